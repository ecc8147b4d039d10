import type { Mechanic } from './mechanic.ts';

export const typingMechanic: Mechanic = {
  titleNouns: ['Typing', 'Spelling Storm', 'Keystrokes', 'Typist', 'Letters'],
  openings: [
    '{Foes} march on {hero}, each with a word. Type it before they arrive.',
    'Fast fingers save {place}: every letter hits, every word sends a {foe} away.',
    '{Hero} fights with letters. Spell quickly, spell right.',
    'Every letter hits. Type fast, type right, and save {place}.',
    'They come nearer, each with a word. Type it before they arrive!',
  ],
  goal: 'Type the words before {foes} reach you',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap the letters', keys: 'Type the words' }),
  rules: ({ lives, pace }) => ({ lives, pace: pace(1, 0.14) }),
};
