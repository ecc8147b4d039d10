import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { gameHtmlBytesMax } from '../games/catalogue/game.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Attributes that make a browser fetch or navigate. */
const fetching = new Set([
  'src',
  'srcset',
  'href',
  'poster',
  'data',
  'action',
  'formaction',
  'background',
  'ping',
  'manifest',
  'xlink:href',
]);
const outside = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\/|^\s*(?:https?|wss?|ftp|file):/i;
/** XML namespaces look like addresses but are never fetched. */
const namespaces = /https?:\/\/www\.w3\.org\/[\w/.#-]*/g;
const inCode = /["'`(]\s*(?:https?|wss?):\/\/[^\s"'`)]+/i;

/** The first problem a static check finds in a document. */
export function findFault(html: string): string | undefined {
  const bytes = Buffer.byteLength(html);
  if (bytes > gameHtmlBytesMax) return `The game has ${bytes} bytes; at most ${gameHtmlBytesMax} are allowed.`;
  if (!/<\/(?:html|body|script)>\s*(?:<[^>]*>\s*)*$/i.test(html.trim()))
    return 'The document breaks off before its end.';
  if (!/\bcoinop\b/.test(html)) return 'The game never calls the SDK (window.coinop.ready()).';
  let hasScript = false;
  for (const node of allNodes(parse(html))) {
    if (!('tagName' in node)) continue;
    hasScript ||= node.tagName === 'script';
    for (const { name, value } of node.attrs) {
      if (fetching.has(name) && outside.test(value))
        return `The game loads something from outside: ${node.tagName} ${name}="${value.slice(0, 80)}".`;
    }
    if (node.tagName === 'script' || node.tagName === 'style') {
      const text = node.childNodes
        .map((child) => ('value' in child ? child.value : ''))
        .join('')
        .replace(namespaces, '');
      const found = inCode.exec(text) ?? /@import\s+[^;]*\/\//i.exec(text);
      if (found) return `The game names an outside address: ${found[0].slice(0, 80)}.`;
    }
  }
  return hasScript ? undefined : 'The document has no script, so there is nothing to play.';
}

function* allNodes(root: Node): Generator<Node> {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    yield node;
    if ('content' in node) pending.push(node.content);
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
}
