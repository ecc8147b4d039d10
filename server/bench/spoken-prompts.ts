import type { Label } from './labelled-prompts.ts';

/**
 * Prompts as people say them: parts of a body, friends as opponents, decades, named cities, things that fly by
 * themselves, pronouns, deliveries, and nouns of other languages that no emoji has.
 */
export const spokenPrompts: [prompt: string, label: Label][] = [
  ['i want a game were you are a shark and eat swimers', { mechanic: ['flyer', 'maze', 'snake'], hero: 'shark', goods: 'swimmer' }],
  ['no enemies, just a cozy walk collecting seashells on the beach', { mechanic: ['runner', 'platformer'], goods: 'seashell', place: 'beach', modifiers: ['no-enemies'] }],
  ['a lighthouse guides boats past rocks in a storm', { mechanic: 'tending', hero: 'lighthouse', foes: 'rock', goods: 'boat', weather: 'storm' }],
  ['dentist game: remove the sugar monsters from teeth', { mechanic: 'whack', hero: 'dentist', foes: 'monster' }],
  ['angry birds with potatoes', { mechanic: 'throw', foes: 'pig', hero: 'potato' }],
  ['a grandma on a skateboard grinding rails, 80s style', { mechanic: ['runner', 'downhill'], hero: 'grandma' }],
  ['a vampire must avoid garlic and sunlight, drinks tomato juice', { mechanic: 'dodger', hero: 'vampire', foes: 'garlic', goods: 'tomato juice' }],
  ['flapy bird but the bird is a fat pug with wings', { mechanic: 'flyer', hero: 'pug' }],
  ['scary maze with a clown that follows u', { mechanic: 'maze', foes: 'clown', place: 'haunted', numbers: { foes: 1 } }],
  ['connect four, red against yellow, play vs my friend', { mechanic: 'four-in-a-row', modifiers: ['two-players'], numbers: { players: 2 } }],
  ['a snail delivers letters across a busy street, 3 lives', { mechanic: 'hopper', hero: 'snail', goods: 'letter', numbers: { lives: 3 } }],
  ['blue whale eats plankton and grows, stay away from ships', { mechanic: 'snake', hero: 'whale', foes: 'ship', goods: 'plankton' }],
  ['flying carpet over baghdad, pick up lamps, dodge genies', { mechanic: ['flyer', 'flight'], hero: 'carpet', foes: 'genie', goods: 'lamp', place: 'city' }],
  ['guitar hero with 5 strings', { mechanic: 'rhythm', numbers: { lanes: 5 } }],
  ['a knight rescues the princess from the dragon tower', { mechanic: 'platformer', hero: 'knight', foes: 'dragon', goods: 'princess', place: 'castle' }],
  ['zombies attack my school and i throw books at them', { mechanic: 'throw', foes: 'zombie', goods: 'book', place: 'school' }],
  ['pizza delivery scooter through rome, avoid pigeons', { mechanic: 'traffic', hero: 'scooter', foes: 'pigeon', goods: 'pizza', place: 'city' }],
  ['a sad robot looking for its friend in the rain', { mechanic: ['maze', 'platformer'], hero: 'robot', goods: 'robot', weather: 'rain' }],
  ['a cat in a spaceship', { mechanic: [], hero: 'cat' }],
  ['ein frosch fängt fliegen mit seiner zunge', { mechanic: 'catcher', hero: 'frog', goods: 'fly', language: 'de' }],
  ['ein zug sammelt kohle in den alpen, schnell', { mechanic: ['platformer', 'runner'], hero: 'train', goods: 'coal', place: 'snow', language: 'de' }],
  ['un gato pirata que busca tesoros en el mar y esquiva tiburones', { mechanic: ['dodger', 'platformer', 'maze'], hero: 'cat', foes: 'shark', goods: 'treasure', place: 'sea', language: 'es' }],
  ['jogo de corrida com tatu e cobras no deserto', { mechanic: 'racer', hero: 'armadillo', foes: 'snake', place: 'desert', language: 'pt' }],
  ['un drago che vola sopra Venezia e raccoglie monete', { mechanic: ['flyer', 'flight'], hero: 'dragon', goods: 'coin', place: 'city', language: 'it' }],
  ['कुत्ता हड्डियाँ इकट्ठा करता है', { mechanic: ['platformer', 'runner', 'maze'], hero: 'dog', goods: 'bone', language: 'hi' }],
]; // biome-ignore format: one prompt a line
