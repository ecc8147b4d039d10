import { describe, expect, it } from 'vitest';
import { factsOf, type TopicId } from './all-facts.ts';
import { countries } from './countries.ts';
import { questionsAbout } from './questions-about.ts';
import { topics } from './topics.ts';

const allOf = (topic: TopicId, seed = 'ada') => questionsAbout(topic, { seed, count: 10_000 });

describe('questions about a topic', () => {
  it('has at least sixty topics, each with a name and, where it was written down, with a source', () => {
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThanOrEqual(60);
    expect(topics.filter(({ names }) => names['en']?.length === 0)).toEqual([]);
    expect(Object.keys(factsOf).filter((id) => !topics.some((topic) => topic.id === id))).toEqual([]);
    expect(Object.values(factsOf).filter(({ source }) => source.length < 10)).toEqual([]);
  });

  it.each(topics.map(({ id }) => id))('asks at least 25 different questions about %s', (id) => {
    const questions = allOf(id);
    expect(questions.length).toBeGreaterThanOrEqual(25);
    const asked = questions.map(({ question }) => question.toLowerCase());
    expect(asked.filter((one, i) => asked.indexOf(one) !== i)).toEqual([]);
    for (const { question, answers } of questions) {
      expect(question.length, question).toBeLessThanOrEqual(90);
      expect(question, question).toMatch(/\S\?$/);
      expect(new Set(answers.map((answer) => answer.toLowerCase())).size, question).toBe(4);
      expect(
        answers.filter((answer) => answer.length > 28 || answer !== answer.trim() || answer === ''),
        question,
      ).toEqual([]);
    }
  });

  it('writes no question of a topic twice, and gives each three wrong answers', () => {
    const wrong = Object.entries(factsOf).flatMap(([id, { facts = '' }]) => {
      const lines = facts.trim().split('\n').filter(Boolean);
      const asked = lines.map((line) => line.split(' | ')[0]);
      return [
        ...lines.filter((line) => line.split(' | ').length !== 5),
        ...asked.filter((one, i) => asked.indexOf(one) !== i).map((one) => `${id}: ${one} twice`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('chooses by the seed', () => {
    const ten = (seed: string) => questionsAbout('animals', { seed, count: 10 });
    expect(ten('ada')).toEqual(ten('ada'));
    expect(ten('ada')).not.toEqual(ten('bob'));
    expect(ten('ada')).toHaveLength(10);
  });

  it('puts the right answer first and never offers a second right one', () => {
    const capitals = new Map(countries.map(({ name, capital }) => [name, capital]));
    const asked = allOf('capitals').filter(({ question }) => question.startsWith('What is the capital of'));
    expect(asked.length).toBeGreaterThan(150);
    for (const { question, answers } of asked) {
      expect(answers[0]).toBe(capitals.get(question.slice('What is the capital of '.length, -1)));
    }
  });

  it("asks about Europe's capitals only, with wrong answers from Europe", () => {
    const european = countries.filter(({ continent }) => continent === 'Europe');
    const known = new Set(european.flatMap(({ name, capital }) => [name, capital]));
    const byTopic = allOf('capitals-of-europe');
    const byFilter = questionsAbout('capitals', { seed: 'ada', count: 500, filter: { groups: ['Europe'] } });
    expect(byTopic.length).toBe(byFilter.length);
    for (const { answers } of [...byTopic, ...byFilter]) {
      expect(answers.filter((answer) => !known.has(answer))).toEqual([]);
    }
  });

  it('filters flags by continent', () => {
    const american = new Set(countries.filter(({ continent }) => continent === 'South America').map((c) => c.name));
    const questions = questionsAbout('flags', { seed: 'ada', count: 99, filter: { groups: ['South America'] } });
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.flatMap(({ answers }) => answers).filter((name) => !american.has(name))).toEqual([]);
  });

  it('keeps sums within the limit', () => {
    const questions = questionsAbout('addition', { seed: 'ada', count: 500, filter: { resultMax: 10 } });
    for (const { question, answers } of questions) {
      const [a = 0, b = 0] = question.match(/\d+/g)?.map(Number) ?? [];
      expect(Number(answers[0])).toBe(a + b);
      expect(a + b).toBeLessThanOrEqual(10);
    }
  });

  it('mixes general knowledge from many topics', () => {
    const questions = questionsAbout('general-knowledge', { seed: 'ada', count: 16 });
    expect(new Set(questions.map(({ question }) => question)).size).toBe(16);
  });
});
