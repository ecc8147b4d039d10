import type { Guide } from './guides.ts';

type Guides = ReadonlyMap<string, Guide>;

const first = ['first-game', 'api'];

function links(guides: Guides, current?: string): string {
  const sorted = [...guides.values()].sort((a, b) => rank(a.name) - rank(b.name) || (a.title < b.title ? -1 : 1));
  const guideLinks = sorted.map(
    ({ name, title }) => `<a href="/docs/${name}"${name === current ? ' aria-current="page"' : ''}>${title}</a>`,
  );
  return `<nav class="guides"><a class="brand" href="/">Coinop</a><a href="/docs">Reference</a>${guideLinks.join('')}</nav>`;
}

const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);

const head = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Coinop API</title><link rel="stylesheet" href="/docs/style.css">`;

const footer = '<footer class="guides"><a href="/terms">Terms</a><a href="/privacy">Privacy</a></footer>';

/** The API reference, rendered from /openapi.json by its script. */
export function referencePage(guides: Guides): string {
  return `${head('Reference')}${links(guides)}<div id="reference"></div>${footer}
<noscript>The reference needs JavaScript; the document is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/reference.js"></script><script type="module" src="/docs/start.js"></script></html>`;
}

export function guidePage(guide: Guide, guides: Guides): string {
  return `${head(guide.title)}${links(guides, guide.name)}<main class="guide">${guide.html()}</main>${footer}</html>`;
}

export const referenceStyle = `:root{color-scheme:light dark;--ink:#15171c;--paper:#faf8f3;--line:#dcd8cf;--accent:#7d5800}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaf0;--paper:#0b0d12;--line:#262b36;--accent:#ffc53d}}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
.guides{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;padding:.7rem 1.2rem;border-bottom:1px solid var(--line);font-size:14px}
.guides a{color:inherit;text-decoration:none;padding:.2rem 0}.guides a:hover,.guides a[aria-current]{color:var(--accent)}
.guides .brand{font-weight:700;color:var(--accent)}
.guide{max-width:46rem;margin:0 auto;padding:1rem 1.2rem 4rem}.guide h1,.guide h2{line-height:1.25}.guide a{color:var(--accent)}
.guide pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:8px;font-size:14px}
.guide :not(pre)>code{font-size:.9em;overflow-wrap:anywhere}
.guide table{border-collapse:collapse;display:block;overflow-x:auto}.guide td,.guide th{border-top:1px solid var(--line);padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}
`;
