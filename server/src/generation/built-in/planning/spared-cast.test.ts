import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

describe('whoever must be spared', () => {
  it.each([
    ['spiderweb: a spider catches flies and spares the butterflies', 'catcher', 'butterfly'],
    ['catch all the fruit except the lemons', 'catcher', 'lemon'],
    ['a dog catches bones, leave the kittens alone', 'catcher', 'kitten'],
    ['slice fruit without touching the bees', 'slicer', 'bee'],
    ['snake eats apples but not the mushrooms', 'snake', 'mushroom'],
    ['a robot collects screws without touching the magnets', 'dodger', 'magnet'],
    ['grandpa mows the lawn and must not run over the tulips', 'traffic', 'tulip'],
    ['a knight collects gems, the sleeping dragon must not be woken', 'platformer', 'dragon'],
    ['a burglar sneaks through the house without waking the dog', 'maze', 'dog'],
    ["a candle carried through a dark castle, don't let the wind blow it out", 'runner', 'wind'],
    ['ein Frosch fängt Fliegen, aber keine Bienen', 'catcher', 'bee'],
    ['une grenouille attrape des mouches mais pas les abeilles', 'catcher', 'bee'],
    ['una rana atrapa moscas pero no las abejas', 'catcher', 'bee'],
    ['żaba łapie muchy, ale nie pszczoły', 'catcher', 'bee'],
  ])('is kept away from: %s', (prompt, kind, foes) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect([plan.kind, names(plan.theme.foes)]).toEqual([kind, foes]);
    expect(names(plan.theme.things)).not.toContain(foes);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ["shoot the robots and don't shoot the hostages", 'robot', 'hostage'],
    ['a cowboy shoots bandits, avoid hitting the civilians', 'bandit', 'civilian'],
    ['shoot the ducks, the swans must not be hit', 'duck', 'swan'],
    ['whack the moles but not the rabbits', 'mole', 'rabbit'],
  ])('pops up among the targets of a shooting gallery: %s', (prompt, foes, spared) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect([plan.kind, names(plan.theme.foes), plan.theme.hero.name]).toEqual(['whack', foes, spared]);
    expect(plan.goal).toMatch(/spare the/);
  });

  it('is ignored by a ship that shoots at everything', () => {
    const { plan, understood } = planPrompt("space shooter with a rocket, don't hit the astronauts", 'ada');
    expect(names(plan.theme.foes)).not.toContain('astronaut');
    expect(understood.ignored).toContain('spare astronauts');
  });

  it.each([
    ['runner with a fox, no bombs', 'bomb'],
    ['bowling with carrots instead of the pins', 'pin'],
    ['a waiter runs through the restaurant without spilling the soup', 'soup'],
  ])('is not what is left out or held: %s', (prompt, name) => {
    expect(names(planPrompt(prompt, 'ada').plan.theme.foes)).not.toContain(name);
  });
});

describe('what somebody wears or does something with', () => {
  it.each([
    ['żaba łapie muchy językiem nad stawem', 'fly'],
    ['a giraffe eats leaves with its long neck', 'leaf'],
    ['une grenouille attrape des mouches avec sa langue', 'fly'],
  ])('is nothing to collect: %s', (prompt, things) => {
    expect(names(planPrompt(prompt, 'ada').plan.theme.things)).toBe(things);
  });

  it('is worn, and what is jumped over is in the way', () => {
    const { hero, foes } = planPrompt('un burro con gafas de sol corre por el mercado y salta sobre sandías', 'ada')
      .plan.theme;
    expect([hero.name, hero.wears, names(foes)]).toEqual(['donkey', 'glasses', 'watermelon']);
  });
});
