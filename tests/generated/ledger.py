"""A ledger of every coin that changes hands in a game, in double entry: what one account gives, another gets.

It takes the movements from the program's facts and works out no balance in any other way.
"""

from collections import Counter

from app.rules import facts as f


class Ledger:
    """Accounts: the bank, each seat, each fund, the middle of the table, and what waits for a later budget."""

    def __init__(self, kept: list[int], given: int):
        """The coins given out for the pact; what was put in goes back to the bank once it is counted."""
        self.coins = Counter()
        for seat, coins in enumerate(kept):
            self.move("bank", seat, given)
            self.move(seat, "bank", given - coins)

    def move(self, giver, taker, coins):
        self.coins[giver] -= coins
        self.coins[taker] += coins

    def write(self, fact, seats: range):
        """Book all that one fact moves; facts that move no coins are left out."""
        match fact:
            case f.EventHappened():
                self._to_all(seats, [fact.gives] * len(seats))
                self.move("bank", "gift", fact.budget)
            case f.IncomesPaid():
                self._to_all(seats, fact.incomes)
            case f.StormTook():
                for seat in seats:
                    self.move(seat, "bank", min(self.coins[seat], fact.coins))
            case f.Paid():
                self.move("bank", fact.seat, fact.income)
                tax = min(fact.handed_over, fact.tax)
                self.move(fact.seat, "table", tax)
                self.move(fact.seat, "bank", fact.handed_over - tax)
            case f.CardHappened():
                handed_over = self.coins[fact.seat] if fact.handed_over is None else fact.handed_over
                self.move(fact.seat, "bank", handed_over)
                self.move("bank", fact.seat, fact.gives)
                self.move("bank", "reserve", fact.effect.reserve)
            case f.BudgetCounted():
                self.move("reserve", "table", fact.reserve)
                self.move("gift", "table", fact.gift)
            case f.CoinsSplit():
                for name, coins in fact.received.items():
                    self.move("table", name, coins)
            case f.LevelRaised():
                self.move(fact.service, "bank", fact.price)
            case f.CorrectionMade(what="coins"):
                self.move("bank", fact.seat, fact.by)
            case f.CorrectionMade(what="fund"):
                self.move("bank", fact.service, fact.by)

    def _to_all(self, seats, coins):
        for seat in seats:
            self.move("bank", seat, coins[seat])
