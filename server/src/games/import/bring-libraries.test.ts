import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../testing/after-file.ts';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { bringLibraries } from './bring-libraries.ts';

/** A tar archive as npm makes them: everything in the folder package/. */
function tarOf(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const head = Buffer.alloc(512);
    head.write(`package/${name}`, 0);
    head.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
    body.write(content);
    return [head, body];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

type Published = { files: Record<string, string>; broken?: boolean };

/** A registry that has these packages, by name and version. */
async function startRegistry(published: Record<string, Record<string, Published>>): Promise<string> {
  const server = createServer((request, response) => {
    const [, name = '', version] = /^\/((?:@[^/]+%2f)?[^/]+)(?:\/(.+))?$/.exec(request.url ?? '') ?? [];
    const versions = published[decodeURIComponent(name)];
    const packed = (one: Published) => gzipSync(tarOf(one.files));
    const factsOf = (number: string, one: Published) => ({
      version: number,
      main: './main.js',
      module: './main.mjs',
      dist: {
        tarball: `${origin}/${name}/${number}.tgz`,
        integrity: `sha512-${createHash('sha512')
          .update(one.broken ? 'other' : packed(one))
          .digest('base64')}`,
      },
    });
    const newest = Object.keys(versions ?? {}).at(-1) ?? '';
    const number = version === 'latest' ? newest : (version?.replace(/\.tgz$/, '') ?? '');
    const one = versions?.[number];
    if (versions !== undefined && version === undefined) {
      const all = Object.entries(versions).map(([key, value]) => [key, factsOf(key, value)]);
      response.end(JSON.stringify({ versions: Object.fromEntries(all) }));
    } else if (one === undefined) response.writeHead(404).end('{}');
    else response.end(version?.endsWith('.tgz') ? packed(one) : JSON.stringify(factsOf(number, one)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

const registry = await startRegistry({
  phaser: {
    '3.55.2': { files: { 'dist/phaser.min.js': 'old', 'main.js': 'm' } },
    '3.60.1': { files: { 'dist/phaser.min.js': 'new' } },
  },
  three: {
    '0.160.0': {
      files: {
        'build/three.module.js': 'import "./three.core.js"',
        'build/three.core.js': 'core',
        'examples/jsm/a/b.js': 'b',
      },
    },
  },
  gsap: { '1.20.2': { files: { 'src/minified/a/TweenMax.min.js': 'deep', 'src/minified/TweenMax.min.js': 'tween' } } },
  '@x/rapier': { '1.0.0': { files: { 'main.js': 'common', 'main.mjs': 'module' } } },
  aframe: { '1.2.0': { files: { 'dist/aframe.min.js': 'scene' } } },
  broken: { '1.0.0': { files: { 'x.js': 'x' }, broken: true } },
  '@fontsource/lato': {
    '5.0.0': {
      files: { '400.css': '@font-face{src:url(./files/lato-400.woff2)}', 'files/lato-400.woff2': 'font' },
    },
  },
});

describe('bringing libraries', () => {
  it('puts the very version that a CDN address names into the game, and the game loads it from there', async () => {
    const folder = writeFolder({
      'index.html': `<script src="https://cdn.jsdelivr.net/npm/phaser@3.55.2/dist/phaser.min.js" integrity="sha256-x" crossorigin="anonymous"></script>
        <script type="importmap">{"imports":{"three":"https://unpkg.com/three@0.160.0/build/three.module.js","three/addons/":"https://unpkg.com/three@0.160.0/examples/jsm/"}}</script>
        <link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato&amp;display=swap">`,
      'main.js': "import * as P from 'https://unpkg.com/phaser@3/dist/phaser.min.js';",
    });
    const notes = await bringLibraries(folder, registry);
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<script src="/coinop-lib/phaser@3.55.2/dist/phaser.min.js"></script>');
    expect(html).toContain('"three":"/coinop-lib/three@0.160.0/build/three.module.js"');
    expect(html).toContain('"three/addons/":"/coinop-lib/three@0.160.0/examples/jsm/"');
    expect(html).toContain('href="/coinop-lib/fonts/lato.css"');
    const read = (name: string) => readFileSync(path.join(folder, 'coinop-lib', name), 'utf8');
    expect(read('phaser@3.55.2/dist/phaser.min.js')).toBe('old');
    expect(read('three@0.160.0/build/three.core.js')).toBe('core');
    expect(read('three@0.160.0/examples/jsm/a/b.js')).toBe('b');
    expect(read('fonts/lato.css')).toContain('url(./lato-400.woff2)');
    expect(read('fonts/lato-400.woff2')).toBe('font');
    expect(readFileSync(path.join(folder, 'main.js'), 'utf8')).toContain(
      "'/coinop-lib/phaser@3.60.1/dist/phaser.min.js'",
    );
    expect(notes).toHaveLength(5);
  });

  it('puts it into the folder of the game where the archive has others around it', async () => {
    const page = '<script src="https://unpkg.com/phaser@3.55.2/dist/phaser.min.js"></script>';
    const folder = writeFolder({ 'fox-main/README.md': 'x', 'fox-main/dist/index.html': page });
    await bringLibraries(folder, registry);
    expect(existsSync(path.join(folder, 'fox-main/dist/coinop-lib/phaser@3.55.2/dist/phaser.min.js'))).toBe(true);
  });

  it('takes the module of a package from a host of modules', async () => {
    const folder = writeFolder({
      'index.html': '<script type="module" src="main.js"></script>',
      'main.js': "import R from 'https://cdn.skypack.dev/@x/rapier';",
    });
    await bringLibraries(folder, registry);
    expect(readFileSync(path.join(folder, 'main.js'), 'utf8')).toBe(
      "import R from '/coinop-lib/@x/rapier@1.0.0/main.mjs';",
    );
  });

  it('finds a file that the package keeps in another folder than the CDN', async () => {
    const folder = writeFolder({
      'index.html':
        '<script src="https://cdnjs.cloudflare.com/ajax/libs/gsap/1.20.2/TweenMax.min.js"></script><script src="https://aframe.io/releases/1.2.0/aframe.min.js"></script>',
    });
    await bringLibraries(folder, registry);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
      '<script src="/coinop-lib/gsap@1.20.2/src/minified/TweenMax.min.js"></script><script src="/coinop-lib/aframe@1.2.0/dist/aframe.min.js"></script>',
    );
  });

  it('says what could not be had, and leaves it as it is', async () => {
    const page = `<script src="https://unpkg.com/phaser@9.9.9/dist/phaser.js"></script>
      <script src="https://unpkg.com/phaser@3.55.2/nothing.js"></script>
      <script src="https://unpkg.com/gsap@1.20.2/dist/TweenMax.min.js"></script><script src="https://elsewhere.example/a.js"></script>`;
    const folder = writeFolder({ 'index.html': page });
    expect(await bringLibraries(folder, registry)).toEqual([
      'https://unpkg.com/gsap@1.20.2/dist/TweenMax.min.js was not brought: gsap@1.20.2 has no dist/TweenMax.min.js.',
      'https://unpkg.com/phaser@9.9.9/dist/phaser.js was not brought: npm has no phaser@9.9.9.',
      'https://unpkg.com/phaser@3.55.2/nothing.js was not brought: phaser@3.55.2 has no nothing.js.',
    ]);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(page);
    expect(existsSync(path.join(folder, 'coinop-lib'))).toBe(false);
  });

  it('takes nothing that is not what the registry says', async () => {
    const folder = writeFolder({ 'index.html': '<script src="https://unpkg.com/broken@1.0.0/x.js"></script>' });
    await expect(bringLibraries(folder, registry)).rejects.toThrow('did not arrive as the registry describes it');
  });
});
