import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { Config } from '../process/config.ts';
import { afterFile } from '../testing/after-file.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { liveIn, makeNeighbourhood } from '../testing/people/lived-in-account.ts';
import { type Person, requestsWith } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { backUp, restore } from './backup.ts';

const before = await startService();
const after = await startService();
// Whoever restores stops the service first: it would work on what comes back before it is counted.
await after.close();
const rotating = {
  ...before.ctx.config.secrets,
  fallbackSecretKey: 'the first key, of more than thirty-two bytes',
  identityKey: 'the first key, of more than thirty-two bytes',
};
const withSecrets = (secrets: Partial<Config['secrets']>): Config => ({
  ...after.ctx.config,
  secrets: { ...before.ctx.config.secrets, ...secrets },
});
let ada: Person;

async function backUpWith(secrets: Config['secrets']) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-backup-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const { tables } = await backUp(withSecrets(secrets), before.databaseUrl, folder, async () => undefined);
  return { folder, tables };
}

/** How many rows there are of each of these. */
async function countRows(connectionString: string, tables: string[]): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query(`select count(*)::int as count from ${pg.escapeIdentifier(table)}`);
    counts[table] = rows[0].count;
  }
  await client.end();
  return counts;
}

beforeAll(async () => {
  ada = await before.people.member('ada');
  await liveIn(before, ada, await makeNeighbourhood(before));
});

it('needs the keys that the backup was made with, also the second one while a key is replaced', async () => {
  const { folder } = await backUpWith(rotating);
  const attempt = (secrets: Partial<Config['secrets']>) => restore(withSecrets(secrets), after.databaseUrl, folder);
  await expect(attempt({ ...rotating, secretKey: 'another one' })).rejects.toThrow('SECRET_KEY differs');
  await expect(attempt({ ...rotating, fallbackSecretKey: undefined })).rejects.toThrow('SECRET_KEY_FALLBACK differs');
  await expect(attempt({ ...rotating, identityKey: undefined })).rejects.toThrow('IDENTITY_KEY differs');
});

it('restores everything, also from a backup with only the secret', async () => {
  const { folder, tables } = await backUpWith(before.ctx.config.secrets);
  await rm(path.join(folder, 'identity-key'));
  await expect(restore(withSecrets(rotating), after.databaseUrl, folder)).rejects.toThrow('IDENTITY_KEY differs');
  await restore(after.ctx.config, after.databaseUrl, folder);

  expect(tables).toMatchObject({ play_events: 2, accounts: 2 });
  expect(await countRows(after.databaseUrl, Object.keys(tables))).toEqual(tables);
  const started = await startService({ databaseUrl: after.databaseUrl });
  await allChecksHold(started.ctx);
  const restored = requestsWith(started.url, ada.token);
  const { body } = await restored.get('/api/games');
  expect(await restored.post('/api/events', { type: 'play_start', gameId: body.games[0].id })).toMatchObject({
    status: 200,
  });
});
