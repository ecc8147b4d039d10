import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { App } from './http.ts';
import { ErrorBody } from './schemas.ts';

/** What the document says about the product, and which security scheme a route's access needs. */
export type ApiDescription = {
  title: string;
  version: string;
  description: string;
  securitySchemes: Record<string, { description: string }>;
  schemeOf(access: string): string | undefined;
};

/** The error responses that routes share; `default` covers their own error codes and server errors. */
const refusals = {
  '400': 'Something in the body, the query or the path does not fit; the sentence names it.',
  '401': 'No token, or one that is not valid any more.',
  '403': 'The right token for something else.',
  '404': "No such thing, or not the caller's to see.",
  '413': 'The body is too large.',
  '415': 'The body is no JSON, or is compressed.',
  '429': 'The limit of this route is used up; `Retry-After` says in seconds when the next call will pass.',
  default: 'Any other refusal; `Error-Code` says which.',
};
type Refused = keyof typeof refusals;

/** Collects the schemas of the routes registered after it. */
export async function collectOpenApi(app: App, about: ApiDescription): Promise<void> {
  const { title, version, description } = about;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, description, license: { name: 'MIT' } },
      components: {
        securitySchemes: Object.fromEntries(
          Object.entries(about.securitySchemes).map(([name, { description }]) => [
            name,
            { type: 'http' as const, scheme: 'bearer', description },
          ]),
        ),
        responses: Object.fromEntries(
          Object.entries(refusals).map(([status, words]) => [`Refused_${status}`, answerOf(status, words)]),
        ),
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const scheme = about.schemeOf(access ?? 'public');
      const security = scheme === undefined ? undefined : [{ [scheme]: [] }];
      const member =
        access === 'member' ? { description: [schema?.description, 'Members only.'].filter(Boolean).join(' ') } : {};
      const more = { ...(security && { security }), ...member, [refusedBy]: refusalsOf(route) };
      return { url, schema: { ...schema, ...more } };
    },
    transformObject: (documents) => {
      const { openapiObject } = documents as { openapiObject: OpenApiDocument };
      for (const operations of Object.values(openapiObject.paths ?? {})) {
        for (const operation of Object.values(operations ?? {}) as Operation[]) nameRefusals(operation);
      }
      return openapiObject;
    },
  });
}

/** Carries a route's refusals from its config to the finished operation, which has only its schema. */
const refusedBy = 'x-refused-by';
type Operation = { [refusedBy]?: Refused[]; responses: Record<string, unknown> };

function nameRefusals(operation: Operation): void {
  for (const status of operation[refusedBy] ?? []) {
    operation.responses[status] ??= { $ref: `#/components/responses/Refused_${status}` };
  }
  delete operation[refusedBy];
}

/** The errors that can occur before the route's handler runs, derived from its config and schema. */
function refusalsOf({ config, schema, url }: RouteOptions): Refused[] {
  const isGuarded = config?.access !== 'public';
  const hasBody = schema?.body !== undefined;
  const hasPath = url.includes(':');
  const happens: Record<Refused, boolean> = {
    '400': hasBody || hasPath || schema?.querystring !== undefined,
    '401': isGuarded,
    '403': isGuarded,
    '404': hasPath,
    '413': hasBody,
    '415': hasBody,
    '429': config?.limit !== undefined,
    default: true,
  };
  return (Object.keys(happens) as Refused[]).filter((status) => happens[status]);
}

function answerOf(status: string, words: string) {
  const text = (about: string) => ({ description: about, schema: { type: 'string' as const } });
  return {
    description: words,
    headers: {
      'Error-Code': text('The error code.'),
      ...(status === '429' && { 'Retry-After': text('Whole seconds.') }),
    },
    content: { 'application/json': { schema: JSON.parse(JSON.stringify(ErrorBody)) } },
  };
}

export type OpenApiDocument = Exclude<ReturnType<App['swagger']>, string>;

export function openApiOf(app: App): OpenApiDocument {
  return app.swagger() as OpenApiDocument;
}
