import { createHash, createHmac } from 'node:crypto';

/**
 * The draw of a loot box (hmac-sha256-v1): a function only of the two seeds, the intent and the odds, so that drawing
 * again after a crash gives the same prize, and anyone can verify a prize from what the API shows. docs/fair-draws.md
 * describes it.
 */
export type Draw = {
  intentId: string;
  serverSeed: string;
  clientSeed: string;
  odds: readonly { itemId: string; weight: number }[];
};

export function prizeOf(draw: Draw): string {
  const total = BigInt(draw.odds.reduce((sum, { weight }) => sum + weight, 0));
  const highest = (2n ** 64n / total) * total;
  const key = Buffer.from(draw.serverSeed, 'hex');
  for (let counter = 0; ; counter++) {
    const message = `${draw.intentId}:${draw.clientSeed}:${counter}`;
    const value = createHmac('sha256', key).update(message).digest().readBigUInt64BE(0);
    if (value < highest) return entryAt(draw.odds, Number(value % total));
  }
}

function entryAt(odds: Draw['odds'], place: number): string {
  let reach = 0;
  for (const { itemId, weight } of odds) {
    reach += weight;
    if (reach > place) return itemId;
  }
  throw new Error('A place lies within the sum of the weights');
}

export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}
