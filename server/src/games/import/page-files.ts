import { type Bundling, withFileInside } from './bundling.ts';
import { attribute, type Element, page, placeOf, setAttribute } from './page-tree.ts';

/** Attributes whose file a browser shows or plays, by element. */
const shown: Record<string, string[]> = {
  img: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
  input: ['src'],
  body: ['background'],
  image: ['href', 'xlink:href'],
  feimage: ['href', 'xlink:href'],
};
const impossible: Record<string, string> = { iframe: 'src', frame: 'src', object: 'data', embed: 'src', portal: 'src' };

/** Pictures and sounds that the page refers to. */
export async function takeFiles(bundling: Bundling, elements: Element[]): Promise<void> {
  for (const element of elements) {
    const tag = element.tagName.toLowerCase();
    for (const name of shown[tag] ?? []) {
      const value = attribute(element, name);
      if (value !== undefined)
        setAttribute(element, name, await withFileInside(bundling, value, page, placeOf(tag, name, value)));
    }
    const set = tag === 'img' || tag === 'source' ? attribute(element, 'srcset') : undefined;
    if (set !== undefined) setAttribute(element, 'srcset', await sourcesInside(bundling, tag, set));
    const style = attribute(element, 'style');
    if (style?.includes('url(')) setAttribute(element, 'style', await styleInside(bundling, style));
    refuseImpossible(bundling, element, tag);
  }
}

function refuseImpossible(bundling: Bundling, element: Element, tag: string): void {
  const address = attribute(element, impossible[tag] ?? '');
  if (address !== undefined && address !== '') {
    bundling.problems.add(
      `${placeOf(tag, impossible[tag] ?? '', address)} cannot run: a game is one page without others inside.`,
    );
  }
  if (tag === 'base' && attribute(element, 'href') !== undefined) {
    bundling.problems.add(`${page}: <base href> cannot run: a game's addresses start from its index.html.`);
  }
  const used = tag === 'use' ? (attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? '#') : '#';
  if (!used.startsWith('#')) {
    bundling.problems.add(
      `${placeOf(tag, 'href', used)} cannot run: put the drawing into the page and use it by "#name".`,
    );
  }
  const target = tag === 'a' ? attribute(element, 'href') : tag === 'form' ? attribute(element, 'action') : undefined;
  if (target !== undefined && /^(?:https?:)?\/\//i.test(target)) {
    bundling.notes.add(
      `${placeOf(tag, tag === 'a' ? 'href' : 'action', target)} leads nowhere: a game cannot leave its frame.`,
    );
  }
}

async function sourcesInside(bundling: Bundling, tag: string, set: string): Promise<string> {
  const inside: string[] = [];
  // An address ends at the first space, without a trailing comma.
  for (const [, address = '', size = ''] of set.matchAll(/[\s,]*(\S*[^\s,])(?:\s*,|\s+([^,]*))?/g)) {
    const place = placeOf(tag, 'srcset', address);
    inside.push(`${await withFileInside(bundling, address, page, place)} ${size.trim()}`.trim());
  }
  return inside.join(', ');
}

async function styleInside(bundling: Bundling, style: string): Promise<string> {
  let inside = '';
  let end = 0;
  for (const found of style.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)) {
    const [whole, , address = ''] = found;
    const place = `${page}: style="… ${whole} …"`;
    inside += `${style.slice(end, found.index)}url(${await withFileInside(bundling, address, page, place)})`;
    end = found.index + whole.length;
  }
  return inside + style.slice(end);
}
