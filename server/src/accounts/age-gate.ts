import { sql } from 'kysely';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { accountErrors } from './account-errors.ts';

export const ageBands = ['under_13', '13_to_17', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

type GateContext = Pick<Context, 'db' | 'config'>;

/** With AGE_GATE on, only adults may pay; a buyer without an age band is asked for it first. */
export async function requireAdult(ctx: GateContext, accountId: string): Promise<void> {
  if (!ctx.config.ageGate) return;
  const band = await findAgeBand(ctx, accountId);
  if (band === null) throw new Refusal(accountErrors.age_required);
  if (band !== 'adult') throw new Refusal(accountErrors.age_not_allowed);
}

/** With AGE_GATE on, known minors are not offered anything. A guest may still ask, and must sign in to pay. */
export async function refuseMinor(ctx: GateContext, accountId: string): Promise<void> {
  if (!ctx.config.ageGate) return;
  const band = await findAgeBand(ctx, accountId);
  if (band !== null && band !== 'adult') throw new Refusal(accountErrors.age_not_allowed);
}

async function findAgeBand({ db }: GateContext, accountId: string): Promise<AgeBand | null> {
  const { rows } = await sql<{ band: AgeBand | null }>`
    select age_band as band from accounts where id = ${accountId}`.execute(db);
  return rows[0]?.band ?? null;
}
