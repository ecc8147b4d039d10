import { grantCoins } from '../../coins/grant-coins.ts';
import { isDatabaseAway } from '../../database/db.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import type { Context } from '../../platform/context.ts';
import type { NamesGiven } from './names-given.ts';
import type { PersonInput, PersonOutput } from './person-operations.ts';
import { catalogue } from './person-state.ts';
import type { Came } from './torture-client.ts';
import type { Surroundings } from './torture-command.ts';

/** A game with an item of every kind. */
export type ModelledShop = { gameId: string; itemIds: Record<string, string> };

/** A person's real tokens and ids behind the names of the history. */
export type Knowledge = {
  name: string;
  shop: ModelledShop;
  ctx: Context;
  tokens: NamesGiven;
  accounts: NamesGiven;
  intents: NamesGiven;
  handles: Map<string, string>;
  /** By the name of the session that minted it. */
  gameTokens: Map<string, string>;
};

type Request = { method: string; path: string; token?: string; body?: unknown; headers?: Record<string, string> };

export type Manner = { url: string; patienceMs?: number | undefined };

/** Sends the request of an input over HTTP, and returns what the model can check. */
export async function perform(
  { client, appleToken, secrets }: Surroundings,
  known: Knowledge,
  input: PersonInput,
  { url, patienceMs }: Manner,
): Promise<PersonOutput | undefined> {
  if (input.do === 'grant') return grant(known, input);
  if (input.do === 'clock') return { status: 200 };
  const request = await requestOf(known, input, appleToken);
  const came = await client.ask({ url, ...request, ...(patienceMs !== undefined && { patienceMs }) });
  if (came === undefined) return undefined;
  const output = { status: came.status, code: came.code, ...(came.status < 300 && viewOf(known, input, came)) };
  for (const token of [...known.tokens.all().map(known.tokens.valueOf), ...known.gameTokens.values()])
    secrets.add(token);
  return output;
}

async function requestOf(
  known: Knowledge,
  input: PersonInput,
  appleToken: Surroundings['appleToken'],
): Promise<Request> {
  const { shop, name } = known;
  if (input.do === 'guest') {
    return { method: 'POST', path: '/api/auth/guest', body: { deviceId: `${input.device} of ${name}` } };
  }
  if (input.do === 'signIn') {
    const token = input.guest === null ? {} : { token: known.tokens.valueOf(input.guest) };
    const identityToken = await appleToken(name);
    return { method: 'POST', path: '/api/auth/apple', body: { identityToken }, ...token };
  }
  if (input.do === 'grant' || input.do === 'clock') throw new Error(`${input.do} is no request`);
  const token = known.tokens.valueOf(input.token);
  const asGame = { token: known.gameTokens.get(input.token) ?? 'none' };
  const { gameId, itemIds } = shop;
  switch (input.do) {
    case 'logOut':
      return { method: 'POST', path: '/api/auth/logout', token };
    case 'close':
      return { method: 'DELETE', path: '/api/me', token };
    case 'me':
      return { method: 'GET', path: '/api/me', token };
    case 'wallet':
      return { method: 'GET', path: '/api/wallet?limit=100', token };
    case 'board':
      return { method: 'GET', path: `/api/games/${gameId}/leaderboard?limit=1`, token };
    case 'mint':
      return { method: 'POST', path: `/api/games/${gameId}/session`, token };
    case 'start':
      return { method: 'POST', path: '/api/events', token, body: { type: 'play_start', gameId } };
    case 'score':
      return { method: 'POST', path: '/api/events', token, body: { type: 'score', gameId, score: input.score } };
    case 'approve':
    case 'decline':
      return { method: 'POST', path: `/api/shop/intents/${known.intents.valueOf(input.intent)}/${input.do}`, token };
    case 'poll':
      return { method: 'GET', path: `/api/shop/intents/${known.intents.valueOf(input.intent)}`, token };
    case 'load':
      return { method: 'GET', path: `/api/sdk/state/${gameId}`, ...asGame };
    case 'inventory':
      return { method: 'GET', path: `/api/sdk/shop/inventory/${gameId}`, ...asGame };
    case 'save': {
      const headers = input.ifVersion === null ? {} : { headers: { 'if-match': `"${input.ifVersion}"` } };
      return { method: 'PUT', path: `/api/sdk/state/${gameId}`, body: { state: input.value }, ...asGame, ...headers };
    }
    case 'ask':
      return {
        method: 'POST',
        path: '/api/sdk/shop/intents',
        body: { gameId, itemId: itemIds[input.item] },
        ...asGame,
      };
    case 'use': {
      const path = `/api/sdk/shop/inventory/${gameId}/${itemIds[input.item]}/consume`;
      return { method: 'POST', path, body: {}, headers: { 'idempotency-key': input.key }, ...asGame };
    }
  }
}

function viewOf(known: Knowledge, input: PersonInput, { body }: Came): Omit<PersonOutput, 'status'> {
  const nameOfItem = (id: string) => Object.keys(catalogue).find((item) => known.shop.itemIds[item] === id) ?? id;
  switch (input.do) {
    case 'guest':
    case 'signIn': {
      const account = known.accounts.nameOf(body.user.id);
      known.handles.set(account, body.user.handle);
      return { account, kind: body.user.kind, token: known.tokens.nameOf(body.token) };
    }
    case 'me':
      return { account: known.accounts.nameOf(body.user.id), kind: body.user.kind };
    case 'mint':
      known.gameTokens.set(input.token, body.token);
      return {};
    case 'wallet': {
      const paid = (body.ledger as { kind: string; amount: number }[]).filter(({ kind }) => kind === 'achievement');
      const bonus = body.nextCursor === null ? paid.reduce((sum, { amount }) => sum + amount, 0) : undefined;
      return { balance: body.balance, bonus };
    }
    case 'board':
      return { best: body.me?.score ?? null };
    case 'load':
      return { value: body.state, version: body.version };
    case 'save':
      return { version: body.version };
    case 'inventory': {
      const owned = body.items as { itemId: string; quantity: number }[];
      return { items: Object.fromEntries(owned.map(({ itemId, quantity }) => [nameOfItem(itemId), quantity])) };
    }
    case 'use':
      return { left: body.item.quantity };
    case 'ask':
    case 'approve':
    case 'decline':
    case 'poll': {
      const { id, status, granted } = body.intent;
      return {
        intent: known.intents.nameOf(id),
        intentStatus: status,
        granted: granted[0] === undefined ? null : nameOfItem(granted[0].itemId),
        ...(body.balance !== undefined && { balance: body.balance }),
      };
    }
    default:
      return {};
  }
}

/** An operator's command, once a ref: 200, 208 when that ref was used before, 404. */
async function grant(
  { ctx, handles }: Knowledge,
  { account, coins, ref }: Extract<PersonInput, { do: 'grant' }>,
): Promise<PersonOutput | undefined> {
  try {
    const handle = handles.get(account) ?? '';
    const { granted } = await grantCoins(ctx, { handle, coins, memo: 'A gift', ref });
    return { status: granted ? 200 : 208 };
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal?.code === 'not_found') return { status: 404, code: 'not_found' };
    if (refusal?.code === 'unavailable' || isDatabaseAway(error)) return undefined;
    throw error;
  }
}
