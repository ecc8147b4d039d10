import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = path.join(import.meta.dirname, '../dist');
const names = readdirSync(path.join(dist, 'assets'));
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const sizeOf = (name: string) => statSync(path.join(dist, 'assets', name)).size;

describe('what is built', () => {
  it('loads less than 120 KB of compressed script at first', () => {
    const first = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map((match) => match[1] ?? '');
    expect(first.length).toBeGreaterThan(0);
    const bytes = first.reduce((sum, name) => sum + sizeOf(`${name}.gz`), 0);
    expect(bytes).toBeLessThan(120_000);
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
