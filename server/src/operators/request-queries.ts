import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Actor } from './dangerous-action.ts';

const requestSeconds = 86_400;

export type RequestRow = {
  id: string;
  operator: string;
  action: string;
  targetId: string;
  input: object;
  reason: string;
  status: 'pending' | 'approved' | 'rejected' | 'expired';
  decidedBy: string | null;
  decisionReason: string | null;
  createdAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
};

function columns(now: Date) {
  return sql`r.id, o.email as operator, r.action, r.target_id as "targetId", r.input, r.reason,
    case when r.status = 'pending' and r.expires_at <= ${now} then 'expired' else r.status end as status,
    d.email as "decidedBy", r.decision_reason as "decisionReason", r.created_at as "createdAt",
    r.expires_at as "expiresAt", r.decided_at as "decidedAt"`;
}
const source = sql`operator_requests r join operators o on o.id = r.operator_id
  left join operators d on d.id = r.decided_by`;

type NewRequest = { operatorId: string; action: string; targetId: string; input: object; reason: string };

export async function insertRequest(
  tx: Tx,
  { operatorId, action, targetId, input, reason }: NewRequest,
  now: Date,
): Promise<RequestRow> {
  const id = newId(now);
  await sql`
    insert into operator_requests (id, operator_id, action, target_id, input, reason, created_at, expires_at)
    values (${id}, ${operatorId}, ${action}, ${targetId}, ${JSON.stringify(input)}::jsonb, ${reason}, ${now},
      ${secondsAfter(now, requestSeconds)})`.execute(tx);
  return getRequest(tx, id, now);
}

export async function getRequest(db: Db, id: string, now: Date): Promise<RequestRow> {
  const { rows } = await sql<RequestRow>`select ${columns(now)} from ${source} where r.id = ${id}`.execute(db);
  if (rows[0] === undefined) throw new Error(`There is no request ${id}`);
  return rows[0];
}

export async function listRequests(
  db: Db,
  place: NewestPlace | undefined,
  limit: number,
  now: Date,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns(now)} from ${source} where (r.created_at, r.id) < ${startAfter(place)}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

export type OpenRequest = {
  action: string;
  targetId: string;
  input: unknown;
  reason: string;
  author: Omit<Actor, 'reason'> & { isDisabled: boolean };
};

/** Locks an open request, so that of two operators who decide only the first succeeds. */
export async function lockOpenRequest(tx: Tx, id: string, now: Date): Promise<OpenRequest | undefined> {
  const { rows } = await sql<OpenRequest>`
    select r.action, r.target_id as "targetId", r.input, r.reason, json_build_object('id', o.id, 'email', o.email,
      'role', o.role, 'isDisabled', o.disabled_at is not null) as author
    from operator_requests r join operators o on o.id = r.operator_id
    where r.id = ${id} and r.status = 'pending' and r.expires_at > ${now} for update of r`.execute(tx);
  return rows[0];
}

export async function decideRequest(
  tx: Tx,
  id: string,
  { status, decidedBy, reason }: { status: 'approved' | 'rejected'; decidedBy: string; reason: string },
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update operator_requests set status = ${status}, decided_by = ${decidedBy}, decided_at = ${now},
      decision_reason = ${reason}
    where id = ${id} and status = 'pending'`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`The request ${id} was locked while pending`);
}
