import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** A dish somebody waits for. */
export type Order = {
  /** Which of the theme's things it is. */
  dish: number;
  /** Which of the guests ordered it. */
  guest: number;
  /** Which of the theme's ingredients belong in it, and which of them are in already. */
  parts: number[];
  isIn: boolean[];
  /** Seconds until whoever ordered it leaves, and how many there were. */
  left: number;
  most: number;
};

export type Kitchen = { orders: Order[]; untilNext: number; taken: number };

/** More would not be read. */
export const ordersMax = 3;
const partsMax = 4;
/** After so many orders each one is larger by an ingredient. */
const growsEvery = 4;

const hurry = 0.988;
const patienceSeconds = 11.5;
const betweenSeconds = 5;

export const newKitchen = (): Kitchen => ({ orders: [], untilNext: 0, taken: 0 });

type Menu = { dishes: number; ingredients: number; hasBase: boolean };

/** Two ingredients at first, up to four later; the base, such as the bun of a burger, is part of every order. */
export function newOrder(
  { dishes, ingredients, hasBase }: Menu,
  taken: number,
  seconds: number,
  random: Random,
): Order {
  const count = clamp(2 + Math.floor(taken / growsEvery), 2, Math.min(partsMax, Math.max(2, ingredients - 1)));
  const all = Array.from({ length: ingredients }, (_, i) => i);
  const parts = hasBase
    ? [0, ...random.shuffle(all.slice(1)).slice(0, count - 1)]
    : random.shuffle(all).slice(0, count);
  return {
    dish: random.int(0, dishes - 1),
    guest: taken,
    parts,
    isIn: parts.map(() => false),
    left: seconds,
    most: seconds,
  };
}

/** New orders come faster and wait less from minute to minute. Returns those that waited too long. */
export function stepKitchen(
  kitchen: Kitchen,
  menu: Menu,
  { played, dt, pace, random }: { played: number; dt: number; pace: number; random: Random },
): Order[] {
  const scale = hurry ** played / pace;
  kitchen.untilNext -= dt;
  if (kitchen.orders.length === 0) kitchen.untilNext = Math.min(kitchen.untilNext, 0.4);
  if (kitchen.untilNext <= 0 && kitchen.orders.length < ordersMax) {
    kitchen.orders.push(newOrder(menu, kitchen.taken, patienceSeconds * scale, random));
    kitchen.taken++;
    kitchen.untilNext = betweenSeconds * scale;
  }
  for (const order of kitchen.orders) order.left -= dt;
  const lost = kitchen.orders.filter(({ left }) => left <= 0);
  kitchen.orders = kitchen.orders.filter(({ left }) => left > 0);
  return lost;
}

/** What becomes of an order when an ingredient is added: a second helping changes nothing. */
export function addTo(order: Order, ingredient: number): 'added' | 'done' | 'wrong' | 'already' {
  const at = order.parts.indexOf(ingredient);
  if (at < 0) return 'wrong';
  if (order.isIn[at]) return 'already';
  order.isIn[at] = true;
  return order.isIn.every(Boolean) ? 'done' : 'added';
}
