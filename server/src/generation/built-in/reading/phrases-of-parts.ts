type Phrase = [said: RegExp, meaning: string | ((said: string, ...parts: string[]) => string)];

const cares = 'feed|wash|dress|groom|brush|pet|cuddle|clean|water|comb|bathe|heal|serve|milk|shear';

/** What takes which part in a game, in words that the grammar knows. */
const phrases: Phrase[] = [
  // Two things that are done to one.
  [
    new RegExp(`(?:^|(?<=[.,;:!] |\\b(?:to|can|must|then|you|i|we) ))(${cares}) and (${cares}) ((?:the|my|your|our|his|her|an?|some) (?:\\p{L}+ ){0,2}?\\p{L}+)(?=$|[.,;!]| (?:in|on|at|before|and|with)\\b)`, 'giu'),
    (_, first = '', second = '', whom = '') => `${first} ${whom} and ${second} ${/s$/i.test(whom) ? 'them' : 'it'}`,
  ],
]; // biome-ignore format: one phrase a line

export const inWordsOfParts = (text: string): string =>
  phrases.reduce(
    (rest, [said, meaning]) =>
      typeof meaning === 'string' ? rest.replace(said, meaning) : rest.replace(said, meaning),
    text,
  );
