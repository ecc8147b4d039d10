import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import type { TargetName } from './target.ts';

export type CaseStatus = 'reported' | 'hidden_by_reports' | 'hidden' | 'restored' | 'deleted';

/** Locks the case about something that can be reported; creates it if there is none. */
export async function lockCase(tx: Tx, target: TargetName, thingId: string): Promise<CaseStatus> {
  const { rows } = await sql<{ status: CaseStatus }>`
    insert into moderation_cases as c (target, thing_id, status) values (${target}, ${thingId}, 'reported')
    on conflict (target, thing_id) do update set status = c.status returning status`.execute(tx);
  if (rows[0] === undefined) throw new Error('A case is opened or found');
  return rows[0].status;
}

export async function setCaseStatus(tx: Tx, target: TargetName, thingId: string, status: CaseStatus): Promise<void> {
  await sql`
    update moderation_cases set status = ${status} where target = ${target} and thing_id = ${thingId}`.execute(tx);
}

/** Closes the cases about deleted content. */
export async function closeCases(tx: Tx, target: TargetName, thingIds: readonly string[]): Promise<void> {
  await sql`
    update moderation_cases set status = 'deleted'
    where target = ${target} and thing_id = any(${thingIds}::uuid[])`.execute(tx);
}

export type Decision = {
  decision: 'hide' | 'restore' | 'delete' | 'ban' | 'unban' | 'clean';
  target: TargetName | 'account';
  thingId: string;
  decidedBy: string;
  reason: string;
  decidedAt: Date;
};

export async function insertDecision(tx: Tx, made: Decision): Promise<void> {
  await sql`
    insert into moderation_decisions (id, decision, target, thing_id, decided_by, reason, decided_at)
    values (${newId(made.decidedAt)}, ${made.decision}, ${made.target}, ${made.thingId}, ${made.decidedBy},
      ${made.reason}, ${made.decidedAt})`.execute(tx);
}

export type CaseRow = {
  target: TargetName;
  thingId: string;
  status: CaseStatus;
  reports: number;
  counted: number;
  lastReportedAt: Date | null;
};

const caseColumns = sql`c.target, c.thing_id as "thingId", c.status, count(r.id) as reports,
  count(r.id) filter (where r.counts) as counted, max(r.created_at) as "lastReportedAt"`;
const caseSource = sql`moderation_cases c left join reports r on (r.target, r.thing_id) = (c.target, c.thing_id)`;

/** A position among the undecided cases. */
export type CasePlace = [isHidden: boolean, counted: number, lastReportedMs: number | null, target: string, id: string];

export function placeOfCase({ status, counted, lastReportedAt, target, thingId }: CaseRow): CasePlace {
  return [status === 'hidden_by_reports', counted, lastReportedAt?.getTime() ?? null, target, thingId];
}

/** Cases without a decision: hidden content first, then by the number of reports. */
export async function listUndecidedCases(db: Db, after: CasePlace | undefined, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from (
      select ${caseColumns} from ${caseSource} where c.status in ('reported', 'hidden_by_reports')
      group by c.target, c.thing_id) as t
    where ${after === undefined ? sql`true` : sql`${casePosition} < ${positionOf(after)}`}
    order by ${casePosition} desc limit ${limit}`.execute(db);
  return rows;
}

const casePosition = sql`(t.status = 'hidden_by_reports', t.counted, coalesce(t."lastReportedAt", '-infinity'), t.target,
  t."thingId")`;

function positionOf([isHidden, counted, lastReportedMs, target, id]: CasePlace): RawBuilder<unknown> {
  const lastReportedAt = lastReportedMs === null ? '-infinity' : new Date(lastReportedMs);
  return sql`(${isHidden}::boolean, ${counted}::bigint, ${lastReportedAt}::timestamptz, ${target}::text, ${id}::uuid)`;
}

export async function findCase(db: Db, target: TargetName, thingId: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from ${caseSource} where c.target = ${target} and c.thing_id = ${thingId}
    group by c.target, c.thing_id`.execute(db);
  return rows[0];
}

export type ReportRow = { reporter: string; reason: string; category: string | null; counts: boolean; createdAt: Date };

export async function listReports(db: Db, target: TargetName, thingId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select a.handle as reporter, r.reason, r.category, r.counts, r.created_at as "createdAt"
    from reports r join accounts a on a.id = r.reporter_id
    where r.target = ${target} and r.thing_id = ${thingId} order by r.created_at desc limit 100`.execute(db);
  return rows;
}

const decisionColumns = sql`decision, target, thing_id as "thingId", decided_by as "decidedBy", reason,
  decided_at as "decidedAt"`;

/** Decisions about the content or its owner. */
export async function listDecisions(db: Db, thingIds: readonly string[]): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select ${decisionColumns} from moderation_decisions where thing_id = any(${thingIds}::uuid[])
    order by decided_at desc, id desc`.execute(db);
  return rows;
}

export async function listLatestDecisions(db: Db): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select ${decisionColumns} from moderation_decisions order by decided_at desc, id desc limit 100`.execute(db);
  return rows;
}
