import { Parser, type Token, type TokenHandler, Tokenizer } from 'parse5';

export type Placement = {
  /** Where a script stands ahead of every other, and in standards mode if the document is. In UTF-16 units. */
  sdkAt: number;
  /** Tags that would keep the SDK from working or lead the frame away: base, and meta with a policy or a refresh. */
  unwanted: UnwantedTag[];
};

/** `bare` is the same tag without its attributes: it does nothing, and the document keeps its structure. */
export type UnwantedTag = { start: number; end: number; bare: string };

const byteOrderMark = '\uFEFF';

export function placeSdk(html: string): Placement {
  const markLength = html.startsWith(byteOrderMark) ? 1 : 0;
  const source = html.slice(markLength);
  return {
    sdkAt: markLength + endOfOpening(source),
    unwanted: unwantedTags(source).map(({ start, end, bare }) => ({
      start: start + markLength,
      end: end + markLength,
      bare,
    })),
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

/**
 * Found among the tags as the parser meets them, not in the tree it builds: what one parser drops from the tree another
 * may keep.
 */
function unwantedTags(source: string): UnwantedTag[] {
  // No such tag can be there unless these letters are; most games have neither and need no tree.
  if (!/<base|http-equiv/i.test(source)) return [];
  const found: UnwantedTag[] = [];
  const parser = new Parser({ sourceCodeLocationInfo: true });
  const build = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    if (token.location !== null && isUnwanted(token)) {
      const { startOffset: start, endOffset: end } = token.location;
      found.push({ start, end, bare: `<${token.tagName}${token.selfClosing ? '/' : ''}>` });
    }
    build(token);
  };
  parser.tokenizer.write(source, true);
  return found;
}

function isUnwanted({ tagName, attrs }: Token.TagToken): boolean {
  if (tagName === 'base') return true;
  const equivalent = attrs.find((attribute) => attribute.name === 'http-equiv')?.value;
  return tagName === 'meta' && equivalent !== undefined && policies.includes(equivalent.trim().toLowerCase());
}
