import type { RouteOptions } from 'fastify';
import { httpErrors, type RequestError } from './errors.ts';
import type { Answer, Operation } from './openapi-operation.ts';

const text = (description: string, schema: object = { type: 'string' }) => ({ description, schema });

/** The successful responses of a route. */
export function describeAnswers(operation: Operation, { config, schema }: RouteOptions): void {
  for (const [status, { description, types = [] }] of Object.entries(config?.answers ?? {})) {
    const schemaOf = (type: string) => ({ type: type === 'application/json' ? 'object' : 'string' });
    const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]));
    operation.responses[status] = { description, ...(types.length > 0 && { content }) };
  }
  const declared = { ...(schema?.response as object), ...config?.answers };
  for (const [status, answer] of Object.entries(operation.responses)) {
    // The collector adds an empty 200 where a route declares no response.
    if (!(status in declared)) delete operation.responses[status];
    else if (answer.description === 'Default Response') answer.description = wordsFor(status, answer);
    if (config?.limit !== undefined && status in declared) {
      answer.headers = {
        'RateLimit-Policy': text('The limit of this route: its name, uses and seconds.'),
        RateLimit: text('What is left of it.'),
      };
    }
  }
}

const outcomes: Record<string, string> = { '200': 'Answered', '201': 'Made', '202': 'Accepted', '204': 'Done' };

function wordsFor(status: string, { content }: Answer): string {
  const { properties } = content?.['application/json']?.schema ?? {};
  const names = Object.keys((properties as object | undefined) ?? {}).map((name) => `\`${name}\``);
  const outcome = outcomes[status] ?? 'Answered';
  return names.length > 0 ? `${outcome}: ${names.join(', ')}.` : `${outcome}, without a body.`;
}

/** Every status with which a route may refuse, with its values of `Error-Code`. */
export function describeRefusals(operation: Operation, route: RouteOptions, ofGuard: readonly RequestError[]): void {
  const byStatus = new Map<number, RequestError[]>();
  const known = new Set<string>();
  for (const error of [...refusalsOf(route), ...ofGuard, ...(route.config?.errors ?? [])]) {
    if (known.has(error.code)) continue;
    known.add(error.code);
    byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  }
  for (const [status, errors] of [...byStatus].sort(([a], [b]) => a - b)) {
    operation.responses[status] = refusalOf(status, errors);
  }
}

function refusalOf(status: number, errors: RequestError[]): Answer {
  return {
    description: errors.map(({ code, sentence }) => `\`${code}\`: ${sentence}`).join('\n\n'),
    headers: {
      'Error-Code': text('The error code.', { type: 'string', enum: errors.map(({ code }) => code) }),
      ...((status === 429 || status === 503) && {
        'Retry-After': text('Whole seconds until the next call will pass.', { type: 'integer', minimum: 1 }),
      }),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** The errors that can occur around a route's handler, derived from its config and schema. */
function refusalsOf({ config, method, schema, url }: RouteOptions): RequestError[] {
  const isGuarded = config?.access !== 'public';
  // Bodies are parsed wherever one may be sent, even where none is needed.
  const hasBody = method !== 'GET';
  const hasPath = url.includes(':');
  const query = (schema?.querystring as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};
  const headers = (schema?.headers as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};
  const e = httpErrors;
  return [
    ...(hasBody || hasPath || Object.keys(query).length > 0 ? [e.invalid_request] : []),
    ...(hasBody
      ? [e.invalid_json, e.request_timeout, e.too_large, e.unsupported_media_type, e.unsupported_encoding]
      : []),
    ...('cursor' in query ? [e.invalid_cursor] : []),
    ...(isGuarded ? [e.token_missing, e.token_invalid] : []),
    ...(hasPath ? [e.not_found] : []),
    ...('idempotency-key' in headers ? [e.idempotency_mismatch] : []),
    ...(config?.limit !== undefined ? [e.rate_limited] : []),
    ...[e.internal, e.unavailable, e.overloaded],
  ];
}
