import path from 'node:path';
import type { Game } from '../catalogue/game.ts';
import type { BuildFolder } from './build-folder.ts';

/** Web app manifests, as Construct and others write them. */
const manifests = /^(?:app)?manifest\.json$|^[\w-]*\.webmanifest$/i;
/** Where GDevelop keeps its project. */
const project = 'data.js';
/** In the first page: Egret's player, and Laya's hint, which is "landscape" in the template for every game. */
const inPage = /\bdata-orientation\s*=\s*["'](landscape|portrait)["']|\bscreenorientation\s*=\s*["'](portrait)["']/i;
const readBytesMax = 4_000_000;

/** Runtimes with a fixed screen: TIC-80's is 240 by 136, in a canvas that fills any window and starts at a click. */
const landscapeRuntimes = ['tic80.js'];

/** The orientation the build declares; games that fill any window show it nowhere else. */
export async function declaredOrientation(
  folder: Pick<BuildFolder, 'paths' | 'read'>,
): Promise<Game['orientation'] | undefined> {
  for (const name of folder.paths.filter((one) => manifests.test(one) || one === project)) {
    const bytes = await folder.read(name);
    if (bytes.length > readBytesMax) continue;
    const text = bytes.toString('utf8');
    const drawn = name === project ? drawnBy(text) : undefined;
    if (drawn !== undefined) return drawn;
    const [, said] = /"orientation"\s*:\s*"(landscape|portrait)(?:-primary|-secondary)?"/.exec(text) ?? [];
    if (said === 'landscape' || said === 'portrait') return said;
  }
  const page = folder.paths.includes('index.html') ? (await folder.read('index.html')).toString('utf8') : '';
  const [, egret, laya] = inPage.exec(page) ?? [];
  const hinted = (egret ?? laya)?.toLowerCase();
  if (hinted === 'landscape' || hinted === 'portrait') return hinted;
  const hasWideScreen = folder.paths.some((name) => landscapeRuntimes.includes(path.posix.basename(name)));
  return hasWideScreen ? 'landscape' : undefined;
}

/**
 * A GDevelop project says "landscape" unless its author changed that; its drawing size shows the intended orientation.
 */
function drawnBy(text: string): 'landscape' | 'portrait' | undefined {
  const [width, height] = ['windowWidth', 'windowHeight'].map((name) =>
    Number(new RegExp(`"${name}"\\s*:\\s*(\\d+)`).exec(text)?.[1]),
  );
  if (!width || !height || width === height) return undefined;
  return width > height ? 'landscape' : 'portrait';
}
