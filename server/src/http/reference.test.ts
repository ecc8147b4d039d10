import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

const { people, url } = await startService();
const { nobody } = people;

it('serves the reference with all its parts from here', async () => {
  const page = await nobody.get('/docs');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(parts).toEqual(expect.arrayContaining(['/docs/reference.js', '/docs/start.js', '/docs/style.css']));
  expect(parts.filter((address) => !address.startsWith('/'))).toEqual([]);
  for (const part of parts) expect([part, (await fetch(url + part)).status]).toEqual([part, 200]);
  const script = await nobody.get('/docs/reference.js');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.text).toContain('createApiReference');
  const known = await nobody.get('/docs/reference.js', { 'if-none-match': script.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

it('serves the guides as pages whose links lead somewhere', async () => {
  const first = await nobody.get('/docs/first-game');
  expect(first.text).toContain('<h1>From the first call to the first game</h1>');
  const pages = [...first.text.matchAll(/href="(\/docs\/[\w-]+)"/g)].map(([, address]) => address ?? '');
  expect(new Set(pages).size).toBeGreaterThan(5);
  const broken: string[] = [];
  for (const page of new Set(pages)) {
    const { text } = await nobody.get(page);
    for (const [, address = ''] of text.matchAll(/href="(\/docs[^"#]*)(?:#[^"]*)?"/g)) {
      if ((await nobody.get(address)).status !== 200) broken.push(`${page} → ${address}`);
    }
    for (const [, file] of text.matchAll(/href="([^"/:]+\.md[^"]*)"/g)) broken.push(`${page} → ${file}`);
  }
  expect(broken).toEqual([]);
});

it('404: no such guide, and none of those for operators', async () => {
  expect((await nobody.get('/docs/nothing')).status).toBe(404);
  expect((await nobody.get('/docs/operations')).status).toBe(404);
});
