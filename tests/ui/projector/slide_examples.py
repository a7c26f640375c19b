"""A slide of every kind with the numbers of a game that could be, in both languages, without names and with names of forty letters."""

from dataclasses import dataclass

from app.terms.saying import Saying, Says, say
from app.views.slides import (
    Band,
    Bar,
    Bars,
    Figure,
    Line,
    Lines,
    Mark,
    Move,
    Pair,
    Part,
    Piece,
    Slide,
    SlideId,
    SlideScene,
    Slopes,
    Thread,
    Tone,
    Waterfall,
    Words,
)
from tests.ui.projector.scenes import LONG
from ui.text.languages import Language

ROLES = (
    ("Director", "Directora", 0),
    ("Surgeon", "Cirujano", 0),
    ("Engineer", "Ingeniera", 1),
    ("Teacher", "Profesor", 1),
    ("Office worker", "Administrativa", 1),
    ("Electrician", "Electricista", 2),
    ("Shop assistant", "Dependienta", 2),
    ("Precarious freelancer", "Autónomo precario", 2),
)
CLASSES = (("upper", "alta"), ("middle", "media"), ("working", "trabajadora"))
CLASS_TONES = (Tone.UPPER, Tone.MIDDLE, Tone.WORKING)
TAX_TONES = (Tone.TAX_A, Tone.TAX_B, Tone.TAX_C, Tone.TAX_D)
SERVICE_TONES = (Tone.HEALTH, Tone.EDUCATION, Tone.SHIELD)
THREE = (Part.SHAPE, Part.AXIS, Part.LABELS)
FOUR = (*THREE, Part.CAUSES)


@dataclass(frozen=True)
class Teller:
    """Says things in one language; with names of forty letters, or with the seats."""

    language: Language
    named: bool = False

    def t(self, english, spanish):
        """A text in the language."""
        return say(Says.VERBATIM, text=spanish if self.language is Language.SPANISH else english)

    def seat(self, at):
        """Who sits there."""
        if self.named:
            return say(Says.VERBATIM, text=LONG[at])
        english, spanish, group = ROLES[at]
        letter = "ABCDEFGH"[at]
        return self.t(f"{letter} · {english} · {CLASSES[group][0]}", f"{letter} · {spanish} · {CLASSES[group][1]}")

    def rounds(self, *, start=False):
        """The places of a game's rounds."""
        first = (self.t("Start", "Inicio"),) if start else ()
        return (*first, *(number(n) for n in range(1, 9)))

    def taxes(self):
        """The four taxes."""
        pairs = (
            ("Flat tax", "Cuota fija"),
            ("Proportional", "Proporcional"),
            ("Progressive", "Progresivo"),
            ("Maximum effort", "Máximo esfuerzo"),
        )
        return tuple(self.t(*pair) for pair in pairs)

    def services(self):
        """The three services."""
        return tuple(self.t(*pair) for pair in (("Health", "Sanidad"), ("Education", "Educación"), ("Social Shield", "Escudo Social")))

    def classes(self):
        """The three classes."""
        return tuple(self.t(*pair) for pair in (("Upper", "Alta"), ("Middle", "Media"), ("Working", "Trabajadora")))


def number(n) -> Saying:
    """A number as a label."""
    return say(Says.VERBATIM, text=str(n))


def slide(tell, id_, heading, news, question, figure, parts=THREE, note=None):
    """A slide with texts in two languages."""
    asks = (tell.t("Why there?", "¿Por qué ahí?"), tell.t("Who could have changed it?", "¿Quién pudo cambiarlo?"))
    return Slide(
        id_,
        tell.t(*heading),
        tell.t(*news) if news else None,
        tell.t(*question),
        asks,
        figure,
        parts,
        tell.t(*note) if note else None,
    )


def slides(language, *, named=False) -> dict[str, Slide]:
    """Every slide of a debrief, and some figures at their fullest."""
    tell = Teller(language, named)
    makers = (
        feelings,
        tension,
        causes,
        last_push,
        taxes,
        votes,
        services,
        money,
        burden,
        tokens,
        classes,
        scores,
        gap,
        pact,
        what_if,
        prediction,
        what_next,
        full_causes,
        crossing,
        few_bars,
        what_ifs,
    )
    return {maker.__name__.replace("_", " "): maker(tell) for maker in makers}


def feelings(tell):
    pairs = (
        ("angry", "enfadado"),
        ("proud", "orgulloso"),
        ("cheated", "engañado"),
        ("relieved", "aliviado"),
        ("powerless", "impotente"),
        ("guilty", "culpable"),
        ("lucky", "con suerte"),
        ("bored", "aburrido"),
        ("responsible", "responsable"),
    )
    return slide(
        tell,
        SlideId.FEELINGS,
        ("How do you feel?", "¿Cómo os sentís?"),
        None,
        ("Choose one word. Which moment of the game does it come from?", "Elige una palabra. ¿De qué momento de la partida viene?"),
        Words(tuple(tell.t(*pair) for pair in pairs)),
        (Part.SHAPE, Part.LABELS),
    )


def tension(tell):
    marks = (
        Mark(4, tell.t("Two cards without Health", "Dos cartas sin Sanidad"), is_cause=True),
        Mark(6, tell.t("Great storm; one could not pay", "Gran tormenta; uno no pudo pagar"), is_cause=True),
        Mark(7, tell.t("All three services at 3", "Los tres servicios en 3"), is_cause=True),
    )
    line = Line(tell.t("Tension", "Tensión"), Tone.INK, (3, 3, 4, 4, 6, 5, 8, 6, 4), marks)
    bands = (
        Band(5, tell.t("−2 points", "−2 puntos")),
        Band(8, tell.t("−5 points", "−5 puntos")),
        Band(10, tell.t("The State fails", "El Estado fracasa")),
    )
    return slide(
        tell,
        SlideId.TENSION,
        ("Tension, round by round", "La Tensión, ronda a ronda"),
        ("Tension peaked in round 6", "El pico llegó en la ronda 6"),
        ("What happened where the line climbs?", "¿Qué pasó donde la línea sube?"),
        Lines(tell.rounds(start=True), (line,), 0, 10, tell.t("Tension at the end of each round", "Tensión al final de cada ronda"), bands),
        FOUR,
    )


def causes(tell):
    moves = (
        Move(tell.t("Great storm", "Gran tormenta"), 1),
        Move(tell.t("4 could not pay", "4 no pudieron pagar"), 6),
        Move(tell.t("Midlife cards", "Cartas del Ecuador de la Vida"), 3),
        Move(tell.t("Health at level 1", "Sanidad en el nivel 1"), 1),
        Move(tell.t("All three services at 3 or above", "Los tres servicios en 3 o más"), -4),
        Move(tell.t("Solidarity at the Crossroads", "Solidaridad en la Encrucijada"), -2),
    )
    return slide(
        tell,
        SlideId.CAUSES,
        ("What moved Tension?", "¿Qué movió la Tensión?"),
        ("Unpaid tax moved it most", "Lo que más: no poder pagar"),
        ("Which of these could the table have prevented?", "¿Cuáles de estas causas pudo evitar la mesa?"),
        Waterfall(3, moves, 8, tell.t("Tension", "Tensión")),
        FOUR,
    )


def last_push(tell):
    """The round in which the State failed."""
    moves = (
        Move(tell.t("Great storm", "Gran tormenta"), 1, Tone.MUTED),
        Move(tell.t("Health at level 1", "Sanidad en el nivel 1"), 1, Tone.MUTED),
        Move(tell.t(f"{tell.seat(5).values['text']} could not pay", f"{tell.seat(5).values['text']} no pudo pagar"), 2),
    )
    return slide(
        tell,
        SlideId.LAST_PUSH,
        ("The last push", "El último empujón"),
        ("One unpaid tax too many", "Un impago de más"),
        ("Was it the last push, or all the others?", "¿Fue el último empujón o todos los demás?"),
        Waterfall(6, moves, 10, tell.t("Tension", "Tensión")),
        FOUR,
    )


def taxes(tell):
    names, raised, chosen = tell.taxes(), (16, 22, 22, 30, 26, 26, 12, 28), (0, 1, 1, 3, 2, 2, 0, 2)
    bars = tuple(
        Bar(round_, (Piece(names[tax], TAX_TONES[tax], coins),), number(coins))
        for round_, tax, coins in zip(tell.rounds(), chosen, raised, strict=True)
    )
    return slide(
        tell,
        SlideId.TAXES,
        ("The taxes, and what they raised", "Los impuestos y lo recaudado"),
        ("Round 4 raised most: 30", "La ronda 4 recaudó más: 30"),
        ("What changed when the tax changed?", "¿Qué cambió al cambiar el impuesto?"),
        Bars(bars, tell.t("Coins raised in each round", "Monedas recaudadas en cada ronda")),
    )


def votes(tell):
    names = tell.taxes()
    counts = ((4, 2, 1, 1), (1, 5, 2, 0), (0, 4, 4, 0), (0, 1, 3, 4), (0, 1, 6, 1), (1, 1, 5, 1), (3, 2, 3, 0), (0, 0, 5, 2))
    marks = {2: ("tie", "empate"), 6: ("tie", "empate"), 4: ("clear majority", "mayoría clara")}
    bars = tuple(
        Bar(
            round_,
            tuple(Piece(names[at], TAX_TONES[at], count) for at, count in enumerate(each)),
            None,
            Mark(n, tell.t(*marks[n])) if n in marks else None,
        )
        for n, (round_, each) in enumerate(zip(tell.rounds(), counts, strict=True))
    )
    return slide(
        tell,
        SlideId.VOTES,
        ("How did you vote?", "¿Cómo votasteis?"),
        ("Two ties, one clear majority", "Dos empates, una mayoría"),
        ("When did you vote for yourself, and when for the country?", "¿Cuándo votaste por ti y cuándo por el país?"),
        Bars(bars, tell.t("Votes in each round", "Votos en cada ronda")),
    )


def services(tell):
    levels = ((1, 1, 2, 2, 2, 3, 3, 3, 4), (1, 2, 2, 3, 2, 2, 2, 3, 3), (1, 1, 1, 1, 2, 2, 3, 3, 3))
    lines = tuple(
        Line(name, tone, values, (Mark(4, tell.t("obsolescence", "obsolescencia")),) if tone is Tone.EDUCATION else (), steps=True)
        for name, tone, values in zip(tell.services(), SERVICE_TONES, levels, strict=True)
    )
    return slide(
        tell,
        SlideId.SERVICES,
        ("The services, level by level", "Los servicios, nivel a nivel"),
        ("Health came first", "La Sanidad fue delante"),
        ("Which service did you miss most, and when?", "¿Qué servicio echasteis más de menos, y cuándo?"),
        Lines(tell.rounds(start=True), lines, 1, 5, tell.t("Level", "Nivel")),
    )


def money(tell):
    names, got = tell.services(), (62, 54, 66)
    left = Bars(
        tuple(Bar(name, (Piece(name, tone, coins),), number(coins)) for name, tone, coins in zip(names, SERVICE_TONES, got, strict=True)),
        tell.t("Coins put in", "Monedas puestas"),
    )
    softened = (
        Bar(tell.t("Softened", "Amortiguado"), (Piece(tell.t("Coins", "Monedas"), Tone.COIN, 29),), number(29)),
        Bar(tell.t("Suffered", "Sufrido"), (Piece(tell.t("Coins", "Monedas"), Tone.COIN, 17),), number(17)),
    )
    right = Bars(softened, tell.t("Coins of Midlife cards", "Monedas de las cartas"))
    return slide(
        tell,
        SlideId.MONEY,
        ("Where did the money go?", "¿Adónde fue el dinero?"),
        ("182 coins in, 29 came back", "Entraron 182; volvieron 29"),
        ("Was it worth paying in?", "¿Valió la pena aportar?"),
        Pair((tell.t("Paid into the services", "Puesto en los servicios"), tell.t("Midlife cards", "Cartas del Ecuador")), (left, right)),
    )


def burden(tell):
    names = tell.classes()
    paid = ((2, 5, 5, 10, 7, 7, 2, 7), (2, 2, 2, 4, 3, 3, 2, 3), (2, 1, 1, 2, 1, 1, 2, 1))
    share = ((17, 42, 42, 83, 58, 58, 17, 58), (29, 29, 29, 57, 43, 43, 29, 43), (50, 25, 25, 50, 25, 25, 50, 25))
    figures = tuple(
        Lines(
            tell.rounds(),
            tuple(Line(n, tone, each) for n, tone, each in zip(names, CLASS_TONES, values, strict=True)),
            0,
            high,
            tell.t(*measure),
        )
        for values, high, measure in ((paid, 10, ("Coins", "Monedas")), (share, 100, ("% of Income", "% de los Ingresos")))
    )
    return slide(
        tell,
        SlideId.BURDEN,
        ("Who carried the tax?", "¿Quién cargó con el impuesto?"),
        ("The rich paid more, at last", "Al final, más los de arriba"),
        ("Which picture is fairer: coins or shares?", "¿Qué imagen es más justa: monedas o porcentajes?"),
        Pair((tell.t("In coins", "En monedas"), tell.t("As a share of Income", "En parte de los Ingresos")), figures),
    )


def tokens(tell):
    name = tell.t("Exclusion tokens", "Fichas de Exclusión")
    bars = tuple(
        Bar(group, (Piece(name, tone, count),), number(count))
        for group, tone, count in zip(tell.classes(), CLASS_TONES, (0, 2, 5), strict=True)
    )
    return slide(
        tell,
        SlideId.TOKENS,
        ("Who got an Exclusion token?", "¿Quién recibió una Ficha?"),
        ("5 of 7 in the working class", "5 de 7, clase trabajadora"),
        ("Bad luck, or bad rules?", "¿Mala suerte o malas reglas?"),
        Bars(bars, tell.t("Exclusion tokens", "Fichas de Exclusión")),
    )


def classes(tell):
    ways = ((2, 2), (2, 2), (1, 1), (1, 2), (1, 0), (0, 0), (0, 1), (0, 0))
    threads = tuple(Thread(tell.seat(at), *way) for at, way in enumerate(ways))
    return slide(
        tell,
        SlideId.CLASSES,
        ("From birth to the end", "Del nacimiento al final"),
        ("Three of you changed class", "Tres cambiasteis de clase"),
        ("What carried them up or down?", "¿Qué los subió o los bajó?"),
        Slopes(tuple(reversed(tell.classes())), threads, tell.t("At birth", "Al nacer"), tell.t("At the end", "Al final")),
    )


def scores(tell):
    names = (
        tell.t("Savings", "Ahorros"),
        tell.t("Quality of life", "Calidad de vida"),
        tell.t("Legacy", "Legado"),
        tell.t("Tokens", "Fichas"),
    )
    tones = (Tone.COIN, Tone.DIVIDEND, Tone.LEGACY, Tone.TOKEN)
    rows = ((24, 9, 8, 0), (20, 9, 8, -3), (15, 10, 8, 0), (14, 9, 8, -3), (12, 11, 8, -3), (9, 9, 8, -6), (7, 10, 8, -6), (4, 9, 8, -9))
    bars = tuple(
        Bar(tell.seat(at), tuple(Piece(*each) for each in zip(names, tones, row, strict=True)), number(sum(row)))
        for at, row in enumerate(rows)
    )
    return slide(
        tell,
        SlideId.SCORES,
        ("What are the points made of?", "¿De qué están hechos los puntos?"),
        ("Savings decided it", "Decidieron los ahorros"),
        ("Which part was earned by all together?", "¿Qué parte la ganasteis entre todos?"),
        Bars(bars, tell.t("Points", "Puntos"), upright=False),
    )


def gap(tell):
    values = ((1, 1.4, 1.8, 2.5, 4.2, 4.8, 5.5, 6),)
    lines = tuple(Line(tell.t("richest : poorest", "más rico : más pobre"), Tone.COIN, each) for each in values)
    gini = (Line(tell.t("Gini", "Gini"), Tone.INK, (0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4)),)
    return slide(
        tell,
        SlideId.GAP,
        ("How far apart are you?", "¿A qué distancia estáis?"),
        ("The richest has 6 times as much", "Quien más tiene: 6 veces más"),
        ("Is that a fair country?", "¿Es un país justo?"),
        Pair(
            (tell.t("Richest to poorest", "De más rico a más pobre"), tell.t("Gini", "Gini")),
            (
                Lines(tell.rounds(), lines, 0, 6, tell.t("times", "veces")),
                Lines(tell.rounds(), gini, 0, 1, tell.t("0 all equal, 1 one has all", "0 todos igual, 1 uno lo tiene todo")),
            ),
        ),
        note=("Few players: orientation only.", "Pocos jugadores: solo orienta."),
    )


def pact(tell):
    given = (1, 0, 2, 3, 3, 2, 3, 1)
    bars = tuple(
        Bar(
            tell.seat(at),
            (
                Piece(tell.t("Given", "Entregado"), Tone.COIN, each),
                Piece(tell.t("Kept", "Guardado"), Tone.MUTED, 3 - each),
            ),
            number(each),
        )
        for at, each in enumerate(given)
    )
    return slide(
        tell,
        SlideId.PACT,
        ("The pact", "El pacto"),
        ("15 of 24 coins were given", "Se entregaron 15 de 24"),
        ("Would you do it again?", "¿Lo volveríais a hacer?"),
        Bars(bars, tell.t("Coins given to the pact", "Monedas entregadas al pacto"), upright=False),
        (Part.SHAPE, Part.AXIS, Part.LABELS),
    )


def what_if(tell):
    real = Line(tell.t("As it was", "Como fue"), Tone.INK, (3, 3, 4, 4, 6, 5, 8, 6, 4))
    other = Line(
        tell.t("Progressive in round 1", "Progresivo en la ronda 1"),
        Tone.TAX_C,
        (3, 3, 3, 2, 3, 2, None, None, None),
        (Mark(5, tell.t("from here on it is another game", "desde aquí ya es otra partida")),),
    )
    return slide(
        tell,
        SlideId.WHAT_IF,
        ("What if…?", "¿Y si…?"),
        ("Three less by round 4", "Tres menos en la ronda 4"),
        ("Which single change would have saved the country?", "¿Qué único cambio habría salvado al país?"),
        Lines(tell.rounds(start=True), (real, other), 0, 10, tell.t("Tension", "Tensión")),
    )


def prediction(tell):
    expected = Bars(
        tuple(
            Bar(name, (Piece(tell.t("hands", "manos"), Tone.INK, hands),), number(hands))
            for name, hands in (
                (tell.t("Legacy", "Legado"), 14),
                (tell.t("No legacy", "Sin legado"), 9),
                (tell.t("Failed State", "Estado fallido"), 4),
            )
        ),
        tell.t("Hands raised", "Manos levantadas"),
    )
    return slide(
        tell,
        SlideId.PREDICTION,
        ("What did you expect?", "¿Qué esperabais?"),
        ("Half of you were right", "La mitad acertó"),
        ("What did you not see coming?", "¿Qué no visteis venir?"),
        Pair(
            (tell.t("Before round 1", "Antes de la ronda 1"), tell.t("What came", "Lo que pasó")),
            (
                expected,
                Words((tell.t("Legacy: the levels add up to 12", "Legado: los niveles suman 12"), tell.t("Tension 4", "Tensión 4"))),
            ),
        ),
    )


def what_next(tell):
    return slide(
        tell,
        SlideId.NEXT,
        ("What next?", "¿Y ahora?"),
        None,
        ("Finish one of these sentences.", "Termina una de estas frases."),
        Words(
            (
                tell.t("If we played again, I would …", "Si jugáramos otra vez, yo …"),
                tell.t("In our country, I should like …", "En nuestro país me gustaría …"),
                tell.t("What I still do not understand is …", "Lo que aún no entiendo es …"),
            )
        ),
        (Part.SHAPE, Part.LABELS),
    )


def full_causes(tell):
    """A waterfall as long as it may be."""
    moves = tuple(
        Move(
            tell.t(f"{tell.seat(n % 8).values['text']} could not pay", f"{tell.seat(n % 8).values['text']} no pudo pagar"),
            (2, -1, 1)[n % 3],
        )
        for n in range(10)
    )
    return slide(
        tell,
        SlideId.CAUSES,
        ("What moved Tension?", "¿Qué movió la Tensión?"),
        ("Unpaid tax moved it most", "Lo que más: no poder pagar"),
        ("Which of these could the table have prevented?", "¿Cuáles de estas causas pudo evitar la mesa?"),
        Waterfall(3, moves, 10, tell.t("Tension", "Tensión")),
        FOUR,
    )


def crossing(tell):
    """Everybody goes from one end to the other."""
    threads = tuple(Thread(tell.seat(at), 2 if at < 4 else 0, 0 if at < 4 else 2) for at in range(8))
    return slide(
        tell,
        SlideId.CLASSES,
        ("From birth to the end", "Del nacimiento al final"),
        ("All of you changed class", "Todos cambiasteis de clase"),
        ("What carried them up or down?", "¿Qué los subió o los bajó?"),
        Slopes(tuple(reversed(tell.classes())), threads, tell.t("At birth", "Al nacer"), tell.t("At the end", "Al final")),
    )


def few_bars(tell):
    """Few pieces, whose values are said, and one that hangs below."""
    names = (tell.t("Services", "Servicios"), tell.t("Tokens", "Fichas"))
    bars = tuple(
        Bar(
            name,
            (Piece(names[0], Tone.EDUCATION, up), Piece(names[1], Tone.WORKING, down)),
            None,
            Mark(at, tell.t("level", "nivel"), is_cause=True),
        )
        for at, (name, up, down) in enumerate(zip(tell.classes(), (9, 8, 8), (-1, -3, -6), strict=True))
    )
    return slide(
        tell,
        SlideId.TOKENS,
        ("Points by class", "Puntos por clase"),
        ("Tokens weigh on one class", "Las Fichas pesan en una clase"),
        ("Is it fair?", "¿Es justo?"),
        Bars(bars, tell.t("Points", "Puntos")),
        FOUR,
    )


def what_ifs(tell):
    """Four games beside each other, which meet at the end."""
    values = ((3, 4, 5, 6, 7, 8, 8, 9, 9), (3, 4, 4, 5, 5, 6, 7, 8, 9), (3, 3, 4, 4, 6, 5, 8, 6, 9), (3, 4, 5, 6, 8, 10, None, None, None))
    lines = tuple(Line(name, tone, each) for name, tone, each in zip(tell.taxes(), TAX_TONES, values, strict=True))
    return slide(
        tell,
        SlideId.WHAT_IF,
        ("What if the first tax…?", "¿Y si el primer impuesto…?"),
        ("No tax alone would save it", "Ninguno lo salva solo"),
        ("Which single change would have saved the country?", "¿Qué único cambio habría salvado al país?"),
        Lines(tell.rounds(start=True), lines, 0, 10, tell.t("Tension", "Tensión")),
    )


def scene(each: Slide, shown=None, number_=3, of=16) -> SlideScene:
    """A slide on the wall, whole or with so many parts."""
    return SlideScene(each, len(each.parts) if shown is None else shown, number_, of)


FIGURES: tuple[type[Figure], ...] = (Lines, Bars, Waterfall, Slopes, Words, Pair)
NAMES = tuple(slides(Language.ENGLISH))
