import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { sameBytes, unseal } from '../platform/keys.ts';
import { StartupError } from '../process/startup-error.ts';
import { addressHashOf } from './start-email-code.ts';

/** Several are checked, because some may have been stored while the service ran with another key. */
const examined = 20;

/**
 * Refuses to start when the keys decrypt members' addresses but do not find those members by them: IDENTITY_KEY is
 * missing or mistyped, and every member who signs in would get a new account.
 */
export async function requireIdentityKey(ctx: Context): Promise<void> {
  const { rows } = await sql<{ hash: Buffer; sealed: Buffer }>`
    select identity_hash as hash, sealed_address as sealed from identities
    where kind = 'email' and sealed_address is not null order by identity_hash limit ${examined}`.execute(ctx.db);
  const opened = rows.flatMap(({ hash, sealed }) => {
    const address = addressIn(ctx, sealed);
    return address === undefined ? [] : [sameBytes(hash, addressHashOf(ctx, address))];
  });
  if (rows.length > 0 && opened.length === 0) {
    ctx.log.error(
      'SECRET_KEY decrypts none of the e-mail addresses in the database: they were encrypted with another key',
    );
  }
  if (opened.length > 0 && !opened.includes(true)) {
    throw new StartupError(
      'IDENTITY_KEY does not fit the database: set it to the first SECRET_KEY that this database had.',
    );
  }
}

function addressIn({ keys }: Context, sealed: Buffer): string | undefined {
  try {
    return unseal(keys.seal, sealed);
  } catch {
    return undefined;
  }
}
