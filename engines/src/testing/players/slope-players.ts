import type { Point } from '../../math/maths.ts';
import { cast, dragTo, type Player, type Seen } from './player.ts';

/** The x with the fewest obstacles and most prizes, from one edge of the way to the other. */
function bestAcross(way: { x: number; w: number }, from: number, costOf: (x: number) => number): number {
  const places = Array.from({ length: 19 }, (_, i) => way.x + 20 + (i * (way.w - 40)) / 18);
  const total = (x: number) => costOf(x) + Math.abs(x - from) * 0.3;
  return places.reduce((best, x) => (total(x) < total(best) ? x : best), from);
}

/** Steers around what comes up from below. */
export const downhill: Player = (look) => {
  const { me, things } = cast(look);
  if (!me) return;
  const { theme } = look.controller.stage.plan;
  const isInWay = ({ actor, size, y }: Seen) =>
    actor !== theme.hero && !theme.things.includes(actor) && size < 60 && y > me.y - 10 && y < me.y + 190;
  const rocks = look.actors.filter(isInWay);
  const good = things.filter(({ y }) => y > me.y + 30).sort((a, b) => a.y - b.y)[0];
  const x = bestAcross({ x: 0, w: look.controller.stage.view.w }, me.x, (at) => {
    const hit = rocks.filter((rock) => Math.abs(rock.x - at) < 44);
    const between = rocks.filter((rock) => rock.y < me.y + 60 && (rock.x - me.x) * (rock.x - at) < 0);
    return hit.length * 900 + between.length * 500 + (good ? Math.abs(good.x - at) * 0.5 : 0);
  });
  dragTo(look, { x, y: me.y });
};

/** Cars are boxes almost twice as long as wide, motorcycles show their handlebars, on a road that is narrower than the screen and as long. */
export const traffic: Player = (look) => {
  const { things } = cast(look);
  const { view } = look.controller.stage;
  const road = look.boxes.filter(({ w, h }) => h >= view.h && w > 100).sort((a, b) => a.w - b.w)[0];
  if (!road) return;
  const myY = view.h * 0.78;
  const cars = look.boxes
    .filter(({ w, h }) => (w > 20 && w < 60 && h / w > 1.7 && h / w < 2.5) || (w === 40 && h === 6))
    .map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2, w }));
  const me = cars.findLast(({ y }) => Math.abs(y - myY) < 2);
  if (!me) return;
  const others = cars.filter((car) => car !== me && car.y > myY - 260 && car.y < myY + 100);
  const good = things.filter(({ y }) => y < myY).sort((a, b) => b.y - a.y)[0];
  const x = bestAcross(road, me.x, (at) => {
    const hit = others.filter((car) => Math.abs(car.x - at) < me.w * 1.15);
    const between = others.filter((car) => Math.abs(car.y - myY) < 110 && (car.x - me.x) * (car.x - at) < 0);
    return hit.length * 900 + between.length * 700 + (good ? Math.abs(good.x - at) * 0.3 : 0);
  });
  dragTo(look, { x, y: myY });
};

/** Stands where nothing comes down, or avoids what comes from all sides. */
export function dodger(): Player {
  let last: Seen[] = [];
  return (look) => {
    const { me, foes } = cast(look);
    if (!me) return;
    const { controller, skill, random } = look;
    const { view } = controller.stage;
    const isSkilled = skill.pauseSeconds < 0.15;
    const wayOf = (foe: Seen): Point => {
      const before = last.find(({ actor, x, y }) => actor === foe.actor && Math.hypot(foe.x - x, foe.y - y) < 90);
      return before ? { x: foe.x - before.x, y: foe.y - before.y } : { x: 0, y: 0 };
    };
    const seen = foes.map((foe) => ({ ...foe, way: wayOf(foe) }));
    last = foes;
    const slip = random.range(-1, 1) * skill.missUnits;
    const dangerAt = (p: Point) =>
      seen.reduce((sum, { x, y, size, way }) => {
        let near = Number.POSITIVE_INFINITY;
        for (let step = 1; step <= (isSkilled ? 6 : 3); step++)
          near = Math.min(near, Math.hypot(x + way.x * step - p.x, y + way.y * step - p.y));
        const touch = size * 0.36 + 30 + slip;
        return sum + (near < touch ? 100 : near < touch + 40 ? 8 : 0);
      }, 0);
    const reach = 330 * skill.pauseSeconds * 2;
    const moves = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
    const costOf = (d: keyof typeof moves | null) => {
      const [x, y] = d ? moves[d] : [0, 0];
      const p = { x: me.x + x * reach, y: me.y + y * reach };
      const isOut = p.x < 20 || p.x > view.w - 20 || p.y < 90 || p.y > view.h - 30;
      return dangerAt(p) + (isOut ? 60 : 0) + Math.abs(p.x - view.w / 2) * 0.01 + (d ? 0.5 : 0);
    };
    const choices = [null, 'left', 'right', 'up', 'down'] as const;
    controller.hold(choices.reduce((best, d) => (costOf(d) < costOf(best) ? d : best)));
  };
}
