import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const reason = 'Too loud';
let mona: SignedInOperator;

beforeAll(async () => {
  mona = await signInAsOperator(service, 'moderator');
});

/** The ids of a list, read in pages of two. */
async function readPages(path: string, rowsOf: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const { body } = await mona.get(`${path}?${query}`);
    pages.push(body[rowsOf].map(({ id }: { id: string }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  return pages;
}

/** A list takes no cursor but its own. */
const refusesCursorOf = async (path: string, other: string) => {
  const { nextCursor } = (await mona.get(`${other}?limit=1`)).body;
  const { status, headers } = await mona.get(`${path}?cursor=${encodeURIComponent(nextCursor)}`);
  expect([status, headers.get('error-code')]).toEqual([400, 'invalid_cursor']);
};

describe('what waits for operators comes in pages', () => {
  it('reports: the hidden first, then what most reported, then the latest, each once', async () => {
    const [ada, bob, cyd] = [await people.member('ada'), await people.member('bob'), await people.member('cyd')];
    const games: string[] = [];
    for (const title of ['unreported', 'another', 'once', 'twice', 'hidden'])
      games.push(await makeGame(ctx, ada, { title }));
    const [unreported, another, once, twice, hidden] = games;
    const report = (by: typeof bob, id: string | undefined) => by.post('/api/reports', { target: 'game', id, reason });
    for (const [by, id] of [
      [bob, once],
      [bob, twice],
      [cyd, twice],
      [bob, hidden],
    ] as const)
      await report(by, id);
    await sql`update reports set counts = true`.execute(ctx.db);
    await sql`update moderation_cases set status = 'hidden_by_reports' where thing_id = ${hidden}`.execute(ctx.db);
    for (const id of [unreported, another])
      await sql`insert into moderation_cases values ('game', ${id}, 'reported')`.execute(ctx.db);
    const withoutReports = [unreported, another].toSorted().toReversed();
    expect(await readPages('/api/admin/reports', 'cases')).toEqual([
      [hidden, twice],
      [once, withoutReports[0]],
      [withoutReports[1]],
    ]);
  });

  it('appeals: the oldest first', async () => {
    const dan = await people.member('dan');
    const made: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const id = await makeGame(ctx, dan, { title });
      await mona.post(`/api/admin/things/game/${id}/hide`, { reason });
      clock.forward(1);
      made.push((await dan.post('/api/appeals', { target: 'game', id, text: 'It is quiet.' })).body.appeal.id);
    }
    expect(await readPages('/api/admin/appeals', 'appeals')).toEqual([made.slice(0, 2), made.slice(2)]);
    await refusesCursorOf('/api/admin/reports', '/api/admin/appeals');
  });

  it('deliveries to webhooks: the newest first', async () => {
    const eva = await people.member('eva');
    const now = clock.now();
    const webhookId = newId(now);
    await sql`insert into webhooks (id, account_id, url, kinds, sealed_secret, created_at)
      values (${webhookId}, ${eva.id}, 'https://eva.example/hook?key=secret', '{follow}', '', ${now})`.execute(ctx.db);
    const sent = [0, 1, 2].map((at) => newId(new Date(now.getTime() + at)));
    for (const id of sent)
      await sql`insert into webhook_deliveries (id, webhook_id, kind, created_at)
        values (${id}, ${webhookId}, 'test', ${now})`.execute(ctx.db);
    expect(await readPages('/api/admin/webhooks/deliveries', 'deliveries')).toEqual([[sent[2], sent[1]], [sent[0]]]);
    expect((await mona.get('/api/admin/webhooks/deliveries')).body.deliveries[0].url).toBe('https://eva.example/hook');
    await refusesCursorOf('/api/admin/appeals', '/api/admin/webhooks/deliveries');
  });

  it('failed jobs: the latest failure first, also where two ended within a millisecond', async () => {
    const name = 'send-operator-code';
    const ids = await Promise.all([0, 1, 2].map(() => service.boss.send(name, { codeId: mona.id }, { retryLimit: 0 })));
    await service.boss.fetch(name, { batchSize: 100 });
    for (const id of ids) await service.boss.fail(name, id ?? '', { message: 'The mail server is away' });
    const ended = ['2026-01-01 10:00:00.000001Z', '2026-01-01 10:00:00.000002Z', '2026-01-01 10:00:00.000003Z'];
    for (const [at, id] of ids.entries())
      await sql`update pgboss.job set completed_on = ${ended[at]} where id = ${id}`.execute(ctx.db);
    expect(await readPages('/api/admin/jobs/failed', 'jobs')).toEqual([[ids[2], ids[1]], [ids[0]]]);
    await refusesCursorOf('/api/admin/webhooks/deliveries', '/api/admin/jobs/failed');
  });
});
