import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { tableOf } from '../src/commands/audit.ts';
import { appleClientId, openApple } from '../src/testing/servers/apple-pen.ts';
import { torture } from '../src/testing/torture/torture.ts';
import { onStage, type Stage } from './kit/stage.ts';

/**
 * Runs a load test on two real nodes with continuous audits; with --kills, a node is killed every ten seconds and a
 * database connection twice a second. Exits with 1, and prints the seed, if anything is wrong.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      lanes: { type: 'string', default: '24' },
      kills: { type: 'boolean', default: false },
    },
  });
  const [seconds, seed, lanes] = [Number(values.seconds), Number(values.seed), Number(values.lanes)];
  const apple = await openApple();
  console.log(`crowd --seconds ${seconds} --seed ${seed} --lanes ${lanes}${values.kills ? ' --kills' : ''}\n`);
  await onStage(async (stage) => {
    const nodes = await Promise.all([startNode(stage, apple.jwksUrl), startNode(stage, apple.jwksUrl)]);
    const until = performance.now() + seconds * 1000;
    const isOver = () => performance.now() >= until;
    const killing = values.kills ? killAround(stage, nodes, apple.jwksUrl, isOver) : Promise.resolve();
    const { stepsTaken, counts, audits, lastAudit, problems } = await torture({
      ctx: stage.ctx,
      urls: () => nodes.map(({ port }) => `http://127.0.0.1:${port}`),
      appleToken: (sub) => apple.sign({ sub }),
      seed,
      lanes,
      goesOn: () => !isOver(),
      cuts: values.kills,
    });
    await killing;
    for (const [what, answers] of [...counts].toSorted()) {
      const told = [...answers].toSorted().map(([how, times]) => `${how} ${times} times`);
      console.log(`${what.padEnd(22)} ${told.join(', ')}`);
    }
    console.log(`\n${tableOf(lastAudit)}\n`);
    console.log(`${stepsTaken} steps, ${audits} audits, ${problems.length} problems`);
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
    if (problems.length > 0) {
      console.log(`Run it again with --seed ${seed}.`);
      process.exitCode = 1;
    }
  });
  await apple.close();
}

type Node = { port: number; pid: number };

function startNode(stage: Stage, jwksUrl: string): Promise<Node> {
  const settings = { APPLE_CLIENT_IDS: appleClientId, APPLE_JWKS_URL: jwksUrl };
  return stage.start(['server/coinop.js', 'api'], '/healthz', settings);
}

/** Kills a random connection twice a second, and every ten seconds a node, which is then restarted. */
async function killAround(stage: Stage, nodes: Node[], jwksUrl: string, isOver: () => boolean): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    await sleep(500);
    await sql`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity
        where application_name = 'coinop' and datname = current_database() and pid <> pg_backend_pid()
        order by random() limit 1) as unlucky`
      .execute(stage.ctx.db)
      .catch(() => undefined);
    const victim = nodes[round % nodes.length];
    if (round % 20 !== 0 || victim === undefined) continue;
    process.kill(victim.pid, 'SIGKILL');
    Object.assign(victim, await startNode(stage, jwksUrl));
  }
}
