import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { planPrompt } from './make-plan.ts';

const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ');

describe('what is around somebody', () => {
  it.each([
    ['a sloth grabs mangoes while a jaguar prowls below', 'sloth', 'jaguar'],
    ['a snail crosses the garden while birds circle above', 'snail', 'bird'],
    ['robot uprising, survive', null, 'robot'],
    ['zombie apocalypse, survive as long as possible', null, 'zombie'],
    ['dodgeball in the school gym', null, 'ball'],
    ['escape the museum at night without being seen by guards', null, 'security guard'],
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

  it.each([
    ['a witch brews potions with frogs and eyeballs', 'cooking', 'witch'],
    ['drive a monster truck over old cars', 'platformer', 'monster truck'],
    ['escape from alcatraz by boat', 'downhill', 'boat'],
    ['double jump ninja on bamboo, really hard', 'platformer', 'ninja'],
    ['help the lost puppy get home', 'platformer', 'puppy'],
    ['keep the beach ball in the air with a seal', 'catcher', 'seal'],
    ['building blocks tower with a giraffe', 'stacker', 'giraffe'],
    ['roll the marble through a wooden labyrinth, avoid the holes', 'maze', 'marble'],
    ['a chicken lays eggs on passing cars', 'throw', 'hen'],
    ['guitar hero with a mariachi skeleton', 'rhythm', 'skeleton'],
    ['a hungry crocodile', 'growing', 'crocodile'],
    ['ride a wave on a surfboard and dodge seagulls', 'downhill', 'kid'],
  ])('is played: %s', (prompt, kind, hero) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    expect(plan.theme.hero.name).toBe(hero);
  });

  it.each([
    ['meteor shower, hide under umbrellas', 'dodger', 'meteor'],
    ['hit the moles with a rubber hammer, two minutes', 'whack', 'mole'],
    ["steal the dragon's treasure without waking him up", 'maze', 'dragon'],
  ])('is against somebody: %s', (prompt, kind, foe) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.foes[0]?.name]).toEqual([kind, foe]);
  });

  it.each([
    ["find grandpa's glasses in a messy attic", 'hidden-objects', 'eyeglasses'],
    ['a gentle game about feeding ducks at the pond', 'tending', 'duck'],
    ['make a snowman by rolling snowballs', 'stacker', 'snowball'],
    ['spot the fake painting in the gallery', 'odd-one-out', 'painting'],
    ['bake a cake with 3 layers', 'stacker', 'cake'],
  ])('is about something: %s', (prompt, kind, thing) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.things[0]?.name]).toEqual([kind, thing]);
  });

  it('is quiet where somebody only walks', () => {
    const { plan } = planPrompt('a very slow and sad walk in the snow', 'job 1');
    expect([plan.kind, plan.modifiers]).toEqual(['platformer', ['no-enemies']]);
  });

  it('refuses what is only chance, and does not play how the screen is tapped', () => {
    expect(understandPrompt('flip a coin').understood).toBe(false);
    expect(understandPrompt('spin the wheel of fortune').understood).toBe(false);
    const { plan } = planPrompt('tap the screen to make the frog jump over cars', 'job 1');
    expect([plan.kind, plan.theme.hero.name, plan.theme.foes[0]?.name]).toEqual(['runner', 'frog', 'car']);
  });

  it('refuses a quiz on what nobody asks about, and spells fruit', () => {
    expect(understandPrompt('quiz on harry potter').understood).toBe(false);
    expect(understandPrompt('quiz on the train').understood).toBe(true);
    expect(planPrompt('spell the names of fruits', 'job 1').plan.words).toContain('banana');
  });

  it('does not rain skeletons, and sends no submarine into a dungeon', () => {
    for (const job of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { kind, theme } = planPrompt('pixel dungeon with skeletons and treasure chests', job).plan;
      expect(kind).not.toBe('catcher');
      expect(theme.hero.name).not.toBe('submarine');
    }
  });

  it('has no slope on the water, and nobody is eaten by a train', () => {
    for (const job of ['1', '2', '3', '4', '5', '6']) {
      const { title, description } = planPrompt('sail a pirate ship through a storm and avoid rocks', job).plan;
      expect(`${title} ${description}`).not.toMatch(/slope|downhill|descent|slide/i);
    }
    expect(planPrompt('a train that picks up passengers and gets longer', 'job 1').plan.goal).toBe(
      'Pick up passengers, mind your tail',
    );
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
