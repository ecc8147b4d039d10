import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'job').plan;

describe('games to come to rest with', () => {
  it.each([
    ['relaxing zen garden with koi fish', 'tending', 'koi', 'lake'],
    ['relaxing koi pond', 'tending', 'koi', 'lake'],
    ['zen aquarium game', 'tending', 'fish', 'sea'],
    ['a peaceful pond with ducks', 'tending', 'duck', 'lake'],
    ['chill game with cats sleeping', 'tending', 'cat', null],
    ['sleepy game with floating jellyfish and soft music before bed', 'bubble-pop', 'jellyfish', 'sea'],
    ['calming jellyfish game', 'bubble-pop', 'jellyfish', 'sea'],
    ['gentle game with fireflies at night', 'bubble-pop', 'firefly', 'forest'],
    ['meditation game with floating lanterns', 'bubble-pop', 'lantern', null],
    ['cozy campfire game', 'catcher', 'marshmallow', 'forest'],
    ['un juego relajante con peces en un acuario', 'tending', 'fish', 'sea'],
    ['un jeu relaxant avec des méduses', 'bubble-pop', 'jellyfish', 'sea'],
    ['ein entspannendes Spiel mit Koi-Fischen im Garten', 'tending', 'fish', 'lake'],
  ])('%s: %s with a %s', (prompt, kind, thing, scene) => {
    const plan = planned(prompt);
    expect(plan).toMatchObject({ kind, mood: 'calm' });
    expect(plan.theme.things[0]?.sprite === thing || plan.theme.things[0]?.name === thing).toBe(true);
    if (scene) expect(plan.theme.scene).toBe(scene);
  });

  it.each([
    ['flappy fish, relaxing', 'flyer'],
    ['a calm butterfly avoids spiders', 'flyer'],
    ['relaxing memory with cats', 'memory'],
    ['a quiet walk of a fox in the snow', 'platformer'],
    ['a fish eats smaller fish and grows', 'growing'],
  ])('but %s is still played as a %s', (prompt, kind) => {
    expect(planned(prompt).kind).toBe(kind);
  });

  it('have nobody who meets a bed', () => {
    const { plan, understood } = planPrompt('a cat collects stars before bed', 'job');
    expect(plan).toMatchObject({ mood: 'calm', difficulty: 1 });
    expect([...plan.theme.foes, ...plan.theme.things].map(({ name }) => name)).not.toContain('bed');
    expect(understood.ignored).toEqual([]);
  });
});

describe('games to be afraid of', () => {
  it('have no merry titles', () => {
    const titles = Array.from(
      { length: 40 },
      (_, i) => planPrompt('spooky snake in a graveyard', `job ${i}`).plan.title,
    );
    expect(titles.filter((title) => /playful|happy|jolly|merry|funky|zany|wacky|peppy|groovy/i.test(title))).toEqual(
      [],
    );
  });
});
