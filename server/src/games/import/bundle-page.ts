import {
  html as names,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { bundleStyle } from './bundle-code.ts';
import { type Bundling, fileBehind } from './bundling.ts';
import { takeFiles } from './page-files.ts';
import { takeScripts } from './page-scripts.ts';
import {
  attribute,
  type Element,
  elementNamed,
  elementsOf,
  makeElement,
  page,
  placeOf,
  replace,
  setText,
  textIn,
} from './page-tree.ts';

export type Page = { document: Tree.Document; title: string; description: string; scripts: string };

/** The page with its scripts, styles, pictures and sounds inlined; `scripts` is all the code, to search for names. */
export async function bundlePage(bundling: Bundling, text: string): Promise<Page> {
  const document = parse(text);
  const elements = [...elementsOf(document)];
  await takeFiles(bundling, elements);
  await takeStyles(bundling, elements);
  const scripts = await takeScripts(bundling, elements, document);
  const meta = elements.find(
    (one) => one.tagName === 'meta' && attribute(one, 'name')?.toLowerCase() === 'description',
  );
  const title = elements.find((one) => one.tagName === 'title' && one.namespaceURI === names.NS.HTML);
  return {
    document,
    title: title === undefined ? '' : textIn(title).replace(/\s+/g, ' ').trim(),
    description: (meta && attribute(meta, 'content')?.trim()) ?? '',
    scripts,
  };
}

/** Inserts a script before all others of the page. */
export function putFirst({ document }: Page, code: string): void {
  const head = elementNamed(document, 'head');
  const script = makeElement('script', [], code);
  const first = head.childNodes[0];
  if (first === undefined) tree.appendChild(head, script);
  else tree.insertBefore(head, script, first);
}

export function htmlOf({ document }: Page): string {
  return serialize(document);
}

async function takeStyles(bundling: Bundling, elements: Element[]): Promise<void> {
  for (const element of elements) {
    if (element.tagName === 'style' && element.namespaceURI === names.NS.HTML) {
      setText(element, await bundleStyle(bundling, { name: page, text: textIn(element) }));
    }
    if (element.tagName !== 'link') continue;
    const address = attribute(element, 'href') ?? '';
    const isStyle = /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
    const isAlternate = /(?:^|\s)alternate(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
    const file =
      isStyle && !isAlternate ? await fileBehind(bundling, address, page, placeOf('link', 'href', address)) : undefined;
    // Icons, manifests and hints have no effect inside a frame.
    if (file === undefined) tree.detachNode(element);
    else {
      const media = attribute(element, 'media');
      const style = await bundleStyle(bundling, { name: file.name });
      replace(element, makeElement('style', media === undefined ? [] : [{ name: 'media', value: media }], style));
    }
  }
}
