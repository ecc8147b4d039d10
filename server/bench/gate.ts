import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Connection, openConnection } from './kit/connection.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { getRequest, postRequest } from './kit/load.ts';
import { median } from './kit/median.ts';
import { type Baseline, expectAnswer, prepareOperations } from './kit/operations.ts';
import { onStage } from './kit/stage.ts';

const recordFile = path.join(import.meta.dirname, 'recorded-ratios.json');
/** The share of the recorded ratio below which the run fails. */
const allowed = 0.85;

/**
 * Compares every hot operation with a bare node:http server that does one select or one upsert, by CPU time of the
 * service and PostgreSQL together, in alternating rounds, so that other load on the machine affects both. Fails when a
 * ratio is below 0.85 of the recorded one; `--record` records.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      only: { type: 'string', default: '' },
      record: { type: 'boolean', default: false },
    },
  });
  const [requests, rounds, connections] = [Number(values.requests), Number(values.rounds), Number(values.connections)];
  const recorded = readRecord();
  const fallen: string[] = [];
  await onStage(async (stage) => {
    const baseline = await stage.start(['server/bench/kit/baseline-server.ts'], '/hello');
    const service = await stage.start(['server/coinop.js', 'api'], '/readyz');
    const operations = await prepareOperations(stage.ctx, service.port);
    const toBaseline = await openAll(baseline.port, connections);
    const toService = await openAll(service.port, connections);
    console.log(
      '| operation | CPU ms service + PostgreSQL | CPU ms of the baseline | ratio (requests a second) | recorded | goal |',
    );
    console.log('|---|---|---|---|---|---|');
    for (const { name, baseline: kind, goal, run: runOne } of operations) {
      if (!values.only.split(',').some((part) => name.includes(part))) continue;
      const turns: { ours: Turn; bare: Turn }[] = [];
      let turn = 0;
      const ours = (count: number) =>
        measure([service.pid, stage.postgresPid], toService, count, (connection) => runOne(connection, turn++));
      const bare = (count: number) =>
        measure([baseline.pid, stage.postgresPid], toBaseline, count, (connection, n) =>
          runBaseline(kind, connection, n),
        );
      await ours(250);
      await bare(500);
      for (let round = 0; round < rounds; round++)
        turns.push({ bare: await bare(requests), ours: await ours(requests) });
      const found = median(turns, ratioOf);
      const ratio = ratioOf(found);
      const before = recorded[name];
      console.log(
        `| ${name} | ${found.ours.cpuMs.toFixed(3)} | ${found.bare.cpuMs.toFixed(3)} (${kind}) | ${ratio.toFixed(2)} (${(found.ours.perSecond / found.bare.perSecond).toFixed(2)}) | ${before ?? ''} | ${goal} |`,
      );
      if (before !== undefined && ratio < allowed * before) fallen.push(`${name}: ${ratio.toFixed(2)}, was ${before}`);
      if (values.record) recorded[name] = Number(ratio.toFixed(2));
    }
    for (const connection of [...toBaseline, ...toService]) connection.close();
  });
  if (values.record) writeFileSync(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
  else if (fallen.length > 0) throw new Error(`Slower than recorded:\n${fallen.join('\n')}`);
}

type Turn = { cpuMs: number; perSecond: number };

const ratioOf = ({ ours, bare }: { ours: Turn; bare: Turn }) => bare.cpuMs / ours.cpuMs;

function readRecord(): Record<string, number> {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, number>) : {};
}

const openAll = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => openConnection(port)));

async function measure(
  pids: number[],
  connections: Connection[],
  count: number,
  runOne: (connection: Connection, n: number) => Promise<void>,
): Promise<Turn> {
  const cpuBefore = cpuMsOf(pids) ?? Number.NaN;
  const startedAt = performance.now();
  let sent = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (sent < count) await runOne(connection, sent++);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { cpuMs: ((cpuMsOf(pids) ?? Number.NaN) - cpuBefore) / count, perSecond: count / seconds };
}

const text1k = 'x'.repeat(940);

async function runBaseline(kind: Baseline, connection: Connection, n: number): Promise<void> {
  const row = `/row/${1 + (n % 1000)}`;
  if (kind === 'hello') expectAnswer(await connection.send(getRequest('/hello')), 200, '"hello"');
  else if (kind === 'select') expectAnswer(await connection.send(getRequest(row)), 200, '"body"');
  else {
    const put = postRequest(row, { state: { n, text: text1k } }).replace('POST', 'PUT');
    expectAnswer(await connection.send(put), 200, '"version"');
  }
}
