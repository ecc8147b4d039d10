import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from './as-refusal.ts';
import { isForBusyPage, sendBusyPage } from './busy-page.ts';
import { openHeaders } from './cors.ts';
import { type HttpErrorCode, httpErrors, Refusal } from './errors.ts';

/** Our codes for the errors of the router and the body parser. */
const frameworkErrors: Record<string, HttpErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_VALIDATION: 'invalid_request',
  ECONNRESET: 'request_timeout',
};

const lingerMs = 2000;

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && !asRefusal(error)) {
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  }
  reply.headers(refusal.headers);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const limit = request.routeOptions?.config?.limit;
  if (refusal.code === 'rate_limited' && limit !== undefined && refusal.headers['ratelimit'] === undefined) {
    reply.header('ratelimit', `"${limit}";r=0;t=${refusal.headers['retry-after'] ?? '1'}`);
  }
  // The rest of an unread body would be parsed as the next request.
  if (refusal.status === 413 || refusal.status === 408) reply.header('connection', 'close');
  // On a game's own origin, an HTML error page could use browser features that the SDK disables.
  reply.code(refusal.status).header('error-code', refusal.code).header('x-frame-options', 'DENY');
  if (isForBusyPage(refusal, request)) {
    sendBusyPage(refusal, request, reply);
    return;
  }
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ error: refusal.message });
}

function refusalOf(error: unknown): Refusal {
  const refusal = asRefusal(error);
  if (refusal) return refusal;
  const { code, validation, statusCode } = error as Partial<FastifyError>;
  if (validation?.[0])
    return new Refusal('invalid_request', sentenceOf(validation[0], (error as FastifyError).validationContext));
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new Refusal(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('invalid_request');
  return new Refusal('internal');
}

type Violation = NonNullable<FastifyError['validation']>[number] & {
  parentSchema?: {
    description?: string;
    enum?: unknown[];
    oneOf?: { properties: Record<string, { const: unknown }> }[];
  };
};

/** The first violation, as a sentence that names the field and what it should be. */
export function sentenceOf(violation: Violation, where: string | undefined): string {
  const missing = violation.keyword === 'required' ? String(violation.params['missingProperty']) : undefined;
  const place = [...violation.instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])].join('.');
  const { tag } = violation.params as { tag?: string };
  if (violation.keyword === 'discriminator' && tag !== undefined) {
    const choices = violation.parentSchema?.oneOf?.map(({ properties }) => properties[tag]?.const) ?? [];
    return `"${tag}" must be one of ${choices.join(', ')}.`;
  }
  if (place === '') return `The ${where ?? 'request'} ${violation.message ?? 'does not fit'}.`;
  if (missing !== undefined) return `"${place}" is missing.`;
  const { description, enum: choices } = violation.parentSchema ?? {};
  const bound = boundOf(violation);
  if (bound !== undefined) return `"${place}" must ${bound}.`;
  if (choices) return `"${place}" must be one of ${choices.join(', ')}.`;
  if (description) return `"${place}" does not fit: ${description}.`;
  return `"${place}" ${violation.message ?? 'does not fit'}.`;
}

const typeNames: Record<string, string> = {
  string: 'be text',
  number: 'be a number',
  integer: 'be a whole number',
  boolean: 'be true or false',
  array: 'be a list',
  object: 'be an object',
};

/**
 * The bound of a number, text or list that was violated; the field's description covers all its rules, and only one is
 * broken.
 */
function boundOf({ keyword, params }: Violation): string | undefined {
  const { limit, type } = params as { limit?: number; type?: string };
  if (keyword === 'type') return typeNames[type ?? ''];
  const bounds: Record<string, string> = {
    minimum: `be at least ${limit}`,
    maximum: `be at most ${limit}`,
    exclusiveMinimum: `be greater than ${limit}`,
    exclusiveMaximum: `be less than ${limit}`,
    minLength: limit === 1 ? 'not be empty' : `have at least ${limit} characters`,
    maxLength: `have at most ${limit} characters`,
    minItems: `have at least ${limit} entries`,
    maxItems: `have at most ${limit} entries`,
  };
  return bounds[keyword];
}

/** Parser errors: there is no request yet, so the response is written to the socket directly. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: HttpErrorCode =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'request_head_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'bad_request_head';
  const { status, sentence } = httpErrors[code];
  const body = JSON.stringify({ error: sentence });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Request-Id': crypto.randomUUID(),
    'Error-Code': code,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The path is unknown, so any origin may read the error; the response contains nothing else.
    ...openHeaders,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} Refused`, ...lines, '', body].join('\r\n'));
  // Input is still read, or the response would be lost to a reset; the timer ends it if the client never does.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
