import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { newId } from '../platform/ids.ts';
import type { AppealRow } from './appeal.ts';
import type { TargetName } from './target.ts';

export type HiddenThing = {
  target: TargetName;
  id: string;
  title: string;
  decisionId: string;
  reason: string;
  hiddenAt: Date;
  appeal: (Omit<AppealRow, 'createdAt' | 'answeredAt'> & { createdAt: string; answeredAt: string | null }) | null;
};

/** An account's hidden content, each with the decision that hid it, the latest decision first. */
export async function listHiddenThings(
  db: Db,
  ownerId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<HiddenThing[]> {
  const { rows } = await sql<HiddenThing>`
    ${hiddenOf(ownerId)} where (d.decided_at, d.id) < ${startAfter(after)}
    order by d.decided_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findHiddenThing(
  db: Db,
  ownerId: string,
  target: TargetName,
  id: string,
): Promise<HiddenThing | undefined> {
  const { rows } = await sql<HiddenThing>`${hiddenOf(ownerId)} where h.target = ${target} and h.id = ${id}`.execute(db);
  return rows[0];
}

function hiddenOf(ownerId: string): RawBuilder<unknown> {
  return sql`
    with hidden (target, id, title) as (
      select 'game', id, title from games where creator_id = ${ownerId} and hidden_at is not null and deleted_at is null
      union all select 'clip', id, coalesce(title, '') from clips where account_id = ${ownerId} and hidden_at is not null
      union all select 'live', id, title from live_streams where account_id = ${ownerId} and hidden_at is not null
      union all select 'recording', id, coalesce(title, '') from recordings
        where account_id = ${ownerId} and hidden_at is not null
      union all select 'comment', id, left(text, 100) from comments where author_id = ${ownerId} and hidden_at is not null
      union all select 'chat_message', id, left(text, 100) from chat_messages
        where author_id = ${ownerId} and hidden_at is not null
      union all select 'profile', id, '@' || handle from accounts where id = ${ownerId} and hidden_at is not null)
    select h.target, h.id, h.title, d.id as "decisionId", d.reason, d.decided_at as "hiddenAt",
      case when p.id is not null then json_build_object('id', p.id, 'text', p.text, 'status', p.status, 'answer', p.answer,
        'createdAt', p.created_at, 'answeredAt', p.answered_at) end as appeal
    from hidden h
    cross join lateral (
      select id, reason, decided_at from moderation_decisions
      where thing_id = h.id and target = h.target and decision = 'hide' order by decided_at desc, id desc limit 1) as d
    left join appeals p on p.decision_id = d.id`;
}

/** The decision behind the account's current ban. */
export async function findBan(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select d.id from accounts a
    cross join lateral (select id from moderation_decisions where thing_id = a.id and target = 'account' and decision = 'ban'
      order by decided_at desc, id desc limit 1) as d
    where a.id = ${accountId} and a.banned_at is not null and a.closed_at is null`.execute(db);
  return rows[0]?.id;
}

/** Undefined when this decision was already appealed. */
export async function insertAppeal(
  db: Db,
  { decisionId, ownerId, text }: { decisionId: string; ownerId: string; text: string },
  now: Date,
): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    insert into appeals (id, decision_id, owner_id, text, created_at)
    values (${newId(now)}, ${decisionId}, ${ownerId}, ${text}, ${now}) on conflict (decision_id) do nothing
    returning id, text, status, answer, created_at as "createdAt", answered_at as "answeredAt"`.execute(db);
  return rows[0];
}

export type OpenAppeal = {
  id: string;
  target: TargetName | 'account';
  thingId: string;
  ownerId: string;
  owner: string;
  text: string;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
  createdAt: Date;
};

const openColumns = sql`p.id, d.target, d.thing_id as "thingId", p.owner_id as "ownerId", a.handle as owner, p.text,
  d.reason, d.decided_by as "decidedBy", d.decided_at as "decidedAt", p.created_at as "createdAt"`;
const openSource = sql`appeals p join moderation_decisions d on d.id = p.decision_id join accounts a on a.id = p.owner_id`;

/** Appeals without an answer, the oldest first. */
export async function listOpenAppeals(db: Db, after: NewestPlace | undefined, limit: number): Promise<OpenAppeal[]> {
  const isLater = after
    ? sql`(p.created_at, p.id) > (${new Date(after[0])}::timestamptz, ${after[1]}::uuid)`
    : sql`true`;
  const { rows } = await sql<OpenAppeal>`
    select ${openColumns} from ${openSource} where p.status = 'open' and ${isLater}
    order by p.created_at, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks an open appeal. `isOutdated`: the content was hidden, or the account banned, again by a newer decision. */
export async function lockOpenAppeal(tx: Tx, id: string): Promise<(OpenAppeal & { isOutdated: boolean }) | undefined> {
  const { rows } = await sql<OpenAppeal & { isOutdated: boolean }>`
    select ${openColumns}, exists (select from moderation_decisions n where n.thing_id = d.thing_id and n.target = d.target
      and n.decision = d.decision and n.decided_at > d.decided_at) as "isOutdated"
    from ${openSource} where p.id = ${id} and p.status = 'open' for update of p`.execute(tx);
  return rows[0];
}

export async function updateAppeal(
  tx: Tx,
  id: string,
  { status, answer }: { status: 'restored' | 'kept'; answer: string },
  now: Date,
): Promise<void> {
  await sql`
    update appeals set status = ${status}, answer = ${answer}, answered_at = ${now}
    where id = ${id} and status = 'open'`.execute(tx);
}

/** Closes open appeals about content that is being deleted, as rejected. */
export async function keepAppealsAbout(
  tx: Tx,
  target: TargetName,
  thingId: string,
  answer: string,
  now: Date,
): Promise<void> {
  await sql`
    update appeals p set status = 'kept', answer = ${answer}, answered_at = ${now}
    from moderation_decisions d where d.id = p.decision_id and d.target = ${target} and d.thing_id = ${thingId}
      and p.status = 'open'`.execute(tx);
}

/** The answer to the appeal against the current ban. */
export async function findBanAnswer(db: Db, accountId: string): Promise<string | null> {
  const ban = await findBan(db, accountId);
  if (ban === undefined) return null;
  const { rows } = await sql<{ answer: string | null }>`
    select answer from appeals where decision_id = ${ban}`.execute(db);
  return rows[0]?.answer ?? null;
}
