import type { Random } from '../../math/random.ts';
import { isComplete, type Move, type Rules, type Stack, type Stacks } from './rules.ts';
import { solve } from './solve.ts';

export type Deal = { stacks: Stacks; solution: Move[] };

const triesMax = 12;

/** As many full stacks as there are kinds, mixed, and empty ones beside them; whatever is dealt can be solved. */
export function dealMixed(rules: Rules, kinds: number, empty: number, random: Random): Deal {
  for (let tries = 1; ; tries++) {
    // With as many empty stacks as kinds everything can be solved, so that this ends.
    const free = empty + Math.floor(tries / triesMax);
    const stacks = mixed(rules, kinds, free, random);
    if (stacks.some((stack) => isComplete(rules, stack))) continue;
    const solution = solve(rules, stacks);
    if (solution) return { stacks, solution };
  }
}

function mixed({ height }: Rules, kinds: number, empty: number, random: Random): Stacks {
  const pieces = random.shuffle(Array.from({ length: kinds * height }, (_, i) => Math.floor(i / height)));
  return Array.from({ length: kinds + empty }, (_, i) => pieces.slice(i * height, (i + 1) * height));
}

/** All discs on the first of three pegs, or each on any of them. */
export function dealDiscs(rules: Rules, isTower: boolean, random: Random): Deal {
  const pegs: number[][] = [[], [], []];
  for (let disc = rules.height - 1; disc >= 0; disc--) {
    // The largest has to be moved, or half of the work would be done.
    const peg = isTower ? 0 : random.int(0, disc === rules.height - 1 ? 1 : 2);
    pegs[peg]?.push(disc);
  }
  const stacks: Stack[] = pegs;
  return { stacks, solution: solve(rules, stacks) ?? [] };
}
