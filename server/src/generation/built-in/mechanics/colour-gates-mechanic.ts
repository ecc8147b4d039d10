import type { Mechanic } from './mechanic.ts';

export const colourGatesMechanic: Mechanic = {
  titleNouns: ['Colours', 'Spectrum', 'Switch', 'Prism', 'Wheels', 'Rainbow'],
  openings: [
    'Only its own colour lets {hero} pass. Hop up through the turning wheels of {place}.',
    'Wait, hop, through! {Hero} changes colour with every wheel, and so does the way up.',
    'Red through red, blue through blue: {hero} climbs as high as patience lasts.',
    'Red through red, blue through blue: hop up through the turning wheels of {place}.',
    'Wait, hop, through! Each wheel changes your colour, and with it the way up.',
  ],
  goal: 'Pass the wheels where they show your colour',
  orientation: 'portrait',
  isAboutThings: false,
  hasManyThings: false,
  controls: () => ({ gesture: 'tap', touch: 'Tap to hop', keys: 'Space or up' }),
  rules: ({ lives }) => ({ lives }),
};
