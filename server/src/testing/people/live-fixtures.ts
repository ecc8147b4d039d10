import { markLive, takeLease } from '../../live/live-queries.ts';
import { hashOfKey } from '../../live/manage-stream.ts';
import type { Context } from '../../platform/context.ts';
import type { Person } from './people.ts';

/** Makes the member's stream live, without any video; returns its id. */
export async function goLive(ctx: Context, who: Person): Promise<string> {
  const { body } = await who.post('/api/live', {});
  const lease = crypto.randomUUID();
  await takeLease(ctx.db, hashOfKey(body.ingest.streamKey), lease, ctx.clock.now());
  await markLive(ctx.db, body.live.id, lease, false, ctx.clock.now());
  return body.live.id;
}
