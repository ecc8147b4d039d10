import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { inTransaction } from './db.ts';

const { ctx } = await startService();
const db = ctx.db;

it.each([
  ['text', 'text', 'it’s "quoted", \\ back and {braces} — 🙂'],
  ['an empty text', 'text', ''],
  ['a number', 'int', -42],
  ['a large number', 'bigint', 9_000_000_000_000_000],
  ['a fraction', 'double precision', 0.1],
  ['a truth', 'boolean', true],
  ['nothing', 'text', null],
  ['bytes', 'bytea', Buffer.from([0, 1, 255, 92, 34])],
  ['a moment', 'timestamptz', new Date('2026-11-16T03:04:05.678Z')],
  ['a document', 'jsonb', { a: [1, null, 'x"y'], b: { c: 'ü' } }],
  ['texts', 'text[]', ['a', '', 'NULL', 'x,y', '"q"', '\\', '{}', null]],
  ['numbers', 'int[]', [1, -2, 3]],
  ['no texts', 'text[]', []],
  ['bytes in a list', 'bytea[]', [Buffer.from([0, 255]), null]],
  ['lists in a list', 'int[]', [[1], [2]]],
])('sends and reads %s', async (_name, type, value) => {
  const query = () => sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(db);
  expect((await query()).rows).toEqual([{ value }]);
  expect((await query()).rows).toEqual([{ value }]);
});

it('answers the same when a statement runs again on the same connection, rows or not', async () => {
  await inTransaction(db, async (tx) => {
    await sql`create temporary table kept (id int, name text) on commit drop`.execute(tx);
    for (const id of [1, 2, 3]) {
      const { numAffectedRows, rows } = await sql`insert into kept values (${id}, ${`n${id}`})`.execute(tx);
      expect([numAffectedRows, rows]).toEqual([1n, []]);
    }
    for (const id of [2, 3, 4]) {
      const { rows } = await sql`select name, id from kept where id < ${id} order by id`.execute(tx);
      expect(rows).toHaveLength(id - 1);
      expect(rows[0]).toEqual({ name: 'n1', id: 1 });
    }
    const { numAffectedRows } = await sql`delete from kept where id > ${1}`.execute(tx);
    expect(numAffectedRows).toBe(2n);
  });
});

it('continues after a statement failed: at parsing, at binding, at execution', async () => {
  const broken = () => sql`select nothing_there(${1})`.execute(db);
  await expect(broken()).rejects.toMatchObject({ code: '42883' });
  await expect(broken()).rejects.toMatchObject({ code: '42883' });
  const cast = (text: string) => sql<{ value: number }>`select ${text}::int as value`.execute(db);
  await expect(cast('x')).rejects.toMatchObject({ code: '22P02' });
  expect((await cast('7')).rows).toEqual([{ value: 7 }]);
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  await expect(sql`select ${circle}::jsonb`.execute(db)).rejects.toThrow('circular');
  expect((await cast('8')).rows).toEqual([{ value: 8 }]);
});
