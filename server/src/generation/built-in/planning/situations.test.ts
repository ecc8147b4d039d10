import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { planPrompt } from './make-plan.ts';

const cast = (prompt: string): string => {
  const { kind, theme } = planPrompt(prompt, 'job 1').plan;
  const named = [theme.hero, theme.foes[0], theme.things[0], theme.guarded].map((actor) => actor?.name ?? '-');
  return [kind, ...named].join(' · ');
};

describe('what goes on in a prompt', () => {
  it.each([
    ['cowboy quick draw duel at noon', /^reaction · cowboy · .* · outlaw · -$/],
    ['a cowboy duel at noon, shoot first', /^reaction · cowboy · .* · outlaw · -$/],
    ['western duel, who draws first', /^reaction · cowboy · .* · outlaw · -$/],
    ['outlaw standoff', /^reaction · outlaw · .* · sheriff · -$/],
    ['two player cowboy duel', /^duel · cowboy · cowboy/],
    ['make burgers for customers before they get angry', /^cooking · chef · .* · burger/],
    ['assemble pizzas for hungry guests', /^cooking · chef · .* · pizza/],
    ['serve burgers to customers', /^tending · chef · .* · customer/],
    ['make hats for cats', /^tending · .* · cat/],
    ['learn the alphabet with dinosaurs for my 4 year old', /^bubble-pop · dinosaur · .* · A/],
    ['practise letters with cats', /^bubble-pop · cat · .* · A/],
    ['a little ghost who is afraid of the light', /^dodger · ghost · lamp/],
    ['a mouse that is scared of cats', /^dodger · mouse · cat/],
    ['bob the balloon floats up and must not touch the cactuses', /^dodger · balloon · cactus/],
    ['missile command', /^shooter · cannon · missile · .* · city$/],
    ["fast and furious police chase, don't get caught", /^traffic · car · police car/],
    ['penalty shootout, best of five', /^throw · striker · goalkeeper · ball/],
    ['plants vs zombies but with cakes and ants', /^defence · cake · ant · cake/],
    ['gra w zbieranie grzybów w lesie, uważaj na muchomory', /toadstool · brown mushroom/],
    ['recoge setas en el bosque, cuidado con los lobos', /wolf · mushroom/],
    ['ramasse des champignons, attention aux loups', /wolf · mushroom/],
    ['raccogli funghi nel bosco, attento ai lupi', /wolf · mushroom/],
    ['собирай грибы, берегись волков', /wolf · mushroom/],
  ])('is played: %s', (prompt, expected) => {
    expect(cast(prompt)).toMatch(expected);
  });

  it.each([
    ['missile command, protect six cities', { cities: 6, lives: 6, side: 0 }],
    ['tetris with 4 lives and a beach theme', { lives: 4 }],
    ['penalty shootout, best of five', { shots: 5 }],
  ])('has the numbers that are asked for: %s', (prompt, rules) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.rules).toMatchObject(rules);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['crossy road with a hippo in Africa', 'jungle'],
    ['crossy road with a santa', 'snow'],
    ['crossy road with a chicken', 'city'],
    ['bowling with coconuts on a desert island', 'beach'],
    ['plumber connects pipes before the water floods the house', 'room'],
  ])('takes place where it says: %s', (prompt, scene) => {
    expect(planPrompt(prompt, 'job 1').plan.theme.scene).toBe(scene);
  });

  it('says what it leaves out, and refuses what it cannot make', () => {
    expect(planPrompt('a diver looks for pearls and watches the oxygen', 'job 1').understood.ignored).toEqual([
      'oxygen',
    ]);
    expect(understandPrompt('colour the butterflies, for 3 year olds').understood).toBe(false);
    expect(understandPrompt('color match with butterflies').understood).toBe(true);
  });

  it('finds the way out of a labyrinth in other languages', () => {
    for (const prompt of [
      'trova la strada fuori dal labirinto con una lumaca',
      'una tortuga quiere salir del laberinto',
      'une souris veut sortir du labyrinthe',
      'ślimak szuka drogi z labiryntu',
    ])
      expect(planPrompt(prompt, 'job 1').plan.modifiers).toContain('exit');
  });

  it('asks to collect in Polish as one says it', () => {
    expect(planPrompt('gra w zbieranie grzybów w lesie', 'job 1').plan.goal).toMatch(/Zbieraj grzyby/);
  });
});
