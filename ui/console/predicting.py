"""When a prediction may still be asked for: until the first round's event has been read."""

from app.asks import DealAsk, EventAsk, PactAsk
from app.views.desk import DeskView


def may_predict(view: DeskView) -> bool:
    """Whether round 1 has not begun."""
    return view.repair is None and view.finished == 0 and view.round <= 1 and isinstance(view.ask, PactAsk | DealAsk | EventAsk)
