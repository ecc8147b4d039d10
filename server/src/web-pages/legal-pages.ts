import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { etagOf, isUnchanged } from '../http/etag.ts';
import type { App } from '../http/http.ts';
import type { Config } from '../process/config.ts';

const ownTexts = path.join(import.meta.dirname, '../../legal');
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Terms of use and privacy: the operator's own files, or the built-in texts. Read once, at the start. */
export function legalPages(app: App, { termsFile, privacyFile }: Pick<Config, 'termsFile' | 'privacyFile'>): void {
  servePage(app, '/terms', termsFile ?? path.join(ownTexts, 'terms.md'));
  servePage(app, '/privacy', privacyFile ?? path.join(ownTexts, 'privacy.md'));
}

function servePage(app: App, address: string, file: string): void {
  const html = pageOf(readFileSync(file, 'utf8'));
  const etag = etagOf(html);
  app.get(address, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, etag });
    return isUnchanged(request, etag) ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(html);
  });
}

/** The file is the operator's, so its HTML is trusted; the page's policy still allows no scripts. */
function pageOf(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Coinop';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title.replace(/[<&]/g, '')} · Coinop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/style.css">
<nav class="guides"><a class="brand" href="/">Coinop</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a></nav>
<main class="guide">${marked.parse(markdown, { async: false })}</main></html>`;
}
