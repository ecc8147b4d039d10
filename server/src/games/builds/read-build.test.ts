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

it('takes the project of GDevelop, which has the name of our file, for no word to us', async () => {
  const project = JSON.stringify({ gdVersion: { major: 5 }, title: 7, properties: {}, layouts: [] });
  const { said, notes } = await readBuild(writeFolder({ 'index.html': '<!doctype html><p>x', 'game.json': project }));
  expect([said, notes]).toEqual([{}, []]);
});
