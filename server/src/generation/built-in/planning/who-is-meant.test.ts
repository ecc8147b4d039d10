import { describe, expect, it } from 'vitest';
import { expectCast, names } from '../../../testing/expect-cast.ts';
import { planPrompt } from './make-plan.ts';

describe('whoever speaks', () => {
  it.each([
    ['my brother is a zombie and i have to run away on my skateboard', 'runner', 'kid', 'zombie', null],
    ['my dad is a monster and i have to hide', 'maze', 'kid', 'monster', null],
    ['my sister is a vampire and i have to escape from the castle', 'runner', 'kid', 'vampire', null],
    ['the teacher is a dragon and i must dodge her fire', 'dodger', 'kid', 'fire', null],
    ['my grandma is a witch and we throw pumpkins at her', 'throw', 'kid', 'witch', 'pumpkin'],
    ['the boss is a giant crab and i have to shoot it', 'shooter', null, 'giant crab', null],
    ['chat vs streamer: shoot the angry trolls before they reach the desk', 'shooter', 'gamer', 'troll', null],
  ])('is played, and the others are foes: %s', expectCast);

  it.each([
    ['my dog is a pirate and i have to find treasure', 'platformer', 'pirate', null, 'treasure'],
    ['my cat is a wizard and i have to collect potions', 'platformer', 'wizard', null, 'potion'],
  ])('may tell of a friend: %s', expectCast);
});

describe('whoever is fought', () => {
  it.each([
    ['boss rush with a giant lobster, five lives, super hard', 'arena', null, 'lobster', null],
    ['boss rush with three mutant crabs', 'arena', null, 'crab', null],
    ['boss fight with a knight', 'arena', 'knight', null, null],
    ['stop the ants before they eat the cake', 'defence', null, 'ant', null],
    ['tower defense where teddy bears guard the bed from nightmares', 'defence', 'teddy bear', 'ghost,monster', null],
    ['slingshot cherries at tin cans, 12 shots', 'throw', null, 'tin can', 'cherry'],
    ['donkey kong with a bear rolling barrels', 'jumper', 'builder', 'bear,barrel', null],
    ['donkey kong but a cat throws fish at you', 'jumper', 'builder', 'cat,fish', null],
    ['donkey kong, save the princess', 'jumper', 'builder', 'gorilla,barrel', 'princess'],
    [
      'a knight climbs a tower to save the princess, dragon throws fireballs',
      'jumper',
      'knight',
      'dragon,fireball',
      'princess',
    ],
    [
      'gorilla throws barrels, climb the ladders to save the princess',
      'jumper',
      'knight',
      'gorilla,barrel',
      'princess',
    ],
    ['a gorilla throws barrels at you, climb the ladders', 'jumper', 'kid', 'gorilla,barrel', null],
    ['climb the mountain while a yeti throws snowballs', 'jumper', 'kid', 'yeti,snowball', null],
    ['a plumber climbs while a bear rolls barrels', 'jumper', 'plumber', 'bear,barrel', null],
    ['save the princess from a giant who throws rocks', 'jumper', 'knight', 'giant,rock', 'princess'],
    ['asteroids with a unicorn that shoots rainbows', 'arena', 'unicorn', 'asteroid', null],
    ['space invaders with a grandma who shoots cookies', 'shooter', 'grandma', 'alien', null],
    ['a cowboy shoots bottles', 'shooter', 'cowboy', 'bottle', null],
    ['spooky graveyard shooter with pumpkins that explode', 'shooter', null, 'pumpkin', null],
    ['space game where you mine asteroids and dodge pirates', 'digging', 'astronaut', 'pirate', 'asteroid'],
    ['a monster truck crushes cars, 3 levels', 'platformer', 'monster truck', 'car', null],
    ['a thief sneaks past guards in a museum at night', 'maze', 'thief', 'security guard', 'painting'],
    ['a spy sneaks into a bank', 'maze', 'spy', 'security guard', 'money bag'],
    [
      'a waiter carries plates through a crowded restaurant without dropping them',
      'dodger',
      'waiter',
      'guest',
      'plate',
    ],
    ['dragon burns the village, you are the knight who has to stop it', 'defence', 'knight', 'dragon', null],
    ['snowman throws snowballs at kids who want to melt him', 'throw', 'snowman', 'kid', 'snowball'],
    ['an alien abducts cows from a farm at night, farmers shoot at you', 'rescue', 'alien', 'farmer', 'cow'],
    ['a crocodile that eats tourists who fall off a boat', 'maze', 'crocodile', null, 'tourist'],
    ['a robot that picks up trash on the beach while crabs bite', 'platformer', 'robot', 'crab', null],
    ['a diver looks for pearls while sharks circle around', 'flyer', 'diver', 'shark', 'pearl'],
    ['a ninja cuts bamboo that falls from the sky', 'slicer', 'ninja', null, null],
    ['a shepherd guards sheep from wolves with a slingshot', 'defence', 'shepherd', 'wolf', null],
    ['a gardener who waters flowers and chases away rabbits', 'tending', 'gardener', 'rabbit', null],
    ['a troll guards a bridge, goats want to cross', 'defence', 'troll', 'goat', null],
    ['a butterfly collects nectar while a boy tries to catch it with a net', 'flyer', 'butterfly', 'boy', 'nectar'],
    ['a frog eats flies but spits out bees', 'maze', 'frog', 'bee', 'fly'],
    ["the princess rescues the knight from the dragon's tower", 'platformer', 'princess', 'dragon', null],
    ['a kid runs through the jungle while monkeys throw coconuts', 'runner', 'kid', 'monkey,coconut', null],
    ['a monkey throws bananas at lions', 'throw', 'monkey', 'lion', 'banana'],
    ['a cat climbs a tree and throws acorns at squirrels', 'throw', 'cat', 'squirrel', 'acorn'],
    ['angry birds but with penguins and ice forts', 'throw', 'penguin', 'ice fort', 'penguin'],
    ['angry birds with pumpkins', 'throw', 'pumpkin', 'pig', 'pumpkin'],
    ['pizza ninja: slice toppings, no pineapple', 'slicer', 'ninja', 'pineapple', null],
    ['a giraffe stretches its neck to eat leaves, avoid thorns', 'dodger', 'giraffe', 'thorn', 'leaf'],
    ['whack the gophers on the golf course, spare the golfers', 'whack', 'golfer', 'gopher', null],
    ['protect the last tree from lumberjacks', 'defence', null, 'lumberjack', null],
    ['keep the campfire burning through the night, wolves are coming', 'defence', null, 'wolf', null],
    ['aliens invade the earth and steal cows', 'defence', null, 'alien', null],
    ['a lost balloon floats up past kites and planes', 'dodger', 'balloon', 'kite,plane', null],
    ['a plumber crawls through pipes and collects wrenches while rats bite him', 'maze', 'plumber', 'rat', 'wrench'],
    ['climb mount everest with a llama, watch out for avalanches', 'jumper', 'llama', 'avalanche', null],
    ['the goalkeeper is an octopus and i have to score 5 goals', 'throw', 'kid', 'octopus', 'ball'],
    ['moon base defense against space worms, night, neon', 'defence', null, 'worm', null],
    ['chess but the pieces are cats and dogs', 'chess', 'cat', 'dog', null],
    ["paper plane gliding through a classroom, dodge the teacher's erasers", 'flight', 'paper plane', 'eraser', null],
  ])('is on the other side: %s', expectCast);

  it('comes for what is guarded, and not for the loot', () => {
    const { plan } = planPrompt('shoot the ducks before they reach the picnic', 'job 1');
    expect(plan.theme.things.map(({ name }) => name)).not.toContain('picnic');
    expect(planPrompt('stop the ants before they eat the cake', 'job 1').plan.theme.guarded?.name).toBe('cake');
  });
});

describe('what a story is told about', () => {
  it.each([
    ['drive an ambulance through the city to the hospital', 'Head for the hospital: weave through the traffic'],
    ['a ghost scares people out of a hotel', 'Scare all people away'],
    ['a thief sneaks past guards in a museum at night', 'Steal all paintings'],
    ['a waiter carries plates through a crowded restaurant without dropping them', 'Carry the plates past the guests'],
    ['beaver builds a dam before the flood', 'Build the dam: drop logs'],
    ['a monster truck crushes cars', 'Jump onto the cars, crush them and reach the flag'],
    ['a knight climbs a tower to save the princess', 'Climb up and save the princess'],
    ['a firefighter saves cats from burning trees', 'Pick up cats and bring them home'],
    ['feed the hungry shark as many fish as you can', 'Eat fish and grow'],
    ['skateboard kid jumps over trash cans and grinds rails', 'Grind the rails, grab gifts, leap over trash cans'],
    ['an elephant sprays water at burning houses', 'Put out the burning houses'],
  ])('is said in the goal: %s', (prompt, goal) => {
    expect(planPrompt(prompt, 'job 1').plan.goal).toContain(goal);
  });

  it('leaves a lonely hero alone', () => {
    expect(planPrompt('a lonely astronaut walks on mars', 'job 1').plan.modifiers).toContain('no-enemies');
    expect(planPrompt('an astronaut walks on mars', 'job 1').plan.modifiers).not.toContain('no-enemies');
  });

  it('lets the water rise behind a dam', () => {
    expect(planPrompt('beaver builds a dam before the flood', 'job 1').plan.rules['flood']).toBe(1);
    expect(planPrompt('beaver builds a dam', 'job 1').plan.rules['flood']).toBeUndefined();
  });
});

describe('what is driven', () => {
  it.each([
    ['drive a taxi through New York and pick up 6 passengers', 'delivery', 'taxi', null, 'passenger'],
    ['steer a tram and collect passengers in Lisbon', 'delivery', 'tram', null, 'passenger'],
    ['a tram rolls through Lisbon and picks up passengers', 'delivery', 'tram', null, 'passenger'],
    ['a grandpa drives a tractor and collects pumpkins before dark', 'maze', 'tractor', null, 'pumpkin'],
    ['drive a car and dodge cows', 'traffic', 'car', 'cow', null],
    ['a gondolier rows through Venice and collects roses', 'traffic', 'gondola', null, 'rose'],
    ['a train driver switches tracks to avoid cows', 'lanes', 'train', 'cow', null],
    ['fly a helicopter and pick up survivors', 'rescue', 'helicopter', null, 'survivor'],
    ['rowing a boat down the river', 'downhill', 'boat', null, null],
    ['viking ship rows through icebergs', 'traffic', 'longship', 'iceberg', null],
    ['help my dad mow the lawn without hitting the gnomes', 'traffic', 'dad', 'gnome', null],
    ['bee collects pollen from 12 flowers and returns to the hive', 'delivery', 'bee', null, 'pollen'],
    ['a ghost train through a haunted mine', 'lanes', 'ghost train', null, null],
    ['rescue kittens from trees with a fire truck', 'delivery', 'fire truck', null, 'kitten'],
    ['a helicopter saves cats', 'rescue', 'helicopter', null, 'cat'],
    ['fly a dragon through a thunderstorm and burn pirate ships', 'shooter', 'dragon', 'pirate ship', null],
    ['retro skateboard game, grind rails in LA', 'runner', 'kid', null, null],
    ['un robot aspirateur ramasse les miettes et évite le chien', 'dodger', 'vacuum cleaner', 'dog', 'crumb'],
  ])('stays on its way: %s', expectCast);

  it('meets boats on a canal', () => {
    const { theme } = planPrompt('a gondola in Venice', 'job 1').plan;
    expect(theme.foes.filter(({ name }) => !/boat|ship|duck/.test(name))).toEqual([]);
  });
});

describe('what is done', () => {
  it.each([
    ['i want a game where a shark eats surfers and gets huge', 'growing', 'shark', null, 'surfer'],
    ['a hamster that eats seeds until it gets giant', 'growing', 'hamster', null, 'seed'],
    ['a seal balances a ball and dodges seagulls', 'dodger', 'seal', 'seagull', null],
    ['a waiter balances plates', 'stacker', 'waiter', null, 'plate'],
    ['an otter taps a shell at the right moment', 'reaction', 'otter', null, 'shell'],
    ['dwarf digs for gold in a mountain, trolls roam the tunnels', 'digging', 'dwarf', 'troll', 'gold'],
    ['dog digs for bones in the garden', 'digging', 'dog', null, 'bone'],
    ['burrow through the ground as a rabbit and steal carrots', 'digging', 'rabbit', null, 'carrot'],
    ['dig for fossils with a paleontologist', 'digging', 'paleontologist', null, 'fossil'],
    ['ein Maulwurf gräbt nach Würmern, drei Leben', 'digging', 'mole', null, 'worm'],
    ['une taupe creuse des tunnels pour trouver des vers', 'digging', null, null, 'worm'],
    ['un topo excava', 'digging', 'mole', null, 'worm'],
    ['krecik kopie tunele', 'digging', 'mole', null, 'worm'],
    ['talpa scava gallerie e cerca vermi', 'digging', 'mole', null, 'worm'],
    ['a maze where a mole digs', 'maze', 'mole', null, null],
    ['miner digs deep underground for emeralds, avoid rockfalls', 'digging', 'miner', 'rock', 'emerald'],
    ['crane operator stacks containers', 'stacker', 'crane operator', null, 'container'],
    ['un pingouin qui casse des briques de glace', 'breakout', 'penguin', null, null],
    ['un ours casse des blocs de glace', 'breakout', 'bear', null, null],
    ['my hamster escaped, help me catch him in the house', 'maze', 'kid', null, 'hamster'],
    ['alien invades the supermarket and steals toilet paper', 'maze', 'alien', null, 'toilet paper'],
    ['space janitor cleans up satellites before they crash', 'tending', 'janitor', null, 'satellite,satellite'],
    ['teacher catches students using phones', 'maze', 'teacher', null, 'student'],
    ['ich will ein Spiel wo ein Pinguin Eisblöcke stapelt', 'stacker', 'penguin', null, 'ice block'],
    ['stop the leaks in a submarine', 'tending', null, null, 'leak,leak'],
    ['farm game for my 3 year old daughter who loves pigs', 'tending', 'kid', null, 'pig,pig'],
    ['cat cafe manager, cozy pastel colors', 'tending', 'waiter', null, 'cat,cat'],
    ['um macaco joga bananas nos jacarés', 'throw', 'monkey', 'crocodile', 'banana'],
    ['een kikker springt over sloten en vangt libellen', 'platformer', 'frog', 'ditch', 'dragonfly'],
  ])('decides: %s', expectCast);

  it.each(['un pingouin qui casse des briques de glace', 'un phoque sur la glace'])('is done on ice: %s', (prompt) => {
    expect(names(planPrompt(prompt, 'job 1').plan.theme.things)).not.toMatch(/ice ?cream/);
  });
});

describe('a look', () => {
  it.each([
    'match three with houseplants, soft sage green palette',
    'match three with cups, a beige palette',
    'runner in black and white film noir style',
    'breakout in dusty pink and lavender hues',
    'samurai cuts bamboo, minimalist ink style',
  ])('is nobody and nothing: %s', (prompt) => {
    const { hero, foes, things } = planPrompt(prompt, 'job 1').plan.theme;
    expect(names([hero, ...foes, ...things])).not.toMatch(/palette|sage|white|film|hue|beige|ink/);
  });

  it('of a film noir is a tense night', () => {
    const { plan } = planPrompt('escape room maze in a shopping mall, black and white film noir', 'job 1');
    expect(plan).toMatchObject({ kind: 'maze', mood: 'tense', hour: 'night', theme: { scene: 'shop' } });
  });

  it.each([
    ['wolves howl at the moon', 'snow', 'night'],
    ['miner digs deep underground for emeralds', 'cave', null],
    ['a submarine deep in the ocean', 'sea', null],
    ['un phoque nage et mange des poissons', 'sea', null],
    ['a platformer with a lava floor', 'volcano', null],
    ['drive an ambulance to the hospital as fast as you can, avoid potholes', 'city', null],
  ])('fits the place: %s', (prompt, scene, hour) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.theme.scene).toBe(scene);
    if (hour) expect(plan.hour).toBe(hour);
  });
});

describe('a named person', () => {
  const heroOf = (prompt: string) => planPrompt(prompt, 'ada').plan.theme.hero;

  it.each([
    ['rugby player runs down the pitch and dodges tacklers', 'rugby player'],
    ['a football player runs past defenders', 'football player'],
    ['a dog walker collects bones', 'dog walker'],
    ['a stuntman jumps over cars', 'stuntman'],
    ['ein Schornsteinfeger springt über Dächer', 'chimney sweep'],
    ['ein Rugbyspieler weicht Gegnern aus', 'athlete'],
    ['un jugador de fútbol corre', 'footballer'],
    ['tancerka zbiera gwiazdy', 'dancer'],
  ])('is that person, and neither an animal nor a robot: "%s" → %s', (prompt, name) => {
    expect(heroOf(prompt)).toMatchObject({ name, sprite: 'kid' });
  });

  it('is nobody where only somebody plays', () => {
    expect(heroOf('single player chess').name).not.toMatch(/player/);
    expect(heroOf('a walker groans, the zombie eats brains').sprite).toBe('zombie');
  });
});

describe('a single foe', () => {
  it.each([
    ['a knight fights a dragon', 'Defeat the dragon'],
    ['viking ship fights a sea monster boss', 'Defeat the sea serpent'],
    ['a wizard battles a giant spider', 'Defeat the spider'],
  ])('is one, and strong: %s', (prompt, goal) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'arena', goal, rules: { defeat: 1, strong: 1 } });
    expect(plan.description).toMatch(/^One /);
    expect(understood.ignored).toEqual([]);
  });

  it('is not meant where there are several', () => {
    expect(planPrompt('a knight fights dragons', 'job 1').plan.rules['strong']).toBeUndefined();
  });
});

describe('the computer', () => {
  it.each([
    'gra w statki z komputerem',
    'шахматы против компьютера',
    'bilgisayara karşı satranç',
    'コンピューターとオセロ',
    '和电脑下五子棋',
    'forza quattro contro il computer',
    'chess with the computer',
  ])('is the opponent, and no part of the theme: %s', (prompt) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    const { hero, foes, things, scene } = plan.theme;
    expect([hero, ...foes, ...things].map(({ name }) => name).join()).not.toMatch(/computer|technologist/);
    expect([scene === 'cyber', understood.ignored]).toEqual([false, []]);
  });
});

describe('icebergs', () => {
  it.each([
    'un pinguino che salta tra gli iceberg',
    'ein Pinguin springt von Eisberg zu Eisberg',
    'ein Eisbär hüpft über Eisschollen',
    'pingwin skacze po krach lodowych',
    'пингвин прыгает по льдинам',
    'a penguin jumping between icebergs',
  ])('are stood on where somebody jumps: %s', (prompt) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'hopper', rules: { floes: 1 } });
    expect(understood.ignored).toEqual([]);
  });
});

describe('whoever plays against what is named', () => {
  it.each([
    ['bunny platformer with carrots and foxes and a boss bear', 'rabbit', ['fox', 'bear']],
    ['shoot down enemy planes', 'fighter plane', ['plane']],
    ['shoot down enemy ufos', 'spaceship', ['ufo']],
  ])('is no boss, and flies where they fly: %s', (prompt, hero, foes) => {
    const { theme } = planPrompt(prompt, 'ada').plan;
    expect([theme.hero.name, theme.foes.map(({ name }) => name)]).toEqual([hero, foes]);
  });

  it('is not told to be without guards who come with the prison', () => {
    const { plan, understood } = planPrompt('escape from a prison at night without being seen by guards', 'ada');
    expect([plan.theme.foes.map(({ name }) => name), understood.ignored]).toEqual([['guard'], []]);
  });

  it.each(['guess the country from its flag', 'which country has this flag', 'learn the countries by their flags'])(
    'sees the flags that are asked about: %s',
    (prompt) => {
      const { plan } = planPrompt(prompt, 'ada');
      expect(plan.theme.things.every(({ picture }) => picture?.startsWith('flag:'))).toBe(true);
      expect(plan.kind).toBe('quiz');
    },
  );
});

describe('whoever is hunted or chased', () => {
  it.each([
    ['a caveman hunts mammoths with spears', 'throw', 'mammoth'],
    ['a ranger hunts wolves with a bow and arrows', 'shooter', 'wolf'],
    ['a mailman being chased by dogs', 'maze', 'dog'],
    ['a mailman runs away from dogs', 'runner', 'dog'],
    ['a postman delivers letters and runs from dogs', 'delivery', 'dog'],
    ['spaceship mining asteroids with lasers', 'shooter', 'asteroid'],
    ['save the turtles from plastic bags in the ocean', 'platformer', 'plastic bag'],
  ])('decides what is played, with what one has in hand: %s', (prompt, kind, foe) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect([plan.kind, plan.theme.foes.map(({ name }) => name), understood.ignored]).toEqual([kind, [foe], []]);
  });
});
