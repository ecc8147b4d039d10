/** Prompts that show what can be asked for: somebody, somewhere, who does something. Each leads to another kind of game. */
export const ideas: readonly string[] = [
  'A ninja cat jumps over sleeping dogs at night and collects sushi',
  'A tiny dragon flies between thunder clouds and eats stars',
  'Defend the cows of a moon farm from curious aliens',
  'A frog hops across a busy street to bring home a birthday cake',
  'Race a rusty rocket around the rings of Saturn',
  'Slice fruit like a samurai before it falls into the lava',
  'A little witch is lost in a haunted maze full of ghosts',
  'Catch falling croissants in a basket, but no pigeons',
  'A train of ducklings that grows longer and longer',
  'Match three glowing jellyfish at the bottom of the sea',
  'A robot climbs higher and higher through a rainy neon city',
  'Break bricks of ice with a paddle made of penguins',
  'Remember pairs of cards with mushrooms on them',
  'Survive waves of grumpy garden gnomes with a watering can',
  'A times table quiz with dinosaurs',
];

/** What to say when there is a game already, and only something about it should be different. */
export const remixIdeas: readonly string[] = [
  'The same, but at night and faster',
  'With penguins, and everything is made of ice',
  'Much harder, on the moon, with lasers',
  'Calm and slow, under water',
  'With cats instead, and more to collect',
  'In a haunted castle full of bats',
];

/** A few of them, others each time one asks. */
export function someOf(all: readonly string[], count: number, turn: number): string[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(turn * count + i) % all.length] ?? '');
}
