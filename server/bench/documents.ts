import { parseArgs } from 'node:util';
import { makeMembers } from '../src/testing/crowd.ts';
import { withArena } from './beside-bare.ts';

/** How fast playable documents go out, with every player's own boot object, beside node:http with the same bytes. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { players: { type: 'string', default: '500' }, seconds: { type: 'string', default: '8' } },
  });
  await withArena(async ({ ctx, url, compare }) => {
    const people = (await Array.fromAsync(makeMembers(ctx, Number(values.players)))).flat();
    const games = await ctx.db.selectFrom('games').select(['id', 'slug']).orderBy('slug').execute();
    const [game] = games;
    if (game === undefined) throw new Error('There are no starter games');
    const addresses: string[] = [];
    for (const { token } of people) {
      const answer = await fetch(`${url}/api/games/${game.id}/session`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      addresses.push(((await answer.json()) as { htmlUrl: string }).htmlUrl);
    }
    for (const encoding of ['gzip', 'identity']) {
      const requests = addresses.map((address) => ({
        path: address.slice(url.length),
        headers: { 'accept-encoding': encoding },
      }));
      await compare(`documents of ${game.slug}, ${encoding}`, requests, Number(values.seconds));
    }
  });
}
