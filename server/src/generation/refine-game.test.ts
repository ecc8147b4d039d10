import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { getHtml } from '../games/documents/document-queries.ts';
import { generateUnplayed } from '../testing/generate-unplayed.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { claimJob } from './job-queries.ts';

const { people, ctx } = await startService();

async function make(who: Person, path: string, prompt: string) {
  const { status, body } = await who.post(path, { prompt });
  expect(status).toBe(202);
  await generateUnplayed(ctx, body.job.id);
  return (await who.get(`/api/jobs/${body.job.id}`)).body.job;
}
const planOf = async (gameId: string) => {
  const { html } = await getHtml(ctx.db, gameId);
  return JSON.parse(/window\.__plan=(.*?);<\/script>/s.exec(html)?.[1] ?? 'null');
};

describe('POST /api/games/:id/refine', () => {
  it('makes new versions of the game, one after another, and one can go back', async () => {
    const ada = await people.member('ada');
    const made = await make(ada, '/api/games/generate', 'a maze where a mouse runs from two cats and eats cheese');
    const { id } = made.game;
    await ada.patch(`/api/games/${id}`, { title: 'Night of the Mouse' });
    const refined = await make(ada, `/api/games/${id}/refine`, 'the mouse is a dragon');
    expect(refined).toMatchObject({
      status: 'succeeded',
      refines: id,
      remixOf: null,
      game: { id, title: 'Night of the Dragon' },
      understood: { mechanic: 'maze', hero: 'dragon', foes: expect.arrayContaining(['cat']) },
    });
    expect(await planOf(id)).toMatchObject({
      kind: 'maze',
      theme: { hero: { sprite: 'dragon' }, foes: [{ sprite: 'cat' }] },
    });
    const { versions } = (await ada.get(`/api/games/${id}/versions`)).body;
    expect(versions).toMatchObject([
      { number: 2, active: true, report: { notes: ['the mouse is a dragon'] } },
      { number: 1, active: false, report: { notes: [made.prompt] } },
    ]);
    expect((await ada.post(`/api/games/${id}/versions/1/activate`)).status).toBe(200);
    expect(await planOf(id)).toMatchObject({ theme: { hero: { sprite: 'mouse' } } });
    await make(ada, `/api/games/${id}/refine`, 'more lives');
    expect(await planOf(id)).toMatchObject({ theme: { hero: { sprite: 'mouse' } }, rules: { lives: 5 } });
    expect((await ada.get('/api/me')).body.user.stats.gamesCreated).toBe(1);
  });

  it('refuses what it cannot do, and spends nothing on it', async () => {
    const [bob, cyd] = [await people.member('bob'), await people.member('cyd')];
    const own = await makeGame(ctx, bob, { title: 'By hand' });
    const { id } = (await make(bob, '/api/games/generate', 'tic tac toe against a robot')).game;
    const refine = (who: Person, gameId: string, body: object) => who.post(`/api/games/${gameId}/refine`, body);
    const cases = [
      [await refine(bob, id, { prompt: 'asdf' }), 400, 'prompt_not_understood'],
      [await refine(bob, id, { prompt: 'a' }), 400, 'invalid_request'],
      [await refine(bob, id, { prompt: 'the fucking robot' }), 400, 'text_refused'],
      [await refine(bob, own, { prompt: 'faster' }), 409, 'not_generated'],
      [await refine(cyd, id, { prompt: 'faster' }), 403, 'not_creator'],
      [await refine(bob, '018f0000-0000-7000-8000-000000000000', { prompt: 'faster' }), 404, 'not_found'],
      [await refine(await people.guest(), id, { prompt: 'faster' }), 403, 'members_only'],
      [await people.nobody.post(`/api/games/${id}/refine`, { prompt: 'faster' }), 401, 'unauthorized'],
    ] as const;
    expect(cases.map(([{ status }]) => status)).toEqual(cases.map(([, status]) => status));
    for (const [{ headers }, , code] of cases.slice(0, 5)) expect(headers.get('error-code')).toBe(code);
    const taken = await refine(bob, id, { prompt: 'at night' });
    expect([taken.status, taken.headers.get('ratelimit')]).toEqual([202, expect.stringContaining('r=6')]);
  });

  it('lets one change wait for the other', async () => {
    const dan = await people.member('dan');
    const { id } = (await make(dan, '/api/games/generate', 'memory cards with sea animals')).game;
    const jobs = [];
    for (const prompt of ['at night', 'more lives'])
      jobs.push((await dan.post(`/api/games/${id}/refine`, { prompt })).body.job.id as string);
    const [first = '', second = ''] = jobs;
    await inTransaction(ctx.db, (tx) => claimJob(tx, first, ctx.clock.now()));
    expect(await generateUnplayed(ctx, second)).toBe('wait');
    await dan.post(`/api/jobs/${first}/cancel`);
    expect(await generateUnplayed(ctx, second)).toBe('done');
  });
});
