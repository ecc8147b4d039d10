import path from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { type Bundling, noNetwork, textOf } from './bundling.ts';
import { destinationOf, isInside } from './game-files.ts';
import { scriptExtensions } from './media-types.ts';
import { checkScript, fromThePage } from './script-addresses.ts';

/** Where `<script type="importmap">` sends names. */
export type ImportMap = Record<string, string>;

const asked = Symbol('asked');

/**
 * Restricts imports to the folder. Forbidden imports are collected and left out, so that all problems are reported at
 * once. `inPage` are the module scripts inside the page itself.
 */
export function stayInside(bundling: Bundling, inPage: Map<string, string>, importMap: ImportMap): Plugin {
  return {
    name: 'stay-inside',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, async (args) => {
        if (args.pluginData === asked || args.kind === 'entry-point') return undefined;
        const name = args.path.slice('./'.length);
        if (inPage.has(name)) return { path: name, namespace: 'page' };
        return resolveInside(bundling, builder, args, importMap);
      });
      builder.onLoad({ filter: /.*/, namespace: 'page' }, async ({ path: name }) => {
        const code = fromThePage(inPage.get(name) ?? '', 'index.html');
        await checkScript(bundling, 'index.html', code);
        return { contents: code, resolveDir: bundling.files.root, loader: 'js' };
      });
      const scripts = new RegExp(`\\.(?:${scriptExtensions.join('|')})$`);
      builder.onLoad({ filter: scripts, namespace: 'file' }, async ({ path: file }) => {
        const name = nameOf(bundling, file);
        const bytes = await bundling.files.read(name);
        if (!Buffer.isBuffer(bytes)) return { errors: [{ text: `${name} ${bytes.problem}` }] };
        const code = fromThePage(textOf(bundling, name, bytes), name);
        await checkScript(bundling, name, code);
        return { contents: code, loader: 'default' };
      });
    },
  };
}

async function resolveInside(
  bundling: Bundling,
  builder: PluginBuild,
  args: OnResolveArgs,
  importMap: ImportMap,
): Promise<OnResolveResult | undefined> {
  const { root } = bundling.files;
  const from = args.namespace === 'file' ? nameOf(bundling, args.importer) : 'index.html';
  const mapped = mappedBy(importMap, args.path);
  const wanted = mapped ?? args.path;
  const refuse = (why: string) => {
    const by = mapped === undefined ? '' : ` ("${mapped}" by the import map)`;
    bundling.problems.add(`${from}: "${args.path}"${by} ${why}.`);
    return { path: args.path, external: true };
  };
  const destination = destinationOf(wanted, mapped === undefined ? from : 'index.html');
  if (destination.to === 'itself') return wanted.startsWith('data:') ? undefined : { path: wanted, external: true };
  if (destination.to === 'outside') return refuse(`is an outside address: ${noNetwork}`);
  // A bare word is a package in scripts and a file in styles.
  const isPath = /^[./]/.test(wanted) || args.kind === 'import-rule' || args.kind === 'url-token';
  if (isPath && destination.to === 'above') return refuse('leads out of the folder');
  const found = await builder.resolve(isPath && destination.to === 'file' ? `./${destination.name}` : wanted, {
    kind: args.kind,
    resolveDir: isPath ? root : args.resolveDir,
    importer: args.importer,
    pluginData: asked,
  });
  if (found.errors.length > 0) return refuse('is not in the folder');
  if (found.namespace === 'file' && !isInside(root, found.path)) return refuse('lies outside the folder');
  return { path: found.path, namespace: found.namespace, external: found.external, sideEffects: found.sideEffects };
}

function nameOf({ files: { root } }: Bundling, file: string): string {
  return isInside(root, file) ? path.relative(root, file).replaceAll(path.sep, '/') : 'index.html';
}

function mappedBy(importMap: ImportMap, specifier: string): string | undefined {
  const exact = importMap[specifier];
  if (exact !== undefined) return exact;
  const prefix = Object.keys(importMap)
    .filter((key) => key.endsWith('/') && specifier.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : `${importMap[prefix]}${specifier.slice(prefix.length)}`;
}
