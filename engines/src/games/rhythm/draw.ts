import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, easeBack, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { laneBox, letterOfLane, placeOfNote, type RhythmWorld } from './world.ts';

const colours = ['#ff6b81', '#ffd166', '#5ee2a0', '#5cc8ff', '#b78cff', '#ff9f5a'];
const hasKeys = () => window.matchMedia('(pointer: fine)').matches;

export function drawRhythm(stage: Stage, w: RhythmWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const { left, width, line } = laneBox(stage, w);
  const beat = 1 - (((w.step % 4) + 4) % 4) / 4;
  backdrop.draw({ x: time * 14, ground: view.h, dim: 0.18 });
  for (let lane = 0; lane < w.lanes; lane++) drawLane(stage, w, lane);
  ctx.fillStyle = alpha(plan.palette.paper, 0.25 + beat * 0.35);
  ctx.fillRect(left, line - 2, width * w.lanes, 4);
  for (let lane = 0; lane < w.lanes; lane++) drawPad(stage, w, lane, beat);
  for (const note of w.notes) {
    const { x, y, near } = placeOfNote(stage, w, note);
    if (note.hit || near < 0) continue;
    if (isPiano(stage)) {
      drawKey(stage, x, y, width);
      continue;
    }
    const size = width * 0.72 * (0.55 + 0.45 * clamp(near, 0, 1));
    const colour = at(colours, note.lane);
    ctx.fillStyle = darker(colour, 0.35);
    ctx.beginPath();
    ctx.arc(x, y + 3, size * 0.52, 0, turn);
    ctx.fill();
    ctx.fillStyle = lighter(colour, 0.25);
    ctx.beginPath();
    ctx.arc(x, y, size * 0.5, 0, turn);
    ctx.fill();
    art.draw(at(plan.theme.things, note.lane), x, y, size * 0.76, { tilt: Math.sin(w.step * 0.8 + note.lane) * 0.2 });
  }
  drawDancers(stage, w, beat);
  drawJudgement(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

const isPiano = ({ plan }: Stage): boolean => plan.modifiers?.includes('piano') === true;

/** A black tile on a white lane. */
function drawKey({ ctx }: Stage, x: number, y: number, width: number): void {
  const height = width * 1.2;
  ctx.fillStyle = '#15131c';
  ctx.beginPath();
  ctx.roundRect(x - width / 2 + 3, y - height / 2, width - 6, height, 8);
  ctx.fill();
  ctx.fillStyle = alpha('#ffffff', 0.16);
  ctx.beginPath();
  ctx.roundRect(x - width / 2 + 9, y - height / 2 + 6, width - 18, height * 0.7, 6);
  ctx.fill();
}

function drawLane(stage: Stage, w: RhythmWorld, lane: number): void {
  const { ctx, view, plan } = stage;
  const { left, width, line } = laneBox(stage, w);
  const x = left + lane * width;
  const glow = ctx.createLinearGradient(0, 0, 0, line);
  const lit = Math.max(0, 1 - (w.pressed[lane] ?? 9) * 4) * 0.35;
  glow.addColorStop(0, alpha(plan.palette.ink, 0.35));
  glow.addColorStop(1, alpha(at(colours, lane), 0.22 + lit));
  if (isPiano(stage)) {
    ctx.fillStyle = lit > 0 ? mix('#f7f4ec', at(colours, lane), lit) : '#f7f4ec';
    ctx.fillRect(x + 1, -20, width - 2, line + 20 + width * 0.5);
    return;
  }
  ctx.fillStyle = alpha(plan.palette.ink, 0.45);
  ctx.fillRect(x, -20, width, view.h + 40);
  ctx.fillStyle = glow;
  ctx.fillRect(x + 1, -20, width - 2, view.h + 40);
}

function drawPad(stage: Stage, w: RhythmWorld, lane: number, beat: number): void {
  const { ctx, plan } = stage;
  const { left, width, line } = laneBox(stage, w);
  const x = left + (lane + 0.5) * width;
  const pressed = Math.max(0, 1 - (w.pressed[lane] ?? 9) * 7);
  const lit = Math.max(0, 1 - (w.lit[lane] ?? 9) * 4);
  const radius = width * (0.4 + beat * 0.025) * (1 - pressed * 0.12 + lit * 0.1);
  ctx.lineWidth = 6;
  ctx.strokeStyle = at(colours, lane);
  ctx.fillStyle = lit > 0 ? alpha('#ffffff', lit * 0.8) : alpha(plan.palette.ink, 0.55);
  ctx.beginPath();
  ctx.arc(x, line, radius, 0, turn);
  ctx.fill();
  ctx.stroke();
  if (hasKeys())
    write(ctx, letterOfLane(w, lane), x, line, width * 0.2, { fill: alpha(plan.palette.paper, 0.75), weight: 0.2 });
}

/** The hero dances next to the lanes if there is space, a foe on the other side; misses change its mood. */
function drawDancers(stage: Stage, w: RhythmWorld, beat: number): void {
  const { view, plan, art } = stage;
  const { left } = laneBox(stage, w);
  if (left < 90 && !view.portrait) return;
  if (left < 90) {
    const hop = Math.sin(beat * Math.PI) * (5 + w.cheer * 14);
    art.draw(plan.theme.hero, view.w / 2, view.h - 58 - hop, 104, { squash: beat * 0.1 });
    return;
  }
  const size = Math.min(170, left * 0.62);
  const hop = Math.sin(beat * Math.PI) * (10 + w.cheer * 26);
  const sway = Math.floor(w.step / 4) % 2 ? 0.12 : -0.12;
  art.draw(plan.theme.hero, left / 2, view.h - size * 0.66 - hop, size, { tilt: sway, squash: beat * 0.1 });
  const foe = plan.theme.foes[0] ?? plan.theme.hero;
  art.draw(foe, view.w - left / 2, view.h - size * 0.6 - hop * w.crowd * 0.7, size * 0.9, {
    tilt: -sway * w.crowd,
    flip: true,
  });
}

function drawJudgement(stage: Stage, w: RhythmWorld): void {
  const { ctx, view, plan } = stage;
  const { text, age } = w.judged;
  if (age > 0.5 || !text) return;
  ctx.globalAlpha = clamp(2 - age * 4, 0, 1);
  const colour = text === 'MISS' ? plan.palette.danger : text === 'PERFECT' ? plan.palette.accent : plan.palette.paper;
  write(ctx, text, view.w / 2, view.h * 0.56, 20 * easeBack(age * 8), { fill: colour, under: plan.palette.ink });
  if (w.combo > 4)
    write(ctx, String(w.combo), view.w / 2, view.h * 0.56 + 34, 26, {
      fill: plan.palette.paper,
      under: plan.palette.ink,
    });
  ctx.globalAlpha = 1;
}
