"""The Debian package and the portable archive, tried in a root of Debian that was made a minute ago."""

import shlex
import shutil
import subprocess
from pathlib import Path

import bundle
import linux_packages
from smoke_log import Log, SmokeProblem

NAME = bundle.NAME
OLDER = "0.0.1"
LEFT_BEHIND = "_internal/only-in-the-older-version.txt"
TYPE = "application/x-state-in-class-lesson"
# To see that it opens what a desktop opens: a screen, and what desktops ask for the type of a file.
DESKTOP = ("xvfb", "x11-utils", "xdg-utils", "shared-mime-info", "desktop-file-utils", "libfile-mimeinfo-perl", "libglib2.0-bin", "strace",
           "man-db")
TEACHER = "teacher"
LESSON = "Año de prueba, 1ª clase.lesson"  # spaces and accents, as teachers name files


def package(release: str, version: str, place: Path, log: Log) -> None:
    """Install an older version, use it, upgrade it, open a lesson from a desktop, remove it."""
    newest = bundle.DIST / f"{NAME}_{version}_amd64.deb"
    root = Root(fresh(release, place), log)
    install(root, older(place), OLDER)
    use(root, NAME)
    log.require("the older version's own file is there", holds=(root.folder / "opt" / NAME / LEFT_BEHIND).exists())
    install(root, newest, version)
    log.require("the upgrade left none of the older version's files", holds=not (root.folder / "opt" / NAME / LEFT_BEHIND).exists())
    root.call("state-in-class check", "check after the upgrade", user=TEACHER)
    root.call(apt("install", *DESKTOP), "a desktop's programs are installed")
    root.call(f"desktop-file-validate /usr/share/applications/{NAME}.desktop", "the entry for the menu is valid")
    root.call(f"man --warnings {NAME} | head -n 4 | grep -q {NAME}", "the manual has a page", user=TEACHER)
    root.call(started(NAME), "the desk opens", user=TEACHER)
    associated(root)
    remove(root)


def archive(release: str, version: str, place: Path, log: Log) -> None:
    """Unpack the archive into a home, use it from there, delete it."""
    root = Root(fresh(release, place), log)
    needs = linux_packages.depends(bundle.BUILT / "bundle" / NAME)
    libraries = [named_in(release, each.split(" (")[0].split(" | ")[0]) for each in needs.split(", ")]
    root.call(apt("install", *libraries, *DESKTOP), "what a desktop has is installed")
    home = root.folder / "home" / TEACHER
    root.call(f"useradd --create-home {TEACHER}", "a teacher without rights")
    packed = bundle.DIST / f"{NAME}-{version}-linux-x86_64.tar.xz"
    bundle.run("tar", "--extract", "--file", packed, "--directory", home)
    root.call(f"chown -R {TEACHER}: /home/{TEACHER}", "unpacked into a home")
    program = f"/home/{TEACHER}/{NAME}/{NAME}"
    use(root, program)
    settings = home / NAME / bundle.SETTINGS
    trace = f"/home/{TEACHER}/trace"
    root.call(started(f"strace -f -o {trace} -e trace=%file {program}"), "the desk opens", user=TEACHER)
    seen = (home / "trace").read_text(encoding="utf-8", errors="replace")
    log.require("it reads the settings beside it, and none elsewhere",
                holds=str(settings.relative_to(root.folder)) in seen and f".config/{NAME}/" not in seen)
    shutil.rmtree(home / NAME)
    (home / "trace").unlink()
    left = {path.name for path in home.rglob("*") if NAME in path.name}
    log.require("deleted, it leaves nothing behind", holds=not left)
    lesson_stands(root)


# ---------------------------------------------------------------------------------------------------------------- steps


def older(place: Path) -> Path:
    """A package of a version before this one: the same bundle, with a file that this version has no more."""
    source, made = bundle.BUILT / "bundle" / NAME, place / "older" / NAME
    packed = place / f"{NAME}_{OLDER}_amd64.deb"
    if packed.exists() and packed.stat().st_mtime > (source / NAME).stat().st_mtime:
        return packed  # made of this very bundle a trial ago
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(source, made, symlinks=True)
    (made / LEFT_BEHIND).write_text("from before\n", encoding="utf-8")
    return linux_packages.debian(made, OLDER, place)


def install(root: "Root", package: Path, version: str) -> None:
    """With apt, so that what it depends on must be enough."""
    shutil.copy(package, root.folder / "root" / f"{NAME}.deb")
    root.call(apt("install", f"./{NAME}.deb"), f"version {version} is installed")
    said = root.call(f"dpkg-query --show --showformat '${{Version}} ${{Status}}' {NAME}", "dpkg knows it")
    root.log.require(f"dpkg says {version}", holds=said.strip() == f"{version} install ok installed")
    if not (root.folder / "home" / TEACHER).exists():
        root.call(f"useradd --create-home {TEACHER}", "a teacher without rights")


def use(root: "Root", program: str) -> None:
    """Every word that a lesson needs, as the teacher; what the demo played is the lesson that is opened later."""
    root.call(f"{program} check", f"{NAME} check", user=TEACHER)
    root.call(f"{program} demo /home/{TEACHER}/demo", f"{NAME} demo", user=TEACHER)
    root.call(f"cp /home/{TEACHER}/demo/demo.lesson {shlex.quote(lesson())}", "a lesson", user=TEACHER)
    root.call(f"{program} export {shlex.quote(lesson())} --to /home/{TEACHER}/exports", f"{NAME} export", user=TEACHER)
    root.call(f"{program} record {shlex.quote(lesson())} > /home/{TEACHER}/record.json", f"{NAME} record", user=TEACHER)
    root.call(f"{program} replay /home/{TEACHER}/record.json | tail -n 3", f"{NAME} replay", user=TEACHER)


def associated(root: "Root") -> None:
    """A lesson opens as it does from a desktop: its type is ours, our entry answers for the type, and the program has the file open."""
    name = shlex.quote(lesson())
    for asked in (f"xdg-mime query filetype {name}", f"gio info --attributes standard::content-type {name}"):
        root.require_said(asked, TYPE, "a lesson is known for one by its content and its name")
    for asked in (f"xdg-mime query default {TYPE}", f"gio mime {TYPE}"):
        root.require_said(asked, f"{NAME}.desktop", "our entry answers for lessons")
    for opener in ("xdg-open", "gio open"):
        root.call(opened(f"{opener} {name}"), f"a lesson opens with {opener}", user=TEACHER)


def remove(root: "Root") -> None:
    """Nothing of the program is left, in no folder and no list; the lesson is."""
    root.call(apt("purge", NAME), "it is removed")
    places = "/opt /usr /etc /var/lib /home /srv"
    (root.folder / "root").joinpath(f"{NAME}.deb").unlink()
    root.call(f"test -z \"$(find {places} -name '*{NAME}*' -not -path '/var/lib/apt/*')\"", "no file of it is left")
    root.call(f"! grep -rl {NAME} /usr/share/applications /usr/share/mime /var/lib/dpkg/status /home/{TEACHER}/.config", "no list names it")
    lesson_stands(root)


def lesson_stands(root: "Root") -> None:
    """What the teacher made is the teacher's."""
    root.log.require("the lesson is still there", holds=(root.folder / lesson().lstrip("/")).stat().st_size > 0)


def lesson() -> str:
    """Where the teacher keeps the lesson."""
    return f"/home/{TEACHER}/{LESSON}"


def started(command: str) -> str:
    """Start the program on a screen and wait until its window is up."""
    return on_screen(f"{command} & program=$!", f"xwininfo -root -tree | grep -q '\"{NAME}\"'", "kill $program")


def opened(command: str) -> str:
    """Let a desktop open the lesson, and wait until the program holds it."""
    ours = f"for each in /proc/[0-9]*; do case $(readlink $each/exe) in */{NAME})"
    held = f"{ours} readlink $each/fd/* ;; esac; done | grep -qF {shlex.quote(LESSON)}"
    return on_screen(f"{command} &", held, f"{ours} kill ${{each#/proc/}} ;; esac; done")


def on_screen(start: str, holds: str, end: str) -> str:
    """A shell's way to do that: start something on a new X server, look for a minute whether something holds, end it."""
    return f"""
        Xvfb :77 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 & server=$!
        export DISPLAY=:77
        until xwininfo -root >/dev/null 2>&1; do sleep 0.1; done
        {start}
        found=1
        for _ in $(seq 300); do if {holds}; then found=0; break; fi; sleep 0.2; done
        sleep 2
        {end}
        kill $server; wait $server
        exit $found
    """


# --------------------------------------------------------------------------------------------------------------- a root


def apt(word: str, *packages: str) -> str:
    """apt-get without questions and without what is merely recommended."""
    words = ["apt-get", word, "--yes", "--quiet", "--no-install-recommends", *packages]
    return f"DEBIAN_FRONTEND=noninteractive {shlex.join(words)}"


def named_in(release: str, package: str) -> str:
    """The name that a package has in this release."""
    return f"{package}t64" if package == "libglib2.0-0" and release != "bookworm" else package


def fresh(release: str, place: Path) -> Path:
    """A new root of this release of Debian. What debootstrap fetches is kept, packed, for the next time."""
    folder, kept = place / release, place / f"{release}.tar"
    shutil.rmtree(folder, ignore_errors=True)
    if not kept.exists():
        bundle.run("debootstrap", "--variant=minbase", release, folder, mirror())
        bundle.run("chroot", folder, "apt-get", "update", "--quiet", "--quiet")
        bundle.run("tar", "--create", "--file", kept, "--directory", folder, ".")
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    bundle.run("tar", "--extract", "--preserve-permissions", "--file", kept, "--directory", folder)
    return folder


def mirror() -> str:
    """The first mirror of Debian that this system itself uses."""
    sites = bundle.output("apt-get", "indextargets", "--format", "$(SITE)").splitlines()
    return next(site for site in sites if site.endswith("/debian"))


class Root:
    """A root folder in which commands are run, as in a system of its own."""

    def __init__(self, folder: Path, log: Log) -> None:
        self.folder = folder
        self.log = log

    def call(self, script: str, what: str, *, user: str = "root") -> str:
        """Run a shell script there, which must succeed, and return what it printed; its processes end with it."""
        home = "/root" if user == "root" else f"/home/{user}"
        inside = ["chroot", str(self.folder), "runuser", "-u", user, "--", "/bin/sh", "-c", f"cd {home}; {script}"]
        command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.folder / 'proc'}", *inside]
        outcome = subprocess.run(command, env=bare(home), capture_output=True, text=True, timeout=1200, check=False)
        self.log.said(f"$ {' '.join(script.split())}\n{outcome.stdout}{outcome.stderr}")
        if outcome.returncode:
            raise SmokeProblem(f"{what}: it ended with {outcome.returncode}\n{outcome.stdout[-2000:]}{outcome.stderr[-2000:]}")
        self.log.passed(what)
        return outcome.stdout

    def require_said(self, script: str, wanted: str, what: str) -> None:
        """Run a shell script as the teacher; something must be in what it prints."""
        said = self.call(script, f"asked: {script}", user=TEACHER)
        self.log.require(what, holds=wanted in said)


def bare(home: str) -> dict[str, str]:
    """The environment of somebody who has just sat down, in UTF-8."""
    return {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8"}
