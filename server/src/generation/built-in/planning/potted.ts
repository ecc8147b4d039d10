import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Requested } from './requested.ts';

const pot = /^(flower ?pot|plant ?pot|pot|planter)$/;
const plant = /^(plant|flower|garden plant|pot plant|house ?plant|succulent)$/;

/** Towers that are plants stand in pots. */
export const isPotted = (kind: Kind, { about, things, tool, frame }: Requested): boolean =>
  kind === 'defence' &&
  tool === null &&
  things.length > 0 &&
  (plant.test(about ?? things[0]?.name ?? '') ||
    [...frame.place.words, ...frame.tools.map(({ noun }) => noun)].some((word) => pot.test(word)));
