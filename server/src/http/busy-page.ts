import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../platform/encoding.ts';
import type { Refusal } from './errors.ts';

type Words = { heading: string; text: string; again: string };

const words: Record<string, Words> = {
  en: { heading: 'Coinop is busy', text: 'Trying again in a moment.', again: 'Try now' },
  de: { heading: 'Bei Coinop ist viel los', text: 'Gleich wird es noch einmal versucht.', again: 'Jetzt versuchen' },
  es: { heading: 'Coinop está muy ocupado', text: 'Se reintentará en un momento.', again: 'Probar ahora' },
  fr: { heading: 'Coinop est très sollicité', text: 'Nouvel essai dans un instant.', again: 'Réessayer maintenant' },
  pt: { heading: 'O Coinop está ocupado', text: 'Nova tentativa dentro de instantes.', again: 'Tentar agora' },
  pl: { heading: 'Coinop jest przeciążony', text: 'Za chwilę spróbujemy ponownie.', again: 'Spróbuj teraz' },
  ja: { heading: 'Coinopは混み合っています', text: 'まもなくもう一度試します。', again: '今すぐ試す' },
  zh: { heading: 'Coinop 正忙', text: '稍后将自动重试。', again: '立即重试' },
};

const style = `:root{color-scheme:dark light}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,"Hiragino Sans","Noto Sans CJK JP","PingFang SC","Noto Sans CJK SC",sans-serif;background:#0b0d12;color:#f2f3f7}
h1{margin:0;font-size:28px;line-height:1.2}p{margin:0;color:#a9afbd}
a{justify-self:center;margin-top:12px;padding:12px 24px;border-radius:24px;background:#ffc53d;color:#0b0d12;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid currentColor;outline-offset:3px}
@media(prefers-color-scheme:light){body{background:#faf8f3;color:#15171c}p{color:#565b66}a{background:#7d5800;color:#fff}}`;

/** The wait is randomized a little, so that refused clients do not all return at the same instant. */
const scriptFor = (seconds: number) => `setTimeout(()=>location.reload(),${seconds * 1000}+Math.random()*1000)`;

/** Whether a temporary refusal is answered with a page: for a browser that opens an address outside the API. */
export function isForBusyPage({ code }: Refusal, { method, url, headers }: FastifyRequest): boolean {
  const isTemporary = code === 'overloaded' || code === 'unavailable';
  return isTemporary && method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** A self-contained page that reloads the address after Retry-After. */
export function sendBusyPage(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const seconds = Number(refusal.headers['retry-after'] ?? 2);
  const language = languageOf(request.headers['accept-language']);
  const script = scriptFor(seconds);
  addVary(reply, 'Accept');
  addVary(reply, 'Accept-Language');
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyFor(script))
    .send(pageIn(language, script, seconds));
}

function pageIn(language: string, script: string, seconds: number): string {
  const { heading, text, again } = words[language] as Words;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><link rel="icon" href="data:,"><style>${style}</style>
<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>
<main role="status"><h1>${heading}</h1><p>${text}</p></main><a href="">${again}</a>
<script>${script}</script></html>`;
}

function languageOf(acceptLanguage = ''): string {
  const wanted = [...acceptLanguage.toLowerCase().matchAll(/(?:^|,)\s*([a-z]{2})\b/g)].map(([, language]) => language);
  return wanted.find((one): one is string => one !== undefined && Object.hasOwn(words, one)) ?? 'en';
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (script: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
