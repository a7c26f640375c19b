"""Games once more by the second bank: what it reports after each entry, and what each pay day came to. No slide is asked."""

from functools import cache
from typing import NamedTuple

from app.rules.play import Replay
from tests.app.debrief.recorded import FILES, wrapped
from tests.generated.figures import TAX
from tests.generated.games import game
from tests.generated.oracle import Refused, SecondBank, collected
from tests.replayed import printed, replayed

GENERATED = range(320)


class Payment(NamedTuple):
    """One seat on one pay day: its class and Income then, and the coins that it gave to the middle of the table."""

    round: int
    social_class: str
    income: int
    tax: int


class Story(NamedTuple):
    """A game as the program replays it, and as the second bank does; entries are those that were accepted."""

    name: str
    record: dict
    replay: Replay
    report: dict
    entries: list[dict]
    reports: list[dict]
    payments: list[Payment]
    bank: SecondBank

    @property
    def failed(self) -> bool:
        return self.report["outcome"] == "failed_state"

    @property
    def completed(self) -> bool:
        return self.report["outcome"] == "completed"

    @property
    def rows(self) -> list[dict]:
        """The rounds that have begun."""
        return [*self.report["history"], *([self.bank.row] if self.bank.row else [])]


def told(name: str, record: dict) -> Story:
    bank = SecondBank(record["edition"], record["players"], record["deck"])
    entries, reports, payments = [], [], []
    for entry in record["entries"]:
        paying = _payments(bank, entry) if entry["type"] == "pay_day" and bank.waiting == "pay_day" else []
        try:
            bank.enter(entry)
        except Refused:
            break
        entries.append(entry)
        reports.append(bank.report())
        payments += paying
    whole = replayed(record)
    return Story(name, record, whole, printed(whole), entries, reports, payments, bank)


def _payments(bank: SecondBank, entry: dict) -> list[Payment]:
    due = bank.pay_day_due()
    try:
        _, handed = collected(bank.paid(), due, bank._said(entry.get("handed_over", {}), due))
    except Refused:
        return []
    classes = [role["class"] for role in bank.roles]
    return [
        Payment(bank.round, classes[seat], bank.income(seat), min(handed[seat], TAX[bank.tax][classes[seat]])) for seat in bank.seats
    ]


@cache
def stories() -> tuple[Story, ...]:
    recorded = [told(path.stem, wrapped(path)["record"]) for path in FILES]
    return (*recorded, *(told(f"seed {seed}", game(seed).record) for seed in GENERATED))
