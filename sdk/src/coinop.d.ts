// The SDK as a game sees it: the global `coinop`. Copy this file next to your game's source to have it typed.

declare namespace Coinop {
  type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

  type Player = {
    // Stable for this player in this game; the same player has another id in another game.
    readonly id: string;
    readonly handle: string;
    readonly name: string;
    readonly avatarUrl: string;
    readonly guest: boolean;
  };

  type Item = {
    id: string;
    gameId: string;
    kind: 'durable' | 'consumable' | 'loot_box';
    name: string;
    description: string;
    // In coins.
    price: number;
    imageUrl: string | null;
    active: boolean;
    // Of a loot box, else null.
    odds: { itemId: string; name: string; weight: number; probability: number }[] | null;
  };

  type OwnedItem = { itemId: string; name: string; kind: Item['kind']; quantity: number };

  type Purchase = {
    intentId: string;
    status: 'approved' | 'declined' | 'expired';
    // What the player got: the item, or the prize of a loot box; empty unless approved.
    granted: { itemId: string; name: string; quantity: number }[];
  };

  // What every rejected promise carries. status is the server's, or 0 when no answer was the matter.
  type Failure = Error & { status: number; code: string };

  type Events = { pause: []; resume: []; audio: [{ muted: boolean }] };

  type Sdk = {
    // Call it when the first picture stands. Resolves when the app has answered, or at once without one.
    ready(): Promise<void>;
    readonly player: Player;
    // A BCP 47 tag such as "en" or "pt-BR".
    readonly locale: string;
    readonly state: {
      // What this game saved last for this player, or null.
      load<T = Json>(): Promise<T | null>;
      // Any JSON value of at most 32,768 bytes. Call it as often as you like: writes are put together, the last wins.
      save(value: unknown): Promise<void>;
    };
    readonly wallet: { balance(): Promise<number> };
    readonly shop: {
      items(): Promise<Item[]>;
      // Opens the app's purchase sheet and resolves when the player has decided.
      buy(itemId: string): Promise<Purchase>;
      inventory(): Promise<OwnedItem[]>;
      // Uses up a consumable and resolves with what is left.
      consume(itemId: string, quantity?: number): Promise<OwnedItem>;
    };
    score(points: number): void;
    gameplayStart(): void;
    gameplayStop(): void;
    // A listener added while the game is paused or muted is told at once. Returns what takes it off again.
    on<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): () => void;
  };
}

declare const coinop: Coinop.Sdk;

interface Window {
  coinop: Coinop.Sdk;
}
