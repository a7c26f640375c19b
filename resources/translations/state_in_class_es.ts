<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Ver en:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>Archivos de &amp;tipo:</translation>
        </message>
    </context>
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
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
        <message>
            <source>PageDown</source>
            <translation>AvPág</translation>
        </message>
        <message>
            <source>PageUp</source>
            <translation>RePág</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>Teclas…</translation>
        </message>
        <message>
            <source>What each key does</source>
            <translation>Qué hace cada tecla</translation>
        </message>
        <message>
            <source>Everything can be done with the mouse or a finger, too.</source>
            <translation>Todo se puede hacer también con el ratón o con el dedo.</translation>
        </message>
        <message>
            <source>To enter and put right</source>
            <translation>Para anotar y corregir</translation>
        </message>
        <message>
            <source>To look up</source>
            <translation>Para consultar</translation>
        </message>
        <message>
            <source>What the class sees</source>
            <translation>Lo que ve la clase</translation>
        </message>
        <message>
            <source>The debate’s clock</source>
            <translation>El reloj del debate</translation>
        </message>
        <message>
            <source>Confirm, or go on to the next field</source>
            <translation>Confirmar o pasar al siguiente</translation>
        </message>
        <message>
            <source>Go back, or leave this page</source>
            <translation>Volver o salir de la página</translation>
        </message>
        <message>
            <source>Take one voting token back</source>
            <translation>Quitar una ficha tecleada</translation>
        </message>
        <message>
            <source>Paste a list of names, or cards</source>
            <translation>Pegar una lista de nombres o cartas</translation>
        </message>
        <message>
            <source>Do what the notice offers</source>
            <translation>Hacer lo que ofrece el aviso</translation>
        </message>
        <message>
            <source>Open the entry that explains a slip</source>
            <translation>Abrir la anotación que lo explica</translation>
        </message>
        <message>
            <source>Guide or history</source>
            <translation>Guía o historial</translation>
        </message>
        <message>
            <source>Envelopes (hold)</source>
            <translation>Sobres (mantén)</translation>
        </message>
        <message>
            <source>Your desk, with one screen (hold)</source>
            <translation>Pantalla única: la tuya (mantén)</translation>
        </message>
        <message>
            <source>All its pictures at once</source>
            <translation>Todas las imágenes de golpe</translation>
        </message>
        <message>
            <source>Number the screens</source>
            <translation>Numerar las pantallas</translation>
        </message>
        <message>
            <source>Start or pause</source>
            <translation>Poner en marcha o parar</translation>
        </message>
        <message>
            <source>30 seconds more</source>
            <translation>30 segundos más</translation>
        </message>
        <message>
            <source>30 seconds less</source>
            <translation>30 segundos menos</translation>
        </message>
        <message>
            <source>The steps of this round</source>
            <translation>Los pasos de esta ronda</translation>
        </message>
        <message>
            <source>The round that is on</source>
            <translation>La ronda en curso</translation>
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
            <source>Repaired. Still to be moved on the table: {n}.</source>
            <translation>Reparado. Cosas por mover en la mesa: {n}.</translation>
        </message>
        <message>
            <source>See the list</source>
            <translation>Ver la lista</translation>
        </message>
        <message>
            <source>Move these things on the table.</source>
            <translation>Mueve esto en la mesa.</translation>
        </message>
        <message>
            <source>The repair is made. Tick off what is done; F9 leads back here while anything is left.</source>
            <translation>La reparación está hecha. Marca lo que vayas moviendo; mientras quede algo, F9 te trae aquí.</translation>
        </message>
        <message>
            <source>All of it is moved</source>
            <translation>Ya está todo movido</translation>
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
            <source>{step} of {steps}</source>
            <translation>{step} de {steps}</translation>
        </message>
        <message>
            <source>Wall: {key}</source>
            <translation>Proyección: {key}</translation>
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
            <source>Keep this picture</source>
            <translation>Congelar la imagen</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>En negro</translation>
        </message>
        <message>
            <source>Title card</source>
            <translation>Cartel del juego</translation>
        </message>
        <message>
            <source>Results come</source>
            <translation>Los resultados salen</translation>
        </message>
        <message>
            <source>step by step, at a key</source>
            <translation>paso a paso, con una tecla</translation>
        </message>
        <message>
            <source>step by step, by themselves</source>
            <translation>paso a paso, solos</translation>
        </message>
        <message>
            <source>all at once</source>
            <translation>de una vez</translation>
        </message>
        <message>
            <source>Open it as a window</source>
            <translation>Abrirla en una ventana</translation>
        </message>
        <message>
            <source>Fit it to the room</source>
            <translation>Adaptarla al aula</translation>
        </message>
        <message>
            <source>Can the last row read it?</source>
            <translation>¿Se lee desde la última fila?</translation>
        </message>
        <message>
            <source>Measure the picture and the room, or show the test card and ask there. It is kept for this projector.</source>
            <translation>Mide la imagen y el aula, o muestra la carta de prueba y pregunta allí. Se guarda para este proyector.</translation>
        </message>
        <message>
            <source>Height of the picture</source>
            <translation>Altura de la imagen</translation>
        </message>
        <message>
            <source>metres</source>
            <translation>metros</translation>
        </message>
        <message>
            <source>The letters stand at {percent} now.</source>
            <translation>Ahora la letra está al {percent}.</translation>
        </message>
        <message>
            <source>Letters of {percent} can be read there.</source>
            <translation>Con la letra al {percent} se lee desde allí.</translation>
        </message>
        <message>
            <source>Even {percent} is too small: come within {distance} m, or make the picture {height} m high.</source>
            <translation>Ni al {percent} se lee: acercaos a {distance} m o haz la imagen de {height} m de alto.</translation>
        </message>
        <message>
            <source>Even {percent} is too small there: come closer, or make the picture larger.</source>
            <translation>Ni al {percent} se lee desde allí: acercaos o haz la imagen más grande.</translation>
        </message>
        <message>
            <source>The smallest capitals are then seen at {angle} minutes of arc; for easy reading it takes {least}.</source>
            <translation>Las mayúsculas más pequeñas se ven con {angle} minutos de arco; sin esfuerzo, hacen falta {least}.</translation>
        </message>
        <message>
            <source>The smallest letters are then {times} times as high as what can just be made out there.</source>
            <translation>Las letras más pequeñas son entonces {times} veces más altas que lo mínimo que allí se distingue.</translation>
        </message>
        <message>
            <source>Whoever cannot read the first row would have to guess on the wall.</source>
            <translation>Quien no lee la primera línea tendría que adivinar en la proyección.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>Edge that is left free</source>
            <translation>Borde que queda libre</translation>
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
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Everything you confirmed is on disk already.</source>
            <translation>Todo lo que has confirmado ya está guardado.</translation>
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
            <source>The tables, for you, come in {desk}; handout, slides and pictures, for the class, in {wall}, as the wall.</source>
            <translation>Las tablas, para ti, salen en {desk}; la ficha, las diapositivas y las imágenes, para la clase, en {wall}, como la pantalla.</translation>
        </message>
        <message>
            <source>English</source>
            <translation>inglés</translation>
        </message>
        <message>
            <source>Spanish</source>
            <translation>español</translation>
        </message>
        <message>
            <source>The slides show names now: the handout and all the rest will carry them. To leave them out, choose “{without}” first.</source>
            <translation>Las diapositivas muestran ahora los nombres: la ficha y todo lo demás los llevarán. Para quitarlos, elige antes «{without}».</translation>
        </message>
        <message>
            <source>Nobody is named in it: letter, role and class stand for everybody.</source>
            <translation>No se nombra a nadie: letra, rol y clase representan a cada uno.</translation>
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
            <source>Privacy note…</source>
            <translation>Nota de privacidad…</translation>
        </message>
        <message>
            <source>What is kept of pupils, and where</source>
            <translation>Qué se guarda de los alumnos, y dónde</translation>
        </message>
        <message>
            <source>One page for the school. Saved as a PDF, it can be printed and filed.</source>
            <translation>Una página para el centro. Guardada como PDF, se puede imprimir y archivar.</translation>
        </message>
        <message>
            <source>Save as a PDF…</source>
            <translation>Guardar como PDF…</translation>
        </message>
        <message>
            <source>The privacy note is saved as “{file}” in {folder}.</source>
            <translation>La nota de privacidad está guardada como «{file}» en {folder}.</translation>
        </message>
        <message>
            <source>Where shall the privacy note go?</source>
            <translation>¿Dónde guardamos la nota de privacidad?</translation>
        </message>
        <message>
            <source>Letters</source>
            <translation>Letra</translation>
        </message>
        <message>
            <source>Letters on the desk</source>
            <translation>Letra de esta pantalla</translation>
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
            <source>What shall it be?</source>
            <translation>¿Qué hacemos?</translation>
        </message>
        <message>
            <source>Everything stays on this computer: no network, no accounts.</source>
            <translation>Todo se queda en este ordenador: sin red y sin cuentas.</translation>
        </message>
        <message>
            <source>Go on with “{lesson}”</source>
            <translation>Seguir con «{lesson}»</translation>
        </message>
        <message>
            <source>It stopped in round {round} on {day}. Nothing that you confirmed is lost.</source>
            <translation>Se quedó en la ronda {round} el {day}. No se ha perdido nada de lo que confirmaste.</translation>
        </message>
        <message>
            <source>It stopped before round 1 on {day}. Nothing that you confirmed is lost.</source>
            <translation>Se quedó antes de la ronda 1 el {day}. No se ha perdido nada de lo que confirmaste.</translation>
        </message>
        <message>
            <source>Look at “{lesson}”</source>
            <translation>Mirar «{lesson}»</translation>
        </message>
        <message>
            <source>Finished on {day}: its result and its debrief.</source>
            <translation>Terminó el {day}: su resultado y su puesta en común.</translation>
        </message>
        <message>
            <source>New lesson</source>
            <translation>Nueva sesión</translation>
        </message>
        <message>
            <source>Players, edition, languages: less than a minute to the first step.</source>
            <translation>Jugadores, edición, idiomas: menos de un minuto hasta el primer paso.</translation>
        </message>
        <message>
            <source>Open a lesson</source>
            <translation>Abrir una sesión</translation>
        </message>
        <message>
            <source>From a folder or a stick.</source>
            <translation>De una carpeta o de una memoria USB.</translation>
        </message>
        <message>
            <source>Role cards</source>
            <translation>Cartas de rol</translation>
        </message>
        <message>
            <source>Type in or paste the printed ones, once.</source>
            <translation>Escribe o pega las impresas, una sola vez.</translation>
        </message>
        <message>
            <source>or a class of</source>
            <translation>o una clase de</translation>
        </message>
        <message>
            <source>Pupils in the class</source>
            <translation>Alumnos de la clase</translation>
        </message>
        <message>
            <source>{tables} tables of {seats}</source>
            <translation>{tables} mesas de {seats}</translation>
        </message>
        <message>
            <source>{tables} tables: {seats} seats</source>
            <translation>{tables} mesas: de {seats} asientos</translation>
        </message>
        <message>
            <source>one table of {seats}</source>
            <translation>una mesa de {seats}</translation>
        </message>
        <message>
            <source>{n} pupils make no whole tables; with {pairs} sharing a seat they do. The last names share.</source>
            <translation>{n} alumnos no llenan mesas enteras; con {pairs} en un mismo asiento, sí. Comparten los últimos nombres.</translation>
        </message>
        <message>
            <source>A table takes at least 6 players.</source>
            <translation>Una mesa necesita al menos 6 jugadores.</translation>
        </message>
        <message>
            <source>Each table is a lesson: on a computer of its own, or one after another here; the other names wait for “New lesson”.</source>
            <translation>Cada mesa es una sesión: en su propio ordenador, o una tras otra en este; los demás nombres esperan a «Nueva sesión».</translation>
        </message>
        <message>
            <source>Twice in the list: {names}. Add a letter to tell them apart, or leave it so.</source>
            <translation>Repetidos en la lista: {names}. Añade una letra para distinguirlos, o déjalo así.</translation>
        </message>
        <message>
            <source>Paste a list</source>
            <translation>Pegar una lista</translation>
        </message>
        <message>
            <source>There are no names to paste. Copy a list first: one name a line, or with commas.</source>
            <translation>No hay nombres que pegar. Copia antes una lista: un nombre por línea, o con comas.</translation>
        </message>
        <message>
            <source>Table {n}</source>
            <translation>Mesa {n}</translation>
        </message>
        <message>
            <source>Table {n} · {label}</source>
            <translation>Mesa {n} · {label}</translation>
        </message>
        <message>
            <source>“{deck}” is not compared with the printed cards yet. Open the role cards to do so.</source>
            <translation>«{deck}» aún no se ha comparado con las cartas impresas. Abre las cartas de rol para hacerlo.</translation>
        </message>
        <message>
            <source>Sample deck</source>
            <translation>Mazo de muestra</translation>
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
            <source>On the real table</source>
            <translation>Sobre la mesa de juego</translation>
        </message>
        <message>
            <source>Board in the middle, round marker on 1</source>
            <translation>El tablero en el centro, el marcador de ronda en la 1</translation>
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
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>From the picture to the last row</source>
            <translation>De la imagen a la última fila</translation>
        </message>
        <message>
            <source>For easy reading, capitals must be seen at {least} minutes of arc or more.</source>
            <translation>Para leer sin esfuerzo, las mayúsculas deben verse con {least} minutos de arco o más.</translation>
        </message>
        <message>
            <source>Test card</source>
            <translation>Carta de prueba</translation>
        </message>
        <message>
            <source>Show it to the class</source>
            <translation>Mostrarla a la clase</translation>
        </message>
        <message>
            <source>Take it away</source>
            <translation>Quitarla</translation>
        </message>
        <message>
            <source>Last row that is read there</source>
            <translation>Última línea que se lee allí</translation>
        </message>
        <message>
            <source>Where shall the class see the game?</source>
            <translation>¿Dónde verá la clase la partida?</translation>
        </message>
        <message>
            <source>Shift+{key}</source>
            <translation>Mayús+{key}</translation>
        </message>
        <message>
            <source>Language of the desk</source>
            <translation>Idioma de esta pantalla</translation>
        </message>
        <message>
            <source>Language of the wall</source>
            <translation>Idioma de la proyección</translation>
        </message>
        <message>
            <source>Where shall the export go? It gets a folder of its own there</source>
            <translation>¿Dónde se guarda la exportación? Allí tendrá su propia carpeta</translation>
        </message>
        <message>
            <source>What shall be exported?</source>
            <translation>¿Qué se exporta?</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>The tables</source>
            <translation>Las tablas</translation>
        </message>
        <message>
            <source>Handout, slides and pictures</source>
            <translation>Ficha, diapositivas e imágenes</translation>
        </message>
        <message>
            <source>Export nothing</source>
            <translation>No exportar nada</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Abrir la carpeta</translation>
        </message>
        <message>
            <source>Lessons (*.lesson)</source>
            <translation>Sesiones (*.lesson)</translation>
        </message>
        <message>
            <source>The last entries are on no disk yet. Save the game elsewhere before the program closes?</source>
            <translation>Las últimas anotaciones no están en ningún disco. ¿Guardar la partida en otro sitio antes de cerrar el programa?</translation>
        </message>
        <message>
            <source>Delete “{file}” and its copies for good? The names and the game in them cannot be brought back. What was exported of it stays where it is: delete that yourself if names are in it.</source>
            <translation>¿Borrar «{file}» y sus copias para siempre? Los nombres y la partida que contienen no se pueden recuperar. Lo que se exportó de ella se queda donde está: bórralo tú si lleva nombres.</translation>
        </message>
        <message>
            <source>It keeps the bank's accounts for a board game that is played with cardboard, coins and opaque bags.</source>
            <translation>Lleva las cuentas de la banca en un juego de mesa que se juega con cartón, monedas y bolsas opacas.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Sample role cards, not the printed ones. Type in or paste the printed ones to take this line away.</source>
            <translation>Cartas de rol de muestra, no las impresas. Escribe o pega las impresas y este aviso desaparece.</translation>
        </message>
        <message>
            <source>Services on level 1; beside each its fund for coins, empty</source>
            <translation>Servicios en nivel 1; al lado, sus huchas de monedas, vacías</translation>
        </message>
        <message>
            <source>An envelope and 7 tokens each: taxes A–D, three services</source>
            <translation>Un sobre y 7 fichas cada uno: impuestos A–D y 3 servicios</translation>
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
            <translation>Para toda la partida hay de sobra con {coins}.</translation>
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
            <translation>Con {coins} hay de sobra con las cartas de muestra</translation>
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
            <translation>No se da el caso: nada cambia</translation>
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
            <translation>Empate: {name} no votó por ninguna de estas</translation>
        </message>
        <message>
            <source>Say it: from now on the middle and working classes earn {n} more (Education {level})</source>
            <translation>Dilo: desde ahora las clases media y baja cobran {n} más (Educación {level})</translation>
        </message>
        <message>
            <source>Say it: the middle and working classes earn {n} less again (Education below {level})</source>
            <translation>Dilo: las clases media y baja vuelven a cobrar {n} menos (Educación por debajo de {level})</translation>
        </message>
        <message>
            <source>Say it: from now on everyone's Cost of Living is {n} lower (Health {level})</source>
            <translation>Dilo: desde ahora el Coste Vital de todos baja {n} (Sanidad {level})</translation>
        </message>
        <message>
            <source>Say it: everyone's Cost of Living is {n} higher again (Health below {level})</source>
            <translation>Dilo: el Coste Vital de todos vuelve a subir {n} (Sanidad por debajo de {level})</translation>
        </message>
        <message>
            <source>Say it: from now on the working class pays no Cost of Living (Shield {level})</source>
            <translation>Dilo: desde ahora la clase baja no paga Coste Vital (Escudo {level})</translation>
        </message>
        <message>
            <source>Say it: the working class pays its Cost of Living again (Shield below {level})</source>
            <translation>Dilo: la clase baja vuelve a pagar su Coste Vital (Escudo por debajo de {level})</translation>
        </message>
        <message>
            <source>{name} must choose: passing is no longer possible.</source>
            <translation>{name} tiene que elegir: ya no se puede pasar.</translation>
        </message>
        <message>
            <source>Correct what is kept of {name}: {amount} coins</source>
            <translation>Corregir lo anotado de {name}: {amount} monedas</translation>
        </message>
        <message>
            <source>Let the program deal, or enter the cards as they lie on the table.</source>
            <translation>Deja que reparta el programa, o anota las cartas como están en la mesa.</translation>
        </message>
        <message>
            <source>First the debate; then count the tax tokens.</source>
            <translation>Primero el debate; luego cuenta las fichas.</translation>
        </message>
        <message>
            <source>When the debate is over and the voting bag is full: type A, B, C, D as they come out, or the four numbers.</source>
            <translation>Tras el debate y con la bolsa de voto llena: teclea A, B, C, D según salen, o los cuatro números.</translation>
        </message>
        <message>
            <source>Ask {name}: which of these services comes first?</source>
            <translation>Pregunta a {name}: ¿cuál de estos servicios va primero?</translation>
        </message>
        <message>
            <source>Payments made</source>
            <translation>Pagos hechos</translation>
        </message>
        <message>
            <source>Card {number} of {players}. Enter brings the card to the class, never what {name} owns.</source>
            <translation>Carta {number} de {players}. Con Intro la clase ve la carta, nunca lo que tiene {name}.</translation>
        </message>
        <message>
            <source>Enter moves on. A count that was not expected is marked; what lies in the envelope is what holds.</source>
            <translation>Intro pasa al siguiente. Si una cuenta no era la esperada, se marca; vale lo que hay en el sobre.</translation>
        </message>
        <message>
            <source>Give everyone {coins}. In secret, each puts what they wish into the voting bag and keeps the rest in the envelope.</source>
            <translation>Da {coins} a cada jugador. En secreto, cada uno mete en la bolsa de voto lo que quiera y guarda el resto en el sobre.</translation>
        </message>
        <message>
            <source>One card each at random; the three spare roles aside. Read the goals aloud: they are public.</source>
            <translation>Una carta al azar a cada uno; las de repuesto, aparte. Las metas son públicas: léelas.</translation>
        </message>
        <message>
            <source>At the end a goal gives points: short of Get By {below}, Get By {get_by}, Live Well {live_well}, Thrive {thrive}.</source>
            <translation>Dan puntos al final: menos que Salir adelante {below}, Salir adelante {get_by}, Vivir bien {live_well}, Prosperar {thrive}.</translation>
        </message>
        <message>
            <source>Only with the optional sheet “Hidden layer”: deal an ideology each, in secret.</source>
            <translation>Solo con la hoja opcional «Capa oculta»: una ideología secreta a cada uno.</translation>
        </message>
        <message>
            <source>Then give every player {coins} from the bank, now: pay day does not include them.</source>
            <translation>Da ya a cada jugador {coins} de la banca: no entran en el cobro.</translation>
        </message>
        <message>
            <source>Everyone takes back all seven voting tokens.</source>
            <translation>Cada uno recupera sus siete fichas de voto.</translation>
        </message>
        <message>
            <source>Two minutes of debate (F11: clock): promising and lying are allowed. Then one tax token into the voting bag, three into the discard bag.</source>
            <translation>Dos minutos de debate (F11: reloj): se puede prometer y mentir. Después, una ficha de impuesto a la bolsa de voto y tres a la de descarte.</translation>
        </message>
        <message>
            <source>“1st · 2nd · 3rd” is what the three services would then get, in the order of the budget vote.</source>
            <translation>«1.º · 2.º · 3.º» es lo que recibirían los tres servicios, por orden del voto del presupuesto.</translation>
        </message>
        <message>
            <source>The bank owes everyone their Income, everyone owes tax and Cost of Living: only the difference moves, between envelope and bank.</source>
            <translation>La banca debe a cada uno sus Ingresos; cada uno debe impuesto y Coste Vital: solo se mueve la diferencia, entre sobre y banca.</translation>
        </message>
        <message>
            <source>Who is short hands over everything, this round's Income with it, and takes a token.</source>
            <translation>Quien no llega lo entrega todo, con los Ingresos de esta ronda, y recibe una ficha.</translation>
        </message>
        <message>
            <source>Then lay {coins} from the bank in the middle of the table: all the tax.</source>
            <translation>Luego pon en el centro {coins} de la banca: todo el impuesto.</translation>
        </message>
        <message>
            <source>Then lay all the tax from the bank in the middle of the table.</source>
            <translation>Luego pon en el centro, de la banca, todo el impuesto.</translation>
        </message>
        <message>
            <source>Envelopes open one after another; each counts aloud.</source>
            <translation>Los sobres se abren uno tras otro, contando en voz alta.</translation>
        </message>
        <message>
            <source>Ask who gave what to the pact, if the table wants to know.</source>
            <translation>Pregunta quién dio qué al pacto, si la mesa quiere saberlo.</translation>
        </message>
        <message>
            <source>If you dealt ideologies (the optional secret goals): {points} points for whoever reached theirs. If not, leave them out.</source>
            <translation>Si repartisteis ideologías (metas secretas, opcionales): {points} puntos a quien cumplió la suya. Si no, déjalas.</translation>
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
            <source>Count the votes</source>
            <translation>Contar los votos</translation>
        </message>
        <message>
            <source>Ask {name}: which of these did you vote for?</source>
            <translation>Pregunta a {name}: ¿por cuál de estas votaste?</translation>
        </message>
        <message>
            <source>Ask {name}: which of these services comes second?</source>
            <translation>Pregunta a {name}: ¿cuál de estos servicios va segundo?</translation>
        </message>
        <message>
            <source>Ask {name}: which of these services comes next?</source>
            <translation>Pregunta a {name}: ¿cuál de estos servicios va a continuación?</translation>
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
            <source>{tax} is in force. Each settles once with the bank; the bank then lays the tax in the middle.</source>
            <translation>Impuesto vigente: {tax}. Cada uno salda una vez con la banca; ella pone el impuesto en el centro.</translation>
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
            <source>Show and go on</source>
            <translation>Mostrar y seguir</translation>
        </message>
        <message>
            <source>Open the envelopes and count each one.</source>
            <translation>Abrid los sobres y contad cada uno.</translation>
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
            <source>Round marker to {round}. Read slowly, and let them react.</source>
            <translation>Marcador a la ronda {round}. Lee despacio y deja que reaccionen.</translation>
        </message>
        <message>
            <source>Pay everyone their Income now: this round has no pay day.</source>
            <translation>Paga ya a todos sus Ingresos: esta ronda no tiene cobro y pago.</translation>
        </message>
        <message>
            <source>F3 shows what must lie in each fund now: a pupil can count.</source>
            <translation>F3 muestra lo que debe haber ahora en cada hucha: un alumno puede contarlo.</translation>
        </message>
        <message>
            <source>From this round on, each service at level 1 raises Tension by 1 when the round ends.</source>
            <translation>Desde esta ronda, cada servicio en nivel 1 sube la Tensión 1 al terminar la ronda.</translation>
        </message>
        <message>
            <source>At its end comes obsolescence: services age, and drop one level.</source>
            <translation>Al final, obsolescencia: los servicios envejecen y bajan un nivel.</translation>
        </message>
        <message>
            <source>Ask in front of everyone. Whoever voted for none of them passes to the next.</source>
            <translation>Pregunta delante de todos. Quien no votó por ninguna de ellas pasa el turno al siguiente.</translation>
        </message>
        <message>
            <source>Ask in front of everyone. The choice is free.</source>
            <translation>Pregunta delante de todos. La elección es libre.</translation>
        </message>
        <message>
            <source>One token for the most urgent service into the voting bag, two into the discard bag. Then everyone takes back a full set.</source>
            <translation>Una ficha del servicio más urgente a la bolsa de voto, dos a la de descarte. Después cada uno recoge un juego completo.</translation>
        </message>
        <message>
            <source>Share out the middle: three coins to the 1st service, two to the 2nd, one to the 3rd, and again until none is left.</source>
            <translation>Reparte el centro: tres monedas al 1.º, dos al 2.º, una al 3.º, y otra vez, hasta agotarlo.</translation>
        </message>
        <message>
            <source>The player reads the card aloud. Only then look at the level, and say what it means for them.</source>
            <translation>El jugador lee la carta en voz alta. Solo entonces mirad el nivel y di qué supone para él.</translation>
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
            <translation>{name} no votó por ninguna de ellas</translation>
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
            <source>As the program drew them</source>
            <translation>Como los sacó el programa</translation>
        </message>
        <message>
            <source>End the game here</source>
            <translation>Acabar aquí la partida</translation>
        </message>
        <message>
            <source>With the bank</source>
            <translation>Con la banca</translation>
        </message>
        <message>
            <source>{name} owes {due} (tax and Cost of Living) and earns {income}: {n} must come out of the envelope.</source>
            <translation>{name} debe {due} (impuesto y Coste Vital) y cobra {income}: {n} tienen que salir del sobre.</translation>
        </message>
        <message>
            <source>{name} owes {due} (tax and Cost of Living) and earns {income}.</source>
            <translation>{name} debe {due} (impuesto y Coste Vital) y cobra {income}.</translation>
        </message>
        <message>
            <source>Tax into the middle: {revenue} · Tension {before} → {after}</source>
            <translation>Impuesto al centro: {revenue} · Tensión {before} → {after}</translation>
        </message>
        <message>
            <source>Tax into the middle: {revenue} · Tension stays at {tension}</source>
            <translation>Impuesto al centro: {revenue} · La Tensión sigue en {tension}</translation>
        </message>
        <message>
            <source>Drawn by the program</source>
            <translation>Sacada por el programa</translation>
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
            <source>is in the lowest class already, and pays instead of moving down</source>
            <translation>ya es de la clase más baja: paga en lugar de bajar</translation>
        </message>
        <message>
            <source>is in the highest class already, and is paid instead of moving up</source>
            <translation>ya es de la clase más alta: cobra en lugar de subir</translation>
        </message>
        <message>
            <source>Tension reaches 10 and the State fails: the game ends here</source>
            <translation>la Tensión llega a 10 y el Estado fracasa: la partida acaba aquí</translation>
        </message>
        <message>
            <source>Count what is marked once more.</source>
            <translation>Contad otra vez lo que está marcado.</translation>
        </message>
        <message>
            <source>What lies in the envelope is what holds: if the number is right, confirm again.</source>
            <translation>Vale lo que hay en el sobre: si el número es correcto, confirma otra vez.</translation>
        </message>
        <message>
            <source>We played with ideologies</source>
            <translation>Hemos jugado con ideologías</translation>
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
            <source>Pays all {n}</source>
            <translation>Paga los {n}</translation>
        </message>
        <message>
            <source>{name} loses {n} to the storm; whoever has fewer hands over what there is.</source>
            <translation>{name} pierde {n} por el temporal; quien tiene menos entrega lo que haya.</translation>
        </message>
        <message>
            <source>Cannot: hands over all</source>
            <translation>No llega: entrega todo</translation>
        </message>
        <message>
            <source>All that is in the envelope goes to the bank, this round's Income of {income} included.</source>
            <translation>Todo lo que hay en el sobre va a la banca, también los Ingresos de esta ronda ({income}).</translation>
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
            <source>Reading order</source>
            <translation>Orden de lectura</translation>
        </message>
        <message>
            <source>reading</source>
            <translation>leyendo</translation>
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
            <source>and {n} more</source>
            <translation>y {n} más</translation>
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
            <source>{name}: Exclusion tokens {before} → {after}</source>
            <translation>{name}: Fichas de Exclusión {before} → {after}</translation>
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
            <source>What is the last row you can read?</source>
            <translation>¿Cuál es la última línea que lees?</translation>
        </message>
        <message>
            <source>All four corners belong in the picture</source>
            <translation>Las cuatro esquinas deben verse enteras</translation>
        </message>
        <message>
            <source>A tie for 2nd place</source>
            <translation>Empate por el 2.º puesto</translation>
        </message>
        <message>
            <source>Who falls short gives all and takes an Exclusion token.</source>
            <translation>Quien no llega lo da todo y recibe Ficha de Exclusión.</translation>
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
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n pareja</numerusform>
                <numerusform>%n parejas</numerusform>
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
            <source>Role cards…</source>
            <translation>Cartas de rol…</translation>
        </message>
        <message>
            <source>The eleven printed cards</source>
            <translation>Las once cartas impresas</translation>
        </message>
        <message>
            <source>Type them in, or paste them from a spreadsheet. A new lesson is played with the deck that you choose.</source>
            <translation>Escríbelas o pégalas de una hoja de cálculo. Cada sesión nueva se juega con el mazo que elijas.</translation>
        </message>
        <message>
            <source>The game that is open keeps its own cards; menu, “Cards, edition…” puts those right.</source>
            <translation>La partida abierta conserva sus cartas; en el menú, «Cartas, edición…» las corrige.</translation>
        </message>
        <message>
            <source>Keep this deck</source>
            <translation>Guardar este mazo</translation>
        </message>
        <message>
            <source>Play with this deck</source>
            <translation>Jugar con este mazo</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Mazo</translation>
        </message>
        <message>
            <source>For example: printed cards, 2nd edition</source>
            <translation>Por ejemplo: cartas impresas, 2.ª edición</translation>
        </message>
        <message>
            <source>My role cards</source>
            <translation>Mis cartas de rol</translation>
        </message>
        <message>
            <source>Paste cards</source>
            <translation>Pegar cartas</translation>
        </message>
        <message>
            <source>Your decks</source>
            <translation>Tus mazos</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>Delete deck…</source>
            <translation>Eliminar mazo…</translation>
        </message>
        <message>
            <source>Delete “{deck}” for good? Lessons keep the cards that they began with.</source>
            <translation>¿Eliminar «{deck}» para siempre? Las sesiones conservan las cartas con que empezaron.</translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message>
            <source>Every card and the whole deck fit the rules.</source>
            <translation>Cada carta y el mazo entero encajan en las reglas.</translation>
        </message>
        <message>
            <source>In play</source>
            <translation>En juego</translation>
        </message>
        <message>
            <source>always</source>
            <translation>siempre</translation>
        </message>
        <message>
            <source>not at 6, 7</source>
            <translation>no con 6, 7</translation>
        </message>
        <message>
            <source>not at 6</source>
            <translation>no con 6</translation>
        </message>
        <message>
            <source>I have compared these with the printed cards</source>
            <translation>He comparado estas con las cartas impresas</translation>
        </message>
        <message>
            <source>Until then the setup and every export say that they are not the printed ones.</source>
            <translation>Hasta entonces, la preparación y cada exportación dicen que no son las impresas.</translation>
        </message>
        <message>
            <source>It holds as long as no figure changes.</source>
            <translation>Vale mientras no cambie ninguna cifra.</translation>
        </message>
        <message>
            <source>The sample cards are not the printed ones. Change them, and they become a deck of your own.</source>
            <translation>Las cartas de muestra no son las impresas. Cámbialas y serán un mazo tuyo.</translation>
        </message>
        <message>
            <source>{n} cards are in play; it takes {need}, and one spare of each class.</source>
            <translation>Hay {n} cartas en juego; hacen falta {need}, y una de repuesto por clase.</translation>
        </message>
        <message>
            <source>Each class has one spare card, no more and no less.</source>
            <translation>Cada clase tiene una carta de repuesto, ni más ni menos.</translation>
        </message>
        <message>
            <source>At {players} players there are {upper} upper, {middle} middle, {working} working; it takes {classes}.</source>
            <translation>Con {players} jugadores hay {upper} de alta, {middle} de media, {working} de baja; hacen falta {classes}.</translation>
        </message>
        <message>
            <source>Only the sample cards are called so. Give the deck another name.</source>
            <translation>Así se llaman solo las cartas de muestra. Dale otro nombre al mazo.</translation>
        </message>
        <message>
            <source>Income {income}: {roles}. In a tied tax vote the lower class is asked first.</source>
            <translation>Ingresos {income}: {roles}. En un empate del impuesto se pregunta antes a la clase más baja.</translation>
        </message>
        <message>
            <source>Income {income}: {roles}. In a tied tax vote the earlier seat is asked first.</source>
            <translation>Ingresos {income}: {roles}. En un empate del impuesto se pregunta antes al primer asiento.</translation>
        </message>
        <message>
            <source>Income {income}: {roles}. In a tied tax vote the lower class is asked first, then the earlier seat.</source>
            <translation>Ingresos {income}: {roles}. En un empate del impuesto se pregunta antes a la clase más baja y luego al primer asiento.</translation>
        </message>
        <message>
            <source>No two Incomes are alike: a tied tax vote is never in doubt.</source>
            <translation>No hay dos Ingresos iguales: un empate del impuesto nunca deja dudas.</translation>
        </message>
        <message>
            <source>{role}: {figure} {n} is far from the cards of the game ({low} to {high} in the sample). Is it a slip? It can be played.</source>
            <translation>{role}: {figure} {n} está lejos de las cartas del juego (de {low} a {high} en las de muestra). ¿Una errata? Se puede jugar.</translation>
        </message>
        <message>
            <source>{edition} · role cards not compared with the printed ones</source>
            <translation>{edition} · cartas de rol sin comparar con las impresas</translation>
        </message>
        <message>
            <source>Spare</source>
            <translation>Repuesto</translation>
        </message>
        <message>
            <source>Left out at</source>
            <translation>Fuera con</translation>
        </message>
        <message>
            <source>Card id</source>
            <translation>Identificador</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>todavía no</translation>
        </message>
        <message>
            <source>Compared with the printed cards</source>
            <translation>Comparada con las cartas impresas</translation>
        </message>
        <message>
            <source>compared with the printed cards</source>
            <translation>comparado con las cartas impresas</translation>
        </message>
        <message>
            <source>not compared with the printed cards</source>
            <translation>sin comparar con las cartas impresas</translation>
        </message>
        <message>
            <source>Line {line}: {fault}</source>
            <translation>Línea {line}: {fault}</translation>
        </message>
        <message>
            <source>{figure} “{text}” has decimals; coins are whole, so write a whole number.</source>
            <translation>{figure} «{text}» tiene decimales; las monedas son enteras: escribe un número entero.</translation>
        </message>
        <message>
            <source>{figure} “{text}” is no number of coins from 0 to {most}.</source>
            <translation>{figure} «{text}» no es un número de monedas de 0 a {most}.</translation>
        </message>
        <message>
            <source>{figure} is missing.</source>
            <translation>Falta: {figure}.</translation>
        </message>
        <message>
            <source>“{text}” is no class; there are {classes}.</source>
            <translation>«{text}» no es una clase; hay {classes}.</translation>
        </message>
        <message>
            <source>“{text}” does not say whether the card is a spare: write yes, or leave it empty.</source>
            <translation>«{text}» no dice si la carta es de repuesto: escribe sí, o déjalo vacío.</translation>
        </message>
        <message>
            <source>“{text}”: a card is left out at 7, at 6, or never (leave it empty).</source>
            <translation>«{text}»: una carta queda fuera con 7, con 6 o nunca (déjalo vacío).</translation>
        </message>
        <message>
            <source>There is no column “{column}”.</source>
            <translation>No hay columna «{column}».</translation>
        </message>
        <message>
            <source>The name is missing.</source>
            <translation>Falta el nombre.</translation>
        </message>
        <message>
            <source>There are {n} cards; a deck has {most}.</source>
            <translation>Hay {n} cartas; un mazo tiene {most}.</translation>
        </message>
        <message>
            <source>There are no cards in it.</source>
            <translation>No hay cartas.</translation>
        </message>
        <message>
            <source>“{file}” is no deck of role cards. It was left as it is.</source>
            <translation>«{file}» no es un mazo de cartas de rol. Se ha dejado como está.</translation>
        </message>
        <message>
            <source>“{file}” cannot be read. Check that you may open it.</source>
            <translation>«{file}» no se puede leer. Comprueba que tienes permiso para abrirla.</translation>
        </message>
        <message>
            <source>Nothing was pasted. {faults}</source>
            <translation>No se ha pegado nada. {faults}</translation>
        </message>
        <message>
            <source>“{file}” was not taken. {faults}</source>
            <translation>«{file}» no se ha importado. {faults}</translation>
        </message>
        <message>
            <source>Cards pasted: {n}. Look through them, then keep the deck.</source>
            <translation>Cartas pegadas: {n}. Repásalas y guarda el mazo.</translation>
        </message>
        <message>
            <source>These are the cards of “{file}”. Keep the deck to play with it.</source>
            <translation>Estas son las cartas de «{file}». Guarda el mazo para jugar con él.</translation>
        </message>
        <message>
            <source>“{deck}” is kept in {folder}.</source>
            <translation>«{deck}» se guarda en {folder}.</translation>
        </message>
        <message>
            <source>“{deck}” was written to {folder}, as TOML and as CSV: {standing}.</source>
            <translation>«{deck}» está en {folder}, como TOML y como CSV: {standing}.</translation>
        </message>
        <message>
            <source>“{deck}” is deleted.</source>
            <translation>«{deck}» se ha eliminado.</translation>
        </message>
        <message>
            <source>Role cards (*.toml *.csv *.txt)</source>
            <translation>Cartas de rol (*.toml *.csv *.txt)</translation>
        </message>
        <message>
            <source>cards of one's own, not compared with the printed ones</source>
            <translation>cartas propias: sin comparar con las impresas</translation>
        </message>
        <message>
            <source>the printed cards</source>
            <translation>las cartas impresas</translation>
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
            <source>Exported: {n} files are in the folder “{name}”, in {folder}</source>
            <translation>Exportado: hay {n} archivos en la carpeta «{name}», en {folder}</translation>
        </message>
        <message>
            <source>Exporting, for some seconds. Files so far: {n}</source>
            <translation>Exportando, durante unos segundos. Archivos hasta ahora: {n}</translation>
        </message>
        <message>
            <source>No slide is chosen, so there was nothing to export.</source>
            <translation>No hay ninguna diapositiva elegida, así que no había nada que exportar.</translation>
        </message>
        <message>
            <source>{name} - export</source>
            <translation>{name} - exportación</translation>
        </message>
        <message>
            <source>This computer did not open {folder} from here. Look for it among your own folders.</source>
            <translation>Este ordenador no abrió {folder} desde aquí. Búscala entre tus carpetas.</translation>
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
            <source>NOTHING</source>
            <translation>NADA</translation>
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
            <source>TEST CARD</source>
            <translation>CARTA DE PRUEBA</translation>
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
            <source>by the player who was asked in a tie</source>
            <translation>por quien decidió el empate</translation>
        </message>
        <message>
            <source>The classes, round by round</source>
            <translation>Las clases, ronda a ronda</translation>
        </message>
        <message>
            <source>Tax paid by the {group} class</source>
            <translation>Impuesto pagado por la clase {group}</translation>
        </message>
        <message>
            <source>Income of the {group} class</source>
            <translation>Ingresos de la clase {group}</translation>
        </message>
        <message>
            <source>Tokens of the {group} class</source>
            <translation>Fichas de la clase {group}</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Gráficos</translation>
        </message>
        <message>
            <source>Tension over the rounds</source>
            <translation>La Tensión, ronda a ronda</translation>
        </message>
        <message>
            <source>What each tax collected</source>
            <translation>Lo que recaudó cada impuesto</translation>
        </message>
        <message>
            <source>Votes for the taxes</source>
            <translation>Votos a los impuestos</translation>
        </message>
        <message>
            <source>Votes for the services</source>
            <translation>Votos a los servicios</translation>
        </message>
        <message>
            <source>Levels of the services</source>
            <translation>Niveles de los servicios</translation>
        </message>
        <message>
            <source>Tax paid by each class</source>
            <translation>Impuesto pagado por cada clase</translation>
        </message>
        <message>
            <source>Exclusion tokens by class</source>
            <translation>Fichas de Exclusión por clase</translation>
        </message>
        <message>
            <source>Where the points came from</source>
            <translation>De dónde salieron los puntos</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monedas</translation>
        </message>
        <message>
            <source>Votes cast</source>
            <translation>Votos emitidos</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>A State in Class: what we did</source>
            <translation>Un Estado en clase: lo que hicimos</translation>
        </message>
        <message>
            <source>handout</source>
            <translation>ficha</translation>
        </message>
        <message>
            <source>slides</source>
            <translation>diapositivas</translation>
        </message>
        <message>
            <source>{n} of {of}</source>
            <translation>{n} de {of}</translation>
        </message>
        <message>
            <source>What is this? What happened?</source>
            <translation>¿Qué es esto? ¿Qué pasó?</translation>
        </message>
        <message>
            <source>These are pictures of our game, without a word on them. Write under each what you think it shows.</source>
            <translation>Son dibujos de nuestra partida, sin una sola palabra. Escribe debajo de cada uno qué crees que muestra.</translation>
        </message>
        <message>
            <source>For the teacher: questions to go on with</source>
            <translation>Para el profesor o la profesora: preguntas para seguir</translation>
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
            <source>Card {number} of {players}: who reads, and which card?</source>
            <translation>Carta {number} de {players}: ¿quién lee y qué carta?</translation>
        </message>
        <message>
            <source>Pay day: who could pay in full?</source>
            <translation>Día de pago: ¿quién ha podido pagarlo todo?</translation>
        </message>
        <message>
            <source>All: Enter. If not, type all they handed over, Income and all.</source>
            <translation>Todos: Intro. Si no, escribe lo entregado, con Ingresos.</translation>
        </message>
        <message>
            <source>Enter: as the program drew. Or choose the role of each player.</source>
            <translation>Intro: como ha sorteado el programa. O elige cada rol.</translation>
        </message>
        <message>
            <source>Its text for you: hold F4. Too few coins? Tell it there.</source>
            <translation>Su texto, para ti: mantén F4. ¿Faltan monedas? Dilo ahí.</translation>
        </message>
        <message>
            <source>Has somebody too few coins? Hold F4 and tell it there.</source>
            <translation>¿A alguien le faltan monedas? Mantén F4 y dilo ahí.</translation>
        </message>
        <message>
            <source>Hold F4 for the scores, the debrief and the export.</source>
            <translation>Mantén F4 para las puntuaciones, la puesta en común y exportar.</translation>
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
            <source>UNSAVED: hold F4</source>
            <translation>SIN GUARDAR: mantén F4</translation>
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
            <source>The program draws</source>
            <translation>La saca el programa</translation>
        </message>
        <message>
            <source>Who put what into the pact? If that stays secret, just Enter.</source>
            <translation>¿Quién puso cuánto en el pacto? Si queda en secreto, pulsa Intro.</translation>
        </message>
        <message>
            <source>Were ideologies dealt? Type the seats that achieved theirs, or Enter.</source>
            <translation>¿Con ideologías? Escribe los sitios que cumplieron la suya, o Intro.</translation>
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
            <source>There is more to show: PageDown.</source>
            <translation>Queda algo por mostrar: AvPág.</translation>
        </message>
        <message>
            <source>All shown</source>
            <translation>Todo visto</translation>
        </message>
        <message>
            <source>The class does not see the debrief yet. Hold F4 for “{button}”.</source>
            <translation>La clase aún no ve la puesta en común. Mantén F4: «{button}».</translation>
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
        <message>
            <source>{letter} · {role} · {social_class}</source>
            <translation>{letter} · {role} · {social_class}</translation>
        </message>
        <message>
            <source>How do you feel?</source>
            <translation>¿Cómo os sentís?</translation>
        </message>
        <message>
            <source>Which word fits you right now, and which moment of the game made it so?</source>
            <translation>¿Qué palabra te va mejor ahora mismo y qué momento de la partida lo explica?</translation>
        </message>
        <message>
            <source>Did two people live through the same moment and choose opposite words? What did each of them see?</source>
            <translation>¿Hay dos personas que vivieron el mismo momento y eligen palabras opuestas? ¿Qué vio cada una?</translation>
        </message>
        <message>
            <source>How much of what you feel belongs to the role you were dealt, and how much to you?</source>
            <translation>¿Qué parte de lo que sientes es del papel que te tocó y qué parte es tuya?</translation>
        </message>
        <message>
            <source>proud</source>
            <translation>con orgullo</translation>
        </message>
        <message>
            <source>relieved</source>
            <translation>con alivio</translation>
        </message>
        <message>
            <source>cheated</source>
            <translation>con sensación de engaño</translation>
        </message>
        <message>
            <source>powerless</source>
            <translation>sin poder hacer nada</translation>
        </message>
        <message>
            <source>angry</source>
            <translation>con rabia</translation>
        </message>
        <message>
            <source>a little guilty</source>
            <translation>con algo de culpa</translation>
        </message>
        <message>
            <source>surprised</source>
            <translation>con sorpresa</translation>
        </message>
        <message>
            <source>ready to play again</source>
            <translation>con ganas de jugar otra vez</translation>
        </message>
        <message>
            <source>Tension, round by round</source>
            <translation>La Tensión, ronda a ronda</translation>
        </message>
        <message>
            <source>From {start} to {end}</source>
            <translation>De {start} a {end}</translation>
        </message>
        <message>
            <source>When could you notice that things were about to change?</source>
            <translation>¿Cuándo se podía notar que las cosas iban a cambiar?</translation>
        </message>
        <message>
            <source>Who noticed first, and why did the others listen, or not?</source>
            <translation>¿Quién lo notó antes y por qué los demás hicieron caso, o no?</translation>
        </message>
        <message>
            <source>When would it have been cheapest to act, and what did you spend your coins on then?</source>
            <translation>¿Cuándo habría sido más barato actuar y en qué gastasteis entonces las monedas?</translation>
        </message>
        <message>
            <source>The road to failure</source>
            <translation>El camino hasta el fracaso</translation>
        </message>
        <message>
            <source>The State failed in round {round}</source>
            <translation>El Estado fracasó en la ronda {round}</translation>
        </message>
        <message>
            <source>Up to when could the country still have been saved?</source>
            <translation>¿Hasta cuándo se podía haber salvado el país?</translation>
        </message>
        <message>
            <source>Who saw the danger and kept quiet, and what made them keep quiet?</source>
            <translation>¿Quién vio el peligro y se calló, y qué le hizo callar?</translation>
        </message>
        <message>
            <source>Did anybody gain something for a while from what ended badly for everybody?</source>
            <translation>¿Hubo quien ganó algo durante un tiempo con lo que acabó mal para todos?</translation>
        </message>
        <message>
            <source>{points} points for everyone</source>
            <translation>{points} puntos para todos</translation>
        </message>
        <message>
            <source>All that moved Tension</source>
            <translation>Todo lo que movió la Tensión</translation>
        </message>
        <message>
            <source>The largest part: {cause}</source>
            <translation>La mayor parte: {cause}</translation>
        </message>
        <message>
            <source>Which of these moves did somebody decide, and which only happened?</source>
            <translation>¿Cuáles de estos cambios los decidió alguien y cuáles simplemente pasaron?</translation>
        </message>
        <message>
            <source>Who could have prevented the largest move, and what would it have cost them?</source>
            <translation>¿Quién podía haber evitado el cambio más grande y cuánto le habría costado?</translation>
        </message>
        <message>
            <source>Where around you does pressure grow in this way, although nobody wants it to?</source>
            <translation>¿Dónde, cerca de ti, crece la presión de esta manera aunque nadie lo quiera?</translation>
        </message>
        <message>
            <source>What brought it down</source>
            <translation>Lo que lo hizo caer</translation>
        </message>
        <message>
            <source>Which of these causes would you have called harmless when it happened?</source>
            <translation>¿Cuál de estas causas os habría parecido inofensiva cuando ocurrió?</translation>
        </message>
        <message>
            <source>If you could take away a single block, which one, and who would have to give something up for it?</source>
            <translation>Si pudierais quitar un solo bloque, ¿cuál sería y quién tendría que renunciar a algo?</translation>
        </message>
        <message>
            <source>Is a country that fails like this the fault of somebody, of a rule, or of chance?</source>
            <translation>Que un país fracase así, ¿es culpa de alguien, de una norma o del azar?</translation>
        </message>
        <message>
            <source>could not pay</source>
            <translation>no llegar a pagar</translation>
        </message>
        <message>
            <source>tokens from cards</source>
            <translation>fichas por cartas</translation>
        </message>
        <message>
            <source>the storm</source>
            <translation>el temporal</translation>
        </message>
        <message>
            <source>a weak State</source>
            <translation>un Estado débil</translation>
        </message>
        <message>
            <source>neglected services</source>
            <translation>servicios abandonados</translation>
        </message>
        <message>
            <source>strong services</source>
            <translation>servicios fuertes</translation>
        </message>
        <message>
            <source>corrections</source>
            <translation>correcciones</translation>
        </message>
        <message>
            <source>all before that</source>
            <translation>todo lo anterior</translation>
        </message>
        <message>
            <source>The last push</source>
            <translation>El último empujón</translation>
        </message>
        <message>
            <source>At the end: {cause}</source>
            <translation>Al final: {cause}</translation>
        </message>
        <message>
            <source>Was it the last push that brought the country down, or everything before it?</source>
            <translation>¿Fue el último empujón lo que hizo caer al país o todo lo que vino antes?</translation>
        </message>
        <message>
            <source>Without this push, how long would the country have lasted?</source>
            <translation>Sin este empujón, ¿cuánto habría aguantado el país?</translation>
        </message>
        <message>
            <source>Why is the last cause remembered so well, and the first one so badly?</source>
            <translation>¿Por qué se recuerda tan bien la última causa y tan mal la primera?</translation>
        </message>
        <message>
            <source>Taxes and what they raised</source>
            <translation>Lo que recaudó cada impuesto</translation>
        </message>
        <message>
            <source>Raised in all: {coins}</source>
            <translation>Recaudado en total: {coins}</translation>
        </message>
        <message>
            <source>Why these taxes? Tell a reason that nobody said aloud while you played.</source>
            <translation>¿Por qué estos impuestos? Di un motivo que nadie dijo en voz alta durante la partida.</translation>
        </message>
        <message>
            <source>Which tax raised less than you had thought, and where did the difference stay?</source>
            <translation>¿Qué impuesto recaudó menos de lo que pensabais y dónde se quedó la diferencia?</translation>
        </message>
        <message>
            <source>Does a tax that raises more also do more good? What does that hang on?</source>
            <translation>Un impuesto que recauda más, ¿hace también más bien? ¿De qué depende?</translation>
        </message>
        <message>
            <source>coins in each round</source>
            <translation>monedas en cada ronda</translation>
        </message>
        <message>
            <source>How you voted</source>
            <translation>Cómo votasteis</translation>
        </message>
        <message>
            <source>Tied: {ties} of {votes} · more than half: {majorities}</source>
            <translation>Empates: {ties} de {votes} · más de la mitad: {majorities}</translation>
        </message>
        <message>
            <source>= a tie was settled by asking · &gt; more than half of the votes</source>
            <translation>= un empate que se resolvió preguntando · &gt; más de la mitad de los votos</translation>
        </message>
        <message>
            <source>Is a decision that was won by one vote worth as much as one that all agree on?</source>
            <translation>¿Vale lo mismo una decisión ganada por un voto que otra en la que todos coinciden?</translation>
        </message>
        <message>
            <source>Did somebody promise one vote and cast another? Would a show of hands have changed it?</source>
            <translation>¿Alguien prometió un voto y metió otro? ¿Habría cambiado a mano alzada?</translation>
        </message>
        <message>
            <source>In a tie the lowest Income decides. What speaks for that rule, and what would you put in its place?</source>
            <translation>En un empate decide quien tiene menos Ingresos. ¿Qué tiene de bueno esa regla y cuál pondríais en su lugar?</translation>
        </message>
        <message>
            <source>Tax, % of the votes</source>
            <translation>Impuesto, % de los votos</translation>
        </message>
        <message>
            <source>Budget, % of the votes</source>
            <translation>Presupuesto, % de los votos</translation>
        </message>
        <message>
            <source>% of the votes in each round</source>
            <translation>% de los votos en cada ronda</translation>
        </message>
        <message>
            <source>The three services</source>
            <translation>Los tres servicios</translation>
        </message>
        <message>
            <source>The levels add up to {levels}</source>
            <translation>Los niveles suman {levels}</translation>
        </message>
        <message>
            <source>Which service would you build first another time, and for whom?</source>
            <translation>¿Qué servicio levantaríais antes otra vez y para quién?</translation>
        </message>
        <message>
            <source>What was lost by obsolescence, and with whose coins was it built again?</source>
            <translation>¿Qué se perdió con la obsolescencia y con las monedas de quién se volvió a levantar?</translation>
        </message>
        <message>
            <source>Which service did you miss only when it was already too weak?</source>
            <translation>¿Qué servicio echasteis de menos cuando ya era demasiado débil?</translation>
        </message>
        <message>
            <source>obsolescence</source>
            <translation>obsolescencia</translation>
        </message>
        <message>
            <source>level</source>
            <translation>nivel</translation>
        </message>
        <message>
            <source>Where the money went</source>
            <translation>Adónde fue el dinero</translation>
        </message>
        <message>
            <source>Put together: {coins}</source>
            <translation>Entre todos: {coins}</translation>
        </message>
        <message>
            <source>Whose money is this once it lies in the middle of the table?</source>
            <translation>¿De quién es este dinero cuando ya está en el centro de la mesa?</translation>
        </message>
        <message>
            <source>Which card would have hurt less if a service had stood higher, and what would that have cost each of you?</source>
            <translation>¿Qué carta habría dolido menos con un servicio más alto y cuánto os habría costado a cada uno?</translation>
        </message>
        <message>
            <source>Are coins wasted while a fund is still below the price of a level?</source>
            <translation>¿Se desperdician las monedas mientras una hucha no llega al precio del nivel?</translation>
        </message>
        <message>
            <source>paid in</source>
            <translation>entró</translation>
        </message>
        <message>
            <source>went to</source>
            <translation>fue a</translation>
        </message>
        <message>
            <source>from events and cards</source>
            <translation>de sucesos y cartas</translation>
        </message>
        <message>
            <source>not shared out</source>
            <translation>sin repartir</translation>
        </message>
        <message>
            <source>The common money</source>
            <translation>El dinero común</translation>
        </message>
        <message>
            <source>The Midlife cards</source>
            <translation>Las cartas del Ecuador</translation>
        </message>
        <message>
            <source>hit in full</source>
            <translation>golpe entero</translation>
        </message>
        <message>
            <source>softened by services</source>
            <translation>suavizadas por los servicios</translation>
        </message>
        <message>
            <source>brought something</source>
            <translation>dieron algo</translation>
        </message>
        <message>
            <source>coins, added up by class</source>
            <translation>monedas, sumadas por clase</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <source>Who carried the tax</source>
            <translation>Quién cargó con el impuesto</translation>
        </message>
        <message>
            <source>The largest share of its Income: {classes}</source>
            <translation>La mayor parte de sus Ingresos: {classes}</translation>
        </message>
        <message>
            <source>What is a fair contribution: the same coins, the same share, or something else?</source>
            <translation>¿Qué es aportar con justicia: las mismas monedas, la misma parte u otra cosa?</translation>
        </message>
        <message>
            <source>Who had least left to live on after paying, and does the picture show it?</source>
            <translation>¿A quién le quedaba menos para vivir después de pagar? ¿Se ve en la imagen?</translation>
        </message>
        <message>
            <source>Both pictures are true. Who would show which one in an election campaign?</source>
            <translation>Las dos imágenes son verdad. ¿Quién enseñaría cada una en una campaña electoral?</translation>
        </message>
        <message>
            <source>Tax in coins</source>
            <translation>Impuesto en monedas</translation>
        </message>
        <message>
            <source>Tax in % of Income</source>
            <translation>Impuesto en % de los Ingresos</translation>
        </message>
        <message>
            <source>% of Income</source>
            <translation>% de los Ingresos</translation>
        </message>
        <message>
            <source>Who was left out</source>
            <translation>Quién se quedó fuera</translation>
        </message>
        <message>
            <source>Exclusion tokens in all: {tokens}</source>
            <translation>Fichas de Exclusión en total: {tokens}</translation>
        </message>
        <message>
            <source>Nobody was left out</source>
            <translation>Nadie se quedó fuera</translation>
        </message>
        <message>
            <source>Can somebody escape from being left out alone, or does it take the others?</source>
            <translation>¿Se puede salir de la exclusión a solas o hacen falta los demás?</translation>
        </message>
        <message>
            <source>What did the table do after the first token? Did anybody change a vote because of it?</source>
            <translation>¿Qué hizo la mesa tras la primera ficha? ¿Alguien cambió su voto por ella?</translation>
        </message>
        <message>
            <source>Whom do we stop seeing when a country looks only at its averages?</source>
            <translation>¿A quién dejamos de ver cuando un país solo mira sus medias?</translation>
        </message>
        <message>
            <source>on a pay day</source>
            <translation>en un día de pago</translation>
        </message>
        <message>
            <source>by a Midlife card</source>
            <translation>por una carta del Ecuador</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>fichas</translation>
        </message>
        <message>
            <source>From birth to the end</source>
            <translation>Del nacimiento al final</translation>
        </message>
        <message>
            <source>Up: {up} · down: {down} · the same: {same}</source>
            <translation>Suben: {up} · bajan: {down} · igual: {same}</translation>
        </message>
        <message>
            <source>How much of where you ended was already decided by the card you were dealt?</source>
            <translation>¿Cuánto de tu final estaba ya decidido por la carta que te tocó?</translation>
        </message>
        <message>
            <source>What moves people up or down here: effort, luck, or what the country offers them?</source>
            <translation>¿Qué hace subir o bajar aquí: el esfuerzo, la suerte o lo que ofrece el país?</translation>
        </message>
        <message>
            <source>Would you have voted otherwise without knowing in which class you would end?</source>
            <translation>¿Habríais votado otra cosa sin saber en qué clase ibais a terminar?</translation>
        </message>
        <message>
            <source>at birth</source>
            <translation>al nacer</translation>
        </message>
        <message>
            <source>at the end</source>
            <translation>al final</translation>
        </message>
        <message>
            <source>What a score is made of</source>
            <translation>De qué se compone el total</translation>
        </message>
        <message>
            <source>Most points: {names}</source>
            <translation>Más puntos: {names}</translation>
        </message>
        <message>
            <source>Which part of your score did you make on your own?</source>
            <translation>¿Qué parte de tu total la hiciste por tu cuenta?</translation>
        </message>
        <message>
            <source>What does whoever has most points owe to those who have fewer?</source>
            <translation>¿Qué debe quien más puntos tiene a quienes tienen menos?</translation>
        </message>
        <message>
            <source>Who would win if only savings counted, and who if only the country counted? Which count would you choose?</source>
            <translation>¿Quién ganaría si solo contara el ahorro, y quién si solo contara el país? ¿Qué recuento elegiríais?</translation>
        </message>
        <message>
            <source>Most and least saved</source>
            <translation>Quién ahorró más y menos</translation>
        </message>
        <message>
            <source>The most saved is {whole} times the least</source>
            <translation>El mayor ahorro es {whole} veces el menor</translation>
        </message>
        <message>
            <source>Somebody saved nothing, so no number of times is enough</source>
            <translation>Alguien no ahorró nada: ninguna cantidad de veces alcanza</translation>
        </message>
        <message>
            <source>Round {round}: {what}</source>
            <translation>Ronda {round}: {what}</translation>
        </message>
        <message>
            <source>{number} · {change}</source>
            <translation>{number} · {change}</translation>
        </message>
        <message>
            <source>The pact: {what}</source>
            <translation>En el pacto: {what}</translation>
        </message>
        <message>
            <source>this happened</source>
            <translation>esto pasó</translation>
        </message>
        <message>
            <source>Everybody has saved the same: {coins}</source>
            <translation>Habéis ahorrado lo mismo: {coins}</translation>
        </message>
        <message>
            <source>The most saved is {whole}.{tenths} times the least</source>
            <translation>El mayor ahorro es {whole},{tenths} veces el menor</translation>
        </message>
        <message>
            <source>Gini: {gini} of 100 (0: all the same) · few players: orientation only</source>
            <translation>Gini: {gini} de 100 (0: todos igual) · son pocos jugadores: solo orienta</translation>
        </message>
        <message>
            <source>From where on does a gap become a problem for everybody, also for those on top?</source>
            <translation>¿A partir de dónde una diferencia es un problema para todos, también para los de arriba?</translation>
        </message>
        <message>
            <source>How much of this gap was there on the first pay day, and what made it grow or shrink?</source>
            <translation>¿Cuánto de esta diferencia había ya en el primer día de pago y qué la hizo crecer o encoger?</translation>
        </message>
        <message>
            <source>What does a single figure about inequality tell us, and what does it hide?</source>
            <translation>¿Qué nos dice una sola cifra sobre la desigualdad y qué esconde?</translation>
        </message>
        <message>
            <source>The pact</source>
            <translation>El pacto</translation>
        </message>
        <message>
            <source>{coins} of {most}: Tension began at {tension}</source>
            <translation>{coins} de {most}: la Tensión empezó en {tension}</translation>
        </message>
        <message>
            <source>What made you give, or keep, before you knew who you would be?</source>
            <translation>¿Qué os hizo dar, o guardar, antes de saber quién ibais a ser?</translation>
        </message>
        <message>
            <source>What would you put in now that you know your role?</source>
            <translation>¿Cuánto pondrías ahora que conoces tu papel?</translation>
        </message>
        <message>
            <source>What did you believe that the others would do, and how did that change what you did?</source>
            <translation>¿Qué creías que harían los demás y cómo cambió eso lo que hiciste?</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Toda la mesa</translation>
        </message>
        <message>
            <source>Each of you</source>
            <translation>Cada cual</translation>
        </message>
        <message>
            <source>put in</source>
            <translation>puesto</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>guardado</translation>
        </message>
        <message>
            <source>What if…?</source>
            <translation>¿Y si…?</translation>
        </message>
        <message>
            <source>Which of these changes could you really have agreed on?</source>
            <translation>¿En cuál de estos cambios os podíais haber puesto de acuerdo de verdad?</translation>
        </message>
        <message>
            <source>Who would have lost something by it, and what could the others have offered them?</source>
            <translation>¿Quién habría perdido algo con él y qué podían haberle ofrecido los demás?</translation>
        </message>
        <message>
            <source>What does this comparison leave out, because people would have behaved in another way?</source>
            <translation>¿Qué deja fuera esta comparación, porque la gente se habría portado de otra manera?</translation>
        </message>
        <message>
            <source>A line ends where nobody can know what you would have done.</source>
            <translation>Una línea acaba donde nadie puede saber qué habríais hecho.</translation>
        </message>
        <message>
            <source>What would have saved it</source>
            <translation>Lo que lo habría salvado</translation>
        </message>
        <message>
            <source>One change would have been enough. Why did nobody make it?</source>
            <translation>Habría bastado con un cambio. ¿Por qué no lo hizo nadie?</translation>
        </message>
        <message>
            <source>Who would have had to give way for it, and what would have convinced them?</source>
            <translation>¿Quién tendría que haber cedido y qué le habría convencido?</translation>
        </message>
        <message>
            <source>Would the country have been safe after that, or only saved for a round?</source>
            <translation>¿El país habría quedado a salvo o solo habría aguantado una ronda más?</translation>
        </message>
        <message>
            <source>What would have saved it?</source>
            <translation>¿Qué lo habría salvado?</translation>
        </message>
        <message>
            <source>No single change that can be followed would have saved the country.</source>
            <translation>Ningún cambio que se pueda seguir habría salvado al país por sí solo.</translation>
        </message>
        <message>
            <source>Which two things would have had to change together?</source>
            <translation>¿Qué dos cosas tendrían que haber cambiado a la vez?</translation>
        </message>
        <message>
            <source>From when on was one change no longer enough?</source>
            <translation>¿Desde cuándo ya no bastaba con un cambio?</translation>
        </message>
        <message>
            <source>Do you know a problem that nobody can solve by changing only one thing?</source>
            <translation>¿Conocéis un problema que nadie pueda resolver cambiando una sola cosa?</translation>
        </message>
        <message>
            <source>as it was</source>
            <translation>como fue</translation>
        </message>
        <message>
            <source>The levels together</source>
            <translation>Los niveles juntos</translation>
        </message>
        <message>
            <source>{name}: {coins} for the pact</source>
            <translation>{name}: {coins} para el pacto</translation>
        </message>
        <message>
            <source>What you expected</source>
            <translation>Lo que esperabais</translation>
        </message>
        <message>
            <source>Hands for what happened: {hands} of {all}</source>
            <translation>Manos para lo que pasó: {hands} de {all}</translation>
        </message>
        <message>
            <source>What did you expect of each other, and what was different from what you thought?</source>
            <translation>¿Qué esperabais de los demás y qué fue distinto de lo que pensabais?</translation>
        </message>
        <message>
            <source>Did the prediction itself change how somebody played?</source>
            <translation>¿La propia predicción cambió la manera de jugar de alguien?</translation>
        </message>
        <message>
            <source>Who saw it coming, and from which sign?</source>
            <translation>¿Quién lo vio venir y por qué señal?</translation>
        </message>
        <message>
            <source>the Legacy</source>
            <translation>el Legado</translation>
        </message>
        <message>
            <source>no Legacy</source>
            <translation>sin Legado</translation>
        </message>
        <message>
            <source>a Failed State</source>
            <translation>un Estado fallido</translation>
        </message>
        <message>
            <source>hands</source>
            <translation>manos</translation>
        </message>
        <message>
            <source>And now?</source>
            <translation>¿Y ahora?</translation>
        </message>
        <message>
            <source>What would you do differently from the first round on, and whom would you need for it?</source>
            <translation>¿Qué haríais de otra manera desde la primera ronda y a quién necesitaríais para ello?</translation>
        </message>
        <message>
            <source>What will you see with other eyes the next time the news speak of taxes?</source>
            <translation>¿Qué veréis con otros ojos la próxima vez que las noticias hablen de impuestos?</translation>
        </message>
        <message>
            <source>Which rule of the game would you change, and how would you win a vote for it?</source>
            <translation>¿Qué regla del juego cambiaríais y cómo ganaríais una votación para hacerlo?</translation>
        </message>
        <message>
            <source>Next time I would do again …</source>
            <translation>La próxima vez volvería a …</translation>
        </message>
        <message>
            <source>Next time I would not …</source>
            <translation>La próxima vez no …</translation>
        </message>
        <message>
            <source>What I still want to ask is …</source>
            <translation>Todavía quiero preguntar …</translation>
        </message>
        <message>
            <source>Outside of the game this is like …</source>
            <translation>Fuera del juego, esto se parece a …</translation>
        </message>
        <message>
            <source>Debrief…</source>
            <translation>Puesta en común…</translation>
        </message>
        <message>
            <source>The debrief: the class sees what it did.</source>
            <translation>Puesta en común: la clase ve lo que hizo.</translation>
        </message>
        <message>
            <source>PageDown reveals the next part, PageUp takes it back. Nothing here changes the game.</source>
            <translation>AvPág descubre la parte siguiente y RePág la retira. Nada de esto cambia la partida.</translation>
        </message>
        <message>
            <source>The game goes on: this is what it can give so far. Nothing here changes it.</source>
            <translation>La partida sigue: esto es lo que da de sí hasta ahora. Nada de esto la cambia.</translation>
        </message>
        <message>
            <source>Slides</source>
            <translation>Diapositivas</translation>
        </message>
        <message>
            <source>Space chooses · Alt+↑ and Alt+↓ move · or drag</source>
            <translation>Espacio elige · Alt+↑ y Alt+↓ mueven · o arrastra</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <source>Without names</source>
            <translation>Sin nombres</translation>
        </message>
        <message>
            <source>With names</source>
            <translation>Con nombres</translation>
        </message>
        <message>
            <source>Everybody can read who paid, gave and scored what.</source>
            <translation>Todo el mundo puede leer quién pagó, aportó y puntuó cuánto.</translation>
        </message>
        <message>
            <source>On the wall, for the class</source>
            <translation>Proyectado, para la clase</translation>
        </message>
        <message>
            <source>For you, to ask further</source>
            <translation>Para ti, para seguir preguntando</translation>
        </message>
        <message>
            <source>Next, with PageDown</source>
            <translation>Después, con AvPág</translation>
        </message>
        <message>
            <source>Slide {number} of {of} · part {shown} of {parts}</source>
            <translation>Diapositiva {number} de {of} · parte {shown} de {parts}</translation>
        </message>
        <message>
            <source>Not among the chosen slides · part {shown} of {parts}</source>
            <translation>No está entre las elegidas · parte {shown} de {parts}</translation>
        </message>
        <message>
            <source>Reveal the next part (PageDown)</source>
            <translation>Descubrir la parte siguiente (AvPág)</translation>
        </message>
        <message>
            <source>Take the last part back (PageUp)</source>
            <translation>Retirar la última parte (RePág)</translation>
        </message>
        <message>
            <source>what the axes mean</source>
            <translation>qué significan los ejes</translation>
        </message>
        <message>
            <source>the numbers and names</source>
            <translation>los números y los nombres</translation>
        </message>
        <message>
            <source>why it came so</source>
            <translation>por qué fue así</translation>
        </message>
        <message>
            <source>the slide “{heading}”</source>
            <translation>la diapositiva «{heading}»</translation>
        </message>
        <message>
            <source>nothing more: this was the last slide</source>
            <translation>nada más: esta era la última diapositiva</translation>
        </message>
        <message>
            <source>Show on the wall</source>
            <translation>Mostrar en la proyección</translation>
        </message>
        <message>
            <source>Back to the game on the wall</source>
            <translation>Volver a proyectar la partida</translation>
        </message>
        <message>
            <source>The class sees this slide</source>
            <translation>La clase ve esta diapositiva</translation>
        </message>
        <message>
            <source>The class still sees the game</source>
            <translation>La clase sigue viendo la partida</translation>
        </message>
        <message>
            <source>The class sees a what-if</source>
            <translation>La clase ve un «¿y si…?»</translation>
        </message>
        <message>
            <source>This lesson is open to look at: choice and order last until it is closed.</source>
            <translation>Esta sesión está abierta solo para mirar: la selección y el orden duran hasta que se cierre.</translation>
        </message>
        <message>
            <source>Back to the slides</source>
            <translation>Volver a las diapositivas</translation>
        </message>
        <message>
            <source>Open it to change it</source>
            <translation>Abrirla para cambiarla</translation>
        </message>
        <message>
            <source>What if one thing had been otherwise?</source>
            <translation>¿Y si una sola cosa hubiera sido distinta?</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Reparto</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carta</translation>
        </message>
        <message>
            <source>What it would have been</source>
            <translation>Qué habría sido</translation>
        </message>
        <message>
            <source>Try it</source>
            <translation>Probarlo</translation>
        </message>
        <message>
            <source>Nothing has been played yet that could have been otherwise.</source>
            <translation>Todavía no se ha jugado nada que pudiera haber sido distinto.</translation>
        </message>
        <message>
            <source>{first} → {second} → {third}</source>
            <translation>{first} → {second} → {third}</translation>
        </message>
        <message>
            <source>Stops in round {round} ({phase}): {name} would owe {due} and could have {could}. Not for the class.</source>
            <translation>Se detiene en la ronda {round} ({phase}): {name} debería {due} y podría tener {could}. Esto no es para la clase.</translation>
        </message>
        <message>
            <source>Stops in round {round} ({phase}): nobody knows how much {name} would hand over, of {could}. Not for the class.</source>
            <translation>Se detiene en la ronda {round} ({phase}): nadie sabe cuánto entregaría {name}, de {could}. Esto no es para la clase.</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Dónde</translation>
        </message>
        <message>
            <source>To talk about</source>
            <translation>Para comentar</translation>
        </message>
        <message>
            <source>A letter, role and class stand for everybody.</source>
            <translation>En lugar del nombre aparecen una letra, el rol y la clase.</translation>
        </message>
        <message>
            <source>There is nothing to talk about yet: the debrief begins with what was played.</source>
            <translation>Todavía no hay de qué hablar: la puesta en común empieza con lo que se ha jugado.</translation>
        </message>
        <message>
            <source>This game is over: it is open to look at, and its file stays as it is. The class sees nothing of it before F8 or the debrief.</source>
            <translation>Esta partida ha terminado: está abierta solo para mirar y su archivo queda como está. La clase no ve nada de ella antes de F8 o de la puesta en común.</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Ronda {round}</translation>
        </message>
        <message>
            <source>In this game it was: {was}</source>
            <translation>En esta partida fue: {was}</translation>
        </message>
        <message>
            <source>no event</source>
            <translation>ningún suceso</translation>
        </message>
        <message>
            <source>{coins} in all</source>
            <translation>{coins} en total</translation>
        </message>
        <message>
            <source>nobody gives anything</source>
            <translation>nadie aporta nada</translation>
        </message>
        <message>
            <source>everybody gives all</source>
            <translation>cada cual lo aporta todo</translation>
        </message>
        <message>
            <source>As it was played</source>
            <translation>Como se jugó</translation>
        </message>
        <message>
            <source>Try something: it stands here, beside the real game.</source>
            <translation>Prueba algo: aparecerá aquí, junto a la partida real.</translation>
        </message>
        <message>
            <source>Levels</source>
            <translation>Niveles</translation>
        </message>
        <message>
            <source>Points · tokens</source>
            <translation>Puntos · fichas</translation>
        </message>
        <message>
            <source>At its end</source>
            <translation>Al final</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>On the wall</source>
            <translation>En la proyección</translation>
        </message>
        <message>
            <source>Show this what-if on the wall, or take it away</source>
            <translation>Mostrar este «¿y si…?» en la proyección, o retirarlo</translation>
        </message>
        <message>
            <source>While the game goes on the class sees none of this: it would tell what the envelopes hold</source>
            <translation>Mientras la partida sigue, la clase no ve nada de esto: diría lo que hay en los sobres</translation>
        </message>
        <message>
            <source>Put this what-if away</source>
            <translation>Quitar este «¿y si…?»</translation>
        </message>
        <message>
            <source>{number}. {what}</source>
            <translation>{number}.ª {what}</translation>
        </message>
        <message>
            <source>{number}. Every payment follows: this is how it would have ended.</source>
            <translation>{number}.ª Todos los pagos se deducen: así habría terminado.</translation>
        </message>
        <message>
            <source>Failed State in round {round}</source>
            <translation>Estado fallido en la ronda {round}</translation>
        </message>
        <message>
            <source>Legacy: {levels} levels</source>
            <translation>Legado: {levels} niveles</translation>
        </message>
        <message>
            <source>No Legacy: {levels} levels</source>
            <translation>Sin Legado: {levels} niveles</translation>
        </message>
        <message>
            <source>Ends without a count</source>
            <translation>Termina sin recuento</translation>
        </message>
        <message>
            <source>Not begun</source>
            <translation>Sin empezar</translation>
        </message>
        <message>
            <source>Stands in round {round}</source>
            <translation>Se queda en la ronda {round}</translation>
        </message>
        <message>
            <source>Stops being this game in round {round} ({phase}): a tie between {options} that never was, and nobody knows what {name} would have said.</source>
            <translation>Deja de ser esta partida en la ronda {round} ({phase}): un empate entre {options} que nunca existió, y nadie sabe qué habría dicho {name}.</translation>
        </message>
        <message>
            <source>It still stands in round {round}, where the real State failed: nobody played on from there.</source>
            <translation>Sigue en pie en la ronda {round}, donde el Estado real fracasó: nadie jugó a partir de ahí.</translation>
        </message>
        <message>
            <source>{low} to {high} coins</source>
            <translation>{low} a {high} monedas</translation>
        </message>
        <message>
            <source>Stops at the Midlife cards: “{card}”, which {name} read, would have been drawn by somebody else.</source>
            <translation>Se detiene en las cartas del Ecuador de la Vida: «{card}», que leyó {name}, la habría sacado otra persona.</translation>
        </message>
        <message>
            <source>Stops in round {round}: what was put right by hand there cannot be put right here.</source>
            <translation>Se detiene en la ronda {round}: lo que allí se corrigió a mano no puede corregirse aquí.</translation>
        </message>
        <message>
            <source>It goes to its end, but nobody knows what is in the envelopes of {names}: there are no scores.</source>
            <translation>Llega hasta el final, pero nadie sabe qué hay en los sobres de {names}: no hay puntuaciones.</translation>
        </message>
        <message>
            <source>The envelopes are not counted yet: not every payment follows.</source>
            <translation>Los sobres aún no se han contado: no todos los pagos se deducen.</translation>
        </message>
        <message>
            <source>Who gave what to the pact was not revealed: not every payment follows.</source>
            <translation>No se reveló quién aportó cuánto al pacto: no todos los pagos se deducen.</translation>
        </message>
        <message>
            <source>What was revealed of the pact does not agree with what was counted: not every payment follows.</source>
            <translation>Lo revelado del pacto no cuadra con lo contado: no todos los pagos se deducen.</translation>
        </message>
        <message>
            <source>Nobody says who would have given what to this pact: not every payment follows.</source>
            <translation>Nadie dice quién habría aportado cuánto a este pacto: no todos los pagos se deducen.</translation>
        </message>
        <message>
            <source>Which single change would have saved this country?</source>
            <translation>¿Qué cambio habría salvado este país por sí solo?</translation>
        </message>
        <message>
            <source>Which single change would have brought the Legacy?</source>
            <translation>¿Qué cambio habría traído el Legado por sí solo?</translation>
        </message>
        <message>
            <source>Try them all</source>
            <translation>Probarlos todos</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>{tried} of {of} tried</source>
            <translation>{tried} de {of} probados</translation>
        </message>
        <message>
            <source>None of the {of}: no single change would surely have done it.</source>
            <translation>Ninguno de los {of}: ningún cambio lo habría logrado con seguridad por sí solo.</translation>
        </message>
        <message>
            <source>{found} of {of} would have; the best first</source>
            <translation>{found} de {of} lo habrían logrado; los mejores, primero</translation>
        </message>
        <message>
            <source>{what} ({left} below 10, levels {levels})</source>
            <translation>{what} (a {left} del 10, niveles {levels})</translation>
        </message>
        <message>
            <source>Predict…</source>
            <translation>Predicción…</translation>
        </message>
        <message>
            <source>Before round 1: how will this country end?</source>
            <translation>Antes de la ronda 1: ¿cómo acabará este país?</translation>
        </message>
        <message>
            <source>Optional. Ask for hands and type how many; the debrief lays the outcome beside it.</source>
            <translation>Opcional. Pide que levanten la mano y escribe cuántas; la puesta en común lo comparará con el final.</translation>
        </message>
        <message>
            <source>Keep the prediction</source>
            <translation>Guardar la predicción</translation>
        </message>
        <message>
            <source>It leaves a Legacy</source>
            <translation>Deja un Legado</translation>
        </message>
        <message>
            <source>It lasts, without a Legacy</source>
            <translation>Aguanta, sin Legado</translation>
        </message>
        <message>
            <source>It becomes a Failed State</source>
            <translation>Acaba en Estado fallido</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Manos</translation>
        </message>
        <message>
            <source>Forget it</source>
            <translation>Olvidarlo</translation>
        </message>
    </context>
</TS>
