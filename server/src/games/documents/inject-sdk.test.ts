import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { oddDocuments } from '../../testing/browser/odd-documents.ts';
import { injectSdk, scriptJson } from './inject-sdk.ts';

const sdk = 'SDK()';
const injected = `<script>window.__coinop={};${sdk}</script>`;

function play(html: string): string {
  const { before, after } = injectSdk(html, sdk);
  return `${before}{}${after}`;
}

/** All elements of a document, in order. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const pending: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return found;
}

/** The tags that must not be left. */
function unwantedIn(html: string): string[] {
  return elementsOf(html)
    .filter(({ tagName, attrs }) =>
      tagName === 'base' ? attrs.length > 0 : tagName === 'meta' && attrs.some(isPolicyOrRefresh),
    )
    .map(({ tagName }) => tagName);
}

const isPolicyOrRefresh = ({ name, value }: { name: string; value: string }) =>
  name === 'http-equiv' && /^(refresh|content-security-policy)$/i.test(value);

describe('the SDK in a document (D8)', () => {
  it.each(oddDocuments.map((document) => [document.name, document] as const))('%s', (_name, { html, opening }) => {
    const delivered = play(html);
    expect(delivered.startsWith(opening + injected)).toBe(true);
    expect(unwantedIn(delivered)).toEqual([]);
    if (!/<base|http-equiv/i.test(html)) expect(delivered).toBe(opening + injected + html.slice(opening.length));
  });

  it('is the first script of any document, which is otherwise kept', () => {
    const pieces = [
      '<!doctype html>', '<html>', '<head>', '</head>', '<body>', '</html>', '<!--', '-->', '<!-->', '<script>', '</script>',
      'game()', '<title>', '</title>', '<svg>', '</svg>', '<style>', '<template>', '</template>', '<table>', '<select>',
      'text', ' ', '\r\n', '<', '>', '"', "'", '<p', ' a="', '😀', '<?x', '<![CDATA[', ']]>', '</', '<plaintext>', '<noscript>',
      '<frameset>', '<textarea>', '\uFEFF',
    ]; // biome-ignore format: read as one list
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const html = parts.join('');
        const delivered = play(html);
        expect(delivered.replace(injected, '')).toBe(html);
        const [first] = elementsOf(delivered).filter(({ tagName }) => tagName === 'script');
        expect(first?.childNodes[0]).toMatchObject({ value: `window.__coinop={};${sdk}` });
      }),
      { numRuns: 300 },
    );
  });

  it('is alone: no base, no policy and no refresh is left', () => {
    const pieces = [
      '<base>', '<BASE href=x>', '<meta http-equiv=refresh content=0>', '<meta http-equiv="Content-Security-Policy">', '<<',
      'meta http-equiv=refresh>', 'base>', '<ba', 'se>', '<script>', '</script>', '<!--', '-->', '<svg>', '<table>', '<b>', 'x',
      '<title>', '</title>', '<template>', '</template>', '<', '<select>', '<base href=y/>', '<option>', '<style>',
    ]; // biome-ignore format: read as one list
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (parts) => {
        expect(unwantedIn(play(parts.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves texts alone that only look like tags', () => {
    const html =
      '<script>s="<base href=x>"</script><!-- <base> --><textarea><meta http-equiv=refresh></textarea><p title="<base>">';
    expect(play(html)).toBe(injected + html);
    const charset = '<meta charset=utf-8><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name=viewport>';
    expect(play(charset)).toBe(injected + charset);
  });
});

describe('JSON inside a script', () => {
  it('cannot end it, and reads back the same (D7)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = scriptJson(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(scriptJson('</script><!--\u2028&')).toBe('"\\u003c/script\\u003e\\u003c!--\\u2028\\u0026"');
  });
});
