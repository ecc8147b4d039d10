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
    // The console is a page of its own: nothing of it is in the app's bundle.
    rolldownOptions: { input: ['index.html', 'console.html'] },
    modulePreload: { polyfill: false },
    // hls.js, which is fetched for live streams alone.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
  },
  plugins: [compressed()],
  server: { proxy: Object.fromEntries(['/api', '/games', '/avatars'].map((path) => [path, service])) },
});

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
