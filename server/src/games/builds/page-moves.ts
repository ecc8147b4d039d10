import { parse } from 'parse5';
import { destinationOf } from '../import/game-files.ts';
import { attribute, type Element, elementsOf } from '../import/page-tree.ts';
import { createPathFinder } from './path-finder.ts';

/** A page that leads to another page of the build by `<meta http-equiv="refresh">`, which is taken out of every page. */
export function withOwnRefresh(html: string, name: string, paths: readonly string[]): string | undefined {
  const find = createPathFinder(paths);
  for (const element of placedElements(html)) {
    if (element.tagName !== 'meta' || attribute(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh') continue;
    const [, seconds = '0', address] = refresh.exec(attribute(element, 'content') ?? '') ?? [];
    const destination = address === undefined ? undefined : destinationOf(address, name);
    if (destination?.to !== 'file' || find(pageAt(destination.name)) === undefined) continue;
    const script = `setTimeout(()=>location.replace(${inScript(address ?? '')}),${Number(seconds) * 1000})`;
    const place = element.sourceCodeLocation;
    return `${html.slice(0, place?.startOffset)}<script>${script}</script>${html.slice(place?.endOffset)}`;
  }
  return undefined;
}

const refresh = /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+?)["']?\s*$/i;

const pageAt = (path: string) => (path === '.' ? 'index.html' : path.endsWith('/') ? `${path}index.html` : path);

/**
 * A page whose router reads the path, without a `<base>` to say where it begins: at the address of a version it would
 * find no page of its own. Its scripts say by their addresses for which folder of a site it was built.
 */
export function atItsOwnPath(html: string, paths: readonly string[]): string | undefined {
  const elements = placedElements(html);
  if (elements.some(({ tagName }) => tagName === 'base')) return undefined;
  const first = elements.find(({ tagName }) => tagName === 'script')?.sourceCodeLocation?.startOffset;
  if (first === undefined) return undefined;
  const path = elements.map((one) => folderAhead(one, paths)).find((one) => one !== undefined) ?? '/';
  // A document without an origin of its own cannot change its address.
  const script = `if(self.origin!=='null')history.replaceState(history.state,'',${inScript(path)}+location.search+location.hash);document.currentScript.remove()`;
  return `${html.slice(0, first)}<script>${script}</script>${html.slice(first)}`;
}

/** `/my-game/` of a script `/my-game/assets/x.js`, where the build has `assets/x.js`. */
function folderAhead(element: Element, paths: readonly string[]): string | undefined {
  const address = attribute(element, element.tagName === 'script' ? 'src' : 'href')?.replace(/[?#].*$/s, '') ?? '';
  if (!/^\/[^/]/.test(address) || paths.includes(address.slice(1))) return undefined;
  const file = paths.find((one) => address.endsWith(`/${one}`));
  return file === undefined ? undefined : address.slice(0, -file.length);
}

const placedElements = (html: string) =>
  [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))].filter((one) => one.sourceCodeLocation);

const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
