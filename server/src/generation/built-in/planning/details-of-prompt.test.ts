import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'ada');

describe('the place', () => {
  it.each([
    ['something hopeful about spring after a long winter', 'meadow'],
    ['collect acorns before winter', 'autumn'],
    ['catch falling pizza toppings with a crust, avoid anchovies', 'kitchen'],
    ['catch cookies with a plate, avoid fish', /kitchen|candy/],
    ['a lion on the savannah chases zebras', 'meadow'],
    ['a firefly lights the lamps of a sleeping village', 'farm'],
    ['snowball fight in a snowy village', 'snow'],
    ['helicopter saves hikers from a flooded valley', 'lake'],
    ['a penguin dodges falling icicles', 'snow'],
    ['a bear climbs a tree for honey', 'forest'],
    ['a polar bear slides and collects fish', 'snow'],
    ['a samurai runs and jumps over logs', /castle|forest/],
    ['a flea jumping on a giant dog', 'room'],
    ['a game for toddlers: catch the pumpkins', /autumn|farm/],
    ['a spooky game for kids with pumpkins', 'haunted'],
    ['pop balloons on a carousel', 'fair'],
    ['match three with camping gear around a campfire', 'forest'],
    ['a bullfighter dodges bulls in an arena', 'stadium'],
    ['a runner through an aztec city', 'temple'],
    ['a thief sneaks past sleeping dogs', 'city'],
    ['type the spells before the dragons burn the village', 'farm'],
    ['a pigeon flies through a cathedral', 'city'],
  ])('is the one that is meant: %s', (prompt, scene) => {
    expect(planOf(prompt).theme.scene).toMatch(scene);
  });

  it('is dry grass with its own animals on a savanna', () => {
    const { palette, theme } = planOf('endless runner: a cheetah on the savanna at dawn');
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(palette.ground.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue);
    expect(theme.foes.filter(({ name }) => !/lion|rhinoceros|snake|hippopotamus/.test(name))).toEqual([]);
  });

  it('is dark where a firefly shines', () => {
    expect(planOf('a firefly lights the lamps of a village').hour).toBe('night');
  });
});

describe('a calm game', () => {
  it('does not hurry anybody', () => {
    for (const seed of ['ada', 'bob', 'eve', 'job 1', 'job 2']) {
      const plan = planFromPrompt('a firefly lights the lamps of a sleeping village, quiet and dreamy', seed);
      expect(plan.description + plan.goal).not.toMatch(/quick|too late|never enough|in time/);
    }
  });
});

describe('an adjective', () => {
  it.each(['hopeful', 'innocent', 'tender', 'modern', 'crazy', 'natural'])('is nobody: something %s', (word) => {
    const { hero, foes, things } = planOf(`something ${word} about spring`).theme;
    expect([hero, ...foes, ...things].map(({ name }) => name)).not.toContain(word);
  });
});

describe('a number', () => {
  it.each([
    ['hedge maze: a gardener runs from three scarecrows and picks roses', 'foes', 3],
    ['a mouse runs from 2 vacuum cleaners in a maze', 'foes', 2],
    ['memory cards with animals, 16 pairs', 'pairs', 16],
    ['memory with vehicles, 18 pairs', 'pairs', 18],
    ['バスを駐車するゲーム、5ステージ', 'levels', 5],
    ['ジャンプゲーム、3レベル', 'levels', 3],
  ])('counts what it stands before: %s', (prompt, rule, count) => {
    expect(planOf(prompt).rules[rule]).toBe(count);
  });

  it('has a card for each of as many pairs as are asked for', () => {
    expect(planOf('memory cards with animals, 18 pairs').theme.things).toHaveLength(18);
  });

  it('of levels brings no bell along', () => {
    expect(planOf('ジャンプゲーム、3レベル').theme.things.map(({ name }) => name)).not.toEqual(['bell']);
  });
});

describe('a slalom', () => {
  it('has gates, whatever one goes down on', () => {
    expect(planOf('downhill slalom with a polar bear on a sled, dodge trees').rules).not.toHaveProperty('slalom');
    expect(planOf('a polar bear on a sled goes down the hill, dodge trees').rules['slalom']).toBe(0);
  });
});

describe('the first of two nouns', () => {
  const namesOf = (prompt: string) => {
    const { hero, foes, things, tool } = planOf(prompt).theme;
    return [hero, ...foes, ...things, ...(tool ? [tool] : [])].map(({ name, sprite }) => `${name} as ${sprite}`);
  };

  it.each([
    ['shoot the ghost ships', 'ghost ship as ship'],
    ['shoot jellyfish aliens', 'jellyfish alien as jellyfish'],
    ['defend the castle against spider monsters', 'spider monster as spider'],
    ['shoot monsters with a cookie cannon', 'cookie as cookie'],
    ['fight zombies with a carrot launcher', 'carrot as carrot'],
    ['a scarecrow runs through a pumpkin field', 'pumpkin as pumpkin'],
  ])('is seen: %s', (prompt, seen) => {
    expect(namesOf(prompt)).toContain(seen);
  });

  it('does not make a laser gun throw anything', () => {
    expect(planOf('shoot monsters with a laser gun').theme.tool).toBeUndefined();
  });
});

describe('what turns into something else', () => {
  it.each([
    ['2048 with fish that turn into whales', 'fish', 'whale'],
    ['2048 with eggs that hatch into chicks', 'egg', 'chick'],
    ['2048 with kittens growing into tigers', 'kitten', 'tiger'],
    ['merge game where caterpillars become butterflies', 'caterpillar', 'butterfly'],
  ])('is young on small tiles and grown on big ones: %s', (prompt, young, grown) => {
    const names = planOf(prompt).theme.things.map(({ name }) => name);
    expect([names[0], names[4], names[5], names[10]]).toEqual([young, young, grown, grown]);
  });

  it('leaves two kinds in turn where none becomes the other', () => {
    expect(planOf('2048 with cats and dogs').theme.things.map(({ name }) => name)).toEqual(['cat', 'dog']);
  });
});

describe('what is upside down', () => {
  it.each([
    ['catch raindrops with an umbrella turned upside down', 'umbrella'],
    ['catch apples with an upside down hat', 'hat'],
  ])('is only held so: %s', (prompt, hero) => {
    const { theme, modifiers } = planOf(prompt);
    expect([theme.hero.name, modifiers]).toEqual([hero, []]);
  });
});

describe('a waiter', () => {
  it('brings drinks to guests inside the hotel', () => {
    const { theme, kind } = planOf('a penguin waiter carries drinks to guests in a hotel');
    expect([kind, theme.scene, theme.things[0]?.name, theme.care]).toEqual(['tending', 'room', 'guest', 'bring']);
    expect(theme.gifts?.length).toBeGreaterThan(1);
  });
});

describe('a group', () => {
  it.each([
    ['match three with spices', /salt|pepper|garlic|ginger|herb|vanilla|onion/],
    ['match three with colourful macarons', /macaron/],
    ['rhythm game with a marching band', /drum|trumpet|tuba|trombone|saxophone|flute/],
  ])('shows its members and nothing else: %s', (prompt, members) => {
    expect(planOf(prompt).theme.things.filter(({ name }) => !members.test(name))).toEqual([]);
  });
});

describe('a quiet prompt', () => {
  it.each([
    'a lonely snail walking home in the fog',
    'a sad robot walks through the rain',
    'calm runner with a horse',
    'a cozy game with a cat collecting yarn',
    'a gentle game about a hedgehog collecting leaves',
  ])('is told without bustle: "%s"', (prompt) => {
    const { title, description, goal, mood, difficulty } = planOf(prompt);
    expect(`${title} ${description} ${goal}`).not.toMatch(
      /scramble|rush|dash|sprint|getaway|gallop|no stopping|off and running|never look back|stomp|grab/i,
    );
    expect([mood, difficulty]).toEqual(['calm', 1]);
  });

  it('is walked through slowly, also in German', () => {
    expect(planOf('a sad snail walking home in the fog').rules['speed']).toBeLessThan(200);
    expect(planOf('ein trauriger Wolf läuft durch den Schnee').rules['speed']).toBeLessThan(200);
    expect(planOf('a wild horse runs across the prairie').rules['speed']).toBeGreaterThan(220);
  });

  it('about mud shows who is covered in it', () => {
    expect(planOf('a muddy pig runs through puddles').theme.hero).toMatchObject({ name: 'muddy pig', tint: '#8f6b45' });
  });
});
