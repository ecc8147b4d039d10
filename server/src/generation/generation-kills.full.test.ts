import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { workOnJobs } from '../platform/jobs.ts';
import { afterFile } from '../testing/after-file.ts';
import { needBrowser } from '../testing/browser/use-browser.ts';
import { retryJobsNow } from '../testing/retry-jobs-now.ts';
import { goodGame } from '../testing/sample-games.ts';
import { type Asked, begin, say, startModelServer } from '../testing/servers/model-server.ts';
import { startService } from '../testing/service.ts';
import { generateGameHandler } from './generate-game.ts';

const models = await startModelServer();
const ai = { provider: 'openai-compatible', baseUrl: models.baseUrl, model: 'm' } as const;
const service = await startService();
const { people, ctx } = service;
needBrowser();
const temporary = mkdtempSync(path.join(os.tmpdir(), 'coinop-killed-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const stages = ['planning', 'building', 'checking', 'playing', 'repairing', 'listing'] as const;
type Stage = (typeof stages)[number];

/** The model's response in each stage. Two stages are held by not responding, or by an unfinished response. */
const answers: Record<Stage, string | undefined> = {
  planning: undefined,
  building: undefined,
  checking: goodGame(),
  playing: goodGame(),
  repairing: goodGame().replace('<canvas>', '<img src="https://evil.example/x.png"><canvas>'),
  listing: goodGame(),
};

/** The other stages are held when the worker writes this: in the browser, or in a transaction that stays open. */
const heldAt: Partial<Record<Stage, string>> = {
  checking: 'checking',
  playing: 'Tapping it to start',
  listing: "status = 'succeeded'",
};

const stageIn = (asked: Asked): Stage => {
  const found = /stay in (\w+)/.exec(JSON.stringify(asked.messages))?.[1];
  return stages.find((stage) => stage === found) ?? 'planning';
};

/** The progress of stages that show more than their name: the browser is open, and why a game is repaired. */
const detailOf = {
  playing: 'Tapping it to start',
  repairing: expect.stringContaining('from outside'),
};

it('FJ2 FJ3 kill -9 of the worker in every stage: each job is resumed, ends once, and has at most one game', async () => {
  models.play((response, asked) => {
    const stage = stageIn(asked);
    if (stage === 'building') begin(response, asked, '<!doctype html>');
    const text = answers[stage];
    const isRepair = asked.messages.some(({ role }) => role === 'assistant');
    if (text !== undefined && !isRepair) say(response, asked, text);
  });
  const ids: Partial<Record<Stage, string>> = {};
  for (const stage of stages) {
    const member = await people.member(`in_${stage}`);
    const { body } = await member.post('/api/games/generate', { prompt: `a cat catches fish, stay in ${stage}` });
    ids[stage] = body.job.id;
  }
  const { stagesNow, endsNow, gamesMade } = lookAt(Object.values(ids));
  const worker = await startWorker(
    Object.fromEntries(stages.flatMap((stage) => (heldAt[stage] ? [[ids[stage], heldAt[stage]]] : []))),
  );
  onTestFinished(() => void worker.kill('SIGKILL'));
  await expect.poll(stagesNow).toEqual({ ...Object.fromEntries(stages.map((stage) => [stage, stage])), ...detailOf });
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect(await gamesMade()).toBe(0);
  await expect.poll(leftBehind).toEqual([]);

  models.play((response, asked) => {
    say(response, asked, stageIn(asked) === 'listing' ? goodGame('Second try') : 'nothing');
  });
  const after = await startService({ beside: service, config: { ai } });
  await retryJobsNow(after, generateGameHandler);
  await workOnJobs(after.ctx, after.boss, [{ ...generateGameHandler, concurrency: stages.length }]);
  await expect.poll(endsNow).toEqual({
    planning: ['failed', 2, 0],
    building: ['failed', 2, 0],
    checking: ['failed', 2, 0],
    playing: ['failed', 2, 0],
    repairing: ['failed', 2, 0],
    listing: ['succeeded', 2, 1],
  });
  expect(await gamesMade()).toBe(1);
  await after.close();
});

async function startWorker(hold: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/generation-worker.ts')], {
    env: {
      PATH: process.env['PATH'],
      // The program itself keeps its compiled code there.
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../../node_modules/.cache/coinop'),
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
      HOLD: JSON.stringify(hold),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterFile(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** What the database says of these jobs. */
function lookAt(ids: string[]) {
  const stageOf = (prompt: string) => prompt.replace(/^.*stay in /, '');
  return {
    async stagesNow(): Promise<Record<string, string>> {
      const { rows } = await sql<{ prompt: string; stage: string; detail: string | null; error: string | null }>`
        select prompt, stage, detail, error from generation_jobs where id = any (${ids})`.execute(ctx.db);
      return Object.fromEntries(
        rows.map(({ prompt, stage, detail, error }) => [stageOf(prompt), error ?? detail ?? stage]),
      );
    },
    async endsNow(): Promise<Record<string, [status: string, tries: number, games: number]>> {
      const { rows } = await sql<{ prompt: string; status: string; tries: number; games: number }>`
        select j.prompt, j.status, j.tries, count(g.id) as games from generation_jobs j
        left join games g on g.creator_id = j.account_id where j.id = any (${ids}) group by j.id`.execute(ctx.db);
      return Object.fromEntries(
        rows.map(({ prompt, status, tries, games }) => [stageOf(prompt), [status, tries, games]]),
      );
    },
    async gamesMade(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) from games join generation_jobs j on j.account_id = creator_id
        where j.id = any (${ids})`.execute(ctx.db);
      return rows[0]?.count ?? 0;
    },
  };
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
