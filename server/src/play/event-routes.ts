import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { EarnedAchievement, User } from '../accounts/user.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { PlayEvent } from './event.ts';
import { createEventQueue } from './event-queue.ts';
import { recordEvent } from './record-event.ts';

export function eventRoutes(app: App, ctx: Context): void {
  const queue = createEventQueue(ctx);
  app.post(
    '/api/events',
    {
      config: { access: 'session', limit: 'event', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'sendEvent',
        tags: ['play'],
        summary: 'Record what the caller plays; returns the updated user and newly earned achievements',
        body: PlayEvent,
        response: { 200: Type.Object({ user: User, newAchievements: Type.Array(EarnedAchievement) }) },
      },
    },
    async (request, reply) => {
      const { answer, spent } = await recordEvent(ctx, queue, sessionOf(request), request.body);
      reply.headers(rateLimitHeaders(spent));
      return answer;
    },
  );
}
