import { html as names, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

export type Element = Tree.Element;
type Attribute = { name: string; value: string };

export const page = 'index.html';

/** The description of a place in the page for its author. */
export function placeOf(tag: string, name: string, value: string): string {
  return `${page}: <${tag} ${name}="${value.length > 80 ? `${value.slice(0, 80)}…` : value}">`;
}

/** Every element in the order of the page, those inside templates included. */
export function* elementsOf(root: Tree.ParentNode): Generator<Element> {
  for (const node of root.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
    if ('content' in node) yield* elementsOf((node as Tree.Template).content);
  }
}

export function elementNamed(document: Tree.Document, name: 'head' | 'body'): Element {
  for (const element of elementsOf(document)) if (element.tagName === name) return element;
  // The parser creates both, but a frameset page has no body.
  throw new Error(`The page has no ${name}`);
}

export function attribute(element: Element, name: string): string | undefined {
  return find(element, name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const found = find(element, name);
  if (found !== undefined) found.value = value;
}

function find(element: Element, name: string): Attribute | undefined {
  return element.attrs.find((one) => (one.prefix ? `${one.prefix}:${one.name}` : one.name) === name);
}

export function textIn(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

export function setText(element: Element, text: string): void {
  for (const node of [...element.childNodes]) tree.detachNode(node);
  tree.insertText(element, text);
}

export function makeElement(name: string, attributes: Attribute[], text: string): Element {
  const element = tree.createElement(name, names.NS.HTML, attributes);
  tree.insertText(element, text);
  return element;
}

export function putBefore(element: Element, other: Element): void {
  if (element.parentNode !== null) tree.insertBefore(element.parentNode, other, element);
}

export function replace(element: Element, other: Element): void {
  putBefore(element, other);
  tree.detachNode(element);
}
