import type { Scene } from '../../../../../engines/src/plan.ts';
import { gameTextsIn } from '../texts/game-texts.ts';
import { withoutCrowds } from './crowds-abroad.ts';
import { foreignNoun } from './foreign-noun.ts';
import { sceneOfPlace } from './place-scenes.ts';

/** What a prompt of another language says in its own grammar, so that the texts of the game can say the same. */
export type PhrasesAbroad = {
  /** "Im Garten", "dans la forêt". */
  where: string | null;
  /** The article before a word: "un" before "gato". */
  articles: Record<string, string>;
};

/** Where something is, up to its noun. */
const wheres: Record<string, RegExp> = {
  de: /(?<!\p{L})(im|am|in (?:der|dem|einem|einer)|auf (?:dem|der|einem|einer)|an (?:der|einem|einer)) (\p{Lu}\p{L}+)/gu,
  es: /(?<!\p{L})((?:en|por) (?:el |la |los |las |un |una )?)(\p{L}+)/giu,
  fr: /(?<!\p{L})((?:dans|sur|sous) (?:la |le |les |l['’]|un |une )|à la |à l['’]|au |en )(\p{L}+)/giu,
  pt: /(?<!\p{L})(no |na |nos |nas |num |numa |em um |em uma |pelo |pela )(\p{L}+)/giu,
  it: /(?<!\p{L})(nel |nella |nello |nell['’]|nei |nelle |negli |sul |sulla |sull['’]|sullo |in un |in una |in )(\p{L}+)/giu,
  pl: /(?<!\p{L})(w |we |na )(\p{L}+(?:e|u|i|y|ach))(?!\p{L})/giu,
  ru: /(?<!\p{L})(в |во |на )(\p{L}+(?:е|у|и|ах|ях))(?!\p{L})/giu,
  id: /(?<!\p{L})(di )(\p{L}+)/giu,
  ja: /()([\p{Script=Han}\p{Script=Katakana}ー]{1,6}|うみ|もり)(?=で|の中で|の上で)/gu,
  zh: /()(?<=在)(\p{Script=Han}{1,4}?)(?=里|中|上)/gu,
  ko: /()(\p{Script=Hangul}+?)(?=에서)/gu,
}; // biome-ignore format: one language a line

/** "Por el castillo" is in the castle. */
const asRest = (phrase: string, language: string): string =>
  language === 'es'
    ? phrase.replace(/^por /i, 'en ')
    : language === 'pt'
      ? phrase.replace(/^pelo /i, 'no ').replace(/^pela /i, 'na ')
      : phrase;

function whereIn(prompt: string, language: string, setting: Scene | null): string | null {
  const pattern = wheres[language];
  if (!pattern || setting === null) return null;
  const ownName = gameTextsIn(language)?.scenes[setting].toLowerCase();
  for (const [, front = '', noun = ''] of prompt.matchAll(pattern)) {
    const word = noun.toLowerCase();
    const meant = foreignNoun(word, language);
    if (word !== ownName && (meant === null || sceneOfPlace(meant) !== setting)) continue;
    const space = front === '' || /[\s'’]$/.test(front) ? '' : ' ';
    return asRest(`${front.toLowerCase()}${space}${language === 'de' ? noun : word}`, language);
  }
  return null;
}

const articlesOf: Record<string, string> = {
  de: 'ein|eine|einen|einem|einer|der|die|das|den|dem',
  es: 'un|una|el|la|unos|unas|los|las|al|del',
  fr: 'un|une|le|la|l|les|des|du|au',
  pt: 'um|uma|o|a|os|as|do|da|dos|das|ao',
  it: 'un|una|uno|il|lo|la|l|i|gli|le|dei|delle|degli|del|al|dal|dai|dalle|nel|nell|nella|nello|sul|sull|sulla',
};

export function phrasesAbroad(
  prompt: string,
  language: string,
  said: Record<string, string>,
  setting: Scene | null,
): PhrasesAbroad {
  const text = withoutCrowds(prompt.toLowerCase(), language);
  const own = articlesOf[language];
  const articles = Object.values(said).flatMap((word) => {
    const before =
      own && new RegExp(`(?<!\\p{L}|, )(${own})(?:['’]| )(?:(\\p{L}+e[nrsm]?) )??${word}(?!\\p{L})`, 'u').exec(text);
    // The article of another noun, between the two: "ein Eichhörnchen Nüsse".
    const isOfOther = before?.[2] !== undefined && Object.values(said).includes(before[2]);
    return before && !isOfOther ? [[word, before[1] ?? ''] as const] : [];
  });
  return { where: whereIn(prompt, language, setting), articles: Object.fromEntries(articles) };
}
