import { lookOf } from '../../art/pictures.ts';
import type { Actor, Question as WrittenQuestion } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Question } from './questions.ts';

export type QuizWorld = {
  question: Question;
  /** The plan's questions not yet asked in this round; empty for a quiz with pictures. */
  unasked: WrittenQuestion[];
  pictures: Actor[];
  maths: boolean;
  level: number;
  answered: number;
  asked: number;
  /** Share of the time left for this question, 1 to 0. */
  left: number;
  shown: number;
  /** Seconds since the answer, 0 before it. */
  verdict: number;
  picked: number;
  streak: number;
  cursor: number;
  byKeys: boolean;
  cheer: number;
};

const more = ['star', 'apple', 'fish', 'car', 'tree', 'moon', 'key', 'ball', 'heart', 'cake'];

/** The game's own cast first, then common things. */
export function picturesOf(stage: Stage): Actor[] {
  const { hero, foes, things } = stage.plan.theme;
  const plurals: Record<string, string> = { fish: 'fish' };
  const known = more.map((name) => ({ ...stage.art.actor(name), plural: plurals[name] ?? `${name}s` }));
  const all = [hero, ...things, ...foes, ...known];
  return all.filter((actor, i) => all.findIndex((other) => lookOf(other) === lookOf(actor)) === i).slice(0, 12);
}
