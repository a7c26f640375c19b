"""One value for each service."""

from app.terms.services import SERVICES, PerService, Service, ServiceName


def test_values_are_reached_by_name_in_the_order_of_the_board():
    """000 §Setup: Health, Education, Social Shield."""
    values = PerService(1, 2, 3)
    assert [values.of(name) for name in SERVICES] == [1, 2, 3] == list(values)
    assert list(values.items()) == [(ServiceName.HEALTH, 1), (ServiceName.EDUCATION, 2), (ServiceName.SHIELD, 3)]
    assert values.total() == 6


def test_a_changed_value_is_another_value():
    """STYLE: a value changes by returning another."""
    values = PerService(1, 2, 3)
    assert [values.with_(name, 9) for name in SERVICES] == [PerService(9, 2, 3), PerService(1, 9, 3), PerService(1, 2, 9)]
    assert values.map(str) == PerService("1", "2", "3")
    assert values == PerService(1, 2, 3)
    assert Service() == Service(1, 0)
