import { describe, expect, it } from 'vitest';
import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import { planFromPrompt, planPrompt } from './make-plan.ts';
import { mentionOfName } from './mention.ts';
import { remixPlan } from './remix-plan.ts';

const seed = 'ada';

describe('sorting into groups', () => {
  it.each([
    ['sort animals into mammals, birds and reptiles', ['mammals', 'birds', 'reptiles']],
    ['sort fruit and vegetables', ['fruit', 'vegetables']],
    ['sort rubbish: paper, glass, plastic', ['paper', 'glass', 'plastic']],
    ['sort the recycling into plastic, paper, glass and metal bins', ['plastic', 'paper', 'glass', 'metal']],
    ['sort land and sea animals', ['land', 'sea']],
    ['sort vehicles: land, water, air', ['land', 'water', 'air']],
    ['separate summer and winter clothes', ['summer', 'winter']],
    ['sorting game: living and non-living things', ['living', 'not living']],
    ['sort healthy and unhealthy food for kids', ['healthy', 'unhealthy']],
    ['classify animals: herbivores and carnivores', ['plant eaters', 'meat eaters']],
    ['sort toys and clothes into the right box', ['toys', 'clothes']],
    ['jeu de tri: fruits et légumes', ['fruits', 'légumes']],
  ])('has a bin for each, with different things in it: %s', (prompt, labels) => {
    const { plan, understood } = planPrompt(prompt, seed);
    const { groups = [], things } = plan.theme;
    expect([plan.kind, groups.map(({ label }) => label)]).toEqual(['sorting', labels]);
    expect(plan.rules['bins']).toBe(labels.length);
    expect(groups.flatMap(({ members }) => members)).toEqual(things.map(({ name }) => name));
    for (const { members } of groups) expect(members.length).toBeGreaterThan(2);
    expect(understood.ignored).toEqual([]);
  });

  it.each(['sort socks by colour', 'sort apples and pears', 'sort the cats and dogs', 'sort letters into three boxes'])(
    'has none where each bin shows one thing: %s',
    (prompt) => expect(planFromPrompt(prompt, seed).theme.groups).toBeUndefined(),
  );

  it('has only things that can be drawn', () => {
    const names = groupsToSort.flatMap(({ members }) => members);
    expect(names.filter((name) => mentionOfName(name).family === '' && !mentionOfName(name).picture)).toEqual([]);
  });

  it('keeps its groups in another place, and not with other things', () => {
    const origin = planFromPrompt('sort fruit and vegetables', seed);
    expect(remixPlan(origin, 'at night', seed).theme.groups).toEqual(origin.theme.groups);
    expect(remixPlan(origin, 'use farm animals instead', seed).theme.groups).toBeUndefined();
  });

  it.each([
    ['sort words into nouns and verbs', ['nouns', 'verbs'], 'river', 'school'],
    ['noun or verb game', ['nouns', 'verbs'], 'eat', 'school'],
    ['planet or moon', ['planets', 'moons'], 'Europa', 'moon'],
    ['even or odd', ['even', 'odd'], '12', 'school'],
    ['sort letters into vowels and consonants', ['vowels', 'consonants'], 'E', 'school'],
    ['sort solids, liquids and gases', ['solids', 'liquids', 'gases'], 'helium', 'school'],
  ])('are written where words, letters or numbers are sorted: %s', (prompt, labels, member, scene) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'sorting', rules: { written: 1, bins: labels.length } });
    expect(plan.theme.groups?.map(({ label }) => label)).toEqual(labels);
    expect(plan.theme.things.map(({ name }) => name)).toContain(member);
    expect(plan.theme.scene).toBe(scene);
    expect(understood.ignored).toEqual([]);
  });

  it.each(['cat or dog', 'sort the toys by colour', 'noun or verb quiz', 'odd one out with birds'])(
    'are not written elsewhere: %s',
    (prompt) => {
      expect(planPrompt(prompt, 'job 1').plan.rules['written']).toBeUndefined();
    },
  );

  it('sort nobody into a bin and let him sort as well', () => {
    expect(planPrompt('herbivores and carnivores sorting', 'job 1').plan.theme.hero.name).not.toBe('herbivore');
  });
});
