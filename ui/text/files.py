"""What is said about files and screens: what happened to them, and what to do now."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.terms.saying import Says

SENTENCES: dict[Says, str] = {
    Says.LESSON_NOT_FOUND: QT_TRANSLATE_NOOP("Words", "“{file}” is not there any more. Look for it in {folder}, or open another lesson."),
    Says.LESSON_EXISTS: QT_TRANSLATE_NOOP("Words", "“{file}” exists already and was left as it is. Give the lesson another name."),
    Says.LESSON_EMPTY: QT_TRANSLATE_NOOP("Words", "“{file}” is empty. It was left as it is; open another lesson."),
    Says.LESSON_FOREIGN: QT_TRANSLATE_NOOP("Words", "“{file}” is not a lesson of this program. It was left as it is."),
    Says.LESSON_DAMAGED: QT_TRANSLATE_NOOP("Words", "“{file}” is damaged and was left as it is. Open another lesson."),
    Says.LESSON_NEWER: QT_TRANSLATE_NOOP("Words", "“{file}” was made by a newer version of this program. Install that version to open it."),
    Says.LESSON_UNREADABLE: QT_TRANSLATE_NOOP("Words", "“{file}” cannot be read. Check that you may open it."),
    Says.LESSON_READ_ONLY: QT_TRANSLATE_NOOP("Words", "“{file}” can only be looked at: nothing can be written in {folder}."),
    Says.LESSON_BUSY: QT_TRANSLATE_NOOP("Words", "“{file}” is open in another window. Here it can only be looked at."),
    Says.LESSON_UNFIT: QT_TRANSLATE_NOOP("Words", "From here on this lesson does not fit the rules: {why} Undo takes the last entries back."),
    Says.LESSON_DISK_FULL: QT_TRANSLATE_NOOP("Words", "The disk is full: this was not kept. Make room, then confirm again."),
    Says.LESSON_DISK_FAILED: QT_TRANSLATE_NOOP("Words", "The disk did not take it: this was not kept. Confirm again."),
    Says.LESSON_VANISHED: QT_TRANSLATE_NOOP("Words", "{folder} is gone: this was not kept. Plug the stick in again, then confirm again."),
    Says.LESSON_OTHER_EDITION: QT_TRANSLATE_NOOP("Words", "“{file}” is played with an edition that this version does not know. It was left as it is; open it with the version that made it."),
    Says.LESSON_LOOK_ONLY: QT_TRANSLATE_NOOP("Words", "“{file}” can only be looked at, for nothing can be written in {folder}. To play on, open the menu and save it elsewhere."),
    Says.UNSAVED_DISK_FULL: QT_TRANSLATE_NOOP("Words", "The disk is full. The game goes on, and is kept as soon as there is room; or press UNSAVED at the top and save it elsewhere."),
    Says.UNSAVED_DISK_FAILED: QT_TRANSLATE_NOOP("Words", "The disk does not take it. The game goes on, and is kept as soon as the disk does; or press UNSAVED at the top and save it elsewhere."),
    Says.UNSAVED_VANISHED: QT_TRANSLATE_NOOP("Words", "“{file}” is gone from {folder}. The game goes on: plug the stick in again, or press UNSAVED at the top and save it elsewhere."),
    Says.UNSAVED_READ_ONLY: QT_TRANSLATE_NOOP("Words", "Nothing can be written in {folder} now. The game goes on: press UNSAVED at the top and save it elsewhere."),
    Says.UNSAVED_BUSY: QT_TRANSLATE_NOOP("Words", "Another program holds “{file}”. The game goes on, and is kept as soon as the file is free."),
    Says.UNSAVED_DAMAGED: QT_TRANSLATE_NOOP("Words", "“{file}” was changed from outside and is left as it is. The game goes on: press UNSAVED at the top and save it elsewhere."),
    Says.UNSAVED_STILL: QT_TRANSLATE_NOOP("Words", "This game is on no disk yet. Press UNSAVED at the top and save it elsewhere first."),
    Says.KEPT_AGAIN: QT_TRANSLATE_NOOP("Words", "Everything is kept in “{file}” again."),
    Says.SAVED_ELSEWHERE: QT_TRANSLATE_NOOP("Words", "Everything is kept in “{file}” now, in {folder}. The game goes on there."),
    Says.COPY_FAILED: QT_TRANSLATE_NOOP("Words", "No copy could be kept beside “{file}”. The lesson itself is kept, and the copy is tried again."),
    Says.RESCUE_OFFERED: QT_TRANSLATE_NOOP("Words", "{trouble} What can still be read can be opened as a copy."),
    Says.RESCUED: QT_TRANSLATE_NOOP("Words", "This is what could be read of “{file}”, as a lesson of its own. “{file}” was left as it is."),
    Says.RESCUED_NAME: QT_TRANSLATE_NOOP("Words", "{name} (rescued)"),
    Says.DELETED: QT_TRANSLATE_NOOP("Words", "“{file}” and its copies are deleted."),
    Says.DECK_UNSOUND: QT_TRANSLATE_NOOP("Words", "The role cards in “{file}” cannot be used: {fault}"),
    Says.EXPORTED: QT_TRANSLATE_NOOP("Words", "Exported to {folder}"),
    Says.SEES_LIVE: QT_TRANSLATE_NOOP("Words", "LIVE"),
    Says.SEES_NO_WALL: QT_TRANSLATE_NOOP("Words", "NO WALL"),
    Says.SEES_MIRRORED: QT_TRANSLATE_NOOP("Words", "MIRRORED"),
}
