import { drawAvatar } from '../../accounts/avatar.ts';
import type { Context } from '../../platform/context.ts';
import { keyedHash } from '../../platform/keys.ts';
import { memoize } from '../../platform/memoize.ts';
import type { DocumentFacts, Opening } from './document-queries.ts';

/** The boot object for the SDK: sdk/src/boot.ts reads it. */
export type Boot = {
  baseUrl: string;
  gameId: string;
  title: string;
  token: string;
  player: { id: string; handle: string; name: string; avatarUrl: string; guest: boolean };
  locale: string;
  state: string;
  stateVersion: number;
  rewards?: string;
  lowestWins?: true;
  hostOrigins: string[];
};

type Player = { accountId: string; gameId: string; token: string; locale: string };

export function createBoots(ctx: Pick<Context, 'config' | 'keys'>): (player: Player, facts: DocumentFacts) => Boot {
  const { baseUrl, appOrigins } = ctx.config;
  const hostOrigins = [...new Set([baseUrl, ...appOrigins])];
  const shown = createPlayers(ctx);
  return (player, facts) => ({
    baseUrl,
    gameId: player.gameId,
    title: facts.title,
    token: player.token,
    player: shown(player, facts),
    locale: player.locale,
    state: facts.state ?? 'null',
    stateVersion: facts.stateVersion ?? 0,
    ...(facts.rewards !== null && { rewards: facts.rewards }),
    ...(facts.lowestWins && { lowestWins: true }),
    hostOrigins,
  });
}

type ShownFacts = Pick<DocumentFacts, 'handle' | 'name' | 'kind'>;

/** The player as the game sees them. Players open games often, so their avatar and player id are memoized. */
export function createPlayers(ctx: Pick<Context, 'keys'>) {
  const pictures = memoize<string>(1000);
  const ids = memoize<string>(10_000);
  // Different in every game, so that games cannot link their players.
  const idOf = ({ gameId, accountId }: Opening) =>
    ids(`${gameId} ${accountId}`, () =>
      keyedHash(ctx.keys['player-id'], gameId, accountId).toString('base64url').slice(0, 22),
    );
  // Inlined: a game may load nothing from our origin, and the URL would name the account.
  const pictureOf = ({ accountId }: Opening) =>
    pictures(accountId, () => `data:image/svg+xml;base64,${Buffer.from(drawAvatar(accountId)).toString('base64')}`);
  return (player: Opening, facts: ShownFacts): Boot['player'] => ({
    id: idOf(player),
    handle: facts.handle,
    name: facts.name ?? facts.handle,
    avatarUrl: pictureOf(player),
    guest: facts.kind === 'guest',
  });
}

/** The first language of the player's device. */
export function localeOf(acceptLanguage: string | undefined): string {
  return /^\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)/i.exec(acceptLanguage ?? '')?.[1] ?? 'en';
}
