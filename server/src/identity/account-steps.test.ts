import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listAccountColumns, placesOnly } from '../testing/people/lived-in-account.ts';
import { startService } from '../testing/service.ts';
import { accountSteps } from './account-steps-list.ts';

const { ctx } = await startService();
const listed = accountSteps.flatMap(({ tables }) => tables);

async function forgottenTables(db = ctx.db): Promise<string[]> {
  const named = new Set((await listAccountColumns(db)).map(({ table }) => table));
  return [...named].filter((table) => !listed.includes(table) && !placesOnly.includes(table));
}

it('takes care of every table with an account in it', async () => {
  expect(await forgottenTables()).toEqual([]);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(ctx.db);
  const names = rows.map(({ name }) => name);
  expect([...listed, ...placesOnly].filter((table) => !names.includes(table))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('would notice a new table, with or without a foreign key', async () => {
  const undone = ctx.db.transaction().execute(async (tx) => {
    await sql`create table diaries (id uuid primary key, written_by uuid references accounts (id))`.execute(tx);
    await sql`create table moods (account_id uuid not null, mood text)`.execute(tx);
    await sql`create table pets (id uuid, owner_id uuid)`.execute(tx);
    await sql`create table weathers (id uuid, weather text)`.execute(tx);
    expect(await forgottenTables(tx)).toEqual(['diaries', 'moods', 'pets']);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
});
