import swagger from '@fastify/swagger';
import type { App } from './http.ts';

const description = `One API for playable HTML games: accounts, a mixed feed, play, purchases with coins, clips and live streams.
Every error is \`{ "error": "<sentence>" }\`, with the machine's word in the \`Error-Code\` header.`;

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
      return { url, schema: { ...schema, ...(security && { security }), ...member } };
    },
  });
}

export type OpenApiDocument = Exclude<ReturnType<App['swagger']>, string>;

export function openApiOf(app: App): OpenApiDocument {
  return app.swagger() as OpenApiDocument;
}
