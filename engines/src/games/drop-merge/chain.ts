import { at } from '../../math/random.ts';
import type { Actor, Plan } from '../../plan.ts';
import { fewestRanks, mostRanks } from './jar.ts';

/** One rank of the chain: who it is, and the colour it is told apart by. */
export type Link = { actor: Actor; colour: string };

const colours = [
  '#ff6b7a',
  '#ffa24d',
  '#ffd84f',
  '#9ddc5b',
  '#4fd0a0',
  '#55bdf2',
  '#7d8cff',
  '#b57be8',
  '#ff86c8',
  '#f4c07a',
  '#e9edf5',
];

const ranksOfFew = 9;

/** From small to large. With too few kinds they take turns, and the largest wears a crown. */
export function chainOf({ theme }: Plan): Link[] {
  const kinds = theme.things.length > 0 ? theme.things : [theme.hero];
  const isWhole = kinds.length >= fewestRanks;
  const ranks = isWhole ? Math.min(kinds.length, mostRanks) : ranksOfFew;
  return Array.from({ length: ranks }, (_, rank) => {
    const actor = isWhole ? at(kinds, rank) : at(kinds, Math.floor((rank * kinds.length) / ranks));
    const isLast = rank === ranks - 1 && !isWhole && !actor.wears;
    return { actor: isLast ? { ...actor, wears: 'crown' } : actor, colour: at(colours, rank) };
  });
}
