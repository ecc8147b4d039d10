/** The names that kinds of games which cannot be made have in other languages; a word that English shares is not repeated. */
const names = {
  crossword:
    'kreuzworträtsel|crucigrama|mots[- ]croisés|cruciverba|palavras[- ]cruzadas|kruiswoord|krzyżówk|кроссворд|クロスワード|填字|십자말',
  slotMachine:
    'spielautomat|tragaperras|tragamonedas|machines? à sous|caça-níqueis|jednoręki bandyta|однорукий бандит|スロットマシン|老虎机',
  rolePlaying:
    'rollenspiel|juego de rol|jeu de rôle|gioco di ruolo|jogo de rpg|gra fabularna|ролев[аоу][яйю] игр|ロールプレイング|角色扮演',
  turns: 'rundenbasiert|por turnos|tour par tour|gioco a turni|turow[aey]|пошагов|ターン制|回合制',
  visualNovel: 'novela visual|roman visuel|visuelle novelle|визуальн[а-яё]* новелл|ビジュアルノベル|视觉小说',
  escapeRoom: 'sala de escape|脱出ゲーム|密室逃脱|квест-комнат|방탈출',
  dressUp: "anziehspiel|juego de vestir|jeu d['’]habillage|gioco di vestire|jogo de vestir|одевалк|着せ替え|换装",
};

export const crosswordElsewhere = new RegExp(names.crossword, 'iu');

export const unsupportedElsewhere = new RegExp(Object.values(names).join('|'), 'iu');

export const openWorldElsewhere =
  /offene welt|mundo (?:abierto|aberto)|monde ouvert|mondo aperto|otwarty świat|открыт[а-яё]* мир|オープンワールド|开放世界|오픈월드/iu;
