import { beforeAll, describe, expect, it } from 'vitest';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { startService } from '../testing/service.ts';
import { attentionOf, millisecondsOf } from './overview.ts';
import { addMinute, listProcesses, putProcess, sweepReports } from './process-queries.ts';
import { keepReporting } from './report-process.ts';

const service = await startService();
const { ctx, clock, people } = service;
let vera: SignedInOperator;

beforeAll(async () => {
  vera = await signInAsOperator(service, 'viewer');
});

const overview = async () => (await vera.get('/api/admin/overview')).body;
const quick = [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const slow = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];

describe('the overview', () => {
  it('adds up what every process counted, minute by minute and day by day', async () => {
    const now = clock.now();
    const [one, other] = [newId(now), newId(now)];
    const counts = { answers: 9, errors: 0, refusals: 2, signIns: 3, times: quick };
    await addMinute(ctx.db, one, counts, now);
    await addMinute(ctx.db, one, counts, now);
    await addMinute(ctx.db, other, { answers: 1, errors: 1, refusals: 0, signIns: 0, times: slow }, now);
    await addMinute(ctx.db, other, counts, secondsAfter(now, -7200));
    const { minutes, days, attention } = await overview();
    expect(minutes).toHaveLength(60);
    expect(minutes.at(-1)).toMatchObject({
      answers: 19,
      errors: 1,
      refusals: 4,
      signIns: 6,
      medianMs: 5,
      slowMs: 1000,
    });
    expect(minutes[0]).toMatchObject({ answers: 0, medianMs: null });
    expect(days.reduce((sum: number, day: { signIns: number }) => sum + day.signIns, 0)).toBe(9);
    expect(attention).toContainEqual({
      what: '1 requests failed by a fault of ours within an hour',
      screen: 'overview',
    });
  });

  it('shows a process while it reports, with its counts, and not after it stopped', async () => {
    const before = (await overview()).processes;
    const reports = await keepReporting(ctx, ['api', 'worker']);
    await people.member('ada');
    await reports.report();
    const { processes, minutes } = await overview();
    expect(processes).toHaveLength(before.length + 1);
    expect(processes.at(-1)).toMatchObject({ pid: process.pid, roles: ['api', 'worker'], silent: false, jobs: [] });
    expect(minutes.at(-1).answers).toBeGreaterThan(0);
    await reports.stop();
    expect((await overview()).processes).toHaveLength(before.length);
  });

  it('says which process is silent and what it worked on, until its row is swept', async () => {
    const now = clock.now();
    const since = now.toISOString();
    const row = {
      host: 'node-7',
      pid: 70,
      roles: ['worker'],
      startedAt: now,
      jobs: [{ name: 'process-clip', id: newId(now), since }],
    };
    await putProcess(ctx.db, { ...row, id: newId(now), seenAt: now });
    expect((await overview()).processes).toMatchObject([
      { host: 'node-7', silent: false, jobs: [{ name: 'process-clip' }] },
    ]);
    clock.forward(31);
    const { processes, attention } = await overview();
    expect(processes).toMatchObject([{ host: 'node-7', silent: true }]);
    const texts = attention.map(({ what }: { what: string }) => what);
    expect(texts).toContain('worker 70 on node-7 does not report any more');
    expect(texts).toContain('No worker reports: nothing runs jobs');
    clock.forward(900);
    expect((await overview()).processes).toEqual([]);
    await sweepReports(ctx.db, clock.now());
    expect(await listProcesses(ctx.db, now)).toEqual([]);
  });

  it('has no figures of time where nothing was answered, and the greatest bound for what took longer', () => {
    const late = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4];
    expect([millisecondsOf([], 0.5), millisecondsOf(quick, 0.95), millisecondsOf(late, 0.5)]).toEqual([
      null,
      5,
      10_000,
    ]);
  });

  it('names queues that wait or are paused, and a disk that is nearly full', async () => {
    const now = clock.now();
    const queue = { waiting: 1, running: 0, failed: 0, oldestWaitingAt: secondsAfter(now, -601) };
    const queues = [
      { ...queue, name: 'late', paused: false },
      { ...queue, name: 'stopped', paused: true },
      { ...queue, name: 'fine', paused: false, oldestWaitingAt: now },
    ];
    const storage = { kinds: [], place: 'folder', diskFreeBytes: 9, diskAllBytes: 100 } as const;
    const figures = { ...(await overview()).now, casesOpen: 2, appealsOpen: 0, requestsOpen: 0, jobsFailed: 0 };
    expect(
      attentionOf({ figures, queues, processes: [], minutes: [], storage: { ...storage, kinds: [] } }, now),
    ).toEqual([
      { what: '2 reports wait for a decision', screen: 'reports' },
      { what: 'Jobs wait for over 10 minutes in late', screen: 'overview' },
      { what: 'The queue stopped is paused', screen: 'overview' },
      { what: 'The disk is nearly full', screen: 'overview' },
    ]);
  });
});
