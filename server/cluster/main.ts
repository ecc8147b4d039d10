import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLoad } from './player-load.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { startUploads } from './upload-load.ts';

/**
 * `npm run cluster`: starts everything and keeps it running until Ctrl-C. `npm run cluster -- chaos --minutes 10`:
 * kills one part after the other under load, fails over to the standby at the end, and audits. `npm run cluster -- roll
 * --rounds 20`: restarts the API nodes one after the other under load, including clip uploads. `--storage swift` keeps
 * files in OpenStack Swift, if it is installed.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '20' },
    players: { type: 'string', default: '8' },
    uploaders: { type: 'string', default: '2' },
    storage: { type: 'string', default: 's3rver' },
  },
});
const [what = 'run'] = positionals;
const players = Number(values.players);
const balancedAgainMs = 5000;

const cluster = await startCluster(values.storage);
try {
  printLayout(cluster);
  const work: Promise<void>[] = [untilInterrupted()];
  if (what === 'chaos') work.push(chaos(cluster, Number(values.minutes) * 60));
  if (what === 'roll') work.push(roll(cluster, Number(values.rounds)));
  // An interruption also stops everything that was started.
  await Promise.race(work);
} finally {
  await cluster.stop();
}
// An interrupted load would continue to send requests.
process.exit();

function printLayout({ nodes, postgres, balancer, s3, home }: Cluster): void {
  console.table([
    { part: 'balancer', process: balancer?.pid ?? '-', address: balancer?.url ?? 'none: install haproxy' },
    ...nodes.map(({ name, role, pid, port, metricsPort }) => ({
      part: name,
      process: pid(),
      address: role === 'worker' ? '-' : `${role === 'api' ? 'http' : 'rtmp'}://127.0.0.1:${port}`,
      health: `http://127.0.0.1:${metricsPort}/readyz`,
    })),
    { part: 'primary', process: postgres.primary.pid, address: postgres.primary.connectionString },
    { part: 'standby', process: postgres.standby.pid, address: postgres.standby.connectionString },
    { part: 'storage', process: process.pid, address: s3.endpoint },
  ]);
  console.log(`Logs in ${home}.`);
}

/** Kills and restarts one node after the other; the primary is last, because the standby replaces it permanently. */
async function chaos({ url, nodes, postgres, settings }: Cluster, seconds: number): Promise<void> {
  const load = startLoad(url, players);
  const until = Date.now() + seconds * 1000;
  let kills = 0;
  while (Date.now() < until) {
    for (const node of nodes) {
      await sleep(1500);
      if (Date.now() > until) break;
      await node.restart('SIGKILL');
      kills++;
    }
  }
  const failingSince = Date.now();
  await postgres.failOver();
  const isBack = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true;
  while (!(await isBack())) await sleep(100);
  const outageMs = Date.now() - failingSince;
  await sleep(5000);
  const result = await load.stop();
  console.log({ kills, failOverMs: outageMs, ...result });
  // Asynchronous, because the storage that it reads from runs in this process.
  const audit = spawn(process.execPath, [path.join(import.meta.dirname, '../coinop.js'), 'audit'], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: 'inherit',
  });
  const [status] = await once(audit, 'exit');
  if (result.lost.length > 0 || status !== 0) process.exitCode = 1;
}

async function roll({ url, nodes, balancer, home }: Cluster, rounds: number): Promise<void> {
  if (balancer === undefined) throw new Error('Without HAProxy there is nothing that would lead requests elsewhere');
  const uploads = await startUploads(url, home, Number(values.uploaders));
  const load = startLoad(url, players);
  await sleep(2000);
  for (let round = 0; round < rounds; round++) {
    for (const node of nodes.filter(({ role }) => role === 'api')) {
      await node.restart('SIGTERM');
      // The balancer uses it again after two checks; until then the other one is alone.
      await sleep(balancedAgainMs);
    }
  }
  const sent = await uploads.stop();
  const result = await load.stop();
  console.log({ rounds, ...result, uploads: sent });
  const failures = [...Object.keys(result.failed), ...Object.keys(sent.failed)];
  if (result.lost.length > 0 || failures.length > 0 || sent.uploaded === 0) process.exitCode = 1;
}

function untilInterrupted(): Promise<void> {
  console.log('Stop with Ctrl-C.');
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
}
