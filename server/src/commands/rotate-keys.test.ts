import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { requireIdentityKey } from '../identity/check-keys.ts';
import { deriveKeys } from '../platform/keys.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { enrollAsOperator } from '../testing/people/operators.ts';
import { requestsWith } from '../testing/people/people.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { type Service, startService } from '../testing/service.ts';
import { command, sealedColumns } from './rotate-keys.ts';

const before = await startService();
const { secretKey } = before.ctx.config.secrets;
const secrets = {
  ...before.ctx.config.secrets,
  secretKey: 'the second key, of more than thirty-two bytes',
  fallbackSecretKey: secretKey,
  identityKey: secretKey,
};
const during = await startService({ beside: before, config: { secrets } });
const after = await startService({
  beside: before,
  config: { secrets: { ...secrets, fallbackSecretKey: undefined } },
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('no client notices the rotation, and nothing needs the old key afterwards', async () => {
  const ada = await memberByEmail(before, 'ada@example.org');
  await ada.post('/api/live', {});
  const device = 'the device of a guest, long enough';
  const guest = (await before.people.nobody.post('/api/auth/guest', { deviceId: device })).body;
  const gameId = await makeGame(before.ctx, ada);
  const [oldGame, newGame] = [await before.people.playing(ada, gameId), await during.people.playing(ada, gameId)];
  await enrollAsOperator(before, 'owner');

  const statusOf = async (service: Service, token: string) =>
    (await requestsWith(service.url, token).get('/api/sdk/wallet')).status;
  expect([await statusOf(during, oldGame.token), await statusOf(during, newGame.token)]).toEqual([200, 200]);
  expect([await statusOf(after, oldGame.token), await statusOf(after, newGame.token)]).toEqual([401, 200]);
  expect(await statusOf(before, newGame.token)).toBe(401);

  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const config = { ...during.ctx.config, databaseUrl: before.databaseUrl };
  await command.run(config, []);
  expect(log.mock.calls.flat()).toEqual(
    expect.arrayContaining(['identities: 1 sealed again', 'operators: 1 sealed again']),
  );
  log.mockClear();
  await command.run(config, []);
  expect(log.mock.calls.flat()).toEqual(sealedColumns.map(({ table }) => `${table}: 0 sealed again`));

  const exported = await requestsWith(after.url, ada.token).get('/api/me/export');
  expect(exported.body.identities).toMatchObject([{ kind: 'email', address: 'ada@example.org' }]);
  const again = (await after.people.nobody.post('/api/auth/guest', { deviceId: device })).body;
  expect(again.user.id).toBe(guest.user.id);
  expect(await requestsWith(after.url, again.token).get('/api/me')).toMatchObject({ status: 200 });
  expect((await memberByEmail(after, 'ada@example.org')).id).toBe(ada.id);
});

it('a node that was given the new key without IDENTITY_KEY does not start', async () => {
  await expect(requireIdentityKey(before.ctx)).resolves.toBeUndefined();
  await memberByEmail(after, 'bob@example.org');
  await expect(requireIdentityKey(after.ctx)).resolves.toBeUndefined();
  const keys = deriveKeys(secrets.secretKey);
  await expect(requireIdentityKey({ ...after.ctx, keys })).rejects.toThrow('IDENTITY_KEY does not fit the database');
  const strange = deriveKeys('a key that sealed nothing, of thirty-two bytes');
  await expect(requireIdentityKey({ ...after.ctx, keys: strange })).resolves.toBeUndefined();
  expect(after.logLines.join('\n')).toContain('SECRET_KEY decrypts none of the e-mail addresses');
});

it('knows every column of sealed values that stay', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname like '%sealed%'
    order by 1, 2`.execute(before.ctx.db);
  const short = ['email_codes', 'operator_codes', 'sign_in_codes'];
  const known = sealedColumns.map(({ table, column }) => ({ table: String(table), column }));
  expect(rows.filter(({ table }) => !short.includes(table))).toEqual(
    known.toSorted((a, b) => a.table.localeCompare(b.table)),
  );
});

it('says that neither key opens what is sealed', async () => {
  await memberByEmail(after, 'cleo@example.org');
  const wrong = { ...secrets, secretKey: 'a key that sealed nothing, of thirty-two bytes' };
  const config = { ...after.ctx.config, databaseUrl: before.databaseUrl, secrets: wrong };
  await expect(command.run(config, [])).rejects.toThrow('Neither SECRET_KEY nor SECRET_KEY_FALLBACK opens');
});

it('says what is missing', () => {
  expect(() => command.run(after.ctx.config, [])).toThrow('Set SECRET_KEY_FALLBACK');
});
