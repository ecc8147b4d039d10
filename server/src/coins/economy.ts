/** All numbers of the economy; SQL functions get them as parameters. */
export const economy = {
  /** For the first sign-in of an identity, once. */
  welcomeCoins: 500,
  priceMax: 1_000_000,
  /** The creator's share of a sale, rounded down; the rest is the platform's. */
  creatorSharePercent: 70,
  /** How long a quote can be approved. */
  intentLifetimeSeconds: 15 * 60,
  /** Pending quotes per player and game. */
  pendingIntentsMax: 10,
  /** Bounds the public list of a game's items. */
  itemsOfGameMax: 300,
  /** Bounds the prizes of all loot boxes of a game, for the same reason. */
  oddsOfGameMax: 1000,
  prizesOfBoxMin: 2,
  prizesOfBoxMax: 100,
  prizeWeightMax: 1_000_000,
  /** Uses of one consumable in one call. */
  usedAtOnceMax: 1_000_000,
  /** How long the result of a use with an Idempotency-Key is kept. */
  usesKeptSeconds: 7 * 86_400,
} as const;

export function creatorShareOf(price: number): number {
  return Math.floor((price * economy.creatorSharePercent) / 100);
}
