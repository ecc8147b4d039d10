import { describe, expect, it } from 'vitest';
import { countries } from '../knowledge/countries.ts';
import { flagOf, flagsOfCountries } from '../pictures/flags.ts';
import { planPrompt } from './make-plan.ts';

describe('a quiz about flags', () => {
  it('has a picture for each of its countries', () => {
    const names = new Set(countries.map(({ name }) => name));
    expect(flagsOfCountries.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(flagsOfCountries.filter(({ picture }) => !flagOf(picture)?.shapes.length)).toEqual([]);
  });

  it.each([
    ['guess the flags of Europe', 'Which country has this flag?'],
    ["quiz sur les drapeaux d'Afrique", 'De quel pays est ce drapeau ?'],
    ['quiz: flagi państw Azji', 'Którego kraju to flaga?'],
    ['国旗クイズ', 'これはどの国の国旗？'],
  ])('shows them and names their countries in its language: %s', (prompt, ask) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    const { questions = [], theme } = plan;
    expect(understood.ignored).toEqual([]);
    expect(questions.length).toBeGreaterThan(8);
    for (const [i, { question, answers, shown }] of questions.entries()) {
      expect(question).toBe(ask);
      expect(new Set(answers).size).toBe(4);
      expect(shown).toEqual({ thing: i, count: 1 });
      expect(theme.things[i]?.picture).toMatch(/^flag:/);
    }
  });

  it('asks for the capitals of Africa in the language of the prompt', () => {
    const { plan, understood } = planPrompt("quiz sur les capitales d'Afrique", 'ada');
    expect(
      plan.questions?.every(({ question }) => question.startsWith('Capitale') || question.endsWith('pays ?')),
    ).toBe(true);
    expect(understood.ignored).toEqual([]);
  });
});

describe('weather', () => {
  it.each([
    ['a fox runs in the snow', 'snow'],
    ['snowy forest platformer with a bear', 'snow'],
    ['snow falls while a hedgehog collects apples', 'snow'],
    ['un renard court dans la neige', 'snow'],
    ['ein Bär läuft im Schnee', 'snow'],
    ['un oso salta en la nieve', 'snow'],
    ['miś skacze w śniegu', 'snow'],
    ['un chien sous la pluie', 'rain'],
    ['un gato en la niebla', 'fog'],
  ])('falls where it is named: %s', (prompt, weather) => {
    expect(planPrompt(prompt, 'ada').plan.weather).toBe(weather);
  });
});
