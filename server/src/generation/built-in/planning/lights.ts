import { colourOfWord, nounOf } from '../vocabulary/vocabulary.ts';
import type { Mention } from './mention.ts';
import type { Requested } from './requested.ts';

const lights = /^(light|traffic light|lamp|button|screen|square|circle|signal|bulb|colour|color)$/;

const lightIn = (word: string): Mention => ({
  ...nounOf('bulb'),
  wears: null,
  name: `${word} light`,
  tint: colourOfWord.get(word)?.tint ?? null,
});

/** "Tap when the light turns green": the light is waited for in its colour, and the others of a traffic light deceive. */
export function withLights(requested: Requested): Requested {
  const { things, foes, frame } = requested;
  const [colour] = frame.look.colours;
  if (!colour || !colourOfWord.get(colour)?.tint || things.some(({ name }) => !lights.test(name))) return requested;
  const others = ['red', 'yellow', 'green', 'blue'].filter((word) => word !== colour).slice(0, 2);
  return { ...requested, things: [lightIn(colour)], foes: foes.length > 0 ? foes : others.map(lightIn) };
}
