import type { Actor, Question } from '../../../../../engines/src/plan.ts';
import { countries } from '../knowledge/countries.ts';
import type { QuestionFilter } from '../knowledge/knowledge.ts';
import { codesOfRegion } from '../knowledge/regions.ts';
import { flagsOfCountries } from '../pictures/flags.ts';
import { actorOf } from './actor-of-mention.ts';
import type { SeededRandom } from './seeded-random.ts';

const questionIn: Record<string, string> = {
  en: 'Which country has this flag?',
  de: 'Welches Land hat diese Flagge?',
  es: '¿De qué país es esta bandera?',
  fr: 'De quel pays est ce drapeau ?',
  pt: 'De que país é esta bandeira?',
  it: 'Di quale paese è questa bandiera?',
  pl: 'Którego kraju to flaga?',
  ru: 'Какой стране принадлежит этот флаг?',
  tr: 'Bu hangi ülkenin bayrağı?',
  id: 'Negara mana yang punya bendera ini?',
  ar: 'علم أي دولة هذا؟',
  hi: 'यह किस देश का झंडा है?',
  zh: '这是哪个国家的国旗？',
  ja: 'これはどの国の国旗？',
  ko: '어느 나라의 국기일까요?',
};

/** Fewer flags than these are too few to choose from. */
const flagsMin = 6;

/** What everybody has seen, for the easy questions. */
const wellKnown =
  /^(France|Germany|Italy|United Kingdom|United States|Japan|Canada|Brazil|China|Switzerland|Sweden|Turkey|India|Argentina|Greece|Ireland|Netherlands|Poland|Ukraine|South Africa|Jamaica|Russia|Belgium|Norway|Vietnam)$/;

export type FlagQuiz = { questions: Question[]; things: Actor[] };

/** A picture of each flag, and the names of four countries in the language of the quiz. */
export function flagQuiz(
  language: string,
  { count, filter, random }: { count: number; filter: QuestionFilter; random: SeededRandom },
): FlagQuiz | null {
  const codes = filter.region ? codesOfRegion(filter.region) : undefined;
  const drawn = flagsOfCountries.flatMap(({ name, picture }) => {
    const country = countries.find((one) => one.name === name);
    const isThere = codes
      ? codes.includes(country?.code ?? '')
      : (filter.groups?.includes(country?.continent ?? '') ?? true);
    return country && isThere ? [{ name, picture, code: country.code }] : [];
  });
  const known = drawn.filter(({ name }) => wellKnown.test(name));
  const flags = filter.isEasy && known.length >= flagsMin ? known : drawn;
  if (flags.length < flagsMin) return null;
  const spoken = questionIn[language] ? language : 'en';
  const names = new Intl.DisplayNames([spoken], { type: 'region' });
  const nameOf = ({ name, code }: (typeof flags)[number]) => (spoken === 'en' ? name : (names.of(code) ?? name));
  const asked = random.shuffle(flags).slice(0, count);
  return {
    things: asked.map(({ name, picture }) => flagActor(name, picture)),
    questions: asked.map((flag, i) => ({
      question: questionIn[spoken] ?? '',
      answers: [
        nameOf(flag),
        ...random
          .shuffle(flags.filter((other) => other !== flag))
          .slice(0, 3)
          .map(nameOf),
      ],
      shown: { thing: i, count: 1 },
    })),
  };
}

const flagActor = (name: string, picture: string): Actor =>
  actorOf({ sprite: 'token', family: '', being: false, name, tint: null, wears: null, picture });
