// Bundles every engine to one small script that the server puts into a game's document.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sizeBytesMax = 95_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const games = readdirSync(here('src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sites = readdirSync(here('src/sites')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

rmSync(here('dist'), { recursive: true, force: true });
mkdirSync(here('dist'));
await build({
  entryPoints: [
    { in: here('src/sheet.ts'), out: 'sheet' },
    ...sites.map((file) => ({ in: here(`src/sites/${file}`), out: `site-${file.slice(0, -3)}` })),
    ...games.map(({ name }) => ({ in: here(`src/games/${name}/${name}.ts`), out: name })),
  ],
  outdir: here('dist'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  // Sprites and texts are plain ASCII: nothing then depends on the document's encoding.
  charset: 'ascii',
  legalComments: 'none',
});
for (const file of readdirSync(here('dist'))) {
  const { size } = statSync(here(`dist/${file}`));
  if (size > sizeBytesMax) throw new Error(`${file} has ${size} bytes, more than ${sizeBytesMax}`);
}
