import type { Point, Rect } from '../../math/maths.ts';
import { anyOf, gap, type Look, type Player } from './player.ts';

/** What is behind each stack. */
const niche = 'rgba(16,10,36,0.34)';

type Seen = { places: Rect[]; stacks: string[][]; widths: Map<string, number> };
type Move = [from: number, to: number];

const middleOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h * 0.6 });

/** Pieces are things, balls, or areas of plain colour; each stack from the bottom up. */
function stacksSeen({ boxes, circles, actors, controller }: Look): Seen {
  const { hero } = controller.stage.plan.theme;
  const places = boxes.filter(({ fill }) => fill === niche);
  const isIn = (p: Point, { x, y, w, h }: Rect) => p.x > x && p.x < x + w && p.y > y && p.y < y + h;
  const widths = new Map<string, number>();
  const plain = boxes.filter(({ fill, w, h }) => /^#\w{6}$/.test(fill) && w > 20 && h > 5);
  // An outline lies under its disc.
  const isOutline = (box: Rect, other: Rect | undefined) =>
    other !== undefined && Math.abs(other.x - box.x - 1.5) < 0.1 && Math.abs(other.y - box.y - 1) < 0.1;
  const areas = plain
    .filter((box, i) => !isOutline(box, plain[i + 1]))
    .map((box) => ({ ...middleOf(box), name: box.fill, w: box.w }));
  const things = actors
    .filter(({ actor, size }) => actor !== hero && size > 20)
    .map(({ actor, x, y }) => ({ x, y, w: 0, name: `${actor.name} ${actor.sprite} ${actor.tint}` }));
  const balls = circles
    .filter(({ r, fill }) => r > 9 && /^#/.test(fill))
    .map(({ x, y, fill }) => ({ x, y, w: 0, name: fill }));
  const pieces =
    [areas, things, balls]
      .map((all) => all.filter((one) => places.some((place) => isIn(one, place))))
      .find((all) => all.length > 0) ?? [];
  for (const { name, w } of pieces) widths.set(name, w);
  const stacks = places.map((place) =>
    pieces
      .filter((piece) => isIn(piece, place))
      .toSorted((a, b) => b.y - a.y)
      .filter((piece, i, all) => i === 0 || gap(piece, all[i - 1] ?? piece) > 3)
      .map(({ name }) => name),
  );
  return { places, stacks, widths };
}

const isOfOne = (stack: string[]): boolean => stack.every((name) => name === stack[0]);

function after(stacks: string[][], [from, to]: Move, height: number): string[][] {
  const next = stacks.map((stack) => [...stack]);
  const [source, target] = [next[from] ?? [], next[to] ?? []];
  const name = source.at(-1);
  while (source.length > 0 && source.at(-1) === name && target.length < height) target.push(source.pop() ?? '');
  return next;
}

/** How many times the kind changes from piece to piece, and how many stacks begin alike. */
function disorder(stacks: string[][]): number {
  const changes = stacks.flatMap((stack) => stack.filter((name, i) => i > 0 && name !== stack[i - 1])).length;
  const bottoms = stacks.flatMap(([bottom]) => bottom ?? []);
  return changes + bottoms.length - new Set(bottoms).size;
}

/** The first moves that were found to sort everything. */
function sorted(stacks: string[][], height: number): Move[] {
  const seen = new Set<string>();
  const open = [{ stacks, way: [] as Move[] }];
  for (let n = 0; n < 4000 && open.length > 0; n++) {
    open.sort((a, b) => disorder(b.stacks) * 2 + b.way.length - disorder(a.stacks) * 2 - a.way.length);
    const node = open.pop();
    if (!node) break;
    if (disorder(node.stacks) === 0) return node.way;
    const key = node.stacks.map(String).toSorted().join('|');
    if (seen.has(key)) continue;
    seen.add(key);
    for (const [from, source] of node.stacks.entries())
      for (const [to, target] of node.stacks.entries()) {
        const fits = target.length === 0 ? !isOfOne(source) : target.at(-1) === source.at(-1) && target.length < height;
        if (from !== to && source.length > 0 && fits)
          open.push({ stacks: after(node.stacks, [from, to], height), way: [...node.way, [from, to]] });
      }
  }
  return [];
}

/** Where the largest disc that is not home goes next: the smaller ones move out of its way first. */
function ofTower(stacks: string[][], widths: Map<string, number>): Move[] {
  const discs = [...widths].sort(([, a], [, b]) => a - b).map(([name]) => name);
  const moves: Move[] = [];
  const places = discs.map((disc) => stacks.findIndex((stack) => stack.includes(disc)));
  const bring = (n: number, to: number): void => {
    if (n < 0) return;
    const from = places[n] ?? 0;
    if (from !== to) {
      bring(n - 1, 3 - from - to);
      moves.push([from, to]);
      places[n] = to;
    }
    bring(n - 1, to);
  };
  bring(discs.length - 1, stacks.length - 1);
  return moves;
}

/** Thinks about a board once, then moves; after a slip of the hand it looks again. */
export function stacks(): Player {
  let todo: Move[] = [];
  let moved = 0;
  return (look) => {
    const { controller, random, skill } = look;
    // A move takes its time.
    if (controller.stage.played < moved + 0.2) return;
    const { places, stacks: seen, widths } = stacksSeen(look);
    const isTower = controller.stage.plan.modifiers?.includes('discs') === true;
    if (random.chance(skill.lapses)) {
      todo = [];
      const place = anyOf(random, places);
      if (place) controller.tap(middleOf(place));
      return;
    }
    if (todo.length === 0) {
      if (controller.stage.played < moved + 1.4) return;
      // Nothing may be up.
      const height = Math.max(
        ...[...new Set(seen.flat())].map((name) => seen.flat().filter((one) => one === name).length),
      );
      todo = isTower ? ofTower(seen, widths) : sorted(seen, height);
    }
    const move = todo.shift();
    if (!move) return;
    for (const i of move) {
      const place = places[i];
      if (place) controller.tap(middleOf(place));
    }
    moved = controller.stage.played;
  };
}
