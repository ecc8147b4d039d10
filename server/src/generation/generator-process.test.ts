import { describe, expect, it } from 'vitest';
import { generateUnplayed } from '../testing/generate-unplayed.ts';
import type { Person } from '../testing/people/people.ts';
import { isRunning, processesOf } from '../testing/processes-of.ts';
import { startService } from '../testing/service.ts';
import { generateGameHandler } from './generate-game.ts';

const { people, ctx } = await startService({ hasOwnGenerator: true });
const generators = () => processesOf(process.pid, 'generator-program');
const killGenerator = async () => {
  const pids = generators();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await expect.poll(() => pids.filter(isRunning), { interval: 5 }).toEqual([]);
};
const isStarted = () => expect.poll(generators, { interval: 5 }).toHaveLength(1);
const askOnce = (who: Person, prompt: string) => who.post('/api/games/generate', { prompt });
/** As a client does: the words take long to load on a busy machine. */
async function ask(who: Person, prompt: string) {
  for (;;) {
    const answer = await askOnce(who, prompt);
    if (answer.status !== 503) return answer;
  }
}

describe.skipIf(process.platform !== 'linux')('the generator in a process of its own', () => {
  it('reads prompts while this process answers others', async () => {
    const ada = await people.member('ada');
    let isRead = false;
    const first = ask(ada, 'a fox who loves cake').finally(() => {
      isRead = true;
    });
    let answered = 0;
    for (; !isRead; answered++) expect((await ada.get('/api/me')).status).toBe(200);
    expect((await first).status).toBe(202);
    // With its words in this process, one or two would be answered before and after.
    expect(answered).toBeGreaterThan(5);
    const refused = await ask(ada, 'asdf');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatch(/What comes nearest: /);
    expect(generators()).toHaveLength(1);
  });

  it('answers 503 when it is killed over a prompt, which spends nothing, and reads the next one', async () => {
    const bob = await people.member('bob');
    await killGenerator();
    const asked = askOnce(bob, 'a fox who loves cake');
    await isStarted();
    await killGenerator();
    const { status, headers } = await asked;
    expect(status).toBe(503);
    expect(headers.get('error-code')).toBe('unavailable');
    expect(headers.get('retry-after')).toBe('2');
    const next = await ask(bob, 'a fox who loves cake');
    expect(next.status).toBe(202);
    expect(next.headers.get('ratelimit')).toContain('r=7');
  });

  it('has a job tried again over which it is killed', async () => {
    const cyd = await people.member('cyd');
    const jobId = (await ask(cyd, 'a maze where a mouse eats cheese')).body.job.id;
    await killGenerator();
    const run = { id: 'test', signal: new AbortController().signal };
    const worked = expect(generateGameHandler.run(ctx, { jobId }, run)).rejects.toThrow('the generator ended');
    await isStarted();
    await killGenerator();
    await worked;
    expect((await cyd.get(`/api/jobs/${jobId}`)).body.job).toMatchObject({ status: 'running', error: null });
    expect(await generateUnplayed(ctx, jobId)).toBe('done');
    const { body } = await cyd.get(`/api/jobs/${jobId}`);
    expect(body.job).toMatchObject({ status: 'succeeded', understood: { mechanic: 'maze', hero: 'mouse' } });
    const refine = (prompt: string) => cyd.post(`/api/games/${body.job.game.id}/refine`, { prompt });
    expect((await refine('make the mouse a frog')).status).toBe(202);
    expect((await refine('qwxz')).status).toBe(400);
  });
});
