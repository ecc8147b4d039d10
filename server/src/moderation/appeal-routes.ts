import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, OneOf, PageQuery, Paragraph, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { Appeal, viewOfAppeal } from './appeal.ts';
import { type HiddenThing, listHiddenThings } from './appeal-queries.ts';
import { accountOfAppealToken } from './appeal-token.ts';
import { fileAppeal, fileBanAppeal } from './file-appeal.ts';
import { targetNames } from './target.ts';

const tags = ['moderation'];
const Text = Paragraph(1, 1000, 'Why the decision should be lifted');
const HiddenThingShape = Type.Object(
  {
    target: OneOf(...targetNames),
    id: Id,
    title: Type.String(),
    reason: Type.String(),
    hiddenAt: Time,
    appeal: Nullable(Appeal),
  },
  { title: 'HiddenThing' },
);

/** The caller's hidden content and appeals against it; also appeals against a ban. */
export function appealRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/appeals',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listHiddenThings',
        tags,
        summary: "The caller's hidden content with the reasons and the appeals against them",
        querystring: PageQuery,
        response: { 200: Type.Object({ things: Type.Array(HiddenThingShape), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const list = (after: NewestPlace | undefined, limit: number) =>
        listHiddenThings(ctx.db, sessionOf(request).accountId, after, limit);
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'hidden things', request.query, list, placeOfHidden);
      return { things: page.map(viewOfHiddenThing), nextCursor };
    },
  );

  app.post(
    '/api/appeals',
    {
      config: { access: 'member', errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'appeal',
        tags,
        summary: "Appeal against the hiding of one's own game, clip, comment or profile, once per decision",
        body: Type.Object({ target: OneOf(...targetNames), id: Id, text: Text }),
        response: { 201: Type.Object({ appeal: Appeal }) },
      },
    },
    async (request, reply) => {
      const { target, id, text } = request.body;
      const made = await fileAppeal(ctx, sessionOf(request), { target, id, text });
      return reply.code(201).send({ appeal: viewOfAppeal(made) });
    },
  );

  app.post(
    '/api/appeals/ban',
    {
      config: { access: 'public', errors: [httpErrors.token_invalid, httpErrors.conflict] },
      schema: {
        operationId: 'appealAgainstBan',
        tags,
        summary: 'Appeal against a ban with the Appeal-Token from the 403 account_banned of a sign-in, once per ban',
        body: Type.Object({ token: Line(1, 300), text: Text }),
        response: { 201: Type.Object({ appeal: Appeal }) },
      },
    },
    async (request, reply) => {
      const { token, text } = request.body;
      const accountId = accountOfAppealToken(ctx, token);
      if (accountId === undefined) throw new Refusal('token_invalid');
      return reply.code(201).send({ appeal: viewOfAppeal(await fileBanAppeal(ctx, accountId, text)) });
    },
  );
}

function placeOfHidden({ hiddenAt, decisionId }: HiddenThing): NewestPlace {
  return [hiddenAt.getTime(), decisionId];
}

function viewOfHiddenThing({ target, id, title, reason, hiddenAt, appeal }: HiddenThing) {
  const asRow = appeal && {
    ...appeal,
    createdAt: new Date(appeal.createdAt),
    answeredAt: appeal.answeredAt === null ? null : new Date(appeal.answeredAt),
  };
  return { target, id, title, reason, hiddenAt: hiddenAt.toISOString(), appeal: asRow && viewOfAppeal(asRow) };
}
