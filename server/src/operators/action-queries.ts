import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';

export type ActionRow = {
  id: string;
  operator: string;
  approvedBy: string | null;
  action: string;
  target: string;
  targetId: string;
  reason: string;
  before: object | null;
  after: object | null;
  requestId: string;
  createdAt: Date;
};

export type ActionFilter = { target?: string | undefined; targetId?: string | undefined };

/** The action log, newest first, starting after `place`. */
export async function listActions(
  db: Db,
  { target, targetId }: ActionFilter,
  place: NewestPlace | undefined,
  limit: number,
): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select t.id, o.email as operator, p.email as "approvedBy", t.action, t.target, t.target_id as "targetId", t.reason, t.before, t.after,
      t.request_id as "requestId", t.created_at as "createdAt"
    from operator_actions t join operators o on o.id = t.operator_id left join operators p on p.id = t.approved_by
    where ${target === undefined ? sql`true` : sql`t.target = ${target}`}
      and ${targetId === undefined ? sql`true` : sql`t.target_id = ${targetId}`}
      and (t.created_at, t.id) < ${startAfter(place)}
    order by t.created_at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}
