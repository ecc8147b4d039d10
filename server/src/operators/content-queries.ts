import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { isId } from '../platform/ids.ts';

export const contentNames = ['game', 'clip', 'live', 'recording', 'comment'] as const;
export type ContentName = (typeof contentNames)[number];
export const contentStates = ['shown', 'unlisted', 'featured', 'hidden'] as const;
export type ContentState = (typeof contentStates)[number];

export type ContentRow = {
  id: string;
  title: string;
  ownerId: string;
  owner: string;
  state: ContentState;
  reports: number;
  createdAt: Date;
};

/** Each kind as id, title, owner_id, state, created_at, without unfinished and deleted content. */
function sourceOf(target: ContentName, now: Date): RawBuilder<unknown> {
  const state = sql`case when hidden_at is not null then 'hidden' else 'shown' end`;
  if (target === 'clip')
    return sql`select id, coalesce(title, 'without a title') as title, account_id as owner_id, ${state} as state, created_at
      from clips where status = 'ready'`;
  if (target === 'live')
    return sql`select id, coalesce(title, 'without a title') as title, account_id as owner_id, ${state} as state, created_at
      from live_streams`;
  if (target === 'recording')
    return sql`select id, coalesce(title, 'without a title') as title, account_id as owner_id, created_at,
        case when hidden_at is not null then 'hidden' when is_public then 'shown' else 'unlisted' end as state
      from recordings where status = 'ready'`;
  if (target === 'comment')
    return sql`select id, left(text, 100) as title, author_id as owner_id, ${state} as state, created_at from comments`;
  return sql`select id, title, creator_id as owner_id, created_at, case when hidden_at is not null then 'hidden'
      when featured_until > ${now} then 'featured' when listed then 'shown' else 'unlisted' end as state
    from games where deleted_at is null`;
}

export type ContentFilter = { q: string | undefined; state: ContentState | undefined };

/** All content of a kind, newest first; `q` is a part of the title, an id, or the owner's handle after an @. */
export async function listContent(
  db: Db,
  target: ContentName,
  { q, state }: ContentFilter,
  after: NewestPlace | undefined,
  limit: number,
  now: Date,
): Promise<ContentRow[]> {
  const wanted = q === undefined ? sql`true` : wantedBy(q.trim());
  const { rows } = await sql<ContentRow>`
    select t.id, t.title, t.owner_id as "ownerId", a.handle as owner, t.state, t.created_at as "createdAt",
      (select count(*) from reports r where r.target = ${target} and r.thing_id = t.id) as reports
    from (${sourceOf(target, now)}) as t join accounts a on a.id = t.owner_id
    where ${wanted} and ${state === undefined ? sql`true` : sql`t.state = ${state}`}
      and (t.created_at, t.id) < ${startAfter(after)}
    order by t.created_at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}

function wantedBy(q: string): RawBuilder<unknown> {
  if (isId(q)) return sql`t.id = ${q}`;
  if (q.startsWith('@')) return sql`a.handle = ${q.slice(1).toLowerCase()}`;
  return sql`t.title ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`;
}
