import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { App } from './http.ts';
import { ErrorBody } from './schemas.ts';

const description = `One API for playable HTML games: accounts, a mixed feed, play, purchases with coins, clips and live streams.
Every error is \`{ "error": "<sentence>" }\`, with the machine's word in the \`Error-Code\` header.`;

/** How every route refuses what it lets nobody do; `default` is for what only its own rules know, and for our faults. */
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
export async function collectOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Coinop', version: '0.1.0', description, license: { name: 'MIT' } },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'A session token, from signing in.' },
          game: {
            type: 'http',
            scheme: 'bearer',
            description: 'A game-scoped token, from POST /api/games/:id/session.',
          },
        },
        responses: Object.fromEntries(
          Object.entries(refusals).map(([status, words]) => [`Refused_${status}`, answerOf(status, words)]),
        ),
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const security =
        access === 'session' || access === 'member'
          ? [{ session: [] }]
          : access === 'game'
            ? [{ game: [] }]
            : undefined;
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

/** What the shell and the guards refuse before a route is asked, told by its config and schema. */
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
      'Error-Code': text("The machine's word for the reason."),
      ...(status === '429' && { 'Retry-After': text('Whole seconds.') }),
    },
    content: { 'application/json': { schema: JSON.parse(JSON.stringify(ErrorBody)) } },
  };
}

export type OpenApiDocument = Exclude<ReturnType<App['swagger']>, string>;

export function openApiOf(app: App): OpenApiDocument {
  return app.swagger() as OpenApiDocument;
}
