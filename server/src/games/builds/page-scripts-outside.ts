import { Parser, type Token } from 'parse5';
import { isVendorScript } from './adapters.ts';

/** The page without the scripts that an adapter replaces, and a list of its other external resources. */
export function withoutVendorScripts(
  html: string,
  isHosted: (address: string) => boolean,
): { html: string; taken: string[]; outside: string[] } {
  const taken: string[] = [];
  const outside: string[] = [];
  let rest = '';
  let from = 0;
  for (const token of loadingTags(html)) {
    const address = addressOf(token);
    if (address === undefined || token.location === null) continue;
    if (token.tagName === 'script' && ((isOutside(address) && isVendorScript(address)) || isHosted(address))) {
      taken.push(address);
      // The element stays, without its attributes and so without effect, to keep the structure.
      rest += `${html.slice(from, token.location.startOffset)}<script>`;
      from = token.location.endOffset;
    } else if (isOutside(address)) outside.push(address);
  }
  return { html: rest + html.slice(from), taken, outside: [...new Set(outside)] };
}

function loadingTags(html: string): Token.TagToken[] {
  const found: Token.TagToken[] = [];
  const parser = new Parser({ sourceCodeLocationInfo: true });
  const build = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    if (token.tagName === 'script' || token.tagName === 'link') found.push(token);
    build(token);
  };
  parser.tokenizer.write(html, true);
  return found;
}

/** The address of a script or a style; hints and icons do not matter. */
function addressOf({ tagName, attrs }: Token.TagToken): string | undefined {
  const value = (name: string) => attrs.find((one) => one.name === name)?.value;
  const address =
    tagName === 'script' ? value('src') : /stylesheet/i.test(value('rel') ?? '') ? value('href') : undefined;
  return address?.trim();
}

const isOutside = (address: string) => /^(?:https?:)?\/\//i.test(address);
