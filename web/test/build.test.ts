import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = path.join(import.meta.dirname, '../dist');
const names = readdirSync(path.join(dist, 'assets'));
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const sizeOf = (name: string) => statSync(path.join(dist, 'assets', name)).size;

describe('what is built', () => {
  it('loads at most 60 KB of compressed script at first in any language, and 250 KB in all', () => {
    const inHead = (ending: string) =>
      [...html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .filter((name) => name.endsWith(ending));
    const bytesOf = (list: string[]) => list.reduce((sum, name) => sum + sizeOf(`${name}.br`), 0);
    const catalogues = names.filter((name) => /^(english|de|es|fr|pt|pl|ja|zh)-.*\.js$/.test(name));
    expect(catalogues).toHaveLength(8);
    const scripts = inHead('.js');
    // On a slow connection each further file would wait for an answer of its own.
    expect([scripts.length, inHead('.css').length]).toEqual([1, 1]);
    const script = bytesOf(scripts) + Math.max(...catalogues.map((name) => sizeOf(`${name}.br`)));
    expect(script).toBeLessThanOrEqual(60_000);
    const fonts = names.filter((name) => name.endsWith('.woff2'));
    const rest = bytesOf(inHead('.css')) + fonts.reduce((sum, name) => sum + sizeOf(name), 0);
    expect(script + rest).toBeLessThanOrEqual(250_000);
  });

  it('keeps what only some need out of it', () => {
    const first = names.find((name) => name.startsWith('index-') && name.endsWith('.js')) ?? '';
    expect(readFileSync(path.join(dist, 'assets', first), 'utf8')).not.toContain('EXT-X-TARGETDURATION');
    expect(names.some((name) => name.startsWith('hls'))).toBe(true);
  });

  it('has a hash in every name and no source map', () => {
    for (const name of names) expect(name).toMatch(/-[\w-]{8}\.(js|css|svg|woff2|png|jpg)(\.br|\.gz)?$/);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('has no inline script or style, which the policy would refuse', () => {
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|javascript:|\son\w+="/);
  });
});
