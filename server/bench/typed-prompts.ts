import type { Label } from './labelled-prompts.ts';

/** Prompts as people type them, that were misread once or whose plan showed something else: compounds, counts, colours. */
export const typedPrompts: [prompt: string, label: Label][] = [
  ['Katzenmemory mit 8 Paaren', { mechanic: 'memory', goods: 'cat', numbers: { pairs: 8 }, language: 'de' }],
  ['quiz about volcanoes', { mechanic: 'quiz', topic: 'volcano' }],
  ['repair 3 satellites in space', { mechanic: 'tending', goods: 'satellite', place: 'space', numbers: { pads: 3 } }],
  ['pastel coloured bubble shooter with kittens', { mechanic: 'bubble-shooter', goods: 'kitten' }],
  ['soccer penalty shootout blue vs red', { mechanic: 'throw', goods: 'ball', place: 'stadium' }],
  ['a dog digs up bones in the garden', { mechanic: ['maze', 'platformer'], hero: 'dog', goods: 'bone', place: 'meadow' }],
  ['kitten chases yarn balls around the living room', { mechanic: 'maze', hero: 'kitten', goods: 'yarn ball', place: 'room' }],
  ['an old cat fishes for tuna', { mechanic: 'fishing', hero: 'cat', goods: 'tuna' }],
  ['type words before zombies reach the castle', { mechanic: 'typing', foes: 'zombie', place: 'castle' }],
  ['kaczka pływa po jeziorze i zbiera chleb', { mechanic: ['platformer', 'flyer', 'maze'], hero: 'duck', goods: 'bread', place: 'swamp', language: 'pl' }],
  ['fast paced shooter with a grumpy cactus vs balloons', { mechanic: 'shooter', hero: 'cactus', foes: 'balloon' }],
  ['juego de memoria con animales de la granja, 10 parejas', { mechanic: 'memory', goods: 'animal', place: 'farm', numbers: { pairs: 10 }, language: 'es' }],
  ['Ein Pirat sucht Schatzkisten auf einer Insel', { mechanic: ['platformer', 'maze'], hero: 'pirate', goods: 'chest', place: 'beach', language: 'de' }],
  ['jogo de corrida com carros na chuva à noite', { mechanic: 'racer', hero: 'car', time: 'night', weather: 'rain', language: 'pt' }],
  ['一只熊猫在竹林里接竹子', { mechanic: 'catcher', hero: 'panda', goods: 'bamboo', place: 'jungle', language: 'zh' }],
  ['a game for my 2 year old where she taps on ducks', { mechanic: 'whack', foes: 'duck' }],
  ['snake but the snake is a train collecting passengers', { mechanic: 'snake', hero: 'train', goods: 'passenger' }],
  ['ambulance racing through city traffic, 3 lives', { mechanic: 'traffic', hero: 'ambulance', place: 'city', numbers: { lives: 3 } }],
]; // biome-ignore format: one prompt a line
