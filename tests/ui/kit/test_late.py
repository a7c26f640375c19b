"""A part that is made when it is first wanted."""

from ui.kit.late import Late


class Whole:
    def __init__(self):
        self.times = 0

    @Late
    def part(self):
        self.times += 1
        return object()


def test_a_part_is_made_once_and_asking_whether_it_is_there_makes_none():
    """DESIGN: what is seen first is painted first; whoever tells a part something later must not make it for that."""
    whole, other = Whole(), Whole()
    assert Whole.part.made(whole) is None
    assert whole.times == 0
    assert whole.part is whole.part is Whole.part.made(whole)
    assert whole.times == 1
    assert Whole.part.made(other) is None
