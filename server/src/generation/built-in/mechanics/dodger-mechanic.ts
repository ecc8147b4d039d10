import type { Mechanic } from './mechanic.ts';

const flies =
  /fighter|rocket|spaceship|ufo|plane|helicopter|airship|balloon|bird|bee|butterfly|dragon|bat|fish|owl|eagle|parrot|ghost|fairy|witch|angel|satellite|cloud|astronaut|shark|dolphin|whale|octopus|jellyfish|mermaid|seahorse|submarine|diver/;

export const dodgerMechanic: Mechanic = {
  titleNouns: ['Dodge', 'Escape', 'Shower', 'Survival', 'Storm'],
  openings: [
    '{Foes} rain down on {place}, and {hero} is in the middle of it. Keep moving!',
    'Left, right, by a whisker: {hero} dodges everything that comes.',
    '{Hero} against a sky full of {foes}. Every near miss counts.',
    'Left, right, by a whisker: dodge everything that comes in {place}.',
    'It comes down all over {place}. Keep moving, and let nothing touch you!',
  ],
  goal: 'Dodge the {foes}, grab {things}',
  orientation: 'any',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'drag', touch: 'Drag to move', keys: 'Arrow keys' }),
  rules: ({ lives, seconds, heroSprite }) => ({
    lives,
    air: flies.test(heroSprite) ? 1 : 0,
    ...(seconds && { seconds }),
  }),
};
