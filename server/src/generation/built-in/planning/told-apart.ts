import type { Actor } from '../../../../../engines/src/plan.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

/** "Catch popcorn, avoid the black popcorn": what is left alone is called by its colour as well. */
export function withNamesApart(cast: Cast, { frame: { foes, hazards } }: Requested): Cast {
  const isSame = ({ name }: Actor) => cast.things.some((thing) => thing.name === name);
  if (!cast.foes.some(isSame)) return cast;
  const colourOf = ({ name }: Actor) =>
    [...foes, ...hazards].find(({ noun }) => noun === name)?.traits.find((trait) => colourOfWord.has(trait));
  return {
    ...cast,
    foes: cast.foes.map((foe) => {
      const colour = isSame(foe) ? colourOf(foe) : undefined;
      return colour ? { ...foe, name: `${colour} ${foe.name}`, plural: `${colour} ${foe.plural}` } : foe;
    }),
  };
}
