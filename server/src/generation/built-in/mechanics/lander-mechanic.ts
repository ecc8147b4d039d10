import type { Mechanic } from './mechanic.ts';

export const landerMechanic: Mechanic = {
  titleNouns: ['Lander', 'Touchdown', 'Landing', 'Descent', 'Eagle', 'Approach', 'Parachute Jump', 'Canopy'],
  openings: [
    '{Hero} comes down over {place} with little fuel and one chance to be gentle.',
    'A short burst, a long breath: {hero} looks for a flat place in {place}.',
    'Gravity pulls, the tank empties. Set {hero} down softly, past the {foes}.',
    'The parachute is open, the wind is up, and the target is very small: {hero} comes down over {place}.',
    'A jump, a canopy, and a long look down: {hero} steers for the target below {place}.',
    'Little fuel, and one chance to be gentle: set it down softly in {place}.',
    'A short burst, a long breath, and a flat spot to find in {place}.',
    'The parachute is open, the wind is up, and the target is very small.',
  ],
  goal: 'Land softly on a pad before the fuel is gone',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: ({ parachute }) =>
    parachute
      ? { gesture: 'hold', touch: 'Slide to steer, hold to brake', keys: 'Left and right steer, up or space brakes' }
      : {
          gesture: 'hold',
          touch: 'Hold to thrust, slide to steer',
          keys: 'Up or space thrusts, left and right steer',
        },
  rules: ({ lives, numbers, modifiers }) => {
    const levels = numbers['levels'] ?? numbers['landings'] ?? numbers['rounds'];
    return {
      lives,
      ...(levels && { levels: Math.max(1, Math.min(30, levels)) }),
      ...(modifiers.includes('parachute') && { parachute: 1 }),
    };
  },
};
