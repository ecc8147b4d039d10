import type { Actor, Question } from '../../../../../engines/src/plan.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Frame } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';
import type { SeededRandom } from './seeded-random.ts';
import { inTitleCase } from './title-case.ts';

/** Fewer pictures than these are too few to choose from. */
const picturesMin = 6;

export type PictureQuiz = { questions: Question[]; things: Actor[]; title: string; description: string };

/** A picture, or its shadow, of each member of a group, and the names of four. */
export function pictureQuiz({ pictured }: Frame, count: number, random: SeededRandom): PictureQuiz | null {
  const members = pictured ? membersOfGroup(pictured.group).filter((name) => name !== pictured.group) : [];
  if (!pictured || members.length < picturesMin) return null;
  const { group, isShadow } = pictured;
  const asked = random.shuffle(members).slice(0, count);
  const shown = isShadow ? 'Shadow' : 'Picture';
  return {
    things: asked.map((name) => actorOf(mentionOfName(name))),
    questions: asked.map((name, i) => ({
      question: isShadow ? 'Whose shadow is this?' : `Which ${group} is this?`,
      answers: [name, ...random.shuffle(members.filter((other) => other !== name)).slice(0, 3)].map(inTitleCase),
      shown: { thing: i, count: 1, ...(isShadow && { isShadow }) },
    })),
    title: `${inTitleCase(group)} ${shown} Quiz`,
    description: `${asked.length} ${shown.toLowerCase()}s of ${pluralOf(group)}. Pick the right name out of four before time is up.`,
  };
}
