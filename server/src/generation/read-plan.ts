import { kinds, type Plan } from '../../../engines/src/plan.ts';

/** The stored plan of a game, if its version is still supported. */
export function readPlan(text: string | undefined): Plan | undefined {
  if (text === undefined) return undefined;
  const plan = JSON.parse(text) as Partial<Plan>;
  return plan.version === 1 && plan.kind !== undefined && kinds.includes(plan.kind) ? (plan as Plan) : undefined;
}
