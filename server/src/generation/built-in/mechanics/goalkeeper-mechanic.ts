import type { Mechanic } from './mechanic.ts';

export const goalkeeperMechanic: Mechanic = {
  titleNouns: ['Penalty Shootout', 'Shootout', 'Shot Stopper', 'Penalty Cup', 'Last Line'],
  openings: [
    '{Hero} stands between the posts of {place}, and {foes} take their run-up.',
    'Left corner or right? {Hero} has half a second to guess what {foes} do.',
    'Nothing gets past {hero}. At least that is the plan in {place}.',
    'Left corner or right? You have half a second to guess.',
    'A run-up, a shot, and only you between the posts of {place}.',
    'Left corner or right? {Hero} has half a second to guess.',
  ],
  goal: 'Save every shot of the {foes}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag left and right', keys: 'Arrow keys' }),
  rules: ({ lives, numbers }) => ({
    // All shots that were asked for are taken.
    lives: Math.max(lives, Math.min(9, numbers['shots'] ?? 0)),
    ...(numbers['shots'] && { shots: Math.max(1, Math.min(100, numbers['shots'])) }),
  }),
};
