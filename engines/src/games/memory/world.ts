import { lookOf } from '../../art/pictures.ts';
import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Place } from './lay-out.ts';

export type Card = {
  actor: Actor;
  /** What is written on it instead of a picture. */
  text?: string;
  /** The same on both cards of a pair. */
  pair: number;
  place: Place;
  /** 0 back, 1 picture. */
  shown: number;
  face: boolean;
  found: boolean;
  wrong: number;
  dealt: number;
};

export type MemoryWorld = {
  cards: Card[];
  columns: number;
  level: number;
  open: Card[];
  wait: number;
  /** Seconds for which all cards stay face up. */
  peek: number;
  streak: number;
  cursor: number;
  byKeys: boolean;
};

const more = [
  'star',
  'gem',
  'heart',
  'apple',
  'key',
  'ball',
  'flower',
  'moon',
  'bell',
  'leaf',
  'coin',
  'crown',
  'sun',
  'drop',
];

/** The game's own cast first, then common things. */
export function pictures(stage: Stage): Actor[] {
  const { hero, foes, things } = stage.plan.theme;
  const all = [...things, hero, ...foes, ...more.map((name) => stage.art.actor(name))];
  return all.filter((actor, i) => all.findIndex((other) => lookOf(other) === lookOf(actor)) === i);
}
