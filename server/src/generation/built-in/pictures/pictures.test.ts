import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../../../engines/src/plan.ts';
import { planFromPrompt } from '../planning/make-plan.ts';
import { readWordTable } from '../reading/word-table.ts';
import { findPicture } from './find-picture.ts';
import { picturesOfPlan } from './read-pictures.ts';
import { shapesOfSvg } from './svg-shapes.ts';

const packages = { fluent: 'fluent-emoji-flat', noto: 'noto', game: 'game-icons' };

function namesIn(set: keyof typeof packages): Set<string> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${packages[set]}/icons.json`);
  return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).icons));
}

describe('finding a picture', () => {
  it.each([
    ['flamingo', { picture: 'fluent:flamingo' }],
    ['hive', { picture: 'game:beehive' }],
    ['chimney', { picture: 'game:chimney' }],
    ['bin', { picture: 'fluent:wastebasket' }],
    ['shotgun', { picture: 'game:shotgun' }],
    ['firefighter', { picture: 'fluent:firefighter' }],
    ['snowball', { sprite: 'pearl', tint: '#f4f8ff' }],
    ['person', { picture: 'fluent:person-standing' }],
    ['baby', { picture: 'fluent:baby' }],
    ['spaniel', { sprite: 'dog', tint: null }],
    ['goblin', { picture: 'drawn:goblin' }],
    ['mailman', { picture: 'drawn:mail-carrier' }],
    ['sunken ship', { picture: 'drawn:shipwreck' }],
    ['wagon', { picture: 'drawn:covered-wagon' }],
    ['station wagon', { sprite: 'car', tint: null }],
    ['fire hydrant', { picture: 'drawn:fire-hydrant' }],
    ['pier', { picture: 'drawn:dock' }],
    ['torero', { picture: 'drawn:matador' }],
    ['sheepdog', { picture: 'drawn:border-collie' }],
    ['labrador', { picture: 'drawn:golden-retriever' }],
    ['granny', { picture: 'drawn:grandma' }],
    ['human', { picture: 'drawn:man' }],
    ['chess piece', { picture: 'fluent:chess-pawn' }],
    ['whooping crane', { sprite: 'bird', tint: null }],
    ['straw hat', { sprite: 'hat', tint: null }],
    ['sofa', { picture: 'drawn:couch' }],
    ['cat', undefined],
    ['qwertz', undefined],
  ])('%s', (noun, found) => {
    expect(findPicture(noun)).toEqual(found);
  });

  it('names only icons that the packages have', () => {
    const icons = readWordTable('picture-words').map((line) => line.split(' ')[0] ?? '');
    for (const set of ['fluent', 'noto', 'game'] as const) {
      const names = namesIn(set);
      const named = icons.filter((icon) => icon.startsWith(`${set}:`)).map((icon) => icon.slice(set.length + 1));
      expect(named.filter((name) => !names.has(name))).toEqual([]);
      expect(named.length).toBeGreaterThan(set === 'noto' ? 2 : 500);
      expect(named.filter((name) => /-(dark|medium)(-|$)/.test(name))).toEqual([]);
    }
  });
});

describe('what no set has', () => {
  const drawings = readdirSync(path.join(import.meta.dirname, '../../../../pictures')).map((file) =>
    path.basename(file, '.svg'),
  );

  it('is drawn by us, and can be drawn by a canvas', () => {
    const plan = planFromPrompt('a cat in a maze', 'job 1');
    for (const name of drawings) {
      const actor: Actor = { sprite: 'token', name, plural: name, tint: null, wears: null, picture: `drawn:${name}` };
      const { pictures, credits } = picturesOfPlan({ ...plan, theme: { ...plan.theme, things: [actor] } });
      expect(pictures[`drawn:${name}`]?.shapes.length, name).toBeGreaterThan(1);
      expect(JSON.stringify(pictures).length, name).toBeLessThan(10_000);
      expect(credits).toEqual([]);
    }
  });

  it('is found by its name, and every word for one names a file', () => {
    const icons = readWordTable('picture-words').flatMap((line) => /^drawn:(\S+)/.exec(line)?.[1] ?? []);
    expect(icons.toSorted()).toEqual(drawings.toSorted());
  });
});

describe('the pictures of a plan', () => {
  it('tell faces, which get a body, from people who have one', () => {
    const { pictures } = picturesOfPlan(planFromPrompt('a baby runs from ninjas', 'job 1'));
    expect(pictures['fluent:baby']).toMatchObject({ isHead: true, isPerson: true });
    expect(pictures['fluent:ninja']?.isHead).toBeUndefined();
  });

  it('are those its actors name, with whom they are by', () => {
    const plan = planFromPrompt('a flamingo in a maze collects chimneys, chased by two cats', 'job 1');
    const { pictures, credits } = picturesOfPlan(plan);
    expect(Object.keys(pictures).sort()).toEqual(['fluent:flamingo', 'game:chimney']);
    expect(pictures['fluent:flamingo']).toMatchObject({ box: 32, isMirrored: true });
    expect(pictures['game:chimney']).toMatchObject({ box: 512, isSilhouette: true });
    expect(credits).toEqual([
      'Fluent Emoji by Microsoft, MIT licence',
      'Icons by the authors of game-icons.net, CC BY 3.0',
    ]);
  });

  it('have a rope, the largest of the icons', () => {
    const plan = planFromPrompt('a cat', 'job 1');
    const rope: Actor = { ...plan.theme.hero, picture: 'fluent:knot' };
    const { pictures } = picturesOfPlan({ ...plan, theme: { ...plan.theme, things: [rope] } });
    expect(pictures['fluent:knot']?.shapes.length).toBeGreaterThan(0);
  });

  it('leave out what no set has', () => {
    const plan = planFromPrompt('a cat', 'job 1');
    const stranger: Actor = { ...plan.theme.hero, picture: 'fluent:__proto__' };
    const other: Actor = { ...plan.theme.hero, picture: 'nobody:constructor' };
    const theme = { ...plan.theme, hero: stranger, foes: [other], things: [] };
    expect(picturesOfPlan({ ...plan, theme })).toEqual({ pictures: {}, credits: [] });
  });
});

describe('the shapes of an SVG', () => {
  it('are paths with the paint they inherit', () => {
    const svg = `<defs><path id="a" d="M0 0h1"/></defs><g fill="none"><path fill="#abc" d="M1 1h2"/><path d="M9 9"/>
      <g opacity=".5"><circle cx="4" cy="5" r="2" fill="#102030"/></g><use href="#a" fill="#ff0000"/></g>`;
    expect(shapesOfSvg(svg)).toEqual([
      { d: 'M1 1h2', fill: '#aabbcc' },
      { d: 'M2 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', fill: '#102030', opacity: 0.5 },
      { d: 'M0 0h1', fill: '#ff0000' },
    ]);
  });

  it('are moved, turned and scaled as they ask', () => {
    const [moved, turned] = shapesOfSvg(
      '<path d="M0" transform="translate(3 4) scale(2)"/><path d="M1" transform="rotate(90 1 1)"/>',
    );
    expect(moved?.matrix).toEqual([2, 0, 0, 2, 3, 4]);
    expect(turned?.matrix).toEqual([0, 1, -1, 0, 2, 0]);
  });

  it('take the middle of a gradient', () => {
    const svg =
      '<linearGradient id="g"><stop stop-color="#111111"/><stop stop-color="#222222"/><stop stop-color="#333333"/></linearGradient><path fill="url(#g)" d="M0"/>';
    expect(shapesOfSvg(svg)).toEqual([{ d: 'M0', fill: '#222222' }]);
  });
});
