import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { StartupError } from '../../process/startup-error.ts';
import { gameHtmlBytesMax } from '../catalogue/game.ts';
import { bundleLaterScript, safeInScript } from './bundle-code.ts';
import { bundlePage, htmlOf, type Page, putFirst } from './bundle-page.ts';
import { type Bundling, count, startBundling, textOf } from './bundling.ts';
import type { GameFiles } from './game-files.ts';
import { dataAddress, isMedia, isScript } from './media-types.ts';
import { page as pageName } from './page-tree.ts';

export type BundledGame = {
  html: string;
  /** The page's own title and description; empty where it has none. */
  title: string;
  description: string;
  notes: string[];
  /** Files inlined in the document, the largest first. */
  parts: [name: string, bytes: number][];
};

const problemsShownMax = 20;
const partsShownMax = 5;

/**
 * Bundles a folder with an index.html into one document without external addresses; refused with a list of everything
 * that cannot run.
 */
export async function bundleGame(files: GameFiles): Promise<BundledGame> {
  const bundling = startBundling(files);
  const bytes = await files.read(pageName);
  if (!Buffer.isBuffer(bytes)) throw new StartupError(`${path.join(files.root, pageName)} ${bytes.problem}.`);
  const page = await bundlePage(bundling, textOf(bundling, pageName, bytes));
  await bringFilesAlong(bundling, page);
  if (!/\bcoinop\b/.test(page.scripts)) {
    bundling.notes.add('It never calls the SDK, so it has no scores, and the app shows it without waiting for it.');
  }
  refuse([...bundling.problems]);
  const html = htmlOf(page);
  const parts = [...bundling.parts].sort((a, b) => b[1] - a[1]);
  refuseIfTooLarge(html, parts);
  return { html, title: page.title, description: page.description, notes: [...bundling.notes], parts };
}

/** Files that scripts request at run time, under any name, are served from inside the document. */
async function bringFilesAlong(bundling: Bundling, page: Page): Promise<void> {
  const along: Record<string, string> = {};
  // Such a script may start another, which is then added to the set.
  for (const name of bundling.laterScripts) {
    along[name] = dataAddress(name, Buffer.from(await bundleLaterScript(bundling, name)));
  }
  for (const name of bundling.files.names) {
    if (isNoPart(name) || !wantsAlong(bundling, page, name)) continue;
    const bytes = await bundling.files.read(name);
    if (!Buffer.isBuffer(bytes)) bundling.problems.add(`${name} ${bytes.problem}.`);
    else {
      along[name] = dataAddress(name, bytes);
      count(bundling, name, along[name].length);
    }
  }
  if (Object.keys(along).length > 0) putFirst(page, safeInScript(await servingScript(along)));
}

/** A file that is already in the document is added again only if a script names it. */
function wantsAlong({ parts, laterScripts }: Bundling, { scripts }: Page, name: string): boolean {
  const isNamed = scripts.includes(path.posix.basename(name));
  if (isScript(name) || /\.(?:css|html?)$/i.test(name)) return false;
  if (laterScripts.has(name)) return false;
  return isMedia(name) ? isNamed || !parts.has(name) : isNamed;
}

/** Files that describe the folder and are not part of the game. */
function isNoPart(name: string): boolean {
  return /^(?:game|package|package-lock|tsconfig|jsconfig)\.json$|^thumbnail\.(?:webp|jpe?g|png)$|\.map$|\.md$|(?:^|\/)licen[cs]e[^/]*$/i.test(
    name,
  );
}

async function servingScript(along: Record<string, string>): Promise<string> {
  const source = readFileSync(path.join(import.meta.dirname, 'serve-files.js'), 'utf8');
  const { code } = await transform(source, { minify: true });
  return code.trim().replace('__files__', () => JSON.stringify(along));
}

function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const shown = problems.slice(0, problemsShownMax).map((problem) => `  ${problem}`);
  if (problems.length > shown.length) shown.push(`  … and ${problems.length - shown.length} more.`);
  throw new StartupError(`The game cannot run like this:\n${shown.join('\n')}`);
}

function refuseIfTooLarge(html: string, parts: [string, number][]): void {
  const bytes = Buffer.byteLength(html);
  if (bytes <= gameHtmlBytesMax) return;
  const largest = parts.slice(0, partsShownMax).map(([name, size]) => `  ${name}: ${size} bytes`);
  throw new StartupError(
    `The game has ${bytes} bytes as one document, and at most ${gameHtmlBytesMax} are allowed. Its largest files are\n${largest.join('\n')}\nPictures and sounds take a third more than in the folder.`,
  );
}
