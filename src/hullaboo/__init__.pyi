from hullaboo.bots import bot as bot
from hullaboo.core.bot import Answer as Answer
from hullaboo.core.bot import Bot as Bot
from hullaboo.core.bot import Question as Question
from hullaboo.core.finding import game as game
from hullaboo.core.finding import games as games
from hullaboo.core.world import World as World
from hullaboo.play.fairness import Fair as Fair
from hullaboo.play.match import Match as Match
from hullaboo.play.simulate import Simulation as Simulation

__version__: str
HOMES: dict[str, str]
