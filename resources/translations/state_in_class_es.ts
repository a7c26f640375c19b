<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>Words</name>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>{text}</source>
            <translation>{text}</translation>
        </message>
        <message>
            <source>{parts}</source>
            <translation>{parts}</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Sanidad</translation>
        </message>
        <message>
            <source>Education</source>
            <translation>Educación</translation>
        </message>
        <message>
            <source>Social Shield</source>
            <translation>Escudo Social</translation>
        </message>
        <message>
            <source>The country</source>
            <translation>El país</translation>
        </message>
        <message>
            <source>Flat tax</source>
            <translation>Impuesto único</translation>
        </message>
        <message>
            <source>Proportional</source>
            <translation>Proporcional</translation>
        </message>
        <message>
            <source>Progressive</source>
            <translation>Progresivo</translation>
        </message>
        <message>
            <source>Maximum effort</source>
            <translation>Esfuerzo máximo</translation>
        </message>
        <message>
            <source>upper</source>
            <translation>alta</translation>
        </message>
        <message>
            <source>middle</source>
            <translation>media</translation>
        </message>
        <message>
            <source>working</source>
            <translation>baja</translation>
        </message>
        <message>
            <source>Tension</source>
            <translation>Tensión</translation>
        </message>
        <message>
            <source>With the opening pact</source>
            <translation>Con pacto inicial</translation>
        </message>
        <message>
            <source>Without the pact</source>
            <translation>Sin pacto</translation>
        </message>
        <message>
            <source>Company director</source>
            <translation>Directora de empresa</translation>
        </message>
        <message>
            <source>Surgeon</source>
            <translation>Cirujana</translation>
        </message>
        <message>
            <source>Engineer</source>
            <translation>Ingeniera</translation>
        </message>
        <message>
            <source>Secondary school teacher</source>
            <translation>Profesor de Secundaria</translation>
        </message>
        <message>
            <source>Office worker</source>
            <translation>Oficinista</translation>
        </message>
        <message>
            <source>Electrician</source>
            <translation>Electricista</translation>
        </message>
        <message>
            <source>Shop assistant</source>
            <translation>Dependiente</translation>
        </message>
        <message>
            <source>Precarious freelancer</source>
            <translation>Autónoma precaria</translation>
        </message>
        <message>
            <source>Landlord</source>
            <translation>Rentista</translation>
        </message>
        <message>
            <source>Nurse</source>
            <translation>Enfermero</translation>
        </message>
        <message>
            <source>Waiter</source>
            <translation>Camarero</translation>
        </message>
        <message>
            <source>Falls short of Get By</source>
            <translation>No llega a Salir adelante</translation>
        </message>
        <message>
            <source>Get By</source>
            <translation>Salir adelante</translation>
        </message>
        <message>
            <source>Live Well</source>
            <translation>Vivir bien</translation>
        </message>
        <message>
            <source>Thrive</source>
            <translation>Prosperar</translation>
        </message>
        <message>
            <source>Economic boom</source>
            <translation>Auge económico</translation>
        </message>
        <message>
            <source>Seasonal flu</source>
            <translation>Fiebre estacional</translation>
        </message>
        <message>
            <source>Cost-of-living crisis</source>
            <translation>Crisis de precios</translation>
        </message>
        <message>
            <source>The Midlife Crossroads</source>
            <translation>El Ecuador de la Vida</translation>
        </message>
        <message>
            <source>Tech breakthrough</source>
            <translation>Milagro tecnológico</translation>
        </message>
        <message>
            <source>Great storm</source>
            <translation>Gran temporal</translation>
        </message>
        <message>
            <source>Social peace</source>
            <translation>Paz social</translation>
        </message>
        <message>
            <source>The Legacy</source>
            <translation>El Legado</translation>
        </message>
        <message>
            <source>The economy is doing well: everyone receives {coins}.</source>
            <translation>La economía va bien: cada jugador recibe {coins}.</translation>
        </message>
        <message>
            <source>With Health at level {level} or lower, everyone's Cost of Living is {cost} higher this round.</source>
            <translation>Con Sanidad en nivel {level} o menos, el Coste Vital de todos sube {cost} esta ronda.</translation>
        </message>
        <message>
            <source>With Social Shield at level {level} or lower, everyone's Cost of Living is {cost} higher this round.</source>
            <translation>Con Escudo Social en nivel {level} o menos, el Coste Vital de todos sube {cost} esta ronda.</translation>
        </message>
        <message>
            <source>Nobody votes and nobody pays: everyone receives their Income, then draws one card.</source>
            <translation>Ni se vota ni se paga: cada jugador cobra sus Ingresos y roba una carta.</translation>
        </message>
        <message>
            <source>With Education at level {level} or higher, the middle and working classes earn {coins} more for the rest of the game.</source>
            <translation>Con Educación en nivel {level} o más, las clases media y baja cobran {coins} más el resto de la partida.</translation>
        </message>
        <message>
            <source>With Health and Social Shield both at level {level} or lower, everyone loses {most}; otherwise {least}.</source>
            <translation>Con Sanidad y Escudo Social en nivel {level} o menos, cada jugador pierde {most}; si no, {least}.</translation>
        </message>
        <message>
            <source>Tension rises by {tension}. {rule}</source>
            <translation>La Tensión sube {tension}. {rule}</translation>
        </message>
        <message>
            <source>With Tension at {tension} or lower, {coins} are added to this round's budget.</source>
            <translation>Con la Tensión en {tension} o menos, se suman {coins} al presupuesto de esta ronda.</translation>
        </message>
        <message>
            <source>The last round. After it, everyone opens their envelope.</source>
            <translation>La última ronda. Después, cada jugador abre su sobre.</translation>
        </message>
        <message>
            <source>Everyone: +{coins}</source>
            <translation>Todos: +{coins}</translation>
        </message>
        <message>
            <source>Cost of Living +{cost} this round</source>
            <translation>Coste Vital +{cost} esta ronda</translation>
        </message>
        <message>
            <source>It does not come to that: nothing changes</source>
            <translation>No llega a tanto: nada cambia</translation>
        </message>
        <message>
            <source>Everyone receives their Income</source>
            <translation>Todos cobran sus Ingresos</translation>
        </message>
        <message>
            <source>Middle and working classes: Income +{coins}</source>
            <translation>Clases media y baja: Ingresos +{coins}</translation>
        </message>
        <message>
            <source>Everyone loses {coins}</source>
            <translation>Todos pierden {coins}</translation>
        </message>
        <message>
            <source>It brings Tension to 10</source>
            <translation>Lleva la Tensión a 10</translation>
        </message>
        <message>
            <source>{coins} more for the budget</source>
            <translation>{coins} más para el presupuesto</translation>
        </message>
        <message>
            <source>Round 8 of 8</source>
            <translation type="vanished">Ronda 8 de 8</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation>Ronda {round} de {rounds}</translation>
        </message>
        <message>
            <source>Serious illness</source>
            <translation>Enfermedad grave</translation>
        </message>
        <message>
            <source>Your mother can no longer cope alone</source>
            <translation>Tu madre ya no puede sola</translation>
        </message>
        <message>
            <source>You hit rock bottom</source>
            <translation>Te hundes</translation>
        </message>
        <message>
            <source>The waiting list</source>
            <translation>La lista de espera</translation>
        </message>
        <message>
            <source>Eviction</source>
            <translation>Desahucio</translation>
        </message>
        <message>
            <source>Nine months out of work</source>
            <translation>Nueve meses en paro</translation>
        </message>
        <message>
            <source>Your daughter is born</source>
            <translation>Nace tu hija</translation>
        </message>
        <message>
            <source>The inheritance</source>
            <translation>La herencia</translation>
        </message>
        <message>
            <source>Your job becomes obsolete</source>
            <translation>Obsolescencia laboral</translation>
        </message>
        <message>
            <source>Your daughter's degree</source>
            <translation>La carrera de tu hija</translation>
        </message>
        <message>
            <source>The civil service exam</source>
            <translation>La oposición</translation>
        </message>
        <message>
            <source>Nothing happens to you</source>
            <translation>A ti no te pasa nada</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>No pasa nada.</translation>
        </message>
        <message>
            <source>Pay {coins}.</source>
            <translation>Paga {coins}.</translation>
        </message>
        <message>
            <source>Pay {coins}. An Exclusion token if you cannot.</source>
            <translation>Paga {coins}. Ficha de Exclusión si no llegas.</translation>
        </message>
        <message>
            <source>You lose half of your coins, rounded up, and {coins} more.</source>
            <translation>Pierdes la mitad de tus monedas, redondeando hacia arriba, y {coins} más.</translation>
        </message>
        <message>
            <source>You go down to 0.</source>
            <translation>Te quedas a 0.</translation>
        </message>
        <message>
            <source>You lose everything. An Exclusion token if you had nothing.</source>
            <translation>Lo pierdes todo. Ficha de Exclusión si ya estabas a 0.</translation>
        </message>
        <message>
            <source>You receive {coins}.</source>
            <translation>Recibes {coins}.</translation>
        </message>
        <message>
            <source>{coins} more go to the next budget.</source>
            <translation>{coins} más van al próximo presupuesto.</translation>
        </message>
        <message>
            <source>You move up a class.</source>
            <translation>Subes de clase.</translation>
        </message>
        <message>
            <source>You move down a class.</source>
            <translation>Bajas de clase.</translation>
        </message>
        <message>
            <source>Tension rises by {tension}.</source>
            <translation>La Tensión sube {tension}.</translation>
        </message>
        <message>
            <source>Level {low}–{high}</source>
            <translation>Nivel {low}–{high}</translation>
        </message>
        <message>
            <source>Level {level}</source>
            <translation>Nivel {level}</translation>
        </message>
        <message>
            <source>Sum {high} or less</source>
            <translation>Suma {high} o menos</translation>
        </message>
        <message>
            <source>Sum {low}–{high}</source>
            <translation>Suma {low}–{high}</translation>
        </message>
        <message>
            <source>Sum {low} or more</source>
            <translation>Suma {low} o más</translation>
        </message>
        <message>
            <source>{service}: level {level}</source>
            <translation>{service}: nivel {level}</translation>
        </message>
        <message>
            <source>The three services: {level}</source>
            <translation>Los tres servicios: {level}</translation>
        </message>
        <message>
            <source>{name} could not pay</source>
            <translation>{name} no pudo pagar</translation>
        </message>
        <message>
            <source>{name}'s card</source>
            <translation>La carta de {name}</translation>
        </message>
        <message>
            <source>{name}'s card: a weak State</source>
            <translation>La carta de {name}: un Estado débil</translation>
        </message>
        <message>
            <source>{service} at level 1</source>
            <translation>{service} en nivel 1</translation>
        </message>
        <message>
            <source>All three services at {level} or above</source>
            <translation>Los tres servicios en {level} o más</translation>
        </message>
        <message>
            <source>A correction</source>
            <translation>Una corrección</translation>
        </message>
        <message>
            <source>Pact: {coins} put in, Tension {tension}</source>
            <translation>Pacto: {coins} aportadas, Tensión {tension}</translation>
        </message>
        <message>
            <source>Roles dealt</source>
            <translation>Roles repartidos</translation>
        </message>
        <message>
            <source>Event: {event}</source>
            <translation>Suceso: {event}</translation>
        </message>
        <message>
            <source>Tax vote: A {a}, B {b}, C {c}, D {d}</source>
            <translation>Voto del impuesto: A {a}, B {b}, C {c}, D {d}</translation>
        </message>
        <message>
            <source>Tie: {name} chose {choice}</source>
            <translation>Empate: {name} eligió {choice}</translation>
        </message>
        <message>
            <source>Tie: {name} voted for neither</source>
            <translation>Empate: {name} no votó ninguna</translation>
        </message>
        <message>
            <source>Pay day: everyone paid</source>
            <translation>Cobro y pago: pagaron todos</translation>
        </message>
        <message>
            <source>Pay day: {names} could not pay</source>
            <translation>Cobro y pago: sin llegar a pagar: {names}</translation>
        </message>
        <message>
            <source>Budget vote: Health {health}, Education {education}, Shield {shield}</source>
            <translation>Voto del presupuesto: Sanidad {health}, Educación {education}, Escudo {shield}</translation>
        </message>
        <message>
            <source>{name}: {card}</source>
            <translation>{name}: {card}</translation>
        </message>
        <message>
            <source>{name}: {card}, {amount}</source>
            <translation>{name}: {card}, {amount}</translation>
        </message>
        <message>
            <source>The bell: the game ends after round {round}</source>
            <translation>El timbre: la partida acaba tras la ronda {round}</translation>
        </message>
        <message>
            <source>Final count: envelopes opened</source>
            <translation>Recuento: sobres abiertos</translation>
        </message>
        <message>
            <source>Correction: {name} {amount} coins</source>
            <translation>Corrección: {name} {amount} monedas</translation>
        </message>
        <message>
            <source>Correction: Tension {amount}</source>
            <translation>Corrección: Tensión {amount}</translation>
        </message>
        <message>
            <source>Correction: {service} level {amount}</source>
            <translation>Corrección: nivel de {service} {amount}</translation>
        </message>
        <message>
            <source>Correction: {service} fund {amount}</source>
            <translation>Corrección: hucha de {service} {amount}</translation>
        </message>
        <message>
            <source>Round {round} · {what}</source>
            <translation>Ronda {round} · {what}</translation>
        </message>
        <message>
            <source>Tension {by} to {to}: {cause}</source>
            <translation>Tensión {by}, queda en {to}: {cause}</translation>
        </message>
        <message>
            <source>Tension stays at {to}: {cause}</source>
            <translation>La Tensión sigue en {to}: {cause}</translation>
        </message>
        <message>
            <source>{tax} is in force</source>
            <translation>{tax}: impuesto vigente</translation>
        </message>
        <message>
            <source>Nobody voted: {tax} carries over</source>
            <translation>No votó nadie: se prorroga {tax}</translation>
        </message>
        <message>
            <source>{name} takes an Exclusion token</source>
            <translation>{name} recibe una Ficha de Exclusión</translation>
        </message>
        <message>
            <source>Budget of {budget}: Health {health}, Education {education}, Shield {shield}</source>
            <translation>Presupuesto de {budget}: Sanidad {health}, Educación {education}, Escudo {shield}</translation>
        </message>
        <message>
            <source>{service} rises to level {level}; {price} coins go back to the bank</source>
            <translation>{service} sube al nivel {level}; {price} monedas vuelven a la banca</translation>
        </message>
        <message>
            <source>Obsolescence: each service drops one level, the coins in the funds stay</source>
            <translation>Obsolescencia: cada servicio baja un nivel, las monedas de las huchas se quedan</translation>
        </message>
        <message>
            <source>{name} hands in {before} and takes {after}</source>
            <translation>{name} entrega {before} y toma {after}</translation>
        </message>
        <message>
            <source>{name} keeps {role}: the spare of the new class is taken</source>
            <translation>{name} conserva {role}: el repuesto de la nueva clase ya se ha cogido</translation>
        </message>
        <message>
            <source>{name} hands over {coins} and takes a token</source>
            <translation>{name} entrega {coins} y recibe una ficha</translation>
        </message>
        <message>
            <source>{name} gives {coins}</source>
            <translation>{name} entrega {coins}</translation>
        </message>
        <message>
            <source>{name} gives everything</source>
            <translation>{name} lo entrega todo</translation>
        </message>
        <message>
            <source>The bank gives {name} {coins}</source>
            <translation>La banca da {coins} a {name}</translation>
        </message>
        <message>
            <source>{coins} are set aside for round 5's budget</source>
            <translation>{coins} se guardan para el presupuesto de la ronda 5</translation>
        </message>
        <message>
            <source>Pay every Income</source>
            <translation>Paga todos los Ingresos</translation>
        </message>
        <message>
            <source>The storm takes {coins} from each player</source>
            <translation>El temporal quita {coins} a cada jugador</translation>
        </message>
        <message>
            <source>Tension has reached 10: the State has failed</source>
            <translation>La Tensión ha llegado a 10: el Estado ha fracasado</translation>
        </message>
        <message>
            <source>{name} has {counted}; between {low} and {high} seemed possible</source>
            <translation>{name} tiene {counted}; parecía posible entre {low} y {high}</translation>
        </message>
        <message>
            <source>The revealed contributions add up to {revealed}; {counted} were counted</source>
            <translation>Las aportaciones reveladas suman {revealed}; se contaron {counted}</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <source>Something else comes first: {expected}.</source>
            <translation>Antes toca otra cosa: {expected}.</translation>
        </message>
        <message>
            <source>There is no seat {seat} at this table.</source>
            <translation>En esta mesa no hay asiento {seat}.</translation>
        </message>
        <message>
            <source>The one who decides is {asked}, not {name}.</source>
            <translation>Decide {asked}, no {name}.</translation>
        </message>
        <message>
            <source>Each role in play is dealt exactly once.</source>
            <translation>Cada rol en juego se reparte exactamente una vez.</translation>
        </message>
        <message>
            <source>{value} is out of bounds: {low} to {high} is possible.</source>
            <translation>{value} no puede ser: es posible de {low} a {high}.</translation>
        </message>
        <message>
            <source>{votes} tokens are more than {players} players can cast.</source>
            <translation>{votes} fichas son más de las que caben con {players} jugadores.</translation>
        </message>
        <message>
            <source>“{choice}” is not one of the choices.</source>
            <translation>«{choice}» no es una de las opciones.</translation>
        </message>
        <message>
            <source>“{card}” was drawn before.</source>
            <translation>«{card}» ya ha salido.</translation>
        </message>
        <message>
            <source>{name} has read a card already.</source>
            <translation>{name} ya ha leído su carta.</translation>
        </message>
        <message>
            <source>Nothing is asked of {name}.</source>
            <translation>A {name} no se le pide nada.</translation>
        </message>
        <message>
            <source>{name} owes {asked}; {handed_over} is more than that.</source>
            <translation>{name} debe {asked}; {handed_over} es más.</translation>
        </message>
        <message>
            <source>There must be one number for each of {players} players.</source>
            <translation>Tiene que haber un número por cada uno de los {players} jugadores.</translation>
        </message>
        <message>
            <source>This edition has no pact.</source>
            <translation>Esta edición no tiene pacto.</translation>
        </message>
        <message>
            <source>{name}: {said} does not fit what was entered before. Between {low} and {high} would be possible.</source>
            <translation>{name}: {said} no encaja con lo anotado antes. Sería posible entre {low} y {high}.</translation>
        </message>
        <message>
            <source>{name}: {said} does not fit what was entered before. Only {low} would be possible.</source>
            <translation>{name}: {said} no encaja con lo anotado antes. Solo sería posible {low}.</translation>
        </message>
        <message>
            <source>{name} must choose: everyone else who voted otherwise has passed.</source>
            <translation>{name} tiene que elegir: los demás que votaron otra cosa ya han pasado.</translation>
        </message>
        <message>
            <source>How much did {name} hand over? It cannot be known.</source>
            <translation>¿Cuánto ha entregado {name}? No se puede saber.</translation>
        </message>
        <message>
            <source>Correct {name} by {amount} coins</source>
            <translation>Corregir a {name} en {amount} monedas</translation>
        </message>
        <message>
            <source>Pact</source>
            <translation>Pacto</translation>
        </message>
        <message>
            <source>Roles</source>
            <translation>Roles</translation>
        </message>
        <message>
            <source>Round 1</source>
            <translation>Ronda 1</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Suceso</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <source>Debate and tax vote</source>
            <translation>Debate y voto del impuesto</translation>
        </message>
        <message>
            <source>Pay day</source>
            <translation>Cobro y pago</translation>
        </message>
        <message>
            <source>Budget vote</source>
            <translation>Voto del presupuesto</translation>
        </message>
        <message>
            <source>Midlife cards</source>
            <translation>Cartas del Ecuador</translation>
        </message>
        <message>
            <source>Class changes</source>
            <translation>Cambios de clase</translation>
        </message>
        <message>
            <source>Round end</source>
            <translation>Fin de ronda</translation>
        </message>
        <message>
            <source>Final count</source>
            <translation>Recuento</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Count the coins in the voting bag.</source>
            <translation>Cuenta las monedas de la bolsa de voto.</translation>
        </message>
        <message>
            <source>Say the total aloud, never who put in how much. The coins go back to the bank.</source>
            <translation>Di el total en voz alta, nunca quién ha puesto cuánto. Las monedas vuelven a la banca.</translation>
        </message>
        <message>
            <source>Set Tension</source>
            <translation>Fijar la Tensión</translation>
        </message>
        <message>
            <source>Deal the roles, face up.</source>
            <translation>Reparte los roles, boca arriba.</translation>
        </message>
        <message>
            <source>Let the console deal, or enter the cards as they lie on the table.</source>
            <translation>Deja que reparta la consola, o anota las cartas como están en la mesa.</translation>
        </message>
        <message>
            <source>The roles are dealt</source>
            <translation>Roles repartidos</translation>
        </message>
        <message>
            <source>Read out the event of round {round}.</source>
            <translation>Lee en voz alta el suceso de la ronda {round}.</translation>
        </message>
        <message>
            <source>Nobody knows it before you read it. It reaches the wall when you confirm.</source>
            <translation>Nadie lo conoce hasta que lo lees. Llega a la pared cuando confirmas.</translation>
        </message>
        <message>
            <source>I have read it</source>
            <translation>Ya lo he leído</translation>
        </message>
        <message>
            <source>Count the tax tokens from the voting bag.</source>
            <translation>Cuenta las fichas de impuesto de la bolsa de voto.</translation>
        </message>
        <message>
            <source>Type A, B, C, D as they come out, or the four numbers. Backspace takes one back.</source>
            <translation>Teclea A, B, C, D según salen, o los cuatro números. Retroceso quita una.</translation>
        </message>
        <message>
            <source>Count the votes</source>
            <translation>Contar los votos</translation>
        </message>
        <message>
            <source>Ask {name}: which of these did you vote for?</source>
            <translation>Pregunta a {name}: ¿por cuál de estas votaste?</translation>
        </message>
        <message>
            <source>Ask {name}: which service comes first?</source>
            <translation>Pregunta a {name}: ¿qué servicio va antes?</translation>
        </message>
        <message>
            <source>{name} decides: the lowest Income ({income}).</source>
            <translation>Decide {name}: los Ingresos más bajos ({income}).</translation>
        </message>
        <message>
            <source>{name} decides: the next lowest Income ({income}).</source>
            <translation>Decide {name}: los siguientes Ingresos más bajos ({income}).</translation>
        </message>
        <message>
            <source>So it is</source>
            <translation>Así queda</translation>
        </message>
        <message>
            <source>Pay day: everyone is paid and pays.</source>
            <translation>Cobro y pago: todos cobran y pagan.</translation>
        </message>
        <message>
            <source>Pay day: can {name} pay {coins}?</source>
            <translation>Cobro y pago: ¿puede {name} pagar {coins}?</translation>
        </message>
        <message>
            <source>Move each player's net once. {tax} is in force.</source>
            <translation>Mueve el neto de cada jugador una sola vez. Impuesto vigente: {tax}.</translation>
        </message>
        <message>
            <source>All have paid</source>
            <translation>Todos han pagado</translation>
        </message>
        <message>
            <source>Count the budget tokens from the voting bag.</source>
            <translation>Cuenta las fichas de presupuesto de la bolsa de voto.</translation>
        </message>
        <message>
            <source>{coins} to share, 3-2-1. Type the letters as they come out, or the three numbers.</source>
            <translation>{coins} para repartir, 3-2-1. Teclea las letras según salen, o los tres números.</translation>
        </message>
        <message>
            <source>Share the budget</source>
            <translation>Repartir el presupuesto</translation>
        </message>
        <message>
            <source>{name} reads “{card}” aloud.</source>
            <translation>{name} lee en voz alta «{card}».</translation>
        </message>
        <message>
            <source>Card {number} of {players}. The class sees the card, never what {name} owns.</source>
            <translation>Carta {number} de {players}. La clase ve la carta, nunca lo que tiene {name}.</translation>
        </message>
        <message>
            <source>Show and go on</source>
            <translation>Mostrar y seguir</translation>
        </message>
        <message>
            <source>Open the envelopes and count each one.</source>
            <translation>Abrid los sobres y contad cada uno.</translation>
        </message>
        <message>
            <source>Enter moves on. What lies outside a range is marked, and what is counted stands.</source>
            <translation>Intro pasa al siguiente. Lo que cae fuera de un rango se marca, y vale lo contado.</translation>
        </message>
        <message>
            <source>Show the result</source>
            <translation>Mostrar el resultado</translation>
        </message>
        <message>
            <source>The game is over. Show the result, then talk.</source>
            <translation>La partida ha terminado. Muestra el resultado y hablad.</translation>
        </message>
        <message>
            <source>The State has failed: everyone scores 0.</source>
            <translation>El Estado ha fracasado: todos puntúan 0.</translation>
        </message>
        <message>
            <source>It ended after round {round}.</source>
            <translation>Ha terminado tras la ronda {round}.</translation>
        </message>
        <message>
            <source>Export the final count</source>
            <translation>Exportar el recuento</translation>
        </message>
        <message>
            <source>Give everyone 3 coins. In secret, each puts what they wish into the voting bag and keeps the rest in the envelope.</source>
            <translation>Da 3 monedas a cada jugador. En secreto, cada uno mete en la bolsa de voto lo que quiera y guarda el resto en el sobre.</translation>
        </message>
        <message>
            <source>One card each at random. Read the goals aloud: they are public. Set the three spare roles aside.</source>
            <translation>Una carta al azar para cada uno. Leed las metas en voz alta: son públicas. Aparta los tres roles de repuesto.</translation>
        </message>
        <message>
            <source>Move the round marker to {round}. Read slowly, and let them react before you go on.</source>
            <translation>Mueve el marcador a la ronda {round}. Lee despacio y deja que reaccionen antes de seguir.</translation>
        </message>
        <message>
            <source>Everyone has a full set of tokens again: four for the tax, three for the budget.</source>
            <translation>Todos tienen otra vez el juego completo de fichas: cuatro de impuesto y tres de presupuesto.</translation>
        </message>
        <message>
            <source>From this round on, each service at level 1 raises Tension by 1 when the round ends.</source>
            <translation>Desde esta ronda, cada servicio en nivel 1 sube la Tensión 1 al terminar la ronda.</translation>
        </message>
        <message>
            <source>Two minutes of debate: promising and lying are allowed. Then one token into the voting bag, three into the discard bag.</source>
            <translation>Dos minutos de debate: se puede prometer y mentir. Después, una ficha a la bolsa de voto y tres a la de descarte.</translation>
        </message>
        <message>
            <source>Ask in front of everyone. Whoever voted for none of them passes to the next.</source>
            <translation>Pregunta delante de todos. Quien no votó ninguna pasa el turno al siguiente.</translation>
        </message>
        <message>
            <source>Ask in front of everyone. The choice is free.</source>
            <translation>Pregunta delante de todos. La elección es libre.</translation>
        </message>
        <message>
            <source>The tax goes to the middle of the table, the Cost of Living to the bank. Who is short hands over everything and takes a token.</source>
            <translation>El impuesto va al centro de la mesa, el Coste Vital a la banca. Quien no llega lo entrega todo y recibe una ficha.</translation>
        </message>
        <message>
            <source>One token for the most urgent service into the voting bag, two into the discard bag. Then everyone takes back a full set.</source>
            <translation>Una ficha del servicio más urgente a la bolsa de voto, dos a la de descarte. Después cada uno recoge un juego completo.</translation>
        </message>
        <message>
            <source>The player reads the card aloud. Only then look at the level, and say what it means for them.</source>
            <translation>El jugador lee la carta en voz alta. Solo entonces mirad el nivel y di qué supone para él.</translation>
        </message>
        <message>
            <source>Envelopes open one after another. Ask who gave what to the pact, if the table wants to know.</source>
            <translation>Los sobres se abren uno tras otro. Pregunta quién dio qué al pacto, si la mesa quiere saberlo.</translation>
        </message>
        <message>
            <source>First the country, then the winner. Ask: what would you have voted, knowing this?</source>
            <translation>Primero el país, luego quien gana. Pregunta: ¿qué habríais votado sabiendo esto?</translation>
        </message>
        <message>
            <source>{n}</source>
            <translation>{n}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} and {last} (before the sound of i)</source>
            <translation>{first} e {last}</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <translation>{first}, {last}</translation>
        </message>
        <message>
            <source>Tax in force</source>
            <translation>Impuesto vigente</translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n moneda</numerusform>
                <numerusform>%n monedas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vote(s)</source>
            <translation>
                <numerusform>%n voto</numerusform>
                <numerusform>%n votos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
    </context>
</TS>
