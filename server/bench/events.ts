import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makeMembers, type SeededMember } from '../src/testing/crowd.ts';
import { makeGame } from '../src/testing/game-fixtures.ts';
import { type Load, load, postRequest } from './kit/load.ts';
import { onStage } from './kit/stage.ts';

/**
 * POST /api/events against a bare node:http server that does one single-row upsert, on the same database and in turns,
 * so that whatever else the machine does hits both alike. Prints the rates and their ratio.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '64' },
      players: { type: 'string', default: '2000' },
    },
  });
  const [seconds, rounds, connections, players] = [
    Number(values.seconds),
    Number(values.rounds),
    Number(values.connections),
    Number(values.players),
  ];
  await onStage(async ({ ctx, start }) => {
    const people: SeededMember[] = [];
    for await (const batch of makeMembers(ctx, players)) people.push(...batch);
    const creator = await ctx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirstOrThrow();
    const games = await Promise.all(
      Array.from({ length: 20 }, (_, i) => makeGame(ctx, creator, { title: `Game ${i}` })),
    );
    const bare = await start(['server/bench/kit/bare-upsert.ts'], '/');
    const service = await start(['server/coinop.js', 'api'], '/readyz');

    const nextBare = () => postRequest('/', { id: randomInt(players) });
    const nextEvent = eventsOf(people, games);
    await load({ port: bare.port, connections, seconds: 1, next: nextBare });
    // A player's first events earn the first achievements; what is measured is the everyday one.
    await load({ port: service.port, connections, requests: 3 * players, next: nextEvent });
    const [bareRuns, eventRuns]: [Load[], Load[]] = [[], []];
    for (let round = 1; round <= rounds; round++) {
      bareRuns.push(await load({ port: bare.port, connections, seconds, next: nextBare }));
      eventRuns.push(await load({ port: service.port, connections, seconds, next: nextEvent }));
      print(`bare upsert, round ${round}`, bareRuns.at(-1));
      print(`events, round ${round}`, eventRuns.at(-1));
    }
    const [bareRate, eventRate] = [median(bareRuns), median(eventRuns)];
    console.log(
      `median: ${bareRate.toFixed(0)} bare upserts/s, ${eventRate.toFixed(0)} events/s, ratio ${(eventRate / bareRate).toFixed(2)}`,
    );
  });
}

/** Each player starts a game, scores in it and ends it, again and again; the players take turns. */
function eventsOf(people: SeededMember[], games: string[]): () => string {
  let sent = 0;
  return () => {
    const [player, step] = [sent % people.length, Math.floor(sent / people.length)];
    sent++;
    const gameId = games[(player + Math.floor(step / 3)) % games.length];
    const token = people[player]?.token;
    if (step % 3 === 0) return postRequest('/api/events', { type: 'play_start', gameId }, token);
    if (step % 3 === 1) return postRequest('/api/events', { type: 'score', gameId, score: randomInt(1e9) }, token);
    return postRequest('/api/events', { type: 'play_end', gameId, durationSeconds: 30 }, token);
  };
}

function print(what: string, run: Load | undefined): void {
  if (run === undefined) return;
  const answers = Object.entries(run.statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${what}: ${run.perSecond.toFixed(0)}/s, p50 ${run.p50Ms.toFixed(1)} ms, p99 ${run.p99Ms.toFixed(1)} ms, ${answers.join(', ')}`,
  );
}

function median(runs: Load[]): number {
  const rates = runs.map(({ perSecond }) => perSecond).sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? Number.NaN;
}
