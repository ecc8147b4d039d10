import { randomFrom } from '../math/random.ts';
import type { Kind } from '../plan.ts';
import { flight, ropeSwing } from './players/air-players.ts';
import { airHockey, breakout, pinball, pong } from './players/ball-players.ts';
import { batting } from './players/bat-players.ts';
import { blocks } from './players/block-players.ts';
import { battleship, match, memory, oddOneOut, quiz, reversi } from './players/board-players.ts';
import { blackjack } from './players/card-players.ts';
import { arena, growing, shooter } from './players/chase-players.ts';
import { jumper, lander } from './players/climb-players.ts';
import { cooking } from './players/cook-players.ts';
import { digging } from './players/dig-players.ts';
import { dropMerge } from './players/drop-players.ts';
import { duel } from './players/duel-players.ts';
import { colourGates } from './players/gate-players.ts';
import { snake } from './players/grid-players.ts';
import { rockPaperScissors } from './players/hand-players.ts';
import { hopper, racer } from './players/lane-players.ts';
import { maze } from './players/maze-players.ts';
import { platformer } from './players/platform-players.ts';
import type { Player, Skill } from './players/player.ts';
import { mahjong, pipes } from './players/puzzle-players.ts';
import { chopping, fishing, sorting } from './players/quick-players.ts';
import { delivery } from './players/round-players.ts';
import { flyer, lanes, runner } from './players/run-players.ts';
import { differences, hiddenObjects } from './players/search-players.ts';
import { dodger, downhill, traffic } from './players/slope-players.ts';
import { stacks } from './players/stack-players.ts';
import { billiards, curling } from './players/table-players.ts';
import { clicker, tapRace } from './players/tap-players.ts';
import { catcher, slicer, tending, whack } from './players/touch-players.ts';
import { defence } from './players/tower-players.ts';
import { helix } from './players/tower-turners.ts';
import type { Bot } from './simulate-game.ts';

const players: Partial<Record<Kind, () => Player>> = {
  catcher: () => catcher,
  goalkeeper: () => catcher,
  batting,
  slicer: () => slicer,
  whack: () => whack,
  arena: () => arena,
  growing: () => growing,
  delivery: () => delivery,
  digging,
  flyer: () => flyer,
  runner: () => runner,
  lanes,
  shooter: () => shooter,
  platformer,
  snake,
  breakout,
  blocks,
  'air-hockey': airHockey,
  billiards: () => billiards,
  curling: () => curling,
  duel,
  'rock-paper-scissors': rockPaperScissors,
  'colour-gates': colourGates,
  helix,
  clicker: () => clicker,
  'drop-merge': () => dropMerge,
  'tap-race': tapRace,
  defence,
  hopper,
  racer: () => racer,
  jumper,
  lander,
  maze,
  tending: () => tending,
  cooking: () => cooking,
  memory,
  match: () => match,
  quiz: () => quiz,
  battleship: () => battleship,
  reversi: () => reversi,
  'odd-one-out': oddOneOut,
  'hidden-objects': hiddenObjects,
  differences,
  blackjack: () => blackjack,
  pipes,
  mahjong: () => mahjong,
  stacks,
  pong,
  pinball,
  downhill: () => downhill,
  traffic: () => traffic,
  dodger,
  fishing,
  flight: () => flight,
  'rope-swing': ropeSwing,
  chopping: () => chopping,
  sorting,
};

/** Plays by what the screen shows, as well as its skill allows. */
export function skilledBot(kind: Kind, skill: Skill, seed: number): Bot {
  const player = players[kind]?.();
  if (!player) throw new Error(`nobody has learned to play ${kind}`);
  const random = randomFrom(seed);
  let next = 0;
  return (controller, seconds) => {
    if (seconds < next) return;
    next = seconds + skill.pauseSeconds;
    if (!random.chance(skill.lapses)) player({ ...controller.look(), controller, skill, random });
  };
}
