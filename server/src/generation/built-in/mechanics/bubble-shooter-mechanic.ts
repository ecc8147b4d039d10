import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const bubbleShooterMechanic: Mechanic = {
  titleNouns: ['Bubble Shooter', 'Bubbles', 'Bubble Burst', 'Bubble Trouble', 'Bubble Shot'],
  openings: [
    'Bubbles with {things} hang over {place}. {Hero} aims: three of a colour burst.',
    'Aim, bank it off the wall, and let whole clusters of {things} rain down.',
    '{Hero} against a ceiling of {things} that sinks and sinks.',
  ],
  goal: 'Bring three alike together',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'drag', touch: 'Drag to aim, let go to shoot', keys: 'Left and right, space to shoot' }),
  rules: ({ numbers, difficulty, pace }) => ({
    colours: askedNumber(numbers, 'colours', [3, 6], difficulty >= 4 ? 5 : 4),
    ...(numbers['rows'] && { rows: askedNumber(numbers, 'rows', [2, 10], 5) }),
    rowSeconds: pace(6, -0.7),
  }),
};
