import { expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { readBuild } from './read-build.ts';

const page = '<!doctype html><p>x<script src="/sdk.js"></script><script>YaGames.init()</script>';

it("takes a platform's script on the game's own host out of the page", async () => {
  const { settings, replaced, notes } = await readBuild(writeFolder({ 'index.html': page }));
  expect(settings.adapters).toEqual(['yandex-games']);
  expect(replaced.get('index.html')?.toString()).toContain('<p>x<script></script><script>YaGames');
  expect(notes).toEqual([]);
});

it("takes an app's script out of an export for phones, which its archive never has", async () => {
  const phone = '<!doctype html><p>x<script src="cordova.js"></script><script>start()</script>';
  const { settings, replaced, notes } = await readBuild(writeFolder({ 'index.html': phone }));
  expect(settings.adapters).toEqual(['cordova']);
  expect(replaced.get('index.html')?.toString()).toContain('<p>x<script></script><script>start');
  expect(notes).toEqual([]);
});

it.each([
  ['has a file of that name', { 'index.html': page, 'sdk.js': 'start()' }],
  ['names no such platform', { 'index.html': page.replace('YaGames', 'Own') }],
])('leaves it to a game that %s', async (_what, files) => {
  expect((await readBuild(writeFolder(files))).replaced.size).toBe(0);
});
