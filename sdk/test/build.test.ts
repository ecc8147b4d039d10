import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildSdk } from './build-sdk.ts';

const { script, types } = buildSdk();

it('the SDK stays within 8 KB gzipped', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(8 * 1024);
});

it('its text can stand inside a script element of a document in any encoding', () => {
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect([...script].every((character) => character.charCodeAt(0) < 128)).toBe(true);
});

it('its types come with it and need nothing else', () => {
  expect(types).toContain('declare const coinop: Coinop.Sdk;');
  expect(types).not.toMatch(/import/);
});
