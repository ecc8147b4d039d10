import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeOf } from '../../../server/src/shop/fair-draw.ts';
import { checkFairness } from './fairness.ts';

const odds = [
  { itemId: 'a', name: 'Apple', weight: 70, probability: 0.7 },
  { itemId: 'b', name: 'Bell', weight: 29, probability: 0.29 },
  { itemId: 'c', name: 'Crown', weight: 1, probability: 0.01 },
];
const serverSeed = '0f'.repeat(32);
const serverSeedHash = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');

function settled(id: string, clientSeed: string, grantedId: string) {
  return {
    id,
    granted: [{ itemId: grantedId, name: grantedId, quantity: 1, imageUrl: null, duplicate: false }],
    fairness: { algorithm: 'hmac-sha256-v1' as const, serverSeedHash, serverSeed, clientSeed, odds },
  };
}

describe('the fairness check', () => {
  it('draws as the service does, whatever the seeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.string({ maxLength: 64, unit: 'grapheme' }), async (intentId, clientSeed) => {
        const prize = prizeOf({ intentId, serverSeed, clientSeed, odds });
        const check = await checkFairness(settled(intentId, clientSeed, prize));
        expect(check).toMatchObject({ seedKept: true, prizeRight: true, prizeId: prize, total: 100 });
      }),
      { numRuns: 60 },
    );
  });

  it('detects another prize, another seed and other odds', async () => {
    const intentId = '0190b0b0-0000-7000-8000-000000000001';
    const prize = prizeOf({ intentId, serverSeed, clientSeed: 'mine', odds });
    const other = odds.find(({ itemId }) => itemId !== prize)?.itemId ?? '';
    expect(await checkFairness(settled(intentId, 'mine', other))).toMatchObject({ seedKept: true, prizeRight: false });
    const swapped = settled(intentId, 'mine', prize);
    swapped.fairness.serverSeed = 'ab'.repeat(32);
    expect((await checkFairness(swapped)).seedKept).toBe(false);
  });

  it('is not available before the box is open', async () => {
    const pending = settled('x', 'y', 'a');
    await expect(
      checkFairness({ ...pending, fairness: { ...pending.fairness, serverSeed: null as unknown as string } }),
    ).rejects.toThrow('Only a settled loot box can be checked');
  });
});
