import { propOfScene } from '../../art/scenery/props.ts';
import { varied } from '../../art/variety.ts';
import { alpha } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at, hashOf } from '../../math/random.ts';
import { drawShot } from '../../stage/draw-shot.ts';
import { drawStick } from '../../stage/draw-stick.ts';
import type { Stage } from '../../stage/stage.ts';
import type { ArenaWorld } from './world.ts';

const propEvery = 170;

export function drawArena(stage: Stage, w: ArenaWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  const left = w.me.x - view.w / 2;
  const top = w.me.y - view.h / 2;
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 }, left, top);
  drawProps(stage, left, top);
  drawLightAround(stage, view.w / 2, view.h / 2);
  for (const gem of w.gems) art.draw(gem.actor, gem.x - left, gem.y - top + Math.sin(time * 4 + gem.x) * 2, 32);
  for (const foe of [...w.foes].sort((a, b) => a.y - b.y)) {
    const x = foe.x - left;
    const y = foe.y - top;
    shadow(stage, x, y + foe.size * 0.44, foe.size * 0.36);
    art.draw(varied(art, foe.actor, foe.phase * 5), x, y, foe.size, {
      white: foe.hit > 0,
      flip: foe.x > w.me.x,
      walk: time * 8 + foe.phase,
      tilt: Math.sin(time * 6 + foe.phase) * 0.08,
    });
  }
  shadow(stage, view.w / 2, view.h / 2 + 31, 26);
  art.draw(plan.theme.hero, view.w / 2, view.h / 2 - Math.abs(Math.sin(w.walked)) * 4, 70, {
    flip: w.facing < 0,
    walk: w.walked * 1.6,
    tilt: Math.sin(w.walked) * 0.08,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  for (const shot of w.shots) drawShot(stage, { x: shot.x - left, y: shot.y - top }, 32, Math.atan2(shot.vy, shot.vx));
  for (let i = 0; i < w.powers.orbit; i++) {
    const angle = time * 2.6 + (i / w.powers.orbit) * turn;
    art.draw(at(plan.theme.things, i), view.w / 2 + Math.cos(angle) * 74, view.h / 2 + Math.sin(angle) * 74, 32, {
      tilt: angle,
    });
  }
  effects.draw(ctx);
  backdrop.drawAir(left, top);
  drawStick(stage);
}

/** Keeps a hero visible on a floor of the same colour. */
function drawLightAround({ ctx, plan }: Stage, x: number, y: number): void {
  const light = ctx.createRadialGradient(x, y, 10, x, y, 120);
  light.addColorStop(0, alpha(plan.palette.paper, 0.38));
  light.addColorStop(1, alpha(plan.palette.paper, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - 120, y - 120, 240, 240);
}

function shadow(stage: Stage, x: number, y: number, r: number): void {
  const { ctx, plan } = stage;
  ctx.fillStyle = alpha(plan.palette.ink, 0.3);
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * 0.3, 0, 0, turn);
  ctx.fill();
}

/** The plain is endless: its decoration is computed from the coordinates. */
function drawProps(stage: Stage, left: number, top: number): void {
  const { view, plan, art } = stage;
  const prop = art.actor(propOfScene[plan.theme.scene]);
  for (let y = Math.floor(top / propEvery) - 1; y * propEvery < top + view.h + propEvery; y++) {
    for (let x = Math.floor(left / propEvery) - 1; x * propEvery < left + view.w + propEvery; x++) {
      const n = hashOf(`${x} ${y} ${plan.seed}`);
      if (n % 5 > 1) continue;
      art.draw(prop, x * propEvery + (n % 97) - left, y * propEvery + ((n >> 8) % 97) - top, 40 + (n % 24), {
        alpha: 0.9,
      });
    }
  }
}
