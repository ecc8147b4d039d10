import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { afterFile } from '../testing/after-file.ts';
import { openShop } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { command as audit } from './audit.ts';
import { command as grant } from './grant.ts';
import { command as verifyDraw } from './verify-draw.ts';

const { people, ctx, databaseUrl } = await startService();
const config = { ...ctx.config, databaseUrl };
const ada = await people.member('ada');

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function outputOf(run: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await run();
  return lines.join('\n');
}

it('grant gives coins once a key, and records it in the ledger', async () => {
  const args = ['Ada', '250', '--memo', 'Prize of the week', '--ref', 'week-46'];
  expect(await outputOf(() => grant.run(config, args))).toBe('Ada was given 250 coins and has 250 now.');
  expect(await outputOf(() => grant.run(config, args))).toContain('was used before, so nothing was given');
  await outputOf(() => grant.run(config, ['ada', '1']));
  await outputOf(() => grant.run(config, ['ada', '1']));
  const { balance, ledger } = (await ada.get('/api/wallet')).body;
  expect(balance).toBe(252);
  expect(ledger[2]).toMatchObject({ amount: 250, kind: 'grant', memo: 'Prize of the week', refId: 'week-46' });
  expect(ledger[0]).toMatchObject({ amount: 1, memo: 'A gift from the house', refId: null });
});

it.each([
  [['ada'], 'Say npm run coinop'],
  [['ada', '1', '2'], 'Say npm run coinop'],
  [['ada', '0'], 'whole number above zero'],
  [['ada', '1.5'], 'whole number above zero'],
  [['ada', '99999999999999999999'], 'whole number above zero'],
  [['nobody_here', '5'], 'no such account'],
  [['ada', '5', '--memo', ''], 'memo'],
  [['ada', '5', '--ref', ''], '--ref'],
  [['ada', '9007199254740991'], 'No more coins'],
])('grant %j is refused with a sentence', async (args, sentence) => {
  const before = (await ada.get('/api/wallet')).body.balance;
  await expect(grant.run(config, args)).rejects.toThrow(sentence);
  await expect(grant.run(config, args)).rejects.toBeInstanceOf(StartupError);
  expect((await ada.get('/api/wallet')).body.balance).toBe(before);
});

it('verify-draw recomputes a draw from the public response, and detects a changed one', async () => {
  const shop = await openShop(ctx, people, 'cid');
  const bob = await shop.visitor('bob', 100);
  const id = await bob.wants(await shop.addBox([1, 2, 3]));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-draw-'));
  afterFile(() => rm(folder, { recursive: true }));
  const check = async (content: unknown) => {
    const file = path.join(folder, 'intent.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return outputOf(() => verifyDraw.run(config, [file]));
  };
  await expect(check((await bob.get(`/api/shop/intents/${id}`)).body)).rejects.toThrow('the intent is pending');
  const { body } = await bob.approve(id, 'my own luck');
  expect(await check(body)).toContain('was drawn fairly: Prize');
  expect(await check(body.intent)).toContain('was drawn fairly: Prize');
  expect(process.exitCode).toBeUndefined();
  const other = body.intent.item.odds.find(
    (entry: { itemId: string }) => entry.itemId !== body.intent.granted[0].itemId,
  ).itemId;
  expect(await check({ ...body.intent, granted: [{ ...body.intent.granted[0], itemId: other }] })).toContain(
    'not what was granted',
  );
  expect(process.exitCode).toBe(1);
  const seed = '00'.repeat(32);
  expect(await check({ ...body.intent, fairness: { ...body.intent.fairness, serverSeed: seed } })).toContain(
    'not the one whose hash',
  );
  await expect(check('nonsense')).rejects.toThrow('not JSON');
  await expect(check({})).rejects.toThrow('no intent');
  await expect(check({ ...body.intent, fairness: null })).rejects.toThrow('only loot boxes');
  await expect(verifyDraw.run(config, [path.join(folder, 'missing.json')])).rejects.toThrow('cannot be read');
  await expect(verifyDraw.run(config, [])).rejects.toThrow('Say npm run coinop');
});

it('verify-draw reads from standard input, as a command of its own', async () => {
  const coinop = path.join(import.meta.dirname, '../../coinop.js');
  const env = { PATH: process.env['PATH'], DATA_DIR: ctx.config.dataDir };
  const { status, stderr } = spawnSync(process.execPath, [coinop, 'verify-draw', '-'], {
    input: '{}',
    env,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, 'This is no intent.']);
});

it('audit says that all holds, and names what does not', async () => {
  const fine = await outputOf(() => audit.run(config, []));
  expect(fine).toContain('I1   every balance is the sum of its entries');
  expect(fine).not.toContain('BROKEN');
  expect(process.exitCode).toBeUndefined();
  await sql`update coin_accounts set balance = balance + 5 where id = ${ada.id}`.execute(ctx.db);
  const broken = await outputOf(() => audit.run(config, []));
  expect(broken).toMatch(/^I1 .*BROKEN 1 times/m);
  expect(broken).toContain(`coin account ${ada.id} holds`);
  expect(process.exitCode).toBe(1);
});
