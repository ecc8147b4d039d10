import type { Mechanic } from './mechanic.ts';

export const stackerMechanic: Mechanic = {
  titleNouns: ['Stack', 'Tower', 'Pile', 'Skyline', 'Balance', 'Heap', 'Topple'],
  openings: [
    '{Hero} works the crane: drop each {thing} straight onto the pile, higher and higher over {place}.',
    'One {thing} on another, and another, until {place} looks small from up there.',
    'A steady hand, a swinging rope and a tower of {things}. {Hero} aims for the clouds.',
    'Drop each {thing} straight onto the pile, higher and higher over {place}.',
  ],
  goal: 'Drop {things} straight onto the pile',
  orientation: 'portrait',
  isAboutThings: true,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap to let go', keys: 'Space lets go' }),
  rules: ({ lives, seconds, numbers, modifiers }) => {
    const height = numbers['floors'] ?? numbers['levels'] ?? numbers['height'];
    return {
      lives,
      ...(seconds && { seconds }),
      ...(height && { height: Math.max(3, Math.min(100, height)) }),
      ...(modifiers.includes('flood') && { flood: 1 }),
    };
  },
};
