import type { Question } from '../../../../../engines/src/plan.ts';
import type { SeededRandom } from '../planning/seeded-random.ts';

/** "True" and "false" in the languages that have texts for their games. */
const verdicts: Record<string, [isTrue: string, isFalse: string]> = {
  en: ['True', 'False'],
  de: ['Richtig', 'Falsch'],
  es: ['Verdadero', 'Falso'],
  fr: ['Vrai', 'Faux'],
  pt: ['Verdadeiro', 'Falso'],
  it: ['Vero', 'Falso'],
  pl: ['Prawda', 'Fałsz'],
  ru: ['Верно', 'Неверно'],
  tr: ['Doğru', 'Yanlış'],
  id: ['Benar', 'Salah'],
  ar: ['صح', 'خطأ'],
  hi: ['सही', 'गलत'],
  zh: ['对', '错'],
  ja: ['○ 正しい', '× まちがい'],
  ko: ['○ 맞다', '× 틀리다'],
};

/** Each question with one of its answers, to be judged; about half of them are true. */
export function asStatements(questions: readonly Question[], language: string, random: SeededRandom): Question[] {
  const [isTrue, isFalse] = verdicts[language] ?? ['True', 'False'];
  const order = random.shuffle(questions.map((_, i) => i % 2 === 0));
  return questions.map(({ question, answers: [right = '', wrong = right] }, i) =>
    order[i] || wrong === right
      ? { question: statementOf(question, right), answers: [isTrue, isFalse], isSecond: false }
      : { question: statementOf(question, wrong), answers: [isFalse, isTrue], isSecond: true },
  );
}

/** A question that ends so is about its last word: "Which country is Mount Fuji in?" */
const open = /\b(in|on|of|from|for|to|by|with|at|near|as|about|called|like|mean|do|have|named|after)$/;
/** "Which colour is the sky?" asks about the sky, and not about a colour that is one. */
const attributes =
  /\b(colou?r|year|month|day|number|shape|size|season|direction|letter|currency|language|temperature)$/;

/** "The planet that is closest to the Sun: Mercury"; a question that is no sentence turned round keeps its form. */
export function statementOf(question: string, answer: string): string {
  const sum = /\d+ [-+×÷] \d+/.exec(question)?.[0];
  if (sum) return `${sum} = ${answer}`;
  const [, called] = /^What (?:is|are) (.+) called\?$/.exec(question) ?? [];
  if (called) return `${capital(called)}: ${answer}`;
  const [, what] = /^(?:What|Which) (?:is|are|was|were) ((?:the |").+)\?$/.exec(question) ?? [];
  if (what && !open.test(what)) return `${capital(what)}: ${answer}`;
  const [, meaning] = /^What does (.+) mean\?$/.exec(question) ?? [];
  if (meaning) return `${capital(meaning)} means: ${answer}`;
  const [, whole] = /^([A-Z].+ of) which [a-z ]+\?$/.exec(question) ?? [];
  if (whole) return `${whole} ${answer}`;
  const [, deed] = /^Who (?!do |does |did )(.+)\?$/.exec(question) ?? [];
  if (deed && !open.test(deed)) return `${capital(answer)} ${deed}`;
  const [, among] = /^Which of these(?: [a-z]+)? ((?:is|are|was|were|has|have|can|did not) .+)\?$/.exec(question) ?? [];
  if (among && !open.test(among)) return `${capital(answer)} ${among}`;
  const [, noun = '', verb = '', rest = ''] =
    /^(?:Which|What) (?!of |is |are |was |do |does |did )([a-z -]+?) (is|are|was|were|has|have|had|can) (.+)\?$/.exec(
      question,
    ) ?? [];
  const isTurned = noun !== '' && !open.test(rest) && !(attributes.test(noun) && /^(is|are|was|were)$/.test(verb));
  return isTurned ? `The ${noun} that ${verb} ${rest}: ${answer}` : `${question} ${answer}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
