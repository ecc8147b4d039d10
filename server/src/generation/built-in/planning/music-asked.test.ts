import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';
import { tuneNames, tuneOf } from './tunes.ts';

const planned = (prompt: string) => planPrompt(prompt, 'ada');

describe('music that a prompt asks for', () => {
  it.each([
    ['piano tiles with classical music', 64, 'pianist', 'music note'],
    ['piano tiles with beethoven', 64, 'pianist', 'music note'],
    ['piano tiles: ode to joy', 64, 'pianist', 'music note'],
    ['piano tiles with christmas songs', 64, 'santa', 'music note'],
    ['tap to the beat of Jingle Bells', 64, 'santa', 'music note'],
    ['rhythm game with silent night', 67, 'santa', 'music note'],
    ['lullaby rhythm game', 64, 'teddy bear', 'music note'],
  ])('%s is a melody for the lanes', (prompt, firstPitch, hero, thing) => {
    const { plan, understood } = planned(prompt);
    expect(plan.kind).toBe('rhythm');
    expect(plan.sounds.tune?.[0]?.[0]).toBe(firstPitch);
    expect([plan.theme.hero.name, plan.theme.things[0]?.name, understood.ignored]).toEqual([hero, thing, []]);
  });

  it('is heard in every other game, too', () => {
    const { plan, understood } = planned('a fox runs through the forest with classical music');
    expect([plan.kind, plan.sounds.tune !== undefined, understood.ignored]).toEqual(['runner', true, []]);
  });

  it.each([
    ['rock music rhythm game', 'driving', 'music note'],
    ['rhythm game with jazz', 'swing', 'music note'],
  ])('%s is a band', (prompt, drums, thing) => {
    const { plan } = planned(prompt);
    expect([plan.sounds.drums, plan.theme.things[0]?.name]).toEqual([drums, thing]);
  });

  it.each(['a miner digs through hard rock', 'quiz about rock music', 'a fox by the Bach', 'collect rocks'])(
    'is not meant by: %s',
    (prompt) => {
      const { sounds } = planned(prompt).plan;
      expect([sounds.tune, sounds.drums]).toEqual([undefined, undefined]);
    },
  );

  it('is written in notes of the piano that last', () => {
    for (const name of tuneNames)
      for (const [pitch, sixteenths] of tuneOf([name])) {
        expect(pitch === 0 || (pitch > 50 && pitch < 90)).toBe(true);
        expect(sixteenths).toBeGreaterThan(0);
      }
  });
});

describe('a game for the smallest', () => {
  it.each([
    'baby game: tap the farm animals and hear their sounds',
    'baby game with animal sounds',
    'tap the animals to hear them, for my 1 year old',
    'zoo sounds for toddlers',
    'Babyspiel mit Tierstimmen',
  ])('lets animals be heard: %s', (prompt) => {
    const { plan, understood } = planned(prompt);
    expect([plan.kind, plan.rules['voices'], plan.rules['gentle'], understood.ignored]).toEqual([
      'bubble-pop',
      1,
      1,
      [],
    ]);
  });
});

describe('a quiz about something narrow', () => {
  it.each([
    ['quiz about world war two', 'the Second World War'],
    ['WW2 trivia', 'the Second World War'],
    ['world war 1 quiz', 'the First World War'],
    ['trivia about football world cups', 'World Cups'],
    ['bible trivia', 'the Bible'],
    ['riddles quiz', 'riddles'],
    ['quiz about rock music', 'pop music'],
  ])('%s', (prompt, about) => {
    const { plan, understood } = planned(prompt);
    expect(plan.description).toContain(`questions about ${about}`);
    expect(understood.ignored).toEqual([]);
  });

  it('says so where only a broader topic is known', () => {
    expect(planned('quiz about the cold war').understood.ignored).toEqual(['cold war']);
  });
});
