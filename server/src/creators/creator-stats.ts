import type { DayRow, GameDayRow } from './creator-queries.ts';

const dayMs = 86_400_000;

/** The UTC days of a range that ends today. */
export function daysUpTo(now: Date, count: number): string[] {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return Array.from({ length: count }, (_, i) => new Date(today - (count - 1 - i) * dayMs).toISOString().slice(0, 10));
}

const zero = { plays: 0, players: 0, returningPlayers: 0, playSeconds: 0, likes: 0, sales: 0, coins: 0 };

/** One entry per day, also for days without activity; a player of two games counts in both. */
export function withEmptyDays(rows: readonly DayRow[], days: readonly string[]): DayRow[] {
  const found = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => found.get(day) ?? { day, ...zero });
}

const columns = [
  'day',
  'gameId',
  'title',
  'plays',
  'players',
  'returningPlayers',
  'minutes',
  'likes',
  'sales',
  'coins',
];

/** For spreadsheets: a cell that would be read as a formula starts with a quote. */
export function toCsv(rows: readonly GameDayRow[]): string {
  const lines = rows.map((row) => [
    ...[row.day, row.gameId, row.title, row.plays, row.players, row.returningPlayers],
    ...[Math.round(row.playSeconds / 60), row.likes, row.sales, row.coins],
  ]);
  return [columns, ...lines]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
