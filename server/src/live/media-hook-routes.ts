import { Type } from 'typebox';
import { limitedAddress } from '../access/client-address.ts';
import { httpErrors, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { readJsonBody } from '../http/json-body.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes } from '../platform/keys.ts';
import { checkStreamKey } from './check-stream-key.ts';
import { guessGuard } from './guess-guard.ts';
import { liveErrors } from './live-errors.ts';

/** What nginx-rtmp sends as a form (`call`, `app`, `name`, `addr`) and MediaMTX as JSON (`action`, `path`, `ip`). */
const MediaHookBody = Type.Object(
  {
    call: Type.Optional(Type.String()),
    app: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    addr: Type.Optional(Type.String()),
    action: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    ip: Type.Optional(Type.String()),
  },
  { title: 'MediaHookBody', additionalProperties: true },
);

/** Lets a media server before the ingest check a publisher's key. It starts no stream: the ingest does. */
export async function mediaHookRoutes(app: App, ctx: Context): Promise<void> {
  const guesses = guessGuard(ctx.clock);
  const { mediaHookSecret } = ctx.config.secrets;
  const isKnown = (secret: string) =>
    mediaHookSecret !== undefined && sameBytes(Buffer.from(secret), Buffer.from(mediaHookSecret));

  await app.register(async (hooks) => {
    const scope = hooks as App;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readJsonBody(undefined, body, false),
    );
    scope.post(
      '/hooks/rtmp',
      {
        config: {
          access: 'public',
          errors: [httpErrors.not_found, liveErrors.publish_refused, liveErrors.stream_in_use],
          bodyTypes: ['application/x-www-form-urlencoded', 'application/json'],
        },
        schema: {
          operationId: 'authorizePublish',
          tags: ['live'],
          summary: 'Whether a publisher may stream with this key, for MediaMTX or nginx-rtmp in front of the ingest',
          description:
            'Neither can sign its requests, so the address contains MEDIA_HOOK_SECRET; without that setting, or with a wrong secret, the response is 404. Every action except publishing is refused.',
          querystring: Type.Object({ secret: Type.Optional(Type.String()) }),
          body: MediaHookBody,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        if (!isKnown(request.query.secret ?? '')) throw new Refusal('not_found');
        const { call, app: application, name, addr, action, path, ip } = request.body;
        const address = limitedAddress(addr ?? ip ?? '');
        // The path of a stream in MediaMTX is its app and key, as in an RTMP address.
        const [, pathApp, pathKey] = /^\/?([^/]+)\/([^/]+)$/.exec(path ?? '') ?? [];
        const key = name ?? pathKey;
        const isPublish = (call ?? action) === 'publish' && (application ?? pathApp) === 'live';
        if (!isPublish || key === undefined || guesses.isBarred(address)) throw new Refusal(liveErrors.publish_refused);
        const found = await checkStreamKey(ctx, key);
        if (found === 'wrong_key') {
          guesses.wrong(address);
          throw new Refusal(liveErrors.publish_refused);
        }
        if (found === 'in_use') throw new Refusal(liveErrors.stream_in_use);
        return reply.code(204).send(null);
      },
    );
  });
}
