import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../../../engines/src/plan.ts';
import { documentFromPlan } from './build-document.ts';
import { engineSourceOf } from './engine-source.ts';
import { planFromPrompt } from './make-plan.ts';

type Node = { nodeName: string; childNodes?: Node[]; value?: string; attrs?: { name: string; value: string }[] };

function elements(node: Node): Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(elements)];
}

function scriptsOf(html: string): string[] {
  const nodes = elements(parse(html) as Node).filter((node) => node.nodeName === 'script');
  return nodes.map((node) => (node.childNodes ?? []).map((child) => child.value ?? '').join(''));
}

const plan = planFromPrompt('a cat', 'job 1');
/** Fifteen different pictures, as many as a plan may name. */
const crowded = planFromPrompt(
  'memory cards with a flamingo, lobster, scorpion, tractor, violin, saxophone, peacock, otter, kangaroo, castle, ferris wheel, llama',
  'job 1',
);

describe('the document', () => {
  it.each(kinds)('of a %s is one small file that fetches nothing', (kind) => {
    const html = documentFromPlan({ ...plan, kind }, engineSourceOf({ ...plan, kind }));
    expect(Buffer.byteLength(html)).toBeLessThan(200_000);
    expect(html).not.toMatch(/https?:|src=|href=|url\(|@import|fetch\(|XMLHttpRequest|import\(|WebSocket/);
    expect(scriptsOf(html)).toHaveLength(3);
  });

  it('stays small with as many pictures as a plan may name', () => {
    const html = documentFromPlan(crowded, engineSourceOf({ ...crowded, kind: 'chess' }));
    expect(html.match(/"box":/g)?.length).toBeGreaterThan(8);
    expect(html).toContain('<meta name="credits" content="Fluent Emoji by Microsoft, MIT licence">');
    expect(Buffer.byteLength(html)).toBeLessThan(200_000);
  });

  it('keeps a plan whole, whatever its texts say (J4)', () => {
    const nasty = `</script><script>alert(1)</script><!-- \u2028 \u2029 & " ' \\ 猫 ${'\u{1f431}'}`;
    const html = documentFromPlan({ ...plan, title: nasty, description: nasty }, 'run();</script><!--<script>');
    const [data = '', pictures = '', engine = '', ...more] = scriptsOf(html);
    expect(more).toEqual([]);
    const text = data.replace(/^window\.__plan=/, '').replace(/;$/, '');
    expect(JSON.parse(text)).toEqual({ ...plan, title: nasty, description: nasty });
    expect(pictures).toBe('window.__pictures={"pictures":{},"credits":[]};');
    expect(engine).toBe('run();<\\/script><\\!--<script>');
  });

  it('names the build when an engine is missing', () => {
    expect(() => engineSourceOf({ ...plan, kind: 'ludo' as 'maze' })).toThrow(
      /ludo\.js is missing: run npm run build -w engines/,
    );
  });
});
