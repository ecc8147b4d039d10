import { grantCoins } from '../../coins/grant-coins.ts';
import { settleBalances } from '../../coins/settle-balances.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import { compactBoards } from '../../play/compact-boards.ts';
import { countPlays } from '../../play/count-plays.ts';
import { sweepIntents } from '../../shop/sweep-intents.ts';
import type { Answer } from '../people/people.ts';
import {
  type Actor,
  type Asked,
  actorOf,
  ask,
  count,
  type Random,
  requestsOf,
  type Stall,
  signIn,
  subjects,
  type World,
} from './torture-world.ts';

type Step = (world: World, random: Random, actor: Actor, stall: Stall) => Promise<unknown>;

const crowdMax = 60;

/** Every action, with its relative frequency. */
export const steps: readonly [weight: number, step: Step][] = [
  [6, newGuest],
  [6, signInAsSomebody],
  [2, signInAsTwo],
  [5, grant],
  [20, buy],
  [6, settleOld],
  [4, settleTwice],
  [10, useItem],
  [20, play],
  [5, save],
  [4, lookIntoWallet],
  [1, exportAll],
  [2, close],
  [1, logOut],
  [3, follow],
  [1, tidyUp],
];

async function newGuest(world: World, random: Random): Promise<void> {
  const deviceId = `device-${random.below(1e9)}`;
  const answer = await ask(world, 'guest', requestsOf(world, random).post('/api/auth/guest', { deviceId }));
  if (answer?.status !== 200) return;
  if (world.actors.length < crowdMax) world.actors.push(actorOf(answer));
  else world.actors[random.below(crowdMax)] = actorOf(answer);
}

function replace(world: World, old: Actor, actor: Actor | undefined): void {
  const place = world.actors.indexOf(old);
  if (actor !== undefined && place >= 0) world.actors[place] = actor;
}

async function signInAsSomebody(world: World, random: Random, actor: Actor): Promise<void> {
  replace(world, actor, await signIn(world, random, `subject-${random.below(subjects)}`, actor));
}

/** Two members claim the same guest at the same moment. */
async function signInAsTwo(world: World, random: Random, actor: Actor): Promise<void> {
  const [one, other] = await Promise.all(
    [random.below(subjects), random.below(subjects)].map((n) => signIn(world, random, `subject-${n}`, actor)),
  );
  replace(world, actor, one ?? other);
}

async function grant(world: World, random: Random, actor: Actor): Promise<void> {
  const coins = 1 + random.below(80);
  const ref = `torture-${random.below(1e9)}`;
  try {
    const { granted } = await grantCoins(world.options.ctx, { handle: actor.handle, coins, memo: 'Torture', ref });
    count(world, 'grant', granted ? 'given' : 'given before');
    if (granted) world.history.grants.set(ref, coins);
  } catch (error) {
    count(world, 'grant', refusalOf(world, error));
  }
}

async function gameTokenOf(world: World, random: Random, actor: Actor, { gameId }: Stall): Promise<string | undefined> {
  const session = requestsOf(world, random, actor.token).post(`/api/games/${gameId}/session`);
  return (await ask(world, 'play session', session))?.body.token;
}

async function wants(world: World, random: Random, actor: Actor, stall: Stall): Promise<Asked | undefined> {
  const token = await gameTokenOf(world, random, actor, stall);
  if (token === undefined) return undefined;
  const order = { gameId: stall.gameId, itemId: random.oneOf(stall.goods) };
  const answer = await ask(world, 'intent', requestsOf(world, random, token).post('/api/sdk/shop/intents', order));
  if (answer?.status !== 201) return undefined;
  const asked = { id: answer.body.intent.id, gameId: stall.gameId, by: actor };
  world.asked.push(asked);
  return asked;
}

async function settle(
  world: World,
  random: Random,
  actor: Actor,
  id: string,
  how: 'approve' | 'decline',
): Promise<void> {
  const answer = await ask(world, how, requestsOf(world, random, actor.token).post(`/api/shop/intents/${id}/${how}`));
  if (answer === undefined) world.history.unknown.add(id);
  else if (answer.status === 200) world.history[how === 'approve' ? 'approved' : 'declined'].add(id);
}

async function buy(world: World, random: Random, actor: Actor, stall: Stall): Promise<void> {
  const asked = await wants(world, random, actor, stall);
  if (asked !== undefined && random.next() < 0.85) {
    await settle(world, random, actor, asked.id, random.next() < 0.9 ? 'approve' : 'decline');
  }
}

/** Settles an earlier purchase, mostly as the account that requested it, which may have been merged by now. */
async function settleOld(world: World, random: Random, actor: Actor): Promise<void> {
  const asked = random.oneOf(world.asked);
  if (asked === undefined) return;
  const by = random.next() < 0.5 ? asked.by : actor;
  await settle(world, random, by, asked.id, random.next() < 0.7 ? 'approve' : 'decline');
}

async function settleTwice(world: World, random: Random, actor: Actor, stall: Stall): Promise<void> {
  const asked = await wants(world, random, actor, stall);
  if (asked === undefined) return;
  const ways = random.next() < 0.5 ? (['approve', 'approve'] as const) : (['approve', 'decline'] as const);
  await Promise.all(ways.map((how) => settle(world, random, actor, asked.id, how)));
}

async function useItem(world: World, random: Random, actor: Actor, stall: Stall): Promise<void> {
  const token = await gameTokenOf(world, random, actor, stall);
  if (token === undefined) return;
  const path = `/api/sdk/shop/inventory/${stall.gameId}/${stall.potion}/consume`;
  const key = { 'idempotency-key': `key-${random.below(1e9)}` };
  const once = () => ask(world, 'use', requestsOf(world, random, token).post(path, {}, key));
  const [one, other] = await Promise.all(random.next() < 0.5 ? [once(), once()] : [once()]);
  if (one?.status === 200 && other?.status === 200 && one.text !== other.text) {
    world.problems.push(`one use was answered twice: ${one.text} and ${other.text}`);
  }
}

async function play(world: World, random: Random, actor: Actor, { gameId }: Stall): Promise<void> {
  const type = random.oneOf(['play_start', 'play_start', 'play_end', 'score'] as const) ?? 'play_start';
  const value = type === 'play_end' ? { durationSeconds: random.below(9) } : { score: random.below(20_000) };
  const event = { type, gameId, ...(type !== 'play_start' && value) };
  await ask(world, type, requestsOf(world, random, actor.token).post('/api/events', event));
}

async function save(world: World, random: Random, actor: Actor, stall: Stall): Promise<void> {
  const token = await gameTokenOf(world, random, actor, stall);
  if (token === undefined) return;
  const state = { level: random.below(99) };
  await ask(world, 'save', requestsOf(world, random, token).put(`/api/sdk/state/${stall.gameId}`, { state }));
}

async function lookIntoWallet(world: World, random: Random, actor: Actor): Promise<void> {
  const answer = await ask(world, 'wallet', requestsOf(world, random, actor.token).get('/api/wallet'));
  if (answer?.status !== 200) return;
  const { balance, ledger } = answer.body as { balance: number; ledger: { balanceAfter: number }[] };
  if (balance < 0 || (ledger[0]?.balanceAfter ?? 0) !== balance) {
    world.problems.push(`a wallet does not agree with its ledger: ${answer.text.slice(0, 300)}`);
  }
}

async function exportAll(world: World, random: Random, actor: Actor): Promise<Answer | undefined> {
  return ask(world, 'export', requestsOf(world, random, actor.token).get('/api/me/export'));
}

async function close(world: World, random: Random, actor: Actor): Promise<void> {
  await ask(world, 'close', requestsOf(world, random, actor.token).delete('/api/me'));
}

async function logOut(world: World, random: Random, actor: Actor): Promise<void> {
  await ask(world, 'log out', requestsOf(world, random, actor.token).post('/api/auth/logout'));
}

async function follow(world: World, random: Random, actor: Actor): Promise<void> {
  const whom = random.oneOf(world.actors.filter(({ kind }) => kind === 'member'));
  if (whom === undefined || whom.id === actor.id) return;
  const asActor = requestsOf(world, random, actor.token);
  const path = `/api/profiles/${whom.handle}/follow`;
  await ask(world, 'follow', random.next() < 0.7 ? asActor.post(path) : asActor.delete(path));
}

/** Periodic work of the worker and the nodes. */
async function tidyUp(world: World): Promise<void> {
  const { db, clock } = world.options.ctx;
  try {
    await settleBalances(db);
    await sweepIntents(db, clock);
    await countPlays(db);
    await compactBoards(db);
    count(world, 'tidy up', 'done');
  } catch (error) {
    count(world, 'tidy up', refusalOf(world, error));
  }
}

function refusalOf(world: World, error: unknown): string {
  const refusal = asRefusal(error);
  if (refusal === undefined) world.problems.push(`${(error as Error).stack}`);
  return refusal?.code ?? 'failed';
}
