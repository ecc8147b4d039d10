import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

/** The engine's number for each way of racing; without one they run. */
const styleOf: Record<string, number> = { rowing: 1, swimming: 2, climbing: 3, lifting: 4 };

/** A marathon would take hours: it is four times as long as a sprint. */
const marathonMetres = 420;

/** "A 200 m sprint" is as long as it says, and twenty metres at least. */
const metresOf = ({ metres }: Record<string, number>, modifiers: readonly string[]): { metres?: number } =>
  metres !== undefined
    ? { metres: Math.max(20, Math.min(800, metres)) }
    : modifiers.includes('marathon')
      ? { metres: marathonMetres }
      : {};

export const tapRaceMechanic: Mechanic = {
  titleNouns: ['Sprint', 'Race', 'Dash', 'Championship', 'Cup', 'Final'],
  openings: [
    'On your marks in {place}! {Hero} has trained all year for this.',
    'Left, right, left, right: {hero} finds the rhythm, and {place} holds its breath.',
    'Three lights, one start, and {hero} is off. Whoever keeps the rhythm wins.',
    'On your marks in {place}! Keep the rhythm, and the finish comes nearer.',
    'Three lights, one start: whoever keeps the rhythm is first in {place}.',
  ],
  goal: 'Step left and right in rhythm and be the first at the finish',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({
    gesture: 'tap',
    touch: 'Tap left, right, left, right',
    keys: 'Left and right arrow in turns',
  }),
  rules: ({ numbers, modifiers, pace }) => ({
    // A race that is lost ends it.
    lives: askedNumber(numbers, 'lives', [1, 5], 1),
    ...(numbers['rounds'] && { rounds: Math.max(1, Math.min(12, numbers['rounds'])) }),
    style: modifiers.map((one) => styleOf[one]).find((one) => one !== undefined) ?? 0,
    pace: pace(1, 0.06),
    ...metresOf(numbers, modifiers),
  }),
};
