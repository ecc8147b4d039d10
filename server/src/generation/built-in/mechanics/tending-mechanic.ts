import { askedNumber } from './asked-number.ts';
import type { Mechanic, Rules } from './mechanic.ts';

const spotsMax = 9;

/** More than fit on the screen come one after the other, until all have been looked after. */
function spotsOf(numbers: Record<string, number>, usual: number): Rules {
  const { pads = 0, collect = pads > spotsMax ? pads : 0 } = numbers;
  const spots = askedNumber(pads > spotsMax ? {} : numbers, 'pads', [1, spotsMax], usual);
  return {
    spots: collect > 0 ? Math.min(spots, collect) : spots,
    ...(collect > 0 && { collect: Math.min(100, collect) }),
  };
}

export const tendingMechanic: Mechanic = {
  titleNouns: ['Busy Day', 'On Duty', 'Rush Hour', 'Full House'],
  openings: [
    '{Hero} is busy with {things} in {place}: be quick, before it is too late.',
    'There is always something to do for {hero} in {place}, and never enough time.',
    'Here, there and back again: {hero} is needed all over {place}.',
    '{Things} all over {place}, and each of them needs something: be quick, before it is too late.',
    'Here, there and back again: in {place} there is always something to do.',
  ],
  goal: 'Look after all {things} in time',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap who needs you', keys: 'Arrows and space, or digits' }),
  rules: ({ numbers, lives, pace, difficulty }) => ({
    lives,
    ...spotsOf(numbers, difficulty <= 1 ? 4 : 6),
    gentle: difficulty <= 1 ? 1 : 0,
    pace: pace(1, 0.14),
  }),
};
