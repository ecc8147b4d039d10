import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

/** Whom and what a plan shows; null where the prompt leaves it open. */
function expectCast(
  prompt: string,
  kind: string,
  hero: string | null,
  foes: string | null,
  things: string | null,
): void {
  const { plan } = planPrompt(prompt, 'job 1');
  expect(plan.kind).toBe(kind);
  if (hero) expect(plan.theme.hero.name).toBe(hero);
  if (foes) expect(names(plan.theme.foes)).toBe(foes);
  if (things) expect(names(plan.theme.things)).toBe(things);
}

describe('somebody who chases', () => {
  it.each([
    ['endless skiing, a yeti chases you', 'downhill', 1, 'Get away from the yeti, collect snowflakes'],
    ['a runner: a thief escapes, a policeman chases him', 'runner', 1, 'Get away from the policeman, collect stars'],
    ['a boy flees from a bear in the woods', 'runner', 1, 'Get away from the bear, collect acorns'],
    ['deer runs through a snowy forest away from wolves', 'runner', 1, 'Get away from the wolves, collect fish'],
    ['you are being chased by a dinosaur', 'runner', 1, 'Get away from the dinosaur, collect coins'],
    ['a skier outruns an avalanche', 'downhill', 1, 'Get away from the avalanche, collect crystals'],
    ['a mouse escapes traps', 'runner', undefined, 'Grab cheese, leap over traps'],
    ['runner with a cat and dogs', 'runner', undefined, 'Grab fish, leap over dogs'],
    [
      'ski slalom, avoid yetis',
      'downhill',
      undefined,
      'Steer down through the gates, collect crystals, keep away from yetis',
    ],
  ])('comes behind the hero, and others are met on the way: %s', (prompt, kind, chaser, goal) => {
    const { plan } = planPrompt(prompt, `job-${prompt}`);
    expect([plan.kind, plan.rules['chaser'], plan.goal]).toEqual([kind, chaser, goal]);
  });

  it.each([
    ['ein Hase läuft vor einem Fuchs weg', 'rabbit', 'fox'],
    ["un lapin s'échappe d'un loup", 'rabbit', 'wolf'],
    ['un conejo huye de un zorro', 'rabbit', 'fox'],
    ['um coelho foge de um lobo', 'rabbit', 'wolf'],
    ['królik ucieka przed lisem', 'rabbit', 'fox'],
    ['un topo scappa da un gatto', 'mouse', 'cat'],
    ['заяц убегает от волка', 'rabbit', 'wolf'],
    ['犬から逃げるうさぎ', 'rabbit', 'dog'],
    ['ゾンビから逃げる猫のゲーム', 'cat', 'zombie'],
  ])('is fled from in other languages: %s', (prompt, hero, chaser) => {
    const { theme, rules } = planPrompt(prompt, 'job 1').plan;
    expect([theme.hero.sprite, theme.foes[0]?.sprite, rules['chaser']]).toEqual([hero, chaser, 1]);
  });

  it.each([
    ['run from the zombies', 3],
    ['a cat runs away from a dog', undefined],
    ['escape from two bears', 2],
  ])('comes alone or with others: %s', (prompt, pack) =>
    expect(planPrompt(prompt, 'job 1').plan.rules['pack']).toBe(pack),
  );
});

describe('who does what', () => {
  it.each([
    ['you are a ghost, scare the tourists in a hotel', 'maze', 'ghost', null, 'tourist'],
    ['an owl drops letters into chimneys on a snowy night', 'delivery', 'owl', null, 'letter'],
    ['santa drops presents into chimneys', 'throw', 'santa', 'chimney', 'present'],
    ['drop the eggs into nests, peaceful forest morning', 'throw', 'bird', 'nest', 'egg'],
    ['conga line snake: clowns join the line at the circus', 'snake', 'clown', null, 'clown'],
    ['rats follow the piper through the town', 'snake', 'piper', null, 'rat'],
    ['i want to be a tornado that sucks up cows and cars', 'growing', 'tornado', 'tornado', 'cow,car'],
    ['a UFO sucks up cows', 'rescue', 'ufo', null, 'cow'],
    ['a cormorant dives for fish, watch out for nets', 'flyer', 'cormorant', 'net', 'fish'],
    ['grandpa mows the lawn and must not run over the tulips', 'traffic', 'grandpa', 'tulip', 'grass'],
    [
      'toddler finger painting, touch the screen and colours splash',
      'bubble-pop',
      null,
      null,
      'paint blob,paint blob,paint blob,paint blob',
    ],
    ['bomb disposal: cut the right wire in 30 seconds', 'odd-one-out', null, null, null],
    ["catch falling leaves in a wheelbarrow, three misses and it's over", 'catcher', 'wheelbarrow', null, 'leaf'],
    ['a tortoise crosses the desert collecting coins', 'runner', 'tortoise', null, 'coin'],
    ["une tortue traverse le désert et ramasse des gouttes d'eau", 'platformer', 'turtle', null, 'drop'],
    ['a chicken crosses the road', 'hopper', 'chicken', null, null],
    ['wróbel leci między kominami', 'flyer', 'sparrow', null, null],
    ['mummy dog finds his puppies', 'platformer', 'dog', null, 'puppy'],
    ['a skier escapes avalanches', 'downhill', 'skier', 'avalanche', null],
    ['agar.io with a slime swallowing smaller slimes', 'growing', 'slime', 'slime', 'slime'],
    ['match three with buttons and threads', 'match', null, null, null],
    ['a farmer runs after chickens in the yard', 'maze', 'farmer', null, 'chicken'],
    ['an elephant sprays water on thieves', 'arena', 'elephant', 'thief', null],
    ['cowboy shootout in the desert', 'shooter', 'cowboy', 'bandit', null],
    ['kangaroo boxing', 'duel', 'kangaroo', 'kangaroo', null],
    ['tank battle', 'arena', 'tank', 'tank', null],
    ['robot fight', 'arena', 'robot', 'robot', null],
    ['pillow fight', 'throw', null, null, 'pillow'],
    ['catch falling chickens in a basket', 'catcher', null, null, 'chicken'],
    ['a cat catches mice', 'maze', 'cat', null, 'mouse'],
    ['zombie typing game', 'typing', null, 'zombie', null],
    ['find the hidden treasure', 'maze', null, null, 'treasure'],
    ['a spider builds webs to catch flies', 'catcher', 'spider', null, 'fly'],
    ['rock climbing goat', 'jumper', 'goat', null, null],
    ['pac-man with a hamster and 3 vacuum cleaners', 'maze', 'hamster', 'vacuum cleaner', null],
    ['fruit ninja with vegetables and bombs', 'slicer', null, 'bomb', null],
    ['a submarine dodging mines and sharks', 'flyer', 'submarine', 'shark,mine', null],
    ['match 3 with gemstones', 'match', null, null, null],
    ['two dogs playing soccer', 'throw', 'dog', 'dog', 'ball'],
    ['a submarine fires torpedoes at pirate ships', 'shooter', 'submarine', 'pirate ship', null],
    ['ninja frog climbs a waterfall collecting flies', 'jumper', 'ninja frog', null, 'fly'],
    ['a snowplow clears the road, dodge cars', 'traffic', 'snowplow', 'car', 'coin'],
    ['steal the treasure guarded by a dragon', 'maze', null, 'dragon', 'treasure'],
    ['sneak past the sleeping dragon and grab the gold', 'maze', null, 'dragon', 'gold'],
    ['a horse jumps over logs', 'runner', 'horse', 'log', null],
    ['a frog jumps over logs in the river', 'hopper', 'frog', 'log', null],
    ['a shepherd dog herds 10 sheep', 'maze', 'shepherd dog', null, 'sheep'],
    ['a cowboy rounds up 12 cows', 'maze', 'cowboy', null, 'cow'],
    ['an elephant sprays water at burning bushes', 'tending', 'elephant', null, 'bush,bush'],
    ['a walrus balances on an ice floe and catches herring, avoid rocks', 'catcher', 'walrus', 'rock', 'herring'],
    ['smash flower pots with a bouncing tennis ball', 'breakout', null, null, null],
    ['tennis with a cat', 'pong', 'cat', null, null],
    ['a detective chases a thief across the rooftops', 'platformer', 'detective', null, 'thief'],
    ['a policeman catches thieves', 'maze', 'policeman', null, 'thief'],
    ['a cat chases a mouse', 'maze', 'cat', null, 'mouse'],
    ['a lifeguard rescues swimmers from sharks', 'rescue', 'lifeguard', 'shark', 'swimmer'],
    ['a knight rescues a princess from a dragon', 'platformer', 'knight', 'dragon', null],
    ['astronaut repairs satellites and dodges space junk', 'dodger', 'astronaut', null, 'satellite'],
    ['melancholic autumn walk, leaves falling, a boy with a kite', 'catcher', 'boy', null, null],
    ['kids game: tap the stars in the night sky, no way to lose', 'bubble-pop', null, null, 'star'],
    ['eine Ente schwimmt über den Fluss und sammelt Brot', 'hopper', 'duck', null, 'bread'],
    ["l'oiseau vole et ramasse du pain", 'flyer', 'bird', null, 'bread'],
    ["un gioco con un'ape che raccoglie fiori", 'flyer', 'bee', null, null],
    ['a clown balances plates on a stick', 'stacker', 'clown', null, 'plate'],
    ['lumberjack beaver gnaws logs, dodge the falling branches', 'chopping', 'beaver', 'branch', 'log'],
    ['a squirrel dodges falling branches', 'dodger', 'squirrel', 'branch', null],
    ['land a hot air balloon... no, land a rocket on the moon', 'lander', 'rocket', null, null],
    ['a cat catches mice, no wait, a dog', 'maze', 'dog', null, 'mouse'],
  ])('is played: %s', (prompt, kind, hero, foe, thing) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    if (foe) expect(names(plan.theme.foes)).toBe(foe);
    if (thing) expect(names(plan.theme.things)).toBe(thing);
    expect(understood.ignored).toEqual([]);
  });

  it('lets a taxi pick up as many passengers as were asked for', () => {
    const { plan, understood } = planPrompt('crazy taxi in new york, pick up 8 passengers', 'job 1');
    expect(plan).toMatchObject({ kind: 'delivery', goal: 'Deliver 8 passengers', rules: { collect: 8, pickup: 1 } });
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['a snail race against three turtles', 3, 'Win the race against 3 turtles'],
    ['a race between a hare and a tortoise', 1, 'Win the race against the tortoise'],
    ['race cars through the desert', undefined, 'Reach the next gate in time'],
    ['snail race', 3, 'Win the race against 3 snails'],
    ['racing snails in the garden, 3 laps', 3, 'Win the race over 3 laps against 3 snails'],
    ['5 racing turtles', 4, 'Win the race against 4 turtles'],
    ['a penguin kart race on ice', 3, 'Win the race against 3 penguins'],
    ['a snail race, avoid the frogs', undefined, 'Reach the next gate in time'],
    ['motorbike drives through the desert', undefined, 'Reach the next gate in time'],
  ])('races against as many as are named: %s', (prompt, rivals, goal) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.rules['rivals'], plan.goal, understood.ignored]).toEqual([rivals, goal, []]);
  });

  it('counts players, and not tanks', () => {
    const { plan, understood } = planPrompt('two player tank battle', 'job 1');
    expect(plan.theme.hero.name).toBe('tank');
    expect(plan).toMatchObject({ kind: 'duel', rules: { players: 2, style: 5 } });
    expect(understood).toMatchObject({ hero: 'tank', ignored: [] });
  });

  it('sorts what is thrown away, where recycling is all that is said', () => {
    expect(planPrompt('sort the recycling into bins', 'job 1').understood).toMatchObject({
      things: ['paper', 'glass', 'plastic'],
    });
  });

  it('goes back to a place without making the way a place', () => {
    const { understood } = planPrompt('a bee collects nectar from flowers and returns to the hive', 'job 1');
    expect(understood).toMatchObject({ mechanic: 'deliveries', place: 'flower' });
  });

  it('gives skates to somebody who wears them', () => {
    const { hero, mount } = planPrompt('avoid puddles on roller skates, 3 lives', 'job 1').plan.theme;
    expect(hero.name).not.toContain('skate');
    expect(mount?.name).toBe('roller skate');
  });

  it.each([
    ['run through a spooky forest chased by a werewolf', 'haunted'],
    ['escape a castle guarded by dragons', 'castle'],
  ])('lets nobody play the place: %s', (prompt, scene) => {
    const { hero, foes, scene: shown } = planPrompt(prompt, 'job 1').plan.theme;
    expect(hero.name).not.toMatch(/forest|castle/);
    expect([foes.length, shown]).toEqual([1, scene]);
  });

  it('meets only birds that fly in the air', () => {
    const { foes } = planPrompt('hot air balloon avoiding birds', 'job 1').plan.theme;
    expect(names(foes)).toContain('eagle');
    expect(names(foes)).not.toMatch(/penguin|turkey|dodo/);
  });

  it('stays in autumn before winter', () => {
    expect(planPrompt('a squirrel collects acorns before winter', 'job 1').plan.theme.scene).toBe('autumn');
  });
});

describe('texts', () => {
  it('play on Mars, and not in it', () => {
    expect(planPrompt('tennis on mars', 'job 1').plan.description).not.toMatch(/in Mars/);
  });

  it('serve food', () => {
    expect(planPrompt('serve lemonade at a lemonade stand on a hot day', 'job 1').plan.goal).toBe(
      'Serve all customers in time',
    );
  });

  it('give no snail a full tank', () => {
    for (const seed of ['job 1', 'job 2', 'job 3'])
      expect(planPrompt('a snail race', seed).plan.description).not.toMatch(/tank|wheel|foot/);
  });
});

describe('who runs in lanes', () => {
  it.each([
    ['subway surfers', 'lanes', 'kid', 'train', null],
    ['subway surfers with a cat', 'lanes', 'cat', 'train', null],
    ['temple run', 'lanes', 'explorer', 'monkey', null],
    ['temple run with a llama', 'lanes', 'llama', 'monkey', null],
    ['subway surfers with a grandma running from the police', 'lanes', 'grandma', 'police', null],
    ['endless runner with 5 lanes in space, dodge meteors', 'lanes', 'astronaut', 'meteor', null],
    ['three lane runner with a dog collecting bones', 'lanes', 'dog', null, 'bone'],
    ['a fox runs in 3 lanes and collects coins', 'lanes', 'fox', null, 'coin'],
    ['run on the rails and dodge trains', 'lanes', null, 'train', null],
    ['dodge trains on the tracks', 'lanes', null, 'train', null],
    ['minion rush', 'lanes', null, null, null],
    ['sonic dash with a turtle', 'lanes', 'turtle', null, null],
    ['subway surfers mit einer Katze', 'lanes', 'cat', 'train', null],
    ['temple run con una llama', 'lanes', 'llama', 'monkey', null],
    ['un perro corre por 3 carriles y recoge huesos', 'lanes', 'dog', null, 'bone'],
    ['地铁跑酷', 'lanes', 'kid', 'train', null],
    ['神庙逃亡', 'lanes', 'explorer', 'monkey', null],
    // Other games with lanes, and runners without.
    ['endless runner', 'runner', null, null, null],
    ['a dog runs and jumps over fences', 'runner', 'dog', 'fence', null],
    ['drive in 3 lanes', 'traffic', 'car', null, null],
    ['a car dodging trucks on 4 lanes', 'traffic', 'car', 'truck', null],
    ['rhythm game with 4 lanes', 'rhythm', null, null, null],
    ['frogger with 5 lanes', 'hopper', 'frog', null, null],
    ['horse runs on a race track', 'racer', 'horse', null, null],
  ])('%s', expectCast);

  it('has as many lanes, lives and goods as were asked for', () => {
    const { plan, understood } = planPrompt('temple run with 4 lanes and 5 lives, collect 20 bananas', 'job 1');
    expect(plan.rules).toMatchObject({ lanes: 4, lives: 5, collect: 20 });
    expect(plan.goal).toBe('Collect 20 bananas');
    expect(understood.ignored).toEqual([]);
    expect(planPrompt('subway surfers with 9 lanes', 'job 1').plan.rules['lanes']).toBe(5);
  });

  it.each([
    ['a boy runs from a policeman in 3 lanes', 1, 'Run from the policeman'],
    ['temple run', 1, 'Run from the monkeys'],
    ['subway surfers', undefined, 'Dodge the trains'],
    ['a horse gallops in 4 lanes and jumps over hurdles', undefined, 'jump over hurdles'],
  ])('%s: who chases runs behind the hero', (prompt, chaser, goal) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.rules['chaser']).toBe(chaser);
    expect(plan.goal).toContain(goal);
  });

  it('is jumped over what lies low', () => {
    const ways = (prompt: string) => planPrompt(prompt, 'job 1').plan.theme.foes.map(({ way }) => way);
    expect(ways('run in 3 lanes and avoid cones')).toEqual(['stands']);
    expect(ways('run in 3 lanes and avoid bears')).toEqual([undefined]);
  });
});

describe('who eats and grows', () => {
  it.each([
    ['a shark eats little fish and gets bigger', 'growing', 'shark', null, 'fish'],
    ['a hungry hamster eats seeds and grows, avoid cats', 'growing', 'hamster', 'cat', 'seed'],
    ['big fish eats little fish', 'growing', 'fish', null, 'fish'],
    ['a fish eats smaller fish and flees from sharks', 'growing', 'fish', 'shark', 'fish'],
    ['black hole eats a city', 'growing', 'black hole', 'black hole', 'car,house,tree,bus'],
    ['a monster eats buildings and gets bigger', 'growing', 'monster', null, 'house'],
    ['a snowball grows by rolling over things', 'growing', 'snowball', 'snowball', null],
    ['agar.io', 'growing', 'blob', 'blob', null],
    ['agar.io with cats', 'growing', 'cat', 'cat', null],
    ['hungry shark', 'growing', 'shark', null, 'fish'],
    ['a bird eats worms and gets bigger', 'growing', 'bird', null, 'worm'],
    ['ein Hai frisst kleine Fische und wird größer', 'growing', 'shark', null, 'fish'],
    ['un requin mange des petits poissons et grossit', 'growing', 'shark', null, 'fish'],
    ['大鱼吃小鱼', 'growing', 'fish', null, 'fish'],
    ['サメが小さい魚を食べて大きくなる', 'growing', 'shark', null, 'fish'],
    ['a slime eats slimes', 'growing', 'slime', null, 'slime'],
    // Longer is not bigger, and tiles are no field.
    ['a snake eats apples and gets bigger', 'snake', 'snake', null, 'apple'],
    ['a caterpillar that eats leaves and grows', 'snake', 'caterpillar', null, 'leaf'],
    ['eine Schlange frisst Äpfel und wird größer', 'snake', 'snake', null, 'apple'],
    ['2048 with cats that get bigger', 'merge', null, null, 'cat'],
    ['the waves get bigger and bigger, surf them', 'downhill', null, null, null],
    ['asteroids get bigger, shoot them', 'shooter', null, 'asteroid', null],
    ['a gardener grows big vegetables', 'tending', 'gardener', null, null],
    ['racing a tractor through muddy fields, top down', 'traffic', 'tractor', null, null],
    ["bird's eye view racing with go karts", 'traffic', 'kart', null, null],
    ['racing a tractor through muddy fields', 'racer', 'tractor', null, null],
    ['un robot que salta entre asteroides y recoge tuercas', 'jumper', 'robot', null, 'nut and bolt'],
    ['pies łapie spadające kiełbaski do miski', 'catcher', 'dog', null, 'sausage'],
    ['leap from lily pad to lily pad with a toad', 'hopper', 'toad', null, null],
    ['a squirrel jumps from branch to branch', 'jumper', 'squirrel', 'owl,raccoon,wolf', null],
    ['hot potato with a ticking pumpkin', 'hot-potato', null, null, 'pumpkin'],
    ['hot potato with a cactus and 6 cowboys', 'hot-potato', 'cowboy', null, 'cactus'],
    ['pass the pumpkin before it explodes', 'hot-potato', null, null, 'pumpkin'],
    ['dodge lightning bolts with a little cloud', 'dodger', 'cloud', 'bolt', null],
    ['dodge comets with a rocket', 'dodger', 'rocket', 'comet', null],
    ['a rocket dodges bombs', 'dodger', 'rocket', 'bomb', null],
    ['helicopter saves hikers from a flooded valley', 'rescue', 'helicopter', null, 'hiker'],
    ['a boat saves swimmers from sharks', 'rescue', 'boat', 'shark', 'swimmer'],
    ['a knight saves the princess', 'platformer', 'knight', null, null],
  ])('%s', expectCast);

  it('counts what is eaten, and takes "little" for the rule of the game', () => {
    const { plan, understood } = planPrompt('a shark eats 15 little fish and gets bigger', 'job 1');
    expect(plan.rules).toMatchObject({ collect: 15, shy: 1, afloat: 1 });
    expect(plan.goal).toBe('Eat 15 fish');
    expect(understood.ignored).toEqual([]);
  });
});

describe('who delivers', () => {
  it.each([
    ['deliver pizzas to houses on a scooter', 'delivery', 'kid', null, 'pizza'],
    ['a postman delivers 8 letters while dogs chase him', 'delivery', 'postman', 'dog', 'letter'],
    ['mailman delivers letters and gets chased by dogs', 'delivery', 'mailman', 'dog', 'letter'],
    ['santa delivers presents to 6 houses in the snow', 'delivery', 'santa', null, 'present'],
    ['Santa delivers presents with his reindeer', 'delivery', 'santa', null, 'present'],
    ['a bee brings nectar to the hive', 'delivery', 'bee', null, 'nectar'],
    ['a taxi takes passengers through new york', 'delivery', 'taxi', null, 'passenger'],
    ['a school bus picks up children', 'delivery', 'school bus', null, 'child'],
    ['an ambulance brings patients to the hospital', 'delivery', 'ambulance', null, 'patient'],
    ['a stork brings babies', 'delivery', 'stork', null, 'baby'],
    ['paperboy on a bike', 'delivery', 'paperboy', null, 'newspaper'],
    ['rocket delivers pizza to planets', 'delivery', 'rocket', null, 'pizza'],
    ['squirrel carries acorns to its tree', 'delivery', 'squirrel', null, 'acorn'],
    ['pizza delivery on a scooter, dodge cars in Rome at night', 'delivery', 'kid', 'car', 'pizza'],
    ['ein Postbote trägt Briefe aus und Hunde jagen ihn', 'delivery', null, 'dog', 'letter'],
    ['un repartidor entrega pizzas en moto', 'delivery', 'courier', null, 'pizza'],
    ['le facteur livre des lettres', 'delivery', null, null, 'letter'],
    // Guests are served, people flown out, and presents thrown.
    ['a waiter brings food to guests', 'tending', 'waiter', null, null],
    ['helicopter brings people home', 'rescue', 'helicopter', null, 'person'],
    ['a drone delivers parcels to rooftops', 'rescue', 'drone', null, 'parcel'],
    ['santa drops presents into chimneys', 'throw', 'santa', 'chimney', 'present'],
    ['ants carry leaves home, tower defence', 'defence', 'ant', null, null],
    ['a snail delivers letters across a busy street', 'hopper', 'snail', null, 'letter'],
    ['endless runner where a mailman delivers letters', 'runner', 'mailman', null, 'letter'],
    ['a taxi on a four lane highway dodging trucks', 'traffic', 'taxi', 'truck', null],
  ])('%s', expectCast);

  it.each([
    ['deliver pizzas to houses on a scooter', undefined, 'scooter', { streets: 1, home: 0, pickup: 0 }],
    ['santa delivers presents to 6 houses in the snow', undefined, undefined, { streets: 1, collect: 6 }],
    ['a postman delivers 8 letters', undefined, undefined, { collect: 8 }],
    ['a bee brings nectar to the hive', 'hive', undefined, { streets: 0, home: 1, pickup: 1 }],
    ['a school bus picks up children', 'school', undefined, { streets: 1, home: 1, pickup: 1 }],
    ['rocket delivers pizza to planets', 'planet', undefined, { streets: 0, home: 0, pickup: 0 }],
    ['a taxi takes passengers through new york', undefined, undefined, { streets: 1, home: 0, pickup: 1 }],
  ])('knows where, on what and how: %s', (prompt, address, mount, rules) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.theme.address?.name, plan.theme.mount?.name]).toEqual([address, mount]);
    expect(plan.rules).toMatchObject(rules);
    expect(understood.ignored).toEqual([]);
  });
});
