import { findAccessory, findSprite } from '../art/sprites/sprite-library.ts';
import type { Actor } from '../plan.ts';
import { dress, effectOf, type Wardrobe } from './item-effects.ts';

export type ShopItem = { id: string; key: string | null; kind: string; name: string; price: number };
type Owned = { itemId: string; key: string | null; name: string; kind: string; quantity: number };

/** The part of the SDK's shop that a generated game uses. */
export type SdkShop = {
  items(): Promise<ShopItem[]>;
  inventory(): Promise<Owned[]>;
  buy(item: string): Promise<unknown>;
  consume(item: string, quantity?: number): Promise<unknown>;
};

export type Shop = {
  items(): ShopItem[];
  quantityOf(item: ShopItem): number;
  /** The item that is being bought. */
  pending(): string | null;
  buy(item: ShopItem): void;
  /** An extra life for its owner; a consumable one is used up here. */
  takeExtraLife(): boolean;
};

const drawn: Wardrobe = {
  hasHat: (name) => findAccessory(name) !== undefined,
  hasSprite: (name) => findSprite(name) !== undefined,
};

/** The items on sale and the player's inventory. Without an SDK or items there is no shop. */
export function openShop(sdk: SdkShop | undefined, hero: Actor, wardrobe: Wardrobe = drawn): Shop {
  let items: ShopItem[] = [];
  let owned: Owned[] = [];
  let pending: string | null = null;

  const wearWhatIsOwned = () => {
    for (const item of owned) {
      const effect = item.quantity > 0 ? effectOf(item, wardrobe) : undefined;
      if (effect) dress(hero, effect);
    }
  };
  const load = async () => {
    if (!sdk) return;
    [items, owned] = await Promise.all([sdk.items(), sdk.inventory()]);
    wearWhatIsOwned();
  };
  const buy = async (item: ShopItem) => {
    pending = item.id;
    try {
      await sdk?.buy(item.id);
      owned = (await sdk?.inventory()) ?? owned;
      wearWhatIsOwned();
    } finally {
      pending = null;
    }
  };
  // An unreachable shop is shown as empty: the game continues.
  load().catch(() => undefined);

  return {
    items: () => items,
    quantityOf: (item) => owned.find(({ itemId }) => itemId === item.id)?.quantity ?? 0,
    pending: () => pending,
    // Declined, expired or refused: the app has shown it, and nothing changes here.
    buy: (item) => void (pending === null && buy(item).catch(() => undefined)),
    takeExtraLife: () => {
      const life = owned.find((item) => item.quantity > 0 && effectOf(item, wardrobe)?.type === 'life');
      if (!life) return false;
      if (life.kind === 'consumable') {
        life.quantity--;
        sdk?.consume(life.itemId).catch(() => undefined);
      }
      return true;
    },
  };
}
