import type { Mechanic } from './mechanic.ts';

export const parkingMechanic: Mechanic = {
  titleNouns: ['Parking', 'Valet', 'Garage', 'Parking School', 'Parking Lot'],
  openings: [
    'One bay is free in all of {place}, and {hero} means to have it. Mind the paint!',
    '{Hero} parks, bay after bay, tighter and tighter, with the clock running.',
    'Forwards, back, a little to the left: {hero} squeezes in where nobody would.',
    'One bay is free in all of {place}. Mind the paint!',
    'Forwards, back, a little to the left: the bays get tighter and the clock is running.',
  ],
  goal: 'Park in the marked bay without a scratch',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({
    gesture: 'stick',
    touch: 'Drag where to drive, back to reverse',
    keys: 'Up and down drive, left and right steer',
  }),
  rules: ({ lives, numbers }) => {
    const levels = numbers['levels'] ?? numbers['cars'] ?? numbers['rounds'];
    return { lives, ...(levels && { levels: Math.max(1, Math.min(30, levels)) }) };
  },
};
