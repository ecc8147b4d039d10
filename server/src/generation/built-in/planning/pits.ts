import { singularOf } from '../reading/english-plurals.ts';
import type { Frame, Named } from '../reading/frame.ts';

const pits = /^(gap|hole|pit|crater|chasm|ditch|abyss|ravine|manhole|crevasse|trench|crack|fissure|flag in hole)$/;
/** As they are called in other languages. */
const elsewhere =
  /^(loch|löcher[n]?|gruben?|graben|gräben|krater[n]?|spalten?|hoyos?|agujeros?|huecos?|cráter(es)?|trous?|fossés?|cratères?|buch[ei]|buco|buracos?|dziur[ay]?|dziury|przepaści)$/iu;

/** Holes in a run are the gaps of its ground: nothing that stands in the way, and nothing that is ignored. */
export function withPits(frame: Frame): Frame {
  if (frame.mechanic !== 'runner') return frame;
  const isPit = ({ noun }: Named) => pits.test(noun);
  const isCalled = (word: string) => pits.test(singularOf(word.toLowerCase())) || elsewhere.test(word);
  const named = [...frame.foes, ...frame.hazards].find(isPit)?.noun;
  const called = [...frame.place.words, ...frame.ignored].find(isCalled);
  if (named === undefined && called === undefined) return frame;
  const word = named ?? singularOf(called ?? '');
  return {
    ...frame,
    pits: pits.test(word) && word !== 'flag in hole' ? word : 'hole',
    foes: frame.foes.filter((one) => !isPit(one)),
    hazards: frame.hazards.filter((one) => !isPit(one)),
    ignored: frame.ignored.filter((one) => !isCalled(one)),
    place: { ...frame.place, words: frame.place.words.filter((one) => !isCalled(one)) },
  };
}
