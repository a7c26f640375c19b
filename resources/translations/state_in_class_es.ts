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
            <source>{edition} · sample role cards, not the printed ones</source>
            <translation>{edition} · cartas de muestra, no las impresas</translation>
        </message>
        <message>
            <source>The class sees</source>
            <translation>La clase ve</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>The steps of this round</source>
            <translation>Los pasos de esta ronda</translation>
        </message>
        <message>
            <source>Tension {tension}</source>
            <translation>Tensión {tension}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Hold R: envelopes</source>
            <translation>Mantén R: sobres</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>Rol</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Clase</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Ingresos</translation>
        </message>
        <message>
            <source>Due</source>
            <translation>Debe</translation>
        </message>
        <message>
            <source>Envelope</source>
            <translation>Sobre</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <source>Nothing has been entered yet.</source>
            <translation>Todavía no hay nada anotado.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Correct…</source>
            <translation>Corregir…</translation>
        </message>
        <message>
            <source>Undo: {what}</source>
            <translation>Deshacer: {what}</translation>
        </message>
        <message>
            <source>Redo: {what}</source>
            <translation>Rehacer: {what}</translation>
        </message>
        <message>
            <source>Undo back to here ({steps})</source>
            <translation>Deshacer hasta aquí ({steps})</translation>
        </message>
        <message>
            <source>Repair…</source>
            <translation>Reparar…</translation>
        </message>
        <message>
            <source>Repair this…</source>
            <translation>Reparar esto…</translation>
        </message>
        <message>
            <source>Insert before it…</source>
            <translation>Insertar antes…</translation>
        </message>
        <message>
            <source>Leave it out…</source>
            <translation>Quitarlo…</translation>
        </message>
        <message>
            <source>Repair: {what}</source>
            <translation>Reparación: {what}</translation>
        </message>
        <message>
            <source>Repair, before this: {what}</source>
            <translation>Reparación, antes de esto: {what}</translation>
        </message>
        <message>
            <source>A repair: ready, and not made yet</source>
            <translation>Una reparación: lista, pero aún sin hacer</translation>
        </message>
        <message>
            <source>The class goes on seeing the game as it stands.</source>
            <translation>La clase sigue viendo la partida tal como está.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonar</translation>
        </message>
        <message>
            <source>Change it again</source>
            <translation>Volver a cambiarlo</translation>
        </message>
        <message>
            <source>Something else is missing</source>
            <translation>Falta otra cosa</translation>
        </message>
        <message>
            <source>Leave this one as it is</source>
            <translation>Dejar esto como está</translation>
        </message>
        <message>
            <source>Cards, edition…</source>
            <translation>Cartas, edición…</translation>
        </message>
        <message>
            <source>spare</source>
            <translation>de repuesto</translation>
        </message>
        <message>
            <source>{role}: {figure}</source>
            <translation>{role} — {figure}</translation>
        </message>
        <message>
            <source>{role}: a figure is missing.</source>
            <translation>{role}: falta una cifra.</translation>
        </message>
        <message>
            <source>Leave it out</source>
            <translation>Quitarlo</translation>
        </message>
        <message>
            <source>Leave out all that follows</source>
            <translation>Quitar todo lo que sigue</translation>
        </message>
        <message>
            <source>Nothing to move on the table.</source>
            <translation>No hay nada que mover en la mesa.</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Dejarlo</translation>
        </message>
        <message>
            <source>Guide</source>
            <translation>Guía</translation>
        </message>
        <message>
            <source>Read out and do</source>
            <translation>Qué leer y qué hacer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>{step} of {steps}</source>
            <translation>{step} de {steps}</translation>
        </message>
        <message>
            <source>The picture before</source>
            <translation>La imagen anterior</translation>
        </message>
        <message>
            <source>The next picture</source>
            <translation>La imagen siguiente</translation>
        </message>
        <message>
            <source>The class sees picture {step} of {steps}.</source>
            <translation>La clase ve la imagen {step} de {steps}.</translation>
        </message>
        <message>
            <source>What does the class see?</source>
            <translation>¿Qué ve la clase?</translation>
        </message>
        <message>
            <source>The wall never opens over this screen. PageDown and PageUp step through its pictures.</source>
            <translation>La proyección nunca se abre sobre esta pantalla. Con AvPág y RePág pasas sus imágenes.</translation>
        </message>
        <message>
            <source>Show or hide the wall</source>
            <translation>Mostrar u ocultar la proyección</translation>
        </message>
        <message>
            <source>Open it as a window</source>
            <translation>Abrirla en una ventana</translation>
        </message>
        <message>
            <source>Where does the wall appear?</source>
            <translation>¿Dónde aparece la proyección?</translation>
        </message>
        <message>
            <source>There is only this screen. Connect the projector and extend the desktop (Windows: Win+P, Extend), or open the wall as a window.</source>
            <translation>Solo hay esta pantalla. Conecta el proyector y extiende el escritorio (Windows: Win+P, Extender), o abre la proyección en una ventana.</translation>
        </message>
        <message>
            <source>This screen</source>
            <translation>Esta pantalla</translation>
        </message>
        <message>
            <source>Screen {number}</source>
            <translation>Pantalla {number}</translation>
        </message>
        <message>
            <source>{width} × {height} · the desk</source>
            <translation>{width} × {height} · la tuya</translation>
        </message>
        <message>
            <source>{width} × {height} px</source>
            <translation>{width} × {height} píxeles</translation>
        </message>
        <message>
            <source>shows what you see</source>
            <translation>muestra lo que ves tú</translation>
        </message>
        <message>
            <source>left of the desk</source>
            <translation>a tu izquierda</translation>
        </message>
        <message>
            <source>right of the desk</source>
            <translation>a tu derecha</translation>
        </message>
        <message>
            <source>above the desk</source>
            <translation>encima de la tuya</translation>
        </message>
        <message>
            <source>below the desk</source>
            <translation>debajo de la tuya</translation>
        </message>
        <message>
            <source>Another screen is there: {screen}. The wall opens on it when you say so.</source>
            <translation>Hay otra pantalla: {screen}. La proyección se abrirá en ella cuando tú digas.</translation>
        </message>
        <message>
            <source>Show the wall</source>
            <translation>Mostrar la proyección</translation>
        </message>
        <message>
            <source>The wall’s window was closed: the class sees nothing. F5 shows it again.</source>
            <translation>Se ha cerrado la ventana de la proyección: la clase no ve nada. Con F5 vuelve a aparecer.</translation>
        </message>
        <message>
            <source>Identify</source>
            <translation>Identificar</translation>
        </message>
        <message>
            <source>Shift+F5</source>
            <translation>Mayús+F5</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Everything you confirmed is on disk already.</source>
            <translation>Todo lo que has confirmado ya está guardado.</translation>
        </message>
        <message>
            <source>Words on the desk</source>
            <translation>Idioma de esta pantalla</translation>
        </message>
        <message>
            <source>Words on the wall</source>
            <translation>Idioma de la proyección</translation>
        </message>
        <message>
            <source>Letters on the wall</source>
            <translation>Letra de la proyección</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspecto</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Sesión</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Sesiones</translation>
        </message>
        <message>
            <source>New lesson…</source>
            <translation>Nueva sesión…</translation>
        </message>
        <message>
            <source>Open a lesson…</source>
            <translation>Abrir una sesión…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Names…</source>
            <translation>Nombres…</translation>
        </message>
        <message>
            <source>Put the names right.</source>
            <translation>Corrige los nombres.</translation>
        </message>
        <message>
            <source>Everybody keeps their seat, role and coins. Enter moves on.</source>
            <translation>Cada cual conserva su sitio, su rol y sus monedas. Con Intro pasas al siguiente.</translation>
        </message>
        <message>
            <source>Change the names</source>
            <translation>Cambiar los nombres</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programa</translation>
        </message>
        <message>
            <source>About…</source>
            <translation>Acerca de…</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Where shall the export go?</source>
            <translation>¿Dónde guardo la exportación?</translation>
        </message>
        <message>
            <source>Which lesson?</source>
            <translation>¿Qué sesión?</translation>
        </message>
        <message>
            <source>Lessons (*.lesson *.copy1 *.copy2 *.copy3)</source>
            <translation>Sesiones (*.lesson *.copy1 *.copy2 *.copy3)</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Guardar en otro sitio…</translation>
        </message>
        <message>
            <source>Where shall the game be kept?</source>
            <translation>¿Dónde se guardará la partida?</translation>
        </message>
        <message>
            <source>UNSAVED</source>
            <translation>SIN GUARDAR</translation>
        </message>
        <message>
            <source>The last entries are on no disk yet. Save the game elsewhere before the console closes?</source>
            <translation>Las últimas anotaciones no están en ningún disco. ¿Guardar la partida en otro sitio antes de cerrar la consola?</translation>
        </message>
        <message>
            <source>Close without them</source>
            <translation>Cerrar sin ellas</translation>
        </message>
        <message>
            <source>Delete a lesson…</source>
            <translation>Borrar una sesión…</translation>
        </message>
        <message>
            <source>Which lesson shall be deleted for good?</source>
            <translation>¿Qué sesión se borrará para siempre?</translation>
        </message>
        <message>
            <source>Delete “{file}” and its copies for good? The names and the game in them cannot be brought back.</source>
            <translation>¿Borrar «{file}» y sus copias para siempre? Los nombres y la partida que contienen no se podrán recuperar.</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Borrar para siempre</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Conservarla</translation>
        </message>
        <message>
            <source>Delete “{lesson}”…</source>
            <translation>Eliminar «{lesson}»…</translation>
        </message>
        <message>
            <source>Open a copy</source>
            <translation>Abrir una copia</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Acerca de este programa</translation>
        </message>
        <message>
            <source>The bank's desk for a board game that is played with cardboard, coins and opaque bags.</source>
            <translation>La mesa de la banca para un juego que se juega con cartón, monedas y bolsas opacas.</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>El juego</translation>
        </message>
        <message>
            <source>A State in Class · Who Pays for Us All?, by {author}, {university}. Licence {licence}. {site}</source>
            <translation>Un Estado en clase · ¿Quién paga lo de todos? (A State in Class), de {author}, {university}. Licencia {licence}. {site}</translation>
        </message>
        <message>
            <source>Pablo de Olavide University</source>
            <translation>Universidad Pablo de Olavide</translation>
        </message>
        <message>
            <source>The program</source>
            <translation>El programa</translation>
        </message>
        <message>
            <source>Free software under the {licence} licence. It works without a network and without accounts, and keeps each lesson in a file of yours.</source>
            <translation>Software libre con licencia {licence}. Funciona sin red y sin cuentas, y guarda cada sesión en un archivo tuyo.</translation>
        </message>
        <message>
            <source>The role cards</source>
            <translation>Las cartas de rol</translation>
        </message>
        <message>
            <source>The sample cards were made for this program; they are not the printed ones.</source>
            <translation>Las cartas de muestra se hicieron para este programa; no son las impresas.</translation>
        </message>
        <message>
            <source>The letters</source>
            <translation>La letra</translation>
        </message>
        <message>
            <source>Atkinson Hyperlegible, by the {owner}, under the {licence}.</source>
            <translation>Atkinson Hyperlegible, del {owner}, con la {licence}.</translation>
        </message>
        <message>
            <source>Set the table, then begin.</source>
            <translation>Prepara la mesa y empieza.</translation>
        </message>
        <message>
            <source>Type the names in seat order, or paste them as a list. Enter moves on.</source>
            <translation>Escribe los nombres por orden de asiento, o pega una lista. Intro pasa al siguiente.</translation>
        </message>
        <message>
            <source>For example: Table 2, class 4B</source>
            <translation>Por ejemplo: Mesa 2, 4.º B</translation>
        </message>
        <message>
            <source>Edition</source>
            <translation>Edición</translation>
        </message>
        <message>
            <source>Before the roles, each player gives to the country in secret; that sets Tension.</source>
            <translation>Antes de los roles, cada uno aporta en secreto al país; eso fija la Tensión.</translation>
        </message>
        <message>
            <source>Tension begins at 3 and nobody has coins: straight to the roles.</source>
            <translation>La Tensión empieza en 3 y nadie tiene monedas: directo a los roles.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>desk</source>
            <translation>tu pantalla</translation>
        </message>
        <message>
            <source>wall</source>
            <translation>proyección</translation>
        </message>
        <message>
            <source>{upper} upper, {middle} middle, {working} working · a level costs {coins}</source>
            <translation>{upper} alta, {middle} media, {working} baja · un nivel cuesta {coins}</translation>
        </message>
        <message>
            <source>Role cards</source>
            <translation>Cartas de rol</translation>
        </message>
        <message>
            <source>Sample deck</source>
            <translation>Mazo de muestra</translation>
        </message>
        <message>
            <source>From a file…</source>
            <translation>De un archivo…</translation>
        </message>
        <message>
            <source>dealt in front of the class</source>
            <translation>se reparten delante de la clase</translation>
        </message>
        <message>
            <source>dealt after the pact</source>
            <translation>se reparten tras el pacto</translation>
        </message>
        <message>
            <source>Sample role cards, not the printed ones. A file with the printed figures takes this line away.</source>
            <translation>Cartas de rol de muestra, no las impresas. Un archivo con las cifras impresas quita este aviso.</translation>
        </message>
        <message>
            <source>Who sits where? Clockwise, seat 1 first</source>
            <translation>¿Quién se sienta dónde? En el sentido del reloj, desde el 1</translation>
        </message>
        <message>
            <source>Seat {seat}</source>
            <translation>Asiento {seat}</translation>
        </message>
        <message>
            <source>Player {seat}</source>
            <translation>Jugador {seat}</translation>
        </message>
        <message>
            <source>Start the pact</source>
            <translation>Empezar el pacto</translation>
        </message>
        <message>
            <source>Go to the roles</source>
            <translation>Ir a los roles</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>Which role cards?</source>
            <translation>¿Qué cartas de rol?</translation>
        </message>
        <message>
            <source>Role cards (*.toml)</source>
            <translation>Cartas de rol (*.toml)</translation>
        </message>
        <message>
            <source>On the real table</source>
            <translation>Sobre la mesa de juego</translation>
        </message>
        <message>
            <source>Board in the middle, round marker on 1</source>
            <translation>El tablero en el centro, el marcador de ronda en la 1</translation>
        </message>
        <message>
            <source>All three services on level 1, funds empty</source>
            <translation>Los tres servicios en nivel 1, huchas vacías</translation>
        </message>
        <message>
            <source>A set of 4 + 3 tokens and an envelope for everyone</source>
            <translation>Un juego de 4 + 3 fichas y un sobre para cada uno</translation>
        </message>
        <message>
            <source>Two bags: one to vote, one to discard</source>
            <translation>Dos bolsas: la de voto y la de descarte</translation>
        </message>
        <message>
            <source>3 coins each for the pact, before the roles</source>
            <translation>3 monedas para cada uno para el pacto, antes de los roles</translation>
        </message>
        <message>
            <source>The black Tension cube on 3</source>
            <translation>El cubo negro de Tensión en la casilla 3</translation>
        </message>
        <message>
            <source>Recent lessons</source>
            <translation>Sesiones recientes</translation>
        </message>
        <message>
            <source>Your lessons will be listed here.</source>
            <translation>Aquí aparecerán tus sesiones.</translation>
        </message>
        <message>
            <source>{day}, round {round}</source>
            <translation>{day}, ronda {round}</translation>
        </message>
        <message>
            <source>{day}, finished</source>
            <translation>{day}, terminada</translation>
        </message>
        <message>
            <source>Kept in</source>
            <translation>Se guarda en</translation>
        </message>
        <message>
            <source>Choose folder…</source>
            <translation>Elegir carpeta…</translation>
        </message>
        <message>
            <source>“{lesson}” is not over.</source>
            <translation>«{lesson}» no ha terminado.</translation>
        </message>
        <message>
            <source>It stopped in round {round}, and nothing that you confirmed is lost. To set up another one, just type.</source>
            <translation>Se quedó en la ronda {round} y no se ha perdido nada de lo que confirmaste. Para preparar otra, basta con escribir.</translation>
        </message>
        <message>
            <source>It stopped before round 1, and nothing that you confirmed is lost. To set up another one, just type.</source>
            <translation>Se quedó antes de la ronda 1 y no se ha perdido nada de lo que confirmaste. Para preparar otra, basta con escribir.</translation>
        </message>
        <message>
            <source>Go on with this lesson</source>
            <translation>Seguir con esta sesión</translation>
        </message>
        <message>
            <source>Something went wrong in this program.</source>
            <translation>Algo ha fallado en este programa.</translation>
        </message>
        <message>
            <source>It is no fault of yours. The game goes on from the last entry that you confirmed.</source>
            <translation>No es culpa tuya. La partida sigue desde lo último que confirmaste.</translation>
        </message>
        <message>
            <source>The lesson is safe. Everything you confirmed is in this file:</source>
            <translation>La sesión está a salvo. Todo lo que confirmaste está en este archivo:</translation>
        </message>
        <message>
            <source>The disk does not take the lesson just now. Go on, and save it elsewhere before you close the program:</source>
            <translation>El disco no admite la sesión en este momento. Continúa y guárdala en otro sitio antes de cerrar el programa:</translation>
        </message>
        <message>
            <source>A report without names, for whoever looks after the program:</source>
            <translation>Un informe sin nombres, para quien mantiene el programa:</translation>
        </message>
        <message>
            <source>if it was: {instead}</source>
            <translation>si fue: {instead}</translation>
        </message>
        <message>
            <source>if {name} handed over {coins} on pay day</source>
            <translation>si {name} entregó {coins} al pagar</translation>
        </message>
        <message>
            <source>the price of a level still lies there: give {coins} to the bank</source>
            <translation>el precio de un nivel sigue ahí: devuelve {coins} a la banca</translation>
        </message>
        <message>
            <source>No lesson was open, so nothing is lost.</source>
            <translation>No había ninguna sesión abierta, así que no se ha perdido nada.</translation>
        </message>
        <message>
            <source>Open {what}</source>
            <translation>Abrir {what}</translation>
        </message>
        <message>
            <source>{role}: the goals must rise.</source>
            <translation>{role}: las metas deben ir subiendo.</translation>
        </message>
        <message>
            <source>No report could be written: neither the lesson’s folder nor the temporary one takes a file.</source>
            <translation>No se ha podido escribir el informe: ni la carpeta de la sesión ni la temporal admiten archivos.</translation>
        </message>
        <message>
            <source>By now there were {times} errors.</source>
            <translation>Ya van {times} errores.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Close the program</source>
            <translation>Cerrar el programa</translation>
        </message>
        <message>
            <source>What must lie where</source>
            <translation>Qué debe haber en cada sitio</translation>
        </message>
        <message>
            <source>Does this lie on the table?</source>
            <translation>¿Está esto sobre la mesa?</translation>
        </message>
        <message>
            <source>A pupil counts. Where it is not so, type what was counted there.</source>
            <translation>Que cuente un alumno. Donde no coincida, escribe lo que ha contado.</translation>
        </message>
        <message>
            <source>It is right</source>
            <translation>Está bien</translation>
        </message>
        <message>
            <source>Middle of the table</source>
            <translation>Centro de la mesa</translation>
        </message>
        <message>
            <source>Set aside for the next budget</source>
            <translation>Apartado para el próximo presupuesto</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Sitio</translation>
        </message>
        <message>
            <source>Must lie there</source>
            <translation>Debe haber</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Contado</translation>
        </message>
        <message>
            <source>On balance the bank has given out {coins}.</source>
            <translation>En total han salido {coins} de la banca.</translation>
        </message>
        <message>
            <source>On balance the bank has given out {low} to {coins}: an envelope was emptied, and nobody said how much was in it.</source>
            <translation>En total han salido de {low} a {coins} de la banca: se vació un sobre y nadie dijo cuánto había.</translation>
        </message>
        <message>
            <source>For this whole game {coins} are surely enough.</source>
            <translation>Para toda la partida bastan seguro {coins}.</translation>
        </message>
        <message>
            <source>{place}: {coins} too many. What would explain it:</source>
            <translation>{place}: {coins} de más. Lo explicaría esto:</translation>
        </message>
        <message>
            <source>{place}: {coins} too few. What would explain it:</source>
            <translation>{place}: {coins} de menos. Lo explicaría esto:</translation>
        </message>
        <message>
            <source>{place}: {coins} too many or too few, and no slip of the last rounds explains it. Count once more.</source>
            <translation>{place}: {coins} de más o de menos, y ningún despiste de las últimas rondas lo explica. Contad otra vez.</translation>
        </message>
        <message>
            <source>{place}: {coins} too many or too few. No slip explains it fully; nearest comes:</source>
            <translation>{place}: {coins} de más o de menos. Ningún despiste lo explica del todo; lo más cercano:</translation>
        </message>
        <message>
            <source>Enter what was counted: {what}</source>
            <translation>Anotar lo contado: {what}</translation>
        </message>
        <message>
            <source>{what}, if it was never made</source>
            <translation>{what}, si no se hizo</translation>
        </message>
        <message>
            <source>{coins} are surely enough with the sample cards</source>
            <translation>Bastan seguro {coins} con las cartas de muestra</translation>
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
            <source>Tie: {name} voted for none of these</source>
            <translation>Empate: {name} no votó ninguna de estas</translation>
        </message>
        <message>
            <source>{name} must choose: passing is no longer possible.</source>
            <translation>{name} tiene que elegir: ya no se puede pasar.</translation>
        </message>
        <message>
            <source>Ask {name}: which of these services comes first?</source>
            <translation>Pregunta a {name}: ¿cuál de estos servicios va antes?</translation>
        </message>
        <message>
            <source>Payments made</source>
            <translation>Pagos hechos</translation>
        </message>
        <message>
            <source>Give everyone {coins}. In secret, each puts what they wish into the voting bag and keeps the rest in the envelope.</source>
            <translation>Da {coins} a cada jugador. En secreto, cada uno mete en la bolsa de voto lo que quiera y guarda el resto en el sobre.</translation>
        </message>
        <message>
            <source>{coins} for the budget.</source>
            <translation>{coins} para el presupuesto.</translation>
        </message>
        <message>
            <source>{service}: level {level}</source>
            <translation>{service}: nivel {level}</translation>
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
            <source>How much did {name} hand over? It cannot be known.</source>
            <translation>¿Cuánto ha entregado {name}? No se puede saber.</translation>
        </message>
        <message>
            <source>Correct {name} by {amount} coins</source>
            <translation>Corregir a {name} en {amount} monedas</translation>
        </message>
        <message>
            <source>What comes after the last entry</source>
            <translation>Lo que viene tras la última anotación</translation>
        </message>
        <message>
            <source>{what} no longer fits: {why}</source>
            <translation>{what} ya no encaja: {why}</translation>
        </message>
        <message>
            <source>Role cards and edition</source>
            <translation>Cartas de rol y edición</translation>
        </message>
        <message>
            <source>Which cards are on the table, and which edition is played?</source>
            <translation>¿Qué cartas hay en la mesa y a qué edición se juega?</translation>
        </message>
        <message>
            <source>Copy the printed figures. Nothing changes before you have seen what follows.</source>
            <translation>Copia las cifras impresas. Nada cambia antes de que veas lo que se sigue de ello.</translation>
        </message>
        <message>
            <source>Repair “{what}”: enter it as it really was.</source>
            <translation>Repara «{what}»: anótalo como fue de verdad.</translation>
        </message>
        <message>
            <source>“{what}” has no place any more: leave it out, or enter what is missing.</source>
            <translation>«{what}» ya no tiene sitio: quítalo o anota lo que falta.</translation>
        </message>
        <message>
            <source>Before “{what}” something is missing: enter it.</source>
            <translation>Antes de «{what}» falta algo: anótalo.</translation>
        </message>
        <message>
            <source>Nothing changes before you confirm it. The class sees nothing of this.</source>
            <translation>Nada cambia hasta que lo confirmes. La clase no ve nada de esto.</translation>
        </message>
        <message>
            <source>See what changes</source>
            <translation>Ver qué cambia</translation>
        </message>
        <message>
            <source>This is what changes on the table.</source>
            <translation>Esto es lo que cambia en la mesa.</translation>
        </message>
        <message>
            <source>Confirm, then move these things. One undo takes the whole repair back.</source>
            <translation>Confirma y luego mueve estas cosas. Un solo deshacer retira la reparación entera.</translation>
        </message>
        <message>
            <source>Repair</source>
            <translation>Reparar</translation>
        </message>
        <message>
            <source>Give {coins} to {name}</source>
            <translation>Da {coins} a {name}</translation>
        </message>
        <message>
            <source>Take {coins} back from {name}</source>
            <translation>Recupera {coins} de {name}</translation>
        </message>
        <message>
            <source>{name} counts: between {low} and {high} must be there</source>
            <translation>{name} cuenta: tiene que haber entre {low} y {high}</translation>
        </message>
        <message>
            <source>{name} takes Exclusion tokens: {tokens}</source>
            <translation>{name} recibe Fichas de Exclusión: {tokens}</translation>
        </message>
        <message>
            <source>{name} hands back Exclusion tokens: {tokens}</source>
            <translation>{name} devuelve Fichas de Exclusión: {tokens}</translation>
        </message>
        <message>
            <source>{name} takes the card {role}</source>
            <translation>{name} toma la carta {role}</translation>
        </message>
        <message>
            <source>{service} fund {by}</source>
            <translation>Hucha de {service} {by}</translation>
        </message>
        <message>
            <source>{service} marker to level {level}</source>
            <translation>Marcador de {service} al nivel {level}</translation>
        </message>
        <message>
            <source>Tension marker to {tension}</source>
            <translation>Marcador de Tensión a {tension}</translation>
        </message>
        <message>
            <source>Middle of the table {by}</source>
            <translation>Centro de la mesa {by}</translation>
        </message>
        <message>
            <source>Tax in force: {tax}</source>
            <translation>Impuesto vigente: {tax}</translation>
        </message>
        <message>
            <source>A repair</source>
            <translation>Una reparación</translation>
        </message>
        <message>
            <source>The bell</source>
            <translation>El timbre</translation>
        </message>
        <message>
            <source>Correction</source>
            <translation>Corrección</translation>
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
            <translation>Nadie lo conoce hasta que lo lees. Llega a la proyección cuando confirmas.</translation>
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
            <source>One card each at random. Read the goals aloud: they are public. Set the three spare roles aside.</source>
            <translation>Una carta al azar para cada uno. Leed las metas en voz alta: son públicas. Aparta los tres roles de repuesto.</translation>
        </message>
        <message>
            <source>Move the round marker to {round}. Read slowly, and let them react before you go on.</source>
            <translation>Mueve el marcador a la ronda {round}. Lee despacio y deja que reaccionen antes de seguir.</translation>
        </message>
        <message>
            <source>F3 shows what must lie in each fund now: a pupil can count.</source>
            <translation>F3 muestra lo que debe haber ahora en cada hucha: un alumno puede contarlo.</translation>
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
        <message>
            <source>A State in Class: what the class sees</source>
            <translation>Un Estado en clase: lo que ve la clase</translation>
        </message>
        <message>
            <source>A State in Class</source>
            <translation>Un Estado en clase</translation>
        </message>
        <message>
            <source>Who Pays for Us All?</source>
            <translation>¿Quién paga lo de todos?</translation>
        </message>
        <message>
            <source>A game by José Miguel Martín Rodríguez</source>
            <translation>Un juego de José Miguel Martín Rodríguez</translation>
        </message>
        <message>
            <source>Pablo de Olavide University · CC BY-NC-SA 4.0</source>
            <translation>Universidad Pablo de Olavide · CC BY-NC-SA 4.0</translation>
        </message>
        <message>
            <source>We begin in a moment</source>
            <translation>Empezamos enseguida</translation>
        </message>
        <message>
            <source>{label} · we begin in a moment</source>
            <translation>{label} · empezamos enseguida</translation>
        </message>
        <message>
            <source>How much will you put in?</source>
            <translation>¿Cuánto vas a poner?</translation>
        </message>
        <message>
            <source>coins for each of you</source>
            <translation>monedas para cada cual</translation>
        </message>
        <message>
            <source>All together</source>
            <translation>Entre todos</translation>
        </message>
        <message>
            <source>{low} or more</source>
            <translation>{low} o más</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>De {low} a {high}</translation>
        </message>
        <message>
            <source>Fewer than {high}</source>
            <translation>Menos de {high}</translation>
        </message>
        <message>
            <source>In secret: only the total will be told. You keep what you do not put in.</source>
            <translation>En secreto: solo se dirá el total. Lo que no pongas es para ti.</translation>
        </message>
        <message>
            <source>You put in {coins} of {most}</source>
            <translation>Habéis puesto {coins} de {most}</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>aún ninguna</translation>
        </message>
        <message>
            <source>{got} of {players} counted</source>
            <translation>{got} de {players} contadas</translation>
        </message>
        <message>
            <source>{n} missing: still in the bag, or abstained</source>
            <translation>sin contar: {n}, en la bolsa o abstenciones</translation>
        </message>
        <message>
            <source>every player has voted</source>
            <translation>han votado todos</translation>
        </message>
        <message>
            <source>{n} too many: count again</source>
            <translation>de más: {n}; vuelve a contar</translation>
        </message>
        <message>
            <source>Did nobody vote at all? Then confirm once more.</source>
            <translation>¿No ha votado nadie? Entonces confirma otra vez.</translation>
        </message>
        <message>
            <source>Nobody voted</source>
            <translation>No votó nadie</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>H</source>
            <translation>S</translation>
        </message>
        <message>
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <source>S</source>
            <translation>C</translation>
        </message>
        <message>
            <source>If it wins</source>
            <translation>Si gana</translation>
        </message>
        <message>
            <source>only here: never on the wall</source>
            <translation>solo aquí: nunca en la proyección</translation>
        </message>
        <message>
            <source>Collects</source>
            <translation>Recauda</translation>
        </message>
        <message>
            <source>1st · 2nd · 3rd</source>
            <translation>1.º · 2.º · 3.º</translation>
        </message>
        <message>
            <source>Surely cannot pay</source>
            <translation>Seguro que no llega</translation>
        </message>
        <message>
            <source>Possibly</source>
            <translation>Quizá</translation>
        </message>
        <message>
            <source>Exclusions</source>
            <translation>Exclusiones</translation>
        </message>
        <message>
            <source>Tension would reach 10 and end the game with {taxes}.</source>
            <translation>La Tensión llegaría a 10 y acabaría la partida con {taxes}.</translation>
        </message>
        <message>
            <source>Tension could reach 10 and end the game with {taxes}.</source>
            <translation>La Tensión podría llegar a 10 y acabar la partida con {taxes}.</translation>
        </message>
        <message>
            <source>{coins} to share</source>
            <translation>{coins} para repartir</translation>
        </message>
        <message>
            <source>{n} from the tax</source>
            <translation>{n} del impuesto</translation>
        </message>
        <message>
            <source>{n} from the inheritance</source>
            <translation>{n} de la herencia</translation>
        </message>
        <message>
            <source>{n} from social peace</source>
            <translation>{n} de la paz social</translation>
        </message>
        <message>
            <source>Receives</source>
            <translation>Recibe</translation>
        </message>
        <message>
            <source>The first service</source>
            <translation>El primer servicio</translation>
        </message>
        <message>
            <source>The second</source>
            <translation>El segundo</translation>
        </message>
        <message>
            <source>The third</source>
            <translation>El tercero</translation>
        </message>
        <message>
            <source>Passed already: {names}.</source>
            <translation>Ya han pasado: {names}.</translation>
        </message>
        <message>
            <source>{name} voted for none of them</source>
            <translation>{name} no votó ninguna</translation>
        </message>
        <message>
            <source>Coins in the bag</source>
            <translation>Monedas en la bolsa</translation>
        </message>
        <message>
            <source>of {most}</source>
            <translation>de {most}</translation>
        </message>
        <message>
            <source>Coins in the bag, all together</source>
            <translation>Monedas en la bolsa, en total</translation>
        </message>
        <message>
            <source>Tension starts at</source>
            <translation>La Tensión empieza en</translation>
        </message>
        <message>
            <source>Tension starts at {tension}</source>
            <translation>La Tensión empieza en {tension}</translation>
        </message>
        <message>
            <source>Living</source>
            <translation>Coste</translation>
        </message>
        <message>
            <source>Goals</source>
            <translation>Metas</translation>
        </message>
        <message>
            <source>As the console drew them</source>
            <translation>Como los sacó la consola</translation>
        </message>
        <message>
            <source>End the game here</source>
            <translation>Acabar aquí la partida</translation>
        </message>
        <message>
            <source>Pays nothing for this card.</source>
            <translation>No paga nada por esta carta.</translation>
        </message>
        <message>
            <source>Pays {n}.</source>
            <translation>Paga {n}.</translation>
        </message>
        <message>
            <source>Hands over everything. The number may be left out.</source>
            <translation>Lo entrega todo. El número puede faltar.</translation>
        </message>
        <message>
            <source>Hands over {n}.</source>
            <translation>Entrega {n}.</translation>
        </message>
        <message>
            <source>Possible</source>
            <translation>Posible</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>What just happened</source>
            <translation>Lo que acaba de pasar</translation>
        </message>
        <message>
            <source>Loses</source>
            <translation>Pierde</translation>
        </message>
        <message>
            <source>The bell rings: stop here</source>
            <translation>Suena el timbre: parar aquí</translation>
        </message>
        <message>
            <source>Does the game end here, after round {round}? Then confirm once more.</source>
            <translation>¿Acaba aquí la partida, tras la ronda {round}? Entonces confirma otra vez.</translation>
        </message>
        <message>
            <source>No, play on</source>
            <translation>No, seguir jugando</translation>
        </message>
        <message>
            <source>Somebody cannot pay? Press the seat's number, or its row.</source>
            <translation>¿Alguien no llega? Pulsa el número de su asiento, o su fila.</translation>
        </message>
        <message>
            <source>Tax</source>
            <translation>Impuesto</translation>
        </message>
        <message>
            <source>What follows</source>
            <translation>Qué sucede</translation>
        </message>
        <message>
            <source>Net, moved once</source>
            <translation>Neto, de una vez</translation>
        </message>
        <message>
            <source>Pays all {n}</source>
            <translation>Paga los {n}</translation>
        </message>
        <message>
            <source>Cannot: hands over</source>
            <translation>No llega: entrega</translation>
        </message>
        <message>
            <source>{name} loses {n} to the storm; whoever has fewer hands over what there is.</source>
            <translation>{name} pierde {n} por el temporal; quien tiene menos entrega lo que haya.</translation>
        </message>
        <message>
            <source>{name} owes {due} and earns {income}: {n} must come out of the envelope.</source>
            <translation>{name} debe {due} y cobra {income}: del sobre tienen que salir {n}.</translation>
        </message>
        <message>
            <source>{name} owes {due} and earns {income}.</source>
            <translation>{name} debe {due} y cobra {income}.</translation>
        </message>
        <message>
            <source>Whoever cannot pay takes an Exclusion token.</source>
            <translation>Quien no llega recibe una Ficha de Exclusión.</translation>
        </message>
        <message>
            <source>owes nothing</source>
            <translation>no debe nada</translation>
        </message>
        <message>
            <source>how much?</source>
            <translation>¿cuánto?</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>no encaja</translation>
        </message>
        <message>
            <source>hands over all {n}</source>
            <translation>entrega {n}, todo</translation>
        </message>
        <message>
            <source>can they pay?</source>
            <translation>¿puede pagar?</translation>
        </message>
        <message>
            <source>pays in full</source>
            <translation>paga todo</translation>
        </message>
        <message>
            <source>give {n}</source>
            <translation>da {n}</translation>
        </message>
        <message>
            <source>gets {n}</source>
            <translation>recibe {n}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>A number is missing</source>
            <translation>Falta un número</translation>
        </message>
        <message>
            <source>A number does not fit</source>
            <translation>Un número no encaja</translation>
        </message>
        <message>
            <source>Into the budget: {revenue} · Tension {before} → {after}</source>
            <translation>Al presupuesto: {revenue} · Tensión {before} → {after}</translation>
        </message>
        <message>
            <source>Into the budget: {revenue} · Tension stays at {tension}</source>
            <translation>Al presupuesto: {revenue} · La Tensión sigue en {tension}</translation>
        </message>
        <message>
            <source>Reading order</source>
            <translation>Orden de lectura</translation>
        </message>
        <message>
            <source>reading</source>
            <translation>leyendo</translation>
        </message>
        <message>
            <source>Drawn by the console</source>
            <translation>Sacada por la consola</translation>
        </message>
        <message>
            <source>Drawn at the table</source>
            <translation>Sacada en la mesa</translation>
        </message>
        <message>
            <source>Pick the drawn card…</source>
            <translation>Elegir la carta robada…</translation>
        </message>
        <message>
            <source>Back to the card</source>
            <translation>Volver a la carta</translation>
        </message>
        <message>
            <source>Is there enough to pay {n}?</source>
            <translation>¿Llega para pagar {n}?</translation>
        </message>
        <message>
            <source>How much is handed over?</source>
            <translation>¿Cuánto entrega?</translation>
        </message>
        <message>
            <source>takes an Exclusion token</source>
            <translation>recibe una Ficha de Exclusión</translation>
        </message>
        <message>
            <source>receives {coins} from the bank</source>
            <translation>recibe {coins} de la banca</translation>
        </message>
        <message>
            <source>takes the role {role} after the last card</source>
            <translation>toma el rol {role} tras la última carta</translation>
        </message>
        <message>
            <source>keeps the role: no spare of the new class is left</source>
            <translation>conserva su rol: no queda repuesto de la nueva clase</translation>
        </message>
        <message>
            <source>Tension {before} → {after}</source>
            <translation>Tensión {before} → {after}</translation>
        </message>
        <message>
            <source>It follows: {what}</source>
            <translation>Resultado: {what}</translation>
        </message>
        <message>
            <source>Spare roles: {roles}</source>
            <translation>Roles de repuesto: {roles}</translation>
        </message>
        <message>
            <source>No spare role is left</source>
            <translation>No queda ningún rol de repuesto</translation>
        </message>
        <message>
            <source>Savings</source>
            <translation>Ahorros</translation>
        </message>
        <message>
            <source>Gave to the pact</source>
            <translation>Dio al pacto</translation>
        </message>
        <message>
            <source>{range} seemed possible</source>
            <translation>parecía posible {range}</translation>
        </message>
        <message>
            <source>Reveal the pact</source>
            <translation>Revelar el pacto</translation>
        </message>
        <message>
            <source>Leave the pact secret</source>
            <translation>Dejar el pacto en secreto</translation>
        </message>
        <message>
            <source>Who achieved their ideology?</source>
            <translation>¿Quién logró su ideología?</translation>
        </message>
        <message>
            <source>Without ideologies</source>
            <translation>Sin ideologías</translation>
        </message>
        <message>
            <source>Revealed: {revealed} · counted at the start: {counted}</source>
            <translation>Revelado: {revealed} · contado al principio: {counted}</translation>
        </message>
        <message>
            <source>Life</source>
            <translation>Vida</translation>
        </message>
        <message>
            <source>For all</source>
            <translation>Para todos</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Fichas</translation>
        </message>
        <message>
            <source>The State failed in round {round}.</source>
            <translation>El Estado fracasó en la ronda {round}.</translation>
        </message>
        <message>
            <source>Everyone scores 0, and nobody wins.</source>
            <translation>Todos puntúan 0 y no gana nadie.</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>Gana {names} con {points}.</translation>
        </message>
        <message>
            <source>{names} win together with {points} each.</source>
            <translation>Ganan {names} con {points} cada uno.</translation>
        </message>
        <message>
            <source>The Legacy: the three levels add up to {levels}.</source>
            <translation>El Legado: los tres niveles suman {levels}.</translation>
        </message>
        <message>
            <source>No Legacy: the three levels add up to {levels}.</source>
            <translation>Sin Legado: los tres niveles suman {levels}.</translation>
        </message>
        <message>
            <source>For all: services {dividend}, Legacy {legacy}, Tension {tension}.</source>
            <translation>Para todos: servicios {dividend}, Legado {legacy}, Tensión {tension}.</translation>
        </message>
        <message>
            <source>What was counted stands, even where something else seemed possible.</source>
            <translation>Vale lo contado, aunque parecía posible otra cosa.</translation>
        </message>
        <message>
            <source>What must be put right?</source>
            <translation>¿Qué hay que corregir?</translation>
        </message>
        <message>
            <source>It is kept in the history, and can be undone like everything else.</source>
            <translation>Queda en el historial y se puede deshacer como todo lo demás.</translation>
        </message>
        <message>
            <source>Put it right</source>
            <translation>Corregir</translation>
        </message>
        <message>
            <source>Coins of a player</source>
            <translation>Monedas de un jugador</translation>
        </message>
        <message>
            <source>Level of a service</source>
            <translation>Nivel de un servicio</translation>
        </message>
        <message>
            <source>Fund of a service</source>
            <translation>Hucha de un servicio</translation>
        </message>
        <message>
            <source>More or less</source>
            <translation>Más o menos</translation>
        </message>
        <message>
            <source>Why (if you like)</source>
            <translation>Por qué (si quieres)</translation>
        </message>
        <message>
            <source>{before} → {after}</source>
            <translation>de {before} a {after}</translation>
        </message>
        <message>
            <source>The rest is in your envelopes. Nobody will know whose it is before the end.</source>
            <translation>Lo demás está en vuestros sobres. Nadie sabrá de quién es hasta el final.</translation>
        </message>
        <message>
            <source>One role for each of you</source>
            <translation>Un rol para cada cual</translation>
        </message>
        <message>
            <source>By chance and face up: Income, Cost of Living and goals are public.</source>
            <translation>Al azar y boca arriba: Ingresos, Coste Vital y metas son públicos.</translation>
        </message>
        <message>
            <source>{players} lives, one country</source>
            <translation>{players} vidas, un país</translation>
        </message>
        <message>
            <source>Upper</source>
            <translation>Altas</translation>
        </message>
        <message>
            <source>Middle</source>
            <translation>Medias</translation>
        </message>
        <message>
            <source>Working</source>
            <translation>Bajas</translation>
        </message>
        <message>
            <source>Which tax do you want?</source>
            <translation>¿Qué impuesto queréis?</translation>
        </message>
        <message>
            <source>{tax} wins</source>
            <translation>Gana {tax}</translation>
        </message>
        <message>
            <source>{tax} wins the tie</source>
            <translation>{tax} gana el desempate</translation>
        </message>
        <message>
            <source>Nobody voted: {tax} stays</source>
            <translation>Sin votos: sigue {tax}</translation>
        </message>
        <message>
            <source>Without a single vote, the last tax in force carries over.</source>
            <translation>Si no vota nadie, se prorroga el último impuesto vigente.</translation>
        </message>
        <message>
            <source>{between}: a tie</source>
            <translation>Empate: {between}</translation>
        </message>
        <message>
            <source>{votes} each. The lowest Income decides:</source>
            <translation>{votes} por opción. Decide quien menos ingresa:</translation>
        </message>
        <message>
            <source>{names} passed. Next to decide:</source>
            <translation>{names} pasa. Ahora decide:</translation>
        </message>
        <message>
            <source>{n} players passed. Next to decide:</source>
            <translation>{n} jugadores pasan. Ahora decide:</translation>
        </message>
        <message>
            <source>{name} (Income {income})</source>
            <translation>{name} (Ingresos {income})</translation>
        </message>
        <message>
            <source>{name} (Income {income}) chose {choice}</source>
            <translation>{name} (Ingresos {income}) eligió {choice}</translation>
        </message>
        <message>
            <source>{tax}: each pays</source>
            <translation>{tax}: cada uno paga</translation>
        </message>
        <message>
            <source>Everyone could pay</source>
            <translation>Todos han podido pagar</translation>
        </message>
        <message>
            <source>{n} players could not pay</source>
            <translation>{n} jugadores no pudieron pagar</translation>
        </message>
        <message>
            <source>coins collected</source>
            <translation>monedas recaudadas</translation>
        </message>
        <message>
            <source>{coins}, shared {passes}</source>
            <translation>{coins}, reparto {passes}</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1.º</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2.º</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3.º</translation>
        </message>
        <message>
            <source>A tie, decided by {name}.</source>
            <translation>Empate: ha decidido {name}.</translation>
        </message>
        <message>
            <source>At level 5 nothing more fits: the share goes to the next.</source>
            <translation>En nivel 5 ya no cabe más: su parte pasa al siguiente.</translation>
        </message>
        <message>
            <source>The votes</source>
            <translation>Los votos</translation>
        </message>
        <message>
            <source>What moved Tension</source>
            <translation>Qué movió la Tensión</translation>
        </message>
        <message>
            <source>Obsolescence</source>
            <translation>Obsolescencia</translation>
        </message>
        <message>
            <source>Who changes class?</source>
            <translation>¿Quién cambia de clase?</translation>
        </message>
        <message>
            <source>Round {round} corrected</source>
            <translation>Ronda {round} corregida</translation>
        </message>
        <message>
            <source>The start corrected</source>
            <translation>El comienzo, corregido</translation>
        </message>
        <message>
            <source>Tension now: {before} → {after}</source>
            <translation>Tensión ahora: {before} → {after}</translation>
        </message>
        <message>
            <source>Tax: {before} → {after}</source>
            <translation>Impuesto: {before} → {after}</translation>
        </message>
        <message>
            <source>{service}: level {before} → {after}</source>
            <translation>{service}: nivel {before} → {after}</translation>
        </message>
        <message>
            <source>{service}: fund {before} → {after}</source>
            <translation>{service}: hucha {before} → {after}</translation>
        </message>
        <message>
            <source>{name}: tokens {before} → {after}</source>
            <translation>{name}: fichas {before} → {after}</translation>
        </message>
        <message>
            <source>{name}: now {role}</source>
            <translation>{name}: ahora {role}</translation>
        </message>
        <message>
            <source>A tie of all three</source>
            <translation>Empate a tres</translation>
        </message>
        <message>
            <source>A tie: {name} (Income {income}) decided.</source>
            <translation>Empate: ha decidido {name} (Ingresos {income}).</translation>
        </message>
        <message>
            <source>{n} of tax</source>
            <translation>{n} de impuestos</translation>
        </message>
        <message>
            <source>{n} of the inheritance</source>
            <translation>{n} de la herencia</translation>
        </message>
        <message>
            <source>{n} of the event</source>
            <translation>{n} del suceso</translation>
        </message>
        <message>
            <source>Coins: {parts}.</source>
            <translation>Monedas: {parts}.</translation>
        </message>
        <message>
            <source>Tension rises by {n}</source>
            <translation>La Tensión sube {n}</translation>
        </message>
        <message>
            <source>Tension falls by {n}</source>
            <translation>La Tensión baja {n}</translation>
        </message>
        <message>
            <source>Tension stays where it was</source>
            <translation>La Tensión no se mueve</translation>
        </message>
        <message>
            <source>Nothing moved it in this round.</source>
            <translation>Nada la ha movido en esta ronda.</translation>
        </message>
        <message>
            <source>−2 points</source>
            <translation>−2 puntos</translation>
        </message>
        <message>
            <source>−5 points</source>
            <translation>−5 puntos</translation>
        </message>
        <message>
            <source>The State fails</source>
            <translation>El Estado fracasa</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>Exclusion tokens: {n}</source>
            <translation>Fichas de Exclusión: {n}</translation>
        </message>
        <message>
            <source>Services at level 1: {n}</source>
            <translation>Servicios en nivel 1: {n}</translation>
        </message>
        <message>
            <source>Midlife cards: {n}</source>
            <translation>Cartas del Ecuador: {n}</translation>
        </message>
        <message>
            <source>Corrections: {n}</source>
            <translation>Correcciones: {n}</translation>
        </message>
        <message>
            <source>Every service wears out</source>
            <translation>Los servicios se desgastan</translation>
        </message>
        <message>
            <source>Obsolescence: one level less for each, never below 1. Coins in the funds stay.</source>
            <translation>Obsolescencia: un nivel menos cada uno, nunca por debajo de 1. Las huchas no se tocan.</translation>
        </message>
        <message>
            <source>{name} reads a card</source>
            <translation>{name} lee una carta</translation>
        </message>
        <message>
            <source>Card {number} of {of}</source>
            <translation>Carta {number} de {of}</translation>
        </message>
        <message>
            <source>coin</source>
            <translation>moneda</translation>
        </message>
        <message>
            <source>The spare role was gone</source>
            <translation>Ya no había repuesto</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>monedas</translation>
        </message>
        <message>
            <source>We go on in a moment</source>
            <translation>Seguimos enseguida</translation>
        </message>
        <message>
            <source>Who falls short hands it all over and takes a token.</source>
            <translation>Quien no llega lo entrega todo y recibe una ficha.</translation>
        </message>
        <message>
            <source>Now you decide which service needs them most.</source>
            <translation>Ahora decidís qué servicio las necesita más.</translation>
        </message>
        <message>
            <source>Exclusion token</source>
            <translation>Ficha de Exclusión</translation>
        </message>
        <message>
            <source>one class up</source>
            <translation>sube de clase</translation>
        </message>
        <message>
            <source>one class down</source>
            <translation>baja de clase</translation>
        </message>
        <message>
            <source>{name} changes class</source>
            <translation>{name} cambia de clase</translation>
        </message>
        <message>
            <source>{n} change class</source>
            <translation>{n} cambian de clase</translation>
        </message>
        <message>
            <source>Nobody changes class</source>
            <translation>Nadie cambia de clase</translation>
        </message>
        <message>
            <source>Whoever changes class hands in their role and takes the spare one. Coins and tokens stay.</source>
            <translation>Quien cambia de clase entrega su rol y toma el de repuesto. Conserva monedas y fichas.</translation>
        </message>
        <message>
            <source>The State has failed</source>
            <translation>El Estado ha fracasado</translation>
        </message>
        <message>
            <source>Everyone scores 0. Nobody wins.</source>
            <translation>Todos puntúan 0. No gana nadie.</translation>
        </message>
        <message>
            <source>Open your envelopes</source>
            <translation>Abrid vuestros sobres</translation>
        </message>
        <message>
            <source>Round {round} is over. Count your coins aloud, one after another.</source>
            <translation>Se acabó la ronda {round}. Contad vuestras monedas en voz alta, de uno en uno.</translation>
        </message>
        <message>
            <source>The bell: we stop after round {round}. Count your coins aloud.</source>
            <translation>El timbre: paramos tras la ronda {round}. Contad vuestras monedas en voz alta.</translation>
        </message>
        <message>
            <source>The country made it</source>
            <translation>El país lo ha logrado</translation>
        </message>
        <message>
            <source>The Legacy: your services add up to {levels}. Everyone has won as a country.</source>
            <translation>El Legado: vuestros servicios suman {levels}. Habéis ganado todos como país.</translation>
        </message>
        <message>
            <source>The Legacy: everyone has won as a country.</source>
            <translation>El Legado: habéis ganado todos como país.</translation>
        </message>
        <message>
            <source>It was not enough for the Legacy.</source>
            <translation>No ha bastado para el Legado.</translation>
        </message>
        <message>
            <source>The country fell short</source>
            <translation>El país se ha quedado corto</translation>
        </message>
        <message>
            <source>Your services add up to {levels}: not enough for the Legacy.</source>
            <translation>Vuestros servicios suman {levels}: no basta para el Legado.</translation>
        </message>
        <message>
            <source>The game ended after round {round}.</source>
            <translation>La partida acabó tras la ronda {round}.</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>Gana {name}</translation>
        </message>
        <message>
            <source>They share the win</source>
            <translation>Comparten la victoria</translation>
        </message>
        <message>
            <source>point</source>
            <translation>punto</translation>
        </message>
        <message>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>Put right at the table</source>
            <translation>Corregido en la mesa</translation>
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
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n paso</numerusform>
                <numerusform>%n pasos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n ronda</numerusform>
                <numerusform>%n rondas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abstained?</source>
            <translation>
                <numerusform>¿Se ha abstenido %n jugador? Entonces confirma otra vez.</numerusform>
                <numerusform>¿Se han abstenido %n jugadores? Entonces confirma otra vez.</numerusform>
            </translation>
        </message>
        <message>
            <source>“{file}” is not there any more. Look for it in {folder}, or open another lesson.</source>
            <translation>«{file}» ya no está. Búscala en {folder} o abre otra sesión.</translation>
        </message>
        <message>
            <source>“{file}” exists already and was left as it is. Give the lesson another name.</source>
            <translation>«{file}» ya existe y no se ha tocado. Ponle otro nombre a la sesión.</translation>
        </message>
        <message>
            <source>“{file}” is empty. It was left as it is; open another lesson.</source>
            <translation>«{file}» está vacía. No se ha tocado; abre otra sesión.</translation>
        </message>
        <message>
            <source>“{file}” is not a lesson of this program. It was left as it is.</source>
            <translation>«{file}» no es una sesión de este programa. No se ha tocado.</translation>
        </message>
        <message>
            <source>“{file}” is damaged and was left as it is. Open another lesson.</source>
            <translation>«{file}» está dañada y no se ha tocado. Abre otra sesión.</translation>
        </message>
        <message>
            <source>“{file}” was made by a newer version of this program. Install that version to open it.</source>
            <translation>«{file}» es de una versión más nueva de este programa. Instala esa versión para abrirla.</translation>
        </message>
        <message>
            <source>“{file}” cannot be read. Check that you may open it.</source>
            <translation>«{file}» no se puede leer. Comprueba que tienes permiso para abrirla.</translation>
        </message>
        <message>
            <source>“{file}” can only be looked at: nothing can be written in {folder}.</source>
            <translation>«{file}» solo se puede mirar: en {folder} no se puede escribir.</translation>
        </message>
        <message>
            <source>“{file}” is open in another window. Here it can only be looked at.</source>
            <translation>«{file}» está abierta en otra ventana. Aquí solo se puede mirar.</translation>
        </message>
        <message>
            <source>From here on this lesson does not fit the rules: {why} Undo takes the last entries back.</source>
            <translation>Desde aquí esta sesión no encaja con las reglas: {why} Deshacer retira las últimas anotaciones.</translation>
        </message>
        <message>
            <source>The disk is full: this was not kept. Make room, then confirm again.</source>
            <translation>El disco está lleno: esto no se ha guardado. Libera espacio y confirma otra vez.</translation>
        </message>
        <message>
            <source>The disk did not take it: this was not kept. Confirm again.</source>
            <translation>El disco no lo ha aceptado: esto no se ha guardado. Confirma otra vez.</translation>
        </message>
        <message>
            <source>{folder} is gone: this was not kept. Plug the stick in again, then confirm again.</source>
            <translation>{folder} ha desaparecido: esto no se ha guardado. Vuelve a conectar la memoria y confirma otra vez.</translation>
        </message>
        <message>
            <source>“{file}” is played with an edition that this version does not know. It was left as it is; open it with the version that made it.</source>
            <translation>«{file}» se juega con una edición que esta versión no conoce. No se ha tocado; ábrela con la versión que la creó.</translation>
        </message>
        <message>
            <source>“{file}” can only be looked at, for nothing can be written in {folder}. To play on, open the menu and save it elsewhere.</source>
            <translation>«{file}» solo se puede mirar, porque en {folder} no se puede escribir. Para seguir jugando, abre el menú y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>The disk is full. The game goes on, and is kept as soon as there is room; or press UNSAVED at the top and save it elsewhere.</source>
            <translation>El disco está lleno. La partida sigue y se guardará en cuanto haya espacio; o pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>The disk does not take it. The game goes on, and is kept as soon as the disk does; or press UNSAVED at the top and save it elsewhere.</source>
            <translation>El disco no lo acepta. La partida sigue y se guardará en cuanto lo acepte; o pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>“{file}” is gone from {folder}. The game goes on: plug the stick in again, or press UNSAVED at the top and save it elsewhere.</source>
            <translation>«{file}» ya no está en {folder}. La partida sigue: vuelve a conectar la memoria, o pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>Nothing can be written in {folder} now. The game goes on: press UNSAVED at the top and save it elsewhere.</source>
            <translation>Ahora no se puede escribir en {folder}. La partida sigue: pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>Another program holds “{file}”. The game goes on, and is kept as soon as the file is free.</source>
            <translation>Otro programa tiene ocupada «{file}». La partida sigue y se guardará en cuanto quede libre.</translation>
        </message>
        <message>
            <source>“{file}” was changed from outside and is left as it is. The game goes on: press UNSAVED at the top and save it elsewhere.</source>
            <translation>Algo ha cambiado «{file}» desde fuera, y no se ha tocado más. La partida sigue: pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>This game is on no disk yet. Press UNSAVED at the top and save it elsewhere first.</source>
            <translation>Esta partida aún no está en ningún disco. Antes pulsa SIN GUARDAR, arriba, y guárdala en otro sitio.</translation>
        </message>
        <message>
            <source>Everything is kept in “{file}” again.</source>
            <translation>Todo vuelve a estar guardado en «{file}».</translation>
        </message>
        <message>
            <source>Everything is kept in “{file}” now, in {folder}. The game goes on there.</source>
            <translation>Ahora todo está guardado en «{file}», en {folder}. La partida sigue ahí.</translation>
        </message>
        <message>
            <source>No copy could be kept beside “{file}”. The lesson itself is kept, and the copy is tried again.</source>
            <translation>No se ha podido guardar una copia junto a «{file}». La sesión sí está guardada, y la copia se volverá a intentar.</translation>
        </message>
        <message>
            <source>{trouble} What can still be read can be opened as a copy.</source>
            <translation>{trouble} Lo que aún se puede leer se puede abrir como copia.</translation>
        </message>
        <message>
            <source>This is what could be read of “{file}”, as a lesson of its own. “{file}” was left as it is.</source>
            <translation>Esto es lo que se ha podido leer de «{file}», como sesión aparte. «{file}» no se ha tocado.</translation>
        </message>
        <message>
            <source>{name} (rescued)</source>
            <translation>{name} (rescatada)</translation>
        </message>
        <message>
            <source>“{file}” and its copies are deleted.</source>
            <translation>«{file}» y sus copias se han borrado.</translation>
        </message>
        <message>
            <source>The role cards in “{file}” cannot be used: {fault}</source>
            <translation>Las cartas de rol de «{file}» no se pueden usar: {fault}</translation>
        </message>
        <message>
            <source>Exported to {folder}</source>
            <translation>Exportado en {folder}</translation>
        </message>
        <message>
            <source>What you choose holds until you close the program. It cannot be remembered, for nothing can be written in {folder}.</source>
            <translation>Lo que elijas vale hasta que cierres el programa. No se puede recordar, porque no se puede escribir en {folder}.</translation>
        </message>
        <message>
            <source>The settings could not be read, so they begin anew. The old file is kept as “{file}” in {folder}.</source>
            <translation>Los ajustes no se pudieron leer y empiezan de nuevo. El archivo anterior se conserva como «{file}» en {folder}.</translation>
        </message>
        <message>
            <source>{folder} is not there now. Until it is, lessons are kept in {instead}.</source>
            <translation>{folder} no está ahora. Mientras tanto, las sesiones se guardan en {instead}.</translation>
        </message>
        <message>
            <source>LIVE</source>
            <translation>EN DIRECTO</translation>
        </message>
        <message>
            <source>NO WALL</source>
            <translation>SIN PANTALLA</translation>
        </message>
        <message>
            <source>MIRRORED</source>
            <translation>DUPLICADA</translation>
        </message>
        <message>
            <source>FROZEN</source>
            <translation>CONGELADA</translation>
        </message>
        <message>
            <source>BLACK</source>
            <translation>EN NEGRO</translation>
        </message>
        <message>
            <source>CARD</source>
            <translation>CARTEL</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <source>Exclusion tokens</source>
            <translation>Fichas de Exclusión</translation>
        </message>
        <message>
            <source>About this game</source>
            <translation>Sobre esta partida</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Asiento</translation>
        </message>
        <message>
            <source>Cost of Living</source>
            <translation>Coste Vital</translation>
        </message>
        <message>
            <source>Savings (coins)</source>
            <translation>Ahorros (monedas)</translation>
        </message>
        <message>
            <source>Goal reached</source>
            <translation>Meta lograda</translation>
        </message>
        <message>
            <source>Public dividend</source>
            <translation>Dividendo público</translation>
        </message>
        <message>
            <source>Legacy</source>
            <translation>Legado</translation>
        </message>
        <message>
            <source>Your life</source>
            <translation>Tu vida</translation>
        </message>
        <message>
            <source>Points for the tokens</source>
            <translation>Puntos por las fichas</translation>
        </message>
        <message>
            <source>Points for Tension</source>
            <translation>Puntos por la Tensión</translation>
        </message>
        <message>
            <source>Ideology</source>
            <translation>Ideología</translation>
        </message>
        <message>
            <source>Points in all</source>
            <translation>Total de puntos</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Quién gana</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>gana</translation>
        </message>
        <message>
            <source>Put into the pact (coins)</source>
            <translation>Aportado al pacto (monedas)</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <source>Votes for {letter}: {tax}</source>
            <translation>Votos a {letter}: {tax}</translation>
        </message>
        <message>
            <source>How the tax was decided</source>
            <translation>Cómo se decidió el impuesto</translation>
        </message>
        <message>
            <source>by the votes</source>
            <translation>por los votos</translation>
        </message>
        <message>
            <source>Tax collected</source>
            <translation>Recaudado</translation>
        </message>
        <message>
            <source>Added by the inheritance</source>
            <translation>Añadido por la herencia</translation>
        </message>
        <message>
            <source>Added by the event</source>
            <translation>Añadido por el suceso</translation>
        </message>
        <message>
            <source>Budget to share</source>
            <translation>Presupuesto a repartir</translation>
        </message>
        <message>
            <source>{service}: votes</source>
            <translation>{service}: votos</translation>
        </message>
        <message>
            <source>How the ranking was decided</source>
            <translation>Cómo se decidió el orden</translation>
        </message>
        <message>
            <source>Ranked {place}</source>
            <translation>Orden: {place}</translation>
        </message>
        <message>
            <source>{service}: coins received</source>
            <translation>{service}: monedas recibidas</translation>
        </message>
        <message>
            <source>{service}: level at the end</source>
            <translation>{service}: nivel al final</translation>
        </message>
        <message>
            <source>{service}: coins in the fund</source>
            <translation>{service}: monedas en la hucha</translation>
        </message>
        <message>
            <source>Tension at the start</source>
            <translation>Tensión al empezar</translation>
        </message>
        <message>
            <source>Tension at the end</source>
            <translation>Tensión al acabar</translation>
        </message>
        <message>
            <source>Cause</source>
            <translation>Causa</translation>
        </message>
        <message>
            <source>Moved by</source>
            <translation>Cambio</translation>
        </message>
        <message>
            <source>Moved to</source>
            <translation>Queda en</translation>
        </message>
        <message>
            <source>Service</source>
            <translation>Servicio</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <source>How it was</source>
            <translation>Cómo fue</translation>
        </message>
        <message>
            <source>By</source>
            <translation>Autoría</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Licencia</translation>
        </message>
        <message>
            <source>sample role cards, not the printed ones</source>
            <translation>cartas de rol de muestra, no las impresas</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Nombre de la mesa</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Última ronda</translation>
        </message>
        <message>
            <source>How it ended</source>
            <translation>Cómo terminó</translation>
        </message>
        <message>
            <source>The game is not over yet.</source>
            <translation>La partida aún no ha terminado.</translation>
        </message>
        <message>
            <source>Coins set aside for the next budget</source>
            <translation>Monedas guardadas para el próximo presupuesto</translation>
        </message>
        <message>
            <source>Version of this program</source>
            <translation>Versión de este programa</translation>
        </message>
        <message>
            <source>Nothing can be written in {folder}. Choose another folder.</source>
            <translation>No se puede escribir en {folder}. Elige otra carpeta.</translation>
        </message>
        <message>
            <source>{folder} is not there. Plug the stick in again, or choose another folder.</source>
            <translation>{folder} no está. Vuelve a conectar el lápiz de memoria o elige otra carpeta.</translation>
        </message>
        <message>
            <source>There is no room left in {folder}. Make room, or choose another folder.</source>
            <translation>No queda sitio en {folder}. Haz sitio o elige otra carpeta.</translation>
        </message>
        <message>
            <source>The disk did not take the export to {folder}. Choose another folder.</source>
            <translation>El disco no ha aceptado la exportación a {folder}. Elige otra carpeta.</translation>
        </message>
        <message>
            <source>Left of the debate: {time}</source>
            <translation>Quedan de debate: {time}</translation>
        </message>
        <message>
            <source>The debate is over, by {time}</source>
            <translation>El debate ha terminado, hace {time}</translation>
        </message>
        <message>
            <source>Start the debate’s clock ({key})</source>
            <translation>Poner en marcha el reloj del debate ({key})</translation>
        </message>
        <message>
            <source>Pause the debate’s clock ({key})</source>
            <translation>Parar el reloj del debate ({key})</translation>
        </message>
        <message>
            <source>30 seconds less ({key})</source>
            <translation>30 segundos menos ({key})</translation>
        </message>
        <message>
            <source>30 seconds more ({key})</source>
            <translation>30 segundos más ({key})</translation>
        </message>
        <message>
            <source>The computer slept while the clock ran: it stands at {time}. F11 lets it go on.</source>
            <translation>El ordenador se suspendió con el reloj en marcha: está en {time}. Con F11 sigue.</translation>
        </message>
        <message>
            <source>Clock and bell</source>
            <translation>Reloj y timbre</translation>
        </message>
        <message>
            <source>Type when the bell rings, and the desk says how the rest of the game fits.</source>
            <translation>Escribe a qué hora suena el timbre y aquí verás si cabe lo que queda de partida.</translation>
        </message>
        <message>
            <source>A debate lasts</source>
            <translation>Un debate dura</translation>
        </message>
        <message>
            <source>The bell rings at</source>
            <translation>El timbre suena a las</translation>
        </message>
        <message>
            <source>minutes and seconds, from 0:15 to 15:00</source>
            <translation>minutos y segundos, de 0:15 a 15:00</translation>
        </message>
        <message>
            <source>a time of day, such as 11:25</source>
            <translation>una hora del día, como 11:25</translation>
        </message>
        <message>
            <source>No bell</source>
            <translation>Sin timbre</translation>
        </message>
        <message>
            <source>15 seconds longer</source>
            <translation>15 segundos más largo</translation>
        </message>
        <message>
            <source>15 seconds shorter</source>
            <translation>15 segundos más corto</translation>
        </message>
        <message>
            <source>{minutes} min for {what}: about {over} min too long</source>
            <translation>{minutes} min para {what}: faltan unos {over} min</translation>
        </message>
        <message>
            <source>{minutes} min for {what}: about {over} min to spare</source>
            <translation>{minutes} min para {what}: sobran unos {over} min</translation>
        </message>
        <message>
            <source>{minutes} min for {what}: it just fits</source>
            <translation>{minutes} min para {what}: cabe justo</translation>
        </message>
        <message>
            <source>The bell has rung, with {what} to come</source>
            <translation>Ya ha sonado el timbre y aún queda: {what}</translation>
        </message>
        <message>
            <source>{rounds} and the Midlife cards</source>
            <translation>{rounds} y el Ecuador de la Vida</translation>
        </message>
        <message>
            <source>the Midlife cards</source>
            <translation>el Ecuador de la Vida</translation>
        </message>
        <message>
            <source>the final count</source>
            <translation>el recuento final</translation>
        </message>
        <message>
            <source>Reckoned by what the rounds of this game have taken so far; the final count is included.</source>
            <translation>Calculado con lo que han durado las rondas de esta partida; incluye el recuento final.</translation>
        </message>
        <message>
            <source>Reckoned by usual times until a round of this game has been timed; the final count is included.</source>
            <translation>Calculado con duraciones habituales hasta medir una ronda; incluye el recuento final.</translation>
        </message>
        <message>
            <source>Shorten debates to {time}</source>
            <translation>Acortar los debates a {time}</translation>
        </message>
        <message>
            <source>Stop after round {round}</source>
            <translation>Parar tras la ronda {round}</translation>
        </message>
        <message>
            <source>Planned: stop after round {round}. The desk asks then; nothing stops by itself.</source>
            <translation>Previsto: parar tras la ronda {round}. Se te preguntará entonces; nada se para solo.</translation>
        </message>
        <message>
            <source>Drop the plan</source>
            <translation>Quitar el plan</translation>
        </message>
        <message>
            <source>The bell rings: stop here?</source>
            <translation>Suena el timbre: ¿paramos aquí?</translation>
        </message>
        <message>
            <source>You planned to stop after round {round}. Esc plays on and drops the plan.</source>
            <translation>Tenías previsto parar tras la ronda {round}. Con Esc se sigue jugando y se quita el plan.</translation>
        </message>
        <message>
            <source>Round {round} is over: Enter ends the game here.</source>
            <translation>La ronda {round} ha terminado: Intro acaba aquí la partida.</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Reloj</translation>
        </message>
        <message>
            <source>With a soft bell</source>
            <translation>Con timbre suave</translation>
        </message>
        <message>
            <source>Without sound</source>
            <translation>Sin sonido</translation>
        </message>
        <message>
            <source>Pay day: who could pay in full?</source>
            <translation>Día de pago: ¿quién ha podido pagarlo todo?</translation>
        </message>
        <message>
            <source>All of them: Enter. If not, type what was handed over.</source>
            <translation>Todos: Intro. Si no, escribe lo que han entregado.</translation>
        </message>
        <message>
            <source>Card {number} of {players}: who reads, and which card?</source>
            <translation>Carta {number} de {players}: ¿quién lee y qué carta?</translation>
        </message>
        <message>
            <source>Enter deals as the console drew; or choose the role of each player.</source>
            <translation>Intro reparte lo que ha sorteado el programa; o elige el rol de cada jugador.</translation>
        </message>
        <message>
            <source>Does somebody have too few coins? Hold F4 and tell it at the desk.</source>
            <translation>¿A alguien no le llegan las monedas? Mantén F4 y dilo en tu pantalla.</translation>
        </message>
        <message>
            <source>Hold F4 for the scores and the export.</source>
            <translation>Mantén F4 para ver las puntuaciones y exportar.</translation>
        </message>
        <message>
            <source>A repair is open at the desk: hold F4 to go on with it.</source>
            <translation>Hay una reparación abierta en tu pantalla: mantén F4 para seguir con ella.</translation>
        </message>
        <message>
            <source>No lesson is open yet: hold F4 for the desk.</source>
            <translation>Todavía no hay ninguna sesión abierta: mantén F4 para ver tu pantalla.</translation>
        </message>
        <message>
            <source>That cannot be. Hold F4 to see why at the desk.</source>
            <translation>Eso no puede ser. Mantén F4 para ver el motivo en tu pantalla.</translation>
        </message>
        <message>
            <source>The desk has something to say: hold F4 to read it.</source>
            <translation>Hay un aviso en tu pantalla: mantén F4 para leerlo.</translation>
        </message>
        <message>
            <source>What this card takes is told at the desk: hold F4.</source>
            <translation>Lo que quita esta carta se anota en tu pantalla: mantén F4.</translation>
        </message>
        <message>
            <source>Type what was counted, then Enter.</source>
            <translation>Escribe lo que se ha contado y pulsa Intro.</translation>
        </message>
        <message>
            <source>Choose the answer, then Enter.</source>
            <translation>Elige la respuesta y pulsa Intro.</translation>
        </message>
        <message>
            <source>Choose a role for everybody, or for nobody.</source>
            <translation>Elige un rol para todos o para nadie.</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <source>The console draws</source>
            <translation>La saca el programa</translation>
        </message>
        <message>
            <source>Who put what into the pact? If that stays secret, just Enter.</source>
            <translation>¿Quién puso cuánto en el pacto? Si queda en secreto, pulsa Intro.</translation>
        </message>
        <message>
            <source>Who achieved their ideology? Type their seats; if nobody, just Enter.</source>
            <translation>¿Quién ha cumplido su ideología? Escribe sus sitios; si nadie, pulsa Intro.</translation>
        </message>
        <message>
            <source>Hold F4: desk</source>
            <translation>Mantén F4: tu pantalla</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>Vale</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Leave, so that the class sees the desk? Then once more: Esc, or this button.</source>
            <translation>¿Salir y que la clase vea tu pantalla? Entonces otra vez: Esc o este botón.</translation>
        </message>
        <message>
            <source>Another screen is there. Hold F4, then F5 moves the wall to it.</source>
            <translation>Hay otra pantalla. Mantén F4 y pulsa F5: la proyección pasa a ella.</translation>
        </message>
        <message>
            <source>The screens show the same: the class sees this desk. The wall can take it all but for a strip to type in.</source>
            <translation>Las pantallas muestran lo mismo: la clase ve todo esto. La proyección puede ocuparlo, salvo una franja para escribir.</translation>
        </message>
        <message>
            <source>There is one screen only. The wall can take it all but for a strip to type in; the desk shows while F4 is held.</source>
            <translation>Solo hay una pantalla. La proyección puede ocuparla, salvo una franja para escribir; tu pantalla se ve mientras mantienes F4.</translation>
        </message>
        <message>
            <source>One screen for all</source>
            <translation>Una pantalla para todos</translation>
        </message>
        <message>
            <source>Give the screen back to the desk</source>
            <translation>Dejar la pantalla solo para ti</translation>
        </message>
    </context>
</TS>
