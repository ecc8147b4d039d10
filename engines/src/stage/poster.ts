import { alpha, lighter } from '../math/colour.ts';
import { easeBack, easeOut, turn } from '../math/maths.ts';
import { at } from '../math/random.ts';
import type { Actor } from '../plan.ts';
import { asksFor, isUnplayed } from './feedback.ts';
import type { Stage } from './stage.ts';

type Composition = 'burst' | 'chase' | 'duel' | 'juggle';

const kindsOf: [Composition, string][] = [
  ['chase', 'runner lanes maze platformer racer traffic downhill hopper dodger'],
  ['duel', 'arena shooter defence typing pong air-hockey duel breakout'],
  ['juggle', 'billiards catcher slicer sorting tending fishing stacker throw bubble-pop clicker golf'],
];

/** A place for the cast: its centre and its maximum height. */
type Room = { x: number; y: number; size: number };

type Cast = { hero: Actor; things: Actor[]; foe: Actor | undefined };

/** The cast as a scene of its own between the text of the title screen. */
export function drawPoster(stage: Stage, seconds: number, top: number): void {
  const { view, plan } = stage;
  const { hero, things, foes } = plan.theme;
  // Nobody was asked for who throws, and the target shows itself.
  if (plan.kind === 'darts' && isUnplayed(stage)) return;
  const cast = { hero, things: things.slice(0, 4), foe: isUnmet(stage) ? undefined : foes[0] };
  // Beside the text on a wide screen, between it on a tall one.
  const bottom = view.h * (view.portrait ? 0.73 : 0.94);
  const from = view.portrait ? top : Math.max(view.h * 0.4, top);
  const size = Math.min(view.portrait ? 170 : 190, bottom - from);
  if (size < 60) return;
  const room = { x: view.w / 2, y: (from + bottom) / 2, size };
  const composition = compositionOf(stage, cast);
  if (!view.portrait) drawFlanks(stage, seconds, room, cast);
  else if (composition === 'chase') drawChase(stage, seconds, room, cast);
  else if (composition === 'duel') drawDuel(stage, seconds, room, cast);
  else if (composition === 'juggle') drawJuggle(stage, seconds, room, cast);
  else drawBurst(stage, seconds, room, cast);
}

/** Nobody is met, or only somebody that the prompt does not know of. */
const isUnmet = (stage: Stage): boolean => asksFor(stage, 'no-enemies') || stage.rule('unmet', 0) > 0;

/** Chosen by the mechanic or by the seed; without a foe there is no fight or chase. */
function compositionOf({ plan }: Stage, { foe }: Cast): Composition {
  const usual = kindsOf.find(([, kinds]) => kinds.split(' ').includes(plan.kind));
  const fit = usual?.[0] ?? at(['burst', 'juggle'] as const, plan.seed);
  if (!foe) return fit === 'juggle' ? 'juggle' : 'burst';
  return fit !== 'juggle' && plan.seed % 3 === 0 ? 'burst' : fit;
}

/** The hero in front of turning beams; the goal circles, and the foe looks in from the side. */
function drawBurst(stage: Stage, seconds: number, { x, y, size }: Room, { hero, things, foe }: Cast): void {
  const { view, art, time } = stage;
  drawBeams(stage, x, y, size * 0.95 * easeOut(seconds * 2));
  const orbit = (front: boolean) =>
    things.slice(0, 3).forEach((thing, i) => {
      const angle = time * 0.9 + (i / Math.min(3, things.length)) * turn;
      if (Math.sin(angle) > 0 !== front) return;
      const near = 1 + Math.sin(angle) * 0.22;
      const place = { x: x + Math.cos(angle) * size * 0.78, y: y + Math.sin(angle) * size * 0.2 + size * 0.12 };
      show(stage, thing, place.x, place.y, size * 0.3 * near, seconds - 0.3 - i * 0.1);
    });
  orbit(false);
  show(stage, hero, x, y - Math.abs(Math.sin(time * 2.6)) * 6, size * 0.86, seconds, {
    tilt: Math.sin(time * 1.7) * 0.06,
    squash: Math.sin(time * 5.2) * 0.025,
  });
  orbit(true);
  if (!foe) return;
  const peek = easeOut(seconds * 1.4 - 0.8);
  art.draw(foe, view.w + size * 0.36 - peek * size * 0.5, y + size * 0.44, size * 0.62, {
    tilt: -0.3 + Math.sin(time * 2) * 0.08,
    flip: true,
  });
}

/** The foe chases the hero, who chases the goal. */
function drawChase(stage: Stage, seconds: number, { x, y, size }: Room, { hero, things, foe }: Cast): void {
  const { view, ctx, plan, time } = stage;
  const half = Math.min(view.w / 2 - 30, size * 1.1);
  ctx.fillStyle = alpha(plan.palette.ink, 0.28);
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.34, half * 0.92, size * 0.06, 0, 0, turn);
  ctx.fill();
  const step = (pace: number) => Math.abs(Math.sin(time * pace));
  if (foe)
    show(stage, foe, x - half * 0.72, y + size * 0.08 - step(5.4) * 7, size * 0.5, seconds - 0.35, {
      tilt: 0.12 + Math.sin(time * 5.4) * 0.08,
      walk: time * 11,
    });
  show(stage, hero, x + half * 0.05, y - step(6) * 10, size * 0.78, seconds, {
    tilt: 0.08 + Math.sin(time * 6) * 0.05,
    squash: Math.sin(time * 12) * 0.03,
    walk: time * 12,
  });
  const thing = things[0];
  if (thing)
    show(stage, thing, x + half * 0.8, y + Math.sin(time * 4) * 8 - size * 0.04, size * 0.36, seconds - 0.2, {
      tilt: Math.sin(time * 3) * 0.2,
    });
}

/** Eye to eye, with a crack of light between them. */
function drawDuel(stage: Stage, seconds: number, { x, y, size }: Room, { hero, things, foe }: Cast): void {
  const { ctx, view, plan, time } = stage;
  const lunge = Math.max(0, Math.sin(time * 2.2)) ** 6 * 12;
  const reach = Math.min(view.w * 0.27, size * 0.62);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(0.28);
  const grow = easeBack(seconds * 2 - 0.6);
  for (const [width, colour] of [
    [7, alpha(plan.palette.danger, 0.5)],
    [3, lighter(plan.palette.accent, 0.5)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width + Math.sin(time * 21) * 0.8;
    ctx.lineJoin = 'round';
    ctx.beginPath();
    for (let i = 0; i <= 6; i++) ctx.lineTo(i % 2 ? 9 : -9, (i / 6 - 0.5) * size * 1.05 * Math.max(0, grow));
    ctx.stroke();
  }
  ctx.restore();
  show(stage, hero, x - reach + lunge, y + size * 0.08, size * 0.72, seconds, { tilt: Math.sin(time * 2.4) * 0.06 });
  if (foe)
    show(stage, foe, x + reach - lunge, y - size * 0.04, size * 0.66, seconds - 0.2, {
      tilt: Math.sin(time * 2.1 + 1) * 0.07,
      flip: true,
    });
  const thing = things[0];
  if (thing) show(stage, thing, x, y + size * 0.42 + Math.sin(time * 3) * 3, size * 0.26, seconds - 0.5);
}

/** The goal flies in an arc over the hero. */
function drawJuggle(stage: Stage, seconds: number, { x, y, size }: Room, { hero, things, foe }: Cast): void {
  const { time } = stage;
  const flying = [...things.slice(0, 3), ...(foe ? [foe] : things.slice(3))];
  flying.forEach((actor, i) => {
    const t = (time * 0.16 + i / flying.length) % 1;
    const place = { x: x + (t - 0.5) * size * 1.75, y: y + size * 0.3 - Math.sin(t * Math.PI) * size * 0.86 };
    const fade = Math.min(1, Math.sin(t * Math.PI) * 2.4);
    show(stage, actor, place.x, place.y, size * 0.3 * fade, seconds - 0.2 - i * 0.1, { tilt: time * 1.6 + i });
  });
  show(stage, hero, x, y + size * 0.14, size * 0.72, seconds, {
    tilt: Math.sin(time * 1.9) * 0.1,
    squash: Math.sin(time * 3.8) * 0.03,
  });
}

/** On a wide screen the cast is on both sides of the text. */
function drawFlanks(stage: Stage, seconds: number, { x, y, size }: Room, { hero, things, foe }: Cast): void {
  const { view, time } = stage;
  const side = Math.min(view.w * 0.36, 300);
  drawBeams(stage, x - side, y, size * 0.72 * easeOut(seconds * 2));
  show(stage, hero, x - side, y - Math.abs(Math.sin(time * 2.6)) * 6, size * 0.72, seconds, {
    tilt: Math.sin(time * 1.7) * 0.06,
    squash: Math.sin(time * 5.2) * 0.025,
  });
  // Under a tall title there is no space for more between the text.
  const wanted = foe ? things.slice(0, size < 120 ? 0 : 1) : things.slice(0, 3);
  if (foe)
    show(stage, foe, x + side, y, size * 0.62, seconds - 0.25, { tilt: Math.sin(time * 2.1 + 1) * 0.08, flip: true });
  wanted.forEach((thing, i) => {
    const place = foe ? { x, y: y - size * 0.1 } : { x: x + side, y: y + (i - (wanted.length - 1) / 2) * size * 0.34 };
    show(stage, thing, place.x, place.y + Math.sin(time * 3 + i) * 4, size * 0.3, seconds - 0.4 - i * 0.1);
  });
}

function drawBeams({ ctx, plan, time }: Stage, x: number, y: number, r: number): void {
  if (r <= 1) return;
  const light = ctx.createRadialGradient(x, y, r * 0.1, x, y, r);
  light.addColorStop(0, alpha(lighter(plan.palette.accent, 0.35), 0.62));
  light.addColorStop(1, alpha(plan.palette.accent, 0));
  ctx.fillStyle = light;
  ctx.beginPath();
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * turn + time * 0.14;
    ctx.moveTo(x, y);
    ctx.arc(x, y, r, angle, angle + turn / 24);
  }
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, r * 0.62, 0, turn);
  ctx.fill();
}

type Pose = Parameters<Stage['art']['draw']>[4];

/** Pops up once its time has come. */
function show({ art }: Stage, actor: Actor, x: number, y: number, size: number, seconds: number, pose?: Pose): void {
  const grow = easeBack(seconds * 2.2 - 0.5);
  if (grow > 0) art.draw(actor, x, y, size * grow, pose);
}
