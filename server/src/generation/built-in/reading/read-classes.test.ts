import { describe, expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';
import { understandPrompt } from './understand-prompt.ts';

/** mechanic · hero · foes and hazards · goods, each by noun. */
function readingOf(prompt: string): string {
  const { mechanic, hero, foes, hazards, goods } = readFrame(prompt);
  const names = (list: { noun: string }[]) => list.map(({ noun }) => noun).join(' ') || '-';
  return [mechanic ?? '-', hero?.noun ?? '-', names([...foes, ...hazards]), names(goods)].join(' · ');
}

describe('a famous game with another cast', () => {
  it.each([
    ['space invaders but with vegetables', 'shooter · spaceship · vegetable · -'],
    ['space invaders, collect the stars', 'shooter · spaceship · alien · star'],
    ['plants vs zombies but with kittens and dogs', 'defence · kitten · dog · -'],
    ['plants vs zombies with hamsters', 'defence · hamster · zombie · -'],
    ['plants vs zombies with cactuses', 'defence · cactus · zombie · -'],
    ['plants vs zombies with cactuses and coyotes', 'defence · cactus · coyote · -'],
    ['cowboy duel at high noon, tap fast', 'reaction · cowboy · - · outlaw'],
    ['mole whacking with vegetables', 'whack · - · vegetable · -'],
    ['cookie clicker with tacos', 'clicker · - · - · taco'],
    ['two players fight with swords on a bridge', 'duel · - · - · -'],
    ['cowboy duel at high noon, draw fast', 'reaction · cowboy · - · outlaw'],
    ['bowling with penguins as pins', 'throw · - · penguin · bowling ball'],
    ['flapy bird but its a pigeon', 'flyer · pigeon · - · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('one side against another', () => {
  it.each([
    ['vegetables vs sweets', 'arena · vegetable · sweet · -'],
    ['witches against pumpkins', 'arena · witch · pumpkin · -'],
    ['cats vs dogs', 'arena · cat · dog · -'],
    ['cowboys vs aliens shooter', 'shooter · cowboy · alien · -'],
    ['plants vs zombies but mushrooms vs slugs', 'defence · mushroom · slug · -'],
    ['space invaders with angry chefs throwing pans', 'shooter · spaceship · chef · -'],
    ['donkey kong but a grandma throws cookies at you', 'jumper · builder · grandma cookie · -'],
    ['pacman but a hoover eating crumbs, cats chase it', 'maze · vacuum · cat · crumb'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('a portion of something', () => {
  it.each([
    ['a rubber duck dodges soap bars', 'dodger · duck · soap bar · -'],
    ['a rubber duck dodges bars of soap', 'dodger · duck · soap · -'],
    ['a thief collects gold bars', 'platformer · thief · - · gold bar'],
    ['a mouse collects cheese cubes and avoids cats', 'dodger · mouse · cat · cheese cube'],
    ['catch slices of lemon', 'catcher · - · - · lemon'],
    ['slice lemons', 'slicer · - · - · lemon'],
    ['a cowboy in a bar shoots bandits', 'shooter · cowboy · bandit · -'],
    ['platformer with a red panda, a wall of lava behind you', 'platformer · panda · lava · -'],
    ['platformer, a wave of water is chasing you', 'platformer · - · water · -'],
    ['a cat jumps over rivers of lava', 'runner · cat · lava · -'],
    ['a ninja climbs the wall', 'jumper · ninja · - · -'],
  ])('is what it consists of: %s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('what is shot, and what one sits in', () => {
  it.each([
    ['top down tank shooter, bears in tanks', 'arena · bear · tank · -'],
    ['tank shooter', 'shooter · tank · - · -'],
    ['duck shooter', 'shooter · duck · - · -'],
    ['zombie shooter', 'shooter · - · zombie · -'],
    ['side scrolling dragon shooter', 'shooter · dragon · - · -'],
    ['penguins in tanks vs polar bears', 'arena · penguin · polar bear · -'],
    ['vampire survivors, garlic farmer', 'arena · farmer · vampire · -'],
    ['vampire survivors with a potato farmer against zombies', 'arena · farmer · zombie · -'],
    ['a vampire hunter with garlic survives the night', 'arena · hunter · vampire · -'],
    ['bloons with cats', 'defence · cat · balloon · -'],
    ['arkanoid with lasers', 'breakout · - · - · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));

  it('is thrown by whoever grows it', () => {
    expect(readFrame('vampire survivors, garlic farmer').tools.map(({ noun }) => noun)).toEqual(['garlic']);
  });
});

describe('which way it goes', () => {
  it.each([
    ['tractor harvests wheat, avoid haystacks', 'traffic · tractor · haystack · wheat'],
    ['a farmer harvests wheat', 'tending · farmer · - · wheat'],
    ['a teddy floats up with balloons past birds', 'jumper · teddy · bird · balloon'],
    ['a penguin flies upwards dodging planes', 'jumper · penguin · plane · -'],
    ['a bee flies up and down between flowers', 'flyer · bee · - · -'],
    ['a red balloon drifts over the city', 'flyer · balloon · - · -'],
    ['a balloon rises past birds', 'jumper · balloon · bird · -'],
    ['drift through tokyo', 'racer · - · - · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));

  it.each([
    ['arkanoid, retro 80s neon', 'neon'],
    ['a retro racing game', 'pixel'],
    ['neon pixel art runner', 'pixel'],
  ])('and how it looks: %s', (prompt, style) => expect(readFrame(prompt).look.style).toBe(style));
});

describe('whoever does something is played', () => {
  it.each([
    ['otter cracks clams', 'whack · otter · clam · -'],
    ['a raccoon raids trash cans', 'maze · raccoon · - · can'],
    ['lighthouse keeper guides ships', 'tending · keeper · - · ship'],
    ['help the turtle reach the sea before the seagulls get him', 'runner · turtle · seagull · -'],
    ['a drone drops packages on roofs', 'delivery · drone · - · package'],
    ['goat simulator', 'platformer · goat · - · -'],
    ['goalkeeper saves penalty kicks', 'goalkeeper · goalkeeper · - · ball'],
    ['an elephant sprays water at fires', 'tending · elephant · - · fire'],
    ['baby dragon learning to fly', 'flyer · dragon · - · -'],
    ['swat flies with a newspaper', 'whack · - · fly · -'],
    ['spaceship escaping a black hole', 'dodger · spaceship · hole · -'],
    ['a train collects passengers and gets longer', 'snake · train · - · passenger'],
    ['wizard duel: cast spells at the enemy wizard', 'arena · wizard · wizard · -'],
    ['help santa drop presents down the chimneys', 'throw · santa · chimney · present'],
    ['grumpy cat slaps vases off shelves', 'whack · cat · vase · -'],
    ['race a lawnmower through the neighborhood', 'racer · mower · - · -'],
    ['a train picks up wagons and must not hit itself', 'snake · train · - · wagon'],
    ['bubble shooter underwater with jellyfish', 'bubble-shooter · - · - · jellyfish'],
    ['my sister is a ballerina, make her jump over puddles', 'runner · ballerina · puddle · -'],
    ['teacher throws homework at you and you have to dodge it', 'dodger · - · homework · -'],
    ['feed the hungry hippo, catch watermelons with its mouth', 'catcher · hippo · - · watermelon'],
    ['drive the school bus and dont crash, 3 lanes', 'traffic · school bus · - · -'],
    ['candy crush with poop emojis', 'match · - · - · poop'],
    ['fruit ninja with school supplies', 'slicer · - · - · school supply'],
    ['my toddler loves fire trucks, put out the fires', 'tending · truck · - · fire'],
    ['pac-man in the office: a clerk collects paper clips, bosses chase him', 'maze · clerk · manager · paper clip'],
    ['whack the email notifications before the inbox overflows', 'whack · - · email · -'],
    ['lunar lander on mars with a grumpy cat pilot', 'lander · cat · - · -'],
    ['a librarian shushes noisy students', 'tending · librarian · - · student'],
    ['penguins vs polar bears snowball war', 'throw · penguin · polar bear · snowball'],
    ['tic tac toe with suns and moons against the computer', 'tic-tac-toe · - · - · sun moon'],
    ['a cowboy lassoes runaway horses', 'maze · cowboy · - · horse'],
    ['a witch with black cats flies over houses', 'flyer · witch · cat · -'],
    ['a rottweiler chases a cat', 'maze · rottweiler · - · cat'],
    ['bouncer throws people out', 'arena · bouncer · person · -'],
    ['a clown throws people pies', 'throw · clown · person · -'],
    ['vampire bites people in a city at night', 'maze · vampire · - · person'],
    ['escape from a prison through tunnels, guards with dogs', 'runner · prisoner · guard dog · -'],
    ['subway surfers with a grandma running from the police', 'lanes · grandma · police · -'],
    ['scarecrow scares crows away from the corn', 'defence · scarecrow · crow · corn'],
    ['dig dug with a mole digging for diamonds', 'digging · mole · - · diamond'],
    ['light all the diyas before the wind blows them out', 'tending · - · - · diya'],
    ['my homework keeps flying away and I have to catch it', 'catcher · - · - · homework'],
    ['vacuum cleaner robot eats dust bunnies and avoids the dog', 'maze · vacuum · dog · dust'],
    ['my cat Muffin knocks cups off the table', 'whack · cat · cup · -'],
    ['a snail racing other snails', 'racer · snail · snail · -'],
    ['swimming race with 4 dolphins', 'tap-race · dolphin · dolphin · -'],
    ['easter bunny hides eggs and I have to find 12', 'maze · - · - · egg'],
    ['penalty shootout, i am the goalkeeper', 'goalkeeper · goalkeeper · - · ball'],
    ['zombie chickens attack my farm, plant sunflowers to stop them', 'defence · sunflower · chicken · -'],
    ['vampire vegetables attack my garden, throw garlic at them', 'throw · - · vegetable · -'],
    ['an ice cream truck must deliver ice cream before it melts', 'delivery · truck · - · ice cream'],
    ['bowling with carrots instead of pins', 'throw · - · carrot · bowling ball'],
    ['two cats playing ping pong', 'pong · cat · cat · -'],
    ['aliens attack a city', 'defence · - · alien · -'],
    ['janitor mops the floor in a school', 'tending · janitor · - · soap'],
    ['dont touch the lava kids game with a bunny', 'dodger · rabbit · lava · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('who is against the player, who is spared and what is only done by others', () => {
  it.each([
    ['find the exit of a hedge maze before the minotaur finds you', 'maze · - · minotaur · -'],
    ['archer on a wall shoots at orcs climbing up', 'shooter · archer · orc · -'],
    ['save the beehive from wasps', 'defence · - · wasp · beehive'],
    ['slime rancher: collect slimes and feed them carrots', 'tending · rancher · - · slime'],
    ['a game about my dog rex who catches frisbees', 'catcher · dog · - · frisbee'],
    ['a duck leads her ducklings across a pond', 'hopper · duck · - · duckling'],
    ['a tiny ant carrying crumbs home past spiders', 'delivery · ant · spider · crumb'],
    ['skier racing down, 20 gates', 'downhill · skier · - · -'],
    ['skateboarder grinding rails in the city', 'runner · skateboarder · - · -'],
    ['space invaders but cows', 'shooter · spaceship · cow · -'],
    ['curling with 4 stones', 'curling · - · - · curling stone'],
    ['pacman but the ghosts are vacuum cleaners', 'maze · - · cleaner · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));

  it('makes a game for kids only where it is said to be for them', () => {
    expect(readFrame('a grumpy old man yells at kids').mood.audience).toBe(null);
    expect(readFrame('a quiz about animals for kids').mood.audience).toBe('kids');
  });

  it('counts moves, one hit and the score that darts begin with', () => {
    expect(readFrame('match 3 with jewels, only 20 moves')).toMatchObject({ numbers: { moves: 20 }, ignored: [] });
    expect(readFrame('samurai vs ninjas, one hit kills').numbers).toEqual({ lives: 1 });
    expect(readFrame('darts in a pub 301').numbers).toEqual({ points: 301 });
  });
});

describe('nouns that no emoji is called by', () => {
  it.each([
    ['ein igel der äpfel sammelt und füchsen ausweicht', 'dodger · hedgehog · fox · apple'],
    ['un torero que esquiva toros', 'dodger · bullfighter · bull · -'],
    ['la abuela esquiva gaviotas', 'dodger · grandma · seagull · -'],
    ['chłopiec zbiera orzechy', 'platformer · boy · - · nut'],
    ['لعبة قطة تهرب من الكلاب', 'runner · cat · dog · -'],
    ['un polpo prende le perle e scappa dagli squali', 'catcher · octopus · shark · pearl'],
    ['um gato astronauta que atira em ratos', 'shooter · cat · mouse · -'],
    ['忍者が手裏剣で敵を倒す', 'arena · ninja · - · -'],
    ['लड़का आम पकड़ता है', 'catcher · boy · - · mango'],
    ['um macaco que pula entre árvores pegando bananas', 'platformer · monkey · - · banana'],
    ['Ein Bagger sammelt Steine auf der Baustelle, für Kinder', 'platformer · excavator · - · rock'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

it('reads bent numbers and a difficulty that is denied', () => {
  expect(readFrame('strzelanka z trzema życiami i bossem')).toMatchObject({
    numbers: { lives: 3 },
    modifiers: ['boss'],
  });
  expect(readFrame('statek kosmiczny strzela do asteroid, 5 żyć').numbers).toEqual({ lives: 5 });
  expect(readFrame('a rocket landing on mars, not too hard').mood.difficulty).toBe(1);
});

it.each(['snakes and ladders', 'backgammon', 'ludo with robots'])('refuses %s, which cannot be made', (prompt) => {
  expect(understandPrompt(prompt).understood).toBe(false);
});

describe('a word of another language is not refused as English', () => {
  it.each([
    ['Hundememory', 'de', 'memory · - · - · dog'],
    ['Schatzsuche', 'de', 'maze · - · - · treasure'],
    ['buscaminas', 'es', 'minesweeper · - · - · -'],
    ['labyrinthe', 'fr', 'maze · - · - · -'],
    ['taco tuesday', 'en', '- · - · - · taco'],
  ])('%s', (prompt, language, reading) => {
    expect(readFrame(prompt).language).toBe(language);
    expect(readingOf(prompt)).toBe(reading);
  });
});

describe('what comes for the player is avoided, and what must not be hit is spared', () => {
  it.each([
    ['climb the tower before the water rises', 'jumper · - · water · -'],
    ['a beaver builds a dam before the flood comes', 'stacker · beaver · flood · dam'],
    ['whack the gophers but dont hit the bunnies', 'whack · rabbit · gopher · -'],
    ['un cuoco che raccoglie pomodori e salta sui topi', 'platformer · chef · mouse · tomato'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('what a word stands for is found elsewhere in the sentence', () => {
  it.each([
    ['catch falling melons, watch out for rotten ones', 'catcher · - · melon · melon'],
    ['frog prince must cross the swamp without getting eaten by crocodiles', 'hopper · frog · crocodile · -'],
    ['a mouse searches the museum for 6 stolen diamonds', 'maze · mouse · - · diamond'],
    ['serve ramen to hungry samurai', 'tending · - · - · samurai ramen'],
    ['build a snowman by stacking snowballs', 'stacker · - · - · snowball snowman'],
    ['samurai slices watermelon but not the bombs', 'slicer · samurai · bomb · watermelon'],
    ['my dog Bello catches frisbees', 'catcher · dog · - · frisbee'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('shapes are somebody as well', () => {
  it.each([
    ['minimalist black and white game about a circle avoiding squares', 'dodger · circle · square · -'],
    ['a triangle dodges circles', 'dodger · triangle · circle · -'],
    ['a square that avoids triangles', 'dodger · square · triangle · -'],
    ['a hedgehog dodges squares of cheese', 'dodger · hedgehog · cheese · -'],
    ['match 3 with circles and squares', 'match · - · - · circle square'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('what others throw at the player is dodged', () => {
  it.each([
    ['chat is throwing tomatoes at me, dodge them all', 'dodger · - · tomato · -'],
    ['monkeys are throwing bananas at me, dodge them', 'dodger · - · banana · -'],
    ['kids throw snowballs at me', 'dodger · - · snowball · -'],
    ['throw tomatoes at monkeys', 'throw · - · monkey · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('what is only heard, used or stood against', () => {
  it.each([
    ['walking home alone in the snow, slow, melancholic, piano', 'runner · - · - · -'],
    ['a cat walks in the rain, calm, piano', 'runner · cat · - · -'],
    ['memory with drums, guitar, piano', 'memory · - · - · drum guitar piano'],
    ['bug hunt: type code words to squash the bugs', 'typing · - · bug · -'],
    ['squash bugs with a hammer', 'whack · - · bug · -'],
    ['space invaders with jellyfish and a diver with a harpoon', 'shooter · diver · jellyfish · -'],
    ['bullet hell where a grandma in wheelchair shoots knitting needles', 'shooter · grandma · - · -'],
    ['i am a giant squid and i pull ships under the water', 'maze · giant squid · - · ship'],
    ['an octopus pulls divers into the deep', 'maze · octopus · - · diver'],
    ['shoot the carrots', 'shooter · - · carrot · -'],
    ['a cowboy shoots bottles', 'shooter · cowboy · bottle · -'],
    ['whack the politicians with a rubber chicken', 'whack · - · politician · -'],
    ['a clown fights robots with a rubber duck', 'arena · clown · robot · -'],
    ['platformer with a turtle and saw blades', 'platformer · turtle · circular saw · -'],
    ['air hockey for two players, lava against ice', 'air-hockey · lava · ice · -'],
    ['burger stacking with cheese, lettuce and tomato', 'stacker · - · - · burger cheese lettuce tomato'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});
