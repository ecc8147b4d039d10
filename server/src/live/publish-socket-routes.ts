import type { WebSocket } from '@fastify/websocket';
import { Type } from 'typebox';
import { accessErrors } from '../access/access-errors.ts';
import type { Callers } from '../access/known-callers.ts';
import { asRefusal } from '../http/as-refusal.ts';
import { invalid, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { validatorOf } from '../http/schema-compilers.ts';
import type { Context } from '../platform/context.ts';
import type { FlvSink } from '../rtmp/flv-sink.ts';
import { liveErrors } from './live-errors.ts';
import { liveLimits } from './live-stream.ts';
import type { Publishing } from './run-hls.ts';

/** The first frame. Binary frames with the recording follow; a text frame after them ends the stream. */
const PublishFrame = Type.Object({
  type: Type.Literal('publish'),
  token: Type.String({ maxLength: 2000 }),
  mimeType: Type.String({ maxLength: 200 }),
});
const isPublishFrame = validatorOf(PublishFrame, 'body');
const closeCodes: Record<string, number> = { token_invalid: 4401, guest_not_allowed: 4403, stream_in_use: 4409 };

/** Streaming from a browser, which has no RTMP: its recording comes over a WebSocket. */
export function publishSocketRoutes(app: App, ctx: Context, callers: Callers): void {
  const publishing = new Map<string, Publishing>();
  const sessions = new Set<OpenSession>();
  ctx.pubsub.subscribe('live', (streamId) => void publishing.get(streamId ?? '')?.check());
  ctx.pubsub.subscribe('access', (accountId) => {
    for (const session of sessions) {
      if (accountId === undefined || session.accountId === accountId) void endIfSignedOut(ctx, callers, session);
    }
  });
  app.addHook('preClose', async () => {
    for (const one of publishing.values()) one.stop();
  });
  app.route({
    method: 'GET',
    url: '/api/live/publish/socket',
    config: { access: 'public', switch: 'live' },
    // OpenAPI cannot describe sockets; docs/live.md does.
    schema: { hide: true },
    handler: () => {
      throw new Refusal(liveErrors.upgrade_required);
    },
    wsHandler: (socket) => receive(ctx, callers, socket, publishing, sessions),
  });
}

/** A streaming browser, and its session. */
type OpenSession = { accountId: string; token: string; disconnect(): void };

async function endIfSignedOut(ctx: Context, callers: Callers, { token, disconnect }: OpenSession): Promise<void> {
  try {
    if ((await callers.findBySessionToken(token)) === undefined) disconnect();
  } catch (error) {
    ctx.log.warn({ reason: (error as Error).message }, 'the session of a stream could not be looked up');
  }
}

/** Handles the frames of one socket in order; while ffmpeg lags, nothing more is read. */
function receive(
  ctx: Context,
  callers: Callers,
  socket: WebSocket,
  publishing: Map<string, Publishing>,
  sessions: Set<OpenSession>,
): void {
  let sink: FlvSink | undefined;
  let hasEnded = false;
  let waiting = 0;
  let handling = Promise.resolve();
  const idle = setTimeout(() => socket.close(4408, 'idle'), liveLimits.browserIdleSeconds * 1000).unref();

  let session: OpenSession | undefined;
  const disconnect = () => {
    // It is already ending.
    if (hasEnded) return;
    socket.close(4410, 'disconnected');
    // A socket that does not answer is not waited for.
    setTimeout(() => socket.terminate(), liveLimits.browserCloseMs).unref();
    void end('cut');
  };

  const open = async (frame: unknown) => {
    if (!isPublishFrame(frame)) throw invalid('The first frame is { type: "publish", token, mimeType }.');
    const { token, mimeType } = frame as { token: string; mimeType: string };
    const caller = await callers.findBySessionToken(token);
    if (caller === undefined) throw new Refusal('token_invalid');
    if (caller.kind !== 'member') throw new Refusal(accessErrors.guest_not_allowed);
    // Imported when a browser streams: other API nodes do not need it.
    const { publishFromBrowser } = await import('./publish-from-browser.ts');
    sink = await publishFromBrowser(ctx, caller, mimeType, disconnect, publishing);
    session = { accountId: caller.accountId, token, disconnect };
    sessions.add(session);
    socket.send(JSON.stringify({ type: 'started' }));
  };
  const end = async (how: 'unpublished' | 'cut') => {
    if (hasEnded || sink === undefined) return;
    hasEnded = true;
    await sink.end(how === 'cut' ? { how, cause: 'closed' } : { how });
  };
  const handle = async (data: Buffer, isBinary: boolean) => {
    if (sink === undefined) return open(isBinary ? undefined : parse(data));
    if (!isBinary) {
      await end('unpublished');
      return socket.close(1000, 'ended');
    }
    if (hasEnded || data.length === 0) return;
    idle.refresh();
    await sink.write(data);
  };
  const refuse = (error: unknown) => {
    const refusal = asRefusal(error);
    // ffmpeg has exited, which is logged where it runs.
    if (refusal === undefined && sink !== undefined) return disconnect();
    if (refusal === undefined) ctx.log.error({ err: error }, 'a stream from a browser could not be opened');
    const { code, message } = refusal ?? new Refusal('internal');
    socket.send(JSON.stringify({ type: 'refused', code, error: message }));
    socket.close(closeCodes[code] ?? 4400, code);
  };

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    waiting += 1;
    socket.pause();
    handling = handling
      .then(() => handle(data, isBinary))
      .catch(refuse)
      .finally(() => {
        waiting -= 1;
        // Frames that arrived together were read together.
        if (waiting === 0) socket.resume();
      });
  });
  // A broken socket closes as well.
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearTimeout(idle);
    if (session) sessions.delete(session);
    void handling.then(() => end('cut'));
  });
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    // Refused like any other invalid frame.
    return undefined;
  }
}
