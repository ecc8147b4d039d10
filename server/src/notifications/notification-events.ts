import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { findSessionById } from '../access/session-queries.ts';
import { listBalances } from '../coins/wallet-queries.ts';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { viewOfNotification } from './notification.ts';
import { countUnread, listNewSince } from './notification-queries.ts';

const keepAliveMs = 15_000;
/** Bounds how long a stream outlives its session: an expired one cannot open the next stream. */
const lifetimeMs = 300_000;
/** Balances are polled instead of published, because a NOTIFY in every purchase would serialize their commits. */
const balancesMs = 1000;
/** A notification may become visible after newer ones: its transaction commits later, or its node's clock is behind. */
const lateSeconds = 10;
const openMax = 10;
const sentMax = 50;

type Reader = {
  stream: PassThrough;
  accountId: string;
  sessionId: string;
  newest: Date;
  sent: Map<string, number>;
  balance: number | undefined;
  sending: Promise<void>;
};

type SendNotifications = (caller: Caller, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sends the unread count and the balance at once, then new notifications as they arrive. A reader gets at most
 * `sentMax` at a time; a client that was offline longer loads the list.
 */
export function openNotificationEvents(app: App, ctx: Context): SendNotifications {
  const readers = new Map<string, Set<Reader>>();

  const listRecent = ({ accountId, newest }: Reader) =>
    listNewSince(ctx.db, accountId, secondsAfter(newest, -lateSeconds), sentMax);
  const send = async (reader: Reader) => {
    const rows = await listRecent(reader);
    const unread = await countUnread(ctx.db, reader.accountId);
    for (const row of rows) {
      const at = row.updatedAt.getTime();
      if (reader.sent.get(row.id) === at || reader.stream.writableEnded) continue;
      reader.sent.set(row.id, at);
      if (row.updatedAt > reader.newest) reader.newest = row.updatedAt;
      write(reader.stream, 'notification', { notification: viewOfNotification(row, ctx.config.baseUrl), unread });
    }
    const oldest = secondsAfter(reader.newest, -lateSeconds).getTime();
    for (const [id, at] of reader.sent) if (at < oldest) reader.sent.delete(id);
  };
  /** Notifications from before the stream opened are not sent; clients load them with the list. */
  const skipEarlier = async (reader: Reader) => {
    for (const { id, updatedAt } of await listRecent(reader))
      if (updatedAt < reader.newest) reader.sent.set(id, updatedAt.getTime());
  };
  const next = (reader: Reader, step: (reader: Reader) => Promise<void>) => {
    reader.sending = reader.sending.then(() => step(reader)).catch((error: Error) => void reader.stream.destroy(error));
    return reader.sending;
  };
  ctx.pubsub.subscribe('notifications', (subject) => {
    const accountIds = subject?.split(',') ?? readers.keys();
    for (const accountId of accountIds) for (const reader of readers.get(accountId) ?? []) void next(reader, send);
  });
  const sendBalances = async (accountIds: string[]) => {
    for (const { id, balance } of await listBalances(ctx.db, accountIds)) {
      for (const reader of readers.get(id) ?? []) {
        if (reader.balance === balance || reader.stream.writableEnded) continue;
        reader.balance = balance;
        write(reader.stream, 'balance', { balance });
      }
    }
  };
  let asking: Promise<void> | undefined;
  const balances = setInterval(() => {
    if (readers.size === 0) return;
    asking ??= sendBalances([...readers.keys()])
      .catch((error: Error) =>
        ctx.log.warn({ reason: error.message }, 'balances could not be read for the event streams'),
      )
      .finally(() => {
        asking = undefined;
      });
  }, balancesMs).unref();
  const endIfSignedOut = async ({ stream, sessionId }: Reader) => {
    if ((await findSessionById(ctx.db, ctx.clock, sessionId)) === undefined) stream.end();
  };
  ctx.pubsub.subscribe('access', (accountId) => {
    for (const reader of accountId === undefined ? all() : (readers.get(accountId) ?? [])) {
      endIfSignedOut(reader).catch((error: Error) => void reader.stream.destroy(error));
    }
  });
  const all = () => [...readers.values()].flatMap((own) => [...own]);
  const keepAlive = setInterval(() => {
    for (const { stream } of all()) stream.write(': still here\n\n');
  }, keepAliveMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(keepAlive);
    clearInterval(balances);
    for (const { stream } of all()) stream.end();
    await asking;
  });

  return async ({ accountId, sessionId }, reply) => {
    const own = readers.get(accountId) ?? new Set();
    if (own.size >= openMax)
      throw new Refusal('rate_limited', 'Too many of your notifications are being watched already.', {
        'retry-after': '5',
      });
    const stream = new PassThrough();
    const reader: Reader = {
      ...{ stream, accountId, sessionId, newest: ctx.clock.now() },
      ...{ sent: new Map(), balance: undefined, sending: Promise.resolve() },
    };
    readers.set(accountId, own.add(reader));
    const lifetime = setTimeout(() => stream.end(), lifetimeMs).unref();
    stream.once('close', () => {
      clearTimeout(lifetime);
      own.delete(reader);
      if (own.size === 0) readers.delete(accountId);
    });
    reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
    await next(reader, skipEarlier);
    write(stream, 'unread', { unread: await countUnread(ctx.db, accountId) });
    await sendBalances([accountId]);
    return reply;
  };
}

function write(stream: PassThrough, event: string, data: object): void {
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
