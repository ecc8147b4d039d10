import { askedNumber } from './asked-number.ts';
import type { Mechanic } from './mechanic.ts';

const heats: [modifier: string, heat: number][] = [
  ['grilled', 1],
  ['fried', 2],
  ['baked', 3],
];

export const cookingMechanic: Mechanic = {
  titleNouns: ['Cook-Off', 'Recipe Rush', 'Order Up', 'Feast', 'Master Class'],
  openings: [
    'Orders are piling up: {hero} makes {things} in {place}, and nobody likes to wait.',
    'A pinch of this, a piece of that: {hero} has {things} to make, and every one must be right.',
    'The kitchen is open! {Hero} has both hands full of {things}.',
    'Orders are piling up: make {things} as they are asked for, and nobody has to wait.',
    'A pinch of this, a piece of that, and every order must be right.',
  ],
  goal: 'Make {things}: add what each order shows',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: false,
  controls: ({ heat = 0 }) =>
    heat === 0
      ? { gesture: 'tap', touch: 'Tap the ingredients of the order', keys: 'Arrows and space, or digits' }
      : { gesture: 'tap', touch: 'Tap what is done', keys: 'Arrows and space, or digits' },
  rules: ({ numbers, lives, pace, modifiers, difficulty }) => ({
    lives,
    heat: heats.find(([modifier]) => modifiers.includes(modifier))?.[1] ?? 0,
    spots: askedNumber(numbers, 'pads', [2, 8], difficulty <= 1 ? 4 : 6),
    ...(numbers.collect && { collect: Math.min(100, numbers.collect) }),
    pace: pace(1, 0.12),
  }),
};
