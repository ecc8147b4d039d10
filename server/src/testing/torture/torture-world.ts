import type { Context } from '../../platform/context.ts';
import { makeGame } from '../people/game-fixtures.ts';
import { type Answer, type Requests, requestsWith } from '../people/people.ts';

export type TortureOptions = {
  ctx: Context;
  /** The nodes to call; may change during the run. */
  urls: () => readonly string[];
  /** An identity token of this subject. */
  appleToken(sub: string): Promise<string>;
  seed: number;
  lanes: number;
  /** Called before each step of a lane. */
  goesOn(stepsTaken: number): boolean;
  /** Whether nodes and connections are killed, so that responses may be missing. */
  cuts: boolean;
};

/** An account as the test last knew it; the service may know better by now. */
export type Actor = { id: string; handle: string; kind: 'guest' | 'member'; token: string };
export type Stall = { gameId: string; potion: string; goods: string[] };
export type Asked = { id: string; gameId: string; by: Actor };

export type World = {
  options: TortureOptions;
  actors: Actor[];
  stalls: Stall[];
  asked: Asked[];
  history: History;
  counts: Map<string, Map<string, number>>;
  problems: string[];
};

/** The responses clients got, to be compared with the database in the end. */
export type History = {
  approved: Set<string>;
  declined: Set<string>;
  /** Purchases with a missing response: either outcome is right. */
  unknown: Set<string>;
  grants: Map<string, number>;
};

export type Random = { next(): number; below(count: number): number; oneOf<T>(list: readonly T[]): T | undefined };

/** The same seed gives the same choices (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, oneOf: (list) => list[below(list.length)] };
}

export function requestsOf(world: World, random: Random, token?: string): Requests {
  return requestsWith(random.oneOf(world.options.urls()) ?? '', token);
}

const expected = new Set([200, 201, 204, 401, 402, 403, 404, 409, 429, 503]);

/** Sends a request and records its outcome; undefined without a response, or for 503. */
export async function ask(world: World, what: string, request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const answer = await request;
    count(world, what, String(answer.status));
    if (!expected.has(answer.status)) world.problems.push(`${what} answered ${answer.status}: ${answer.text}`);
    return answer.status === 503 ? undefined : answer;
  } catch (error) {
    count(world, what, 'cut');
    if (!world.options.cuts) world.problems.push(`${what} got no answer: ${(error as Error).message}`);
    return undefined;
  }
}

export function count(world: World, what: string, how: string): void {
  const of = world.counts.get(what) ?? new Map<string, number>();
  world.counts.set(what, of.set(how, (of.get(how) ?? 0) + 1));
}

export const subjects = 40;
const stallCount = 3;

export async function makeWorld(options: TortureOptions): Promise<World> {
  const world: World = {
    options,
    actors: [],
    stalls: [],
    asked: [],
    history: { approved: new Set(), declined: new Set(), unknown: new Set(), grants: new Map() },
    counts: new Map(),
    problems: [],
  };
  const random = randomOf(options.seed);
  for (let i = 0; i < stallCount; i++) {
    const creator = await signIn(world, random, `subject-${i}`);
    if (creator === undefined) throw new Error('The first members cannot sign in');
    world.actors.push(creator);
    const gameId = await makeGame(options.ctx, creator, { title: `Stall ${i}` });
    const asCreator = requestsOf(world, random, creator.token);
    const add = async (item: object): Promise<string> => {
      const { status, body, text } = await asCreator.post(`/api/games/${gameId}/items`, item);
      if (status !== 201) throw new Error(`No item was made: ${status} ${text}`);
      return body.item.id;
    };
    const potion = await add({ kind: 'consumable', name: 'Potion', price: 10 });
    const hat = await add({ kind: 'durable', name: 'Hat', price: 25 });
    const contents = [potion, hat].map((itemId, n) => ({ itemId, weight: 3 - n }));
    const box = await add({ kind: 'loot_box', name: 'Chest', price: 7, contents });
    const trifle = await add({ kind: 'consumable', name: 'Trifle', price: 0 });
    world.stalls.push({ gameId, potion, goods: [potion, potion, hat, box, trifle] });
  }
  return world;
}

/** Signs in as a subject, merging a guest if there is one. */
export async function signIn(world: World, random: Random, sub: string, guest?: Actor): Promise<Actor | undefined> {
  const identityToken = await world.options.appleToken(sub);
  const request = requestsOf(world, random, guest?.token).post('/api/auth/apple', { identityToken });
  const answer = await ask(world, guest ? 'sign in with a guest' : 'sign in', request);
  return answer?.status === 200 ? actorOf(answer) : undefined;
}

export function actorOf({ body }: Answer): Actor {
  return { id: body.user.id, handle: body.user.handle, kind: body.user.kind, token: body.token };
}
