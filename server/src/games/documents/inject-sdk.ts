import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser, type Token, type TokenHandler, Tokenizer } from 'parse5';
import { StartupError } from '../../process/startup-error.ts';

/** A document split where the boot object is inserted, as bytes. */
export type PlayableDocument = { before: Buffer; after: Buffer };

const byteOrderMark = '\uFEFF';

/** Inserts the SDK before every script and strips the attributes of unwanted tags. The rest stays byte for byte. */
export function injectSdk(html: string, sdk: string): PlayableDocument {
  const markLength = html.startsWith(byteOrderMark) ? 1 : 0;
  const source = html.slice(markLength);
  const sdkAt = markLength + endOfOpening(source);
  let rest = '';
  let from = sdkAt;
  for (const { start, end, bare } of unwantedTags(source)) {
    rest += html.slice(from, markLength + start) + bare;
    from = markLength + end;
  }
  return {
    before: Buffer.from(`${html.slice(0, sdkAt)}<script>window.__coinop=`),
    after: Buffer.from(`;${sdk}</script>${rest}${html.slice(from)}`),
  };
}

/** JSON that is safe inside a script element, whatever it contains. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The text between the two parts of a document: the boot object, and the adapters' settings. */
export function bootScript(boot: object, platforms: object | null | undefined): Buffer {
  const adapterSettings = platforms ? `;window.__coinopAdapters=${scriptJson(platforms)}` : '';
  return Buffer.from(`${scriptJson(boot)}${adapterSettings}`);
}

const built = path.join(import.meta.dirname, '../../../../sdk/dist');

/** The built SDK, as the text that is inserted into every document. */
export function readSdk(): string {
  const text = readBuilt('coinop.js');
  if (/<\/script|<!--/i.test(text)) throw new Error('The SDK contains a text that would end its own script element');
  return text;
}

/** The script that records clips, which the SDK loads on demand. */
export function readRecorder(): string {
  return readBuilt('recorder.js');
}

function readBuilt(name: string): string {
  try {
    return readFileSync(path.join(built, name), 'utf8').trim();
  } catch (error) {
    throw new StartupError('The SDK is not built yet; run "npm run build -w sdk" first.', { cause: error });
  }
}

/**
 * The end of the document's opening: doctype, `<html>` and `<head>`, as far as they come first and in this order, with
 * only space and comments between. Found with the tokenizer, so that tags inside comments and broken tags are read as a
 * browser reads them.
 */
function endOfOpening(source: string): number {
  const expected = ['!doctype', 'html', 'head'];
  let end = 0;
  const expect = (name: string, token: { location: Token.Location | null }) => {
    const step = expected.indexOf(name);
    if (step < 0) return tokenizer.pause();
    end = token.location?.endOffset ?? end;
    expected.splice(0, step + 1);
  };
  const stop = () => tokenizer.pause();
  const handler: TokenHandler = {
    onDoctype: (token) => expect('!doctype', token),
    onStartTag: (token) => expect(token.tagName, token),
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

/** `bare` is the same tag without its attributes: it does nothing, and the document keeps its structure. */
type UnwantedTag = { start: number; end: number; bare: string };

const policies = ['content-security-policy', 'refresh'];

/**
 * Tags that would disable the SDK or navigate the frame away: base, and meta with a policy or a refresh. Collected as
 * the parser reads them, not from the tree it builds: parsers differ in what they drop from the tree.
 */
function unwantedTags(source: string): UnwantedTag[] {
  // No such tag can exist without these letters; most games have neither and need no parsing.
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
