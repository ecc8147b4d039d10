import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

export const billiardsMechanic: Mechanic = {
  titleNouns: ['Billiards', 'Pool', 'Corner Pocket', 'Break Shot', 'Pool Club', 'Trick Shot'],
  openings: [
    'Green cloth, a good cue and six pockets in {place}: {hero} takes aim.',
    '{Hero} breaks, and the balls scatter all over the table in {place}.',
    'Think about the angle, then about the next one. {Hero} clears the table.',
    'Green cloth, a good cue and six pockets in {place}: take aim.',
    'Think about the angle, then about the next one.',
  ],
  goal: 'Pot all balls before the shots run out',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Pull back, aim and let go', keys: 'Arrow keys aim, space shoots' }),
  rules: ({ numbers, lives, difficulty, modifiers }) => {
    const isSnooker = modifiers.includes('snooker');
    const asked = numbers['balls'];
    return {
      lives,
      ...(asked !== undefined && { balls: Math.max(2, Math.min(21, asked)) }),
      ...(isSnooker && { snooker: 1, ...(asked === undefined && { balls: 12 }) }),
      ...(numbers['shots'] && { shots: Math.max(1, Math.min(99, numbers['shots'])) }),
      players: askedNumber(numbers, 'players', [1, 2], 1),
      rounds: askedNumber(numbers, 'rounds', [1, 9], 1),
      games: askedNumber(numbers, 'rounds', [1, 9], 3),
      level: difficulty >= 4 ? 3 : difficulty >= 3 ? 2 : 1,
    };
  },
};
