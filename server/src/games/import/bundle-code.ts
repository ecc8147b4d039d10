import path from 'node:path';
import { type BuildOptions, build, type Loader, type Message, type Metafile, transform } from 'esbuild';
import { type Bundling, count, textOf } from './bundling.ts';
import { mediaExtensions } from './media-types.ts';
import { checkScript } from './script-addresses.ts';
import { type ImportMap, stayInside } from './stay-inside.ts';

/** A script or style: a file of the folder, or inline in the page. */
export type Piece = { name: string; text?: string };

/**
 * All module scripts of the page as one, in their order: a module imported by two of them stays one module. Imported
 * styles are returned separately.
 */
export async function bundleModules(
  bundling: Bundling,
  pieces: Piece[],
  importMap: ImportMap,
): Promise<{ script: string; style: string }> {
  const entry = pieces.map(({ name }) => `import ${JSON.stringify(`./${name}`)};`).join('\n');
  const inPage = new Map(pieces.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text] as const])));
  const made = await bundle(bundling, {
    stdin: { contents: entry, resolveDir: bundling.files.root, sourcefile: 'index.html', loader: 'js' },
    format: 'esm',
    plugins: [stayInside(bundling, inPage, importMap)],
  });
  return { script: safeInScript(made.script), style: made.style };
}

/** A script started by another one, such as a worker: bundled into one self-contained file. */
export async function bundleLaterScript(bundling: Bundling, name: string): Promise<string> {
  const made = await bundle(bundling, {
    entryPoints: [path.join(bundling.files.root, name)],
    format: 'iife',
    plugins: [stayInside(bundling, new Map(), {})],
  });
  return made.script;
}

/** A plain script keeps its global names, because the next one may use them. */
export async function inlineScript(bundling: Bundling, name: string, bytes: Buffer): Promise<string> {
  const text = textOf(bundling, name, bytes);
  await checkScript(bundling, name, text);
  try {
    const { code } = await transform(text, { minifyWhitespace: true, charset: 'utf8', logLevel: 'silent' });
    count(bundling, name, Buffer.byteLength(code));
    return safeInScript(code);
  } catch (error) {
    for (const message of messagesOf(error)) bundling.problems.add(sentenceOf(message, name));
    return '';
  }
}

export async function bundleStyle(bundling: Bundling, { name, text }: Piece): Promise<string> {
  const made = await bundle(bundling, {
    ...(text === undefined
      ? { entryPoints: [path.join(bundling.files.root, name)] }
      : { stdin: { contents: text, resolveDir: bundling.files.root, sourcefile: name, loader: 'css' } }),
    plugins: [stayInside(bundling, new Map(), {})],
  });
  return safeInStyle(made.style);
}

/** Code that cannot close or hide the surrounding script element. */
export function safeInScript(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
}

export function safeInStyle(style: string): string {
  return style.replace(/<\/(style)/gi, '<\\/$1');
}

const loaders: Record<string, Loader> = {
  ...Object.fromEntries(mediaExtensions().map((extension) => [`.${extension}`, 'dataurl' as const])),
  '.json': 'json',
  ...Object.fromEntries(
    ['txt', 'csv', 'xml', 'glsl', 'vert', 'frag', 'wgsl'].map((one) => [`.${one}`, 'text' as const]),
  ),
};

async function bundle(bundling: Bundling, options: BuildOptions): Promise<{ script: string; style: string }> {
  try {
    const { outputFiles = [], metafile } = await build({
      ...options,
      absWorkingDir: bundling.files.root,
      outdir: path.join(bundling.files.root, '.bundle'),
      bundle: true,
      write: false,
      metafile: true,
      minifyWhitespace: true,
      charset: 'utf8',
      platform: 'browser',
      target: 'esnext',
      loader: loaders,
      // A project configuration further up does not apply to this game.
      tsconfigRaw: {},
      logLevel: 'silent',
    });
    if (metafile !== undefined) countParts(bundling, metafile);
    const text = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text.trim() ?? '';
    return { script: text('.js'), style: text('.css') };
  } catch (error) {
    for (const message of messagesOf(error)) bundling.problems.add(sentenceOf(message, 'index.html'));
    return { script: '', style: '' };
  }
}

/** esbuild counts the pictures inlined in a style as part of its text, so they are subtracted. */
function countParts(bundling: Bundling, { inputs, outputs }: Metafile): void {
  for (const output of Object.values(outputs)) {
    for (const [name, { bytesInOutput }] of Object.entries(output.inputs)) {
      let own = bytesInOutput;
      for (const { path: shown } of inputs[name]?.imports.filter(({ kind }) => kind === 'url-token') ?? []) {
        const bytes = Math.ceil((inputs[shown]?.bytes ?? 0) / 3) * 4;
        own -= bytes;
        if (inputs[shown] !== undefined) count(bundling, shown, bytes);
      }
      count(bundling, name.replace(/^page:.*$/, 'index.html'), Math.max(0, own));
    }
  }
}

function messagesOf(error: unknown): Message[] {
  const { errors } = error as { errors?: Message[] };
  if (errors === undefined) throw error;
  return errors;
}

function sentenceOf({ text, location }: Message, name: string): string {
  if (location === null) return `${text}.`;
  const file = location.file === '<stdin>' ? name : location.file.replace(/^page:.*$/, 'index.html');
  return `${file}, line ${location.line}: ${text}.`;
}
