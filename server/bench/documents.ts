import { parseArgs } from 'node:util';
import { makeMembers } from '../src/seed-members.ts';
import { compareWithBare } from './kit/compare-with-bare.ts';
import { onStage } from './kit/stage.ts';

/**
 * Measures the rate of playable documents, each with its player's boot object, relative to node:http with the same
 * bytes.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { players: { type: 'string', default: '500' }, seconds: { type: 'string', default: '8' } },
  });
  await onStage(async (stage) => {
    const { ctx, start } = stage;
    // Started as in production, with the starter games.
    const service = await start(['server/coinop.js', 'api'], '/readyz');
    const people = (await Array.fromAsync(makeMembers(ctx, Number(values.players)))).flat();
    const game = await ctx.db.selectFrom('games').select(['id', 'slug']).orderBy('slug').executeTakeFirstOrThrow();
    const paths: string[] = [];
    for (const { token } of people) {
      const answer = await fetch(`http://127.0.0.1:${service.port}/api/games/${game.id}/session`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      const { pathname, search } = new URL(((await answer.json()) as { htmlUrl: string }).htmlUrl);
      paths.push(pathname + search);
    }
    for (const encoding of ['gzip', 'identity']) {
      const name = `documents of ${game.slug}, ${encoding}`;
      await compareWithBare(stage, service, name, { paths, encoding }, Number(values.seconds));
    }
  });
}
