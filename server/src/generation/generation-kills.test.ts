import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { withGateClosed } from '../testing/fault-fixtures.ts';
import { type Asked, begin, say, startModelServer } from '../testing/model-server.ts';
import { goodGame } from '../testing/sample-games.ts';
import { startService } from '../testing/service.ts';

const models = await startModelServer();
const ai = { provider: 'openai-compatible', baseUrl: models.baseUrl, model: 'm' } as const;
const service = await startService();
const { people, ctx } = service;
const temporary = mkdtempSync(path.join(os.tmpdir(), 'coinop-killed-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const stages = ['planning', 'building', 'checking', 'playing', 'repairing', 'listing'] as const;
type Stage = (typeof stages)[number];

/** What keeps a job where it is: a model that never answers, one that stops, a game that freezes. */
const holding: Record<Stage, string | undefined> = {
  planning: undefined,
  building: undefined,
  checking: goodGame(),
  playing: goodGame('Frozen', 'setTimeout(() => { while (true); }, 200);'),
  repairing: goodGame().replace('<canvas>', '<img src="https://evil.example/x.png"><canvas>'),
  listing: goodGame(),
};

const stageIn = (asked: Asked): Stage => {
  const found = /stay in (\w+)/.exec(JSON.stringify(asked.messages))?.[1];
  return stages.find((stage) => stage === found) ?? 'planning';
};

test('FJ2 FJ3 kill -9 of the worker in every stage: each job goes on, ends once, and has one game at the most', async () => {
  models.play((response, asked) => {
    const stage = stageIn(asked);
    if (stage === 'building') begin(response, asked, '<!doctype html>');
    const text = holding[stage];
    const isRepair = asked.messages.some(({ role }) => role === 'assistant');
    if (text !== undefined && !isRepair) say(response, asked, text);
  });
  const ids = new Map<Stage, string>();
  for (const stage of stages) {
    const member = await people.member(`in_${stage}`);
    const { body } = await member.post('/api/games/generate', { prompt: `stay in ${stage}` });
    ids.set(stage, body.job.id);
  }
  await holdInDatabase(ids);
  await withGateClosed(ctx.db, async () => {
    const worker = await startWorker();
    await expect
      .poll(stagesNow, { timeout: 60_000 })
      .toEqual(Object.fromEntries(stages.map((stage) => [stage, stage])));
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  });
  expect(await gamesMade()).toBe(0);
  await expect.poll(leftBehind, { timeout: 20_000 }).toEqual([]);

  models.play((response, asked) => {
    say(response, asked, stageIn(asked) === 'listing' ? goodGame('Second try') : 'nothing');
  });
  // As if the lease had run out meanwhile.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where name = 'generate-game'`.execute(
    ctx.db,
  );
  const after = await startService({ beside: service, config: { ai }, worker: true });
  await expect
    .poll(() => endsNow(), { timeout: 90_000 })
    .toEqual({
      planning: ['failed', 2, 0],
      building: ['failed', 2, 0],
      checking: ['failed', 2, 0],
      playing: ['failed', 2, 0],
      repairing: ['failed', 2, 0],
      listing: ['succeeded', 2, 1],
    });
  expect(await gamesMade()).toBe(1);
  await after.close();
}, 180_000);

async function startWorker() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/generation-worker.ts')], {
    env: {
      PATH: process.env['PATH'],
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
      TMPDIR: temporary,
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: ctx.config.dataDir,
      SECRET_KEY: ctx.config.secrets.secretKey,
      LOG_LEVEL: 'silent',
      AI_PROVIDER: ai.provider,
      AI_BASE_URL: ai.baseUrl,
      AI_MODEL: ai.model,
      AI_API_KEY: 'key',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** Two stages are over too soon to be met by chance: they wait where they write down the next one. */
async function holdInDatabase(ids: Map<Stage, string>): Promise<void> {
  await sql
    .raw(`
    create function test_hold() returns trigger language plpgsql as $$
    begin
      if (new.id = '${ids.get('checking')}' and new.stage = 'playing')
        or (new.id = '${ids.get('listing')}' and new.status = 'succeeded') then
        perform pg_advisory_xact_lock_shared(4711);
      end if;
      return new;
    end $$;
    create trigger test_hold before update on generation_jobs for each row execute function test_hold();`)
    .execute(ctx.db);
}

async function stagesNow(): Promise<Record<string, string>> {
  const { rows } = await sql<{ prompt: string; stage: string }>`select prompt, stage from generation_jobs`.execute(
    ctx.db,
  );
  return Object.fromEntries(rows.map(({ prompt, stage }) => [prompt.replace('stay in ', ''), stage]));
}

async function endsNow(): Promise<Record<string, [status: string, tries: number, games: number]>> {
  const { rows } = await sql<{ prompt: string; status: string; tries: number; games: number }>`
    select j.prompt, j.status, j.tries, count(g.id) as games from generation_jobs j
    left join games g on g.creator_id = j.account_id group by j.id`.execute(ctx.db);
  return Object.fromEntries(
    rows.map(({ prompt, status, tries, games }) => [prompt.replace('stay in ', ''), [status, tries, games]]),
  );
}

async function gamesMade(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from games`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Browsers that outlived the worker: their command lines name its folder for temporary files. */
function leftBehind(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(temporary);
    } catch {
      return false;
    }
  });
}
