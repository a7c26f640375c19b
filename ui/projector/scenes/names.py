"""What the wall calls classes where they head a column; within a sentence they have the names that everything has."""

from app.terms.people import SocialClass
from app.terms.saying import Says

CLASS_NAMES = {SocialClass.UPPER: Says.WALL_UPPER, SocialClass.MIDDLE: Says.WALL_MIDDLE, SocialClass.WORKING: Says.WALL_WORKING}
