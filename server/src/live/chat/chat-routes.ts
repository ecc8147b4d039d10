import { Type } from 'typebox';
import { memberOf, sessionOf } from '../../access/guards.ts';
import { rateLimitHeaders } from '../../access/limits.ts';
import { httpErrors } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { Id } from '../../http/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { screeningErrors } from '../../screening/screening-errors.ts';
import { liveErrors } from '../live-errors.ts';
import { ChatAuthor, ChatMessage, ChatText, SlowModeSeconds, viewOfAuthor, viewOfChatMessage } from './chat-message.ts';
import { getReadableChat, listChatMessages, listMuted } from './chat-queries.ts';
import { removeChatMessage, sayInChat, setMuted, setSlowMode } from './manage-chat.ts';

const tags = ['live'];
const params = Type.Object({ id: Id });

/** The chat of a stream over HTTP; the socket has it live. */
export function chatRoutes(app: App, ctx: Context): void {
  const { baseUrl } = ctx.config;

  app.get(
    '/api/live/:id/chat',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getChat',
        tags,
        summary: "The last hundred messages of a stream's chat, oldest first",
        params,
        response: { 200: Type.Object({ messages: Type.Array(ChatMessage), slowModeSeconds: SlowModeSeconds }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { slowModeSeconds } = await getReadableChat(ctx.db, accountId, request.params.id, ctx.clock.now());
      const rows = await listChatMessages(ctx.db, accountId, request.params.id);
      return { messages: rows.map((row) => viewOfChatMessage(row, baseUrl)), slowModeSeconds };
    },
  );

  app.post(
    '/api/live/:id/chat',
    {
      config: {
        access: 'member',
        limit: 'chat_message',
        errors: [
          liveErrors.chat_closed,
          liveErrors.chat_muted,
          liveErrors.slow_mode,
          screeningErrors.text_refused,
          httpErrors.not_found,
        ],
      },
      schema: {
        operationId: 'sayInChat',
        tags,
        summary: "Write in a stream's chat while it runs",
        params,
        body: Type.Object({ text: ChatText }),
        response: { 201: Type.Object({ message: ChatMessage }) },
      },
    },
    async (request, reply) => {
      const { message, spent } = await sayInChat(ctx, memberOf(request), request.params.id, request.body.text);
      return reply
        .code(201)
        .headers(rateLimitHeaders(spent))
        .send({ message: viewOfChatMessage(message, baseUrl) });
    },
  );

  app.patch(
    '/api/live/:id/chat',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'changeChat',
        tags,
        summary: 'Set how long members must wait between two messages; for the owner of the stream',
        params,
        body: Type.Object({ slowModeSeconds: SlowModeSeconds }),
        response: { 200: Type.Object({ slowModeSeconds: SlowModeSeconds }) },
      },
    },
    async (request) => {
      const { slowModeSeconds } = request.body;
      await setSlowMode(ctx, memberOf(request), request.params.id, slowModeSeconds);
      return { slowModeSeconds };
    },
  );

  app.delete(
    '/api/live/:id/chat/:messageId',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'deleteChatMessage',
        tags,
        summary: "Remove one of the caller's own messages, or any message in the chat of the caller's stream",
        params: Type.Object({ id: Id, messageId: Id }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeChatMessage(ctx, memberOf(request), request.params.id, request.params.messageId);
      return reply.code(204).send(null);
    },
  );

  muteRoutes(app, ctx);
}

function muteRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/live/:id/chat/mutes',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listChatMutes',
        tags,
        summary: "The members muted in the chat of the caller's stream; empty for the stream of somebody else",
        params,
        response: { 200: Type.Object({ members: Type.Array(ChatAuthor) }) },
      },
    },
    async (request) => {
      const muted = await listMuted(ctx.db, memberOf(request).accountId, request.params.id);
      return { members: muted.map((one) => viewOfAuthor(one, ctx.config.baseUrl)) };
    },
  );

  for (const isMuted of [true, false]) {
    app[isMuted ? 'put' : 'delete'](
      '/api/live/:id/chat/mutes/:handle',
      {
        config: { access: 'member' },
        schema: {
          operationId: isMuted ? 'muteInChat' : 'unmuteInChat',
          tags,
          summary: isMuted ? "Mute a member in a stream's chat; for the owner of the stream" : 'Unmute a member',
          params: Type.Object({ id: Id, handle: Type.String({ maxLength: 40 }) }),
          response: { 200: Type.Object({ muted: Type.Boolean() }) },
        },
      },
      async (request) => {
        await setMuted(ctx, memberOf(request), request.params.id, request.params.handle, isMuted);
        return { muted: isMuted };
      },
    );
  }
}
