import { Type } from 'typebox';
import type { App } from '../http/http.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { everyRole } from './operator.ts';
import { attentionOf, isSilent, millisecondsOf } from './overview.ts';
import { listMinutes, listProcesses, type MinuteRow, type ProcessRow } from './process-queries.ts';
import { listQueues, readDays, readFigures } from './service-queries.ts';
import { readStorage } from './stored-bytes.ts';

const Figure = Type.Integer();
const Figures = Type.Object({
  playersNow: Figure,
  playsToday: Figure,
  newAccountsToday: Figure,
  membersTotal: Figure,
  guestsTotal: Figure,
  gamesListed: Figure,
  clips: Figure,
  streamsLive: Figure,
  coinsIssued: Figure,
  revenue: Figure,
  casesOpen: Figure,
  appealsOpen: Figure,
  requestsOpen: Figure,
  jobsFailed: Figure,
});
const Day = Type.Object({
  day: Type.String(),
  plays: Figure,
  newAccounts: Figure,
  signIns: Figure,
  coinsIn: Figure,
  coinsSpent: Figure,
});
const Minute = Type.Object(
  {
    minute: Time,
    answers: Figure,
    refusals: Figure,
    errors: Figure,
    signIns: Figure,
    medianMs: Nullable(Figure),
    slowMs: Nullable(Type.Integer({ description: 'The 95th percentile of response times' })),
  },
  { title: 'ServiceMinute' },
);
const Process = Type.Object(
  {
    id: Id,
    host: Type.String(),
    pid: Figure,
    roles: Type.Array(Type.String()),
    startedAt: Time,
    seenAt: Time,
    silent: Type.Boolean({ description: 'Its last report is overdue' }),
    jobs: Type.Array(Type.Object({ name: Type.String(), id: Id, since: Time })),
  },
  { title: 'ServiceProcess' },
);
const Queue = Type.Object({
  name: Type.String(),
  paused: Type.Boolean(),
  waiting: Figure,
  running: Figure,
  failed: Figure,
  oldestWaitingAt: Nullable(Time),
});
const Storage = Type.Object({
  kinds: Type.Array(Type.Object({ kind: Type.String(), things: Figure, bytes: Figure })),
  place: OneOf('folder', 'bucket'),
  diskFreeBytes: Type.Integer({ description: 'On the node that answers' }),
  diskAllBytes: Figure,
});

/** The state of the whole service, whichever process responds. */
export function overviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/overview',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'getOverview',
        tags: ['operators'],
        summary: 'Current figures of all processes, the last hour and fortnight, workers, queues and storage',
        response: {
          200: Type.Object({
            attention: Type.Array(Type.Object({ what: Type.String(), screen: Type.String() })),
            now: Figures,
            days: Type.Array(Day),
            minutes: Type.Array(Minute),
            processes: Type.Array(Process),
            queues: Type.Array(Queue),
            storage: Storage,
          }),
        },
      },
    },
    async () => {
      const now = ctx.clock.now();
      const figures = await readFigures(ctx.db, now);
      const queues = await listQueues(ctx.db);
      const processes = await listProcesses(ctx.db, now);
      const minutes = await listMinutes(ctx.db, now);
      const storage = await readStorage(ctx);
      return {
        attention: attentionOf({ figures, queues, processes, minutes, storage }, now),
        now: figures,
        days: await readDays(ctx.db, now),
        minutes: minutes.map(viewOfMinute),
        processes: processes.map((one) => viewOfProcess(one, now)),
        queues: queues.map((queue) => ({ ...queue, oldestWaitingAt: queue.oldestWaitingAt?.toISOString() ?? null })),
        storage,
      };
    },
  );
}

function viewOfMinute({ minute, times, ...counts }: MinuteRow) {
  return {
    ...counts,
    minute: minute.toISOString(),
    medianMs: millisecondsOf(times, 0.5),
    slowMs: millisecondsOf(times, 0.95),
  };
}

function viewOfProcess(one: ProcessRow, now: Date) {
  return {
    ...one,
    startedAt: one.startedAt.toISOString(),
    seenAt: one.seenAt.toISOString(),
    silent: isSilent(one, now),
  };
}
