/**
 * Every mechanic that a prompt can ask for. The id is the engine's folder in `engines/src/games`; `nearest` are the
 * alternatives offered when a prompt cannot be made.
 */
export const mechanics = {
  runner: { name: 'endless runner', nearest: ['platformer'] },
  flyer: { name: 'flapping through gaps', nearest: ['runner'] },
  shooter: { name: 'shooter', nearest: ['arena'] },
  arena: { name: 'survival arena', nearest: ['shooter'] },
  platformer: { name: 'platformer', nearest: ['runner'] },
  jumper: { name: 'jumping up', nearest: ['platformer'] },
  breakout: { name: 'brick breaker', nearest: ['pong'] },
  snake: { name: 'snake', nearest: ['maze'] },
  match: { name: 'match three', nearest: ['memory'] },
  defence: { name: 'tower defence', nearest: ['arena'] },
  maze: { name: 'maze', nearest: ['snake'] },
  blocks: { name: 'falling blocks', nearest: ['match'] },
  memory: { name: 'memory cards', nearest: ['match'] },
  /** One picture of many differs. */
  'odd-one-out': { name: 'finding the odd one out', nearest: ['memory', 'reaction'] },
  /** A list of what to find in a cluttered picture. */
  'hidden-objects': { name: 'finding hidden objects', nearest: ['odd-one-out', 'memory'] },
  /** Two pictures that are the same but for a few things. */
  differences: { name: 'spotting the differences', nearest: ['hidden-objects', 'odd-one-out'] },
  quiz: { name: 'quiz', nearest: ['memory'] },
  catcher: { name: 'catching what falls', nearest: ['slicer'] },
  hopper: { name: 'crossing roads and rivers', nearest: ['runner'] },
  /** Stepping left and right faster and more evenly than the others: a sprint, a rowing race, lifting weights. */
  'tap-race': { name: 'race of fast fingers', nearest: ['racer', 'duel'] },
  racer: { name: 'race', nearest: ['hopper'] },
  whack: { name: 'whack a mole', nearest: ['slicer'] },
  slicer: { name: 'slicing', nearest: ['whack'] },

  /** Steering down a slope: skiing, sledging, sliding, surfing. */
  downhill: { name: 'steering downhill', nearest: ['racer', 'runner'] },
  /** Eating what is smaller, to become bigger than what hunts. */
  growing: { name: 'eating and growing', nearest: ['snake', 'arena'] },
  /** Through earth seen from the side, for what is buried in it. */
  digging: { name: 'digging', nearest: ['maze', 'platformer'] },
  /** Running to the horizon, seen from behind. */
  lanes: { name: 'running in lanes', nearest: ['runner', 'traffic'] },
  /** From door to door through a town, before those who wait lose patience. */
  delivery: { name: 'deliveries', nearest: ['traffic', 'maze'] },
  /** A road seen from above, with traffic to weave through. */
  traffic: { name: 'weaving through traffic', nearest: ['downhill', 'racer'] },
  /** Keeping clear of what comes from everywhere or falls from above. */
  dodger: { name: 'dodging', nearest: ['catcher', 'arena'] },

  /** Putting a ball into holes, seen from above; the fewest strokes win. */
  golf: { name: 'golf', nearest: ['throw', 'slicer'] },
  /** Sliding stones to a house or bowling at a jack, in turns; the nearest count. */
  curling: { name: 'curling', nearest: ['golf', 'billiards'] },
  /** Aiming and throwing in an arc: basketball, snowballs, catapults. */
  throw: { name: 'aiming and throwing', nearest: ['golf', 'slicer'] },
  /** Darts or arrows at a target or at balloons. */
  darts: { name: 'darts', nearest: ['throw', 'whack'] },
  /** Saving shots in front of a goal. */
  goalkeeper: { name: 'keeping goal', nearest: ['catcher', 'throw'] },
  /** Hitting what is thrown with a bat, at the right moment. */
  batting: { name: 'batting', nearest: ['goalkeeper', 'reaction'] },
  pinball: { name: 'pinball', nearest: ['breakout'] },
  pong: { name: 'ping-pong', nearest: ['breakout'] },
  'air-hockey': { name: 'air hockey', nearest: ['pong', 'breakout'] },
  /** Potting balls on a table, alone or in turns. */
  billiards: { name: 'billiards', nearest: ['golf', 'air-hockey'] },
  /** One against one: boxing, fencing, or pulling a rope in rhythm. */
  duel: { name: 'duel', nearest: ['arena', 'reaction'] },
  'bubble-shooter': { name: 'bubble shooter', nearest: ['match', 'breakout'] },
  /** Popping what drifts by; nothing is lost. */
  'bubble-pop': { name: 'popping bubbles', nearest: ['whack', 'slicer'] },
  /** Tapping to earn, and hiring helpers who earn by themselves. */
  clicker: { name: 'tapping to earn', nearest: ['bubble-pop', 'tending'] },

  /** 2048: equal tiles slide together. */
  merge: { name: '2048', nearest: ['match'] },
  /** Round things dropped into a jar: two alike become the next larger kind. */
  'drop-merge': { name: 'dropping and merging', nearest: ['merge', 'stacker'] },
  minesweeper: { name: 'minesweeper', nearest: ['memory'] },
  'tic-tac-toe': { name: 'tic-tac-toe', nearest: ['four-in-a-row', 'memory'] },
  'rock-paper-scissors': { name: 'rock, paper, scissors', nearest: ['duel', 'reaction'] },
  'four-in-a-row': { name: 'four in a row', nearest: ['tic-tac-toe', 'match'] },
  'sliding-puzzle': { name: 'sliding puzzle', nearest: ['match'] },
  chess: { name: 'chess', nearest: ['draughts', 'tic-tac-toe', 'memory'] },
  draughts: { name: 'draughts', nearest: ['chess', 'tic-tac-toe', 'memory'] },
  reversi: { name: 'reversi', nearest: ['draughts', 'four-in-a-row'] },
  sudoku: { name: 'sudoku', nearest: ['minesweeper', 'match'] },
  solitaire: { name: 'solitaire', nearest: ['memory'] },
  /** Cards against the dealer, for chips. */
  blackjack: { name: 'blackjack', nearest: ['solitaire', 'memory'] },
  /** Taking free pairs off a pile of tiles. */
  /** Moving what is on top from stack to stack: water sort, ball sort, the tower of Hanoi. */
  stacks: { name: 'sorting stacks', nearest: ['sorting', 'solitaire'] },
  mahjong: { name: 'mahjong solitaire', nearest: ['solitaire', 'memory'] },
  /** Firing at hidden ships on a grid. */
  battleship: { name: 'battleship', nearest: ['four-in-a-row', 'minesweeper'] },
  /** Pushing crates onto marks. */
  sokoban: { name: 'pushing crates', nearest: ['sliding-puzzle', 'maze'] },
  'laser-mirrors': { name: 'laser and mirrors', nearest: ['sliding-puzzle', 'maze'] },
  /** Turning pieces of pipe, wire or track until everything is connected. */
  pipes: { name: 'connecting pipes', nearest: ['laser-mirrors', 'sliding-puzzle'] },

  /** Dropping things on a pile, from a crane or a swing. */
  stacker: { name: 'stacking', nearest: ['blocks'] },
  rhythm: { name: 'rhythm lanes', nearest: ['simon', 'whack'] },
  /** Repeating a growing sequence. */
  simon: { name: 'repeating a sequence', nearest: ['memory'] },
  reaction: { name: 'reaction test', nearest: ['whack'] },
  typing: { name: 'typing', nearest: ['quiz'] },
  'word-search': { name: 'word search', nearest: ['quiz'] },
  hangman: { name: 'guessing a word', nearest: ['quiz'] },
  /** A word of so many letters in so many tries; each guess is marked letter by letter. */
  wordle: { name: 'guessing a word in a few tries', nearest: ['hangman', 'anagrams'] },
  anagrams: { name: 'anagrams', nearest: ['quiz'] },

  /** Landing softly with little fuel. */
  lander: { name: 'landing', nearest: ['flyer'] },
  /** A helicopter or a flying saucer that picks up and brings home. */
  rescue: { name: 'rescue flight', nearest: ['lander', 'flyer'] },
  /** Free flight: rings, birds, planes, without gaps to squeeze through. */
  flight: { name: 'free flight', nearest: ['flyer'] },
  parking: { name: 'parking', nearest: ['traffic', 'racer'] },
  'rope-swing': { name: 'swinging on a rope', nearest: ['jumper', 'runner'] },
  'colour-gates': { name: 'passing gates of one colour', nearest: ['flyer', 'jumper'] },
  /** A ball falls through the gaps of a tower that the player turns. */
  helix: { name: 'falling down a turning tower', nearest: ['colour-gates', 'jumper'] },
  /** Chopping a trunk and keeping clear of its branches. */
  chopping: { name: 'chopping a tree', nearest: ['slicer', 'reaction'] },
  'hot-potato': { name: 'passing the bomb', nearest: ['reaction', 'whack'] },
  fishing: { name: 'fishing', nearest: ['catcher'] },
  /** Keeping several things alive at once: watering flowers, feeding pets, serving guests. */
  tending: { name: 'looking after things', nearest: ['whack', 'catcher'] },
  /** Putting together what each order names, or turning over what browns before it burns. */
  cooking: { name: 'cooking', nearest: ['tending', 'sorting'] },
  sorting: { name: 'sorting', nearest: ['catcher'] },
} as const satisfies Record<string, { name: string; nearest: readonly string[] }>;

export type Mechanic = keyof typeof mechanics;
export const mechanicIds = Object.keys(mechanics) as Mechanic[];

/** Modifiers of a mechanic; an engine ignores those it does not support. */
export const modifiers = [
  /** The hero shoots or throws in a game that is no shooter. */
  'shoots',
  'breakable-walls',
  'two-players',
  /** Digits instead of pictures in a sudoku. */
  'digits',
  /** Black tiles on white keys come down the lanes of a rhythm game. */
  'piano',
  /** A quiz of statements that are true or false, and one of pictures to be counted. */
  'true-or-false',
  'counting',
  /** Numbers that are popped from the lowest to the highest. */
  'in-order',
  /** Letters that are popped from A to Z. */
  'alphabetical',
  /** Five pieces on a large board, instead of three on nine cells. */
  'five-in-a-row',
  /** Against the computer. */
  'opponent',
  'boss',
  'power-ups',
  'endless',
  'timed',
  'top-down',
  'side-view',
  /** A shooter that flies up the screen. */
  'vertical',
  /** Gates on the way down, whatever one goes down on. */
  'slalom',
  /** Whether a snake dies at the edge of the board, or comes back on the other side. */
  'walled',
  'open-edges',
  'double-jump',
  'one-button',
  'no-enemies',
  /** No time limit, and no life is ever lost. */
  'no-timer',
  'no-losing',
  /** Whatever is not caught costs a life. */
  'misses-cost',
  /** Foes in ranks that march sideways and down. */
  'formation',
  /** Bombs are laid in a maze, whose blasts break crates and catch foes. */
  'bombs',
  /** Somebody at the top throws things down at the climber. */
  'barrels',
  /** Water rises behind what is piled up. */
  'flood',
  /** Birds cross the sky and are shot. */
  'flock',
  /** Open space, in which rocks drift and split when they are shot. */
  'drift',
  /** Relatives of curling: bowling at a jack on the ground or on ice, and discs on planks. */
  'bowls',
  'ice-stock',
  'shuffleboard',
  /** How a duel is fought, if not with fists: with swords or pistols, by pulling a rope, by pushing, with arms on a table. */
  'swords',
  'pistols',
  'tug',
  'pushing',
  'arm-wrestling',
  'tanks',
  /** Stumps, a flat bat and runs, instead of a diamond. */
  'cricket',
  /** Knives are thrown into a disc that turns, beside each other. */
  'knives',
  /** A race that is much longer than others. */
  'marathon',
  /** Landing under a canopy, without an engine. */
  'parachute',
  /** A race that somebody wins, and not only a road with others on it. */
  'rivals',
  /** What is cooked browns over coals, in a pan or in the oven. */
  'grilled',
  'fried',
  'baked',
  /** What is done as fast as possible, if nobody runs. */
  'rowing',
  'swimming',
  'climbing',
  'lifting',
  /** Red balls and others that count more, instead of those of pool. */
  'snooker',
  /** What is thrown goes into a goal with a keeper, or at pins. */
  'goal',
  'voices',
  'pins',
  /** Up and down change places instead of a jump. */
  'gravity',
  /** Rising while held instead of flapping. */
  'hold',
  /** A maze is left by its door, instead of being cleared. */
  'exit',
  /** A target that must not be hit. */
  'spare',
  /** Wires, rails or roots are turned instead of pipes. */
  'wires',
  'rails',
  'roots',
  /** What is moved from stack to stack, if not things in tubes: liquid, rings on rods, things on branches, discs by size. */
  'liquid',
  'rods',
  'branches',
  'discs',
  /** One thing in several colours, instead of several kinds. */
  'by-colour',
] as const;
export type Modifier = (typeof modifiers)[number];
