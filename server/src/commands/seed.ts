import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Command } from '../main.ts';
import { withContext } from '../node.ts';
import type { Context } from '../platform/context.ts';
import { StartupError } from '../process/startup-error.ts';
import { makeMembers } from '../seed-members.ts';
import { listStarterGames } from '../starter-games.ts';

export const command: Command = {
  summary: 'Lists the starter games; with --members makes members to test with and writes their tokens to a file.',
  usage: 'npm run coinop -- seed [--members 1000 --tokens-file tokens.jsonl]',
  run: async (config, args) => {
    const wanted = crowdOf(args);
    await withContext(config, async (ctx) => {
      const games = await listStarterGames(ctx);
      const changed = games.filter((game) => game.changed).map((game) => game.slug);
      console.log(
        changed.length === 0
          ? `All ${games.length} starter games are listed already.`
          : `Listed or updated ${changed.join(', ')}.`,
      );
      if (wanted !== undefined) await writeCrowd(ctx, wanted.members, wanted.file);
    });
  },
};

function crowdOf(args: string[]): { members: number; file: string } | undefined {
  const { values } = parseArgs({
    args,
    options: { members: { type: 'string' }, 'tokens-file': { type: 'string' } },
  });
  const { members, 'tokens-file': file } = values;
  if (members === undefined && file === undefined) return undefined;
  if (file === undefined || !/^[1-9]\d{0,6}$/.test(members ?? '')) {
    throw new StartupError('--members needs a whole number of members and --tokens-file the file for their tokens.');
  }
  return { members: Number(members), file };
}

/** One line of JSON per member. The file contains tokens, so only its owner may read it. */
async function writeCrowd(ctx: Context, members: number, name: string): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    for await (const batch of makeMembers(ctx, members)) {
      await file.write(batch.map((member) => `${JSON.stringify(member)}\n`).join(''));
    }
  } finally {
    await file.close();
  }
  console.log(`Made ${members} members; their tokens are in ${name}.`);
}
