import type { Context } from '../../platform/context.ts';
import type { ItemBody } from '../../shop/item.ts';
import { createItem } from '../../shop/manage-items.ts';
import { giveCoins } from './coin-fixtures.ts';
import { makeGame } from './game-fixtures.ts';
import type { People, Person, Requests } from './people.ts';

/** An item in this person's game, as its creator would add it. */
export async function makeItem(
  ctx: Context,
  creator: Pick<Person, 'id'>,
  gameId: string,
  item: Partial<ItemBody> = {},
): Promise<string> {
  const caller = { accountId: creator.id, kind: 'member', sessionId: '' } as const;
  const { item: made } = await createItem(ctx, caller, gameId, {
    kind: 'consumable',
    name: 'Potion',
    price: 10,
    ...item,
  });
  return made.id;
}

export type Shop = {
  gameId: string;
  creator: Person;
  add(item?: Partial<ItemBody>): Promise<string>;
  /** A loot box of consumables with these weights. */
  addBox(weights: number[], box?: Partial<ItemBody>): Promise<string>;
  /** A player in the game with this many coins. */
  visitor(handle: string, coins: number): Promise<Visitor>;
};

export type Visitor = Person & {
  game: Requests;
  /** Creates an intent and returns its id. */
  wants(itemId: string): Promise<string>;
  approve(intentId: string, clientSeed?: string): ReturnType<Requests['post']>;
  decline(intentId: string): ReturnType<Requests['post']>;
  balance(): Promise<number>;
  /** Quantities by item id. */
  inventory(): Promise<Record<string, number>>;
};

/** A game with a shop, and players in it. */
export async function openShop(ctx: Context, people: People, creatorHandle: string, title = 'Sky Race'): Promise<Shop> {
  const creator = await people.member(creatorHandle);
  const gameId = await makeGame(ctx, creator, { title });
  const shop: Shop = {
    gameId,
    creator,
    add: (item) => makeItem(ctx, creator, gameId, item),
    async addBox(weights, box = {}) {
      const contents = [];
      for (const [i, weight] of weights.entries()) {
        contents.push({ itemId: await shop.add({ name: `Prize ${i}`, active: false }), weight });
      }
      return shop.add({ kind: 'loot_box', name: 'Chest', contents, ...box });
    },
    async visitor(handle, coins) {
      const person = await people.member(handle);
      if (coins > 0) await giveCoins(ctx, person, coins);
      return visiting(people, person, gameId);
    },
  };
  return shop;
}

/** The same person inside a game's shop. */
export async function visiting(people: People, person: Person, gameId: string): Promise<Visitor> {
  const game = await people.playing(person, gameId);
  return {
    ...person,
    game,
    async wants(itemId) {
      const { status, body, text } = await game.post('/api/sdk/shop/intents', { gameId, itemId });
      if (status !== 201) throw new Error(`No intent was made: ${status} ${text}`);
      return body.intent.id;
    },
    approve: (id, clientSeed) =>
      person.post(`/api/shop/intents/${id}/approve`, clientSeed === undefined ? undefined : { clientSeed }),
    decline: (id) => person.post(`/api/shop/intents/${id}/decline`),
    balance: async () => (await person.get('/api/wallet')).body.balance,
    async inventory() {
      const { body } = await game.get(`/api/sdk/shop/inventory/${gameId}`);
      return Object.fromEntries(
        body.items.map((item: { itemId: string; quantity: number }) => [item.itemId, item.quantity]),
      );
    },
  };
}
