; The Windows installer. Built by packaging/dev.py build, which hands over VERSION, BUNDLE, ICON, LICENCE and OUT (and, where the
; installer has to be a 64-bit program itself, STUB).
;
;   setup.exe                     for this user alone, without administrator rights
;   setup.exe /ALLUSERS           for everybody, into Program Files; wants an administrator
;   setup.exe /S                  silently; also with /ALLUSERS, and /D=FOLDER as the last word

Unicode true
!ifdef STUB
  Target ${STUB}
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "A State in Class"
!define PROGRAM "state-in-class"
!define TYPE "StateInClass.Lesson"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\StateInClass"

Name "${NAME}"
OutFile "${OUT}"
InstallDir ""
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey FileDescription "${NAME}, installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT licence; the game: CC BY-NC-SA 4.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"

LangString LESSON ${LANG_ENGLISH} "Lesson of ${NAME}"
LangString LESSON ${LANG_SPANISH} "Clase de ${NAME}"
LangString NO_ADMINISTRATOR ${LANG_ENGLISH} "To install for all users, start this installer as an administrator."
LangString NO_ADMINISTRATOR ${LANG_SPANISH} "Para instalar para todos los usuarios, inicie este instalador como administrador."
LangString RUNNING ${LANG_ENGLISH} "${NAME} is open. Please close it, then try again."
LangString RUNNING ${LANG_SPANISH} "${NAME} está abierto. Ciérrelo y vuelva a intentarlo."
LangString DEEP ${LANG_ENGLISH} "Only a folder of its own can hold the program: this one holds other files."
LangString DEEP ${LANG_SPANISH} "El programa necesita una carpeta propia: esta contiene otros archivos."

!macro chooseUsers UN
  SetRegView 64
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    UserInfo::GetAccountType
    Pop $1
    ${If} $1 != "Admin"
      MessageBox MB_OK|MB_ICONSTOP "$(NO_ADMINISTRATOR)" /SD IDOK
      SetErrorLevel 740
      Quit
    ${EndIf}
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
!macroend

Function .onInit
  !insertmacro chooseUsers ""
  ${If} $INSTDIR == ""
    ReadRegStr $INSTDIR SHCTX "${REMOVAL}" "InstallLocation"
  ${EndIf}
  ${If} $INSTDIR == ""
    ${GetOptions} $0 "/ALLUSERS" $1
    ${If} ${Errors}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
    ${Else}
      StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro chooseUsers "un."
FunctionEnd

; Nobody else may write to the file of a program that runs.
!macro refuseWhileRunning
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
    ClearErrors
    FileOpen $9 "$INSTDIR\${PROGRAM}.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONSTOP "$(RUNNING)" /SD IDOK
      SetErrorLevel 32
      Quit
    ${EndIf}
    FileClose $9
  ${EndIf}
!macroend

; What an installer of ours puts there, of whatever version; lessons and settings lie elsewhere.
!macro removeProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}.exe"
  Delete "$INSTDIR\${PROGRAM}-console.exe"
  Delete "$INSTDIR\uninstall.exe"
!macroend

Section
  !insertmacro refuseWhileRunning
  ; Another program's _internal is not ours to remove.
  ${If} ${FileExists} "$INSTDIR\_internal\*.*"
  ${AndIfNot} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
    MessageBox MB_OK|MB_ICONSTOP "$(DEEP)" /SD IDOK
    SetErrorLevel 183
    Quit
  ${EndIf}
  !insertmacro removeProgram
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}.exe"

  ; Whatever opens such files already goes on doing so.
  ReadRegStr $0 SHCTX "Software\Classes\.lesson" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.lesson" "" "${TYPE}"
  ${EndIf}
  WriteRegStr SHCTX "Software\Classes\.lesson\OpenWithProgids" "${TYPE}" ""
  WriteRegStr SHCTX "Software\Classes\${TYPE}" "" "$(LESSON)"
  WriteRegStr SHCTX "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM}.exe,0"
  WriteRegStr SHCTX "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  ${GetParameters} $3
  ClearErrors
  ${GetOptions} $3 "/ALLUSERS" $4
  StrCpy $4 " /ALLUSERS"
  ${If} ${Errors}
    StrCpy $4 ""
  ${EndIf}
  WriteRegStr SHCTX "${REMOVAL}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${REMOVAL}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe"
  WriteRegStr SHCTX "${REMOVAL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"$4'
  WriteRegStr SHCTX "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe"$4 /S'
  WriteRegStr SHCTX "${REMOVAL}" "URLInfoAbout" "https://stateinclass.org"
  WriteRegDWORD SHCTX "${REMOVAL}" "EstimatedSize" $0
  WriteRegDWORD SHCTX "${REMOVAL}" "NoModify" 1
  WriteRegDWORD SHCTX "${REMOVAL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
  !insertmacro refuseWhileRunning
  !insertmacro removeProgram
  ; Folders that hold anything else stay.
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  ReadRegStr $0 SHCTX "Software\Classes\.lesson" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue SHCTX "Software\Classes\.lesson" ""
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.lesson\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.lesson\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.lesson"
  DeleteRegKey SHCTX "Software\Classes\${TYPE}"
  DeleteRegKey SHCTX "${REMOVAL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
