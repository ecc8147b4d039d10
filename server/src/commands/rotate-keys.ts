import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import { resealColumn, type SealedColumn } from '../platform/reseal.ts';
import { StartupError } from '../process/startup-error.ts';

/** Pending codes are not included: they expire long before the previous key is removed. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'identities', id: 'identity_hash', column: 'sealed_address' },
  { table: 'live_streams', id: 'id', column: 'sealed_key' },
  { table: 'webhooks', id: 'id', column: 'sealed_secret' },
  { table: 'operators', id: 'id', column: 'sealed_secret' },
  { table: 'operator_invites', id: 'token_hash', column: 'sealed_secret' },
];

export const command: Command = {
  summary: 'Seals what SECRET_KEY_FALLBACK sealed with SECRET_KEY, while the service runs.',
  usage: 'npm run coinop -- rotate-keys',
  run: (config) => {
    if (config.secrets.fallbackSecretKey === undefined) {
      throw new StartupError('Set SECRET_KEY_FALLBACK to the key that was replaced.');
    }
    return withContext(config, async ({ db, keys }) => {
      for (const column of sealedColumns) {
        console.log(`${column.table}: ${await resealColumn(db, keys.seal, column)} sealed again`);
      }
    });
  },
};
