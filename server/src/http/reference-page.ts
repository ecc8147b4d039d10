import type { RequestError } from './errors.ts';
import type { OpenApiDocument } from './openapi.ts';

type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema?: Schema }> }>;
};

/** The API as one page without a script: an index, then every operation with its fields. */
export function renderReference(document: OpenApiDocument, errors: readonly RequestError[]): string {
  const groups = new Map<string, string[]>();
  const index = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, found] of Object.entries(methods as Record<string, Operation>)) {
      if (method === 'head') continue;
      const tag = found.tags?.[0] ?? 'other';
      const id = `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`;
      groups.set(tag, [...(groups.get(tag) ?? []), operation(id, method, path, found)]);
      index.set(tag, [...(index.get(tag) ?? []), `<a href="#${id}"><b>${method}</b> ${text(path)}</a>`]);
    }
  }
  const nav = [...index].map(([tag, links]) => `<h2>${text(tag)}</h2>${links.join('')}`).join('');
  const body = [...groups].map(([tag, parts]) => `<section><h2>${text(tag)}</h2>${parts.join('')}</section>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Coinop API</title><style>${style}</style><nav><h1>Coinop API</h1>${nav}<h2>errors</h2><a href="#errors">Error codes</a></nav>
<main><p>${text(document.info.description ?? '').replaceAll('\n', '<br>')} The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${body}<section id="errors"><h2>Error codes</h2><table>${errorRows(errors)}</table></section></main></html>`;
}

function operation(id: string, method: string, path: string, found: Operation): string {
  const access = found.security?.map((entry) => Object.keys(entry).join()).join() ?? 'public';
  const parameters = (found.parameters ?? []).map(
    (one) =>
      `<tr><td><code>${text(one.name)}</code><td>${one.in}<td>${text(typeOf(one.schema))}<td>${text(one.schema?.description ?? '')}`,
  );
  const bodySchema = found.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(found.responses ?? {});
  const answers = responses.map(([status, { $ref, content, description }]) => {
    if ($ref !== undefined) return '';
    const schema = content?.['application/json']?.schema;
    return `<h4>${status}</h4>${schema ? fields(schema) : `<p>${text(description ?? '')}</p>`}`;
  });
  const refused = responses
    .filter(([status, { $ref }]) => $ref !== undefined && status !== 'default')
    .map(([status]) => status);
  return `<article id="${id}"><h3><b class="${method}">${method}</b> ${text(path)}</h3>
<p>${text([found.summary, found.description].filter(Boolean).join('. '))} <i>${text(access)}</i></p>
${parameters.length > 0 ? `<h4>Parameters</h4><table>${parameters.join('')}</table>` : ''}
${bodySchema ? `<h4>Body</h4>${fields(bodySchema)}` : ''}${answers.join('')}
${refused.length > 0 ? `<p>Refused with <a href="#errors">${refused.join(', ')}</a>, and by rules of its own.</p>` : ''}</article>`;
}

function fields(schema: Schema): string {
  const object = schema.properties ? schema : schema.items?.properties ? schema.items : undefined;
  if (object?.properties === undefined) {
    const shapes = schema.anyOf ?? schema.oneOf;
    return shapes ? shapes.map(fields).join('<p>or</p>') : `<p><code>${text(typeOf(schema))}</code></p>`;
  }
  const rows = Object.entries(object.properties).map(([name, one]) => {
    const optional = object.required?.includes(name) ? '' : '?';
    const nested = one.properties || one.items?.properties ? `<tr><td><td colspan="2">${fields(one)}` : '';
    return `<tr><td><code>${text(name)}${optional}</code><td>${text(typeOf(one))}<td>${text(one.description ?? '')}${nested}`;
  });
  return `<table>${rows.join('')}</table>`;
}

function typeOf(schema: Schema | undefined): string {
  if (schema === undefined) return 'any';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return shapes.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
  return schema.type ?? 'any';
}

function errorRows(errors: readonly RequestError[]): string {
  return [...errors]
    .sort((a, b) => a.status - b.status)
    .map(({ code, status, sentence }) => `<tr><td>${status}<td><code>${code}</code><td>${text(sentence)}`)
    .join('');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `:root{color-scheme:dark light;--ink:#0b0d12;--line:#262b36;--text:#e8eaf0;--quiet:#9aa3b5;--gold:#ffc53d}
body{margin:0;display:grid;grid-template-columns:minmax(220px,20rem) 1fr;font:15px/1.5 system-ui,sans-serif;background:var(--ink);color:var(--text)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;border-right:1px solid var(--line);box-sizing:border-box}
nav a{display:block;font-size:13px;padding:2px 0;overflow-wrap:anywhere}nav b{display:inline-block;width:3.6em;color:var(--quiet);text-transform:uppercase;font-size:11px}
main{padding:1.5rem 2rem;max-width:60rem;min-width:0}h1{font-size:20px;color:var(--gold)}h2{font-size:16px;text-transform:capitalize;color:var(--gold)}
h3{font:600 16px ui-monospace,monospace;overflow-wrap:anywhere}h3 b{color:var(--gold);text-transform:uppercase}h4{margin:.8em 0 .3em;color:var(--quiet);font-weight:500}
article{border-top:1px solid var(--line);padding:.5rem 0 1.2rem}table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:4px 12px 4px 0;vertical-align:top;font-size:14px}
a{color:inherit;text-decoration-color:var(--quiet)}i{color:var(--quiet)}@media(max-width:800px){body{display:block}nav{position:static;height:auto}}
@media(prefers-color-scheme:light){:root{--ink:#faf8f3;--line:#dcd8cf;--text:#15171c;--quiet:#5d6270;--gold:#7d5800}}`;
