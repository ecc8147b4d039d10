import type { Mechanic } from './mechanic.ts';

export const solitaireMechanic: Mechanic = {
  titleNouns: ['Solitaire', 'Patience', 'Klondike', 'Cards'],
  openings: [
    'A deck whose suits are {things}, a quiet hour in {place}: bring all cards home, from ace to king.',
    '{Hero} lays out the cards. Tap one, and it goes where it fits.',
    'Klondike in {place}: red on black, kings on empty piles, aces first.',
  ],
  goal: 'Bring every suit home, ace to king',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'tap', touch: 'Tap a card to send it on', keys: 'Space deals, arrows play' }),
  rules: () => ({}),
};
