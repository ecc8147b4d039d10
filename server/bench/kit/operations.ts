import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeMembers, type SeededMember } from '../../src/seed-members.ts';
import { makeGame } from '../../src/testing/people/game-fixtures.ts';
import type { Answer, Connection } from './connection.ts';
import { openConnection } from './connection.ts';
import { getRequest, postRequest } from './load.ts';

/** The baseline operation it is compared with. */
export type Baseline = 'hello' | 'select' | 'upsert';

export type Operation = {
  name: string;
  baseline: Baseline;
  /** The target share of the baseline's speed. */
  goal: number;
  run(connection: Connection, turn: number): Promise<void>;
};

type Guest = { deviceId: string; token: string; gameToken: string; documentPath: string };

const guestCount = 120;
const memberCount = 600;
const friendsEach = 20;
const friendlyCount = 100;
const text1k = randomBytes(470).toString('hex');

/** The hot operations on a service with people, games, friends and coins; every response is checked. */
export async function prepareOperations(ctx: Context, port: number): Promise<Operation[]> {
  const members = (await Array.fromAsync(makeMembers(ctx, memberCount))).flat();
  const gameOfCreator = await makeStalls(ctx, members);
  const [game] = gameOfCreator;
  if (game === undefined) throw new Error('There are games');
  await makeFriends(ctx, members.slice(0, friendlyCount));
  const connection = await openConnection(port);
  const guests: Guest[] = [];
  for (let i = 0; i < guestCount; i++) guests.push(await makeGuest(connection, game.gameId));
  const buyers: { member: SeededMember; tokens: string[] }[] = [];
  for (const member of members.slice(0, 100)) {
    const tokens: string[] = [];
    for (const { gameId } of gameOfCreator.slice(0, 5))
      tokens.push((await play(connection, gameId, member.token)).token);
    buyers.push({ member, tokens });
  }
  connection.close();

  const guest = (turn: number) => at(guests, turn);
  const buy = async (connection: Connection, turn: number, stall: number) => {
    const { member, tokens } = at(buyers, turn);
    const { gameId, itemId } = at(gameOfCreator, stall);
    const asked = await connection.send(postRequest('/api/sdk/shop/intents', { gameId, itemId }, tokens[stall]));
    const { intent } = JSON.parse(expectAnswer(asked, 201, '"pending"').body) as { intent: { id: string } };
    const approve = postRequest(`/api/shop/intents/${intent.id}/approve`, {}, member.token);
    expectAnswer(await connection.send(approve), 200, '"approved"');
  };
  const followers = members.slice(friendlyCount, friendlyCount + 60);
  const sending = (request: (turn: number) => string, wanted: string) => async (connection: Connection, turn: number) =>
    void expectAnswer(await connection.send(request(turn)), 200, wanted);

  return [
    {
      name: 'guest, new',
      baseline: 'upsert',
      goal: 0.4,
      run: sending(() => postRequest('/api/auth/guest', { deviceId: newDeviceId() }), '"token"'),
    },
    {
      name: 'guest, existing',
      baseline: 'upsert',
      goal: 0.72,
      run: sending((turn) => postRequest('/api/auth/guest', { deviceId: guest(turn).deviceId }), '"token"'),
    },
    {
      name: 'state put, 1 KB',
      baseline: 'upsert',
      goal: 0.5,
      run: sending(
        (turn) =>
          postRequest(
            `/api/sdk/state/${game.gameId}`,
            { state: { turn, text: text1k } },
            guest(turn).gameToken,
          ).replace('POST', 'PUT'),
        '"version"',
      ),
    },
    {
      name: 'state get',
      baseline: 'select',
      goal: 0.7,
      run: sending((turn) => getRequest(`/api/sdk/state/${game.gameId}`, guest(turn).gameToken), '"state"'),
    },
    {
      name: 'wallet with ledger page',
      baseline: 'select',
      goal: 0.6,
      run: sending((turn) => getRequest('/api/wallet', at(members, turn % friendlyCount).token), '"balance"'),
    },
    {
      name: 'event: score',
      baseline: 'upsert',
      goal: 0.75,
      run: sending(
        (turn) =>
          postRequest(
            '/api/events',
            { type: 'score', gameId: game.gameId, score: randomInt(1, 1_000_000) },
            guest(turn).token,
          ),
        '"newAchievements"',
      ),
    },
    {
      name: 'follow',
      baseline: 'upsert',
      goal: 0.3,
      run: sending((turn) => {
        const away = 1 + Math.floor(turn / followers.length);
        const { token } = at(followers, turn);
        return postRequest(`/api/profiles/${at(followers, turn + away).handle}/follow`, {}, token);
      }, '"social"'),
    },
    {
      name: 'like',
      baseline: 'upsert',
      goal: 0.3,
      run: sending((turn) => {
        const { gameId } = at(gameOfCreator, Math.floor(turn / members.length));
        return postRequest(`/api/games/${gameId}/like`, {}, at(members, turn).token).replace('POST', 'PUT');
      }, '"liked"'),
    },
    {
      name: `friends list, ${friendsEach}`,
      baseline: 'select',
      goal: 0.35,
      run: sending((turn) => getRequest('/api/friends', at(members, turn % friendlyCount).token), '"friends"'),
    },
    { name: 'buy, one creator', baseline: 'upsert', goal: 0.16, run: (connection, turn) => buy(connection, turn, 0) },
    { name: 'buy, spread', baseline: 'upsert', goal: 0.18, run: (connection, turn) => buy(connection, turn, turn % 5) },
    {
      name: 'feed',
      baseline: 'select',
      goal: 0.4,
      run: sending((turn) => getRequest('/api/feed', guest(turn).token), '"items"'),
    },
    {
      name: 'list of games',
      baseline: 'hello',
      goal: 0.6,
      run: sending((turn) => getRequest('/api/games', guest(turn).token), '"htmlUrl"'),
    },
    {
      name: 'document',
      baseline: 'select',
      goal: 0.5,
      run: sending((turn) => getRequest(guest(turn).documentPath), '<'),
    },
  ];
}

const newDeviceId = () => randomBytes(16).toString('hex');

function at<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('The list is not empty');
  return found;
}

export function expectAnswer(answer: Answer, status: number, part: string): Answer {
  if (answer.status === status && answer.body.includes(part)) return answer;
  throw new Error(`The service answered ${answer.status} ${answer.body.slice(0, 200)}`);
}

async function makeGuest(connection: Connection, gameId: string): Promise<Guest> {
  const deviceId = newDeviceId();
  const signedIn = await connection.send(postRequest('/api/auth/guest', { deviceId }));
  const { token } = JSON.parse(expectAnswer(signedIn, 200, '"token"').body) as { token: string };
  const session = await play(connection, gameId, token);
  const { pathname, search } = new URL(session.htmlUrl);
  const put = postRequest(`/api/sdk/state/${gameId}`, { state: {} }, session.token).replace('POST', 'PUT');
  expectAnswer(await connection.send(put), 200, '"version"');
  return { deviceId, token, gameToken: session.token, documentPath: pathname + search };
}

async function play(connection: Connection, gameId: string, token: string) {
  const answer = await connection.send(postRequest(`/api/games/${gameId}/session`, {}, token));
  return JSON.parse(expectAnswer(answer, 201, '"token"').body) as { token: string; htmlUrl: string };
}

/** A game and an item for each of the last members, and coins for the first ones. */
async function makeStalls(ctx: Context, members: SeededMember[]): Promise<{ gameId: string; itemId: string }[]> {
  const now = ctx.clock.now();
  const stalls: { gameId: string; itemId: string }[] = [];
  for (const { handle } of members.slice(-10)) {
    const creator = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('handle', '=', handle)
      .executeTakeFirstOrThrow();
    const gameId = await makeGame(ctx, creator, { title: `Game of ${handle}` });
    const itemId = newId(now);
    await sql`
      with stocked as (
        insert into items (id, game_id, kind, created_at) values (${itemId}, ${gameId}, 'consumable', ${now}) returning id)
      insert into item_versions (item_id, version, name, description, price, active, created_at)
      select id, 1, 'Potion', '', 2, true, ${now} from stocked`.execute(ctx.db);
    stalls.push({ gameId, itemId });
  }
  await sql`
    select coins_issue(id, 1000000, 'grant', 'grant:' || id, 'Coins to spend', null, ${now})
    from accounts where handle = any (${members.slice(0, 100).map(({ handle }) => handle)})`.execute(ctx.db);
  return stalls;
}

/** Each member is a friend of the ten before and the ten after. */
async function makeFriends(ctx: Context, members: SeededMember[]): Promise<void> {
  const handles = members.map(({ handle }) => handle);
  await sql`
    with people as (
      select a.id, p.n from unnest(${handles}::text[]) with ordinality as p (handle, n) join accounts a using (handle)),
    made as (
      insert into follows (follower_id, followee_id, created_at)
      select a.id, b.id, ${ctx.clock.now()} from people a join people b on a.n <> b.n
        and least(abs(a.n - b.n), ${handles.length}::int - abs(a.n - b.n)) <= ${friendsEach / 2}::int)
    update account_stats set followers = ${friendsEach}, following = ${friendsEach}, friends = ${friendsEach}
    where account_id in (select id from people)`.execute(ctx.db);
}
