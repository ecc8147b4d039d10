import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { Role } from './operator.ts';
import type { Change } from './record-action.ts';

/** Who acts, and why. */
export type Actor = { id: string; email: string; role: Role; reason: string };

/** An action for which the settings may ask for two operators, as it is found when the second one approves it. */
export type StoredAction = {
  name: string;
  target: string;
  /** Who may ask for it, and who may approve it. */
  roles: readonly Role[];
  runStored(tx: Tx, inside: Context, targetId: string, input: unknown, actor: Actor): Promise<Change<object | null>>;
};

/** `input` is what an operator decided besides the target: it is stored until the second one has decided. */
export type DangerousAction<Input, Result extends object | null> = StoredAction & {
  /** Asked only where the settings want two operators at all, in the transaction that would do it. */
  needsTwo(tx: Tx, inside: Context, targetId: string, input: Input, operatorId: string): Promise<boolean>;
  run(tx: Tx, inside: Context, targetId: string, input: Input, actor: Actor): Promise<Change<Result>>;
};

export function dangerousAction<Schema extends TSchema, Result extends object | null>(
  schema: Schema,
  action: Omit<DangerousAction<Static<Schema>, Result>, 'runStored'>,
): DangerousAction<Static<Schema>, Result> {
  return {
    ...action,
    runStored: (tx, inside, targetId, input, actor) =>
      action.run(tx, inside, targetId, Value.Parse(schema, input), actor),
  };
}
