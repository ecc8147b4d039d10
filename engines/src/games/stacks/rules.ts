/** Pieces from the bottom up, each by its kind; discs by their size, 0 the smallest. */
export type Stack = readonly number[];
export type Stacks = readonly Stack[];
export type Move = { from: number; to: number };

export type Rules = {
  /** How many pieces a stack holds. */
  height: number;
  /** Discs, of which none may lie on a smaller one; otherwise alike comes to alike. */
  bySize: boolean;
};

/** How many of the same kind lie on top of a stack. */
export function runOf(stack: Stack): number {
  const below = stack.findLastIndex((piece) => piece !== stack.at(-1));
  return stack.length - 1 - below;
}

/** How many pieces a move takes along: all that are alike, as far as there is room, and of discs one; 0: it is not allowed. */
export function countOf({ height, bySize }: Rules, stacks: Stacks, { from, to }: Move): number {
  const [source, target] = [stacks[from] ?? [], stacks[to] ?? []];
  const [piece, under] = [source.at(-1), target.at(-1)];
  if (from === to || piece === undefined) return 0;
  if (bySize) return under === undefined || under > piece ? 1 : 0;
  if (under !== undefined && under !== piece) return 0;
  return Math.min(runOf(source), height - target.length);
}

export function afterMove(rules: Rules, stacks: Stacks, move: Move): Stacks {
  const count = countOf(rules, stacks, move);
  const source = stacks[move.from] ?? [];
  const taken = source.slice(source.length - count);
  return stacks.map((stack, i) =>
    i === move.from ? stack.slice(0, stack.length - count) : i === move.to ? [...stack, ...taken] : stack,
  );
}

/** Full, and of one kind. */
export const isComplete = ({ height }: Rules, stack: Stack): boolean =>
  stack.length === height && runOf(stack) === height;

export function isSolved(rules: Rules, stacks: Stacks): boolean {
  if (rules.bySize) return stacks.at(-1)?.length === rules.height;
  return stacks.every((stack) => stack.length === 0 || isComplete(rules, stack));
}

/** The moves that lead somewhere: nothing goes from one empty stack's bottom to another, and what is complete stays. */
export function movesOf(rules: Rules, stacks: Stacks): Move[] {
  const firstEmpty = stacks.findIndex((stack) => stack.length === 0);
  return stacks.flatMap((source, from) => {
    if (source.length === 0 || (!rules.bySize && isComplete(rules, source))) return [];
    const isOneKind = !rules.bySize && runOf(source) === source.length;
    return stacks.flatMap((target, to): Move[] => {
      const isIdle = target.length === 0 && !rules.bySize && (isOneKind || to !== firstEmpty);
      return isIdle || countOf(rules, stacks, { from, to }) === 0 ? [] : [{ from, to }];
    });
  });
}
