/** Articles and prepositions that lose their vowel before another one, with it. */
const whole: Record<string, Record<string, string>> = {
  fr: { l: 'le', d: 'de', s: 'se' },
  it: { l: 'la', un: 'un', d: 'di', dell: 'della', all: 'alla', nell: 'nella', sull: 'sulla', dall: 'dalla' },
};

/** "L'oiseau" and "un'anatra" as two words each. */
export const withoutElisions = (text: string, language: string): string =>
  text.replace(/(?<![\p{L}'’])(\p{L}{1,4})['’](?=\p{L})/giu, (all, short: string) => {
    const word = whole[language]?.[short.toLowerCase()];
    return word ? `${word} ` : all;
  });
