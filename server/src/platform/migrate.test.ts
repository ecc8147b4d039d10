import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { StartupError } from './startup-error.ts';

it('says in a sentence, without the password, that the database cannot be opened', async () => {
  const error: unknown = await migrate('postgres://ada:hunter2@127.0.0.1:1/coinop').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(String(error)).toContain('check DATABASE_URL');
  expect(String(error)).not.toContain('hunter2');
});
