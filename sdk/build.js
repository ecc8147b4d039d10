// node build.js [directory], by default dist/ here. Runs on the host's own Node, 20 and later.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const adapters = JSON.parse(readFileSync(here('src/adapters/table.json'), 'utf8'));
const directory = process.argv[2] ?? here('dist');
const font = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

const shared = {
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  // The text is set into documents of any encoding.
  charset: 'ascii',
};

await build({
  ...shared,
  entryPoints: [here('src/main.ts')],
  outfile: join(directory, 'coinop.js'),
  define: { SDK_VERSION: JSON.stringify(version) },
});

// What the SDK fetches when a clip is recorded.
await build({
  ...shared,
  entryPoints: [here('src/recorder.ts')],
  globalName: 'recorder',
  outfile: join(directory, 'recorder.js'),
});

// The package: types for a game's source, and the SDK as a module for those who like to import it.
copyFileSync(here('src/coinop.d.ts'), join(directory, 'coinop.d.ts'));
copyFileSync(here('src/host-protocol.ts'), join(directory, 'host-protocol.d.ts'));
writeFileSync(join(directory, 'index.js'), 'export const coinop = globalThis.coinop;\n');
writeFileSync(
  join(directory, 'index.d.ts'),
  '/// <reference path="./coinop.d.ts" />\n\n// Undefined outside of a document that a Coinop service delivered.\nexport declare const coinop: Coinop.Sdk;\n',
);

for (const name of Object.keys(adapters)) {
  await build({
    ...shared,
    stdin: {
      contents: `import { install } from './src/adapters/${name}.ts'; install(window);`,
      resolveDir: here('.'),
    },
    outfile: join(directory, 'adapters', `${name}.js`),
    define: { FALLBACK_FONT: JSON.stringify(readFileSync(font, 'base64')) },
  });
}

// For the server: an adapter goes into a game whose files hold one of its patterns. A script element whose address holds
// one of `scripts` is the vendor's own, which the adapter takes the place of; `hostScripts` are such scripts on the game's own
// host, where the vendor puts them.
const rows = Object.entries(adapters).map(([name, row]) => ({ name, file: `adapters/${name}.js`, ...row }));
writeFileSync(join(directory, 'adapters.json'), `${JSON.stringify(rows, null, 2)}\n`);
