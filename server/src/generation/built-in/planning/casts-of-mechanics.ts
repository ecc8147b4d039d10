import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf } from './mention.ts';

/** Things that the mechanic itself determines. */
export const thingsOfMechanic: Partial<Record<Kind, string>> = {
  fishing: 'fish',
  // Nobody flies out for a star.
  rescue: 'hiker',
  battleship: 'ship',
  sokoban: 'crate',
  'laser-mirrors': 'crystal',
  rhythm: 'note',
  // In a room the default would be balloons, which look like targets.
  darts: 'star',
  throw: 'ball',
  'air-hockey': 'puck',
  pong: 'ball',
  billiards: 'ball',
  curling: 'star',
  duel: 'star',
  'tap-race': 'star',
  'hot-potato': 'bomb',
  // The ball is there anyway; a second one would be taken for it.
  golf: 'star',
  goalkeeper: 'ball',
  batting: 'baseball',
};

/** What a trade has to do with. */
export const foesOfTrades: Record<string, string[]> = {
  firefighter: ['flame'],
  fireman: ['flame'],
  dentist: ['virus'],
  doctor: ['virus'],
  nurse: ['virus'],
  thief: ['policeman', 'dog'],
  burglar: ['policeman', 'dog'],
  robber: ['policeman', 'dog'],
  spy: ['policeman', 'dog'],
};

/** Whom a trade fights. */
const rivalsOfTrades: Record<string, string> = {
  cowboy: 'bandit',
  sheriff: 'bandit',
  'police officer': 'thief',
  policeman: 'thief',
  cop: 'thief',
};

const dealer: Actor = {
  ...actorOf(mentionOf({ noun: 'waiter', class: 'person', count: null, isPlural: false, traits: [] })),
  name: 'dealer',
  plural: 'dealers',
};

/** A cowboy shoots at bandits, and cards are dealt by a dealer, unless others are named. */
export function opponentsOf(kind: Kind, { name }: Actor): Actor[] {
  if (kind === 'blackjack') return [dealer];
  const noun = /^(shooter|arena|defence|typing)$/.test(kind) ? rivalsOfTrades[name] : undefined;
  return noun ? [actorOf(mentionOf({ noun, class: 'person', count: null, isPlural: true, traits: [] }))] : [];
}

/** Somebody who can stand in a goal. */
export const keepersOf = ({ mechanic, modifiers }: Frame): string[] =>
  mechanic === 'throw' && modifiers.includes('goal') ? ['bear', 'monkey', 'robot', 'dog', 'tiger'] : [];

export const foesOfMechanic: Partial<Record<Kind, string>> = {
  fishing: 'shark jellyfish octopus crab',
  // Foxes do not fall from the sky.
  catcher: 'bomb',
  minesweeper: 'bomb',
  helix: 'flame bomb',
  battleship: 'robot',
  'tap-race': 'rabbit dog fox cat horse',
  'rock-paper-scissors': 'robot monkey raccoon bear',
  'air-hockey': 'bear fox raccoon robot cat dog',
  // Somebody with fists.
  duel: 'bear tiger robot ninja monkey',
  billiards: 'robot',
  // Somebody with a strong arm.
  batting: 'raccoon monkey bear robot',
  curling: 'bear fox penguin wolf',
  goalkeeper: 'girl',
};
