import { type Static, Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import { memberOf, sessionOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { Comment, CommentText, viewOfComment } from './comment.ts';
import {
  type CommentedTarget,
  countComments,
  findPinnedComment,
  getComment,
  listComments,
  listReplies,
} from './comment-queries.ts';
import { removeComment, setPinned, writeComment } from './manage-comments.ts';
import { ThingPath, targets } from './thing.ts';

const tags = ['reactions'];
const OneComment = Type.Object({ comment: Comment });
const CommentPath = Type.Object({ id: Id });
const CommentQuery = Type.Object({
  ...PageQuery.properties,
  parent: Type.Optional(Type.String({ ...Id, description: 'The replies to this comment, oldest first' })),
});
const Comments = Type.Object({
  comments: Type.Array(Comment),
  nextCursor: NextCursor,
  pinned: Nullable(Comment),
  total: Type.Integer({ description: 'All comments on the target, replies included' }),
});

export function commentRoutes(app: App, ctx: Context): void {
  const { baseUrl } = ctx.config;
  for (const target of ['game', 'clip'] as const) commentRoutesOf(app, ctx, target);

  app.delete(
    '/api/comments/:id',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'deleteComment',
        tags,
        summary: 'Delete a comment with its replies',
        params: CommentPath,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeComment(ctx, memberOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  for (const isPinned of [true, false]) {
    app[isPinned ? 'put' : 'delete'](
      '/api/comments/:id/pin',
      {
        config: { access: 'member' },
        schema: {
          operationId: isPinned ? 'pinComment' : 'unpinComment',
          tags,
          summary: isPinned
            ? 'Pin a comment above the others, replacing the pinned one; for the owner of the target'
            : 'Unpin a comment',
          params: CommentPath,
          response: { 200: OneComment },
        },
      },
      async (request) => ({
        comment: viewOfComment(await setPinned(ctx, memberOf(request), request.params.id, isPinned), baseUrl),
      }),
    );
  }
}

function commentRoutesOf(app: App, ctx: Context, target: CommentedTarget): void {
  const { path, noun } = targets[target];
  const name = target === 'game' ? 'Game' : 'Clip';
  app.get(
    `/api/${path}/:id/comments`,
    {
      config: { access: 'session' },
      schema: {
        operationId: `list${name}Comments`,
        tags,
        summary: `The comments on a ${noun}, newest first, with the pinned one apart`,
        params: ThingPath,
        querystring: CommentQuery,
        response: { 200: Comments },
      },
    },
    (request) => readComments(ctx, sessionOf(request), target, request.params.id, request.query),
  );

  app.post(
    `/api/${path}/:id/comments`,
    {
      config: { access: 'member', limit: 'comment' },
      schema: {
        operationId: `commentOn${name}`,
        tags,
        summary: `Comment on a ${noun}, or reply to a comment; @handle mentions a member`,
        params: ThingPath,
        headers: IdempotencyHeader,
        body: Type.Object({ text: CommentText, parentId: Type.Optional(Nullable(Id)) }),
        response: { 201: OneComment },
      },
    },
    async (request, reply) => {
      const { text, parentId = null } = request.body;
      const written = { target, thingId: request.params.id, text, parentId };
      const { comment, spent } = await writeComment(ctx, memberOf(request), written, idempotencyOf(request));
      return reply
        .code(201)
        .headers(rateLimitHeaders(spent))
        .send({ comment: viewOfComment(comment, ctx.config.baseUrl) });
    },
  );
}

async function readComments(
  ctx: Context,
  { accountId }: Caller,
  target: CommentedTarget,
  thingId: string,
  query: Static<typeof CommentQuery>,
): Promise<Static<typeof Comments>> {
  const { baseUrl } = ctx.config;
  const total = await countComments(ctx.db, accountId, target, thingId);
  const { parent } = query;
  if (parent !== undefined) await getComment(ctx.db, accountId, parent);
  const list = (after: NewestPlace | undefined, limit: number) =>
    parent === undefined
      ? listComments(ctx.db, accountId, thingId, after, limit)
      : listReplies(ctx.db, accountId, thingId, parent, after, limit);
  const kind = `comments ${thingId} ${parent ?? ''}`;
  const { page, nextCursor } = await readPage(ctx.keys.cursor, kind, query, list, placeOf);
  const pinned = parent === undefined ? await findPinnedComment(ctx.db, accountId, thingId) : undefined;
  return {
    comments: page.map((row) => viewOfComment(row, baseUrl)),
    nextCursor,
    pinned: pinned === undefined ? null : viewOfComment(pinned, baseUrl),
    total,
  };
}
