// node build.js [directory], by default dist/ here. Runs on the host's own Node, 20 and later.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const directory = process.argv[2] ?? here('dist');

await build({
  entryPoints: [here('src/main.ts')],
  outfile: join(directory, 'coinop.js'),
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  // The text is set into documents of any encoding.
  charset: 'ascii',
  define: { SDK_VERSION: JSON.stringify(version) },
});
copyFileSync(here('src/coinop.d.ts'), join(directory, 'coinop.d.ts'));
