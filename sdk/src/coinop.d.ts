// The SDK as a game sees it: the global `coinop`. Install @coinop/sdk, or copy this file next to your game's source.

declare namespace Coinop {
  type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

  type Player = {
    // Stable for this player in this game; in other games the same player has other ids.
    readonly id: string;
    readonly handle: string;
    readonly name: string;
    readonly avatarUrl: string;
    readonly guest: boolean;
  };

  type Item = {
    id: string;
    // From game.json; null for an item created in the app.
    key: string | null;
    gameId: string;
    kind: 'durable' | 'consumable' | 'loot_box';
    name: string;
    description: string;
    // In coins.
    price: number;
    imageUrl: string | null;
    active: boolean;
    // For a loot box, otherwise null.
    odds: { itemId: string; name: string; weight: number; probability: number }[] | null;
  };

  type OwnedItem = { itemId: string; key: string | null; name: string; kind: Item['kind']; quantity: number };

  type Purchase = {
    intentId: string;
    status: 'approved' | 'declined' | 'expired';
    // What the player got: the item, or the prize of a loot box; empty unless approved. duplicate: the loot box gave
    // something the player already had.
    granted: { itemId: string; name: string; quantity: number; imageUrl: string | null; duplicate: boolean }[];
  };

  type LeaderboardEntry = { rank: number; handle: string; name: string; score: number; achievedAt: string };

  type Leaderboard = {
    entries: LeaderboardEntry[];
    // The player's own entry, wherever it ranks; null without a score.
    me: LeaderboardEntry | null;
  };

  // One of the achievements that game.json declares.
  type Achievement = {
    id: string;
    title: string;
    description: string;
    // ISO 8601, or null while locked.
    unlockedAt: string | null;
  };

  // covered: CSS pixels at the edges that the app's own controls cover.
  type Preview = {
    readonly isPreview: boolean;
    readonly covered: { readonly top: number; readonly bottom: number };
  };

  // The error of every rejected promise. status is the server's, or 0 when there was no response.
  type Failure = Error & { status: number; code: string };

  type Events = {
    pause: [];
    resume: [];
    audio: [{ muted: boolean }];
    preview: [Preview];
    // The player is known now, or a guest signed in.
    player: [Player];
  };

  type Sdk = {
    // Call it when the first frame is drawn. Resolves when the app has answered, or at once without one.
    ready(): Promise<void>;
    // Loading progress from 0 to 1, for the app's loading screen.
    loading(progress: number): void;
    readonly player: Player;
    // A BCP 47 tag such as "en" or "pt-BR".
    readonly locale: string;
    // While the app shows the game without it being played: draw something worth looking at, ask for nothing.
    readonly preview: Preview;
    // The parameters of the shared link, see share().
    readonly launchParams: { readonly [name: string]: string };
    readonly state: {
      // The state this game saved last for this player, or null.
      load<T = Json>(): Promise<T | null>;
      // Any JSON value of at most 32,768 bytes. Call it as often as you like: writes are batched, the last wins.
      save(value: unknown): Promise<void>;
    };
    // Keys and JSON values besides the state, 3 MiB in all. Read from memory after the first call.
    readonly storage: {
      get<T = Json>(key: string): Promise<T | null>;
      // Writes are batched; the last of a key wins.
      set(key: string, value: unknown): Promise<void>;
      remove(key: string): Promise<void>;
      keys(): Promise<string[]>;
      clear(): Promise<void>;
    };
    readonly wallet: { balance(): Promise<number> };
    readonly shop: {
      items(): Promise<Item[]>;
      // Takes an item's id or key. Opens the app's purchase sheet and resolves when the player has decided.
      buy(item: string): Promise<Purchase>;
      inventory(): Promise<OwnedItem[]>;
      // Uses up a consumable and resolves with the remaining quantity.
      consume(item: string, quantity?: number): Promise<OwnedItem>;
    };
    // A reward where other platforms show an advertisement: free, for coins, or off, as set in game.json.
    readonly rewards: {
      // False: offer no reward.
      readonly available: boolean;
      // In coins; 0 when free.
      readonly price: number;
      // True: give the reward.
      show(): Promise<boolean>;
    };
    readonly achievements: {
      list(): Promise<Achievement[]>;
      unlock(id: string): Promise<Achievement>;
    };
    // around: the entries around the player's own instead of the first ones.
    leaderboard(options?: { board?: string | undefined; around?: boolean; limit?: number }): Promise<Leaderboard>;
    score(points: number, options?: { board?: string | undefined }): void;
    gameplayStart(): void;
    gameplayStop(): void;
    // Reports a success: the app may celebrate it.
    celebrate(): void;
    // Sends an event to the game's author; names and fields are declared in game.json.
    event(name: string, data?: Record<string, number | string>): void;
    // Opens the app's share sheet for a link that starts the game with these launch parameters. True: shared.
    share(params?: Record<string, string | number | boolean>): Promise<boolean>;
    shareUrl(params?: Record<string, string | number | boolean>): string;
    // The app shows the whole address, at most 200 characters, and asks the player. True: opened.
    openLink(url: string): Promise<boolean>;
    // Opens the app's sign-in sheet for a guest. True: the player is a member now.
    signIn(): Promise<boolean>;
    // A listener added while the game is paused or muted is called at once. Returns a function that removes it.
    on<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): () => void;
  };
}

declare const coinop: Coinop.Sdk;

interface Window {
  coinop: Coinop.Sdk;
}
