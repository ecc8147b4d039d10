import { isSpelt, type LetterStyle, trace, widthOf } from '../canvas/lettering.ts';
import { directionOf, fontFor, isLowScript } from '../canvas/system-lettering.ts';
import { inCapitals } from '../canvas/texts.ts';
import { darker, lighter, mix } from '../math/colour.ts';
import { easeBack } from '../math/maths.ts';
import type { Look, Mood, Plan } from '../plan.ts';
import type { Stage } from './stage.ts';

const styleOfMood: Record<Mood, LetterStyle> = {
  cheerful: { round: 1, weight: 0.26, slant: 0 },
  calm: { round: 1, weight: 0.15, slant: 0 },
  spooky: { round: 0.25, weight: 0.18, slant: 0 },
  epic: { round: 0.3, weight: 0.25, slant: 0.16 },
  silly: { round: 0.9, weight: 0.28, slant: 0 },
  tense: { round: 0.12, weight: 0.22, slant: 0.2 },
};

function letterStyleOf(plan: Plan): LetterStyle {
  const style = styleOfMood[plan.mood];
  const look: Partial<Record<Look, Partial<LetterStyle>>> = {
    pixel: { round: 0, slant: 0, weight: 0.2 },
    neon: { weight: 0.13, round: 0.8 },
  };
  return { ...style, ...look[plan.theme.look] };
}

/**
 * The game's name, as large as fits, on one to three lines; returns the y at which it ends. The document's title is the
 * name in the catalogue, which may have changed since the plan was written.
 */
export function drawWordmark(stage: Stage, top: number, seconds: number): number {
  const { ctx, view, plan, time } = stage;
  const { palette, theme, mood } = plan;
  const style = letterStyleOf(plan);
  const room = Math.min(view.w - 44, 600);
  const { lines, size } = fit(
    document.title || plan.title,
    room,
    view.portrait ? { size: 46, gain: 1.12, lines: 3 } : { size: 44, gain: 1.7, lines: 2 },
  );
  // One lettering for the whole title; other scripts extend above and below our capitals.
  const isOwn = lines.every(isSpelt);
  const lineHeight = size * (isOwn ? 1.42 : lines.some(isLowScript) ? 1.9 : 1.6);
  const firstLine = Math.max(74 + size / 2, top - ((lines.length - 1) * lineHeight) / 2);
  let index = 0;
  lines.forEach((line, row) => {
    if (!isOwn) {
      const grow = easeBack(seconds * 2.6 - row * 0.2);
      const y = firstLine + row * lineHeight + Math.sin(time * 2.4 - row) * 2;
      ctx.save();
      ctx.translate(view.w / 2, y);
      ctx.scale(Math.max(0.001, grow), Math.max(0.001, grow));
      drawLine(stage, line, size, mix(palette.accent, palette.second, row / Math.max(1, lines.length - 1)));
      ctx.restore();
      return;
    }
    let x = (view.w - widthOf(line, size)) / 2;
    for (const letter of line) {
      const place = index++;
      const grow = easeBack(seconds * 2.6 - place * 0.05);
      const wobble = mood === 'spooky' ? Math.sin(time * 1.7 + place * 2.1) * 0.06 : 0;
      const tilt = mood === 'silly' ? ((place % 2) - 0.5) * 0.16 : wobble;
      const y = firstLine + row * lineHeight + Math.sin(time * 2.4 - place * 0.4) * (mood === 'calm' ? 1.5 : 2.6);
      const width = widthOf(letter, size);
      ctx.save();
      ctx.translate(x + width / 2, y);
      ctx.scale(Math.max(0.001, grow), Math.max(0.001, grow));
      ctx.rotate(tilt);
      const colour = mix(palette.accent, palette.second, row / Math.max(1, lines.length - 1 || 1));
      drawLetter(stage, letter, width, size, style, theme.look === 'neon' ? 'neon' : 'solid', colour);
      ctx.restore();
      x += width + (1.75 * size) / 6;
    }
  });
  return firstLine + (lines.length - 1) * lineHeight + size * (isOwn ? 0.62 : 0.8);
}

/** A whole line in a font of the device, because letters of some scripts are joined. */
function drawLine({ ctx, plan }: Stage, line: string, size: number, colour: string): void {
  ctx.font = fontFor(line, size);
  ctx.direction = directionOf(line);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = size * 0.42;
  ctx.strokeText(line, 0, size * 0.08);
  ctx.strokeText(line, 0, 0);
  const gradient = ctx.createLinearGradient(0, -size / 2, 0, size / 2);
  gradient.addColorStop(0, lighter(colour, 0.5));
  gradient.addColorStop(0.5, colour);
  gradient.addColorStop(1, darker(colour, 0.12));
  ctx.fillStyle = gradient;
  ctx.fillText(line, 0, 0);
}

function drawLetter(
  stage: Stage,
  letter: string,
  width: number,
  size: number,
  style: LetterStyle,
  how: 'neon' | 'solid',
  colour: string,
): void {
  const { ctx, plan } = stage;
  const { ink } = plan.palette;
  const pen = size * style.weight;
  const stroke = (strokeStyle: string | CanvasGradient, lineWidth: number, dy: number) => {
    ctx.beginPath();
    trace(ctx, letter, -width / 2, -size / 2 + dy, size, style);
    ctx.strokeStyle = strokeStyle;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
  };
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (how === 'neon') {
    ctx.shadowColor = colour;
    ctx.shadowBlur = size * 0.5;
    stroke(colour, pen * 1.15, 0);
    ctx.shadowBlur = 0;
    stroke(lighter(colour, 0.75), pen * 0.45, 0);
    return;
  }
  const rim = pen + size * 0.2;
  stroke(ink, rim, size * 0.1);
  stroke(ink, rim, 0);
  if (style.round < 0.1) {
    ctx.lineJoin = 'miter';
    ctx.lineCap = 'square';
    // The acute corners of N and M are cut off instead of becoming spikes.
    ctx.miterLimit = 2;
  }
  stroke(darker(colour, 0.45), pen, size * 0.07);
  const gradient = ctx.createLinearGradient(0, -size / 2, 0, size / 2);
  gradient.addColorStop(0, lighter(colour, 0.5));
  gradient.addColorStop(0.5, colour);
  gradient.addColorStop(1, darker(colour, 0.12));
  stroke(gradient, pen, 0);
}

/** More lines, up to so many, are used only when the letters become larger by `gain`. */
function fit(
  title: string,
  room: number,
  most: { size: number; gain: number; lines: number },
): { lines: string[]; size: number } {
  // Titles in scripts without capitals stay unchanged; a single word breaks where two parts meet.
  const words = (isSpelt(title) ? inCapitals(title.normalize()) : title.replace(/([：・])/g, '$1 ')).split(' ');
  let chosen = { lines: [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(most.lines, words.length); count++) {
    // A dot between two parts is dropped where a line break separates them.
    const lines = balance(words, count).map((line) => line.replace(/・$/, ''));
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
    const size = Math.min(most.size, room / widest);
    if (size > chosen.size * most.gain) chosen = { lines, size };
  }
  return chosen;
}

/** Breaks words into lines so that the longest is as short as possible. */
function balance(words: string[], count: number): string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balance(words.slice(first), count - 1)];
    const longest = (list: string[]) => Math.max(...list.map((line) => widthOf(line, 1)));
    if (best.length < count || longest(lines) < longest(best)) best = lines;
  }
  return best;
}
