import type { Mechanic } from './mechanics.ts';

/** What is done in everyday verbs of the most spoken languages; a verb that is also a noun needs its object. */
export const everydayVerbs: Partial<Record<Mechanic, string>> = {
  quiz: 'addition~9, addieren~9, subtraktion~9, subtrahieren~9, sumas~8, restas hasta~9, restas y~9, sumas y restas~11, additions~9, soustraction~9, adição~9, adições~9, subtração~9, subtrações~9, tabuada~10, dodawani~9, odejmowani~9, mnożeni~9, dzielenie do~9, addizion~9, sottrazion~9, tabelline~10',
  fishing: 'يصطاد السمك~12, تصطاد السمك~12, اصطياد السمك~12, صيد الأسماك~12, câu cá~12, 물고기를 낚~12, balık tutan~12, balık tutuyor~12, balık avlıyor~12, menangkap ikan di~9, рибалит~12',
  catcher: 'jonglier~8, jongle~8, jongleu~8, malabar~8, giocolier~8, żongl~8, жонглир~8',
  tending:
    'खिलाओ~10, खिलाता~9, खिलाती~9, पानी दो~8, veriyor~5, für die kunden~8, für kunden~8, für die gäste~8, pour les clients~8, pour des clients~8, para los clientes~8, para clientes~8, para os clientes~8, per i clienti~8, dla klientów~8, für hungrige~8, wendet pfannkuchen~9, wendet burger~9, brät~7, grillt~7, backt~7, bäckt~7, kocht~7, braut~7, mischt~6, putzt~8, reinigt~8, wäscht~8, wischt~7, repariert~8, pflanzt~8, erntet~7, gieße~8, melkt~8, strickt~7, hornea~8, voltea~7, limpia~8, lava los~8, lava las~8, lava el~8, lava coches~8, mezcla~7, prepara~7, repara~8, ordeña~8, teje~6, cuit~7, prépare~7, nettoie~8, lave les~8, lave des~8, mélange~7, répare~8, nourrit~8, donne à manger~9, tricote~7, cuoce~8, inforna~8, pulisce~8, lava i~8, lava le~8, gira le frittelle~9, mescola~7, ripara~8, dà da mangiare~12, nutre~7, munge~8, piecze~8, gotuje~7, smaży~8, przewraca naleśnik~9, sprząta~8, czyści~8, myje~8, miesza~7, naprawia~8, sadzi~8, karmi~9, podaje~7, doi krowy~9, limpa~8, mistura~7, conserta~8, dá comida~9, vira panquecas~9, готовит~7, печёт~8, печет~8, моет~8, чинит~8, убирает~7',
  anagrams: 'wortspiel~11, wörterspiel~11, gra słowna~11, grę słowną~11, игра в слова~11, игру в слова~11, kelime oyunu~11, permainan kata~11, 文字游戏~10, 言葉遊び~11, 낱말 게임~11',
  maze: 'schleicht~8, se faufile~8, se cuela~8, si intrufola~8, se esgueira~8, skrada się~8, zakrada się~8, крадётся~8, крадется~8, прокрадыва~8, hütet schafe~8, treibt schafe~8, pastorea~8, raduna le~8, zagania~8',
  'bubble-pop': 'ballons platzen~10, ballons zerplatzen~11, éclate les ballons~11, éclate des ballons~11, éclater des ballons~11, explota los globos~11, explota globos~11, revienta~9, estoura~9, estoure~9, przebij~9, przebija~9, przekłuwa~9, scoppiare~9',
  stacker: 'spiętrza~11, baut einen turm~9, baut ein~5, construye~5, construit~5, costruisce~5, buduje~6, constrói~5, строит~5',
  downhill:
    'surft~9, surfen~9, surfea~9, surfuje~9, surfe sur~9, fait du surf~10, skie~8, rodelt~9, zjeżdża~7, rudert~6, segelt~6, navega por~6, navega entre~6, naviga~6, navigue~6, rema~6, żegluje~6, wiosłuje~6',
  runner:
    'balanciert auf~8, seiltänzer~9, hochseil~9, cuerda floja~9, funámbul~9, funambul~9, equilibrista~8, corde raide~9, corda bamba~9, linoskocz~9, po linie~8, канатоход~9',
  shooter:
    'spuckt feuer~8, speit feuer~8, escupe fuego~8, crache du feu~8, cospe fogo~8, sputa fuoco~8, zieje ogniem~8, дышит огнём на~8, дышит огнем на~8',
  throw: '弹弓~11, 彈弓~11, 새총~11, パチンコで~11, tirachinas~11, resortera~11, lance-pierre~11, steinschleuder~11, fionda~10, estilingue~11, рогатк~10, sapan~10, tritt den ball~8, schießt den ball ins~9, kopie piłkę~10, patea la pelota~8, chuta a bola~8, calcia il pallone~8, calcia la palla~8',
}; // biome-ignore format: one entry for each mechanic
