import type { RawBuilder } from 'kysely';
import { type Db, runText } from './db.ts';

/** A placeholder for an argument while a statement is built; it can only be put into SQL. */
export type Parameter = { readonly argument: number };

type Written = { text: string; slots: readonly (Parameter | { constant: unknown })[] };

/**
 * A statement whose text is built once, at its first use, instead of at every call: for the most frequent statements.
 * `write` gets a placeholder for each argument, so that it can only put them into SQL.
 */
export function preparedStatement<Arguments extends readonly unknown[], Row>(
  write: (...parameters: { [K in keyof Arguments]: Parameter }) => RawBuilder<Row>,
): (db: Db, ...values: Arguments) => Promise<Row[]> {
  let written: Written | undefined;
  return async (db, ...values) => {
    written ??= writeOnce(db, write as (...parameters: Parameter[]) => RawBuilder<Row>);
    const bound = written.slots.map((slot) => ('argument' in slot ? values[slot.argument] : slot.constant));
    return (await runText(db, written.text, bound)) as Row[];
  };
}

function writeOnce(db: Db, write: (...parameters: Parameter[]) => RawBuilder<unknown>): Written {
  const parameters = Array.from({ length: write.length }, (_, argument): Parameter => ({ argument }));
  const compiled = write(...parameters).compile(db);
  const slots = compiled.parameters.map((one) => parameters.find((known) => known === one) ?? { constant: one });
  return { text: compiled.sql, slots };
}
