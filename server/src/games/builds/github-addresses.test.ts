import { expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { withOwnFiles } from './github-addresses.ts';
import { readBuild } from './read-build.ts';

const paths = ['index.html', 'img/fox.png', 'img/red fox.png'];

it.each([
  ['loadSprite("https://raw.githubusercontent.com/ada/fox/main/img/fox.png")', 'loadSprite("/img/fox.png")'],
  ["'https://raw.githubusercontent.com/ada/fox/refs/heads/main/img/red%20fox.png?v=2'", "'/img/red%20fox.png?v=2'"],
  ['base = `https://raw.githubusercontent.com/ada/fox/main/img/`', 'base = `/img/`'],
  ['url(https://ada.github.io/fox/img/fox.png)', 'url(/img/fox.png)'],
  ['src="//ada.github.io/fox/img/fox.png"', 'src="/img/fox.png"'],
  ['"é", "https://cdn.jsdelivr.net/gh/ada/fox@1.2/img/fox.png"', '"é", "/img/fox.png"'],
  ['"https://github.com/ada/fox/raw/main/img/fox.png"', '"/img/fox.png"'],
])('takes a file of the build where its address at GitHub is named: %s', (text, own) => {
  expect(withOwnFiles(Buffer.from(text), paths)?.toString()).toBe(own);
});

it.each([
  '"https://raw.githubusercontent.com/bob/other/main/img/bear.png"',
  '"https://raw.githubusercontent.com/bob/other/main/music/"',
  '"https://ada.github.io/fox/"',
  '"https://github.com/ada/fox/blob/main/img/fox.png"',
  '"https://example.com/img/fox.png"',
])('leaves %s as it is', (text) => {
  expect(withOwnFiles(Buffer.from(text), paths)).toBeUndefined();
});

it('is delivered so in pages, scripts and styles, and the report says so', async () => {
  const at = 'https://raw.githubusercontent.com/ada/fox/main';
  const { replaced, notes } = await readBuild(
    writeFolder({
      'index.html': `<!doctype html><img src="${at}/fox.png"><script src="a.js"></script>`,
      'a.js': `load("${at}/fox.png")`,
      'a.css': `b { background: url(${at}/fox.png) }`,
      'fox.png': 'x',
    }),
  );
  expect(['index.html', 'a.js', 'a.css'].map((name) => replaced.get(name)?.toString())).toEqual([
    '<!doctype html><img src="/fox.png"><script src="a.js"></script>',
    'load("/fox.png")',
    'b { background: url(/fox.png) }',
  ]);
  expect(notes).toContain(
    'It names files of its own by their address at GitHub, which is outside: a.css, a.js, index.html are delivered with their paths in the archive instead.',
  );
});

it('is not among the files that a page loads from other sites', async () => {
  const page =
    '<!doctype html><script src="//ada.github.io/fox/a.js"></script><script src="//b.example/c.js"></script>';
  const { outside, notes } = await readBuild(writeFolder({ 'index.html': page, 'a.js': 'x' }));
  expect([...outside]).toEqual(['https://b.example/c.js']);
  expect(notes.filter((one) => one.includes('which is outside: put')).length).toBe(1);
});
