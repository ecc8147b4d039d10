import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { Context } from '../platform/context.ts';
import { isFinished, viewOfJob } from './job.ts';
import { getOwnJob } from './job-queries.ts';

const pollMs = 500;
const quietMs = 15_000;

/** The job now and after every change, until it ends; a comment now and then keeps the connection alive. */
export async function streamJob(
  ctx: Context,
  caller: Caller,
  jobId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await getOwnJob(ctx.db, caller, jobId);
  const stream = new PassThrough();
  reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
  void follow(ctx, caller, jobId, stream).then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  );
  return reply;
}

async function follow(ctx: Context, caller: Caller, jobId: string, stream: PassThrough): Promise<void> {
  let last = '';
  let saidAt = Date.now();
  while (!stream.destroyed) {
    const job = viewOfJob(await getOwnJob(ctx.db, caller, jobId), ctx.config);
    const text = JSON.stringify(job);
    if (text !== last) stream.write(`event: job\ndata: ${JSON.stringify({ job })}\n\n`);
    else if (Date.now() - saidAt > quietMs) stream.write(': still here\n\n');
    if (text !== last || Date.now() - saidAt > quietMs) saidAt = Date.now();
    last = text;
    if (isFinished(job)) return;
    await sleep(pollMs);
  }
}
