"""What the wall calls taxes, services and classes."""

from app.terms.ballots import Tax
from app.terms.people import SocialClass
from app.terms.saying import Says
from app.terms.services import ServiceName

TAX_NAMES = {Tax.A: Says.TAX_A, Tax.B: Says.TAX_B, Tax.C: Says.TAX_C, Tax.D: Says.TAX_D}
SERVICE_NAMES = {ServiceName.HEALTH: Says.HEALTH, ServiceName.EDUCATION: Says.EDUCATION, ServiceName.SHIELD: Says.SHIELD}
CHOICE_NAMES: dict[str, Says] = {**TAX_NAMES, **SERVICE_NAMES}
CLASS_NAMES = {SocialClass.UPPER: Says.WALL_UPPER, SocialClass.MIDDLE: Says.WALL_MIDDLE, SocialClass.WORKING: Says.WALL_WORKING}
CLASS_WORDS = {SocialClass.UPPER: Says.UPPER, SocialClass.MIDDLE: Says.MIDDLE, SocialClass.WORKING: Says.WORKING}  # within a sentence
