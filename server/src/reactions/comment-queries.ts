import { type RawBuilder, sql } from 'kysely';
import { limits, type Spent } from '../access/limits.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { notFound } from '../http/errors.ts';
import { type CommentRow, commentLimits } from './comment.ts';
import { targets, thingsFor } from './thing.ts';

/** What can be commented on; a stream has its chat instead. */
export type CommentedTarget = 'game' | 'clip';

const commentColumns = sql`m.id, json_build_object('type', m.target, 'id', m.thing_id) as thing,
  m.parent_id as "parentId", m.text, m.replies, m.pinned_at is not null as pinned, m.created_at as "createdAt",
  json_build_object('id', a.id, 'avatarVersion', a.avatar_version, 'handle', a.handle, 'name', a.name) as author,
  coalesce((select json_agg(json_build_object('word', n.word, 'handle', who.handle) order by n.word)
    from comment_mentions n join accounts who on who.id = n.account_id where n.comment_id = m.id), '[]'::json) as mentions`;
const commentSource = sql`comments m join accounts a on a.id = m.author_id`;

function isShownTo(accountId: string): RawBuilder<unknown> {
  return sql`((m.hidden_at is null and a.banned_at is null and a.hidden_at is null) or m.author_id = ${accountId})
    and not social_are_blocked(m.author_id, ${accountId})`;
}

/** Refuses unless the account may see the target; returns how many comments it has. */
export async function countComments(
  db: Db,
  accountId: string,
  target: CommentedTarget,
  thingId: string,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce((select n.comments from reaction_counts n where n.thing_id = t.id), 0) as total
    from ${thingsFor(accountId, target)} where t.id = ${thingId}`.execute(db);
  if (rows[0] === undefined) throw notFound(targets[target].noun);
  return rows[0].total;
}

/** The top-level comments on a target, newest first, without the pinned one. */
export async function listComments(
  db: Db,
  accountId: string,
  thingId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from ${commentSource}
    where m.thing_id = ${thingId} and m.parent_id is null and m.pinned_at is null and ${isShownTo(accountId)}
      and (m.created_at, m.id) < ${startAfter(after)}
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPinnedComment(db: Db, accountId: string, thingId: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from ${commentSource}
    where m.thing_id = ${thingId} and m.pinned_at is not null and ${isShownTo(accountId)}`.execute(db);
  return rows[0];
}

/** The replies to a comment, oldest first. */
export async function listReplies(
  db: Db,
  accountId: string,
  thingId: string,
  parentId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<CommentRow[]> {
  const [at, id] = after ? [new Date(after[0]), after[1]] : ['-infinity', '00000000-0000-0000-0000-000000000000'];
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from ${commentSource}
    where m.parent_id = ${parentId} and m.thing_id = ${thingId} and ${isShownTo(accountId)}
      and (m.created_at, m.id) > (${at}::timestamptz, ${id}::uuid)
    order by m.created_at, m.id limit ${limit}`.execute(db);
  return rows;
}

export async function getComment(db: Db, accountId: string, id: string): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns} from ${commentSource} where m.id = ${id} and ${isShownTo(accountId)}`.execute(db);
  if (rows[0] === undefined) throw notFound('comment');
  return rows[0];
}

export type NewComment = {
  id: string;
  target: CommentedTarget;
  thingId: string;
  parentId: string | null;
  text: string;
  handles: readonly string[];
};

/** Writes a comment on a target that the account may see, within the limit, in one statement. */
export async function insertComment(db: Db, accountId: string, comment: NewComment, now: Date): Promise<Spent> {
  const { max, windowSeconds } = limits.comment;
  const { id, target, thingId, parentId, text, handles } = comment;
  const { rows } = await sql<{ remaining: number; resetSeconds: number }>`
    select w.remaining, w.reset_seconds as "resetSeconds" from ${thingsFor(accountId, target)} cross join lateral
      reactions_comment(${id}, ${accountId}, ${target}, t.id, ${parentId}, ${text}, ${handles}::text[],
        ${commentLimits.repliesMax}, ${max}, ${windowSeconds}, ${now}) as w
    where t.id = ${thingId}`.execute(db);
  if (rows[0] === undefined) throw notFound(targets[target].noun);
  return { limit: 'comment', ...rows[0] };
}

export type ManagedComment = {
  id: string;
  thingId: string;
  isReply: boolean;
  isAuthor: boolean;
  isOwner: boolean;
  isShown: boolean;
};

/** A comment with the account's relation to it; owners can manage comments by blocked accounts too. */
export async function findManagedComment(db: Db, accountId: string, id: string): Promise<ManagedComment | undefined> {
  const { rows } = await sql<ManagedComment>`
    select m.id, m.thing_id as "thingId", m.parent_id is not null as "isReply",
      m.author_id = ${accountId} as "isAuthor", coalesce(g.creator_id, c.account_id) = ${accountId} as "isOwner",
      ${isShownTo(accountId)} as "isShown"
    from ${commentSource} left join games g on m.target = 'game' and g.id = m.thing_id
      left join clips c on m.target = 'clip' and c.id = m.thing_id
    where m.id = ${id}`.execute(db);
  return rows[0];
}

export async function deleteComment(db: Db, id: string): Promise<void> {
  await sql`delete from comments where id = ${id}`.execute(db);
}

export async function findCommentText(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`select text from comments where id = ${id}`.execute(db);
  return rows[0]?.text;
}

/** The replies that are deleted with a comment. */
export async function listReplyIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from comments where parent_id = ${id}`.execute(db);
  return rows.map((reply) => reply.id);
}

export async function pinComment(db: Db, id: string, thingId: string, now: Date): Promise<void> {
  await sql`select reactions_pin(${id}, ${thingId}, ${now})`.execute(db);
}

export async function unpinComment(db: Db, id: string): Promise<void> {
  await sql`update comments set pinned_at = null where id = ${id}`.execute(db);
}
