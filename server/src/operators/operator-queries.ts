import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import type { OperatorRow, Role } from './operator.ts';

const columns = sql`o.id, o.email, o.role, o.created_at as "createdAt", o.enrolled_at as "enrolledAt",
  o.disabled_at as "disabledAt"`;

export async function isConsoleOpen(db: Db): Promise<boolean> {
  const { rows } = await sql`select from operators where disabled_at is null limit 1`.execute(db);
  return rows.length > 0;
}

export async function listOperators(db: Db): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`select ${columns} from operators o order by o.created_at, o.id`.execute(db);
  return rows;
}

export async function findOperatorById(db: Db, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`select ${columns} from operators o where o.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOperatorByEmail(db: Db, email: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${columns} from operators o where o.email = ${email.toLowerCase()}`.execute(db);
  return rows[0];
}

/** Adds an operator, or changes the role of an existing one and enables them again. */
export async function putOperator(tx: Tx, email: string, role: Role, now: Date): Promise<OperatorRow> {
  const { rows } = await sql<OperatorRow>`
    insert into operators as o (id, email, role, created_at) values (${newId(now)}, ${email.toLowerCase()}, ${role}, ${now})
    on conflict (email) do update set role = excluded.role, disabled_at = null returning ${columns}`.execute(tx);
  if (rows[0] === undefined) throw new Error('An operator is added or changed');
  return rows[0];
}

/** Ends an operator's sessions and invalidates their invites. */
export async function endSessionsOf(tx: Tx, operatorId: string): Promise<void> {
  await sql`delete from operator_sessions where operator_id = ${operatorId}`.execute(tx);
  await sql`delete from operator_invites where operator_id = ${operatorId}`.execute(tx);
}

export async function changeOperator(
  tx: Tx,
  id: string,
  { role, disabledAt }: Pick<OperatorRow, 'role' | 'disabledAt'>,
): Promise<void> {
  await sql`update operators set role = ${role}, disabled_at = ${disabledAt} where id = ${id}`.execute(tx);
}

export async function countOtherOwners(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from operators where role = 'owner' and disabled_at is null and id <> ${id} for update`.execute(tx);
  return rows.length;
}

export type CurrentOperator = { id: string; email: string; role: Role; sessionId: string };

/** The operator a valid token belongs to. */
export async function findOperatorByToken(db: Db, tokenHash: Buffer, now: Date): Promise<CurrentOperator | undefined> {
  const { rows } = await sql<CurrentOperator>`
    select o.id, o.email, o.role, s.id as "sessionId" from operator_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and o.disabled_at is null`.execute(db);
  return rows[0];
}

export async function deleteOperatorSession(db: Db, id: string): Promise<void> {
  await sql`delete from operator_sessions where id = ${id}`.execute(db);
}

export async function sweepOperators(db: Db, now: Date): Promise<void> {
  await sql`delete from operator_sessions where expires_at < ${now}`.execute(db);
  await sql`delete from operator_codes where expires_at < ${now}`.execute(db);
  await sql`delete from operator_invites where expires_at < ${now}`.execute(db);
  await sql`delete from operator_passkey_challenges where expires_at < ${now}`.execute(db);
}
