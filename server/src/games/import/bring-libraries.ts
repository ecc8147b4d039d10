import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBuilt } from '../builds/read-build.ts';
import { fontPackageOf, fontsOf, packageFileOf } from './cdn-address.ts';
import { openGameFiles } from './game-files.ts';
import { type NpmPackage, openNpmRegistry } from './npm-registry.ts';

/** The folder of bundled libraries in a game, named by package and version. */
const folderOfBrought = 'coinop-lib';
const textBytesMax = 2_000_000;

/**
 * Copies the libraries and fonts that a game loads from CDNs into its folder, in the exact versions, and rewrites the
 * references. Only packages on npm are available. Changes the folder; returns a sentence for each change and each
 * failure.
 */
export async function bringLibraries(folder: string, registry: string): Promise<string[]> {
  const read = openNpmRegistry(registry);
  // Of an archive with a folder around the game, or with its sources: only what is published is delivered.
  const { base } = await openBuilt(folder);
  const files = await openGameFiles(base, 20_000);
  const notes = new Set<string>();
  for (const name of files.names.filter((one) => /\.(?:html?|m?js|css)$/i.test(one))) {
    const place = path.join(files.root, name);
    const before = await readFile(place, 'utf8');
    if (before.length > textBytesMax) continue;
    let after = before;
    for (const address of addressesIn(before)) {
      const brought = await bring(files.root, address, read);
      if (brought === undefined) continue;
      notes.add(brought.note);
      if (brought.path !== undefined) after = after.replaceAll(address, brought.path);
    }
    // Integrity hashes and CORS attributes of the original are removed, because the bytes may differ.
    if (after !== before) await writeFile(place, after.replace(/\s(?:integrity|crossorigin)=(?:"[^"]*"|'[^']*')/g, ''));
  }
  return [...notes];
}

function addressesIn(text: string): string[] {
  const found =
    text.match(
      /(?:https?:)?\/\/(?:cdn|unpkg|ajax|code|fonts|fastly|lib|aframe|pixijs|kaboomjs|esm)[\w.-]*\.[\w.]+\/[^\s"'`<>)\\]+/g,
    ) ?? [];
  // Longer ones first, because one may be a prefix of another.
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

type Brought = { note: string; path?: string };
type ReadPackage = ReturnType<typeof openNpmRegistry>;

async function bring(root: string, address: string, read: ReadPackage): Promise<Brought | undefined> {
  const fonts = fontsOf(address.replaceAll('&amp;', '&'));
  if (fonts.length > 0) return bringFonts(root, address, fonts, read);
  const wanted = packageFileOf(address);
  if (wanted === undefined) return undefined;
  const found = await read(wanted.name, wanted.version);
  if (found === undefined) return { note: `${address} was not brought: npm has no ${wanted.name}@${wanted.version}.` };
  const main = wanted.asModule ? found.module : found.main;
  const file = wanted.file === '' ? main : (wanted.foldersDiffer && placeIn(found, wanted.file)) || wanted.file;
  const isFolder = file.endsWith('/');
  const names = isFolder ? [...found.files.keys()].filter((one) => one.startsWith(file)) : withImports(found, file);
  if (names.length === 0)
    return { note: `${address} was not brought: ${wanted.name}@${found.version} has no ${file}.` };
  const base = `${folderOfBrought}/${wanted.name}@${found.version}`;
  for (const name of names) await put(root, `${base}/${name}`, found.files.get(name));
  return { note: `Brought ${wanted.name}@${found.version} for ${address}.`, path: `/${base}/${file}` };
}

/** Versions of a package differ in their folders too: the file of that name closest to the top. */
function placeIn({ files }: NpmPackage, file: string): string | undefined {
  if (files.has(file)) return file;
  const name = path.posix.basename(file);
  return [...files.keys()]
    .filter((one) => path.posix.basename(one) === name)
    .sort((a, b) => a.split('/').length - b.split('/').length || a.length - b.length)
    .at(0);
}

/** A file and its relative imports. */
function withImports({ files }: NpmPackage, first: string): string[] {
  const names = new Set<string>();
  const pending = [first];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const content = files.get(name);
    if (content === undefined || names.has(name)) continue;
    names.add(name);
    for (const [, to = ''] of content.toString('utf8').matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      pending.push(path.posix.join(path.posix.dirname(name), to));
    }
  }
  return [...names];
}

async function bringFonts(
  root: string,
  address: string,
  fonts: ReturnType<typeof fontsOf>,
  read: ReadPackage,
): Promise<Brought> {
  const base = `${folderOfBrought}/fonts`;
  const styles: string[] = [];
  const missing: string[] = [];
  for (const { family, weights } of fonts) {
    const found = await read(fontPackageOf(family), 'latest');
    const sheets = weights.flatMap(
      (weight) => found?.files.get(`latin-${weight}.css`) ?? found?.files.get(`${weight}.css`) ?? [],
    );
    if (found === undefined || sheets.length === 0) missing.push(family);
    for (const sheet of sheets) {
      const text = sheet.toString('utf8');
      styles.push(text.replaceAll('./files/', './'));
      for (const [, file = ''] of text.matchAll(/url\(\.\/(files\/[^)]+\.woff2?)\)/g)) {
        await put(root, `${base}/${path.posix.basename(file)}`, found?.files.get(file));
      }
    }
  }
  const names = fonts.map(({ family }) => family).join(', ');
  if (missing.length > 0) return { note: `${address} was not brought: @fontsource has no ${missing.join(', ')}.` };
  const sheet = `${base}/${names.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.css`;
  await put(root, sheet, Buffer.from(styles.join('\n')));
  return { note: `Brought the fonts ${names} for ${address}.`, path: `/${sheet}` };
}

async function put(root: string, name: string, content: Buffer | undefined): Promise<void> {
  if (content === undefined) return;
  const place = path.join(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}
