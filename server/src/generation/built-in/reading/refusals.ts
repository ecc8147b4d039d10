import { famousGamesElsewhere } from './famous-games-elsewhere.ts';
import type { Frame } from './frame.ts';
import { type Mechanic, mechanics } from './mechanics.ts';
import { nationalBoardGames, nationalCardGames } from './national-games.ts';
import { crosswordElsewhere, openWorldElsewhere, unsupportedElsewhere } from './unsupported-in-languages.ts';

/** What is grabbed from above, in an arcade. */
const claws =
  /\b(claw (?:machine|game)|(?:toy )?claw game|(?<!tower )crane (?:game|machine)|ufo catcher|grabber machine|claw grabber)\b|\bgrab(?:s|bing)? \p{L}+(?: \p{L}+)? with (?:a|the) claw\b|greifautomat|クレーンゲーム|抓娃娃机/iu;

/** Somebody on a ball, a plank or a see-saw. */
const balances =
  /\bkeep(?:s|ing)? (?:him|her|it|them|(?:the|an?|my|your) (?:\p{L}+ )?\p{L}+) (?:balanced|in balance)\b|\bbalanc(?:e|ing) (?:act|board|game)\b|\bkeeps? (?:his|her|its|your|the) balance\b|\bsee-?saws?\b|\bbalances? on (?:an? |the )?(?:ball|plank|beam|board)\b/iu;

/** Card games against others. "Uno" is also a number, and one may go fishing. */
const cardGames =
  /\b(gin rummy|rummy|rummikub|old maid|crazy eights|whist|(?<!(?:una|la|con|mi|su|en) )canasta(?! (?:que|para|de))|cribbage|baccarat|texas hold ?'?em|euchre|pinochle|mau[- ]mau|poker|big two|gin game)\b|\b(snap|hearts|spades|war|bridge|beggar my neighbou?r|skat|durak)(?: |, )?(?:the )?card game\b|\bcard game (?:of |called |like )?(snap|hearts|spades|war|bridge|skat|durak)\b|\bgo fish\b(?! (?:in|at|on|for|under|with (?:a|an|my|the))\b)|^\W*(?:(?:a|an|the|play|make|me|some|let's|like)\s+)*uno(?:\W*$|\W+(?:with|but|against|for|where|con|mit|avec)\b)|\buno (?:cards?|game|clone|deck|style)\b|\b(?:game (?:of|like)|play|juego de|jeu de|gioco di|jogo de|like) uno\b(?!\s+(?:contra|por|a|de|que|y|e|dos|su)\b)|игр[ауы] (?:в )?дурака?|карт[а-яё]* дурак|покер|ババ抜き|斗地主|ポーカー|扑克|포커/iu;

/** Famous games with rules of their own, and what comes nearest to them. */
const famousElsewhere: [RegExp, ...Mechanic[]][] = [
  [/\bq ?[*-]? ?bert\b/iu, 'jumper', 'hopper', 'maze'],
  [/\bAmong Us\b|^\W*(?:an? )?(?:game )?(?:like )?among us\b|\b(?:like|play) among us\b/u, 'maze', 'hidden-objects', 'arena'],
  [/\bflow free\b|\bnumberlink\b/iu, 'pipes', 'laser-mirrors', 'sliding-puzzle'],
  [/\bCut the Rope\b|\b(?:like|play) cut the rope\b/u, 'slicer', 'rope-swing', 'catcher'],
  [/\bhappy wheels\b|\bhill climb racing\b|\btrials (?:evolution|fusion)\b/iu, 'downhill', 'racer', 'runner'],
  [/\bpapers,? please\b/iu, 'sorting', 'odd-one-out', 'quiz'],
  [/\bzelda\b|\bpok[eé]mon (?:game|clone|red|blue|go)\b|\blike pok[eé]mon\b|\bundertale\b|\bfinal fantasy\b/iu, 'maze', 'arena', 'platformer'],
  [/^\W*(?:(?:an?|the|play|make|me|like|game|of)\s+)*lights[- ]out\b(?! (?:in|at)\b)|\blights[- ]out (?:puzzle|game|clone)\b/iu, 'pipes', 'minesweeper', 'sliding-puzzle'],
]; // biome-ignore format: a game a line

/** A ball that rolls where a board leans, with holes to keep out of. */
const tilted =
  /\btilt(?:s|ed|ing|able)? (?:the |an? |your |my |this )?(?:\p{L}+ ){0,2}(?:boards?|table|tray|labyrinth|maze|phone|device|screen|platter)\b|\b(?:marble|ball|wooden) (?:labyrinth|maze)\b.*\btilt|\btilt\w*\b.*\b(?:marble|ball)\b.*\bholes?\b|\b(?:labyrinth|maze) (?:marble|ball) (?:game|tilt)|\b(?:marble|ball)s?\b.*\btilt(?:s|ed|ing)?\b.*\b(?:board|hole|labyrinth|maze)|kugellabyrinth|murmellabyrinth|geschicklichkeitslabyrinth|(?:kipp|neig)\p{L}* (?:das |ein |den )?(?:holz)?(?:brett|labyrinth|spielbrett)|(?:kipp|neig)bare[sn]? (?:holz)?(?:brett|labyrinth)|inclina\p{L}* (?:el |la |un |o |a |il )?(?:tabler\p{L}*|laberinto|labirint\p{L}*|tabuleiro|tavol\p{L}+|pian\p{L}+)|inclin(?:e|er|ez) (?:le |la |un )?(?:plateau|labyrinthe|planche)|labyrinthe à bille|przechyl\p{L}* (?:plansz\p{L}*|labirynt|desk\p{L}*)|наклон\p{L}* (?:доск\p{L}*|лабиринт\p{L}*)|(?:板|迷路|盤)を傾け|倾斜(?:木板|板|迷宫)|기울(?:여|이는|어진) (?:판|미로|보드)/iu;

/** Kinds of games that are not supported, with the nearest alternative. */
const impossible: { reason: string; pattern: RegExp; elsewhere?: RegExp; nearest: Mechanic[]; isSure?: true }[] = [
  {
    reason: 'Games in 3D or in first person cannot be made yet.',
    pattern:
      /\b(3-?d|three dimensional|first[- ]person|fps|half-life|wolfenstein|vr|virtual reality|ray ?tracing)\b|三维|立体|3次元|трёхмерн|трехмерн|шутер от первого лица|primera persona|première personne|ego-?shooter|primeira pessoa/iu,
    nearest: ['shooter', 'arena', 'racer'],
  },
  {
    reason: 'Games for several players over the network cannot be made yet.',
    pattern:
      /\b(mmo(rpg)?|massively multiplayer|online multiplayer|multiplayer online|battle royale|pvp online|online with friends|multi-?player|mehrspieler|multijugador|multijoueur|multijogador)\b|многопользоват|мультиплеер|多人在线|联机|オンライン対戦|멀티플레이/iu,
    nearest: ['pong', 'air-hockey', 'tic-tac-toe'],
  },
  {
    reason: 'Open worlds and building sandboxes cannot be made yet.',
    pattern:
      /\b(open[- ]world|minecraft|gta|grand theft auto|roblox|fortnite|terraria|age of empires|starcraft|warcraft|command (?:and|&) conquer|valorant|overwatch|pubg|animal crossing|factorio|elden ring|dark souls|the oregon trail|oregon trail|skyrim|the sims|sims-like|simcity|sandbox game|call of duty|counter[- ]?strike|world of warcraft|league of legends|dota|moba|civilization|real[- ]time strategy|rts)\b/iu,
    elsewhere: openWorldElsewhere,
    nearest: ['platformer', 'defence', 'arena'],
  },
  {
    reason: 'Games in which one draws, edits or builds decks cannot be made yet.',
    pattern:
      /\bdraw(ing)? (a |the |your |own )*(lines?|paths?|roads?|bridges?|pictures?|anything|something|things)\b|\b(colou?ring book|paint(ing)? by numbers?|colou?r(ing)? by numbers?|pictionary|line rider|drawing game|music maker|animation maker|level editor|deck ?build(er|ing)|card battler|auto ?battler)\b/iu,
    nearest: ['golf', 'maze', 'colour-gates'],
  },
  {
    reason: 'Games in which one colours pictures cannot be made yet.',
    pattern:
      /^\W*(?:(?:an? )?game (?:where|in which) (?:you|kids|children|we) )?(?:let['’]?s )?colou?r (?:in )?(?:the|some|all|all the|my|your|cute|pretty|an?) (?!gates?|of\b|wheel|match|switch)\p{L}+|\bcolou?ring(?:[- ]in)? (?:games?|pages?|pictures?|app|fun)\b|\bcolou?ring in\b|ausmal(?:en|spiel|bild)|malbuch|\bcoloriage|\bcolorier\b|para colorear|\bcolorear\b|da colorare|\bcolorare\b|para colorir|\bkolorowank|раскраск/iu,
    nearest: ['bubble-pop', 'colour-gates', 'differences'],
  },
  {
    reason: 'This kind of game, in which a board is tilted, cannot be made yet.',
    pattern: tilted,
    nearest: ['maze', 'golf', 'pinball'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: claws,
    nearest: ['fishing', 'catcher', 'stacker'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\bsnakes? ?(?:and|&|n) ?ladders?\b/iu,
    nearest: ['four-in-a-row', 'draughts', 'tic-tac-toe'],
    isSure: true,
  },
  {
    reason: 'There are no songs or films to be guessed from emojis yet.',
    pattern:
      /\bguess (?:the |a )?(?:songs?|movies?|films?|series|shows?)\b.*\bemojis?\b|\bemoji (?:movie|song|film) (?:quiz|game)\b/iu,
    nearest: ['quiz', 'odd-one-out', 'memory'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\b(?:train|railway) dispatcher\b/iu,
    nearest: ['pipes', 'traffic', 'parking'],
    isSure: true,
  },
  {
    reason: 'Games in which one keeps a balance cannot be made yet.',
    pattern: balances,
    nearest: ['stacker', 'runner', 'rope-swing'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern:
      /\bknight['’]?s tour\b|\bknight\b.*\b(?:visits?|reach(?:es)?) (?:every|each|all)(?: the)? (?:squares?|fields?)\b/iu,
    nearest: ['chess', 'sliding-puzzle', 'sokoban'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\blemmings\b/iu,
    nearest: ['rescue', 'hopper', 'platformer'],
  },
  ...famousGamesElsewhere.map((game) => ({ reason: 'This kind of game cannot be made yet.', ...game })),
  // "Ular tangga" is no game of snake: what sounds like another game counts less than the whole name.
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: nationalCardGames,
    nearest: ['solitaire', 'memory', 'blackjack'],
    isSure: true,
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: nationalBoardGames,
    nearest: ['draughts', 'reversi', 'four-in-a-row'],
    isSure: true,
  },
  ...famousElsewhere.map(([pattern, ...nearest]) => ({
    reason: 'This kind of game cannot be made yet.',
    pattern,
    nearest,
  })),
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: cardGames,
    nearest: ['solitaire', 'memory', 'match'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern:
      /\b(monopoly|ludo|domino(es|s)?(?! effect)|dominó|chutes and ladders|backgammon|mancala|nim|catan|cluedo|game of life board|parcheesi|trivial pursuit board)\b|лудо|домино|ドミノ|双六|大富翁/iu,
    nearest: ['four-in-a-row', 'draughts', 'tic-tac-toe'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\b(scrabble|crossword)\b/iu,
    isSure: true,
    elsewhere: crosswordElsewhere,
    nearest: ['word-search', 'anagrams', 'hangman'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern:
      /\b(yahtzee|bingo|roulette|slot machines?|wheel of fortune|fortune wheel|coin (?:flip|toss)(?:ping|ing)?|scratch cards?)\b|^(?:just )?(?:flip|toss) (?:a|the) coin[.!]?$/iu,
    nearest: ['memory', 'solitaire', 'match'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern:
      /\b(visual novel|dating sim(ulator)?|turn[- ]based|(j|action )?rpg|role[- ]playing|point and click|escape room|text adventure|interactive (story|fiction))\b/iu,
    nearest: ['platformer', 'maze', 'quiz'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\b(nonograms?|picross|griddlers?)\b/iu,
    nearest: ['sudoku', 'minesweeper', 'sliding-puzzle'],
  },
  {
    reason: 'This kind of game cannot be made yet.',
    pattern: /\b(rubik'?s?|city[- ]builder game|dress ?up|makeover)\b/iu,
    elsewhere: unsupportedElsewhere,
    nearest: ['memory', 'sliding-puzzle', 'tending'],
  },
];

/** These support two players on one device, so "multiplayer" is no obstacle. */
const forTwo = new Set<Mechanic | null>([
  'pong',
  'air-hockey',
  'billiards',
  'curling',
  'duel',
  'tic-tac-toe',
  'rock-paper-scissors',
  'four-in-a-row',
  'chess',
  'draughts',
  'reversi',
  'battleship',
  'hot-potato',
  'reaction',
]);

/** Games that are named for their world: what one does in it may be said beside the name. */
const worlds =
  /\b(?:among us|zelda|pok[eé]mon|undertale|minecraft|roblox|fortnite|gta|grand theft auto|terraria|pubg|valorant|overwatch|animal crossing|call of duty|skyrim|the sims)\b/iu;

/** "Among us, hide and run in a spaceship" says what to do; "a game like among us" does not. */
export const isStatedBeside = (prompt: string, { mechanic, acts }: Pick<Frame, 'mechanic' | 'acts'>): boolean =>
  worlds.test(prompt) && mechanic !== null && acts.length > 0;

export type Impossible = { reason: string; nearest: Mechanic[] };

export function findImpossible(prompt: string, mechanic: Mechanic | null, isNamed: boolean): Impossible | null {
  const asked = prompt.replace(/\b(no|not|without|isn't|but not) (in )?(3-?d|multi-?player|vr)\b/giu, ' ');
  for (const { reason, pattern, elsewhere, nearest, isSure } of impossible) {
    if (!pattern.test(asked) && !elsewhere?.test(asked)) continue;
    // "A turn-based snake" is still a snake, and "GTA style car chase" a car chase.
    const isOnlyAName = /Open worlds/.test(reason) && !/open[- ]world|sandbox/i.test(prompt) && !elsewhere?.test(asked);
    if ((/kind of game/.test(reason) || isOnlyAName) && isNamed && !isSure) continue;
    const isLocal =
      /network/.test(reason) &&
      (forTwo.has(mechanic) ||
        /\b(two|2) players?\b|one device|same (device|phone|screen)|local multiplayer|hot ?seat/i.test(prompt));
    // Our racer drives into the picture already.
    if (isLocal || (/3D/.test(reason) && mechanic === 'racer' && !/first|fps|vr/i.test(prompt))) continue;
    const own = mechanic ? [mechanic, ...mechanics[mechanic].nearest] : [];
    // A mechanic that was only guessed says less than the name of the game.
    const near = /kind of game/.test(reason) ? [...nearest, ...own] : [...own, ...nearest];
    return { reason, nearest: [...new Set(near)].slice(0, 3) };
  }
  return null;
}
