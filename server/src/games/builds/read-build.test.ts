import { expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { readBuild } from './read-build.ts';

const page = '<!doctype html><p>x<script type="module" src="main.js"></script>';

it.each([
  ['reads what only a build tool fills in', 'const limit = import.meta.env.VITE_LIMIT;', 1],
  ['knows its own address', 'const here = import.meta.url;', 0],
])('tells the author of a script that %s', async (_what, script, count) => {
  const { notes } = await readBuild(writeFolder({ 'index.html': page, 'main.js': script }));
  expect(notes.filter((note) => note.includes('import.meta.env'))).toHaveLength(count);
});

it('makes one document of a game whose first page has another name', async () => {
  const { html, notes } = await readBuild(writeFolder({ 'index.htm': '<!doctype html><p>Begin' }));
  expect(html).toContain('Begin');
  expect(notes).toEqual(['The game begins with index.htm.']);
});
