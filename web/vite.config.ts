import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const service = process.env['COINOP_URL'] ?? 'http://127.0.0.1:8080';

// `vite` alone serves the sources beside a running service; start that one with APP_ORIGINS=http://localhost:5173, so
// that games let themselves be framed from there.
export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0.1.0') },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The console is a page of its own: nothing of it is in the app's bundle.
      input: ['index.html', 'console.html', 'src/service-worker/service-worker.ts'],
      output: {
        // Its address stays the same, for browsers look there for a newer one.
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
    modulePreload: { polyfill: false },
    // hls.js, which is fetched for live streams alone.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
  },
  plugins: [buildNamed(), compressed()],
  server: { proxy: Object.fromEntries(['/api', '/games', '/avatars'].map((path) => [path, service])) },
});

/** Writes into the service worker which build it belongs to. */
function buildNamed(): Plugin {
  return {
    name: 'build-named',
    apply: 'build',
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') throw new Error('service-worker.js was not built');
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const build = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('__APP_BUILD__', build);
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
