import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { notFound } from '../../http/errors.ts';
import { publish } from '../../platform/pubsub.ts';
import { isShownStream, liveSource } from '../live-queries.ts';
import { type ChatMessageRow, chatLimits, type ReactionCounts } from './chat-message.ts';

declare module '../../platform/pubsub.ts' {
  interface Topics {
    chat: 'stream id, what happened, and its subject';
  }
}

/** An event of a chat, as published between nodes. */
export type ChatEvent =
  | { kind: 'message'; id: string }
  | { kind: 'removed'; id: string }
  | { kind: 'settings' }
  | { kind: 'reactions'; counts: ReactionCounts };

export function publishChatEvent(db: Db, streamId: string, event: ChatEvent): Promise<void> {
  return publish(db, 'chat', `${streamId} ${JSON.stringify(event)}`);
}

export function readChatEvent(subject: string): { streamId: string; event: ChatEvent } {
  const space = subject.indexOf(' ');
  return { streamId: subject.slice(0, space), event: JSON.parse(subject.slice(space + 1)) as ChatEvent };
}

const messageColumns = sql`m.id, m.text, m.created_at as "createdAt", m.author_id = l.account_id as "byStreamer",
  json_build_object('id', w.id, 'avatarVersion', w.avatar_version, 'handle', w.handle, 'name', w.name) as author`;
const messageSource = sql`chat_messages m join accounts w on w.id = m.author_id
  join live_streams l on l.id = m.stream_id join accounts a on a.id = l.account_id`;

/** A chat with its state for an account. */
export type ChatRow = {
  isOwner: boolean;
  status: 'offline' | 'live' | 'reconnecting';
  slowModeSeconds: number;
  /** Muted by the owner, or because of a block between them. */
  isMuted: boolean;
  /** There is a block between owner and account. */
  isBlocked: boolean;
};

/** Without an account: the chat itself. */
export async function getChat(db: Db, accountId: string | null, streamId: string, now: Date): Promise<ChatRow> {
  const { rows } = await sql<ChatRow>`
    select coalesce(l.account_id = ${accountId}::uuid, false) as "isOwner", live_status(l, ${now}) as status,
      l.slow_mode_seconds as "slowModeSeconds",
      b.blocked as "isBlocked", b.blocked
        or exists (select from chat_mutes u where u.stream_id = l.id and u.account_id = ${accountId}::uuid) as "isMuted"
    from ${liveSource}
    cross join lateral (select coalesce(social_are_blocked(l.account_id, ${accountId}::uuid), false) as blocked) as b
    where l.id = ${streamId} and ${isShownStream}`.execute(db);
  if (rows[0] === undefined) throw notFound('stream');
  return rows[0];
}

/** The chat of a stream for an account that may read it: refused where there is a block between it and the owner. */
export async function getReadableChat(db: Db, accountId: string, streamId: string, now: Date): Promise<ChatRow> {
  const chat = await getChat(db, accountId, streamId, now);
  if (chat.isBlocked) throw notFound('stream');
  return chat;
}

/** The last messages that the account may read, oldest first. */
export async function listChatMessages(db: Db, accountId: string, streamId: string): Promise<ChatMessageRow[]> {
  const { rows } = await sql<ChatMessageRow>`
    select ${messageColumns} from ${messageSource}
    where m.stream_id = ${streamId} and m.hidden_at is null and w.banned_at is null and not social_are_blocked(m.author_id, ${accountId})
    order by m.created_at desc, m.id desc limit ${chatLimits.historyMax}`.execute(db);
  return rows.reverse();
}

export type Delivery = { message: ChatMessageRow; hiddenFrom: string[] };

/** A message with the accounts that must not see it: those with a block towards its author or the stream's owner. */
export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<ChatMessageRow & { hiddenFrom: string[] }>`
    select ${messageColumns}, array(
      select blocked_id from blocks where blocker_id in (m.author_id, l.account_id)
      union all select blocker_id from blocks where blocked_id in (m.author_id, l.account_id)) as "hiddenFrom"
    from ${messageSource} where m.id = ${id} and m.hidden_at is null and w.banned_at is null`.execute(db);
  if (rows[0] === undefined) return undefined;
  const { hiddenFrom, ...message } = rows[0];
  return { message, hiddenFrom };
}

export async function insertChatMessage(
  db: Db,
  message: { id: string; streamId: string; authorId: string; text: string; createdAt: Date },
): Promise<void> {
  await sql`
    insert into chat_messages (id, stream_id, author_id, text, created_at)
    values (${message.id}, ${message.streamId}, ${message.authorId}, ${message.text}, ${message.createdAt})`.execute(
    db,
  );
}

export async function getChatMessage(db: Db, id: string): Promise<ChatMessageRow> {
  const { rows } = await sql<ChatMessageRow>`select ${messageColumns} from ${messageSource} where m.id = ${id}`.execute(
    db,
  );
  if (rows[0] === undefined) throw notFound('message');
  return rows[0];
}

/** When the account last wrote in this chat. */
export async function findLastWrittenAt(db: Db, accountId: string, streamId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from chat_messages where author_id = ${accountId} and stream_id = ${streamId}
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.at;
}

/** By its author or by the owner of the stream. */
export async function deleteChatMessage(db: Db, accountId: string, streamId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from chat_messages m using live_streams l
    where m.id = ${id} and m.stream_id = ${streamId} and l.id = m.stream_id
      and ${accountId} in (m.author_id, l.account_id) returning m.id`.execute(db);
  return rows.length === 1;
}

export async function updateSlowMode(db: Db, accountId: string, streamId: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update live_streams set slow_mode_seconds = ${seconds}
    where id = ${streamId} and account_id = ${accountId} returning id`.execute(db);
  return rows.length === 1;
}

/** The account of a member by handle; undefined when there is none, or the caller does not own the stream. */
export async function findMutable(
  db: Db,
  ownerId: string,
  streamId: string,
  handle: string,
): Promise<{ accountId: string } | undefined> {
  const { rows } = await sql<{ accountId: string }>`
    select w.id as "accountId" from accounts w join live_streams l on l.id = ${streamId} and l.account_id = ${ownerId}
    where w.handle = ${handle} and w.kind = 'member' and w.closed_at is null`.execute(db);
  return rows[0];
}

export async function insertMute(db: Db, streamId: string, accountId: string, now: Date): Promise<void> {
  await sql`
    insert into chat_mutes (stream_id, account_id, created_at) values (${streamId}, ${accountId}, ${now})
    on conflict do nothing`.execute(db);
}

export async function deleteMute(db: Db, streamId: string, accountId: string): Promise<void> {
  await sql`delete from chat_mutes where stream_id = ${streamId} and account_id = ${accountId}`.execute(db);
}

/** The accounts the owner muted, the latest first. */
export async function listMuted(db: Db, ownerId: string, streamId: string): Promise<ChatMessageRow['author'][]> {
  const { rows } = await sql<ChatMessageRow['author']>`
    select w.id, w.avatar_version as "avatarVersion", w.handle, w.name from live_streams l join chat_mutes u on u.stream_id = l.id
      join accounts w on w.id = u.account_id
    where l.id = ${streamId} and l.account_id = ${ownerId}
    order by u.created_at desc, w.id limit ${chatLimits.mutesMax}`.execute(db);
  return rows;
}

export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await sql`delete from chat_messages where created_at < ${before}`.execute(db);
}
