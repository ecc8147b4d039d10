import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build, defineConfig, type Plugin } from 'vite';

const service = process.env['COINOP_URL'] ?? 'http://127.0.0.1:8080';

// The same code whatever NODE_ENV is: a build within a test run would otherwise hold the line of every element.
const oxc = { jsx: { runtime: 'automatic', importSource: 'preact', development: false } } as const;

const define = { __APP_VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0.1.0') };
const output = {
  target: 'es2022',
  sourcemap: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const;

// `vite` alone serves the sources beside a running service; start that one with APP_ORIGINS=http://localhost:5173, so
// that games let themselves be framed from there.
export default defineConfig({
  define,
  oxc,
  build: {
    ...output,
    // All that the first screen needs is one script: each further one would wait for an answer of its own.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
    // hls.js, which is fetched for live streams alone.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
  },
  plugins: [stylesFirst(), consolePage(), serviceWorker(), compressed()],
  server: { proxy: Object.fromEntries(['/api', '/games', '/avatars'].map((path) => [path, service])) },
});

/**
 * Builds the console, a page of its own, for itself. Built together, what both use would be cut out of the app's first
 * script into a dozen small ones, each of which waits for an answer on a slow connection.
 */
function consolePage(): Plugin {
  return {
    name: 'console-page',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        define,
        oxc,
        plugins: [stylesFirst()],
        build: { ...output, write: false, rolldownOptions: { input: 'console.html' }, chunkSizeWarningLimit: 600 },
      });
      for (const file of 'output' in built ? built.output : []) {
        // A font or picture that the app has too.
        if (file.fileName in bundle) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}

/**
 * Builds the service worker for itself: one script without imports, which shares no file with the app, and in which it
 * is written which build it belongs to. Its address stays the same, for browsers look there for a newer one.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const name = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        oxc,
        build: {
          target: 'es2022',
          write: false,
          rolldownOptions: { input: 'src/service-worker/service-worker.ts', output: { format: 'iife' } },
        },
      });
      const [script, ...more] = 'output' in built ? built.output : [];
      if (script?.type !== 'chunk' || more.length > 0) throw new Error('The service worker is not one script');
      const source = script.code.replace('__APP_BUILD__', name);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** On a slow connection what the page says by itself is painted as soon as its styles are here, and scripts come after. */
function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const style = / *<link rel="stylesheet"[^>]*>\n/g;
        const styles = html.match(style)?.join('') ?? '';
        return html
          .replace(style, '')
          .replace(/ *<script type="module"/, (script) => styles + script)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
      },
    },
  };
}

/** Beside every text its compressed forms, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg|webmanifest)$/.test(fileName)) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const brotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: source.length > 200_000 ? 9 : 11 } };
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source, brotli) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
