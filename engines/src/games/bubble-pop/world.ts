import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

export type Bubble = {
  x: number;
  y: number;
  radius: number;
  rise: number;
  phase: number;
  sway: number;
  /** The index of its picture. */
  kind: number;
  colour: string;
  /** Pops its neighbours too. */
  isBig: boolean;
  age: number;
  /** Must not be popped. */
  isSpared?: boolean;
  /** Its place in the order, where numbers are popped one after the other. */
  number?: number;
  /** 1 after a wrong touch, falling to 0. */
  shaken?: number;
};

/** A released picture, which jumps up and falls off the screen. */
type Freed = {
  kind: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  spin: number;
  age: number;
};

export type BubbleWorld = {
  bubbles: Bubble[];
  freed: Freed[];
  wait: number;
  popped: number;
  cheer: number;
  /** Seconds left of a party, with many more bubbles. */
  party: number;
};

export const bubbleColours = ['#7cc4ff', '#ff9fb2', '#ffe08a', '#a4e8a0', '#d3b2ff', '#ffbf8a', '#8ee3d8'];

const isBalloon = ({ sprite }: Actor) => sprite === 'balloon';

/** Balloons and soap bubbles are popped themselves; everything else is inside. */
const isEmpty = (actor: Actor) => isBalloon(actor) || actor.picture === 'fluent:bubbles';

/** Whether balloons are popped instead of soap bubbles. */
export const hasBalloons = ({ plan }: Stage) => plan.theme.things.some(isBalloon);

/** The colours that were asked for, otherwise all. */
export function coloursOf({ plan }: Stage): string[] {
  const asked = plan.theme.things.filter(isEmpty).flatMap(({ tint }) => tint ?? []);
  return asked.length > 0 ? asked : bubbleColours;
}

/** Who is inside; nobody but the hero if only balloons or bubbles were asked for. */
export const castOf = ({ plan }: Stage) => [...plan.theme.things.filter((one) => !isEmpty(one)), plan.theme.hero];

/** Whoever or whatever must not be popped; null where everything may be. */
export const sparedOf = (stage: Stage): Actor | null =>
  stage.rule('spares', 0) > 0 ? (stage.plan.theme.foes[0] ?? null) : null;

/** Who is seen inside of a bubble: nobody in one that is only spared for its colour. */
export function insideOf(stage: Stage, { isSpared, kind }: Bubble): Actor | null {
  const spared = sparedOf(stage);
  if (isSpared && spared) return isEmpty(spared) ? null : spared;
  const cast = castOf(stage);
  const isPlain = stage.plan.theme.things.some(isEmpty) && (!spared || isEmpty(spared));
  return cast.length > 1 || !isPlain ? (cast[kind] ?? null) : null;
}

export const colourOfSpared = ({ tint }: Actor): string => tint ?? '#2f2f3a';
