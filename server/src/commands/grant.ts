import { parseArgs } from 'node:util';
import { type Grant, grantCoins } from '../coins/grant-coins.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import { StartupError } from '../process/startup-error.ts';

export const command: Command = {
  summary: 'Gives coins to an account; with --ref at most once for that key.',
  usage: 'npm run coinop -- grant HANDLE COINS [--memo TEXT] [--ref KEY]',
  run: async (config, args) => {
    const grant = grantOf(args);
    await withContext(config, async (ctx) => {
      const { granted, balance } = await grantCoins(ctx, grant).catch((error: unknown) => {
        const refusal = asRefusal(error);
        throw refusal === undefined ? error : new StartupError(refusal.message);
      });
      console.log(
        granted
          ? `${grant.handle} was given ${grant.coins} coins and has ${balance} now.`
          : `The key ${grant.ref} was used before, so nothing was given; ${grant.handle} has ${balance} coins.`,
      );
    });
  },
};

function grantOf(args: string[]): Grant {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { memo: { type: 'string' }, ref: { type: 'string' } },
  });
  const [handle, coins, ...rest] = positionals;
  if (handle === undefined || coins === undefined || rest.length > 0) throw new StartupError(`Say ${command.usage}`);
  if (!/^[1-9]\d*$/.test(coins) || !Number.isSafeInteger(Number(coins))) {
    throw new StartupError(`COINS must be a whole number above zero, but is "${coins}".`);
  }
  const memo = values.memo ?? 'A gift from the house';
  if (memo.length === 0 || memo.length > 200) throw new StartupError('The memo must have 1 to 200 characters.');
  if (values.ref === '') throw new StartupError('The key of --ref must not be empty.');
  return { handle, coins: Number(coins), memo, ref: values.ref };
}
