import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { fuzzUploads } from '../testing/torture/upload-fuzz.ts';

const { ctx, people } = await startService();

it('mutated videos end as clips or with a reason, and leave no process and no file', async () => {
  const ada = await people.member('ada');
  const report = await fuzzUploads(ctx, { rounds: 60, seed: 1935, accountId: ada.id, wholeEvery: 2, parallel: 2 });
  // A mutator that always breaks the head or never anything would prove nothing.
  expect(report.ready).toBeGreaterThan(4);
  expect(report.readable).toBeGreaterThan(4);
  expect(report.failed).toBeGreaterThan(4);
  expect(report.unexplained).toBe(0);
});
