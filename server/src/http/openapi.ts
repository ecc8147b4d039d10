import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { RequestError } from './errors.ts';
import type { App } from './http.ts';
import { describeAnswers, describeRefusals } from './openapi-answers.ts';
import type { DocumentedAnswer, Operation } from './openapi-operation.ts';
import { nameSchemas } from './openapi-schemas.ts';

/** The general part of the document, and what each kind of access means. */
export type ApiDescription = {
  title: string;
  version: string;
  description: string;
  server: { url: string; description: string };
  tags: { name: string; description: string }[];
  securitySchemes: Record<string, Record<string, string>>;
  schemeOf(access: string): string | undefined;
  /** The errors with which the guard refuses callers of the wrong kind. */
  refusalsOf(access: string): readonly RequestError[];
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of the route's own rules; those of the guard, the parser and the limits are added automatically. */
    errors?: readonly RequestError[];
    /** Responses without a schema: files, pages, streams, and 304. */
    answers?: Record<number, DocumentedAnswer>;
    /** The content types of a body that is not JSON. */
    bodyTypes?: readonly string[];
  }
}

/** Links a finished operation, which has only its schema, back to its route. */
const routeKey = 'x-route';

/** Collects the schemas of the routes registered after it. */
export async function collectOpenApi(app: App, about: ApiDescription): Promise<void> {
  const { title, version, description, server, tags } = about;
  const routes: RouteOptions[] = [];
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } as never },
      servers: [server],
      tags,
      components: { securitySchemes: about.securitySchemes as never },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'public';
      const scheme = about.schemeOf(access);
      const security = scheme === undefined ? [] : [{ [scheme]: [] }];
      const member =
        access === 'member' ? { description: [schema?.description, 'Members only.'].filter(Boolean).join(' ') } : {};
      const number = routes.push(route) - 1;
      return { url, schema: { security, ...schema, ...member, [routeKey]: number } };
    },
    transformObject: (documents) => {
      const { openapiObject } = documents as { openapiObject: OpenApiDocument };
      for (const operations of Object.values(openapiObject.paths ?? {})) {
        for (const operation of Object.values(operations ?? {}) as (Operation & { [routeKey]?: number })[]) {
          const route = routes[operation[routeKey] ?? -1];
          delete operation[routeKey];
          if (route) describeOperation(operation, route, about);
        }
      }
      return nameSchemas(openapiObject);
    },
  });
}

function describeOperation(operation: Operation, route: RouteOptions, about: ApiDescription): void {
  const { bodyTypes } = route.config ?? {};
  describeAnswers(operation, route);
  describeRefusals(operation, route, about.refusalsOf(route.config?.access ?? 'public'));
  const content = operation.requestBody?.content['application/json'];
  // A body without required fields may be left out.
  if (operation.requestBody && content) {
    operation.requestBody.required = ((content.schema['required'] as unknown[] | undefined) ?? []).length > 0;
  }
  if (bodyTypes) {
    const binary = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
    operation.requestBody = {
      required: true,
      content: Object.fromEntries(bodyTypes.map((type) => [type, binary])),
    };
  }
}

export type OpenApiDocument = Exclude<ReturnType<App['swagger']>, string>;

export function openApiOf(app: App): OpenApiDocument {
  return app.swagger() as OpenApiDocument;
}
