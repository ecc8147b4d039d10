import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Context } from '../src/platform/context.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { makeGame } from '../src/testing/people/game-fixtures.ts';
import { type Connection, openConnection } from './kit/connection.ts';
import { postRequest } from './kit/load.ts';
import { median } from './kit/median.ts';
import { type LoopReport, openLoop } from './kit/open-loop.ts';
import { onStage } from './kit/stage.ts';

const everyMs = 100;

/**
 * Sends plays to one node at a fixed rate, in alternating rounds without and with notifications: that many events per
 * minute, which the same node batches and sends to connected members. Reports how much longer a play takes with them.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      'per-minute': { type: 'string', default: '10000' },
      plays: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '2' },
      watching: { type: 'string', default: '200' },
    },
  });
  const [perMinute, perSecond, seconds] = [Number(values['per-minute']), Number(values.plays), Number(values.seconds)];
  await onStage(async ({ ctx, start, cpuMs }) => {
    const members = (await Array.fromAsync(makeMembers(ctx, 2000))).flat();
    const creator = await ctx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirstOrThrow();
    const gameId = await makeGame(ctx, creator, { title: 'Played' });
    const { port } = await start(['server/coinop.js', 'api'], '/readyz');
    const watching = await watch(port, members.slice(0, Number(values.watching)));
    const send = await playing(port, members, gameId);
    await openLoop({ seconds: 3, perSecond, send });
    const runs: Record<'without' | 'with', LoopReport[]> = { without: [], with: [] };
    let collected = 0;
    let extraCpuMs = 0;
    const cpuNow = () => cpuMs() ?? Number.NaN;
    for (let round = 0; round < Number(values.rounds); round++) {
      const idleAt = cpuNow();
      runs.without.push(await openLoop({ seconds, perSecond, send }));
      const busyAt = cpuNow();
      const before = await countNotifications(ctx);
      const causing = cause(ctx, perMinute);
      runs.with.push(await openLoop({ seconds, perSecond, send }));
      await causing.stop();
      await untilCollected(ctx);
      collected += (await countNotifications(ctx)) - before;
      extraCpuMs += cpuNow() - busyAt - (busyAt - idleAt);
    }
    const minutes = (seconds * Number(values.rounds)) / 60;
    console.log(
      `${Math.round(collected / minutes)} notifications a minute, ${watching.received()} of them sent to ${values.watching} who watch; ${(extraCpuMs / collected).toFixed(2)} ms of processor time each`,
    );
    for (const which of ['without', 'with'] as const) {
      const { sent, good, p50Ms, p95Ms } = median(runs[which], (report) => report.p50Ms);
      console.log(`plays ${which}: ${good} of ${sent} good, p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`);
    }
    watching.close();
  });
}

/** Follows as their trigger writes them, at this rate, between random people; a late tick catches up. */
function cause(ctx: Context, perMinute: number): { stop(): Promise<void> } {
  const startedAt = performance.now();
  let written = 0;
  let writing = Promise.resolve();
  const writeDue = async () => {
    const due = Math.ceil(((performance.now() - startedAt) / 60_000) * perMinute) - written;
    written += due;
    const people = sql`(select id, row_number() over () as n from (
      select id from accounts where kind = 'member' order by random() limit ${due}) as someone)`;
    await sql`
      insert into notification_events (kind, told_id, actor_id, happened_at)
      select 'follow', told.id, actor.id, ${ctx.clock.now()} from ${people} as told join ${people} as actor using (n)
      where told.id <> actor.id`.execute(ctx.db);
  };
  const timer = setInterval(() => {
    writing = writing.then(writeDue);
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return writing;
    },
  };
}

async function countNotifications(ctx: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from notifications where kind = 'follow'`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
}

async function untilCollected(ctx: Context): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from notification_events limit 1`.execute(ctx.db);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Members with an open page, who receive their notifications. */
async function watch(port: number, members: SeededMember[]): Promise<{ received(): number; close(): void }> {
  let received = 0;
  const streams = await Promise.all(
    members.map(
      ({ token }) =>
        new Promise<ReturnType<typeof request>>((resolve, reject) => {
          const asked = request({
            port,
            host: '127.0.0.1',
            path: '/api/notifications/events',
            headers: { authorization: `Bearer ${token}` },
          });
          asked.on('response', (answer) => {
            answer.setEncoding('utf8').on('data', (text: string) => {
              received += text.split('event: notification').length - 1;
            });
            // Ended by the bench.
            answer.on('error', () => undefined);
            resolve(asked);
          });
          asked.on('error', reject).end();
        }),
    ),
  );
  return {
    received: () => received,
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** Each member starts a game, scores and ends it, over any free connection. */
async function playing(port: number, members: SeededMember[], gameId: string) {
  const free: Connection[] = await Promise.all(Array.from({ length: 32 }, () => openConnection(port)));
  let step = 0;
  return async () => {
    const turn = step++;
    const [player, part] = [Math.floor(turn / 3) % members.length, turn % 3];
    const body = [
      { type: 'play_start', gameId },
      { type: 'score', gameId, score: turn },
      { type: 'play_end', gameId, durationSeconds: 1 },
    ][part];
    const connection = free.pop() ?? (await openConnection(port));
    const { status } = await connection.send(postRequest('/api/events', body ?? {}, members[player]?.token));
    free.push(connection);
    return { status };
  };
}
