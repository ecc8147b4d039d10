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
});
