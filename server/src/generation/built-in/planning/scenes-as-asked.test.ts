import { describe, expect, it } from 'vitest';
import { readFrame } from '../reading/read-frame.ts';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'job');

it.each([
  ['a helicopter rescues people from burning houses', 'city'],
  ['a stork delivers babies to houses in a village', 'city'],
])('houses are seen from outside: %s', (prompt, scene) => expect(planned(prompt).plan.theme.scene).toBe(scene));

describe('places that are named in passing', () => {
  it.each([
    ['hotel parking valet, fancy cars', 'city', 'hotel'],
    ['whack the boss, stress relief for the office', 'room', 'office'],
    ['solitaire with a cozy winter cabin theme', 'room', 'winter cabin'],
    ['a capybara relaxing in a hot spring catching oranges', 'lake', 'hot spring'],
    ['hot springs match 3', 'lake', 'hot springs'],
    ['memory game hospital theme', 'room', 'hospital'],
    ['a ghost in the opera house collects masks', 'room', 'opera house'],
    ['astronaut mines crystals deep under the moon', 'moon', 'moon'],
    ['deep under the sea a diver collects pearls', 'sea', 'sea'],
    ['un jeu de pêche avec un ours au bord de la rivière', 'lake', 'river'],
    ['fishing at a river with a cat', 'lake', 'river'],
  ])('%s: %s', (prompt, scene, place) => {
    const { plan, understood } = planned(prompt);
    expect(plan.theme.scene).toBe(scene);
    expect(understood.place).toContain(place);
    expect(understood.ignored).not.toContain(place);
  });

  it.each([
    ['ein Spion schleicht durch das Büro', 'room'],
    ['uma corrida no aeroporto', 'city'],
    ['un robot dans la bibliothèque ramasse des livres', 'room'],
    ['kot biega po szpitalu', 'room'],
  ])('%s: %s', (prompt, scene) => {
    expect(planned(prompt).plan.theme.scene).toBe(scene);
  });

  it('are not where something is only brought, nor what is guarded', () => {
    expect(readFrame('deliver pizza to the hospital').place.words).toEqual([]);
    expect(readFrame('protect the hospital from zombies').place.words).toEqual([]);
  });

  it('have no parts that are collected', () => {
    const things = planned('snake game in a swimming pool').plan.theme.things.map(({ name }) => name);
    expect(things).not.toContain('pool');
  });
});

describe('places full of somebody', () => {
  it.each([
    ['a princess climbs out of a tower full of ghosts', 'jumper', 'ghost'],
    ['a knight runs through a castle full of dragons', 'runner', 'dragon'],
    ['rescue the cat from a room full of dogs', 'platformer', 'dog'],
    ['a robot walks through a factory guarded by drones', 'runner', 'drone'],
    ['a swamp crawling with crocodiles, a frog jumps', 'platformer', 'crocodile'],
    ['maze full of mummies', 'maze', 'mummy'],
  ])('%s: a %s with each %s as a foe', (prompt, kind, foe) => {
    const { plan, understood } = planned(prompt);
    expect(plan.kind).toBe(kind);
    expect(plan.theme.foes.map(({ name }) => name)).toEqual([foe]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['skibidi toilet shooter with 5 lives', 'toilet'],
    ['toilet shooter', 'toilet'],
    ['fight against skibidi toilets with a plunger', 'toilet'],
    ['jogo de nave espacial destruindo asteroides', 'asteroid'],
    ['ein Raumschiff und Asteroiden, Ballerspiel', 'asteroid'],
  ])('and things that are no place: %s', (prompt, foe) => {
    expect(planned(prompt).plan.theme.foes[0]?.name).toBe(foe);
  });

  it('but one walks through a toilet', () => {
    expect(readFrame('a cat runs through the toilet').place.words).toEqual(['toilet']);
  });

  it('and of something to take', () => {
    const { plan } = planned('platformer in a cave full of gems');
    expect(plan.theme.things[0]?.name).toBe('gem');
  });
});

describe('where a game is set', () => {
  it.each([
    ['snooker in an old english club', 'room'],
    ['dance game in a night club', 'cyber'],
    ['tennis at wimbledon against a champion', 'stadium'],
    ['basketball on an outdoor court', 'stadium'],
    ['croquet on the lawn', 'meadow'],
    ['a spy sneaks through an embassy', 'city'],
    ['collect coins on the golden gate bridge', 'city'],
    ['platformer in a shipyard', 'beach'],
    ['a knight in a courtyard', 'castle'],
    ['a hamster in a cage', 'room'],
    ['air hockey in an arcade', 'fair'],
    ['race in monaco', 'city'],
    ['helicopter puts out forest fires in australia', 'forest'],
    ['a train in a tunnel in switzerland', 'cave'],
    ['una abuela persigue palomas en la plaza', 'city'],
    ['a cat runs across the plaza and collects pigeons', 'city'],
    ['pies biega na plaży', 'beach'],
    ['subway surfers but with a llama in Peru', 'temple'],
    ['snowmobile race', 'snow'],
    ['snowmobile race against three huskies, 2 laps', 'snow'],
    ['motorcycle race in the desert', 'desert'],
    ['a man carries water to the village', 'farm'],
    ['a postman delivers letters to houses', 'city'],
    ['horseshoe throwing at a ranch, 10 throws', 'farm'],
    ['manta ray glides through kelp eating plankton', 'sea'],
    ['hungry cormorant dives for fish, watch out for nets', 'sea'],
    ['a mother robin brings worms to her chicks', 'forest'],
    ['a truck driver delivers milk to 7 farms', 'farm'],
    ['throw water balloons at the neighbours', 'meadow'],
    ['dwarf digs for gold in a mountain, trolls roam the tunnels', 'cave'],
    ['a barista makes coffee for impatient students', 'kitchen'],
    ['un mono roba sombreros en el bazar', 'shop'],
    ['ein Rabe sammelt Münzen im Museum', 'room'],
    ['fly fishing in a mountain stream', 'forest'],
    ['fishing in a mountain lake', 'lake'],
    ['skiing down a mountain', 'snow'],
    ['flappy pelican between ship masts', 'beach'],
    ['a little black hole swallows planets and gets bigger', 'space'],
    ['a black hole swallows planets', 'space'],
    ['black hole eats a city', 'city'],
    ['a hole swallows cars', 'city'],
    ["match three with crystals in a wizard's laboratory", 'castle'],
    ["match three with potions in a wizard's tower", 'castle'],
    ["memory in a witch's kitchen", 'kitchen'],
    ['match three with crystals in a laboratory', 'cyber'],
    ['rhythm game with a mariachi band, four lanes', 'fair'],
    ['rhythm game with a punk band', 'stadium'],
    ['brick breaker with piñatas at a Mexican fiesta', 'fair'],
    ['collect paintings in a gallery', 'room'],
    ['whack phones in a call centre', 'room'],
    ['sad robot alone on a rainy train platform', 'city'],
    ['four in a row on a washing line with socks', 'meadow'],
    ['shooting gallery at the medieval fair', 'castle'],
    ['match three on a catwalk with handbags', 'room'],
    ['typing game: spell the potion before the cauldron boils over', 'haunted'],
    ['golf in a shopping centre', 'shop'],
    ['runner on a camping site', 'meadow'],
    ['maze in a kindergarten', 'school'],
  ])('is what the prompt says: "%s" → %s', (prompt, scene) => {
    expect(planned(prompt).plan.theme.scene).toBe(scene);
  });
});

describe('a place of everyday life', () => {
  it.each([
    ['a raccoon sneaks into a wedding and eats the cake', 'wedding'],
    ['survive a horde of zombies in an office', 'office'],
    ['survive a horde of office printers, arena game', 'office'],
    ['whack phones in a call centre', 'call centre'],
    ['bunny at the hairdresser', 'hair salon'],
    ['scooter race in a retirement home', 'retirement home'],
    ['collect paintings in a gallery', 'gallery'],
    ['maze in a bank', 'bank'],
    ['maze in a kindergarten', 'kindergarten'],
    ['dodge trays in a canteen', 'canteen'],
    ['a girl at a bus stop catches leaves', 'bus stop'],
    ['a robot in a recycling plant sorts trash', 'recycling plant'],
    ['platformer on an oil rig', 'oil rig'],
    ['runner in a church', 'church'],
    ['maze in a furniture store', 'furniture store'],
    ['four in a row on a washing line with socks', 'washing line'],
    ['runner at a birthday party', 'birthday party'],
  ])('is called by its name: "%s" → %s', (prompt, name) => {
    const games = ['one', 'two', 'three', 'four', 'five'].map((seed) => planPrompt(prompt, seed));
    const texts = games.map(({ plan }) => `${plan.title} ${plan.description}`.toLowerCase());
    expect(texts.filter((text) => text.includes(name))).not.toEqual([]);
    expect(games[0]?.understood.ignored).toEqual([]);
  });

  it('is no actor', () => {
    expect(planned('bunny at the hairdresser').plan.theme.foes.map(({ name }) => name)).not.toContain('hairdresser');
    expect(planned('a hairdresser dodges scissors').plan.theme.hero.name).toBe('hairdresser');
    expect(planned('catch potions in a witch kitchen').plan.theme.foes.map(({ name }) => name)).not.toContain('witch');
  });
});

describe('how a game feels', () => {
  it.each([
    ['feels like a warm sunday: cat naps and butterflies to catch', 'calm'],
    ['a lazy sunday with a dog collecting bones', 'calm'],
    ['ein Sonntag im Garten, ein Hase fängt Blätter', 'calm'],
    ['a napping cat dodges mice', 'calm'],
    ['a parkour girl leaps across containers at the harbour', 'tense'],
    ['tap dance to the beat with a flamingo', 'cheerful'],
    ['halloween rhythm game', 'spooky'],
    ['spooky parkour with a ghost', 'spooky'],
  ])('is as it says: "%s" → %s', (prompt, mood) => {
    expect(planned(prompt).plan.mood).toBe(mood);
  });

  it('leaves no nap to be collected', () => {
    const { theme } = planned('a cat takes a nap while mice run').plan;
    expect(theme.things.map(({ name }) => name)).not.toContain('nap');
    expect(planned('feels like a warm sunday: cat naps and butterflies to catch').plan.theme).toMatchObject({
      hero: { name: 'cat' },
      things: [{ name: 'butterfly' }],
    });
  });
});

describe('what a game has many of', () => {
  it.each([
    ['memory with emojis of faces, 10 pairs', / face$/],
    ['memory with animal faces', / face$/],
    [
      'memory cards with kitchen tools, 11 pairs',
      /^(spoon|fork|kettle|plate|bowl|teapot|frying pan|jar|knife|chopsticks|whisk|ladle|corkscrew|toaster|blender|cooking pot)$/,
    ],
  ])('are different ones of a kind: "%s"', (prompt, named) => {
    const { things } = planned(prompt).plan.theme;
    expect(things.filter(({ name }) => !named.test(name))).toEqual([]);
    expect(new Set(things.map(({ picture }) => picture)).size).toBeGreaterThan(10);
  });

  it.each([
    'memory with bakery treats, 9 pairs',
    'memory with sweet treats, 9 pairs',
    'match three with acorns and toadstools',
  ])('look different from each other: "%s"', (prompt) => {
    const looks = planned(prompt).plan.theme.things.map(({ sprite, picture, tint }) =>
      [picture ?? sprite, tint].join(),
    );
    expect(looks).toEqual([...new Set(looks)]);
  });

  it('takes no hoop that somebody passes through for a basketball', () => {
    const sprites = (prompt: string) => planned(prompt).plan.theme.things.map(({ sprite }) => sprite);
    expect(sprites('a jellyfish drifts through hoops of its own colour')).not.toContain('basketball');
    expect(planned('a jellyfish drifts through hoops of its own colour').plan.kind).toBe('colour-gates');
    expect(sprites('a dolphin jumps through hoops')).not.toContain('basketball');
    expect(sprites('basketball hoops in space with 15 balls')).toContain('basketball');
  });

  it.each([
    ['pizza guy on a scooter, 8 deliveries, rainy evening', 8],
    ['a robot courier, 12 deliveries in 3 minutes', 12],
    ['ein Kurier mit 6 Lieferungen', 6],
    ['a postman delivers 9 letters', 9],
  ])('are as many deliveries as asked for: "%s" → %d', (prompt, count) => {
    expect(planned(prompt).understood.numbers).toMatchObject({ collect: count });
  });

  it('is calm to lo-fi music', () => {
    expect(planned('lo-fi tetris at night').plan.mood).toBe('calm');
  });
});

describe('who and what is in a game', () => {
  const thingsOf = (prompt: string) => planned(prompt).plan.theme.things.map(({ name }) => name);

  it.each([
    ['smash jam jars with a bouncing meatball', 'breakout', 'jam jar', 'meatball'],
    ['a frog smashes plates with a bouncing tomato', 'breakout', 'plate', 'tomato'],
    ['break icicles with a bouncing snowball', 'breakout', 'icicle', 'snowball'],
  ])('bounces off bricks: "%s"', (prompt, kind, brick, ball) => {
    const { plan } = planned(prompt);
    expect([plan.kind, plan.theme.things[0]?.name, plan.theme.tool?.name]).toEqual([kind, brick, ball]);
    expect(plan.theme.things.map(({ name }) => name)).not.toContain(ball);
  });

  it('is bopped with what does not bounce', () => {
    expect(planned('smash jam jars with a hammer').plan.kind).toBe('whack');
  });

  it.each([
    ['2048 with dinosaurs that hatch from eggs', 'egg', 'dinosaur'],
    ['2048 with chicks hatching from eggs', 'egg', 'chick'],
    ['2048 with fish that turn into whales', 'fish', 'whale'],
  ])('begins as the young: "%s"', (prompt, young, grown) => {
    expect([thingsOf(prompt).at(0), thingsOf(prompt).at(-1)]).toEqual([young, grown]);
  });

  it('plays what a band of mariachis plays', () => {
    expect(thingsOf('rhythm game with a mariachi band')).toEqual(
      expect.arrayContaining(['guitar', 'trumpet', 'violin', 'maracas']),
    );
  });

  it.each([
    "match three with crystals in a wizard's laboratory",
    "match three with crystals in a dragon's cave",
    'match three with crystals in a laboratory',
  ])('is no place: "%s"', (prompt) => {
    expect(new Set(thingsOf(prompt))).toEqual(new Set(['crystal']));
  });

  it('sails on a pirate ship', () => {
    const { hero, foes } = planned('pinball on a pirate ship').plan.theme;
    expect([hero, ...foes].map(({ name }) => name).join()).toMatch(/pirate|parrot|skull|cannon/);
    expect(planned('pinball on the beach').plan.theme.hero.name).not.toBe('pirate');
  });

  it.each([
    ['a frog prince climbs a tower to the princess', ['princess']],
    ['a knight climbs a tower to the princess', ['princess']],
  ])('waits above: "%s"', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(things);
  });

  it.each(['jump from iceberg to iceberg with a baby seal', 'a penguin hops from iceberg to iceberg'])(
    'crosses water without buses: "%s"',
    (prompt) => {
      const { plan } = planned(prompt);
      expect(plan).toMatchObject({ kind: 'hopper', rules: { rivers: 1 } });
      expect(plan.theme.foes.map(({ name }) => name).join()).not.toMatch(/bus|car|truck/);
    },
  );

  it.each([
    ['pizza guy on a scooter delivers pizza', 'pizza guy'],
    ['a tall guy runs through the city', 'guy'],
  ])('is called as in the prompt: "%s" → %s', (prompt, name) => {
    expect(planned(prompt).plan.theme.hero.name).toBe(name);
  });

  it.each(['tetris in muted purple', 'tetris at night, muted purple', 'match three in faded blue'])(
    'is as pale as asked for: "%s"',
    (prompt) => {
      expect(readFrame(prompt).look.tone).toBe('pastel');
    },
  );

  it('flies between masts, and meets no crab in the air', () => {
    const { foes } = planned('flappy gull between masts').plan.theme;
    expect(foes.map(({ name }) => name).join()).not.toMatch(/crab|shark|jellyfish/);
  });

  it('is not sunny in a storm', () => {
    expect(planned('flappy pelican between ship masts in a storm').plan.mood).toMatch(/tense|epic/);
    expect(planned('pinball on the beach').plan.mood).not.toBe('tense');
  });
});
