import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => {
  const { plan, understood } = planPrompt(prompt, 'ada');
  const { theme } = plan;
  return {
    ...theme,
    kind: plan.kind,
    hour: plan.hour,
    things: theme.things.map(({ name }) => name),
    ignored: understood.ignored,
  };
};

describe('what stands beside those who play', () => {
  it.each([
    ['a fox in a forest with a campfire catches marshmallows', 'campfire', ['marshmallow'], 'forest'],
    ['a bunny jumps over carrots in a garden with a big old tree', 'tree', [], 'meadow'],
    ['a dog catches frisbees at the beach with palm trees and a sandcastle', 'sandcastle', ['frisbee'], 'beach'],
    ['catch apples in an orchard, a windmill in the background', 'windmill', ['apple'], 'farm'],
    ['penguins fishing next to a red lighthouse', 'lighthouse', ['fish'], 'beach'],
    ['throw snowballs in front of a ski lodge', 'ski lodge', ['snowball'], 'snow'],
    ['a squirrel runs around the old oak and gathers acorns', 'old oak', ['acorn'], 'forest'],
  ])('is in the scenery, and neither caught nor a place to be in: %s', (prompt, landmark, things, scene) => {
    const game = planned(prompt);
    expect(game.landmark?.name).toContain(landmark.split(' ').at(-1));
    for (const thing of things) expect(game.things).toContain(thing);
    expect(game.things).not.toContain(landmark);
    expect([game.scene, game.ignored]).toEqual([scene, []]);
  });

  it('leaves the deed after it alone', () => {
    expect(planned('a knight jumps over rocks near an old windmill and collects eggs').things).toEqual(['egg']);
  });

  it('is told where no landscape is seen', () => {
    expect(planned('the princess waits by the old well and catches frogs').ignored).toEqual(['old well']);
  });

  it('makes it night under a full moon', () => {
    const game = planned('a witch stirs a potion under the full moon');
    expect([game.kind, game.hour, game.landmark, game.scene === 'space']).toEqual([
      'cooking',
      'night',
      undefined,
      false,
    ]);
  });

  it.each([
    'a tree frog jumps past a bridge troll',
    'penguin race past a house cat',
    'a vacuum drives around the house',
    'astronaut mines crystals deep under the moon',
    'pinball with a castle',
  ])('is nothing that one plays in, with or against: %s', (prompt) => {
    expect(planned(prompt).landmark).toBeUndefined();
  });
});

describe('sports by one word', () => {
  it.each([
    ['kids play football', 'throw'],
    ['a lion plays football against an elephant', 'throw'],
    ['cricket', 'batting'],
    ['parkour', 'platformer'],
    ['skateboard tricks', 'runner'],
  ])('are those that are meant: %s', (prompt, kind) => {
    expect(planned(prompt).kind).toBe(kind);
  });
});

describe('what a sentence says besides', () => {
  it('puts a cabin on the shore of the lake, and nobody into it', () => {
    const { plan } = planPrompt('fishing game on a calm lake at dawn with a wooden cabin on the shore', 'ada');
    expect([plan.theme.scene, plan.hour, plan.theme.landmark?.name]).toEqual(['lake', 'dawn', 'wooden cabin']);
    expect(`${plan.title} ${plan.description}`).not.toMatch(/cabin/i);
  });

  it('leaves laps without a hero, and goals without points', () => {
    const race = planPrompt('racing game with monster trucks in the desert, 3 laps against 4 opponents', 'ada').plan;
    expect([race.theme.hero.name, race.rules['rounds'], race.rules['rivals']]).toEqual(['monster truck', 3, 4]);
    const beach = planPrompt('um jogo de futebol de praia, fazer 5 gols em 90 segundos', 'ada').plan;
    expect([beach.rules['target'], beach.rules['shots'], beach.rules['seconds']]).toEqual([undefined, 5, 90]);
  });

  it('tells that a foe has no lives of its own', () => {
    const { plan, understood } = planPrompt('knight fights a dragon, dragon has 3 lives', 'ada');
    expect([understood.numbers, understood.ignored]).toEqual([{ foes: 1 }, ['3 lives']]);
    expect(plan.theme.foes.map(({ name }) => name)).toEqual(['dragon']);
  });

  it('plays nobody whom others stand for', () => {
    const { hero, foes } = planPrompt('whack a mole but the moles are zombies', 'ada').plan.theme;
    expect([hero.name === 'mole', foes.map(({ name }) => name)]).toEqual([false, ['zombie']]);
  });

  it.each([
    ['un chat attrape des croissants à Paris', 'Eiffel Tower'],
    ['eine Katze springt über Dächer in Rom', 'Colosseum'],
  ])('shows what a city is known by in other languages: %s', (prompt, sight) =>
    expect(planPrompt(prompt, 'ada').plan.theme.landmark?.name).toBe(sight),
  );

  it('gathers what stands behind somebody else’s article', () =>
    expect(planPrompt('ein Eichhörnchen Nüsse sammelt und einem Marder ausweicht', 'ada').plan.goal).toContain(
      'Sammle Nüsse',
    ));
});
