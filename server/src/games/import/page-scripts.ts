import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { bundleModules, inlineScript, type Piece, safeInStyle } from './bundle-code.ts';
import { type Bundling, fileBehind } from './bundling.ts';
import {
  attribute,
  type Element,
  elementNamed,
  makeElement,
  page,
  placeOf,
  putBefore,
  replace,
  textIn,
} from './page-tree.ts';
import { checkScript } from './script-addresses.ts';
import type { ImportMap } from './stay-inside.ts';

const plainTypes = ['', 'text/javascript', 'application/javascript', 'application/x-javascript', 'text/ecmascript'];

/** Inlines every script into the page; returns all their code. */
export async function takeScripts(bundling: Bundling, elements: Element[], document: Tree.Document): Promise<string> {
  const modules: { element: Element; piece: Piece }[] = [];
  const importMap: ImportMap = {};
  const code: string[] = [];
  for (const element of elements.filter((one) => one.tagName === 'script')) {
    const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
    const address = attribute(element, 'src');
    const file =
      address === undefined ? undefined : await fileBehind(bundling, address, page, placeOf('script', 'src', address));
    if (type === 'importmap') {
      Object.assign(importMap, readImportMap(bundling, textIn(element)));
      tree.detachNode(element);
    } else if (type === 'module') {
      if (file !== undefined) modules.push({ element, piece: { name: file.name } });
      else if (address === undefined) {
        modules.push({ element, piece: { name: `script ${modules.length + 1} of the page`, text: textIn(element) } });
      }
    } else if (plainTypes.includes(type)) {
      if (attribute(element, 'nomodule') !== undefined) tree.detachNode(element);
      else if (file !== undefined) {
        const script = await inlineScript(bundling, file.name, file.bytes);
        code.push(script);
        placeScript(document, element, script);
      } else if (address === undefined) {
        code.push(textIn(element));
        await checkScript(bundling, page, textIn(element));
      }
    }
  }
  code.push(await placeModules(bundling, modules, importMap));
  return code.join('\n');
}

async function placeModules(
  bundling: Bundling,
  modules: { element: Element; piece: Piece }[],
  importMap: ImportMap,
): Promise<string> {
  const last = modules.at(-1)?.element;
  if (last === undefined) return '';
  const { script, style } = await bundleModules(
    bundling,
    modules.map(({ piece }) => piece),
    importMap,
  );
  if (style !== '') putBefore(last, makeElement('style', [], safeInStyle(style)));
  for (const { element } of modules) {
    if (element !== last) tree.detachNode(element);
  }
  replace(last, makeElement('script', [{ name: 'type', value: 'module' }], script));
  return script;
}

/** A deferred script must still run after the page is parsed, which an inline script does only at its end. */
function placeScript(document: Tree.Document, element: Element, script: string): void {
  const waits = attribute(element, 'defer') !== undefined || attribute(element, 'async') !== undefined;
  const inside = makeElement('script', [], script);
  replace(element, inside);
  if (waits) {
    tree.detachNode(inside);
    tree.appendChild(elementNamed(document, 'body'), inside);
  }
}

function readImportMap(bundling: Bundling, text: string): ImportMap {
  try {
    const { imports = {} } = JSON.parse(text) as { imports?: Record<string, unknown> };
    return Object.fromEntries(
      Object.entries(imports).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    bundling.problems.add(`${page}: its import map is not valid JSON.`);
    return {};
  }
}
