import type { SeededRandom } from '../planning/seeded-random.ts';
import { capitalsInLanguages } from './capitals-in-languages.ts';
import { capitalsInMoreLanguages } from './capitals-in-more-languages.ts';
import { countries } from './countries.ts';
import { wordsInTwo } from './facts-about-languages.ts';
import { factsAboutUnitedStates } from './facts-about-united-states.ts';

export type Pair = [string, string];

/** What a game with such cards is called. */
export const namesOfPairs: Record<PairList, string> = {
  fractions: 'Fraction',
  percentages: 'Percent',
  equivalents: 'Fraction',
  opposites: 'Opposites',
  synonyms: 'Synonym',
  rhymes: 'Rhyme',
  babies: 'Animal Baby',
  sounds: 'Animal Sound',
  elements: 'Element',
  plurals: 'Plural',
  pasts: 'Past Tense',
  letters: 'Letter',
  'number-words': 'Number Word',
  numerals: 'Roman Numeral',
  sums: 'Sum',
  times: 'Times Table',
  capitals: 'Capital City',
  'us-capitals': 'State Capital',
  translations: 'Word',
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const numerals = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX';

/** Each line is a list, each entry two that belong together; no word is in a list twice. */
const written = {
  fractions:
    '1/2=0.5 1/4=0.25 3/4=0.75 1/5=0.2 2/5=0.4 3/5=0.6 4/5=0.8 1/10=0.1 3/10=0.3 7/10=0.7 9/10=0.9 1/8=0.125 3/8=0.375 5/8=0.625 7/8=0.875 1/20=0.05 1/100=0.01 1/1=1',
  percentages:
    '1/2=50% 1/4=25% 3/4=75% 1/5=20% 2/5=40% 3/5=60% 4/5=80% 1/10=10% 3/10=30% 7/10=70% 9/10=90% 1/20=5% 1/100=1% 1/1=100% 1/50=2% 1/25=4%',
  equivalents:
    '1/2=2/4 1/3=2/6 2/3=4/6 1/4=2/8 3/4=6/8 1/5=2/10 2/5=4/10 3/5=6/10 4/5=8/10 1/6=2/12 5/6=10/12 1/7=2/14 1/8=2/16 3/8=6/16 1/9=2/18 1/10=2/20',
  opposites:
    'hot=cold big=small up=down day=night happy=sad fast=slow open=closed wet=dry old=new long=short full=empty loud=quiet light=dark hard=soft high=low clean=dirty early=late near=far',
  synonyms:
    'big=large small=little happy=glad sad=unhappy fast=quick start=begin end=finish angry=cross smart=clever scared=afraid shut=close shout=yell ill=sick pretty=beautiful rich=wealthy silent=quiet easy=simple jump=leap',
  rhymes:
    'cat=hat dog=frog tree=bee moon=spoon car=star house=mouse fox=box cake=snake ring=king bear=chair goat=boat sun=run nose=rose fish=dish fan=man bed=red night=light ball=wall',
  babies:
    'cow=calf horse=foal sheep=lamb dog=puppy cat=kitten duck=duckling goose=gosling pig=piglet hen=chick goat=kid frog=tadpole deer=fawn swan=cygnet kangaroo=joey lion=cub owl=owlet',
  sounds:
    'cow=moo sheep=baa dog=woof cat=meow duck=quack pig=oink horse=neigh lion=roar owl=hoot snake=hiss bee=buzz frog=ribbit wolf=howl mouse=squeak chick=cheep turkey=gobble',
  elements:
    'H=hydrogen He=helium C=carbon N=nitrogen O=oxygen Na=sodium Mg=magnesium Al=aluminium Si=silicon S=sulphur Cl=chlorine K=potassium Ca=calcium Fe=iron Cu=copper Ag=silver Au=gold Pb=lead',
  plurals:
    'mouse=mice foot=feet tooth=teeth goose=geese child=children man=men woman=women leaf=leaves knife=knives baby=babies calf=calves wolf=wolves ox=oxen person=people half=halves city=cities',
  pasts:
    'go=went see=saw eat=ate run=ran take=took give=gave write=wrote sing=sang buy=bought think=thought swim=swam fly=flew know=knew make=made come=came find=found',
} as const;

const made = [
  'letters',
  'number-words',
  'numerals',
  'sums',
  'times',
  'capitals',
  'us-capitals',
  'translations',
] as const;

export type PairList = keyof typeof written | (typeof made)[number];

export type AskedPairs = {
  list: PairList;
  /** One times table, or the other language of a list of words. */
  of?: number | string;
};

/** What fits on a card. */
const lettersMax = 14;

/** Pairs of cards that belong together, as many as a board may need. */
export function pairsOf({ list, of }: AskedPairs, language: string, random: SeededRandom): Pair[] {
  return random.shuffle(
    allOf(list, of, language, random).filter((pair) => pair.every((text) => text.length <= lettersMax)),
  );
}

/** The cards of a game of pairs, if they belong together and are not alike. */
export const writtenPairs = (
  kind: string,
  { pairs, language }: { pairs?: AskedPairs; language: string },
  random: SeededRandom,
): { pairs?: Pair[] } => (kind === 'memory' && pairs ? { pairs: pairsOf(pairs, language, random) } : {});

function allOf(list: PairList, of: AskedPairs['of'], language: string, random: SeededRandom): Pair[] {
  switch (list) {
    case 'letters':
      return [...alphabet].map((letter) => [letter.toUpperCase(), letter]);
    case 'number-words':
      return numbers.split(' ').map((word, i) => [String(i), word]);
    case 'numerals':
      return numerals.split(' ').map((sign, i) => [sign, String(i + 1)]);
    case 'sums':
      // Each sum has another result.
      return Array.from({ length: 18 }, (_, i) => {
        const [sum, part] = [i + 3, random.int(1, Math.min(10, i + 2))];
        return [`${sum - part} + ${part}`, String(sum)];
      });
    case 'times':
      return typeof of === 'number'
        ? Array.from({ length: 12 }, (_, i) => [`${i + 1} × ${of}`, String((i + 1) * of)])
        : [2, 3, 4, 5, 6, 7, 8, 9].flatMap((n): Pair[] => [
            [`${n} × ${n}`, String(n * n)],
            [`${n} × 10`, String(n * 10)],
          ]);
    case 'capitals':
      return capitalsIn(language);
    case 'us-capitals':
      return factsAboutUnitedStates['us-states'].tables.flatMap(({ rows }) =>
        rows
          .trim()
          .split('\n')
          .map((row) => row.split(' | ') as Pair),
      );
    case 'translations':
      return wordsInTwo(String(of));
    default:
      return written[list].split(' ').map((entry) => entry.split('=') as Pair);
  }
}

function capitalsIn(language: string): Pair[] {
  if (language === 'en')
    return countries.flatMap(({ name, capital }): Pair[] => (capital && capital !== name ? [[name, capital]] : []));
  const capitals = capitalsInLanguages.get(language) ?? capitalsInMoreLanguages.get(language);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries.flatMap(({ code, capital }): Pair[] => {
    const city = capital ? capitals?.get(capital) : undefined;
    return city ? [[names.of(code) ?? code, city]] : [];
  });
}
