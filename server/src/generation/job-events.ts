import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { findSessionById } from '../access/session-queries.ts';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { isFinished, viewOfJob } from './job.ts';
import { getOwnJob } from './job-queries.ts';

const pollMs = 500;
const keepAliveMs = 15_000;
const openMax = 20;

type SendJob = (caller: Caller, jobId: string, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sends the job now and after every change until it ends or the caller's session does, with comments as keep-alive. A
 * node that shuts down ends its streams, and the clients reconnect to another node.
 */
export function openJobEvents(app: App, ctx: Context): SendJob {
  const readers = new Map<PassThrough, string>();
  app.addHook('preClose', async () => {
    for (const stream of readers.keys()) stream.end();
  });
  return async (caller, jobId, reply) => {
    await getOwnJob(ctx.db, caller, jobId);
    const own = [...readers.values()].filter((accountId) => accountId === caller.accountId);
    if (own.length >= openMax)
      throw new Refusal('rate_limited', 'Too many of your jobs are being watched already.', { 'retry-after': '5' });
    const stream = new PassThrough();
    readers.set(stream, caller.accountId);
    stream.once('close', () => readers.delete(stream));
    reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
    void follow(ctx, caller, jobId, stream).then(
      () => stream.end(),
      (error: Error) => stream.destroy(error),
    );
    return reply;
  };
}

async function follow(ctx: Context, caller: Caller, jobId: string, stream: PassThrough): Promise<void> {
  let last = '';
  let sentAt = Date.now();
  for (;;) {
    // Read each time: a stream must not outlive a logout on any node.
    if ((await findSessionById(ctx.db, ctx.clock, caller.sessionId)) === undefined) return;
    const job = viewOfJob(await getOwnJob(ctx.db, caller, jobId), ctx.config);
    if (stream.destroyed || stream.writableEnded) return;
    const text = JSON.stringify(job);
    if (text !== last) stream.write(`event: job\ndata: ${JSON.stringify({ job })}\n\n`);
    else if (Date.now() - sentAt > keepAliveMs) stream.write(': still here\n\n');
    if (text !== last || Date.now() - sentAt > keepAliveMs) sentAt = Date.now();
    last = text;
    if (isFinished(job)) return;
    await sleep(pollMs);
  }
}
