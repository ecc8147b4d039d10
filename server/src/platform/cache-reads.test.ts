import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

const { people } = await startService();

async function callerReads(): Promise<{ hit: number; miss: number }> {
  const { text } = await people.nobody.get('/metrics', { authorization: 'Bearer metrics-token' });
  const count = (result: string) =>
    Number(new RegExp(`coinop_cache_reads_total\\{cache="callers",result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { hit: count('hit'), miss: count('miss') };
}

it('counts what a cache held and what it did not', async () => {
  const ada = await people.member('ada');
  const before = await callerReads();
  for (let request = 0; request < 3; request++) expect((await ada.get('/api/me')).status).toBe(200);
  const { hit, miss } = await callerReads();
  expect(hit - before.hit + miss - before.miss).toBe(3);
  expect(miss).toBeGreaterThan(before.miss);
  // While notifications may be missed, as on a busy machine, nothing is taken from the cache: so it is asked until it is.
  await expect
    .poll(async () => {
      await ada.get('/api/me');
      return (await callerReads()).hit;
    })
    .toBeGreaterThan(before.hit);
});
