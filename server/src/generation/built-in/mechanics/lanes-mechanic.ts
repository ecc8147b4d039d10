import type { Mechanic } from './mechanic.ts';

export const lanesMechanic: Mechanic = {
  titleNouns: ['Dash', 'Run', 'Tracks', 'Surfer', 'Rush', 'Getaway', 'Fast Lane', 'Sprint'],
  openings: [
    '{Hero} runs for the horizon of {place}: left, right and over everything that is low enough.',
    'The track through {place} never ends, and it gets faster. {Hero} jumps, swerves and grabs {things}.',
    'No brakes and no way back: {hero} races along {place}, and {foes} are in the way.',
    'Left, right and over everything that is low enough: the way through {place} never ends.',
    'No brakes and no way back: {place} only gets faster.',
  ],
  goal: 'Dodge the {foes}, jump over what is low, collect {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({
    gesture: 'swipe',
    touch: 'Swipe to change lanes, tap to jump',
    keys: 'Arrow keys, space to jump',
  }),
  rules: ({ lives, pace, numbers }) => ({
    lives,
    lanes: Math.max(2, Math.min(5, numbers['lanes'] ?? 3)),
    pace: pace(560, 30),
  }),
};
