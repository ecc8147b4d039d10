import { at, type Random } from '../../math/random.ts';
import type { Actor, Plan, Question as WrittenQuestion } from '../../plan.ts';

/** The content of a card: a picture, several copies of it, its shadow, or a number or other text. */
export type Face = { actor: Actor | null; count: number; shadow: boolean; text: string };
/** Written questions get more space and time than pictures. */
export type Question = { ask: string; shown: Face[]; options: Face[]; right: number; written: boolean };

const face = (actor: Actor, count = 1, shadow = false): Face => ({ actor, count, shadow, text: '' });
const number = (n: number | string): Face => ({ actor: null, count: 0, shadow: false, text: String(n) });

type Maker = (pictures: Actor[], level: number, random: Random) => Question;

function shuffled(ask: string, shown: Face[], right: Face, wrong: Face[], random: Random): Question {
  const options = random.shuffle([right, ...wrong]);
  return { ask, shown, options, right: options.indexOf(right), written: false };
}

/** Three different numbers near the right one. */
function near(n: number, random: Random): Face[] {
  const close = random.shuffle([-3, -2, -1, 1, 2, 3, 4].map((d) => n + d).filter((m) => m >= 0));
  return close.slice(0, 3).map(number);
}

const makers: Record<string, Maker> = {
  named: (pictures, _, random) => {
    const [right, ...wrong] = random.shuffle(pictures).slice(0, 4);
    const actor = right ?? at(pictures, 0);
    return shuffled(
      `Find the ${actor.name}`,
      [],
      face(actor),
      wrong.map((a) => face(a)),
      random,
    );
  },
  shadow: (pictures, _, random) => {
    const [right, ...wrong] = random.shuffle(pictures).slice(0, 4);
    const actor = right ?? at(pictures, 0);
    return shuffled(
      'Whose shadow is this?',
      [face(actor, 1, true)],
      face(actor),
      wrong.map((a) => face(a)),
      random,
    );
  },
  odd: (pictures, level, random) => {
    const [common, odd] = random.shuffle(pictures);
    const a = common ?? at(pictures, 0);
    const b = odd ?? at(pictures, 1);
    const count = level > 4 ? 2 : 1;
    return shuffled(
      'Which one is different?',
      [],
      face(b, count),
      [face(a, count), face(a, count), face(a, count)],
      random,
    );
  },
  count: (pictures, level, random) => {
    const n = random.int(2, Math.min(12, 5 + level));
    const actor = random.pick(pictures);
    return shuffled(`How many ${actor.plural}?`, [face(actor, n)], number(n), near(n, random), random);
  },
  sum: (pictures, level, random) => {
    const a = random.int(1, 3 + level);
    const b = random.int(1, 3 + level);
    const minus = level > 2 && random.chance(0.4);
    const [high, low] = [Math.max(a, b), Math.min(a, b)];
    const n = minus ? high - low : a + b;
    return shuffled(
      'How much is it?',
      [number(minus ? `${high} - ${low}` : `${a} + ${b}`), face(random.pick(pictures))],
      number(n),
      near(n, random),
      random,
    );
  },
  times: (_, level, random) => {
    const a = random.int(2, 4 + Math.floor(level / 2));
    const b = random.int(2, 5);
    return shuffled('How much is it?', [number(`${a} X ${b}`)], number(a * b), near(a * b, random), random);
  },
  most: (pictures, level, random) => {
    const [actor = at(pictures, 0)] = random.shuffle(pictures);
    const counts = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8].slice(0, 4 + Math.min(4, level))).slice(0, 4);
    const most = Math.max(...counts);
    return shuffled(
      `Where are most ${actor.plural}?`,
      [],
      face(actor, most),
      counts.filter((n) => n !== most).map((n) => face(actor, n)),
      random,
    );
  },
  row: (pictures, level, random) => {
    const chosen = random.shuffle(pictures).slice(0, level > 3 ? 3 : 2);
    const row = Array.from({ length: 5 }, (_, i) => face(at(chosen, i)));
    const right = at(chosen, 5);
    const wrong = random.shuffle(pictures.filter((a) => a !== right)).slice(0, 3);
    return shuffled(
      'What comes next?',
      row,
      face(right),
      wrong.map((a) => face(a)),
      random,
    );
  },
};

/** The plan's own question, its answers shuffled every time unless they have places of their own. */
export function writtenQuestion(asked: WrittenQuestion, things: Actor[], random: Random): Question {
  const { question: ask, answers, isSecond, shown: counted } = asked;
  const [right = number(''), ...wrong] = answers.map(number);
  const shown = counted ? [face(at(things, counted.thing), counted.count, counted.isShadow)] : [];
  if (isSecond === undefined) return { ...shuffled(ask, shown, right, wrong, random), written: true };
  const options = isSecond ? [...wrong, right] : [right, ...wrong];
  return { ask, shown, options, right: options.indexOf(right), written: true };
}

/** Sums if the prompt asks for numbers, otherwise pictures; harder at higher levels. */
export function nextQuestion(plan: Plan, pictures: Actor[], level: number, maths: boolean, random: Random): Question {
  const easy = maths ? ['sum', 'count', 'most', 'sum'] : ['named', 'odd', 'count', 'shadow'];
  const later = maths ? ['times', 'sum', 'row', 'count'] : ['row', 'most', 'shadow', 'sum'];
  const kinds = level > 2 ? [...easy, ...later] : level > 1 && plan.difficulty > 2 ? [...easy, ...later] : easy;
  const maker = makers[random.pick(kinds)] ?? makers['odd'];
  if (!maker) throw new Error('a quiz without questions');
  return maker(pictures, level, random);
}
