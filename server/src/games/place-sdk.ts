import { type DefaultTreeAdapterTypes, parse, type Token, type TokenHandler, Tokenizer } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A stretch of the source, in UTF-16 units. */
export type Stretch = { start: number; end: number };

export type Placement = {
  /** Where a script stands ahead of every other, and in standards mode if the document is. */
  sdkAt: number;
  /** Tags that would keep the SDK from working or lead the frame away: base, and meta with a policy or a refresh. */
  unwanted: Stretch[];
};

const byteOrderMark = '\uFEFF';

export function placeSdk(html: string): Placement {
  const markLength = html.startsWith(byteOrderMark) ? 1 : 0;
  const source = html.slice(markLength);
  return {
    sdkAt: markLength + endOfOpening(source),
    unwanted: unwantedTags(source).map(({ start, end }) => ({ start: start + markLength, end: end + markLength })),
  };
}

/**
 * The end of the document's opening: doctype, `<html>` and `<head>`, as far as they come first and in this order, with
 * nothing but space and comments between. Read by the tokenizer, so that tags inside comments and broken tags are
 * taken for what a browser takes them.
 */
function endOfOpening(source: string): number {
  const expected = ['!doctype', 'html', 'head'];
  let end = 0;
  const meet = (name: string, token: { location: Token.Location | null }) => {
    const step = expected.indexOf(name);
    if (step < 0) return tokenizer.pause();
    end = token.location?.endOffset ?? end;
    expected.splice(0, step + 1);
  };
  const stop = () => tokenizer.pause();
  const handler: TokenHandler = {
    onDoctype: (token) => meet('!doctype', token),
    onStartTag: (token) => meet(token.tagName, token),
    onComment: () => undefined,
    onWhitespaceCharacter: () => undefined,
    onNullCharacter: () => undefined,
    onCharacter: stop,
    onEndTag: stop,
    onEof: stop,
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(source, true);
  return end;
}

const policies = ['content-security-policy', 'refresh'];

function unwantedTags(source: string): Stretch[] {
  // No such tag can be there unless these letters are; most games have neither and need no tree.
  if (!/<base|http-equiv/i.test(source)) return [];
  const found: Stretch[] = [];
  const pending: Node[] = [parse(source, { sourceCodeLocationInfo: true })];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('tagName' in node && isUnwanted(node)) {
      const { startOffset, endOffset } = node.sourceCodeLocation ?? {};
      if (startOffset !== undefined && endOffset !== undefined) found.push({ start: startOffset, end: endOffset });
    }
    if ('content' in node) pending.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) pending.push(child);
  }
  return found.sort((a, b) => a.start - b.start);
}

function isUnwanted({ tagName, namespaceURI, attrs }: Element): boolean {
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml') return false;
  if (tagName === 'base') return true;
  const equivalent = attrs.find((attribute) => attribute.name === 'http-equiv')?.value;
  return tagName === 'meta' && equivalent !== undefined && policies.includes(equivalent.trim().toLowerCase());
}
