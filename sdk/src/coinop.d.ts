// The SDK as a game sees it: the global `coinop`. Install @coinop/sdk, or copy this file next to your game's source.

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
    // As game.json names it; null for an item made in the app.
    key: string | null;
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

  type OwnedItem = { itemId: string; key: string | null; name: string; kind: Item['kind']; quantity: number };

  type Purchase = {
    intentId: string;
    status: 'approved' | 'declined' | 'expired';
    // What the player got: the item, or the prize of a loot box; empty unless approved.
    // duplicate: a loot box gave what the player had already.
    granted: { itemId: string; name: string; quantity: number; imageUrl: string | null; duplicate: boolean }[];
  };

  type LeaderboardEntry = { rank: number; handle: string; name: string; score: number; achievedAt: string };

  type Leaderboard = {
    entries: LeaderboardEntry[];
    // The player's own, wherever it stands; null without a score.
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

  // covered: CSS pixels at the edges that the app's own controls lie over.
  type Preview = {
    readonly isPreview: boolean;
    readonly covered: { readonly top: number; readonly bottom: number };
  };

  // What every rejected promise carries. status is the server's, or 0 when no answer was the matter.
  type Failure = Error & { status: number; code: string };

  type Events = {
    pause: [];
    resume: [];
    audio: [{ muted: boolean }];
    preview: [Preview];
    // The player became known, or a guest signed in.
    player: [Player];
  };

  type Sdk = {
    // Call it when the first picture stands. Resolves when the app has answered, or at once without one.
    ready(): Promise<void>;
    // How far loading has come, 0 to 1, for the app's loading picture.
    loading(progress: number): void;
    readonly player: Player;
    // A BCP 47 tag such as "en" or "pt-BR".
    readonly locale: string;
    // While the app shows the game without it being played: draw something worth looking at, ask for nothing.
    readonly preview: Preview;
    // What the game was shared with, see share().
    readonly launchParams: { readonly [name: string]: string };
    readonly state: {
      // What this game saved last for this player, or null.
      load<T = Json>(): Promise<T | null>;
      // Any JSON value of at most 32,768 bytes. Call it as often as you like: writes are put together, the last wins.
      save(value: unknown): Promise<void>;
    };
    // Keys and JSON values beside the state, 3 MiB in all. Answers come from memory after the first.
    readonly storage: {
      get<T = Json>(key: string): Promise<T | null>;
      // Writes are put together; the last of a key wins.
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
      // Uses up a consumable and resolves with what is left.
      consume(item: string, quantity?: number): Promise<OwnedItem>;
    };
    // A reward where other platforms show an advertisement: free, for coins, or off, as game.json says.
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
    // around: the places next to the player's own instead of the first ones.
    leaderboard(options?: { board?: string | undefined; around?: boolean; limit?: number }): Promise<Leaderboard>;
    score(points: number, options?: { board?: string | undefined }): void;
    gameplayStart(): void;
    gameplayStop(): void;
    // Something good happened: the app may celebrate it.
    celebrate(): void;
    // A figure for the game's author; names and fields are declared in game.json.
    event(name: string, data?: Record<string, number | string>): void;
    // Opens the app's share sheet for an address that starts the game with these launch parameters. True: shared.
    share(params?: Record<string, string | number | boolean>): Promise<boolean>;
    shareUrl(params?: Record<string, string | number | boolean>): string;
    // The app shows the whole address, at most 200 characters, and asks the player. True: opened.
    openLink(url: string): Promise<boolean>;
    // Opens the app's sign-in sheet for a guest. True: the player is a member now.
    signIn(): Promise<boolean>;
    // A listener added while the game is paused or muted is told at once. Returns what takes it off again.
    on<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): () => void;
  };
}

declare const coinop: Coinop.Sdk;

interface Window {
  coinop: Coinop.Sdk;
}
