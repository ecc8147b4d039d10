import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { Role } from './operator.ts';
import type { Change } from './record-action.ts';

/** The operator who acts, and the reason. */
export type Actor = { id: string; email: string; role: Role; reason: string };

/** An action that may require two operators, as it is looked up when the second one approves it. */
export type StoredAction = {
  name: string;
  target: string;
  /** The roles that may request it and approve it. */
  roles: readonly Role[];
  runStored(tx: Tx, inside: Context, targetId: string, input: unknown, actor: Actor): Promise<Change<object | null>>;
};

/** `input` is what the operator chose besides the target; it is stored with the request until the decision. */
export type DangerousAction<Input, Result extends object | null> = StoredAction & {
  /** Called only where the settings require two operators, in the transaction of the action. */
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
