import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (actors: { name: string }[]) => actors.map(({ name }) => name);

describe('what is thrown at', () => {
  it.each([
    ['santa throws presents into chimneys', 'santa', ['chimney'], 'present', 'snow'],
    ['shooting at castles with a catapult', null, ['castle'], 'rock', 'castle'],
    ['a boy throws eggs at windows', 'boy', ['window'], 'egg', null],
    ['toss rings onto bottles at the fair', null, ['bottle'], 'ring', 'fair'],
  ])('stands there and is hit: %s', (prompt, hero, foes, thing, scene) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'throw', rules: { targets: 1 }, goal: `Pull back, aim and hit the ${foes}s` });
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    expect(names(plan.theme.foes)).toEqual(foes);
    expect(plan.theme.things[0]?.name).toBe(thing);
    if (scene) expect(plan.theme.scene).toBe(scene);
    expect(understood.foes).toEqual([`${foes}s`]);
    expect(understood.ignored).toEqual([]);
  });

  it('comes along if it moves, and as often as asked for', () => {
    const { plan, understood } = planPrompt('pirate cannon, sink 10 ships', 'job 1');
    expect(plan.rules).toMatchObject({ rounds: 10 });
    expect(plan.rules).not.toHaveProperty('targets');
    expect(names(plan.theme.foes)).toEqual(['ship']);
    expect(names(plan.theme.things)).toEqual(['cannonball']);
    expect(understood.numbers).toEqual({ foes: 10 });
  });

  it.each([
    ['throw paper balls into the trash can at the office', 'office worker', 'wastebasket', 'paper'],
    ['throw socks into the laundry basket', null, 'laundry basket', 'sock'],
    ['throw coins into a fountain', null, 'fountain', 'coin'],
    ['a boy throws apples into a basket', 'boy', 'basket', 'apple'],
  ])('is filled where things are thrown into it: %s', (prompt, hero, target, thing) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'throw', rules: { bin: 1 } });
    expect(plan.goal).toMatch(new RegExp(`into the ${target}$`));
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    expect([names(plan.theme.foes), names(plan.theme.things)]).toEqual([[target], [thing]]);
    expect(understood.ignored).toEqual([]);
  });

  it.each(['throw rocks at barrels', 'throw a ball into the basket'])('is no bin elsewhere: %s', (prompt) =>
    expect(planPrompt(prompt, 'job 1').plan.rules).not.toHaveProperty('bin'),
  );

  it.each([
    ['angry birds with llamas', 'llama'],
    ['angry birds with watermelons and a catapult', 'watermelon'],
  ])('waits for whoever is flung: %s', (prompt, flung) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.rules).toMatchObject({ targets: 1, sling: 1 });
    expect([plan.theme.hero.name, plan.theme.things[0]?.name]).toEqual([flung, flung]);
    expect(plan.description).not.toContain('arm');
  });

  it('is thrown by somebody with hands', () => {
    for (const seed of ['job 1', 'job 2', 'job 3', 'job 4'])
      expect(planPrompt('throw tomatoes at sharks', seed).plan.theme.hero.name).not.toMatch(/fish|dolphin|turtle/);
  });
});

describe('what is shot', () => {
  it.each([
    ['shoot pumpkins at scarecrows', 'shooter', 'pumpkin'],
    ['a monkey shooting bananas at robots', 'shooter', 'banana'],
    ['elf with a crossbow fights goblins', 'arena', 'arrow'],
    ['a cowboy with a gun shoots bandits', 'shooter', undefined],
    ['cat shooting laser beams at dogs', 'shooter', undefined],
  ])('flies where something is named, and is a plain shot otherwise: %s', (prompt, kind, shot) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.tool?.name]).toEqual([kind, shot]);
  });

  it.each([
    ['wizard shooting fireballs at 10 trolls', 'Defeat 10 trolls', 10],
    ['tower defence against 30 orcs', 'Stop 30 orcs', 30],
    ['whack 20 moles', 'Bop 20 moles', 20],
    ['duck hunt with 12 ducks', 'Shoot 12 ducks', 12],
  ])('wins once as many are defeated as were asked for: %s', (prompt, goal, defeat) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ goal, rules: { defeat } });
    expect(understood).toMatchObject({ numbers: { foes: defeat }, ignored: [] });
  });

  it.each([
    ['shoot 3 dragons', 'shooter', 'Defeat 3 dragons', 3],
    ['a knight fights 4 dragons', 'arena', 'Defeat 4 dragons', 4],
    ['fight 1 dragon', 'arena', 'Defeat the dragon', 1],
    ['a knight defeats three goblins and two trolls', 'arena', 'Defeat all 5 foes', 5],
    ['un chevalier combat 4 dragons', 'arena', 'Bougez et survivez. Attention aux dragons', 4],
  ])('is strong where there are only a few: %s', (prompt, kind, goal, defeat) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, goal, rules: { defeat, strong: 1 } });
    expect(understood).toMatchObject({ numbers: { foes: defeat }, ignored: [] });
  });

  it.each([
    ['whack 4 moles', 'whack', 4],
    ['duck hunt with 5 ducks', 'whack', 5],
    ['tower defence against 5 orcs', 'defence', 5],
    ['a platformer with 3 enemies', 'platformer', 3],
    ['plateforme avec 3 ennemis', 'platformer', 3],
    ['a maze with 2 enemies', 'maze', 2],
  ])('comes a few at a time: %s', (prompt, kind, foes) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, rules: { foes } });
    expect(plan.rules).not.toHaveProperty('defeat');
    expect(understood).toMatchObject({ numbers: { foes }, ignored: [] });
  });

  it('is counted where as many come behind', () => {
    const { plan, understood } = planPrompt('escape from two bears', 'job 1');
    expect([plan.rules['pack'], understood.ignored]).toEqual([2, []]);
  });

  it.each(['a runner with 2 foxes', 'pong with 2 opponents'])(
    'is not counted where one comes after another: %s',
    (prompt) => expect(planPrompt(prompt, 'job 1').understood.ignored).toEqual(['2 foes']),
  );
});

describe('ice hockey', () => {
  it.each([
    ['ice hockey, me against the computer, first to 5', 'Strike the puck into the goal, first to 5'],
    ['ice hockey', 'Strike the puck into the goal'],
  ])('is played with a puck: %s', (prompt, goal) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'air-hockey', goal, theme: { scene: 'snow' } });
    expect(names(plan.theme.things)).toEqual(['puck']);
    expect(understood).toMatchObject({ hero: null, ignored: [] });
  });
});

describe('saving by catching', () => {
  it('protects those who are saved from what falls', () => {
    const { plan } = planPrompt('save the turtles: catch falling plastic before it reaches them', 'job 1');
    expect(plan).toMatchObject({
      kind: 'catcher',
      goal: 'Catch plastic before it hits the turtles',
      theme: { guarded: { name: 'turtle' } },
    });
    expect(names(plan.theme.things)).toEqual(['plastic']);
    expect(plan.description).not.toContain('bombs');
  });

  it('catches those who fall themselves', () => {
    const { theme } = planPrompt('save the falling kittens with a trampoline, catcher', 'job 1').plan;
    expect(theme.guarded).toBeUndefined();
    expect(names(theme.things)).toEqual(['kitten']);
  });
});
