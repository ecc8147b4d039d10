import type { Label } from './labelled-prompts.ts';

/**
 * Prompts that were once parsed wrongly: trades, contractions, exits, colours, German compounds and verbs at the end.
 */
export const mendedPrompts: [prompt: string, label: Label][] = [
  ['a woodpecker pecks beetles out of trees', { mechanic: ['chopping', 'whack'], hero: 'woodpecker', goods: 'beetle' }],
  ['collect 5 keys and find the exit in a haunted castle', { mechanic: ['maze', 'platformer'], goods: 'key', place: 'haunted', modifiers: ['exit'], numbers: { collect: 5 } }],
  ['my sister loves horses, make her a show jumping game', { mechanic: 'runner', hero: 'horse' }],
  ['collect fish underwater as a diver and watch out for jellyfish', { mechanic: ['flyer', 'maze', 'dodger'], hero: 'diver', foes: 'jellyfish', goods: 'fish', place: 'sea' }],
  ['make me a game where a plumber fixes leaking pipes', { mechanic: 'tending', hero: 'plumber', goods: 'pipe' }],
  ['pacman but you\'re a shark eating little fish and the ghosts are fishermen', { mechanic: 'maze', hero: 'shark', foes: 'fisherman', goods: 'fish' }],
  ['10 red balloons and 10 blue balloons to pop', { mechanic: 'bubble-pop', goods: 'balloon', numbers: { collect: 20 } }],
  ['asteroids but with donuts', { mechanic: 'arena', hero: 'spaceship', foes: 'donut', modifiers: ['drift'] }],
  ['a grandma on a skateboard doing tricks', { mechanic: ['runner', 'downhill', 'platformer'], hero: 'grandma' }],
  ['a detective follows footprints in the fog', { mechanic: ['maze', 'platformer'], hero: 'detective', goods: 'footprint', weather: 'fog' }],
  ['zombie apocalypse survive 3 minutes with a chainsaw', { mechanic: 'arena', foes: 'zombie', goods: 'chainsaw', numbers: { seconds: 180 } }],
  ['stack burgers, 15 layers', { mechanic: 'stacker', goods: 'burger', numbers: { floors: 15 } }],
  ['platformer, ninja turtle, sewers, pizza, 3 levels', { mechanic: 'platformer', hero: 'turtle', goods: 'pizza', place: 'dungeon', numbers: { levels: 3 } }],
  ['breakout where the bricks are lego pieces and the ball is a tomato', { mechanic: 'breakout', goods: 'tomato' }],
  ['Ein Eichhörnchen sammelt Haselnüsse und weicht dem Fuchs aus', { mechanic: ['dodger', 'platformer'], hero: 'squirrel', foes: 'fox', goods: 'hazelnut', language: 'de' }],
  ['Bienenstock verteidigen gegen Wespen', { mechanic: 'defence', foes: 'wasp', goods: 'hive', language: 'de' }],
  ['Schneeballschlacht gegen Schneemänner', { mechanic: 'throw', foes: 'snowman', goods: 'snowball', language: 'de' }],
  ['Autorennen durch die Wüste mit Kakteen als Hindernisse', { mechanic: 'racer', foes: 'cactus', place: 'desert', language: 'de' }],
  ['Regenwurm frisst Apfelkuchen', { mechanic: ['snake', 'platformer', 'maze'], hero: 'worm', goods: 'cake', language: 'de' }],
  ['Prinzessin vor dem Drachen retten', { mechanic: ['defence', 'platformer'], foes: 'dragon', goods: 'princess', language: 'de' }],
  ['Gartenzwerge fangen Schmetterlinge', { mechanic: 'catcher', hero: 'gnome', goods: 'butterfly', language: 'de' }],
  ['gioco di un gatto che insegue i topi in cucina', { mechanic: 'maze', hero: 'cat', goods: 'mouse', place: 'kitchen', language: 'it' }],
  ['hockey goalie moose saves 12 pucks', { mechanic: 'goalkeeper', hero: 'moose', goods: 'puck' }],
  ['two wolves chase a rabbit', { mechanic: ['maze', 'runner'], hero: 'rabbit', foes: 'wolf', numbers: { foes: 2 } }],
  ['penguins play curling, 6 stones', { mechanic: 'golf', hero: 'penguin', place: 'snow' }],
  ['tow truck driver parks broken cars, 8 levels', { mechanic: 'parking', foes: 'car', numbers: { levels: 8 } }],
  ['new years eve memory', { mechanic: 'memory', place: 'city' }],
  ['sort red, blue and yellow socks into the right baskets', { mechanic: 'sorting', goods: 'sock' }],
]; // biome-ignore format: one prompt a line
