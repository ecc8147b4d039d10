import { dictionaryForm } from '../reading/dictionary-form.ts';
import { isUncounted } from '../reading/english-plurals.ts';
import type { Frame } from '../reading/frame.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { polishAccusative, russianObject, turkishPlural } from './inflections-abroad.ts';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const articleOf = (noun: string, { said, phrases }: Frame): string => phrases?.articles[said[noun] ?? ''] ?? '';

const one: Record<string, RegExp> = {
  de: /^(ein|eine|einen|einem|einer|das|den|dem|der)$/,
  es: /^(un|una|el|la|al|del)$/,
  fr: /^(un|une|le|la|l|du|au)$/,
  pt: /^(um|uma|o|a|do|da|ao)$/,
  it: /^(un|una|uno|il|lo|la|l|del|al|dal|nel|nell|nella|nello|sul|sull|sulla)$/,
};

/** A noun after a preposition, or another that is known to be one of its kind. */
const isOne = (noun: string, frame: Frame): boolean => one[frame.language]?.test(articleOf(noun, frame)) ?? false;

const indefinite: Record<string, Record<string, string>> = {
  es: { un: 'un', el: 'un', al: 'un', del: 'un', una: 'una', la: 'una' },
  fr: { un: 'un', le: 'un', du: 'un', au: 'un', une: 'une', la: 'une' },
  pt: { um: 'um', o: 'um', do: 'um', ao: 'um', uma: 'uma', a: 'uma', da: 'uma' },
  it: { un: 'un', il: 'un', del: 'un', al: 'un', uno: 'uno', lo: 'uno', una: 'una', la: 'una' },
};

/** "Un gato", by the article of the prompt or the ending of the word; null where neither tells its gender. */
export function withArticleAbroad(word: string, noun: string, frame: Frame): string | null {
  const { language } = frame;
  const article = articleOf(noun, frame);
  // "Wikinger" of "mit Wikingern" is one of them.
  const isMadeOne = word.toLowerCase() !== frame.said[noun]?.toLowerCase();
  if (language === 'de') return isOne(noun, frame) || article === 'die' || isMadeOne ? capital(word) : null;
  const known = indefinite[language];
  // "Машины" are no hero.
  if (!known) return language === 'ru' && /[ыи]$/.test(word) ? null : word;
  const said = known[article];
  if (said) return `${said} ${word}`;
  if (article !== '' || language === 'fr') return null;
  const isOfMen =
    /(o|ón|or|al|ol|il|ez|ín|án|ês|ão)$/.test(word) &&
    !/(ción|sión|^flor|^cor|^moto|^foto|^mano|^auto|^radio)$/.test(word);
  const isOfWomen = /(a|ción|sión)$|^moto$/.test(word) && !/(ista|ta|ma)$/.test(word);
  if (isOfMen === isOfWomen || (language === 'it' && /^(z|s[^aeiou]|gn|ps|[aeiou])/.test(word))) return null;
  return `${isOfMen ? (known['un'] ?? known['um']) : (known['una'] ?? known['uma'])} ${word}`;
}

/** "Äpfel" of "mit Äpfeln", "Tiere" of "mit Tieren"; the plural of the prompt is not made a singular. */
function germanPlural(written: string): string {
  const known = dictionaryForm(written, '', 'de');
  const isGroup = /^\p{Lu}/u.test(known);
  return capital(isGroup || (/e[rl]n$/.test(written) && known === written.slice(0, -1)) ? known : written);
}

const germanDative = (plural: string): string => (/[ns]$/.test(plural) ? plural : `${plural}n`);

/** Many of them, as they are collected: "Karotten", "les carottes". Null where that is not certain. */
export function manyCollected(noun: string, frame: Frame): string | null {
  const { language, said } = frame;
  const written = said[noun];
  if (!written || isOne(noun, frame)) return null;
  if (language === 'de' && isUncounted(noun)) return capital(written);
  if (language === 'de') return /[ensr]$/.test(written) || /ä|ö|ü/.test(written) ? germanPlural(written) : null;
  if (language === 'fr') return /[sx]$/.test(written) ? `les ${written}` : null;
  if (language === 'ru') return russianObject(written);
  return written;
}

const ofWomen: Record<string, RegExp> = {
  es: /(?<!íg?en|ist|irat|icí|anet|oet|omet)as$|(?:c|s)iones$|dades$|(?:nav|nub|serpient|llav|flor|torr|luc)es$/,
  pt: /(?<!ígen|ist|irat|anet|oet)as$|(?:ç|ss)ões$|dades$|(?:nuv|serpent|chav|flor|torr|luz)(?:e?n?s)$/,
};

/** "Dem Hund", "al cane": the only one whom one is warned of, by the article that the prompt gives it. */
function oneFeared(written: string, article: string, language: string): string | null {
  const isOf = (articles: RegExp) => articles.test(article);
  const isVowel = /^[aeiouhéèêâàîôœ]/i.test(written);
  switch (language) {
    case 'de':
      return isOf(/^(dem|einem|den|einen|das)$/)
        ? `dem ${capital(written)}`
        : isOf(/^(eine|einer)$/)
          ? `der ${capital(written)}`
          : null;
    case 'fr':
      if (isOf(/^l$/) || (isVowel && isOf(/^(un|une)$/))) return `à l’${written}`;
      return isOf(/^(un|le|du|au)$/) ? `au ${written}` : isOf(/^(une|la)$/) ? `à la ${written}` : null;
    case 'es':
      return isOf(/^(un|el|al|del)$/) ? `el ${written}` : isOf(/^(una|la)$/) ? `la ${written}` : null;
    case 'pt':
      return isOf(/^(um|o|do|ao)$/) ? `o ${written}` : isOf(/^(uma|a|da)$/) ? `a ${written}` : null;
    case 'it':
      if (isVowel) return `all’${written}`;
      if (isOf(/^(uno|lo|nello)$/)) return `allo ${written}`;
      return isOf(/^(un|il|del|al|dal|nel|sul)$/)
        ? `al ${written}`
        : isOf(/^(una|la|nella|sulla)$/)
          ? `alla ${written}`
          : null;
    default:
      return null;
  }
}

/** "Los perros", "ai cani", "Füchsen": many whom one is warned of. */
function manyFeared(noun: string, frame: Frame): string | null {
  const { language, said, foes } = frame;
  const written = said[noun];
  if (!written) return null;
  if (isOne(noun, frame)) return oneFeared(written, articleOf(noun, frame), language);
  const ofClass = foes.find((one) => one.noun === noun)?.class;
  switch (language) {
    case 'de':
      return /[ensr]$/.test(written) || /ä|ö|ü/.test(written) ? germanDative(capital(written)) : null;
    case 'fr':
      return /[sx]$/.test(written) ? `aux ${written}` : null;
    case 'es':
      return /s$/.test(written) ? `${ofWomen['es']?.test(written) ? 'las' : 'los'} ${written}` : null;
    case 'pt':
      return /s$/.test(written) ? `${ofWomen['pt']?.test(written) ? 'as' : 'os'} ${written}` : null;
    case 'it': {
      if (/e$/.test(written) || /^(volpi|navi|nubi|chiavi|api|tigri)$/.test(written)) return `alle ${written}`;
      return /i$/.test(written) ? `${/^(z|s[^aeiou]|gn|ps|[aeiou])/.test(written) ? 'agli' : 'ai'} ${written}` : null;
    }
    case 'ru':
      // "Убегает от собак" has them in the case in which one is warned of them.
      return /(ов|ев|ей|[бвгджзклмнпрстфхцчшщ]|ь)$/.test(written) ? written : null;
    case 'pl':
      return polishAccusative(written, ofClass === 'person', isBeing(ofClass ?? null));
    case 'tr':
      return /l[ae]r/.test(written)
        ? turkishPlural(dictionaryForm(written, noun, language))
        : dictionaryForm(written, noun, language);
    default:
      return dictionaryForm(written, noun, language);
  }
}

/** All of those, or null where the grammar of one of them is not certain. */
export function allFeared(nouns: string[], frame: Frame): string[] | null {
  const all = [...new Set(nouns)].filter((noun) => frame.said[noun]).map((noun) => manyFeared(noun, frame));
  const known = all.filter((one) => one !== null);
  return known.length > 0 && known.length === all.length ? known : null;
}

/** "Tiere", "des fruits": whatever a game without a hero is full of. */
export function manyPresent(noun: string, frame: Frame): string | null {
  const { language, said } = frame;
  const written = said[noun];
  if (!written || isOne(noun, frame)) return null;
  const plain = dictionaryForm(written, noun, language);
  if (language === 'fr') return /[sx]$/.test(written) ? `des ${written}` : null;
  if (language === 'ru') return /(ы|и|ые|ие)$/.test(plain) ? plain : null;
  if (language === 'pl') return /(y|i|ęta|owce)$/.test(plain) ? plain : null;
  if (language === 'tr') return isUncounted(noun) ? plain : turkishPlural(plain);
  // "Huerto" is one, and has no article here.
  if (/^(es|pt)$/.test(language) && !/s$/.test(written) && !isUncounted(noun)) return null;
  return /^(de|es|pt|it)$/.test(language) ? manyCollected(noun, frame) : plain;
}

/** A Korean particle after its word: "별을", "고양이가". */
export const withParticle = (text: string): string =>
  text.replace(/(\p{Script=Hangul})\((이|을|은)\/(가|를|는)\)/gu, (_, last: string, closed: string, open: string) =>
    (last.charCodeAt(0) - 0xac00) % 28 > 0 ? last + closed : last + open,
  );
