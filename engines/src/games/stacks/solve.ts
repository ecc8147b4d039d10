import { afterMove, isSolved, type Move, movesOf, type Rules, type Stacks } from './rules.ts';

type Node = { stacks: Stacks; before: Node | null; move: Move | null; depth: number };

const nodesMax = 5000;

/** Moves that solve it, nearly the fewest; null if none were found in so many steps. */
export function solve(rules: Rules, stacks: Stacks): Move[] | null {
  return rules.bySize ? towerMoves(rules, stacks) : sortingMoves(rules, stacks);
}

/** Searches first where the least is left to do. */
function sortingMoves(rules: Rules, stacks: Stacks): Move[] | null {
  const seen = new Set<string>();
  const open: Node[][] = [];
  const add = (node: Node) => {
    const key = keyOf(node.stacks);
    if (seen.has(key)) return;
    seen.add(key);
    const cost = node.depth + 2 * breaksOf(node.stacks);
    open[cost] ??= [];
    open[cost].push(node);
  };
  add({ stacks, before: null, move: null, depth: 0 });
  for (let n = 0; n < nodesMax; n++) {
    const node = open.find((nodes) => nodes?.length > 0)?.pop();
    if (!node) return null;
    if (isSolved(rules, node.stacks)) return wayTo(node);
    for (const move of movesOf(rules, node.stacks))
      add({ stacks: afterMove(rules, node.stacks, move), before: node, move, depth: node.depth + 1 });
  }
  return null;
}

function wayTo(end: Node): Move[] {
  const moves: Move[] = [];
  for (let node: Node | null = end; node?.move; node = node.before) moves.unshift(node.move);
  return moves;
}

/** It does not matter which stack is where. */
const keyOf = (stacks: Stacks): string =>
  stacks
    .map((stack) => stack.join())
    .toSorted()
    .join(' ');

/** How often a piece lies on one of another kind, and how many stacks too many begin with the same kind. */
function breaksOf(stacks: Stacks): number {
  const within = stacks.map((stack) => stack.filter((piece, i) => i > 0 && piece !== stack[i - 1]).length);
  const bottoms = stacks.flatMap(([bottom]) => (bottom === undefined ? [] : [bottom]));
  return within.reduce((sum, n) => sum + n, 0) + bottoms.length - new Set(bottoms).size;
}

/** The largest disc that is not yet there goes to the last stack, after all smaller ones have made way for it. */
function towerMoves({ height }: Rules, stacks: Stacks): Move[] {
  const places = Array.from({ length: height }, (_, disc) => stacks.findIndex((stack) => stack.includes(disc)));
  const moves: Move[] = [];
  const bring = (disc: number, to: number): void => {
    if (disc < 0) return;
    const from = places[disc] ?? 0;
    if (from !== to) {
      bring(disc - 1, 3 - from - to);
      moves.push({ from, to });
      places[disc] = to;
    }
    bring(disc - 1, to);
  };
  bring(height - 1, stacks.length - 1);
  return moves;
}

/** How much of it is done, from 0 to 1. */
export function shareDone(rules: Rules, stacks: Stacks): number {
  if (rules.bySize) return (stacks.at(-1)?.length ?? 0) / rules.height;
  const kinds = stacks.reduce((sum, stack) => sum + stack.length, 0) / rules.height;
  const largest = Math.max(1, rules.height * kinds - kinds);
  return 1 - Math.min(1, breaksOf(stacks) / largest);
}
