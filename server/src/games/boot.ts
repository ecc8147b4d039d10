import { drawAvatar } from '../accounts/avatar.ts';
import type { Context } from '../platform/context.ts';
import { keyedHash } from '../platform/keys.ts';
import { remembered } from '../platform/remembered.ts';
import type { DocumentFacts } from './document-queries.ts';

/** What the SDK finds in the document: sdk/src/boot.ts reads it. */
export type Boot = {
  baseUrl: string;
  gameId: string;
  title: string;
  token: string;
  player: { id: string; handle: string; name: string; avatarUrl: string; guest: boolean };
  locale: string;
  state: string;
  stateVersion: number;
  hostOrigins: string[];
};

export function bootOf(
  ctx: Pick<Context, 'config' | 'keys'>,
  player: { accountId: string; gameId: string; token: string; locale: string },
  facts: DocumentFacts,
): Boot {
  const { baseUrl, appOrigins } = ctx.config;
  return {
    baseUrl,
    gameId: player.gameId,
    title: facts.title,
    token: player.token,
    player: {
      // Another one in every game, so that games cannot put together who plays what.
      id: keyedHash(ctx.keys['player-id'], player.gameId, player.accountId).toString('base64url').slice(0, 22),
      handle: facts.handle,
      name: facts.name ?? facts.handle,
      avatarUrl: pictureOf(player.accountId),
      guest: facts.kind === 'guest',
    },
    locale: player.locale,
    state: facts.state ?? 'null',
    stateVersion: facts.stateVersion ?? 0,
    hostOrigins: [...new Set([baseUrl, ...appOrigins])],
  };
}

/**
 * The picture itself: a game may load nothing from our address, and the address would name the account. Who plays opens
 * one game after the other, so the last ones are kept.
 */
const pictureOf = remembered(
  1000,
  (accountId) => `data:image/svg+xml;base64,${Buffer.from(drawAvatar(accountId)).toString('base64')}`,
);

/** The language the player's device asks for first. */
export function localeOf(acceptLanguage: string | undefined): string {
  return /^\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)/i.exec(acceptLanguage ?? '')?.[1] ?? 'en';
}
