import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../../../games');

it('the picture of a starter game is loaded within a second over a slow connection', () => {
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(slugs.length).toBeGreaterThan(5);
  // Of 50 KB a second, the app itself needs a part at the same time.
  const large = slugs.filter(({ name }) => readFileSync(path.join(folder, name, 'thumbnail.jpg')).length > 30_000);
  expect(large.map(({ name }) => name)).toEqual([]);
});
