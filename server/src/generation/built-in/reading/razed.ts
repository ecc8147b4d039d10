import type { ForeignVerb } from './foreign-verbs.ts';
import type { Named } from './frame.ts';

const buildings = /^(castle|house|tower|building|skyscraper|church|village|palace|hut|tent|factory|fortress|bridge)$/;

/** "Smok niszczy zamki": what is burned down is no place where it happens. */
export const isRazed = ({ class: ofClass, noun }: Named, verb: ForeignVerb | null): boolean =>
  verb === 'attack' && ofClass === 'place' && buildings.test(noun);
