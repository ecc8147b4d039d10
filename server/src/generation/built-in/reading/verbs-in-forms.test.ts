import { describe, expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';

const nounsOf = (list: { noun: string }[]) => list.map(({ noun }) => noun).join(' ') || '-';

/** Mechanic, hero, whom one meets, what it is about. */
function readingOf(prompt: string): string {
  const { mechanic, hero, foes, hazards, goods } = readFrame(prompt);
  return [mechanic, hero?.noun ?? '-', nounsOf([...foes, ...hazards]), nounsOf(goods)].join(' · ');
}

describe('a verb means the same in every form', () => {
  it.each([
    [
      'juggle',
      'catcher',
      ['a seal juggles balls', 'a juggling seal', 'juggle balls as a seal', 'you are a juggling seal'],
    ],
    ['chase', 'maze', ['a dog chases cats', 'a dog must chase cats', 'a game where you can chase cats']],
    [
      'search',
      'maze',
      ['a dog searches for bones', 'help the dog search for bones', 'a dog wants to search for bones'],
    ],
    ['mix', 'cooking', ['a witch mixes potions', 'mix potions as a witch', 'witch must mix potions']],
    ['empty', 'tending', ['a bear empties the bins', 'empty the bins', 'bear must empty the bins']],
    ['swing', 'rope-swing', ['a monkey swings', 'a swinging monkey', 'a monkey swings through the jungle']],
    ['skate', 'runner', ['a cat skates', 'a skating cat', 'skating on a frozen lake with a cat']],
    ['put out', 'tending', ['put out fires', 'an elephant puts out fires', 'putting out fires with an elephant']],
    ['mine', 'digging', ['a dwarf mines gold', 'dwarf must mine gold', 'you can mine gold']],
  ])('%s', (_, mechanic, prompts) => {
    expect(prompts.map((prompt) => `${prompt}: ${readFrame(prompt).mechanic}`)).toEqual(
      prompts.map((prompt) => `${prompt}: ${mechanic}`),
    );
  });

  it.each([
    ['an empty house with ghosts', 'ghost'],
    ['help the baby bear find honey', 'bear'],
    ['a burning robot in a maze', 'robot'],
  ])('and nobody does what only describes somebody: %s', (prompt, somebody) => {
    const { hero, foes } = readFrame(prompt);
    expect([hero?.noun, nounsOf(foes)]).toContain(somebody);
  });
});

describe('what is done to whom', () => {
  it.each([
    ["a juggling seal, don't drop the balls", 'catcher · seal · - · ball'],
    ['a clown juggles pins', 'catcher · clown · - · pin'],
    ['bowling with ten pins', 'throw · - · bowling pin · bowling ball'],
    ['tightrope walker over a canyon, keep balance', 'runner · walker · - · -'],
    ['a waiter balances plates', 'stacker · waiter · - · plate'],
    ['make smoothies for hungry surfers', 'tending · - · - · surfer smoothie'],
    ['a shark chases surfers', 'maze · shark · - · surfer'],
    ['a surfer dodges sharks', 'downhill · surfer · shark · -'],
    ['border collie pushes geese into the pond', 'maze · collie · - · goose'],
    ['get the sheep into the pen', 'maze · - · - · sheep'],
    ['push the crates into the corner', 'sokoban · - · - · crate'],
    ['plane drops mail bags on villages', 'delivery · plane · - · mail bag'],
    ['a pigeon drops eggs on cars', 'throw · pigeon · car · -'],
    ['clouds drop candy, catch it', 'catcher · - · - · candy cloud'],
    ['flip burgers before they burn', 'cooking · - · - · burger'],
    ['flip the cards', 'memory · - · - · -'],
    ['i am a baby dragon and i sneeze fire at marshmallows', 'shooter · dragon · marshmallow · -'],
    ['a llama spits cherry stones at tourists', 'shooter · llama · tourist · -'],
    ['blow out the candles', 'tending · - · - · candle'],
    ['birds drop eggs on me, dodge them', 'dodger · - · egg · -'],
    ['a plane drops water on forest fires', 'tending · plane · - · fire'],
    ['a digging dog finds bones', 'digging · dog · - · bone'],
    ['my viewers drop fridges on me and i have to dodge', 'dodger · - · fridge · -'],
    ['sheriff duel: draw faster than the outlaw', 'reaction · sheriff · - · outlaw'],
    ['find the hidden toys in a bedroom', 'hidden-objects · - · - · toy'],
    ['find the hidden treasure in the maze', 'maze · - · - · treasure'],
    ['tap the crayon that is different', 'odd-one-out · - · - · crayon'],
    ['drive a garbage truck and empty all the bins', 'traffic · truck · - · bin'],
    ['build a lasagna layer by layer, 7 layers', 'stacker · - · - · lasagna'],
    ['a mother duck looks for her lost babies', 'maze · duck · - · duckling'],
    ['an owl hunts mice at night', 'maze · owl · - · mouse'],
    ['toddler steals cookies while mum chases him', 'maze · toddler · mum · cookie'],
    ['a llama escapes from the airport and security chases it', 'runner · llama · guard · -'],
    ['koala climbs a tree, avoid falling branches', 'jumper · koala · branch · -'],
    ['mine cart ride through a cave', 'runner · cart · - · -'],
    ['eine Eule fängt Mäuse in der Nacht', 'maze · owl · - · mouse'],
    ['ein Bär fängt Äpfel mit einem Korb', 'catcher · bear · - · apple'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('whoever is fled from, and names that mean something else', () => {
  it.each([
    ['a seahorse dodges fishing hooks', 'flyer · seahorse · hook · -'],
    ['a dog avoids golf balls', 'dodger · dog · ball · -'],
    ['avoid the darts', 'dodger · - · dart · -'],
    ['escape your boss in an office maze, collect coffee', 'maze · - · manager · coffee'],
    ['escape the teacher in a school maze', 'maze · - · teacher · -'],
    ['a mouse escapes traps', 'runner · mouse · trap · -'],
    ['escape the prison', 'runner · prisoner · guard · -'],
    ['survive a horde of office printers, arena game', 'arena · - · printer · -'],
    ['survive the night in a forest', 'arena · - · - · -'],
    ['a waiter with a tray dodges swinging chandeliers', 'dodger · waiter · chandelier · -'],
    ['waiter serves soup and dodges dogs', 'tending · waiter · dog · soup'],
    ['give the office plants water while your colleagues sleep', 'tending · - · - · plant'],
    ['a bartender escapes zombies', 'runner · bartender · zombie · -'],
    ['entkomme deinem Chef im Büro, sammle Kaffee', 'runner · - · manager · coffee'],
    ['uciekaj przed szefem', 'runner · - · manager · -'],
    ['sobrevive a una horda de impresoras', 'arena · - · printer · -'],
    ['überlebe eine Horde Drucker', 'arena · - · printer · -'],
    ['ein Kellner weicht Kronleuchtern aus', 'dodger · waiter · chandelier · -'],
    ['un enfant arrose les plantes', 'tending · kid · - · plant'],
    ['gieße die Pflanzen', 'tending · - · - · plant'],
    ['el jardinero planta flores', 'tending · gardener · - · flower'],
    ['pies skacze przez kałuże', 'runner · dog · puddle · -'],
    ['un perro salta charcos', 'runner · dog · puddle · -'],
    ['un chien saute les flaques', 'runner · dog · puddle · -'],
    ['il cane salta le pozzanghere', 'runner · dog · puddle · -'],
    ['um cachorro pula poças', 'runner · dog · puddle · -'],
    ['rotate the mirrors so the sunlight reaches the plant', 'laser-mirrors · - · - · sunlight plant'],
    ['jewel swap, handbags', 'match · - · - · jewel handbag'],
    ['two wizards duel on one phone, 2 players', 'duel · wizard · wizard · -'],
    ['two cowboys duel on one phone', 'duel · cowboy · cowboy · -'],
    ['a moose bobsledding past trees', 'downhill · moose · - · -'],
    ['escape from fishing boats as a tuna', 'runner · tuna · boat · -'],
    ['wizard duel', 'arena · wizard · wizard · -'],
    ['a walrus tobogganing off an iceberg, grab the clams', 'downhill · walrus · - · clam'],
    ['un castoro rompe i tronchi con una palla', 'breakout · beaver · - · wood'],
    ['ein Biber zerschlägt Baumstämme mit einem Ball', 'breakout · beaver · - · wood'],
    ['a gecko licks up flies with its long tongue', 'maze · gecko · - · fly'],
    ['pinball inside a grandfather clock', 'pinball · - · - · -'],
    ['chess knight hops around a board collecting pawns', 'hopper · knight · - · pawn'],
    ['chess with a knight', 'chess · knight · - · -'],
    ['slash pillows in a pillow fight, feathers everywhere', 'slicer · - · - · pillow feather'],
    ['a crop duster plane sprays fields and dodges windmills', 'flight · plane · windmill · -'],
    ['slime cleaner mops the goo before the museum opens', 'tending · cleaner · - · puddle'],
    ['karate kid runner', 'runner · kid · - · -'],
    ['a boxing kangaroo', 'duel · kangaroo · kangaroo · -'],
    ['steal cookies while grandma sleeps', 'maze · - · grandma · cookie'],
    ['trampoline kangaroo does flips above a circus', 'jumper · kangaroo · - · -'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});

describe('everyday verbs of other languages', () => {
  it.each([
    ['ein Seehund jongliert mit Bällen', 'catcher · seal · - · ball'],
    ['una foca hace malabares con pelotas', 'catcher · seal · - · ball'],
    ['foka żongluje piłkami', 'catcher · seal · - · ball'],
    ['un chef retourne des crêpes', 'cooking · chef · - · pancake'],
    ['un cocinero voltea hamburguesas', 'cooking · chef · - · burger'],
    ['ein Hund hütet Schafe', 'maze · dog · - · sheep'],
    ['un chien garde les moutons', 'maze · dog · - · sheep'],
    ['un gato caza ratones', 'maze · cat · - · mouse'],
    ['un gufo caccia topi', 'maze · owl · - · mouse'],
    ['un orso che scia tra gli alberi', 'downhill · bear · tree · -'],
    ['ein Bär fährt Ski zwischen Bäumen', 'downhill · bear · tree · -'],
    ['pies surfuje na falach', 'downhill · dog · - · -'],
    ['ein Junge füttert Enten', 'tending · kid · - · duck'],
    ['un bambino dà da mangiare alle anatre', 'tending · kid · - · duck'],
    ['babcia piecze ciastka', 'cooking · grandma · - · cookie'],
    ['un oso sirve helados', 'tending · bear · - · icecream'],
    ['un orso serve gelati', 'tending · bear · - · icecream'],
    ['un drago sputa fuoco ai cavalieri', 'shooter · dragon · knight · -'],
    ['ein Clown balanciert auf dem Seil', 'runner · clown · - · -'],
    ['un renard vole des pommes et le fermier le poursuit', 'maze · fox · farmer · apple'],
    ['un oiseau vole dans le ciel', 'flyer · bird · - · -'],
    ['ein Maulwurf gräbt nach Würmern', 'digging · mole · - · worm'],
    ['um carteiro entrega cartas', 'delivery · mail carrier · - · letter'],
  ])('%s', (prompt, reading) => expect(readingOf(prompt)).toBe(reading));
});
