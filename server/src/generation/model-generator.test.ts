import type { ServerResponse } from 'node:http';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { needBrowser } from '../testing/browser/use-browser.ts';
import type { Person } from '../testing/people/people.ts';
import { goodGame } from '../testing/sample-games.ts';
import { begin, say, startModelServer, type Turn } from '../testing/servers/model-server.ts';
import { startService } from '../testing/service.ts';
import { generateGameHandler } from './generate-game.ts';
import { generationLimits } from './job.ts';

const models = await startModelServer();
const aiKey = 'sk-our-own-key';
const first = await startService();
const { people } = first;
needBrowser();
const run = { id: 'test', signal: new AbortController().signal };
let count = 0;

const answer =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const broken = goodGame('Broken').replace('<canvas>', '<img src="https://evil.example/x.png"><canvas>');
const unlike = goodGame('Unlike').replace('coinop.ready();', '');

describe.each(['openai-compatible', 'anthropic'] as const)('a model that speaks %s', async (provider) => {
  const ai = { provider, baseUrl: models.baseUrl, model: 'm' } as const;
  const { ctx, logLines } = await startService({
    beside: first,
    config: { ai, secrets: { ...first.ctx.config.secrets, aiApiKey: aiKey } },
  });

  /** A job worked on as a worker would, and how it ended. */
  async function ask(...turns: Turn[]) {
    const who = await people.member(`creator_${count++}`);
    const { body } = await who.post('/api/games/generate', { prompt: 'a dot to chase' });
    models.play(...turns);
    models.requests.length = 0;
    await generateGameHandler.run(ctx, { jobId: body.job.id }, run);
    return { job: (await who.get(`/api/jobs/${body.job.id}`)).body.job, who };
  }
  const placesLeft = async (who: Person) => {
    const { headers } = await who.post('/api/games/generate', { prompt: 'counts one place' });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  it('gets the SDK in its instructions, requests in its protocol, and what is wrong with its game', async () => {
    const { job } = await ask(broken, unlike);
    expect(job.error).toContain('never calls the SDK');
    const [made, mended] = models.requests;
    expect(made?.path).toBe(provider === 'anthropic' ? 'messages' : 'completions');
    expect(made?.key).toContain(aiKey);
    expect(made?.system).toContain('coinop.ready()');
    expect(JSON.stringify(made?.messages)).toContain('a dot to chase');
    expect(JSON.stringify(mended?.messages)).toContain('loads something from outside: img src=');
  });

  // The other protocol's games are played in generation.test.ts.
  it.runIf(provider === 'anthropic')('mends a game, which is then played and listed', async () => {
    const note = '<script type="application/json" id="understood">{"mechanic":"chasing","hero":"dot"}</script>';
    const { job } = await ask(broken.replace('<canvas>', `${note}<canvas>`), goodGame('Mended'));
    expect(job).toMatchObject({
      status: 'succeeded',
      error: null,
      understood: { mechanic: 'chasing', hero: 'dot', foes: [] },
      game: { title: 'Mended', description: 'Chase the dot.' },
    });
    expect(models.requests).toHaveLength(2);
  });

  it('that makes the same mistake twice is not asked again', async () => {
    const { job, who } = await ask(broken);
    expect(job).toMatchObject({ status: 'failed', game: null, error: expect.stringContaining('from outside') });
    expect(models.requests).toHaveLength(2);
    expect(await placesLeft(who)).toBe(6);
  });

  it('that makes other mistakes is asked three times to mend them', async () => {
    const mistakes = ['one', 'two', 'three', 'four'].map((name) => broken.replace('evil', name));
    const { job } = await ask(...mistakes, goodGame());
    expect(job.error).toContain('four.example');
    expect(models.requests).toHaveLength(1 + generationLimits.repairsMax);
    expect((await ask(unlike, broken, unlike)).job.error).toContain('never calls the SDK');
  });

  it.each<[string, Turn, string]>([
    ['words without a document', 'I am sorry, I cannot do that.', 'neither a plan nor an HTML document'],
    ['a document without an end', '<!doctype html><html><body><script>', 'breaks off'],
    ['an answer that was cut off', { cutOff: goodGame() }, 'breaks off'],
    ['ten megabytes', `<!doctype html><html>${'x'.repeat(10_000_000)}</html>`, 'far too large'],
  ])('J4: %s fails the game, and the place stays spent', async (_what, turn, sentence) => {
    const { job, who } = await ask(turn);
    expect(job).toMatchObject({ status: 'failed', game: null, error: expect.stringContaining(sentence) });
    expect(await placesLeft(who)).toBe(6);
  });

  const soon = { 'retry-after': '0', 'retry-after-ms': '1' };
  it.each<[string, Turn, string, number]>([
    ['a refused key', answer(401, `{"error":{"message":"bad key ${aiKey}"}}`), 'not set up correctly', 1],
    ['a forbidden model', answer(403, '{"error":{"message":"no"}}'), 'not set up correctly', 1],
    ['a service that is busy for good', answer(429, '{}', soon), 'busy at the moment', 3],
    ['a service that breaks', answer(500, 'oops', soon), 'did not answer', 3],
    ['garbage', answer(200, '\u0000\u0001 no stream', { 'content-type': 'text/event-stream' }), 'did not answer', 1],
    [
      'a page instead of an answer',
      answer(200, '<html>Login</html>', { 'content-type': 'text/html' }),
      'did not answer',
      1,
    ],
    [
      'a connection cut in the middle',
      (response, asked) => {
        begin(response, asked, '<!doctype html>');
        setImmediate(() => response.destroy());
      },
      'did not answer',
      1,
    ],
  ])('J5, J6: %s becomes a plain sentence, and the place comes back', async (_what, turn, sentence, requests) => {
    const { job, who } = await ask(turn);
    expect(job).toMatchObject({ status: 'failed', game: null, error: expect.stringContaining(sentence) });
    expect(models.requests).toHaveLength(requests);
    expect(JSON.stringify(job) + logLines.join()).not.toContain(aiKey);
    expect(await placesLeft(who)).toBe(7);
  });

  it('FJ2: is not blamed when our own database is away as its first words come: the job is tried again', async () => {
    const who = await people.member(`wisher_${count++}`);
    const { body } = await who.post('/api/games/generate', { prompt: 'a dot to chase' });
    models.play('no document');
    const lost = new Error('Connection terminated due to connection timeout');
    const dropsBuilding: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"building"')) throw lost;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const withoutDatabase = { ...ctx, db: ctx.db.withPlugin(dropsBuilding) };
    await expect(generateGameHandler.run(withoutDatabase, { jobId: body.job.id }, run)).rejects.toBe(lost);
    const { job } = (await who.get(`/api/jobs/${body.job.id}`)).body;
    expect(job).toMatchObject({ status: 'running', stage: 'planning', error: null });
    await generateGameHandler.run(ctx, { jobId: body.job.id }, run);
    expect((await who.get(`/api/jobs/${body.job.id}`)).body.job.error).toContain('neither a plan nor an HTML document');
  });

  it('that is busy is asked again after the time it says', async () => {
    let asked = 0;
    const times: number[] = [];
    const { job } = await ask((response, request) => {
      times.push(performance.now());
      if (asked++ === 0) answer(429, '{}', { 'retry-after': '1' })(response);
      else say(response, request, 'no document');
    });
    expect(job.error).toContain('neither a plan nor an HTML document');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  });

  it.each<[string, Turn]>([
    ['never answers', () => undefined],
    ['stops in the middle', (response, asked) => begin(response, asked, '<!doctype html><html>')],
  ])("J5: that %s is given up when the job's time is over", async (_what, turn) => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => real(ms === generationLimits.seconds * 1000 ? 300 : ms));
    const { job, who } = await ask(turn);
    spy.mockRestore();
    expect(job).toMatchObject({ status: 'failed', game: null, error: expect.stringContaining('took too long') });
    expect(await placesLeft(who)).toBe(7);
  });
});
