import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Listed } from './game.ts';
import { createListSerializer } from './list-serializer.ts';

it('is the list as it stands, plain and compressed, however it changed since last time', async () => {
  const ends = fc.constantFrom('00', '01', 'ff');
  const game = fc.record({ n: fc.nat({ max: 8 }), end: ends, title: fc.constantFrom('Maze', 'Snake') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uniqueArray(game, { selector: ({ n }) => n }), { maxLength: 4 }), async (lists) => {
      const serialize = createListSerializer();
      const seen = new Map<string, Listed>();
      for (const list of lists) {
        // The same game is the same object, as in the catalogue.
        const games = list.map(({ n, end, title }) => {
          const id = `${n}-${end}`;
          const listed = seen.get(id + title) ?? {
            id,
            creatorId: 'ada',
            originId: null,
            createdAt: n,
            json: JSON.stringify({ id, title }),
          };
          seen.set(id + title, listed);
          return listed;
        });
        const serialized = await serialize(games);
        const expected = JSON.stringify({ games: games.map(({ json }) => JSON.parse(json)), nextCursor: null });
        expect(serialized.plain().toString()).toBe(expected);
        expect(gunzipSync(serialized.gzip()).toString()).toBe(expected);
        expect(serialized.etag).toBe((await createListSerializer()(games)).etag);
      }
    }),
    { numRuns: 50 },
  );
});
