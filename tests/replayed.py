"""A record in plain values, replayed by the program: what a test about games starts from."""

import json

from msgspec import json as fast

from app.codec import Record, record_from
from app.editions.settings import setting_of
from app.report import report
from app.rules.play import Replay, replay


def record_of_plain(plain: dict) -> Record:
    return record_from(json.dumps(plain).encode())


def replayed(plain: dict) -> Replay:
    record = record_of_plain(plain)
    return replay(setting_of(record.header), record.entries)


def printed(whole: Replay) -> dict:
    """The report of a replay as it is read again from what is printed."""
    return fast.decode(fast.encode(report(whole)))


def printed_after(whole: Replay, entries: int) -> dict:
    """The report as it was after so many entries."""
    return printed(Replay(whole.start, whole.played[:entries]))


def without_message(report_: dict) -> dict:
    """A report without the one thing that is not compared (RECORD §The report: `message`)."""
    refused = report_["refused"]
    return report_ | {"refused": refused and {"entry": refused["entry"], "code": refused["code"]}}
