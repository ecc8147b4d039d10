import type { Mechanic } from './mechanic.ts';

export const slicerMechanic: Mechanic = {
  titleNouns: ['Slice', 'Slash', 'Chop', 'Cleave', 'Swish', 'Carve'],
  openings: [
    '{Things} fly through the air of {place}. Slice them, as many as you can in one stroke.',
    '{Hero} tosses {things}, you do the cutting. Keep off the {foes}!',
    'One clean stroke through a whole bunch of {things}: nothing feels better in {place}.',
    'A sharp eye, a quick stroke: {things} fly over {place} from all sides.',
    '{Hero} tosses {things}, you do the cutting.',
  ],
  goal: 'Slice {things}, never {foes}',
  orientation: 'any',
  isAboutThings: true,
  hasManyThings: true,
  controls: () => ({ gesture: 'swipe', touch: 'Swipe right through them', keys: 'Space or arrows to slice' }),
  rules: ({ lives }) => ({ lives }),
};
