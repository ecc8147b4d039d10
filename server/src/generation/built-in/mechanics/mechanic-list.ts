import type { Kind } from '../../../../../engines/src/plan.ts';
import { airHockeyMechanic } from './air-hockey-mechanic.ts';
import { anagramsMechanic } from './anagrams-mechanic.ts';
import { arenaMechanic } from './arena-mechanic.ts';
import { battingMechanic } from './batting-mechanic.ts';
import { battleshipMechanic } from './battleship-mechanic.ts';
import { billiardsMechanic } from './billiards-mechanic.ts';
import { blackjackMechanic } from './blackjack-mechanic.ts';
import { blocksMechanic } from './blocks-mechanic.ts';
import { breakoutMechanic } from './breakout-mechanic.ts';
import { bubblePopMechanic } from './bubble-pop-mechanic.ts';
import { bubbleShooterMechanic } from './bubble-shooter-mechanic.ts';
import { catcherMechanic } from './catcher-mechanic.ts';
import { chessMechanic } from './chess-mechanic.ts';
import { choppingMechanic } from './chopping-mechanic.ts';
import { clickerMechanic } from './clicker-mechanic.ts';
import { colourGatesMechanic } from './colour-gates-mechanic.ts';
import { cookingMechanic } from './cooking-mechanic.ts';
import { curlingMechanic } from './curling-mechanic.ts';
import { dartsMechanic } from './darts-mechanic.ts';
import { defenceMechanic } from './defence-mechanic.ts';
import { deliveryMechanic } from './delivery-mechanic.ts';
import { differencesMechanic } from './differences-mechanic.ts';
import { diggingMechanic } from './digging-mechanic.ts';
import { dodgerMechanic } from './dodger-mechanic.ts';
import { downhillMechanic } from './downhill-mechanic.ts';
import { draughtsMechanic } from './draughts-mechanic.ts';
import { dropMergeMechanic } from './drop-merge-mechanic.ts';
import { duelMechanic } from './duel-mechanic.ts';
import { fishingMechanic } from './fishing-mechanic.ts';
import { flightMechanic } from './flight-mechanic.ts';
import { flyerMechanic } from './flyer-mechanic.ts';
import { fourInARowMechanic } from './four-in-a-row-mechanic.ts';
import { goalkeeperMechanic } from './goalkeeper-mechanic.ts';
import { golfMechanic } from './golf-mechanic.ts';
import { growingMechanic } from './growing-mechanic.ts';
import { hangmanMechanic } from './hangman-mechanic.ts';
import { helixMechanic } from './helix-mechanic.ts';
import { hiddenObjectsMechanic } from './hidden-objects-mechanic.ts';
import { hopperMechanic } from './hopper-mechanic.ts';
import { hotPotatoMechanic } from './hot-potato-mechanic.ts';
import { jumperMechanic } from './jumper-mechanic.ts';
import { landerMechanic } from './lander-mechanic.ts';
import { lanesMechanic } from './lanes-mechanic.ts';
import { laserMirrorsMechanic } from './laser-mirrors-mechanic.ts';
import { mahjongMechanic } from './mahjong-mechanic.ts';
import { matchMechanic } from './match-mechanic.ts';
import { mazeMechanic } from './maze-mechanic.ts';
import type { Mechanic } from './mechanic.ts';
import { memoryMechanic } from './memory-mechanic.ts';
import { mergeMechanic } from './merge-mechanic.ts';
import { minesweeperMechanic } from './minesweeper-mechanic.ts';
import { oddOneOutMechanic } from './odd-one-out-mechanic.ts';
import { parkingMechanic } from './parking-mechanic.ts';
import { pinballMechanic } from './pinball-mechanic.ts';
import { pipesMechanic } from './pipes-mechanic.ts';
import { platformerMechanic } from './platformer-mechanic.ts';
import { pongMechanic } from './pong-mechanic.ts';
import { quizMechanic } from './quiz-mechanic.ts';
import { racerMechanic } from './racer-mechanic.ts';
import { reactionMechanic } from './reaction-mechanic.ts';
import { rescueMechanic } from './rescue-mechanic.ts';
import { reversiMechanic } from './reversi-mechanic.ts';
import { rhythmMechanic } from './rhythm-mechanic.ts';
import { rockPaperScissorsMechanic } from './rock-paper-scissors-mechanic.ts';
import { ropeSwingMechanic } from './rope-swing-mechanic.ts';
import { runnerMechanic } from './runner-mechanic.ts';
import { shooterMechanic } from './shooter-mechanic.ts';
import { simonMechanic } from './simon-mechanic.ts';
import { slicerMechanic } from './slicer-mechanic.ts';
import { slidingPuzzleMechanic } from './sliding-puzzle-mechanic.ts';
import { snakeMechanic } from './snake-mechanic.ts';
import { sokobanMechanic } from './sokoban-mechanic.ts';
import { solitaireMechanic } from './solitaire-mechanic.ts';
import { sortingMechanic } from './sorting-mechanic.ts';
import { stackerMechanic } from './stacker-mechanic.ts';
import { stacksMechanic } from './stacks-mechanic.ts';
import { sudokuMechanic } from './sudoku-mechanic.ts';
import { tapRaceMechanic } from './tap-race-mechanic.ts';
import { tendingMechanic } from './tending-mechanic.ts';
import { throwMechanic } from './throw-mechanic.ts';
import { ticTacToeMechanic } from './tic-tac-toe-mechanic.ts';
import { trafficMechanic } from './traffic-mechanic.ts';
import { typingMechanic } from './typing-mechanic.ts';
import { whackMechanic } from './whack-mechanic.ts';
import { wordSearchMechanic } from './word-search-mechanic.ts';
import { wordleMechanic } from './wordle-mechanic.ts';

/** Every mechanic, one line each. */
export const mechanicOf: Record<Kind, Mechanic> = {
  runner: runnerMechanic,
  flyer: flyerMechanic,
  shooter: shooterMechanic,
  arena: arenaMechanic,
  platformer: platformerMechanic,
  jumper: jumperMechanic,
  breakout: breakoutMechanic,
  snake: snakeMechanic,
  match: matchMechanic,
  defence: defenceMechanic,
  maze: mazeMechanic,
  blocks: blocksMechanic,
  memory: memoryMechanic,
  'odd-one-out': oddOneOutMechanic,
  'hidden-objects': hiddenObjectsMechanic,
  differences: differencesMechanic,
  quiz: quizMechanic,
  catcher: catcherMechanic,
  hopper: hopperMechanic,
  racer: racerMechanic,
  'tap-race': tapRaceMechanic,
  whack: whackMechanic,
  slicer: slicerMechanic,
  downhill: downhillMechanic,
  throw: throwMechanic,
  stacker: stackerMechanic,
  traffic: trafficMechanic,
  golf: golfMechanic,
  merge: mergeMechanic,
  'drop-merge': dropMergeMechanic,
  minesweeper: minesweeperMechanic,
  dodger: dodgerMechanic,
  lander: landerMechanic,
  'tic-tac-toe': ticTacToeMechanic,
  'rock-paper-scissors': rockPaperScissorsMechanic,
  'four-in-a-row': fourInARowMechanic,
  pong: pongMechanic,
  rhythm: rhythmMechanic,
  simon: simonMechanic,
  typing: typingMechanic,
  'bubble-pop': bubblePopMechanic,
  clicker: clickerMechanic,
  'sliding-puzzle': slidingPuzzleMechanic,
  rescue: rescueMechanic,
  darts: dartsMechanic,
  flight: flightMechanic,
  chopping: choppingMechanic,
  'hot-potato': hotPotatoMechanic,
  'colour-gates': colourGatesMechanic,
  helix: helixMechanic,
  'rope-swing': ropeSwingMechanic,
  chess: chessMechanic,
  'bubble-shooter': bubbleShooterMechanic,
  draughts: draughtsMechanic,
  reversi: reversiMechanic,
  sudoku: sudokuMechanic,
  reaction: reactionMechanic,
  pinball: pinballMechanic,
  parking: parkingMechanic,
  hangman: hangmanMechanic,
  'word-search': wordSearchMechanic,
  anagrams: anagramsMechanic,
  'air-hockey': airHockeyMechanic,
  billiards: billiardsMechanic,
  curling: curlingMechanic,
  solitaire: solitaireMechanic,
  blackjack: blackjackMechanic,
  sorting: sortingMechanic,
  tending: tendingMechanic,
  cooking: cookingMechanic,
  fishing: fishingMechanic,
  'laser-mirrors': laserMirrorsMechanic,
  pipes: pipesMechanic,
  mahjong: mahjongMechanic,
  stacks: stacksMechanic,
  goalkeeper: goalkeeperMechanic,
  batting: battingMechanic,
  duel: duelMechanic,
  battleship: battleshipMechanic,
  sokoban: sokobanMechanic,
  wordle: wordleMechanic,
  growing: growingMechanic,
  lanes: lanesMechanic,
  digging: diggingMechanic,
  delivery: deliveryMechanic,
};
