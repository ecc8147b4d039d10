import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressedPart, gzipOf, storedPart } from './gzip-parts.ts';

it('unpacks to its parts in a row, whatever they are', async () => {
  const bytes = fc.uint8Array({ maxLength: 500 }).map((array) => Buffer.from(array));
  await fc.assert(
    fc.asyncProperty(bytes, bytes, bytes, async (before, between, after) => {
      const parts = [await compressedPart(before, 9), storedPart(between), await compressedPart(after, 1)];
      expect(gunzipSync(Buffer.concat(gzipOf(parts))).equals(Buffer.concat([before, between, after]))).toBe(true);
    }),
  );
  const [before, between, after] = [Buffer.from('<p>'.repeat(9000)), Buffer.alloc(200_000, 'é'), Buffer.from('</p>')];
  const parts = [await compressedPart(before, 9), storedPart(between), await compressedPart(after, 9)];
  const packed = Buffer.concat(gzipOf(parts));
  expect(gunzipSync(packed).equals(Buffer.concat([before, between, after]))).toBe(true);
  expect(gunzipSync(Buffer.concat(gzipOf([])))).toHaveLength(0);
});
