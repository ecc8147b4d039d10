import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ');

describe('what is around somebody', () => {
  it.each([
    ['a sloth grabs mangoes while a jaguar prowls below', 'sloth', 'jaguar'],
    ['a snail crosses the garden while birds circle above', 'snail', 'bird'],
    ['robot uprising, survive', null, 'robot'],
    ['zombie apocalypse, survive as long as possible', null, 'zombie'],
    ['dodgeball in the school gym', null, 'ball'],
    ['escape the museum at night without being seen by guards', null, 'guard'],
  ])('is met: %s', (prompt, hero, foe) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    expect(plan.theme.foes.map(({ name }) => name)).toContain(foe);
    expect(plan.rules['defeat']).toBeUndefined();
    expect(understood.ignored.filter((word) => word !== 'busy')).toEqual([]);
  });

  it('is nobody dear, who only looks on', () => {
    const { plan } = planPrompt('a bear collects honey while a butterfly flies around', 'job 1');
    expect(names(plan.theme.foes)).not.toContain('butterfly');
  });

  it.each([
    ['clean the dishes before the guests arrive', 'kitchen'],
    ['air traffic controller: guide planes to the runway', 'city'],
    ['the floor is lava and my kid jumps from sofa to sofa', 'room'],
    ['park the spaceship in the docking bay', 'starship'],
    ['catch raindrops in a bucket before the garden dries out', 'meadow'],
  ])('is where it happens: %s', (prompt, scene) => {
    expect(planPrompt(prompt, 'job 1').plan.theme.scene).toBe(scene);
  });

  it.each([
    ['make sandwiches for hungry dinosaurs', 't-rex', 'sandwich'],
    ['a toddler game where you feed a hippo watermelons', 'hippo', 'watermelon'],
    ['feed the dinosaurs', 'triceratops', 'apple'],
  ])('is fed, and nobody is given away: %s', (prompt, who, what) => {
    const { things, gifts = [] } = planPrompt(prompt, 'job 1').plan.theme;
    expect(names(things)).toContain(who);
    expect(names(gifts)).toContain(what);
    expect(names(gifts)).not.toContain(who);
  });

  it('makes pillars of what pipes are made of', () => {
    const { theme } = planPrompt('flappy bird but a pug flies through pipes made of sausages', 'job 1').plan;
    expect(theme.pillar?.name).toBe('sausage');
  });

  it('says nothing of words by their length, nor of the road through where somebody is going', () => {
    expect(planPrompt('wordle with 6 letter words', 'job 1').understood.ignored).toEqual([]);
    const { description } = planPrompt('drive an ambulance through heavy traffic to the hospital', 'job 2').plan;
    expect(description).not.toContain('through the hospital');
  });
});
