import type { Token } from './english-tokens.ts';
import type { Match } from './match-phrases.ts';
import { namesAlone, ordinaryNames } from './mechanic-phrases.ts';
import type { Mechanic } from './mechanics.ts';

/** Below the weight of a name, so that whatever else the prompt names decides. */
const aloneWeight = 6;
/** All words of such a match belong to the name. */
const nameWeight = 13;

/**
 * Games whose names are ordinary words: "worms" alone, "centipede but with donuts" and "a game like Defender" mean the
 * game, "a defender saves goals" and "worms in the garden" do not.
 */
export function gamesNamedByWords(tokens: Token[]): Match<Mechanic>[] {
  const said = tokens.flatMap(({ tag, text }, at) =>
    tag === 'determiner' || tag === 'stop' || text === 'game' ? [] : [{ text, at }],
  );
  const compared = said.findIndex(({ text }, i) => /^(like|clone)$/.test(said[i - 1]?.text ?? '') && isName(text));
  const [first, second] = compared < 0 ? said : said.slice(compared);
  const key = first && mechanicNamed(first.text);
  if (!key) return [];
  const name: Match<Mechanic> = { key, phrase: first.text, weight: nameWeight, from: first.at, to: first.at + 1 };
  if (compared >= 0) return [name];
  if (!second) return [first.text in namesAlone ? { ...name, weight: aloneWeight, from: 0, to: 0 } : name];
  const isVaried =
    /^(but|clone|remake|style)$/.test(second.text) || (second.text === 'with' && first.text in ordinaryNames);
  // Asteroids have rules of their own for what follows.
  return isVaried && first.text !== 'asteroids' ? [name] : [];
}

const mechanicNamed = (text: string): Mechanic | undefined => ordinaryNames[text] ?? namesAlone[text];
const isName = (text: string): boolean => mechanicNamed(text) !== undefined;
