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

const inline = '<script>\n  let wide = innerWidth > innerHeight;\n</script>';
it.each([
  ['a template with a script of its own', `<body>${inline}`, `<body>${inline}<script src="bundle.js"></script>`, true],
  ['a game in its page', `<body>${inline}`, '<body><p>About it<script src="menu.js"></script>', false],
  ['a game that loads a script', '<body><script src="a.js"></script>', '<body><script src="b.js"></script>', false],
])('of %s with a page in dist, takes the one that runs', async (_what, top, built, takesBuilt) => {
  const { folder } = await readBuild(
    writeFolder({ 'index.html': top, 'a.js': '', 'dist/index.html': built, 'dist/bundle.js': 'let x = 1;' }),
  );
  expect(folder.paths.includes('bundle.js')).toBe(takesBuilt);
});

it('has the files of packages that the game itself names, and no others', async () => {
  const { folder, html } = await readBuild(
    writeFolder({
      'index.html':
        '<body><script src="node_modules/fox/dist/fox.js"></script><script type="module" src="m.js"></script>',
      'm.js': "import './node_modules/@farm/hen/hen.mjs';",
      'node_modules/fox/dist/fox.js': 'let fox = "red";',
      'node_modules/fox/src/fox.ts': '',
      'node_modules/fox/node_modules/egg/dist/egg.js': '',
      'node_modules/@farm/hen/hen.mjs': "import './feather.mjs';",
      'node_modules/@farm/hen/feather.mjs': 'let feather = 1;',
      'node_modules/vite/dist/vite.js': '',
    }),
  );
  expect(folder.paths).toEqual([
    'index.html',
    'm.js',
    'node_modules/@farm/hen/feather.mjs',
    'node_modules/@farm/hen/hen.mjs',
    'node_modules/fox/dist/fox.js',
  ]);
  expect(html).toContain('red');
});
