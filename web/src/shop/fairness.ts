import type { Fairness, Intent } from '../api/shapes.ts';

export type FairnessCheck = {
  /** The revealed seed matches the hash shown before the purchase. */
  seedKept: boolean;
  /** The prize that the published odds give for these seeds. */
  prizeId: string;
  prizeName: string;
  /** Whether that is what was granted. */
  prizeRight: boolean;
  roll: number;
  total: number;
};

/** Draws the loot box again from the two seeds, as docs/api.md describes it, and compares. Needs a secure page. */
export async function checkFairness(intent: Pick<Intent, 'id' | 'fairness' | 'granted'>): Promise<FairnessCheck> {
  const { fairness } = intent;
  if (fairness?.serverSeed == null) throw new Error('Only a settled loot box can be checked');
  const seed = bytesOf(fairness.serverSeed);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', seed));
  const total = fairness.odds.reduce((sum, { weight }) => sum + weight, 0);
  const roll = await rollOf(seed, intent.id, fairness.clientSeed ?? '', total);
  const prize = prizeAt(fairness.odds, roll);
  return {
    seedKept: hash === fairness.serverSeedHash,
    prizeId: prize.itemId,
    prizeName: prize.name,
    prizeRight: intent.granted.some(({ itemId }) => itemId === prize.itemId),
    roll,
    total,
  };
}

async function rollOf(
  seed: Uint8Array<ArrayBuffer>,
  intentId: string,
  clientSeed: string,
  total: number,
): Promise<number> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const range = BigInt(total);
  // Values beyond the last full round would favour the first prizes, so they are drawn again.
  const fairLimit = ((1n << 64n) / range) * range;
  for (let counter = 0; ; counter++) {
    const message = new TextEncoder().encode(`${intentId}:${clientSeed}:${counter}`);
    const value = new DataView(await crypto.subtle.sign('HMAC', key, message)).getBigUint64(0);
    if (value < fairLimit) return Number(value % range);
  }
}

function prizeAt(odds: Fairness['odds'], roll: number): Fairness['odds'][number] {
  let sum = 0;
  for (const entry of odds) {
    sum += entry.weight;
    if (sum > roll) return entry;
  }
  throw new Error('The odds do not cover the roll');
}

/** The app's contribution to the draw: the service committed to its own seed before it saw this one. */
export function makeClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
