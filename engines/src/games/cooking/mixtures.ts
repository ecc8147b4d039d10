import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Order } from './orders.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Mixed as paints are, which take light away: yellow and blue become green. */
export function mixed(colours: string[]): string {
  const sums = [0, 1, 2].map((channel) =>
    colours.reduce((sum, colour) => sum + Math.log(8 + (channels(colour)[channel] ?? 0)), 0),
  );
  const values = sums.map((sum) => Math.round(Math.exp(sum / Math.max(1, colours.length)) - 8));
  return `#${values.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Potions and paints have the colour of what is in them. */
export function mixedDish({ plan, art, rule }: Stage, { dish, parts }: Order): Actor {
  const actor = at(plan.theme.things, dish);
  const ingredients = plan.theme.ingredients ?? plan.theme.things;
  return rule('mixes', 0) > 0 ? { ...actor, tint: mixed(parts.map((i) => art.colourOf(at(ingredients, i)))) } : actor;
}
