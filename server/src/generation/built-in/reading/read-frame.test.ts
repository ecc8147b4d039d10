import { describe, expect, it } from 'vitest';
import { type Aspect, aspects, judgeReading } from '../../../../bench/kit/judge-reading.ts';
import { labelledPrompts } from '../../../../bench/labelled-prompts.ts';
import { mechanicIds } from './mechanics.ts';
import { readFrame } from './read-frame.ts';

const verdicts = labelledPrompts.flatMap(([prompt, label]) => judgeReading(prompt, label));

/** The share of labels that a reading has to agree with. */
const shares: Record<Aspect, number> = {
  mechanic: 0.97,
  hero: 0.93,
  foes: 0.93,
  goods: 0.93,
  place: 0.93,
  modifiers: 0.93,
  numbers: 0.97,
  topic: 0.9,
  language: 0.98,
  refusal: 1,
};

describe('reading the labelled prompts', () => {
  it('has labels for every mechanic', () => {
    const labelled = labelledPrompts.flatMap(([, label]) => label?.mechanic ?? []);
    expect(mechanicIds.filter((id) => !labelled.includes(id))).toEqual([]);
    expect(labelledPrompts.length).toBeGreaterThanOrEqual(200);
  });

  it.each(aspects)('agrees on the %s', (aspect) => {
    const judged = verdicts.filter((one) => one.aspect === aspect);
    const wrong = judged.filter(({ agrees }) => !agrees);
    const list = wrong.map(({ prompt, wanted, got }) => `${prompt}: ${wanted}, not ${got}`).join('\n');
    expect(1 - wrong.length / judged.length, list).toBeGreaterThanOrEqual(shares[aspect]);
  });
});

/** hero · foes and hazards · goods, each by noun. */
function castOf(prompt: string): string {
  const { hero, foes, hazards, goods } = readFrame(prompt);
  const names = (list: { noun: string }[]) => list.map(({ noun }) => noun).join(' ');
  return [hero?.noun ?? '-', names([...foes, ...hazards]) || '-', names(goods) || '-'].join(' · ');
}

describe('who takes the place of another', () => {
  it.each([
    ['fruit ninja but its socks and dont cut the cactus', '- · cactus · sock'],
    ['whack a mole but its my grumpy teacher', '- · teacher · -'],
    ["whack a mole but it's grumpy cats", '- · cat · -'],
    ['flappy bird but the bird is my boss and the pipes are deadlines', 'manager · deadline · -'],
    ['flappy bird but its too hard', 'bird · - · -'],
    ['flappy bird but its raining', 'bird · - · -'],
    ['platformer but its all ninja cats', 'cat · - · -'],
    ['snake but its a queue of tourists that gets longer with every selfie', 'tourist · - · selfie'],
    ['snake, a conga line of penguins', 'penguin · - · -'],
    ['mario but a pizza guy and the goombas are chihuahuas', 'guy · chihuahua · -'],
    ['crossy road but ur a drunk pigeon and there are e-scooters everywhere', 'pigeon · scooter · -'],
    ['crossy road with e-scooters', 'chicken · scooter · -'],
    ['crossy road but the cars are cows', 'chicken · cow · -'],
    ['angry birds but the birds are chefs and the pigs are burgers', 'chef · burger · -'],
    ['dino game but the cacti are cones', 'dinosaur · cone · -'],
    ['tower defense but the creeps are mice and the towers are cats', 'cat · mouse · -'],
    ['pacman but instead of ghosts there are vacuum cleaners', '- · cleaner · -'],
    ['pacman, ghosts replaced by dogs', '- · dog · -'],
    ['pacman with dogs instead of ghosts', '- · dog · -'],
    ['breakout where everyone is a duck', 'duck · - · duck'],
    ['platformer where everyone is a duck', 'duck · duck · -'],
    ['frogger but you are a snail and there are forks everywhere', 'snail · fork · -'],
    ['runner with a fox, there are coins everywhere', 'fox · - · coin'],
    ["doodle jump except it's a cow and the platforms are clouds", 'cow · - · -'],
    ['tetris but its made of cheese', '- · - · cheese'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('who does what in the second half of a sentence', () => {
  it.each([
    ['a snail climbs a volcano and everything falls on him', 'snail · rock · -'],
    ['a penguin runs and something chases him', 'penguin · - · -'],
    ['my cat knocks glasses off the table and i have to catch them', 'cat · - · glass'],
    ['a bouncer throws drunk guys out of the club, whack them when they pop out of the door', 'bouncer · guy · -'],
    ['a beaver builds a dam and protects it from floods of crocodiles, tower defence', 'beaver · crocodile · dam'],
    ['a boy builds a snowman and protects it from dogs', 'boy · dog · snowman'],
    ['a beaver and a fox protect the dam from crocodiles', 'beaver · crocodile · dam'],
    ['a witch and a ghost collect candy', 'witch · - · candy'],
    ['a cat and a dog fight on a roof', 'dog · cat · -'],
    ['a mouse steals cheese and a cat chases it', 'mouse · cat · cheese'],
    ['a cat steals a fish and eats it in the kitchen', 'cat · - · fish'],
    ['a boy collects shells while dogs chase him and he throws bones at them', 'boy · dog · shell'],
    ['a grandma knits sweaters and moths eat them, swat them', 'grandma · moth · sweater'],
    ['runner with a granny on a shopping cart running from guards', 'granny · guard · -'],
    ['a wolf chases sheep and you have to protect them', '- · wolf · sheep'],
    ['seagulls steal fries and i must stop them', '- · seagull · french fries'],
    ['ghosts come out of the closet, zap them before they reach the bed', '- · ghost · bed'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('what is done, in whatever form of the verb', () => {
  it.each([
    ['escape the school maze, the headmaster is chasing me, get all the keys', '- · headmaster · key'],
    ['the police is after me, collect money', '- · police · money'],
    ['my mom is looking for me in the house', '- · mom · -'],
    ['a frog is jumping over lava', 'frog · lava · -'],
    ['a pirate is collecting gold and a shark is chasing him', 'pirate · shark · gold'],
    ['runner, the hero is a running fox', 'fox · - · -'],
    ['i wanna be a ghost and scare people in a hotel', 'ghost · - · person'],
    ['i want to be a pirate and collect gold', 'pirate · - · gold'],
    ["i'd love to be a shark and eat fish", 'shark · - · fish'],
    ['i want game where is a fox which steal chickens and farmer chase him', 'fox · farmer · chicken'],
    ['cat steal fish and dog chase him', 'cat · dog · fish'],
    ['boy run from dog', 'boy · dog · -'],
    ['robot who collect battery', 'robot · - · battery'],
    ['game where is girl which collect flowers and bee chase her', 'girl · bee · flower'],
    ['my little brother is throwing socks at me', '- · sock · -'],
    ['help the cat catch the mice', 'cat · - · mouse'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('who fights, falls, drives or is crossed', () => {
  it.each([
    ['dragon that eats sheeps and spits fire at castles', 'dragon · castle · sheep'],
    ['a dragon breathing fire at knights', 'dragon · knight · -'],
    ['a cow that spits milk at wolves', 'cow · wolf · -'],
    ['bullet hell with a butterfly boss', '- · butterfly · -'],
    ['shooter with a giant octopus boss', '- · octopus · -'],
    ['space shooter with a cat and a dog boss', 'cat · dog · -'],
    ['checkers with owls and mice', 'owl · mouse · -'],
    ['tic tac toe with suns and moons', '- · - · sun moon'],
    ['unicorn poops cupcakes, catch them in a bucket', 'unicorn · - · cupcake'],
    ['a hen lays eggs, catch them', 'hen · - · egg'],
    ['hamster in a race car against 3 turtles', 'hamster · turtle · -'],
    ['mouse in a car collects cheese', 'mouse · - · cheese'],
    ['ladybug crosses the garden path, bicycles and puddles', 'ladybug · bicycle puddle · -'],
    ['little game for relax, boat on the river and ducks', 'boat · duck · -'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it.each([
    ['man on bicycle go down from mountain', 'downhill'],
    ['a goat goes down the hill', 'downhill'],
    ['boat on the river', 'downhill'],
    ['mouse in a car collects cheese', 'traffic'],
    ['a dragon breathes fire at knights', 'shooter'],
    ['a fireman puts out fires', 'tending'],
  ])('%s is a %s', (prompt, mechanic) => {
    expect(readFrame(prompt).mechanic).toBe(mechanic);
  });

  it('seats a hamster in the car, and relaxes', () => {
    expect(readFrame('hamster in a race car against 3 turtles').tools).toMatchObject([{ noun: 'race car' }]);
    expect(readFrame('little game for relax, boat on the river').mood).toMatchObject({ energy: 'slow' });
  });
});

describe('what is only said about the request', () => {
  it.each([
    ['my daughter wants a pink pony that jumps over puddles', 'pony · puddle · -'],
    ['my 6 year old daughter asked for a unicorn that eats cupcakes', 'unicorn · - · cupcake'],
    ['my son wants a truck that collects gold', 'truck · - · gold'],
    ['my dad wants to escape from the office', 'dad · - · -'],
    ['my cat wants a fish', 'cat · - · fish'],
    ['im so bored at work, give me something fast with exploding printers', '- · printer · -'],
    ['i am a bored pirate', 'pirate · - · -'],
    ['an electrician jumps over sparks', 'electrician · spark · -'],
    ['a sleepy sloth climbs up a tree to get leaves', 'sloth · - · leaf'],
    ['battleship but with submarines and rubber ducks in a bathtub', '- · - · submarine duck'],
    ['hot dog stand: serve the hungry football fans before they get mad', '- · - · supporter hot dog'],
    ['air traffic: land the plane on a tiny island', 'plane · - · -'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it.each([
    ['catch falling feathers, gentle and slow', ['no-enemies']],
    ['catch falling feathers, gentle and slow, avoid bombs', []],
    ['catch falling feathers', []],
  ])('%s: %j', (prompt, modifiers) => {
    expect(readFrame(prompt).modifiers).toEqual(modifiers);
  });
});

describe('who plays which part', () => {
  it.each([
    ['A ninja cat that jumps over dogs and collects sushi at night', 'cat · dog · sushi'],
    ['Endless runner with a penguin on the ice, avoiding seals and eating fish', 'penguin · seal · fish'],
    ['A mouse steals cheese in the kitchen while the cat is watching', 'mouse · cat · cheese'],
    ['Aliens invade a farm, defend the cows', '- · alien · cow'],
    ['Chicken run away from the fox', 'chicken · fox · -'],
    ['Slice fruit like a samurai', 'samurai · - · fruit'],
    ['a game where you are a sock looking for its partner', 'sock · - · sock'],
    ['collect coins in a pyramid while mummies chase you', '- · mummy · coin'],
    ['tower defence with bees protecting a hive', 'bee · - · hive'],
    ['alien cows abducted by a UFO you steer', 'ufo · - · cow'],
    ['zombie survival', '- · zombie · -'],
    ['shoot the snakes', '- · snake · -'],
    ['the goalkeeper is an octopus', 'octopus · - · -'],
    ['penalty shootout where the goalkeeper is an octopus', 'striker · octopus · ball'],
    ['you have 15 arrows to hit the apples', '- · apple · -'],
    ['platformer with two little witches', 'witch · - · -'],
    ['dog herds sheep', 'dog · - · sheep'],
    ['samurai cuts bamboo', 'samurai · - · bamboo'],
    ['firefly catching', '- · - · firefly'],
    ['angry birds but with hamsters', 'hamster · pig · -'],
    ['castle siege with catapults and dragons', '- · dragon · -'],
    ['gra w ktorej zolw ucieka przed lisem', 'turtle · fox · -'],
    ['un nino atrapa mangos, sin bombas', 'kid · - · mango'],
    ['kocka chyta mysi', 'cat · - · mouse'],
    ['un loro que vuela por la selva y esquiva serpientes', 'parrot · snake · -'],
    ['ein Papagei fliegt durch den Dschungel und weicht Schlangen aus', 'parrot · snake · -'],
    ['juego de la serpiente con manzanas', 'snake · - · apple'],
    ['abuelita dispara chanclas a las cucarachas', 'grandma · cockroach · -'],
    ['grandma shoots flip flops at cockroaches', 'grandma · cockroach · -'],
    ['лиса прыгает по крышам поездов и собирает апельсины', 'fox · - · tangerine'],
    ['Opa auf dem Rasenmäher sammelt Bierdosen', 'grandpa · - · beer can'],
    ['एक बंदर पेड़ से गिरते आम पकड़ता है', 'monkey · - · mango'],
    ['बंदर साँप से बचता है और केले इकट्ठा करता है', 'monkey · snake · banana'],
    ['platfromer with a pengiun w/ dinosours', 'penguin · dinosaur · -'],
    ['a vampire who is afraid of garlic', 'vampire · garlic · -'],
    ['basketball but the ball is a hedgehog', '- · - · hedgehog basketball'],
    ['рыцарь спасает принцессу от дракона', 'knight · dragon · princess'],
    ['a game without spiders', '- · - · -'],
    ['Un chat qui attrape des poissons rouges', 'cat · - · fish'],
    ['猫が魚を集める', 'cat · - · fish'],
    ['小猫收集金币', 'cat · - · coin'],
    ['고양이가 물고기를 먹는 게임', 'cat · - · fish'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });

  it('plays hockey on the ice, and reads where a Polish game takes place', () => {
    expect(readFrame('ice hockey')).toMatchObject({ mechanic: 'air-hockey', hero: null, goods: [], ignored: [] });
    expect(readFrame('mysz zbiera ser w labiryncie')).toMatchObject({ mechanic: 'maze', hero: { noun: 'mouse' } });
  });

  it.each(['stack pancakes as high as you can', 'cosmic breakout with planets instead of bricks', 'geometry style'])(
    'makes no hero of a word that is none: %s',
    (prompt) => {
      expect(readFrame(prompt).hero).toBeNull();
    },
  );
});

describe('the setting', () => {
  it.each([
    ['in the snow', { place: { setting: 'snow' } }],
    ['help a ghost find candy in a haunted maze', { place: { setting: 'haunted' } }],
    ['in der Wüste bei Nacht', { place: { setting: 'desert', time: 'night' } }],
    ['something sad and beautiful about rain', { place: { weather: 'rain' }, mood: { feeling: 'sad' } }],
    ['a worm eats apples, slow and relaxing', { mood: { energy: 'slow' } }],
    ['bubbles to pop, for toddlers', { mood: { audience: 'toddlers' } }],
    ['retro pixel art', { look: { style: 'pixel' } }],
    ['vampire survivors like, black and red', { look: { colours: ['black', 'red'] } }],
    ['impossible hardcore', { mood: { difficulty: 5 } }],
    ['a game called "Jelly Jam" with fruits', { title: 'Jelly Jam' }],
    ['Make a game called Fox & Friends where', { title: 'Fox & Friends' }],
    ['a cat named Tom', { title: null }],
    ['tank battle in a maze with walls that break', { modifiers: ['breakable-walls', 'shoots'] }],
    ['pong for two players', { modifiers: ['two-players'] }],
    ['a mouse must find the exit of a maze', { modifiers: ['exit'], ignored: [] }],
    ['find the 3 keys and then the exit', { numbers: { collect: 3 }, modifiers: ['exit'] }],
    ["you're a druid doing magic", { hero: { noun: 'druid' } }],
    ['a nimble fox at a starlit lake', { hero: { noun: 'fox', traits: ['nimble'] } }],
    ['for my 4 year old', { mood: { audience: 'toddlers' } }],
    ['my dog Bello chases cats', { heroName: 'Bello', hero: { noun: 'dog' }, isFirstPerson: true }],
    ['a bunny hides eggs and I have to find 12', { isFirstPerson: true, numbers: { collect: 12 } }],
    ['our school Halloween party maze', { heroName: null, place: { setting: 'haunted' } }],
    ['two player pong, loser does the dishes. In space', { hero: null, place: { setting: 'space' } }],
    ['sudoku easy, with flowers in the background', { goods: [], place: { setting: 'meadow' } }],
    ['bubbles for my 3yo', { mechanic: 'bubble-pop', mood: { audience: 'toddlers' } }],
    ['bubbles for a 7 yo boy', { mood: { audience: 'kids' } }],
    ['whack the zombies but not the cat', { modifiers: ['spare'] }],
  ])('%s', (prompt, expected) => {
    expect(readFrame(prompt)).toMatchObject(expected);
  });

  it('names the words it can do nothing with', () => {
    expect(readFrame('a fox solves quadratic equations').ignored).toContain('quadratic');
    expect(readFrame('a fox runs').ignored).toEqual([]);
  });
});
