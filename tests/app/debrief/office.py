"""LibreOffice without a window, in Spanish: what a teacher's double click makes of a file."""

import shutil
import subprocess

PROGRAM = shutil.which("soffice") or shutil.which("libreoffice")
# separator 59, quote 34, UTF-8, from line 1, any columns, Spanish of Spain, quoted cells not kept as text, numbers looked for
SPANISH_CSV = "CSV:59,34,76,1,,1034,false,true"
_SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>es-ES</value></prop></item>
<item oor:path="/org.openoffice.Office.Linguistic/General"><prop oor:name="DefaultLocale" oor:op="fuse"><value>es-ES</value></prop></item>
</oor:items>
"""


class OfficeProblem(Exception):
    """LibreOffice is not here, or it did not convert a file."""


def converted(files, kind, folder, *, reading=None):
    """The files as LibreOffice saves them in another kind, in their order; raises OfficeProblem where it cannot run."""
    if PROGRAM is None:
        raise OfficeProblem("LibreOffice is not on this machine (soffice); install it, or leave this test to one that has it.")
    user = folder / "office"
    (user / "user").mkdir(parents=True, exist_ok=True)
    (user / "user" / "registrymodifications.xcu").write_text(_SETTINGS, "utf-8")
    out = folder / f"as-{kind}"
    command = [PROGRAM, "--headless", f"-env:UserInstallation={user.as_uri()}", *([f"--infilter={reading}"] if reading else []),
               "--convert-to", kind, "--outdir", str(out), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    made = [out / f"{path.stem}.{kind}" for path in files]
    missing = [path.name for path in made if not path.is_file()]
    if missing:
        raise OfficeProblem(f"{missing}: {done.stdout}{done.stderr}")
    return made


def tool(name):
    """The path of one of poppler's tools; raises OfficeProblem where it is not installed."""
    path = shutil.which(name)
    if path is None:
        raise OfficeProblem(f"{name} is not on this machine; install poppler-utils.")
    return path


def text_of(pdf):
    """The words of a PDF as people read them."""
    return subprocess.run([tool("pdftotext"), "-layout", pdf, "-"], capture_output=True, text=True, check=True).stdout
