import { clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Grill } from './heat.ts';
import type { Kitchen } from './orders.ts';

/** Something on its way: an ingredient into the vessel, or a dish to whoever ordered it. */
export type Flight = { actor: Actor; from: Point; to: Point; size: number; age: number };

export type CookingWorld = {
  kitchen: Kitchen;
  grill: Grill;
  /** The order that is worked on. */
  active: number;
  flights: Flight[];
  streak: number;
  cursor: number;
  byKeys: boolean;
  /** 1 when something succeeded just now. */
  cheer: number;
};

export const flightSeconds = 0.38;

/** What the ingredients go into; the plan's rule `vessel` is the place in this list. */
export const vessels = ['plate', 'pot', 'glass', 'bowl'] as const;
/** What things brown on; the rule `heat` is the place in this list, and 0 for a game of orders. */
export const heats = ['none', 'grill', 'pan', 'oven'] as const;

export const isOnHeat = (stage: Stage): boolean => stage.rule('heat', 0) > 0;
export const heatOf = (stage: Stage) => at(heats, stage.rule('heat', 0));
export const spotsOf = (stage: Stage): number => Math.round(clamp(stage.rule('spots', 6), 2, 8));
export const ingredientsOf = ({ plan }: Stage): Actor[] => plan.theme.ingredients ?? plan.theme.things;

/** Whether pieces are turned over before they are done; what bakes in an oven is only taken out. */
export const isTurnedOver = (stage: Stage): boolean => heatOf(stage) !== 'oven';
