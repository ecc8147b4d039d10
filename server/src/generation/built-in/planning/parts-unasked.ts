import type { Plan } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { isAbout } from './plan-quiz.ts';

/** "The cold war": a part of a topic that no question is about, where only those of the whole topic are left. */
export const partsUnasked = ({ knowledge: { filter } }: Frame, { questions = [] }: Plan): string[] =>
  (filter.parts ?? []).filter(
    (part) => part.includes(' ') && questions.length > 0 && !questions.some((one) => isAbout(one, part)),
  );
