import { describe, expect, it } from 'vitest';
import { type Site, sites } from '../../../../../engines/src/plan.ts';
import { engineSourceOf } from './engine-source.ts';
import { planFromPrompt } from './make-plan.ts';

const themeOf = (prompt: string) => planFromPrompt(prompt, 'job 1').theme;

describe('a game at a site', () => {
  it.each<[Site, string]>([
    ['library', 'build a tower of books in a quiet library'],
    ['library', 'ein Memory in der Bibliothek'],
    ['library', '猫在图书馆里捡书'],
    ['museum', 'endless runner: a mummy escapes from a museum at night'],
    ['museum', 'juego en un museo: un ladrón roba cuadros'],
    ['theatre', 'catch falling roses in the theatre'],
    ['cabin', 'klondike solitaire in a wooden cabin, rain outside'],
    ['bathroom', 'bathroom: catch the soap'],
    ['bedroom', 'a teddy runs from the monsters under the bed'],
    ['hospital', 'jeu de mémoire à l’hôpital'],
    ['factory', 'snake in a candy factory'],
    ['warehouse', 'sokoban: a robot pushes crates in a warehouse'],
    ['village', 'a postman delivers letters in a village'],
    ['ship', 'a monkey on a pirate ship catches coconuts'],
    ['building-site', 'a builder jumps over bricks at a building site, platformer'],
    ['volcanic-island', 'mini golf on a volcano island'],
    ['haunted-fair', 'pinball in a haunted circus'],
    ['bamboo-grove', 'two samurai duel in a bamboo grove'],
    ['pool', 'snake in a swimming pool'],
    ['haunted-house', 'whack a mole but with ghosts in a haunted house'],
    ['haunted-house', 'ein Geist im Spukhaus, Jump and Run'],
    ['zen-garden', 'a calm zen garden where you rake sand'],
    ['junkyard', 'a little robot platformer in a junkyard'],
    ['junkyard', 'un robot salta en el desguace'],
  ])('is in the %s: %s', (site, prompt) => {
    expect(themeOf(prompt).site).toBe(site);
  });

  it.each(['a racer drives past a museum', 'crossy road with a turtle near a library', 'catch falling apples'])(
    'is nowhere else: %s',
    (prompt) => expect(themeOf(prompt).site).toBeUndefined(),
  );

  it('has its own colours, but those of what it is made of or haunted by', () => {
    const skyOf = (prompt: string) => planFromPrompt(prompt, 'job 1').palette.sky[0];
    expect(themeOf('snake in a candy factory').scene).toBe('candy');
    expect(skyOf('snake in a candy factory')).not.toBe(skyOf('snake in a factory'));
    expect(themeOf('catch books in a haunted library')).toMatchObject({ scene: 'haunted', site: 'library' });
  });

  it('is known to those who live there, in any language', () => {
    const known = /book|scroll|pencil|glasses|candle|letter/;
    for (const { name } of themeOf('кошка прыгает в библиотеке, платформер').things) expect(name).toMatch(known);
  });

  it.each(sites)('at the %s is drawn by a script of its own', (site) => {
    const shared = engineSourceOf({ kind: 'runner', theme: {} });
    const source = engineSourceOf({ kind: 'runner', theme: { site } });
    expect(source).toContain('__site');
    expect(source.length - shared.length).toBeLessThan(5_000);
  });
});
