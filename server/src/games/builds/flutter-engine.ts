const own = 'canvaskit/';
/** Where the code of a Flutter build loads its renderer from; with its version. */
const address =
  /https:\/\/(?:www\.gstatic\.com\/flutter-canvaskit\/[0-9a-f]{40}|unpkg\.com\/canvaskit-wasm@[\d.]+\/bin)\//g;
/** What the loader of newer builds makes that address of. Without it, it takes the files beside the page. */
const revision = /(\b_flutter\.buildConfig\s*=\s*\{[^;]*?)"engineRevision"\s*:\s*"[0-9a-f]{40}"\s*,?/g;

/**
 * `flutter build web` puts the renderer into the build and loads it from Google's CDN all the same, which is blocked
 * here. Where the build has it, it is taken from there. All other bytes stay unchanged.
 */
export function withOwnRenderer(bytes: Buffer, paths: readonly string[]): Buffer | undefined {
  if (!paths.includes(`${own}canvaskit.js`)) return undefined;
  const text = bytes.toString('latin1');
  const local = text.replace(address, own).replace(revision, '$1');
  return local === text ? undefined : Buffer.from(local, 'latin1');
}

/** Its renderers share memory where the browser isolates the page, and do without elsewhere. */
export const isFlutterRenderer = (name: string) => /^canvaskit\/(?:\w+\/)?(?:skwasm|canvaskit)\w*\.js$/.test(name);
