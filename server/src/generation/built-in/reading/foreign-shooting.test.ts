import { expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';

it.each([
  ['plataformas con un mago que dispara bolas de fuego a los slimes', 'fireball'],
  ['ein Zauberer schießt Feuerbälle auf Schleime, Jump and Run', 'fireball'],
  ['un magicien qui lance des boules de feu, jeu de plateforme', 'fireball'],
  ['платформер: волшебник стреляет огненными шарами', 'fireball'],
])('lets the hero of "%s" shoot', (prompt, shot) => {
  const { mechanic, modifiers, hero, tools } = readFrame(prompt);
  expect(mechanic).toBe('platformer');
  expect(hero?.noun).toBe('wizard');
  expect(modifiers).toContain('shoots');
  expect(tools.map(({ noun }) => noun)).toEqual([shot]);
});

it.each(['rycerz w labiryncie walczy ze szkieletami', 'caballero lucha contra esqueletos en un laberinto'])(
  'lets the hero of "%s" fight',
  (prompt) => expect(readFrame(prompt)).toMatchObject({ mechanic: 'maze', modifiers: ['shoots'] }),
);

it('leaves shooting to those who are avoided', () => {
  expect(readFrame('labirinto: evite os robôs que atiram').modifiers).toEqual([]);
});

it.each([
  'Ein Ninja läuft über die Dächer und wirft Wurfsterne',
  'Un ninja corre por los tejados y lanza shurikens',
  'ninja biega po dachach i rzuca shurikenami',
  '忍者が屋根の上を走って手裏剣を投げる',
])('throws on the way of a platformer, and does not stand still: %s', (prompt) => {
  expect(readFrame(prompt)).toMatchObject({ mechanic: 'platformer', modifiers: ['shoots'] });
});
