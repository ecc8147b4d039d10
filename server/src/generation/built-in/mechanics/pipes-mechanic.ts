import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const pipesMechanic: Mechanic = {
  titleNouns: ['Connections', 'Network', 'Twist and Turn', 'Link-Up'],
  openings: [
    '{Hero} turns piece after piece in {place} until every {thing} is connected.',
    'Tap a piece and it turns: find the way from the source to all the {things}.',
    'Nothing reaches the {things} of {place} yet. A few quarter turns will change that.',
  ],
  goal: 'Turn the pipes until every {thing} gets water',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap a piece to turn it', keys: 'Arrows and space' }),
  rules: ({ numbers, seconds, difficulty, pace }) => ({
    columns: askedNumber(numbers, 'columns', [3, 8], askedNumber(numbers, 'rows', [3, 8], 0)),
    rows: askedNumber(numbers, 'rows', [3, 9], askedNumber(numbers, 'columns', [3, 9], 0)),
    head: difficulty > 3 ? 2 : difficulty > 1 ? 1 : 0,
    seconds: seconds ?? 0,
    secondsEach: pace(5, -0.6),
  }),
};
