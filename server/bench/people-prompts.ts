import type { Label } from './labelled-prompts.ts';

/** By children, grandparents, teachers, streamers and people who write in a second language. */
export const peoplePrompts: [prompt: string, label: Label | null][] = [
  ['We play as a chef who catches falling tomatoes in a big pot. Knives also fall, don\'t touch them! Three lives please.', { mechanic: 'catcher', hero: 'chef', foes: 'knife', goods: 'tomato', numbers: { lives: 3 } }],
  ['Make game about my dog Rex he is brown he hates cats he chases them in the garden', { mechanic: 'maze', hero: 'dog', goods: 'cat' }],
  ['hello, i want game where bear is fishing the salmons in river and he must not catch the old boots', { mechanic: 'fishing', hero: 'bear', foes: 'boot', goods: 'salmon' }],
  ['Vault over the fences on a pony at a horse show', { mechanic: 'runner', hero: 'pony', foes: 'fence' }],
  ['Smuggle cheese out of a museum while the security cameras sweep the halls', { mechanic: ['maze', 'platformer'], foes: ['camera', 'security camera'], goods: 'cheese' }],
  ['A ballerina must pirouette in time to Swan Lake; four lanes of notes', { mechanic: 'rhythm', hero: 'ballerina', numbers: { lanes: 4 } }],
  ['puppy parkour across garden fences in heavy rain', { mechanic: 'runner', hero: 'puppy', foes: 'fence', weather: 'rain' }],
  ['My grandchildren adore tractors. Make a red tractor pick up hay bales, and nothing scary in it', { mechanic: ['maze', 'platformer', 'catcher', 'runner', 'traffic'], modifiers: ['no-enemies'] }],
  ['draw my portrait in oil paint and email it to me', null],
  ['Ein kleiner Drache muss Schafe über die Brücke tragen, ohne dass der Ritter ihn erwischt', { mechanic: ['platformer', 'delivery', 'maze'], hero: 'dragon', foes: 'knight', goods: 'sheep', language: 'de' }],
  ['Une abeille qui butine les fleurs mais attention aux frelons', { mechanic: ['dodger', 'flyer', 'maze'], hero: 'bee', foes: 'hornet', goods: 'flower', language: 'fr' }],
  ['Mi perro salchicha corre por la playa, salta castillos de arena y recoge pelotas', { mechanic: 'runner', hero: 'dog', foes: 'sandcastle', goods: 'ball', language: 'es' }],
  ['Un juego para practicar la tabla del 8 con dinosaurios, sin tiempo', { mechanic: 'quiz', language: 'es' }],
  ['Uma corrida de jangadas no rio com jacarés atrapalhando, duas voltas', { mechanic: 'racer', hero: 'raft', foes: 'crocodile', numbers: { rounds: 2 }, language: 'pt' }],
  ['uma raposa rouba galinhas sem ser pega pelo fazendeiro', { mechanic: ['platformer', 'maze'], hero: 'fox', foes: 'farmer', goods: 'chicken', language: 'pt' }],
  ['Una lumaca deve attraversare la strada senza farsi schiacciare dalle biciclette', { mechanic: 'hopper', hero: 'snail', foes: 'bicycle', language: 'it' }],
  ['un ratón recoge queso sin que lo atrape el gato', { mechanic: ['platformer', 'maze', 'dodger'], hero: 'mouse', foes: 'cat', goods: 'cheese', language: 'es' }],
  ['Kaplumbağa denizde yüzüyor, denizanalarından kaçıyor ve incileri topluyor', { mechanic: ['flyer', 'dodger'], hero: 'turtle', foes: 'jellyfish', goods: 'pearl', language: 'tr' }],
  ['柴犬が雪の中を走って骨を集める、鬼から逃げる', { mechanic: 'runner', hero: 'dog', foes: 'oni', goods: 'bone', place: 'snow', language: 'ja' }],
  ['小猫钓鱼，不要钓到靴子', { mechanic: 'fishing', hero: 'cat', foes: 'hiking boot', language: 'zh' }],
  ['أرنب يقفز فوق الصخور ويجمع الجزر', { mechanic: ['platformer', 'runner'], hero: 'rabbit', foes: 'rock', goods: 'carrot', language: 'ar' }],
  ['นักบินอวกาศเก็บดาวและหลบอุกกาบาต', { mechanic: ['dodger', 'flyer'], hero: 'astronaut', foes: 'meteor', goods: 'star', language: 'th' }],
  ['Monyet melompat dari pohon ke pohon mengambil pisang, awas ular', { mechanic: ['platformer', 'jumper', 'dodger'], hero: 'monkey', foes: 'snake', goods: 'banana', language: 'id' }],
  ['kosmonauta zbiera gwiazdki i unika meteorytów, trzy życia', { mechanic: ['dodger', 'flyer'], hero: 'astronaut', foes: 'meteor', goods: 'star', numbers: { lives: 3 }, language: 'pl' }],
]; // biome-ignore format: one prompt a line
