import type { RequestError } from './errors.ts';
import type { App } from './http.ts';
import { type OpenApiDocument, openApiOf } from './openapi.ts';
import { renderReference } from './reference-page.ts';

/** The API document at /openapi.json and the same as a page at /docs, both made once, from the schemas. */
export function referenceRoutes(app: App, errors: readonly RequestError[]): void {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;

  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    document ??= openApiOf(app);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document));
  });

  app.get('/docs', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    page ??= renderReference(openApiOf(app), errors);
    return reply
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
