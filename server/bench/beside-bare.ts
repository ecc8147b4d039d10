import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/context.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openContext } from '../src/platform/open-context.ts';
import { jobs } from '../src/worker.ts';
import { type Get, getLoad } from './get-load.ts';

/** The service, and for any of its answers a bare node:http server that sends the same bytes. */
export type Arena = {
  ctx: Context;
  url: string;
  /** Requests a second of both and their ratio, printed; `requests` are sent in turn. */
  compare(name: string, requests: Get[], seconds: number): Promise<void>;
};

export async function withArena(work: (arena: Arena) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const programs: ChildProcess[] = [];
  try {
    await migrate(postgres.connectionString);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'warn', BASE_URL: url };
    const opened = await openContext(readConfig(env), postgres.connectionString, jobs, { poolMax: 4 });
    try {
      const start = async (program: string[], onPort: number, settings: Record<string, string>) => {
        const child = spawn(process.execPath, program, {
          cwd: path.join(import.meta.dirname, '../..'),
          env: { ...process.env, ...settings, PORT: String(onPort) },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        programs.push(child);
        await untilReady(child, `http://127.0.0.1:${onPort}/healthz`);
        return { child, port: onPort };
      };
      // It starts as it does for people, with the starter games.
      const service = await start(['server/coinop.js', 'api'], port, env);
      const compare: Arena['compare'] = async (name, requests, seconds) => {
        const [first] = requests;
        if (first === undefined) throw new Error('There is nothing to send');
        const answer = await rawAnswer(url + first.path, first.headers);
        const file = path.join(dataDir, 'answer');
        await writeFile(file, answer.bytes);
        const barePort = await freePort();
        const settings = { BARE_ANSWER: file, BARE_HEADERS: JSON.stringify(answer.headers) };
        const rival = await start([path.join(import.meta.dirname, 'bare-server.ts')], barePort, settings);
        const { ours, bare, ratio } = await takeTurns(service, rival, requests, seconds);
        const told = ({ perSecond, cpuMicros }: Turn) =>
          `${Math.round(perSecond)}/s (${Math.round(cpuMicros)} µs CPU each)`;
        console.log(
          `${name}, ${answer.bytes.length} bytes: ${told(ours)}, bare ${told(bare)}, ratio ${ratio.toFixed(2)}`,
        );
      };
      await work({ ctx: opened.ctx, url, compare });
    } finally {
      await opened.close();
    }
  } finally {
    await Promise.all(programs.map(stop));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The bytes as they come over the wire: fetch would unpack them. */
async function rawAnswer(url: string, headers: Record<string, string>) {
  const sent = request(url, { headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
  return { bytes: Buffer.concat(chunks), headers: kept as Record<string, string> };
}

const connections = 32;
const rounds = 5;

type Turn = { perSecond: number; cpuMicros: number };
type Program = { child: ChildProcess; port: number };

/** Turn by turn, because a machine is never equally busy; the middle ratio of the rounds counts. */
async function takeTurns(ours: Program, bare: Program, requests: Get[], seconds: number) {
  const turns: { ours: Turn; bare: Turn }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const turn = {
      ours: await measure(ours, requests, seconds / rounds),
      bare: await measure(bare, requests, seconds / rounds),
    };
    // The first warms both up.
    if (round > 0) turns.push(turn);
  }
  const ratio = (turn: { ours: Turn; bare: Turn }) => turn.ours.perSecond / turn.bare.perSecond;
  const middle = turns.sort((a, b) => ratio(a) - ratio(b))[Math.floor(rounds / 2)];
  if (middle === undefined) throw new Error('There are rounds');
  return { ...middle, ratio: ratio(middle) };
}

async function measure({ child, port }: Program, requests: Get[], seconds: number): Promise<Turn> {
  const before = await cpuMicrosOf(child);
  const { perSecond, answers } = await getLoad(port, requests, connections, seconds);
  return { perSecond, cpuMicros: ((await cpuMicrosOf(child)) - before) / answers };
}

/** What a program has used of the processor so far; Linux alone tells (in hundredths of a second). */
async function cpuMicrosOf({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`A program of this measurement ended before it was ready (exit code ${child.exitCode}).`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}
