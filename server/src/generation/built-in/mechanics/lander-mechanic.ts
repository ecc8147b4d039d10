import type { Mechanic } from './mechanic.ts';

export const landerMechanic: Mechanic = {
  titleNouns: ['Lander', 'Touchdown', 'Landing', 'Descent', 'Eagle', 'Approach'],
  openings: [
    '{Hero} comes down over {place} with little fuel and one chance to be gentle.',
    'A short burst, a long breath: {hero} looks for a flat place in {place}.',
    'Gravity pulls, the tank empties. Set {hero} down softly, past the {foes}.',
  ],
  goal: 'Land softly on a pad before the fuel is gone',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({
    gesture: 'hold',
    touch: 'Hold to thrust, slide to steer',
    keys: 'Up or space thrusts, left and right steer',
  }),
  rules: ({ lives, numbers }) => {
    const levels = numbers['levels'] ?? numbers['landings'] ?? numbers['rounds'];
    return { lives, ...(levels && { levels: Math.max(1, Math.min(30, levels)) }) };
  },
};
