import { describe, expect, it } from 'vitest';
import { generateUnplayed } from '../testing/generate-unplayed.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();

async function generate(who: Person, body: object) {
  const asked = await who.post('/api/games/generate', body);
  expect(asked).toMatchObject({ status: 202, body: { job: { understood: null } } });
  const { id } = asked.body.job;
  const events = who.get(`/api/jobs/${id}/events`);
  await generateUnplayed(ctx, id);
  return { job: (await who.get(`/api/jobs/${id}`)).body.job, events: (await events).text };
}

const isListed = async (who: Person, id: string) =>
  (await who.get('/api/games')).body.games.some((game: { id: string }) => game.id === id);

describe('a game made without a model', () => {
  it('comes with what was understood, in the job and in its events', async () => {
    const ada = await people.member('ada');
    const { job, events } = await generate(ada, { prompt: 'a maze where a mouse runs from two cats and eats cheese' });
    expect(job).toMatchObject({
      status: 'succeeded',
      understood: {
        mechanic: 'maze',
        hero: 'mouse',
        foes: ['2 cats'],
        things: ['cheese'],
        place: null,
        mood: null,
        numbers: { foes: 2 },
        ignored: [],
      },
    });
    expect(events).toContain('"understood":{"foes":["2 cats"]');
    await expect.poll(() => isListed(ada, job.game.id)).toBe(true);
  });

  it('stays out of lists when asked to, until its maker publishes it', async () => {
    const bob = await people.member('bob');
    const { job } = await generate(bob, { prompt: 'tic tac toe against a robot', listed: false });
    expect((await bob.get(`/api/games/mine/${job.game.id}`)).body.game).toMatchObject({ listed: false, hidden: false });
    expect(await isListed(bob, job.game.id)).toBe(false);
    expect((await bob.patch(`/api/games/${job.game.id}`, { listed: true })).status).toBe(200);
    await expect.poll(() => isListed(bob, job.game.id)).toBe(true);
  });

  it('refuses a listed that is neither true nor false', async () => {
    const cyd = await people.member('cyd');
    expect((await cyd.post('/api/games/generate', { prompt: 'a maze', listed: 'maybe' })).status).toBe(400);
  });
});
