/** Countries whose food, art and animals are asked about, by the words for them in a prompt. */
const lands: [names: string[], words: RegExp][] = [
  [['France', 'French'], /^(france|french|français|française|françaises|frankreichs?|francia|frança|francji)$/i],
  [['Italy', 'Italian'], /^(italy|italian|italie|italiens?|italienisch\p{L}*|italia|itália|włoch)$/iu],
  [['Greece', 'Greek'], /^(greece|greek|grèce|griechenlands?|grecia|grécia|grecji)$/i],
  [['Switzerland', 'Swiss'], /^(switzerland|swiss|suisse|suisses|schweiz|schweizer|suiza|suíça|svizzera|szwajcarii)$/i],
  [['Netherlands', 'Dutch'], /^(netherlands|dutch|holland|hollande|niederlande|holanda|olanda|holandii)$/i],
];

/** "The cheeses of France": the questions that name the country come first. */
export const landsIn = (words: readonly string[]): string[] =>
  lands.flatMap(([names, said]) => (words.some((word) => said.test(word.replace(/[,.!?:;]/g, ''))) ? names : []));
