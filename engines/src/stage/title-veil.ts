import { picture } from '../canvas/screen.ts';
import { alpha } from '../math/colour.ts';
import type { Kind } from '../plan.ts';
import type { Stage } from './stage.ts';

/** Games whose board is the content; the cast would cover it. */
const boards =
  'memory odd-one-out hidden-objects differences match blocks merge drop-merge minesweeper tic-tac-toe rock-paper-scissors four-in-a-row sliding-puzzle chess draughts reversi sudoku solitaire blackjack word-search anagrams hangman simon bubble-shooter rhythm reaction laser-mirrors pipes mahjong stacks battleship sokoban wordle'.split(
    ' ',
  );
/** Sentences, prices and orders all over the screen: blurred everywhere, with the cast in front. */
const sentences = 'quiz clicker cooking tending'.split(' ');

/** From top to bottom: the text above, the cast or the middle of the board, the hints below. */
const places = [0, 0.34, 0.46, 0.66, 0.76, 1];
/** How dark it is at each place. */
const clear = [0.5, 0.36, 0.24, 0.24, 0.36, 0.5];
const even = [0.6, 0.52, 0.4, 0.4, 0.52, 0.6];
const dense = [0.68, 0.6, 0.1, 0.1, 0.6, 0.68];
/** How much of the blurred copy covers the game. */
const bands = [1, 1, 0, 0, 1, 1];
const everywhere = [1, 1, 1, 1, 1, 1];

export const showsBoard = (kind: Kind): boolean => boards.includes(kind);

/** Blurs and darkens the game behind the title, the goal and the hints, so that its own texts are not read with them. */
export function drawVeil(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const isFull = sentences.includes(plan.kind);
  blur(stage, isFull ? everywhere : bands);
  const dark = isFull ? even : showsBoard(plan.kind) ? dense : clear;
  ctx.fillStyle = gradient(ctx, view.h, plan.palette.ink, dark);
  ctx.fillRect(0, 0, view.w, view.h);
}

function gradient(ctx: CanvasRenderingContext2D, h: number, colour: string, steps: number[]): CanvasGradient {
  const down = ctx.createLinearGradient(0, 0, 0, h);
  steps.forEach((strength, i) => {
    down.addColorStop(places[i] ?? 1, alpha(colour, strength));
  });
  return down;
}

/** Each step makes the copy four times smaller; a letter is then less than a pixel. */
const shrinking = 4;
/** A blurred copy shows no fast motion, so it need not be made for every frame. */
const refreshSeconds = 0.08;
let copy: { smaller: HTMLCanvasElement; smallest: HTMLCanvasElement; time: number; of: string } | undefined;

/** By shrinking and stretching, because not every browser has the canvas's own filter. */
function blur({ ctx, view, time }: Stage, where: number[]): void {
  const { canvas } = ctx;
  const of = `${canvas.width} ${canvas.height}`;
  if (copy?.of !== of) {
    const empty = (by: number) => picture(canvas.width / by, canvas.height / by, () => undefined);
    copy = { smaller: empty(shrinking), smallest: empty(shrinking ** 2), time: -1, of };
  }
  if (Math.abs(time - copy.time) > refreshSeconds) {
    copy.time = time;
    stretch(canvas, copy.smaller);
    const small = stretch(copy.smaller, copy.smallest);
    small.globalCompositeOperation = 'destination-in';
    small.fillStyle = gradient(small, small.canvas.height, '#000000', where);
    small.fillRect(0, 0, small.canvas.width, small.canvas.height);
  }
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(copy.smallest, 0, 0, view.w, view.h);
}

function stretch(from: HTMLCanvasElement, to: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = to.getContext('2d') as CanvasRenderingContext2D;
  ctx.globalCompositeOperation = 'copy';
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(from, 0, 0, to.width, to.height);
  return ctx;
}
