import { classOfWords } from './class-of-words.ts';

const tail =
  '(?=$|[,.!?]| (?:in|on|against|over|through|across|at|and|to|who|that|with|past|between|along|around|up|down)\\b)';
const vehicle = '((?:\\p{L}+ )?\\p{L}+)';
const wheeled = new RegExp(
  `(?<=^|[,:;] )(?:an? |the )?${vehicle}(?: game)?,? with an? (\\p{L}+) (?:as (?:the |its |a )?driver|driver|at the wheel)${tail}`,
  'giu',
);
const drivenBy = new RegExp(`(?:\\b(?:an? |the ))?${vehicle} (?:driven|steered) by an? (\\p{L}+)${tail}`, 'giu');
const drives = new RegExp(
  `\\b((?:an? |the |my )?)(\\p{L}+) (?:who |that |is )?(?:driv|steer)(?:es|s|ing|e) (?:an? |the |his |her |its )${vehicle}${tail}`,
  'giu',
);

const isAnimal = (who: string): boolean => classOfWords(who) === 'creature';
const isVehicle = (what: string): boolean => classOfWords(what) === 'vehicle';

/** "A taxi with a cow driver": a cow sits in it, and both are seen. */
export const withDriversInside = (text: string): string =>
  text
    .replace(wheeled, (all, what: string, who: string) => {
      if (!isAnimal(who)) return all;
      if (/^crazy (?:taxi|cab)$/i.test(what)) return `a ${who} in a taxi delivers passengers`;
      return isVehicle(what) ? `a ${who} in a ${what}` : all;
    })
    .replace(drivenBy, (all, what: string, who: string) =>
      isAnimal(who) && isVehicle(what) ? `a ${who} in a ${what}` : all,
    )
    .replace(drives, (all, article: string, who: string, what: string, at: number, whole: string) =>
      isAnimal(who) && isVehicle(what)
        ? `${article || 'a '}${who} in a ${what}${at + all.length < whole.trimEnd().length ? ' drives' : ''}`
        : all,
    );
