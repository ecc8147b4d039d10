import path from 'node:path';
import { parse } from 'parse5';
import type { BuildSizes } from '../../process/build-settings.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Game } from '../catalogue/game.ts';
import { adviceOn } from '../import/cdn-address.ts';
import { openGameFiles } from '../import/game-files.ts';
import { notesOn, type OwnGameFile, readGameJson } from '../import/game-json.ts';
import { isScript } from '../import/media-types.ts';
import { attribute, elementsOf, textIn } from '../import/page-tree.ts';
import { adaptersIn, isMissingHostScript } from './adapters.ts';
import { withoutAssetPrefix } from './asset-prefix.ts';
import { type BuildFolder, BuildRefused, openBuildFolder } from './build-folder.ts';
import { declaredOrientation } from './declared-orientation.ts';
import { declaredSettings } from './declared-settings.ts';
import { contentTypeOf, isHtml } from './file-encoding.ts';
import { isFlutterRenderer, withOwnRenderer } from './flutter-engine.ts';
import { withOwnFiles } from './github-addresses.ts';
import type { BuildSettings } from './manifest.ts';
import { withOwnWindow } from './own-window.ts';
import { atItsOwnPath, withOwnRefresh } from './page-moves.ts';
import { withoutVendorScripts } from './page-scripts-outside.ts';
import { textOfPage } from './page-text.ts';
import { createPathFinder, type PathFinder } from './path-finder.ts';
import { sharesMemory } from './shared-memory.ts';
import { builtPageOf } from './start-page.ts';

/** A game's files, read and checked, before any of it was played or stored. */
export type ReadBuild = {
  folder: BuildFolder;
  find: PathFinder;
  /** Files that are delivered with other content than in the folder. */
  replaced: ReadonlyMap<string, Buffer>;
  settings: BuildSettings;
  /** Scripts and styles of other sites that its pages load; the notes say what to put into the archive instead. */
  outside: ReadonlySet<string>;
  /** The whole game as one document where possible, otherwise a page that says so. */
  html: string;
  title: string;
  description: string;
  /** What its own manifest declares; game.json has precedence. */
  orientation: Game['orientation'] | undefined;
  said: OwnGameFile;
  notes: string[];
};

/** Larger builds never fit into one document. */
const bundleBytesMax = 4_000_000;
const scannedBytesMax = 16_000_000;

export async function readBuild(root: string, sizes?: BuildSizes): Promise<ReadBuild> {
  const folder = await openBuilt(root, sizes);
  const notes = [...folder.notes];
  const page = textOfPage(await folder.read('index.html'));
  const elements = [...elementsOf(parse(page))];
  const title = elements.find(({ tagName }) => tagName === 'title');
  const meta = elements.find(
    (one) => one.tagName === 'meta' && attribute(one, 'name')?.toLowerCase() === 'description',
  );
  const said = await readGameJson(await openGameFiles(folder.base));
  notes.push(...notesOn(said));
  const code = await scanCode(folder);
  const replaced = new Map<string, Buffer>();
  const loaded = new Set<string>();
  const isHosted = (address: string) => isMissingHostScript(address, code.adapters, folder.paths);
  for (const name of folder.paths.filter((one) => isHtml(contentTypeOf(one)))) {
    const text = textOfPage(await folder.read(name));
    const { html, taken, outside } = withoutVendorScripts(withOwnRefresh(text, name, folder.paths) ?? text, isHosted);
    const placed = code.usesRouter && name === 'index.html' ? atItsOwnPath(html, folder.paths) : undefined;
    if (taken.length > 0 || (placed ?? html) !== text) replaced.set(name, Buffer.from(placed ?? html));
    for (const address of outside.filter((one) => withOwnFiles(Buffer.from(one), folder.paths) === undefined)) {
      notes.push(adviceOn(name, address));
      loaded.add(absolute(address));
    }
  }
  const lookers = await replaceIn(folder, replaced, isCode, withOwnWindow);
  if (lookers.length > 0) {
    notes.push(
      `It writes top for its own window, which on a page of another site it cannot look into: ${are(lookers)} delivered with self instead.`,
    );
  }
  const isText = (name: string) => isCode(name) || /\.(?:css|json)$/i.test(name);
  const namers = await replaceIn(folder, replaced, isText, (bytes) => withOwnFiles(bytes, folder.paths));
  if (namers.length > 0) {
    notes.push(
      `It names files of its own by their address at GitHub, which is outside: ${are(namers)} delivered with their paths in the archive instead.`,
    );
  }
  const prefixed = await replaceIn(folder, replaced, isCode, withoutAssetPrefix);
  if (prefixed.length > 0) {
    notes.push(
      `It names another site for its own files in ASSET_PREFIX, which is outside: ${are(prefixed)} delivered without it.`,
    );
  }
  const renderers = await replaceIn(folder, replaced, isCode, (bytes) => withOwnRenderer(bytes, folder.paths));
  if (renderers.length > 0) {
    notes.push(
      `It loads Flutter's renderer from another site though it brings it along: ${are(renderers)} delivered with its own.`,
    );
  }
  const bundled = await bundle(folder, replaced);
  if (isSource(page, code.bareImports)) {
    if ('problem' in bundled) throw new BuildRefused(sourceOnly);
    replaced.set('index.html', Buffer.from(bundled.html));
  }
  if ('problem' in bundled)
    notes.push(`Apps that show games without an address of their own cannot show it: ${bundled.problem}`);
  if (code.usesThreads)
    notes.push('It uses threads, which work only on the page /play/… of the game, where the browser can isolate it.');
  if (code.usesServiceWorker)
    notes.push('It registers a service worker, which is refused; the game must work without.');
  if (code.usesBuildTool) {
    notes.push(
      'It reads import.meta.env, which only a build tool fills in: if it does not start, upload what yours makes of it (often the folder dist).',
    );
  }
  if (code.usesDatabase && 'html' in bundled) {
    notes.push(
      'It names IndexedDB: apps that show games without an address of their own keep databases of up to 1 MiB for it, and none in workers.',
    );
  }
  return {
    folder,
    find: createPathFinder(folder.paths),
    replaced,
    settings: {
      adapters: code.adapters,
      ...(code.usesThreads && { threads: true }),
      ...declaredSettings(said),
    },
    outside: loaded,
    html: 'html' in bundled ? bundled.html : pageWithoutGame,
    title: title === undefined ? '' : textIn(title),
    description: (meta && attribute(meta, 'content')) ?? '',
    orientation: said.orientation ?? (await declaredOrientation(folder)),
    said,
    notes,
  };
}

const isCode = (name: string) => isScript(name) || isHtml(contentTypeOf(name));
const are = (names: readonly string[]) => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`;

/** The names of the texts that were changed. */
async function replaceIn(
  folder: BuildFolder,
  replaced: Map<string, Buffer>,
  isFit: (name: string) => boolean,
  change: (bytes: Buffer) => Buffer | undefined,
): Promise<string[]> {
  const names: string[] = [];
  for (const name of folder.paths.filter(isFit)) {
    const bytes = replaced.get(name) ?? (await folder.read(name));
    const own = bytes.length > scannedBytesMax ? undefined : change(bytes);
    if (own === undefined) continue;
    replaced.set(name, own);
    names.push(name);
  }
  return names;
}

/** As a browser resolves it, from a page loaded by https. */
function absolute(address: string): string {
  return URL.canParse(address, 'https://game.invalid') ? new URL(address, 'https://game.invalid').href : address;
}

/** The folder to publish: for a project with sources at the top, the output of its build tool. */
export async function openBuilt(root: string, sizes?: BuildSizes): Promise<BuildFolder> {
  const folder = await openBuildFolder(root, sizes);
  const built = builtPageOf(folder.paths, '');
  if (built === undefined) return folder;
  const page = textOfPage(await folder.read('index.html'));
  const builtPage = textOfPage(await folder.read(built));
  if (!startsSources(page) && !isTemplateOf(page, builtPage)) return folder;
  return openBuildFolder(folder.root, sizes, path.relative(folder.root, path.join(folder.base, built)));
}

const sourceOnly =
  'index.html starts source code that no browser runs as it is; upload what your build tool makes of it (often the folder dist).';

const pageWithoutGame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not here</title>
<style>html,body{height:100%;margin:0;background:#14121f;color:#fff;font:600 20px/1.5 system-ui,sans-serif}
body{display:grid;place-items:center;text-align:center;padding:0 32px;box-sizing:border-box}</style>
<body><p>This game needs an address of its own, which this app cannot give it. Open it in the web app.</p>
<script>coinop.ready()</script></body></html>`;

async function bundle(
  folder: BuildFolder,
  replaced: ReadonlyMap<string, Buffer>,
): Promise<{ html: string } | { problem: string }> {
  if (folder.sizeBytes > bundleBytesMax)
    return { problem: `its ${folder.sizeBytes} bytes do not fit into one document.` };
  try {
    const files = await openGameFiles(folder.base);
    // The vendors' scripts are not missing, because adapters replace them. The first page may have another name on
    // disk.
    const read: typeof files.read = async (name) =>
      replaced.get(name) ?? (name === 'index.html' ? folder.read(name) : files.read(name));
    // With the bundler, which few processes ever need.
    const { bundleGame } = await import('../import/bundle-game.ts');
    return { html: (await bundleGame({ ...files, read })).html };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const [, first] = error.message.split('\n');
    return { problem: (first ?? error.message).trim() };
  }
}

type Scanned = {
  adapters: string[];
  bareImports: boolean;
  usesThreads: boolean;
  usesServiceWorker: boolean;
  usesDatabase: boolean;
  usesBuildTool: boolean;
  usesRouter: boolean;
};

/** The names used in the game's texts. */
async function scanCode(folder: BuildFolder): Promise<Scanned> {
  const found: Scanned = {
    adapters: [],
    bareImports: false,
    usesThreads: false,
    usesServiceWorker: false,
    usesDatabase: false,
    usesBuildTool: false,
    usesRouter: false,
  };
  const adapters = new Set<string>();
  for (const name of folder.paths) {
    if (!isScript(name) && !/\.(?:html?|json)$/i.test(name)) continue;
    const bytes = await folder.read(name);
    if (bytes.length > scannedBytesMax) continue;
    const text = bytes.toString('utf8');
    for (const adapter of adaptersIn(text)) adapters.add(adapter);
    found.bareImports ||=
      isScript(name) && /^\s*import\b[^'"\n;]*["'](?![./'"]|https?:|data:|blob:)[^'"\n]+["']/m.test(text);
    found.usesThreads ||= sharesMemory(text) && !isFlutterRenderer(name);
    found.usesServiceWorker ||= /serviceWorker\s*\??\.\s*register/.test(text);
    found.usesDatabase ||= /\bindexedDB\b/.test(text);
    found.usesRouter ||= isScript(name) && /\bpushState\b/.test(text) && /\bpopstate\b/.test(text);
    found.usesBuildTool ||= isScript(name) && /\bimport\.meta\.env\.\w/.test(text);
  }
  return { ...found, adapters: [...adapters].sort() };
}

/**
 * Whether a page loads source code that only a build tool can read, or nothing at all, as templates of build tools do.
 */
function startsSources(page: string): boolean {
  const elements = [...elementsOf(parse(page))];
  const scripts = elements.filter((one) => one.tagName === 'script');
  return (
    !elements.some(({ tagName }) => ['script', 'iframe', 'frameset'].includes(tagName)) ||
    isTypeScript(scripts) ||
    /<script[^>]+src=["']?\/?src\//i.test(page) ||
    /%PUBLIC_URL%|<%=/.test(page)
  );
}

/** webpack writes its output into a copy of a page that has at most scripts of a few lines in it. */
function isTemplateOf(page: string, built: string): boolean {
  const scripts = [...elementsOf(parse(page))].filter((one) => one.tagName === 'script');
  const builtScripts = [...elementsOf(parse(built))].filter((one) => one.tagName === 'script');
  const isInline = (one: (typeof scripts)[number]) => attribute(one, 'src') === undefined;
  return (
    scripts.length > 0 &&
    scripts.every(
      (one) => isInline(one) && builtScripts.some((other) => textIn(other).trim() === textIn(one).trim()),
    ) &&
    builtScripts.some((one) => !isInline(one))
  );
}

function isTypeScript(scripts: readonly Parameters<typeof attribute>[0][]): boolean {
  return scripts.some((one) => /\.(?:[mc]?tsx?|jsx)$/i.test(path.posix.basename(attribute(one, 'src') ?? '')));
}

/** Whether a browser cannot run the page unchanged: TypeScript, or packages by their bare names. */
function isSource(page: string, hasBareImports: boolean): boolean {
  const modules = [...elementsOf(parse(page))].filter((one) => one.tagName === 'script');
  const hasMap = modules.some((one) => attribute(one, 'type') === 'importmap');
  const hasModule = modules.some((one) => attribute(one, 'type') === 'module');
  return isTypeScript(modules) || (hasBareImports && hasModule && !hasMap);
}
