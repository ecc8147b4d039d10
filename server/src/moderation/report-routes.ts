import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, OneOf, Paragraph } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { reportThing } from './report-thing.ts';
import { reportCategories, type Target, targetNames } from './target.ts';

const ReportedTarget = OneOf(...targetNames);
const ReportBody = Type.Object({
  target: ReportedTarget,
  id: Line(1, 50, 'The id of the thing; of a profile its handle'),
  reason: Paragraph(1, 500),
  category: Type.Optional(OneOf(...reportCategories)),
});

export function reportRoutes(app: App, ctx: Context, targets: readonly Target[]): void {
  app.post(
    '/api/reports',
    {
      config: { access: 'session', limit: 'report', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'report',
        tags: ['moderation'],
        summary:
          "Report a game, clip, live stream, profile, comment, chat message or one of the caller's purchases to the operators",
        headers: IdempotencyHeader,
        body: ReportBody,
        response: {
          201: Type.Object({ report: Type.Object({ id: Id, target: ReportedTarget, reason: Type.String() }) }),
        },
      },
    },
    async (request, reply) => {
      const { target, id, reason, category } = request.body;
      const report = { target, id, reason, category };
      const made = await reportThing(ctx, targets, sessionOf(request), report, idempotencyOf(request));
      return reply
        .code(201)
        .headers(rateLimitHeaders(made.spent))
        .send({ report: { id: made.id, target, reason } });
    },
  );
}
