import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { publisherAuthorizer } from './authorize-publisher.ts';
import { flvSource } from './hls-arguments.ts';
import { findHolder, markLive, renewLease, takeLease } from './live-queries.ts';
import { hashOfKey } from './manage-stream.ts';

const { ctx, people, clock } = await startService();
const authorize = publisherAuthorizer(ctx, new Map());

/** A stream that an ingest holds. */
async function heldStream(handle: string) {
  const { body } = await (await people.member(handle)).post('/api/live');
  const { live, ingest } = body as { live: { id: string }; ingest: { streamKey: string } };
  const keyHash = hashOfKey(ingest.streamKey);
  const lease = randomUUID();
  await takeLease(ctx.db, keyHash, lease, clock.now());
  await markLive(ctx.db, live.id, lease, false, clock.now());
  const come = () => authorize({ app: 'live', streamName: ingest.streamKey, remoteAddress: '127.0.0.1' }, flvSource);
  return { id: live.id, keyHash, lease, come };
}

it('lets a publisher in at once when the ingest that held its stream was killed, and continues the broadcast', async () => {
  const stream = await heldStream('ada');
  expect(await stream.come()).toMatchObject({ accept: true });
  const holder = await findHolder(ctx.db, stream.keyHash);
  expect([holder?.streamId, holder?.lease === stream.lease]).toEqual([stream.id, false]);
});

it('refuses a second publisher while the first one is served', async () => {
  const stream = await heldStream('bob');
  ctx.pubsub.subscribe('live', (id) => {
    if (id === stream.id) void renewLease(ctx.db, stream.id, stream.lease, clock.now());
  });
  expect(await stream.come()).toEqual({ accept: false, reason: 'in_use' });
  expect((await findHolder(ctx.db, stream.keyHash))?.lease).toBe(stream.lease);
});
