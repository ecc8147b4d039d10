import { alpha } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawStrip } from '../../stage/strip.ts';
import { drawObstacle } from './obstacles.ts';
import { type FlyerWorld, floorOf, heroX, middleOf } from './world.ts';

const heroSize = 62;

export function drawFlyer(stage: Stage, w: FlyerWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.x, ground: floorOf(stage) });
  for (const gate of w.gates) {
    const x = gate.x - w.x;
    if (x < -80 || x > view.w + 80) continue;
    const middle = middleOf(stage, gate);
    const pillar = pillarOf(stage, gate.x);
    drawObstacle(stage, pillar, x, -30, middle - gate.gap / 2, true);
    drawObstacle(stage, pillar, x, middle + gate.gap / 2, floorOf(stage) + 6, false);
  }
  backdrop.drawGround(w.x, floorOf(stage));
  for (const thing of w.things) {
    if (thing.taken) continue;
    const isOnGround = thing.bad && thing.actor.way !== 'flies';
    const float = isOnGround ? 0 : Math.sin(time * 4 + thing.x) * 4;
    art.draw(thing.actor, thing.x - w.x, thing.y + float, thing.bad ? 54 : 40, {
      ...(isOnGround && { walk: time * 8 }),
      flip: thing.bad,
      tilt: Math.sin(time * 3 + thing.x) * 0.1,
    });
  }
  drawStrip(stage);
  const x = heroX(stage);
  const { tool, mount, hero } = plan.theme;
  if (tool && ridden.test(tool.name)) art.draw(tool, x - 4, w.y + heroSize * 0.4, heroSize * 1.1, { tilt: 0.8 });
  else if (!mount && !fliesAlone.test(`${hero.sprite} ${hero.name}`)) drawWings(stage, x, w);
  art.draw(plan.theme.hero, x, w.y, heroSize, {
    tilt: clamp(w.vy / 900, -0.4, 0.6),
    squash: -w.flap * 0.1,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  effects.draw(ctx);
  backdrop.drawAir(w.x * 0.5);
}

/** What the prompt makes of the gates, one after the other where it names several. */
function pillarOf({ plan: { theme }, rule }: Stage, x: number): Actor | undefined {
  return rule('obstacles', 0) > 0 ? at(theme.foes, Math.round(x / 100)) : theme.pillar;
}

/** Whoever has wings, an engine or a broom needs no other wings. */
const fliesAlone =
  /plane|jet|copter|rocket|ship|ufo|drone|balloon|fighter|fairy|angel|bee|wasp|butterfly|moth|dragon|ghost|cloud|satellite|kite|pegasus|superhero|witch/;

const ridden = /broom|carpet|board|rocket|jetpack|glider|balloon|vacuum/;

function drawWings({ ctx, plan }: Stage, x: number, w: FlyerWorld): void {
  ctx.fillStyle = alpha(plan.palette.paper, 0.5);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x - 14, w.y + 2 + side * 5, 24, 8 + w.flap * 5, -0.5 - w.flap * 1.1 * side, 0, turn);
    ctx.fill();
  }
}
