import { Type } from 'typebox';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, OneOf, PageQuery, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { type ContentRow, contentNames, contentStates, listContent } from './content-queries.ts';
import { everyRole } from './operator.ts';

const Content = Type.Object(
  {
    id: Id,
    title: Type.String(),
    ownerId: Id,
    owner: Type.String(),
    state: OneOf(...contentStates),
    reports: Type.Integer(),
    createdAt: Time,
  },
  { title: 'Content' },
);

/** All content of members, whether reported or not. */
export function contentListRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/content/:target',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listContent',
        tags: ['operators'],
        summary: 'Games, clips, streams, recordings or comments, newest first, hidden ones too',
        params: Type.Object({ target: OneOf(...contentNames) }),
        querystring: Type.Object({
          ...PageQuery.properties,
          q: Type.Optional(Line(1, 100, 'A part of the title, an id, or the handle of its owner after an @')),
          state: Type.Optional(OneOf(...contentStates)),
        }),
        response: { 200: Type.Object({ content: Type.Array(Content), nextCursor: NextCursor }) },
      },
    },
    async ({ params: { target }, query }) => {
      const { q, state } = query;
      const { page, nextCursor } = await readPage<ContentRow, NewestPlace>(
        ctx.keys.cursor,
        `content ${JSON.stringify([target, q, state])}`,
        query,
        (after, limit) => listContent(ctx.db, target, { q, state }, after, limit, ctx.clock.now()),
        placeOf,
      );
      return { content: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
    },
  );
}
