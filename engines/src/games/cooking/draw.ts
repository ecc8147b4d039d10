import { alpha } from '../../math/colour.ts';
import { easeInOut, lerp } from '../../math/maths.ts';
import { drawStanding } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCounter, drawGuests } from './draw-guests.ts';
import { drawHob } from './draw-heat.ts';
import { drawOrders } from './draw-orders.ts';
import { plateIn, shelfIn, vesselIn } from './layout.ts';
import { type CookingWorld, type Flight, flightSeconds, ingredientsOf, isOnHeat } from './world.ts';

export function drawCooking(stage: Stage, w: CookingWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  backdrop.draw({ ground: view.h * 0.42 });
  backdrop.drawFloor({ x: -20, y: view.h * 0.42, w: view.w + 40, h: view.h * 0.58 + 20 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.1);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  if (isOnHeat(stage)) {
    drawCook(stage, w);
    drawHob(stage, w);
  } else {
    drawGuests(stage, w);
    drawCounter(stage);
    drawOrders(stage, w);
    drawCook(stage, w);
  }
  for (const flight of w.flights) if (flight.age >= 0) drawFlight(stage, flight);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawCook(stage: Stage, w: CookingWorld): void {
  const { view, plan, art, time } = stage;
  const vessel = vesselIn(view, ingredientsOf(stage).length);
  const plate = plateIn(view);
  const size = isOnHeat(stage) ? (view.portrait ? 92 : 116) : Math.min(132, vessel.size * 0.9);
  const floor = shelfIn(view, ingredientsOf(stage).length).field.y - 18;
  const place = isOnHeat(stage)
    ? { x: view.portrait ? view.w / 2 - 30 : plate.x, y: view.portrait ? 126 : view.h * 0.5 }
    : { x: Math.max(62, vessel.x - vessel.size * 0.62 - size * 0.45), y: floor - size * 0.46 };
  drawStanding(stage, place.x, place.y, size);
  art.draw(plan.theme.hero, place.x, place.y - Math.abs(Math.sin(time * 9)) * w.cheer * 12, size, {
    tilt: Math.sin(time * 2) * 0.04,
    squash: Math.sin(time * 4) * 0.03,
  });
}

function drawFlight({ art }: Stage, { actor, from, to, size, age }: Flight): void {
  const t = easeInOut(age / flightSeconds);
  art.draw(actor, lerp(from.x, to.x, t), lerp(from.y, to.y, t) - Math.sin(t * Math.PI) * 46, size, { tilt: t * 0.6 });
}
