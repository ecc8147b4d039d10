import { alpha, mix } from '../../math/colour.ts';
import { lerp, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import type { PotatoWorld } from './world.ts';

const explosive = /bomb|potato|dynamite|firecracker|grenade|fire/;

/** The bomb, potato or whatever else the prompt passes on. */
export function bombOf({ plan, art }: Stage): Actor {
  const cast = [...plan.theme.things, ...plan.theme.foes];
  return cast.find(({ sprite, name }) => explosive.test(sprite + name)) ?? plan.theme.things[0] ?? art.actor('bomb');
}

const company = ['cat', 'dog', 'fox', 'panda', 'frog', 'rabbit', 'bear', 'koala'];

/** The players in the ring: foes of the cast with hands or paws, or a group of animals. */
export function actorAt({ plan, art }: Stage, w: PotatoWorld, seat: number): Actor {
  const { hero, foes } = plan.theme;
  if (seat === 0) return hero;
  const place = (w.seats[seat]?.look ?? seat) - 1;
  const others = foes.filter((foe) => art.walks(foe) && !explosive.test(foe.sprite + foe.name));
  if (others.length) return at(others, place);
  return art.actor(
    at(
      company.filter((sprite) => sprite !== hero.sprite),
      place,
    ),
  );
}

/** The player is at the bottom of the ring. */
export function seatPlace({ view }: Stage, w: PotatoWorld, seat: number): Point {
  const angle = Math.PI / 2 + (seat / w.seats.length) * turn;
  const middle = view.h * (view.portrait ? 0.54 : 0.56);
  return {
    x: view.w / 2 + Math.cos(angle) * Math.min(view.w * 0.36, 260),
    y: middle + Math.sin(angle) * Math.min(view.h * 0.29, 220),
  };
}

export function drawPotato(stage: Stage, w: PotatoWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.22);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  drawCarpet(stage);
  const order = w.seats.map((_, i) => i).sort((a, b) => seatPlace(stage, w, a).y - seatPlace(stage, w, b).y);
  for (const seat of order) drawSeat(stage, w, seat);
  if (w.wait <= 0) drawBomb(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
  if (w.holder !== 0 || w.flight || w.wait > 0) return;
  const danger = 1 - w.fuse / w.fuseMax;
  ctx.strokeStyle = alpha(plan.palette.danger, (0.3 + 0.5 * danger) * (0.6 + 0.4 * Math.sin(time * (8 + danger * 22))));
  ctx.lineWidth = 12;
  ctx.strokeRect(0, 0, view.w, view.h);
}

function drawCarpet(stage: Stage): void {
  const { ctx, view, plan } = stage;
  const { second, accent, ink } = plan.palette;
  const x = view.w / 2;
  const y = view.h * (view.portrait ? 0.55 : 0.57);
  const rx = Math.min(view.w * 0.36, 260);
  const ry = Math.min(view.h * 0.29, 220);
  for (const [share, colour] of [
    [0.98, ink],
    [0.94, second],
    [0.72, mix(second, accent, 0.5)],
    [0.44, accent],
  ] as const) {
    ctx.fillStyle = alpha(colour, 0.75);
    ctx.beginPath();
    ctx.ellipse(x, y, rx * share, ry * share, 0, 0, turn);
    ctx.fill();
  }
}

function drawSeat(stage: Stage, w: PotatoWorld, seat: number): void {
  const { ctx, art, plan, time } = stage;
  const one = w.seats[seat];
  const { x, y } = seatPlace(stage, w, seat);
  const size = seat === 0 ? 92 : 78;
  const isHolder = w.holder === seat && !w.flight && w.wait <= 0;
  shadow(stage, x, y + size * 0.44, size * 0.36, 8);
  if (!one || one.out) {
    art.draw(actorAt(stage, w, seat), x, y, size, { alpha: 0.3, asleep: true, squash: 0.2 });
    return;
  }
  if (w.holder === 0 && !w.flight && seat !== 0) {
    ctx.strokeStyle = alpha(plan.palette.paper, 0.5 + 0.4 * Math.sin(time * 6 + seat));
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.arc(x, y, size * 0.62, 0, turn);
    ctx.stroke();
  }
  const shiver = isHolder ? Math.sin(time * 40) * 2.5 * (1 - w.fuse / w.fuseMax) : 0;
  art.draw(actorAt(stage, w, seat), x + shiver, y - one.hop * 14, size, {
    squash: one.hop * 0.12 + Math.sin(time * 4 + seat) * 0.02,
    flip: x > stage.view.w / 2,
    walk: 0.4,
  });
}

function drawBomb(stage: Stage, w: PotatoWorld): void {
  const { ctx, art, time } = stage;
  const bomb = bombOf(stage);
  const from = seatPlace(stage, w, w.flight?.from ?? w.holder);
  const to = seatPlace(stage, w, w.flight?.to ?? w.holder);
  const t = w.flight?.t ?? 0;
  const danger = 1 - w.fuse / w.fuseMax;
  const x = lerp(from.x, to.x, t) + (w.flight ? 0 : 6);
  const y = lerp(from.y, to.y, t) - 34 - Math.sin(t * Math.PI) * 90;
  const size = 50 + danger * 16 + Math.sin(time * (6 + danger * 26)) * (2 + danger * 5);
  ctx.fillStyle = alpha('#ff5a2e', 0.18 + danger * 0.35);
  ctx.beginPath();
  ctx.arc(x, y, size * 0.8, 0, turn);
  ctx.fill();
  art.draw(bomb, x, y, size, {
    tilt: w.flight ? t * 6 : Math.sin(time * 12) * 0.12,
    white: danger > 0.6 && Math.sin(time * 30) > 0.3,
  });
}
