import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newSessionToken, sessionDays } from './access/tokens.ts';
import { secondsAfter } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { newId } from './platform/ids.ts';

export type SeededMember = { token: string; handle: string };

const batchMax = 5000;

/**
 * Inserts many members with a session each, in batches, directly into the tables; a million takes minutes, not hours.
 */
export async function* makeMembers(ctx: Context, count: number): AsyncGenerator<SeededMember[]> {
  for (let made = 0; made < count; made += batchMax) yield makeBatch(ctx, Math.min(batchMax, count - made));
}

async function makeBatch(ctx: Context, count: number): Promise<SeededMember[]> {
  const now = ctx.clock.now();
  const people = Array.from({ length: count }, () => ({
    id: newId(now),
    sessionId: newId(now),
    handle: `player_${randomBytes(6).toString('hex')}`,
    ...newSessionToken(),
  }));
  const column = <K extends keyof (typeof people)[number]>(key: K) => people.map((person) => person[key]);
  await sql`
    with people as (
      select * from unnest(${column('id')}::uuid[], ${column('sessionId')}::uuid[], ${column('handle')}::text[],
        ${column('hash')}::bytea[]) as p (id, session_id, handle, token_hash)),
    made as (insert into accounts (id, kind, handle, name, created_at)
      select id, 'member', handle, 'Player', ${now} from people),
    counted as (insert into account_stats (account_id) select id from people)
    insert into sessions (id, account_id, token_hash, created_at, expires_at)
    select session_id, id, token_hash, ${now}, ${secondsAfter(now, sessionDays * 86_400)} from people`.execute(ctx.db);
  return people.map(({ token, handle }) => ({ token, handle }));
}
