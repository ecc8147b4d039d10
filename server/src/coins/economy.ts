/** The numbers of the economy, each written here and nowhere else; SQL gets them as parameters. */
export const economy = {
  /** For the first sign-in of an identity, once ever. */
  welcomeCoins: 500,
  priceMax: 1_000_000,
  /** What a sale brings the game's creator, rounded down; the rest is the platform's. */
  creatorSharePercent: 70,
  /** How long a quote can be settled. */
  intentLifetimeSeconds: 15 * 60,
  /** Quotes that wait, of one player in one game. */
  pendingIntentsMax: 10,
  /** A public list that anybody may ask for has to end somewhere. */
  itemsOfGameMax: 300,
  /** Prizes of all loot boxes together, for the same reason. */
  oddsOfGameMax: 1000,
  prizesOfBoxMin: 2,
  prizesOfBoxMax: 100,
  prizeWeightMax: 1_000_000,
  /** Of one consumable, in one call. */
  usedAtOnceMax: 1_000_000,
  /** How long the answer to a use with an Idempotency-Key is kept. */
  usesKeptSeconds: 7 * 86_400,
} as const;

export function creatorShareOf(price: number): number {
  return Math.floor((price * economy.creatorSharePercent) / 100);
}
