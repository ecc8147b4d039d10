import { singularOf } from './english-plurals.ts';

type Word = { text: string; lemma: string; tag: string };

/** "Catch melons, watch out for rotten ones": the rotten ones are melons. */
export function nameTheOnes(tokens: Word[]): void {
  for (const [i, token] of tokens.entries()) {
    if (token.text !== 'ones' || tokens[i - 1]?.tag !== 'adjective') continue;
    const meant = tokens.slice(0, i - 1).findLast(({ tag, text }) => tag === 'noun' && singularOf(text) !== text);
    if (meant) Object.assign(token, { text: meant.text, lemma: meant.text, tag: 'noun' });
  }
}
