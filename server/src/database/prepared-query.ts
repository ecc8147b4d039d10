import type { Writable } from 'node:stream';
import pg from 'pg';
import { bindMessage } from './bind-message.ts';

/** The parts of the driver's connection that a query uses. */
type WireConnection = {
  stream: Writable;
  /** Names of the statements that this connection has parsed; the driver keeps it. */
  parsedStatements: Record<string, string>;
  parse(message: { name: string; text: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
};

type Field = { name: string; dataTypeID: number };
type Row = Record<string, unknown>;
type RowShape = { names: string[]; parsers: ((text: string) => unknown)[]; empty: Row };

export type QueryResult = { command: string; rowCount: number; rows: Row[] };

/** The columns of each prepared statement of a connection, which do not change while the statement exists. */
const shapes = new WeakMap<WireConnection, Map<string, RowShape>>();
const noRows: RowShape = { names: [], parsers: [], empty: {} };

/**
 * Runs a named statement. The driver's own query asks for the columns at every execution and writes five messages; this
 * one asks once per connection and writes all in one buffer, which saves a third of the driver's time.
 */
export function runPrepared(
  client: pg.PoolClient,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(preparedQuery(name, text, values, resolve, reject) as unknown as pg.Submittable);
  });
}

function preparedQuery(
  name: string,
  text: string,
  values: readonly unknown[],
  resolve: (result: QueryResult) => void,
  reject: (error: Error) => void,
) {
  const result: QueryResult = { command: '', rowCount: 0, rows: [] };
  let known: Map<string, RowShape>;
  let shape: RowShape | undefined;
  let failure: Error | undefined;
  return {
    name,
    text,
    submit(connection: WireConnection): Error | null {
      let message: Buffer;
      try {
        message = bindMessage(name, values);
      } catch (error) {
        // Nothing was written: the driver fails this query and continues with the next.
        return error as Error;
      }
      known = shapesOf(connection);
      shape = known.get(name);
      if (shape !== undefined) {
        connection.stream.write(message);
        return null;
      }
      connection.stream.cork();
      if (connection.parsedStatements[name] === undefined) connection.parse({ name, text, types: [] });
      connection.describe({ type: 'S', name });
      connection.stream.write(message);
      connection.stream.uncork();
      return null;
    },
    handleRowDescription({ fields }: { fields: Field[] }): void {
      shape = shapeOf(fields);
      known.set(name, shape);
    },
    handleDataRow({ fields }: { fields: (string | null)[] }): void {
      if (shape === undefined || failure !== undefined) return;
      try {
        result.rows.push(readRow(shape, fields));
      } catch (error) {
        failure = error as Error;
      }
    },
    handleCommandComplete({ text: tag }: { text: string }): void {
      if (shape === undefined) known.set(name, noRows);
      const words = tag.split(' ');
      result.command = words[0] ?? '';
      result.rowCount = Number(words.at(-1));
    },
    handleEmptyQuery(): void {},
    handleError(error: Error): void {
      // A stack trace of the socket is useless; the caller's is not.
      Error.captureStackTrace(error);
      reject(error);
    },
    handleReadyForQuery(): void {
      if (failure === undefined) resolve(result);
      else reject(failure);
    },
  };
}

function shapesOf(connection: WireConnection): Map<string, RowShape> {
  let known = shapes.get(connection);
  if (known === undefined) {
    known = new Map();
    shapes.set(connection, known);
  }
  return known;
}

function shapeOf(fields: readonly Field[]): RowShape {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

function readRow({ names, parsers, empty }: RowShape, fields: readonly (string | null)[]): Row {
  const row = { ...empty };
  for (let i = 0; i < fields.length; i++) {
    const [name, parser, text] = [names[i], parsers[i], fields[i]];
    if (name !== undefined && parser !== undefined && text != null) row[name] = parser(text);
  }
  return row;
}
