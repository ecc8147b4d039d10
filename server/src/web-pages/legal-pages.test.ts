import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-legal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const privacyFile = path.join(folder, 'privacy.md');
writeFileSync(privacyFile, '# Datenschutz\n\nWir sind **Beispiel GmbH**.');
const { people } = await startService({ config: { privacyFile } });

it('are the texts that come along, which say that an operator replaces them', async () => {
  const { status, headers, text } = await people.nobody.get('/terms');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>Terms of use</h1>');
  expect(text).toContain('should replace it');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const again = await people.nobody.get('/terms', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it("are the operator's own where a file is set", async () => {
  const { text } = await people.nobody.get('/privacy');
  expect(text).toContain('<title>Datenschutz · Coinop</title>');
  expect(text).toContain('<strong>Beispiel GmbH</strong>');
  expect(text).not.toContain('should replace it');
});

it('are linked from the documentation', async () => {
  for (const page of ['/docs', '/docs/api']) {
    const { text } = await people.nobody.get(page);
    expect(text).toMatch(/<footer.*href="\/terms".*href="\/privacy"/);
  }
});
