import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('who taps to earn', () => {
  it.each([
    ['idle clicker: bake croissants and hire bakers', 'croissant', 'baker'],
    ['cookie clicker with cats', 'cookie', 'cat'],
    ['cookie clicker with tacos', 'taco', 'chef'],
    ['a lemonade stand', 'lemonade', 'kid'],
    ['gold mine tycoon with dwarves', 'gold', 'dwarf'],
    ['tap to earn gold, hire miners', 'gold', 'miner'],
    ['build a pizza empire, tycoon', 'pizza', 'chef'],
    ['idle farm', 'carrot', 'farmer'],
    ['zoo tycoon', 'coin', 'monkey'],
    // Alone, somebody is tapped.
    ['cat clicker', 'cat', 'kid'],
    ['clicker game', 'coin', 'robot'],
    ['egg inc but with ducks', 'egg', 'duck'],
    ['un clicker de galletas con gatos', 'cookie', 'cat'],
    ['クッキークリッカー', 'cookie', 'chef'],
  ])('%s', (prompt, thing, helper) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    const { things, hero, foes, helpers, tool } = plan.theme;
    expect([plan.kind, things[0]?.name, hero.name]).toEqual(['clicker', thing, helper]);
    // Five things are for sale, and each looks different.
    const names = [tool, hero, ...(helpers ?? [])].map((one) => one?.name);
    expect(new Set(names).size).toBe(5);
    expect(foes).toEqual([]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['lemonade stand where customers wait', 'tending'],
    ['serve lemonade at a lemonade stand', 'tending'],
    ['pop bubbles with cats', 'bubble-pop'],
    ['a burger shop', 'tending'],
  ])('but not: %s', (prompt, kind) => {
    expect(planPrompt(prompt, 'job 1').plan.kind).toBe(kind);
  });

  it('is in no hurry while idling, and makes as many as were asked for', () => {
    const idle = planPrompt('idle clicker: bake croissants and hire bakers', 'job 1').plan;
    expect(idle.goal).toBe('Tap the croissant, hire bakers, reach each goal');
    expect(idle.rules['seconds']).toBeGreaterThan(3600);
    const { plan, understood } = planPrompt('bake 500 croissants clicker', 'job 1');
    expect([plan.goal, plan.rules['collect'], understood.ignored]).toEqual(['Make 500 croissants', 500, []]);
  });
});

describe('who falls down a tower', () => {
  it.each([
    ['helix drop: a marble falls through a spinning candy tower', 'marble', 'candy', undefined],
    ['a marble falls through a spinning candy tower', 'marble', 'candy', undefined],
    ['helix jump', 'ball', undefined, undefined],
    ['helix jump with a frog, avoid wasps', 'frog', undefined, 'wasp'],
    ['rotate the tower and drop the donut', 'donut', undefined, undefined],
    ['helix jump with donuts', 'donut', undefined, undefined],
    ['a ball bounces down a rotating tower, avoid spiders', 'ball', undefined, 'spider'],
    ['helix jump con una rana', 'frog', undefined, undefined],
  ])('%s', (prompt, hero, pillar, foe) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.hero.name, plan.theme.pillar?.name]).toEqual(['helix', hero, pillar]);
    if (foe) expect(plan.theme.foes.map(({ name }) => name)).toEqual([foe]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['tower defence with rotating towers, monsters fall down', 'defence'],
    ['build the tallest tower', 'stacker'],
    ['a ball passes spinning rings of its own colour', 'colour-gates'],
  ])('but not: %s', (prompt, kind) => {
    expect(planPrompt(prompt, 'job 1').plan.kind).toBe(kind);
  });

  it('collects stars, and keeps toddlers from nothing', () => {
    const { plan } = planPrompt('the spinning tower: bounce down and collect 10 stars', 'job 1');
    expect([plan.kind, plan.goal, plan.rules['collect']]).toEqual(['helix', 'Collect 10 stars', 10]);
    expect(planPrompt('helix jump for toddlers', 'job 1').plan.goal).toBe('Turn the tower, fall through the gaps');
  });
});
