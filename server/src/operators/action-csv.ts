import type { Db } from '../database/db.ts';
import { placeOf } from '../database/newest-first.ts';
import { type ActionRow, listActions } from './action-queries.ts';

const pageRows = 500;
const columns = [
  'createdAt', 'operator', 'approvedBy', 'action', 'target', 'targetId', 'reason', 'before', 'after', 'requestId',
] as const; // biome-ignore format: read as one line of the file

/** The whole action log as CSV, newest first, streamed page by page. */
export async function* actionsAsCsv(db: Db): AsyncGenerator<string> {
  yield lineOf([...columns]);
  let place: ReturnType<typeof placeOf> | undefined;
  for (;;) {
    const rows = await listActions(db, {}, place, pageRows);
    if (rows.length > 0) yield rows.map((row) => lineOf(columns.map((column) => textOf(row, column)))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    place = placeOf(last);
  }
}

function textOf(row: ActionRow, column: (typeof columns)[number]): string {
  const value = row[column];
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A cell that starts like a formula is written as text, because spreadsheets would evaluate it. */
function lineOf(cells: string[]): string {
  const quoted = cells.map((cell) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
