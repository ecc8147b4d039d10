import { describe, expect, it } from 'vitest';
import { continents, countries } from '../knowledge/countries.ts';
import { planFromPrompt, planPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

const quiz = (prompt: string) => {
  const plan = planFromPrompt(prompt, 'job');
  expect(plan.kind).toBe('quiz');
  return plan;
};

describe('the questions of a quiz', () => {
  it.each([
    ['quiz about planets of the solar system', /solar system/i],
    ['trivia about dinosaurs, five lives', /dinosaurs/i],
    ['word quiz about capital cities of Europe', /capitals of Europe/i],
    ['math quiz for children with additions up to 20', /addition/i],
  ])('asks about the topic of "%s", and says so', (prompt, name) => {
    const { questions = [], title, description } = quiz(prompt);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(questions.length).toBeLessThanOrEqual(20);
    expect(title).toMatch(name);
    expect(description).toMatch(name);
  });

  it("asks for Europe's capitals alone", () => {
    const european = countries.filter(({ continent }) => continent === continents[0]);
    const known = european.flatMap(({ name, capital }) => [name, capital]);
    const { questions = [] } = quiz('word quiz about capital cities of Europe');
    expect(questions.flatMap(({ answers }) => answers).filter((answer) => !known.includes(answer))).toEqual([]);
  });

  it.each([
    ['Quiz über Hauptstädte Europas', 'de', 'Wien'],
    ['quiz sobre capitales', 'es', 'Roma'],
    ['quiz sur les capitales', 'fr', 'Londres'],
    ['quiz o stolicach świata', 'pl', 'Paryż'],
    ['首都クイズ', 'ja', 'パリ'],
    ['a quiz about capitals in German', 'de', 'Prag'],
    ['викторина столицы Европы', 'ru', 'Вена'],
    ['مسابقة عواصم الدول العربية', 'ar', 'القاهرة'],
    ['수도 퀴즈', 'ko', '파리'],
    ['başkentler quiz', 'tr', 'Prag'],
  ])('asks about capitals in the language of "%s"', (prompt, language, known) => {
    const plans = ['a', 'b', 'c', 'd', 'e', 'f'].map((job) => planPrompt(prompt, job));
    const answers = plans.flatMap(({ plan }) => plan.questions ?? []).flatMap((one) => one.answers);
    expect(plans[0]?.plan).toMatchObject({ kind: 'quiz', language });
    expect(plans[0]?.understood.ignored.filter((one) => one.startsWith('questions in'))).toEqual([]);
    expect(answers).toContain(known);
    expect(answers.filter((answer) => /^(Vienna|Warsaw|Germany|Spain|Brussels)$/.test(answer))).toEqual([]);
  });

  it.each([
    ['ein Quiz über Tiere', 'de', /Welche|Wer /],
    ['quiz sobre los planetas', 'es', /planeta|estrella|Tierra/],
    ['викторина о планетах', 'ru', /планет|звезда|Земли/],
    ['quiz sur le football', 'fr', /Coupe du monde/],
    ['hayvanlar hakkında bir quiz', 'tr', /hangisi|kim|Kim/],
    ['動物クイズ', 'ja', /は？$/],
  ])('asks "%s" in its language', (prompt, language, words) => {
    const { plan, understood } = planPrompt(prompt, 'job');
    expect(plan).toMatchObject({ kind: 'quiz', language });
    expect(understood.ignored.filter((one) => one.startsWith('questions in'))).toEqual([]);
    expect(plan.questions?.length).toBeGreaterThanOrEqual(12);
    for (const { question, answers } of plan.questions ?? []) {
      expect(question).toMatch(words);
      expect(new Set(answers).size, question).toBe(4);
    }
  });

  it('gives every question four different answers in every language', () => {
    for (const language of ['German', 'Spanish', 'French', 'Portuguese', 'Italian', 'Polish', 'Japanese', 'Chinese'])
      for (const topic of ['capitals', 'capitals of Asia', 'capitals of America', 'additions up to 20'])
        for (const { answers } of quiz(`quiz about ${topic} in ${language}`).questions ?? [])
          expect(new Set(answers).size, `${topic} in ${language}: ${answers}`).toBe(4);
  });

  it('keeps additions within the limit', () => {
    const { questions = [] } = quiz('math quiz for children with additions up to 20');
    expect(questions.filter(({ answers }) => Number(answers[0]) > 20)).toEqual([]);
    expect(questions.filter(({ question }) => !question.includes('+'))).toEqual([]);
  });

  it.each([
    ['quiz about flags of africa', /flags of Africa/i, ['Africa']],
    ['quiz about flags of South America', /flags of South America/i, ['South America']],
    ['quiz about flags of the caribbean', /flags of the Caribbean/i, ['North America']],
  ])('shows only the flags of "%s"', (prompt, name, groups) => {
    const { questions = [], title, description } = quiz(prompt);
    const there = countries.flatMap(({ name: country, continent = '' }) => (groups.includes(continent) ? country : []));
    expect(title).toMatch(name);
    expect(description).toMatch(name);
    expect(questions.length).toBeGreaterThan(8);
    expect(questions.flatMap(({ answers }) => answers).filter((answer) => !there.includes(answer))).toEqual([]);
  });

  it('asks about countries of a continent by capital, flag and place, with four answers each', () => {
    const { questions = [], title } = quiz('quiz about african countries');
    expect(title).toMatch(/Countries of Africa/);
    expect(questions.filter(({ answers }) => new Set(answers).size !== 4)).toEqual([]);
    expect(questions.some(({ question }) => question.includes('flag'))).toBe(true);
    expect(questions.some(({ question }) => question.includes('capital'))).toBe(true);
  });

  it.each(['times tables of 7', 'the 7 times table', 'tables de 7', 'das 7er Einmaleins'])(
    'asks nothing but the table of seven for "%s"',
    (prompt) => {
      const { questions = [] } = quiz(prompt);
      expect(questions.length).toBeGreaterThan(9);
      expect(questions.filter(({ question }) => !/\b7 ×|× 7\b/.test(question))).toEqual([]);
    },
  );

  it('asks about every topic that was joined, in turn', () => {
    const { questions = [], title } = quiz('quiz about rivers and mountains, 12 questions');
    expect(title).toMatch(/Rivers and Mountains/);
    expect(questions).toHaveLength(12);
    expect(
      questions.filter(({ question }) => /mountain|peak|Mount|summit|range/i.test(question)).length,
    ).toBeGreaterThan(2);
    expect(questions.filter(({ question }) => /river|waterfall|flow/i.test(question)).length).toBeGreaterThan(3);
  });

  it('starts with the part of its topic that was named', () => {
    const { questions = [], title } = quiz('T-rex quiz');
    expect(title).toMatch(/T-rex/);
    expect(questions.slice(0, 8).filter(({ question }) => !/T\. rex|Tyrannosaurus|tyrant/.test(question))).toEqual([]);
    expect(quiz('quiz about dolphins').description).toMatch(/beginning with dolphins/);
  });

  it.each(['a quiz for a 6-year-old', 'quiz about space for kids', 'quiz about animals for year 2'])(
    'is easy and slow in "%s"',
    (prompt) => {
      const { rules, description } = quiz(prompt);
      expect(rules['seconds']).toBeGreaterThan(quiz('a quiz').rules['seconds'] ?? 0);
      expect(description).toMatch(/easy questions/);
    },
  );

  it.each([
    ['quiz about european birds', 'Europe'],
    ['quiz o ptakach Afryki', 'Africa'],
    ['quiz about volcanoes in Italy', 'italy'],
    ['quiz about dinosaurs that eat plants', 'eat plant'],
    ['quiz about female inventors', 'female'],
  ])('reports how "%s" could not be narrowed', (prompt, word) => {
    expect(planPrompt(prompt, 'job').understood.ignored).toContain(word);
  });

  it.each([
    'quiz about flags of africa',
    'quiz Flaggen Afrikas',
    'quiz about planets of the solar system',
    'quiz about rivers and mountains',
    'quiz about the ancient egyptians for my year 4 class',
    '8 questions about african animals',
    'quiz about capitals of arab countries',
    'T-rex quiz',
  ])('ignores nothing of "%s"', (prompt) => {
    expect(planPrompt(prompt, 'job').understood.ignored).toEqual([]);
  });

  it('mixes general knowledge where no topic was asked for', () => {
    expect(quiz('a quick quiz').description).toMatch(/general knowledge/);
  });

  it.each(['quiz about tax law', 'Harry Potter trivia', 'quiz about mushrooms'])(
    'puts no other topic in the place of the unknown one in "%s"',
    (prompt) => {
      expect(quiz(prompt).questions).toBeUndefined();
    },
  );

  it('ignores a continent where the topic has none', () => {
    expect(quiz('quiz about chess in Europe').questions?.length).toBeGreaterThanOrEqual(12);
  });

  it('leaves other kinds of games without questions', () => {
    expect(planFromPrompt('a platformer about dinosaurs', 'job').questions).toBeUndefined();
  });

  it('keeps the questions in a remix unless it asks for another topic', () => {
    const origin = quiz('quiz about planets');
    expect(remixPlan(origin, 'make it harder', 'remix').questions).toEqual(origin.questions);
    const other = remixPlan(origin, 'quiz about dinosaurs', 'remix');
    expect(other.title).toMatch(/dinosaurs/i);
    expect(other.questions).not.toEqual(origin.questions);
  });
});
