import { fitCells, type Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { cast, gap, type Look } from './player.ts';

const directions = Object.keys(steps) as Direction[];
const keyOf = ({ x, y }: Point) => `${x} ${y}`;
const [columns, rows] = [9, 15];
/** The edges, and a pillar at every second cell. */
const isWall = ({ x, y }: Point) => x < 1 || y < 1 || x > columns - 2 || y > rows - 2 || (x % 2 === 0 && y % 2 === 0);
const toward = (c: Point, d: Direction) => ({ x: c.x + steps[d].x, y: c.y + steps[d].y });
/** The cells a blast is feared in. */
const reach = 4;

/** Lays a bomb beside crates and near foes if there is somewhere to hide, hides, and comes back. */
export function layBombs(look: Look): void {
  const { controller, actors, skill, random } = look;
  const { me, foes } = cast(look);
  if (!me) return;
  const { stage } = controller;
  const { view } = stage;
  const room = { x: 4, y: hudHeight, w: view.w - 8, h: view.h - hudHeight - 12 };
  const { field, cell } = fitCells(room, columns, rows);
  const cellOf = (p: Point): Point => ({
    x: Math.round((p.x - field.x) / cell - 0.5),
    y: Math.round((p.y - field.y) / cell - 0.5),
  });
  const seen = (sprite: string) => actors.filter(({ actor }) => actor.sprite === sprite).map(cellOf);
  const [crates, bombs] = [new Set(seen('crate').map(keyOf)), seen('bomb')];
  const isFree = (c: Point) => !isWall(c) && !crates.has(keyOf(c)) && !bombs.some((bomb) => gap(bomb, c) < 0.5);
  const here = cellOf({ x: me.x, y: me.y + 2 });
  const hunters = foes.map(cellOf);
  const isNearFoe = (c: Point) => hunters.some((foe) => gap(foe, c) < 1.6);
  const burntBy = (bomb: Point) =>
    directions.flatMap((d) => {
      const line = Array.from({ length: reach }, (_, i) => ({
        x: bomb.x + steps[d].x * (i + 1),
        y: bomb.y + steps[d].y * (i + 1),
      }));
      const end = line.findIndex((c) => isWall(c) || crates.has(keyOf(c)));
      return end < 0 ? line : line.slice(0, end);
    });
  const isBurnt = (c: Point, all: Point[]) =>
    all.some((bomb) => [bomb, ...burntBy(bomb)].some((one) => one.x === c.x && one.y === c.y));
  const wayTo = (isGoal: (c: Point) => boolean) => firstStepTo(here, isGoal, (c) => isFree(c) && !isNearFoe(c));
  const go = (d: Direction | null | undefined) => controller.hold(d ?? null);
  const isMistaken = random.chance(skill.lapses);
  if (!isMistaken && isBurnt(here, bombs)) {
    go(wayTo((c) => !isBurnt(c, bombs)));
    return;
  }
  const isTarget = (c: Point) =>
    directions.some((d) => crates.has(keyOf(toward(c, d)))) || hunters.some((foe) => gap(foe, c) <= 2.3);
  const hidesAt = wayTo((c) => !isBurnt(c, [here]));
  if (bombs.length === 0 && isTarget(here) && hidesAt) {
    controller.action();
    go(hidesAt);
    return;
  }
  const isHunted = hunters.some((foe) => gap(foe, here) < 2);
  if (isHunted) go(wayTo((c) => hunters.every((foe) => gap(foe, c) > 3)));
  else go(bombs.length === 0 ? wayTo((c) => isTarget(c)) : null);
}

function firstStepTo(from: Point, isGoal: (c: Point) => boolean, isFree: (c: Point) => boolean): Direction | undefined {
  const reached = new Set([keyOf(from)]);
  const queue: { at: Point; first: Direction | undefined }[] = [{ at: from, first: undefined }];
  for (const { at, first } of queue) {
    if (first && isGoal(at)) return first;
    for (const d of directions) {
      const to = toward(at, d);
      if (reached.has(keyOf(to)) || !isFree(to)) continue;
      reached.add(keyOf(to));
      queue.push({ at: to, first: first ?? d });
    }
  }
  return undefined;
}
