import { randomUUID } from 'node:crypto';
import type { OwnGameFile } from '../import/game-json.ts';

export const devGameId = '00000000-0000-7000-8000-000000000000';

export type DevAnswer = { status: number; body: object };
type FileItem = { key: string; kind: string; name: string; price: number; description?: string; imageUrl?: string };
type Intent = { id: string; itemId: string; price: number; name: string; status: string; granted: object[] };

const ok = (body: object): DevAnswer => ({ status: 200, body });
const refused = (status: number, error: string): DevAnswer => ({ status, body: { error } });

/** An in-memory service for one player and one game: answers the SDK's requests like the real one, from game.json. */
export function createDevService(readFile: () => Promise<OwnGameFile>, report: (text: string) => void) {
  const state = { value: null as unknown, version: 0 };
  const stored = new Map<string, unknown>();
  const owned = new Map<string, number>();
  const unlocked = new Map<string, string>();
  const boards = new Map<string, number>();
  const intents = new Map<string, Intent>();
  const player = { id: 'dev-player', handle: 'player_one', name: 'Player One', avatarUrl: 'data:,', guest: true };
  let balance = 100;

  const itemsOf = (file: OwnGameFile) =>
    ((file.items ?? []) as FileItem[]).map((item) => ({
      ...{ id: item.key, gameId: devGameId, key: item.key, kind: item.kind, name: item.name, price: item.price },
      ...{ description: item.description ?? '', imageUrl: item.imageUrl ?? null, active: true, odds: null },
    }));
  const inventoryOf = (file: OwnGameFile) =>
    itemsOf(file)
      .map(({ id, key, name, kind }) => ({ itemId: id, key, name, kind, quantity: owned.get(id) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
  const achievementsOf = (file: OwnGameFile) =>
    (file.achievements ?? []).map(({ id, title, description = '' }) => ({
      ...{ id, title, description },
      unlockedAt: unlocked.get(id) ?? null,
    }));

  function leaderboard(
    method: string,
    file: OwnGameFile,
    board: string | null,
    body: Record<string, unknown>,
  ): DevAnswer {
    const name = method === 'POST' ? `${body['board']}` : (board ?? '');
    const declared = file.boards?.find((one) => one.name === name);
    if (name !== '' && declared === undefined) return refused(404, `game.json declares no board "${name}".`);
    if (method === 'POST') {
      const [score, best] = [Number(body['score']), boards.get(name)];
      const isBetter = best === undefined || (declared?.lowestWins ? score < best : score > best);
      if (isBetter) boards.set(name, score);
      report(`score ${score} on ${name}`);
      return ok({ ranked: true });
    }
    const score = boards.get(name);
    const { handle, name: shown } = player;
    const me =
      score === undefined ? null : { rank: 1, handle, name: shown, score, achievedAt: new Date().toISOString() };
    return ok({ entries: me ? [me] : [], me });
  }

  function shop(
    method: string,
    file: OwnGameFile,
    [, what, , id = '']: string[],
    body: Record<string, unknown>,
  ): DevAnswer {
    if (what === 'items') return ok({ items: itemsOf(file) });
    if (what === 'inventory' && method === 'GET') return ok({ items: inventoryOf(file) });
    if (what === 'inventory') {
      const quantity = (owned.get(id) ?? 0) - Number(body['quantity'] ?? 1);
      const item = itemsOf(file).find((one) => one.id === id);
      if (item === undefined || quantity < 0) return refused(409, 'There are too few of it.');
      owned.set(id, quantity);
      return ok({ item: { itemId: id, key: item.key, name: item.name, kind: item.kind, quantity } });
    }
    const item = itemsOf(file).find((one) => one.id === body['itemId']);
    if (item === undefined) return refused(404, `game.json has no item "${body['itemId']}".`);
    const intent: Intent = {
      id: randomUUID(),
      itemId: item.id,
      price: item.price,
      name: item.name,
      status: 'pending',
      granted: [],
    };
    intents.set(intent.id, intent);
    return { status: 201, body: { intent } };
  }

  async function answer(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): Promise<DevAnswer> {
    const steps = path.split('/');
    const [resource = '', second = '', third = ''] = steps;
    const intent = resource === 'shop' && second === 'intents' ? intents.get(third) : undefined;
    if (intent) return ok({ intent });
    const file = await readFile();
    if (resource === 'player') return ok({ player });
    if (resource === 'wallet') return ok({ balance });
    if (resource === 'leaderboard') return leaderboard(method, file, query.get('board'), body);
    if (resource === 'shop') return shop(method, file, steps, body);
    if (resource === 'state') {
      if (method === 'PUT') Object.assign(state, { value: body['state'], version: state.version + 1 });
      if (method === 'PUT') report('state saved');
      return ok({ state: state.value, version: state.version, updatedAt: new Date().toISOString() });
    }
    if (resource === 'storage') {
      for (const [key, value] of Object.entries((body['set'] ?? {}) as object)) stored.set(key, value);
      for (const key of (body['remove'] ?? []) as string[]) stored.delete(key);
      return ok({ entries: Object.fromEntries(stored), updatedAt: new Date().toISOString() });
    }
    if (resource === 'achievements') {
      const found = achievementsOf(file).find(({ id }) => id === decodeURIComponent(third));
      if (method === 'GET') return ok({ achievements: achievementsOf(file) });
      if (found === undefined) return refused(404, `game.json declares no achievement "${third}".`);
      unlocked.set(found.id, found.unlockedAt ?? new Date().toISOString());
      return ok({ achievement: { ...found, unlockedAt: unlocked.get(found.id) } });
    }
    if (resource === 'events') {
      const events = (body['events'] ?? []) as { name: string; data: object }[];
      const known = events.filter(({ name }) => Object.hasOwn(file.events ?? {}, name));
      for (const { name, data } of events) {
        report(
          `event ${name} ${JSON.stringify(data)}${Object.hasOwn(file.events ?? {}, name) ? '' : ' (not declared: dropped)'}`,
        );
      }
      return ok({ accepted: known.length });
    }
    return refused(404, 'There is nothing at this address.');
  }

  return {
    answer,
    intent: (id: string) => intents.get(id),
    /** What the app's purchase sheet does. */
    settle(id: string, isApproved: boolean): Intent | undefined {
      const intent = intents.get(id);
      if (intent?.status !== 'pending') return intent;
      const { itemId, name, price } = intent;
      if (!isApproved || price > balance) return Object.assign(intent, { status: 'declined' });
      balance -= price;
      owned.set(itemId, (owned.get(itemId) ?? 0) + 1);
      return Object.assign(intent, { status: 'approved', granted: [{ itemId, name, quantity: 1 }] });
    },
    signIn: () => Object.assign(player, { guest: false, handle: 'ada', name: 'Ada' }),
  };
}

export type DevService = ReturnType<typeof createDevService>;
