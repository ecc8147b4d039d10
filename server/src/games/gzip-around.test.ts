import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressPieces, gzipAround } from './gzip-around.ts';

it('unpacks to the three pieces, whatever they are', async () => {
  const bytes = fc.uint8Array({ maxLength: 500 }).map((array) => Buffer.from(array));
  await fc.assert(
    fc.asyncProperty(bytes, bytes, bytes, async (before, between, after) => {
      const compressed = await compressPieces(before, after);
      const packed = gzipAround({ before, after }, compressed, between);
      expect(gunzipSync(packed).equals(Buffer.concat([before, between, after]))).toBe(true);
    }),
  );
  const [before, between, after] = [Buffer.from('<p>'.repeat(9000)), Buffer.alloc(200_000, 'é'), Buffer.from('</p>')];
  const packed = gzipAround({ before, after }, await compressPieces(before, after), between);
  expect(gunzipSync(packed).equals(Buffer.concat([before, between, after]))).toBe(true);
});
