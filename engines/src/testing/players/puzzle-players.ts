import type { Point } from '../../math/maths.ts';
import { anyOf, gap, type Look, type Player, type Seen } from './player.ts';

/** A cell of the grid of pieces: its middle, and which of its sides (up, right, down, left) are open. */
type Cell = Point & { open: boolean[] };

const ways: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Each piece has a dot close to every open side. */
function cellsSeen({ boxes, circles, controller }: Look): Cell[] {
  const tiles = boxes.filter(({ w, h, y }) => Math.abs(w - h) < 0.5 && w > 20 && w < 150 && y > 60);
  const width = Math.max(...tiles.map(({ w }) => w));
  const cells = tiles.filter(({ w, fill }) => w === width && !fill.startsWith('rgba'));
  const { view } = controller.stage;
  const dots = circles.filter(({ r, y }) => r < width * 0.1 && y < view.h);
  return cells.map((tile) => {
    const middle = { x: tile.x + tile.w / 2, y: tile.y + tile.h / 2 };
    const open = ways.map(({ x, y }) =>
      dots.some((dot) => gap(dot, { x: middle.x + x * width * 0.43, y: middle.y + y * width * 0.43 }) < width * 0.1),
    );
    return { ...middle, open };
  });
}

const turnedBy = (open: boolean[], quarters: number): boolean[] =>
  open.map((_, i) => open[(i - quarters + 4) % 4] ?? false);

/** The quarter turns that each piece may still need. */
type Choices = number[][];

/** The quarter turns after which no side is left open and everything is connected; null if none were found. */
function solve(cells: Cell[], width: number): number[] | null {
  const at = new Map(cells.map((cell, i) => [`${Math.round(cell.x / width)} ${Math.round(cell.y / width)}`, i]));
  const beside = cells.map(({ x, y }) =>
    ways.map((way) => at.get(`${Math.round(x / width + way.x)} ${Math.round(y / width + way.y)}`) ?? -1),
  );
  const opens = cells.map(({ open }) => [0, 1, 2, 3].map((quarters) => turnedBy(open, quarters)));
  const isOpen = (i: number, quarters: number, side: number) => opens[i]?.[quarters]?.[side] ?? false;
  let tries = 0;

  /** Leaves out what no neighbour fits, until nothing changes. */
  const narrowed = (choices: Choices): Choices | null => {
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const [i, own] of choices.entries()) {
        const fitting = own.filter((quarters) =>
          ways.every((_, side) => {
            const others = choices[beside[i]?.[side] ?? -1];
            const wanted = isOpen(i, quarters, side);
            if (!others) return !wanted;
            return others.some((other) => isOpen(beside[i]?.[side] ?? -1, other, (side + 2) % 4) === wanted);
          }),
        );
        if (fitting.length === 0) return null;
        if (fitting.length < own.length) isChanged = true;
        choices[i] = fitting;
      }
    }
    return choices;
  };
  const isConnected = (turns: number[]): boolean => {
    const seen = new Set([0]);
    for (const i of seen)
      for (const [side] of ways.entries()) {
        const other = beside[i]?.[side] ?? -1;
        if (other >= 0 && isOpen(i, turns[i] ?? 0, side)) seen.add(other);
      }
    return seen.size === cells.length;
  };
  const search = (choices: Choices): number[] | null => {
    if (++tries > 300) return null;
    const left = narrowed(choices);
    if (!left) return null;
    const i = left.findIndex((own) => own.length > 1);
    if (i < 0) {
      const turns = left.map(([quarters = 0]) => quarters);
      return isConnected(turns) ? turns : null;
    }
    for (const quarters of left[i] ?? []) {
      const found = search(left.map((own, n) => (n === i ? [quarters] : [...own])));
      if (found) return found;
    }
    return null;
  };
  // A straight piece looks the same after half a turn.
  const isNew = (own: boolean[][], quarters: number) =>
    own.findIndex((open) => String(open) === String(own[quarters])) === quarters;
  return search(opens.map((own) => [0, 1, 2, 3].filter((quarters) => isNew(own, quarters))));
}

/** Solves a board once and turns piece after piece; after a slip of the hand it is thought about again. */
export function pipes(): Player {
  let todo: Point[] = [];
  return (look) => {
    const { controller, random, skill } = look;
    const isSlip = random.chance(skill.lapses * 3);
    if (isSlip) todo = [];
    const cells = todo.length > 0 ? [] : cellsSeen(look);
    const [first] = cells;
    if (first && !isSlip) {
      const width = Math.min(...cells.slice(1).map((cell) => gap(cell, first)));
      const turns = solve(cells, width) ?? [];
      todo = cells.flatMap((cell, i) => Array.from({ length: turns[i] ?? 0 }, () => cell));
    }
    const cell = isSlip ? anyOf(random, cells) : todo.shift();
    if (cell) controller.tap(cell);
  };
}

/** Takes the first pair that is in the light, those on top first. */
export const mahjong: Player = (look) => {
  const { controller, random, skill } = look;
  const free = look.actors.filter(({ fill }) => fill === '#fffaf0').toReversed();
  const isPair = (a: Seen) => free.some((b) => b !== a && b.actor === a.actor);
  const a = random.chance(skill.lapses) ? anyOf(random, free) : free.find(isPair);
  const b = a && free.find((other) => other !== a && other.actor === a.actor);
  for (const tile of [a, b]) if (tile) controller.tap(tile);
};
