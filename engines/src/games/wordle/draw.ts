import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, fitCells, type Rect, turn } from '../../math/maths.ts';
import { drawStanding, fillRounded } from '../../stage/board.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import { drawKeys } from '../../stage/keyboard.ts';
import type { Stage } from '../../stage/stage.ts';
import { knownLetters, type Mark, marksOf } from './guess.ts';
import { boardBox } from './layout.ts';
import type { WordleWorld } from './world.ts';

const fills: Record<Mark, string> = { right: '#3fae66', near: '#e0a526', absent: '#5b6072' };

export function drawWordle(stage: Stage, w: WordleWorld): void {
  const { ctx, view, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 10, ground: view.h, dim: 0.1 });
  drawGuesses(stage, w);
  // The keyboard shows what is known once the guess has turned over.
  const shown = w.age < turnSeconds * w.word.length ? w.guesses.slice(0, -1) : w.guesses;
  const known = knownLetters(w.word, shown);
  const tones = { right: 'right', near: 'near', absent: 'wrong' } as const;
  drawKeys(stage, w.keys, (letter) => {
    const mark = known.get(letter);
    return mark ? tones[mark] : 0;
  });
  drawSign(stage, w.enter, 'enter', w.typed.length === w.word.length);
  drawSign(stage, w.erase, 'erase', w.typed !== '');
  effects.draw(ctx);
  backdrop.drawAir();
}

const turnSeconds = 0.14;

function drawGuesses(stage: Stage, w: WordleWorld): void {
  const { view, plan, art, ctx, time } = stage;
  const room = boardBox(stage);
  const heroSize = view.portrait ? 74 : 0;
  const length = w.word.length;
  const { cell, field } = fitCells({ ...room, h: Math.max(1, room.h - heroSize) }, length, w.triesMax);
  for (let row = 0; row < w.triesMax; row++) {
    const guess = w.guesses[row];
    const isTyped = row === w.guesses.length && w.wait <= 0;
    const marks = guess === undefined ? [] : marksOf(w.word, guess);
    const shift = isTyped ? Math.sin(time * 60) * w.shake * 8 : 0;
    for (let column = 0; column < length; column++) {
      const box = { x: field.x + column * cell + shift + 2, y: field.y + row * cell + 2, w: cell - 4, h: cell - 4 };
      const isLast = row === w.guesses.length - 1;
      const turned = isLast ? clamp(w.age / turnSeconds - column, 0, 1) : 1;
      const letter = (guess ?? (isTyped ? w.typed : ''))[column];
      drawTile(stage, box, letter, turned < 0.5 ? undefined : marks[column], Math.abs(turned * 2 - 1));
    }
  }
  const isMissed = w.wait > 0 && w.guesses.at(-1) !== w.word;
  const y = field.y + field.h + heroSize / 2 + 2;
  // Who did not find it is told.
  if (isMissed) {
    write(
      ctx,
      w.word,
      view.portrait ? view.w / 2 : field.x + field.w / 2,
      view.portrait ? y : field.y + field.h / 2,
      30,
      {
        fill: plan.palette.accent,
        under: plan.palette.ink,
      },
    );
  } else if (view.portrait && !isUnplayed(stage)) {
    const jump = Math.abs(Math.sin(time * 9)) * w.cheer * 14;
    drawStanding(stage, view.w / 2, y, heroSize - 14);
    art.draw(plan.theme.hero, view.w / 2, y - jump, heroSize - 14, { tilt: Math.sin(time * 2) * 0.06 });
  }
}

/** A bar under a letter at its place, two dots under one that belongs elsewhere: not everybody tells the colours apart. */
function drawTile(stage: Stage, box: Rect, letter: string | undefined, mark: Mark | undefined, open: number): void {
  const { ctx, plan } = stage;
  const h = box.h * (0.1 + 0.9 * open);
  const flat = { ...box, y: box.y + (box.h - h) / 2, h };
  const fill = mark ? fills[mark] : letter ? '#fffdf5' : alpha('#fffdf5', 0.4);
  fillRounded(ctx, { ...flat, y: flat.y + 3 }, 7, alpha(plan.palette.ink, 0.55));
  fillRounded(ctx, flat, 7, fill);
  if (!letter || open < 0.4) return;
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  write(ctx, letter, x, y - box.h * 0.05, box.h * 0.46, { fill: mark ? '#ffffff' : '#241c38', weight: 0.19 });
  const low = box.y + box.h * 0.86;
  if (mark === 'right')
    fillRounded(ctx, { x: x - box.w * 0.28, y: low - 2, w: box.w * 0.56, h: Math.max(3, box.h * 0.08) }, 2, '#ffffff');
  if (mark !== 'near') return;
  ctx.fillStyle = '#ffffff';
  for (const dx of [-0.14, 0.14]) {
    ctx.beginPath();
    ctx.arc(x + box.w * dx, low, Math.max(2, box.h * 0.055), 0, turn);
    ctx.fill();
  }
}

/** A tick to guess, an arrow to erase. */
function drawSign({ ctx, plan }: Stage, key: Rect, sign: 'enter' | 'erase', isOn: boolean): void {
  const box = { x: key.x + 2, y: key.y + 3, w: key.w - 4, h: key.h - 6 };
  const base = sign === 'enter' && isOn ? '#4fd37a' : lighter(plan.palette.paper, 0.2);
  fillRounded(ctx, { ...box, y: box.y + 3 }, 7, darker(base, 0.45));
  fillRounded(ctx, box, 7, isOn ? base : alpha(base, 0.6));
  const [x, y, r] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h) * 0.2];
  ctx.strokeStyle = darker(plan.palette.ink, 0.2);
  ctx.lineWidth = 3;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  if (sign === 'enter') {
    ctx.moveTo(x - r, y);
    ctx.lineTo(x - r * 0.2, y + r * 0.8);
    ctx.lineTo(x + r * 1.1, y - r * 0.8);
  } else {
    ctx.moveTo(x + r * 1.2, y);
    ctx.lineTo(x - r * 1.2, y);
    ctx.moveTo(x - r * 0.4, y - r * 0.8);
    ctx.lineTo(x - r * 1.2, y);
    ctx.lineTo(x - r * 0.4, y + r * 0.8);
  }
  ctx.stroke();
}
