import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { makeGame } from '../src/testing/people/game-fixtures.ts';
import { type Load, load, postRequest } from './kit/load.ts';
import { onStage } from './kit/stage.ts';

/**
 * Measures POST /api/events against a bare node:http server that does one single-row upsert, on the same database and
 * in alternating rounds, so that other load on the machine affects both. Prints the rates and their ratio.
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
  await onStage(async ({ ctx, start, cpuMs }) => {
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
    // A player's first events earn the first achievements; only ordinary events are measured.
    await load({ port: service.port, connections, requests: 3 * players, next: nextEvent });
    const measure = async (what: string, port: number, next: () => string): Promise<Run> => {
      const before = cpuMs();
      const measured = await load({ port, connections, seconds, next });
      const after = cpuMs();
      const cpuMsEach = before === undefined || after === undefined ? Number.NaN : (after - before) / measured.answers;
      print(what, { ...measured, cpuMsEach });
      return { ...measured, cpuMsEach };
    };
    const [bareRuns, eventRuns]: [Run[], Run[]] = [[], []];
    for (let round = 1; round <= rounds; round++) {
      bareRuns.push(await measure(`bare upsert, round ${round}`, bare.port, nextBare));
      eventRuns.push(await measure(`events, round ${round}`, service.port, nextEvent));
    }
    compare('a second', bareRuns, eventRuns, ({ perSecond }) => perSecond);
    compare('for a second of processor time', bareRuns, eventRuns, ({ cpuMsEach }) => 1000 / cpuMsEach);
  });
}

/** Each player starts a game, scores in it and ends it, repeatedly; the players alternate. */
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

type Run = Load & { cpuMsEach: number };

function print(what: string, run: Run): void {
  const answers = Object.entries(run.statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${what}: ${run.perSecond.toFixed(0)}/s, p50 ${run.p50Ms.toFixed(1)} ms, p99 ${run.p99Ms.toFixed(1)} ms, processor ${run.cpuMsEach.toFixed(2)} ms each, ${answers.join(', ')}`,
  );
}

function compare(unit: string, bare: Run[], events: Run[], of: (run: Run) => number): void {
  const [bareMedian, eventMedian] = [median(bare.map(of)), median(events.map(of))];
  const ratio = (eventMedian / bareMedian).toFixed(2);
  console.log(
    `median: ${bareMedian.toFixed(0)} bare upserts and ${eventMedian.toFixed(0)} events ${unit}: ratio ${ratio}`,
  );
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
