import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Counted, Frame } from '../reading/frame.ts';

const kindsOf = (names: string) => new Set(names.split(' ') as Kind[]);

/** Mechanics with a clock of their own, which "60 seconds" sets. */
export const kindsWithClock = kindsOf(
  'chopping darts rhythm sliding-puzzle whack match racer bubble-pop odd-one-out hidden-objects differences traffic dodger anagrams word-search throw stacker downhill laser-mirrors pipes stacks',
);

/** Games that end in a loss: surviving the requested seconds wins. In all others the seconds only end the round. */
export const kindsToSurvive = kindsOf(
  'runner lanes flyer shooter arena platformer jumper breakout snake defence maze blocks catcher hopper slicer lander typing rescue flight hot-potato colour-gates rope-swing bubble-shooter pinball sorting tending cooking fishing growing digging delivery helix duel batting',
);

/** The things the prompt names first are placed for collecting, and counted. */
export const kindsThatCollect = kindsOf(
  'runner lanes flyer shooter arena platformer jumper snake maze catcher hopper racer slicer downhill traffic dodger flight colour-gates rope-swing fishing bubble-pop chopping growing digging delivery helix batting clicker',
);

/** Games in which the requested number of foes can be defeated, which wins. */
export const kindsThatDefeat = kindsOf('shooter arena platformer defence whack');

/** Fewer foes than these would end a round before it began, unless each of them is strong. */
const crowdMin = 6;

type AskedFoes = Pick<Frame, 'numbers' | 'modifiers'>;

const isFew = ({ numbers: { foes = 0 } }: AskedFoes): boolean => foes > 0 && foes < crowdMin;

/** "A knight fights 4 dragons": there are only those, each as strong as several. Rocks that drift split instead. */
const areStrong = (kind: Kind, asked: AskedFoes): boolean =>
  isFew(asked) && (kind === 'shooter' || (kind === 'arena' && !asked.modifiers.includes('drift')));

/** How many foes end the round as won; 0: it has another end. */
export const foesToDefeat = (kind: Kind, asked: AskedFoes): number =>
  kindsThatDefeat.has(kind) && (!isFew(asked) || areStrong(kind, asked)) ? Math.min(100, asked.numbers.foes ?? 0) : 0;

/** The rules that a number of foes sets: how many there are to defeat, or how many of them at a time. */
export function rulesOfFoes(kind: Kind, asked: AskedFoes): Record<string, number> {
  const { foes = 0 } = asked.numbers;
  const defeat = foesToDefeat(kind, asked);
  if (defeat > 0) return areStrong(kind, asked) ? { defeat, strong: 1 } : { defeat };
  return kindsThatDefeat.has(kind) && foes > 0 ? { foes } : {};
}

/** Games whose clock can be stopped; those without one need nothing. */
export const kindsWithoutTimer = kindsOf(
  'whack match quiz odd-one-out hidden-objects differences simon anagrams word-search sliding-puzzle laser-mirrors clicker pipes',
);
/** Games in which somebody or something waits, and then does so for as long as it takes. */
export const kindsUnhurried = kindsOf('fishing cooking tending parking rescue flight stacker darts throw delivery');
export const kindsWithFixedTimer = kindsOf('racer bubble-shooter rhythm chopping reaction hot-potato');

/** Games that need enemies, so that they cannot be left out. */
export const kindsOfEnemies = kindsOf(
  'runner lanes shooter arena defence hopper racer tap-race traffic whack dodger typing fishing chopping throw pong air-hockey curling growing duel batting',
);

/** Games without a place for enemies. */
export const kindsWithoutFoes = kindsOf(
  'anagrams wordle sokoban odd-one-out hidden-objects differences pipes mahjong stacks bubble-pop colour-gates hangman merge drop-merge sorting tending cooking word-search clicker',
);

export const kindsWithBoss = kindsOf('shooter arena platformer');

/** The rules that a count may set. */
export const rulesOfCount: Record<Counted, string[]> = {
  pairs: ['pairs'],
  lanes: ['lanes'],
  lives: ['lives'],
  seconds: ['seconds', 'survive', 'limit', 'secondsEach'],
  levels: ['levels', 'rounds', 'holes', 'height', 'stages', 'waves'],
  rounds: ['rounds', 'shots', 'levels', 'holes', 'points', 'match', 'stages', 'waves'],
  gates: ['gates'],
  rings: ['rings'],
  floors: ['height'],
  people: ['crowd'],
  players: ['players'],
  holes: ['holes'],
  waves: ['waves'],
  rows: ['rows', 'size', 'pairs'],
  columns: ['columns', 'size', 'lanes', 'pairs'],
  colours: ['colours', 'pads', 'bins'],
  questions: ['questions'],
  points: ['target', 'points', 'match'],
  max: [],
  mines: ['mines'],
  bins: ['bins', 'crates', 'stacks'],
  pads: ['pads', 'spots', 'lanes', 'collect'],
  foes: ['foes', 'mines', 'players', 'rounds', 'defeat', 'rivals', 'ships', 'find', 'pack'],
  balls: ['balls', 'lives'],
  words: ['words'],
  letters: ['letters'],
  differences: ['differences'],
  chips: ['chips', 'collect'],
  bosses: ['bosses'],
  collect: ['collect', 'find'],
  moves: ['moves'],
  shots: ['shots', 'rounds', 'balls', 'lives'],
  pins: ['pinCount'],
  homers: ['homers'],
  metres: ['metres'],
  pieces: ['pieces', 'discs'],
};

/** What ends a round, by the mechanics that count it. */
export const kindsWithLevels = kindsOf(
  'platformer breakout minesweeper maze sudoku memory parking lander rescue laser-mirrors pipes mahjong stacks sliding-puzzle sokoban word-search growing digging clicker',
);
export const kindsWithWaves = kindsOf('arena shooter defence');

/** Games that only ever get harder, which are cut into levels of equal length. */
export const kindsInStages = kindsOf(
  'runner lanes flyer jumper snake catcher hopper slicer typing flight colour-gates rope-swing sorting tending fishing dodger traffic downhill blocks stacker helix drop-merge',
);

/** Games that show "tiny" and "giant": what they draw needs no cell of a board. */
export const kindsWithSizes = kindsOf(
  'runner lanes flyer shooter arena platformer jumper maze digging catcher hopper whack dodger downhill throw traffic lander rescue flight rope-swing fishing goalkeeper batting defence typing hot-potato slicer parking racer breakout delivery helix duel drop-merge tap-race',
);

/** Games whose hero may sit on something. */
export const kindsWithRiders = kindsOf(
  'runner lanes flyer shooter arena platformer jumper catcher hopper dodger downhill throw traffic flight racer maze colour-gates delivery',
);
