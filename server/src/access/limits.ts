import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';

/** Every rate limit: at most `max` in any `windowSeconds`, over all nodes. */
export const limits = {
  generation: { max: 8, windowSeconds: 3600 },
  generation_refund: { max: 8, windowSeconds: 86_400 },
  clip_upload: { max: 12, windowSeconds: 86_400 },
  clip_view: { max: 1200, windowSeconds: 3600 },
  clip_retry: { max: 12, windowSeconds: 86_400 },
  game_upload: { max: 12, windowSeconds: 86_400 },
  event: { max: 1000, windowSeconds: 3600 },
  state_write: { max: 600, windowSeconds: 3600 },
  storage_write: { max: 600, windowSeconds: 3600 },
  /** Batches of author events. */
  author_event: { max: 1000, windowSeconds: 3600 },
  /** Scores on named boards; scores on the main board are events. */
  board_score: { max: 1000, windowSeconds: 3600 },
  follow: { max: 200, windowSeconds: 3600 },
  guest: { max: 30, windowSeconds: 3600 },
  /** The maximum of GUESTS_PER_IP_HOUR, which is the actual limit. */
  guest_ip: { max: 10_000, windowSeconds: 3600 },
  email_start_client: { max: 5, windowSeconds: 3600 },
  email_start_address: { max: 30, windowSeconds: 3600 },
  email_start_ip: { max: 600, windowSeconds: 3600 },
  email_verify_ip: { max: 1200, windowSeconds: 3600 },
  email_failure_address: { max: 200, windowSeconds: 86_400 },
  handle_change: { max: 3, windowSeconds: 604_800 },
  operator_start_ip: { max: 30, windowSeconds: 3600 },
  avatar: { max: 20, windowSeconds: 3600 },
  game_picture: { max: 30, windowSeconds: 3600 },
  item_write: { max: 600, windowSeconds: 3600 },
  webhook_test: { max: 20, windowSeconds: 3600 },
  report: { max: 20, windowSeconds: 3600 },
  comment: { max: 120, windowSeconds: 3600 },
  chat_message: { max: 20, windowSeconds: 30 },
  like: { max: 600, windowSeconds: 3600 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>;

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** What is left after a spend, for the RateLimit header. */
export type Spent = { limit: LimitName; remaining: number; resetSeconds: number };

/**
 * Spends one use of a limit or throws `rate_limited` with the seconds to wait. Runs in the caller's transaction, so
 * that a failed write refunds its use. `subject` identifies the window; an account's window contains the account id, so
 * that a merge can add the two.
 */
export async function spend(
  db: Db,
  clock: Clock,
  name: LimitName,
  subject: string,
  accountId: string | null = null,
): Promise<Spent> {
  return spendWithin(db, clock, name, subject, limits[name].max, accountId);
}

/** Spends a use of a limit whose maximum is a setting, below the one in the table. */
export async function spendWithin(
  db: Db,
  clock: Clock,
  name: LimitName,
  subject: string,
  bound: number,
  accountId: string | null = null,
): Promise<Spent> {
  const { rows } = await sql<{ remaining: number; resetSeconds: number }>`
    select remaining, reset_seconds as "resetSeconds"
    from access_spend(${name}, ${subject}, ${accountId}, ${bound}, ${limits[name].windowSeconds}, ${clock.now()})`
    .execute(db)
    .catch((error: unknown) => {
      throw labelled(error, name);
    });
  const [row] = rows;
  if (row === undefined) throw new Error('access_spend answers one row');
  return { limit: name, ...row };
}

/** Refunds the use made at `usedAt`, if it still counts. */
export async function refundUse(
  db: Db,
  clock: Clock,
  name: LimitName,
  subject: string,
  accountId: string | null,
  usedAt: Date,
): Promise<void> {
  const { max, windowSeconds } = limits[name];
  const cutoff = new Date(clock.now().getTime() - windowSeconds * 1000);
  await sql`
    select access_rewrite(${name}, ${subject}, ${accountId}, ${max},
      (select coalesce(array_agg(used_at order by used_at), '{}') from (
        select used_at, row_number() over (partition by used_at = ${usedAt} order by used_at) as nth
        from unnest(access_uses(${name}, ${subject}, ${cutoff})) as used_at) as uses
       where not (used_at = ${usedAt} and nth = 1)))`.execute(db);
}

/** Empty for a repeated request, which spent nothing. */
export function rateLimitHeaders(spent: Spent | undefined): Record<string, string> {
  return spent === undefined ? {} : { ratelimit: `"${spent.limit}";r=${spent.remaining};t=${spent.resetSeconds}` };
}

export function rateLimitPolicy(name: LimitName): string {
  const { max, windowSeconds } = limits[name];
  return `"${name}";q=${max};w=${windowSeconds}`;
}

/** Refuses when a limit is used up, without spending: for limits that only failures use up. */
export async function refuseIfSpent(db: Db, clock: Clock, name: LimitName, subject: string): Promise<void> {
  const { max, windowSeconds } = limits[name];
  await sql`select access_refuse_if_spent(${name}, ${subject}, ${max}, ${windowSeconds}, ${clock.now()})`
    .execute(db)
    .catch((error: unknown) => {
      throw labelled(error, name);
    });
}

/** A route may spend several limits: a refusal carries the headers of the exhausted one. */
function labelled(error: unknown, limit: LimitName): unknown {
  if (!(error instanceof Refusal) || error.code !== 'rate_limited') return error;
  return limitRefusal(limit, Number(error.headers['retry-after'] ?? 1));
}

export function limitRefusal(limit: LimitName, resetSeconds: number): Refusal {
  return new Refusal('rate_limited', undefined, {
    'retry-after': String(resetSeconds),
    ...rateLimitHeaders({ limit, remaining: 0, resetSeconds }),
    'ratelimit-policy': rateLimitPolicy(limit),
  });
}

export type UsedLimit = { limit: LimitName; used: number };

/** An account's current use of its limits. */
export async function listUsedLimits(db: Db, clock: Clock, accountId: string): Promise<UsedLimit[]> {
  const now = clock.now().getTime();
  const cutoffs = limitNames.map((name) => new Date(now - limits[name].windowSeconds * 1000));
  const { rows } = await sql<UsedLimit>`
    select w.limit_name as limit, sum(cardinality(access_times(w.limit_name, w.subject, l.cutoff)))::int as used
    from limit_windows w join unnest(${limitNames}::text[], ${cutoffs}::timestamptz[]) as l (name, cutoff)
      on l.name = w.limit_name
    where w.account_id = ${accountId} group by 1 order by 1`.execute(db);
  return rows.filter(({ used }) => used > 0);
}

/** Resets an account's use of a limit; returns how many windows it had. */
export async function resetLimit(db: Db, accountId: string, name: LimitName): Promise<number> {
  const { rows } = await sql`
    select access_rewrite(limit_name, subject, account_id, ${limits[name].max}, '{}')
    from limit_windows where account_id = ${accountId} and limit_name = ${name}`.execute(db);
  return rows.length;
}
