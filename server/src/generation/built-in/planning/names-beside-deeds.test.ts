import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => {
  const { plan, understood } = planPrompt(prompt, 'job');
  const { hero, foes, things, scene } = plan.theme;
  return { ...plan, hero: hero.name, foes, things: things.map(({ name }) => name), scene, ignored: understood.ignored };
};

describe('the name of a famous game', () => {
  it.each([
    ['among us impostor hide and run in spaceship', 'maze', 'impostor'],
    ['fortnite where you run and collect coins', 'runner', null],
    ['minecraft dig for diamonds', 'digging', 'miner'],
    ['hungry shark eats little fish and gets bigger', 'growing', 'shark'],
    ['hungry shark with a crocodile', 'growing', 'crocodile'],
    ['pac-man eats cherries', 'maze', null],
    ['hill climb truck carrying watermelons', 'platformer', 'truck'],
    ['hill climb racing with a monster truck', 'platformer', 'monster truck'],
    ['bmx downhill race with 3 laps and ramps', 'downhill', 'bike'],
    ['make me a game where i run a lemonade stand', 'tending', 'kid'],
    ['hot dog stand game', 'tending', 'kid'],
    ['lemonade tycoon', 'clicker', 'kid'],
    ['mario but the hero is a taco', 'platformer', 'taco'],
    ['flappy bird but the character is my grandma', 'flyer', 'grandma'],
    ['escape from prison without being seen by the guards', 'maze', 'prisoner'],
    ['a lemonade stand', 'clicker', 'kid'],
    ['feed the baby dragon the right colour of food', 'sorting', 'dragon'],
  ])('makes what is said beside it: %s → %s', (prompt, kind, hero) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true, frame: { language: 'en' } });
    expect(planned(prompt)).toMatchObject({ kind, ...(hero && { hero }) });
  });

  it.each(['among us', 'a game like among us', 'fortnite', 'minecraft', 'a claw machine that grabs plush toys'])(
    'alone is not made: %s',
    (prompt) => expect(understandPrompt(prompt).understood).toBe(false),
  );

  it.each([
    'bmx downhill race with 3 laps and ramps',
    'mountain bike downhill with jumps',
    'quad downhill on a dirt track',
  ])('brings neither snow nor ramps to collect: %s', (prompt) => {
    const { scene, things, ignored } = planned(prompt);
    expect(scene).toBe('meadow');
    expect(things).not.toContain('ramp');
    expect(ignored).toEqual([]);
  });

  it('counts the levels of falling blocks', () => {
    const { rules, ignored } = planned('tetris with 10 levels that gets faster and faster');
    expect(rules['stages']).toBe(10);
    expect(ignored).toEqual([]);
  });

  it('gives pedestrians the picture of a person', () => {
    const { foes } = planned('pizza delivery on a scooter, dont hit the pedestrians');
    expect(foes.map(({ sprite }) => sprite)).toEqual(['kid']);
  });
});

describe('football', () => {
  it.each([
    'un juego de fútbol con gatos en la luna',
    'ein Fußballspiel mit Hunden',
    'un jeu de foot avec des lapins',
    'gioco di calcio con i robot',
    'jogo de futebol com macacos',
    'soccer with dogs',
  ])('is shot at a goal in every language: %s', (prompt) => {
    expect(planned(prompt)).toMatchObject({ kind: 'throw', rules: { goal: 1 } });
  });
});
