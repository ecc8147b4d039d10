/** How each language says that English is learned; the game itself is in the language of whoever learns it. */
const lessons: [language: string, pattern: RegExp, topics: [colours: string, numbers: string, words: string]][] = [
  ['es', /(?<!\p{L})(?:aprend\p{L}+|practicar?|enseñ\p{L}+|estudi\p{L}+|vocabulario|palabras)(?!\p{L})[^.;]*?(?:en|de|del) inglés|palabras inglesas|(?<!\p{L})aprend\p{L}+ inglés/iu, ['quiz sobre colores ingleses', 'quiz sobre números ingleses', 'quiz sobre palabras inglesas']],
  ['fr', /(?<!\p{L})(?:appren\p{L}+|réviser?|enseign\p{L}+|étudi\p{L}+|vocabulaire|mots)(?!\p{L})[^.;]*?(?:en |d['’]|l['’])anglais|(?<!\p{L})appren\p{L}+ l['’]anglais/iu, ['quiz sur les couleurs anglaises', 'quiz sur les nombres anglais', 'quiz sur les mots anglais']],
  ['de', /(?<!\p{L})(?:lern\p{L}*|üb\p{L}*|vokabeln?|wörter)(?!\p{L})[^.;]*?(?:auf englisch|englische?)|englisch\p{L}* (?:\p{L}+ )?(?:lernen|üben|vokabel\p{L}*)|(?:auf englisch|englische?)[^.;]*?(?:lernen|üben|beibringen)|englischvokabeln/iu, ['Quiz über englische Farben', 'Quiz über englische Zahlen', 'Quiz über englische Wörter']],
  ['it', /(?<!\p{L})(?:impar\p{L}+|insegn\p{L}+|studi\p{L}+|vocabolario|parole)(?!\p{L})[^.;]*?(?:in|di|l['’]) ?inglese|(?<!\p{L})impar\p{L}+ l['’]inglese/iu, ['quiz sui colori inglesi', 'quiz sui numeri inglesi', 'quiz sulle parole inglesi']],
  ['pt', /(?<!\p{L})(?:aprend\p{L}+|praticar?|ensin\p{L}+|estud\p{L}+|vocabulário|palavras)(?!\p{L})[^.;]*?(?:em|de) inglês|(?<!\p{L})aprend\p{L}+ inglês/iu, ['quiz sobre cores inglesas', 'quiz sobre números ingleses', 'quiz sobre palavras inglesas']],
  ['pl', /(?<!\p{L})(?:na?ucz\p{L}+|nauk\p{L}+|słówk\p{L}+|słów|słowa)(?!\p{L})[^.;]*?(?:po angielsku|angielski\p{L}*)/iu, ['quiz o angielskich kolorach angielskie kolory', 'quiz angielskie liczby', 'quiz angielskie słowa']],
]; // biome-ignore format: a language a line

const colours = /colores|couleurs|farben|colori(?!r)|(?<!\p{L})cores(?!\p{L})|kolor/iu;
const numbers = /números|nombres|chiffres|zahlen|numeri|liczb|cyfr/iu;

/** The words by which a prompt asks for a language. */
const spoken: Record<string, string> = {
  es: 'en español',
  fr: 'en français',
  de: 'auf deutsch',
  it: 'in italiano',
  pt: 'em português',
  pl: 'po polsku',
};

/** "Learn colors in Spanish": the words are asked about in English. */
const abroad =
  /\b(?:learn(?:s|ing)?|practi[sc](?:e|es|ing)|teach(?:es|ing)?|study(?:ing)?)\b(?: (?:the|some|basic|my|kids|me|about|to say|to count))* ?(?:\p{L}+ )??(?:colou?rs?|numbers?|words?|vocabulary|animals?|basics?)? ?in (spanish|french|german|italian|portuguese|polish|japanese|chinese|mandarin|korean|russian|arabic|hindi|turkish|dutch|swedish|greek|latin)\b/iu;

const known = /^(spanish|french|german|italian|portuguese|polish)$/i;

/** "Aprender los colores en inglés": a quiz of English words, asked in Spanish. */
export function withLesson(text: string): string {
  for (const [language, pattern, [ofColours, ofNumbers, ofWords]] of lessons) {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const topic = colours.test(text) ? ofColours : numbers.test(text) ? ofNumbers : ofWords;
    return `${text.replace(found, topic)}, ${spoken[language]}`;
  }
  return text.replace(abroad, (_, language: string) =>
    known.test(language) ? `quiz about ${language} words` : `quiz about ${language} vocabulary`,
  );
}
