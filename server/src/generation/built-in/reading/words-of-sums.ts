/** Words that only a school of that language has for its sums, with the languages they tell. */
const wordsOfSums: [language: string, words: RegExp][] = [
  ['pl', /(?<!\p{L})(?:dodawani[ea]|odejmowani[ea]|mnożeni[ea]|mnozeni[ea]|dzieleni[ea])(?!\p{L})/iu],
  [
    'de',
    /(?<!\p{L})(?:plus|minus)(?:aufgaben|rechnungen)(?!\p{L})|(?<=(?:addition|subtraktion|addieren|subtrahieren|plus|minus|mal|rechnen)(?: \p{L}+)? )bis (?:zu )?\d/iu,
  ],
  [
    'fr',
    /(?:additions?|soustractions?|multiplications?|calcul(?: mental)?) (?:jusqu['’]?[àa]|jusque|de moins de|sous) ?\d/iu,
  ],
  ['fr', /(?<!\p{L})tables? de multiplication(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:sumas|restas)(?: y (?:sumas|restas))? (?:hasta|menores|de menos|con)(?!\p{L})/iu],
  [
    'pt',
    /(?<!\p{L})(?:adição|adições|subtração|subtrações|somas|contas de (?:mais|menos|somar|subtrair|vezes))(?!\p{L})/iu,
  ],
  ['it', /(?<!\p{L})(?:addizioni|sottrazioni|addizione|sottrazione|tabelline)(?!\p{L})/iu],
];

/** The language of "Addition bis 20", which would pass for English. */
export const languageOfSums = (text: string): string | null =>
  wordsOfSums.find(([, words]) => words.test(text))?.[0] ?? null;

/** Sums in the names that their quiz has: "contas de menos" are subtractions, "sums below 10" additions. */
const names: [RegExp, string][] = [
  [/(?<!\p{L})plus(?:aufgaben|rechnungen)(?!\p{L})/giu, 'Addition'],
  [/(?<!\p{L})minus(?:aufgaben|rechnungen)(?!\p{L})/giu, 'Subtraktion'],
  [/(?<!\p{L})contas de (?:menos|subtrair)(?!\p{L})/giu, 'subtração'],
  [/(?<!\p{L})contas de (?:mais|somar)(?!\p{L})/giu, 'adição'],
  [/(?<!\p{L})contas de vezes(?!\p{L})/giu, 'tabuada'],
  [/\bsums(?= (?:up to|under|below|within|until|to) \d)/gi, 'addition'],
  [/\btake[- ]?aways? (?=(?:up to|under|below|within) \d)/gi, 'subtraction '],
  [/(?<!\b(?:waiter|waitress|serve[sd]?|serving|at|set|seat|for) (?:\p{L}+ )?)\btables? of (?=(?:the )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)s?(?:$|[,.!?]| (?:and|quiz|game|test|only)\b))/giu, 'times table of '],
]; // biome-ignore format: one phrase a line

/** "Times tables 2 to 5" are four of them. */
const severalTables =
  /\b(?:(?:times|multiplication) tables?,? (?:of |from )?([2-9]) (?:to|-|through) (\d{1,2})|([2-9]) (?:to|-|through) (\d{1,2}) (?:times|multiplication) tables?)\b/giu;
/** "Tables de multiplication de 6 à 9". */
const severalElsewhere =
  /(?<!\p{L})(tables? de multiplication|tablas? de multiplicar|tabuadas?|tabelline|einmaleins(?:reihen)?|malreihen|tabliczk\p{L}+ mnożenia|таблиц\p{L}+ умножения) (?:d[eoa] |del |dal |von |od |от |с )?([2-9]) ?(?:à|a|al|ao|bis|hasta|do|до|-|–) ?(\d{1,2})(?!\d)/giu;

const listed = (name: string, first: number, last: number): string =>
  `${name} ${Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i).join(' ')}`;

/** A sum alone is asked for in a quiz. */
const bareSums =
  /^\W*((?:simple |easy |hard )?(?:addition|subtraction|multiplication|division)(?: and (?:addition|subtraction|multiplication|division))?)(?= (?:up to|within|below|under|to|from) \d)/iu;

function tablesBetween(first: number, last: number): string {
  const all = Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
  return `times tables of ${all.join(', ').replace(/, (\d+)$/, ' and $1')}`;
}

export const withSumsNamed = (text: string): string =>
  names
    .reduce((rest, [phrase, name]) => rest.replace(phrase, name), text)
    .replace(bareSums, '$1 quiz')
    .replace(severalElsewhere, (_, name: string, first: string, last: string) =>
      listed(name, Number(first), Number(last)),
    )
    .replace(severalTables, (_, a?: string, b?: string, c?: string, d?: string) =>
      tablesBetween(Number(a ?? c), Number(b ?? d)),
    );
