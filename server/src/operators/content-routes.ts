import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { findCuration } from '../games/catalogue/curate-game.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, NextCursor, Nullable, OneOf, PageQuery, Time } from '../http/schemas.ts';
import {
  type CasePlace,
  type CaseRow,
  closeCases,
  type Decision,
  findCase,
  listDecisions,
  listReports,
  listUndecidedCases,
  placeOfCase,
} from '../moderation/case-queries.ts';
import { hideThing, restoreThing } from '../moderation/decide-case.ts';
import { type Target, type TargetName, targetNamed, targetNames } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { CuratedGame, viewOfCuration } from './curate-game-routes.ts';
import { isDeletable, nameOf } from './delete-content.ts';
import { everyRole, moderators } from './operator.ts';
import { previewOf } from './preview-content.ts';
import { type Action, act, ReasonBody } from './record-action.ts';

const tags = ['operators'];
export const ThingPath = Type.Object({
  target: OneOf(...targetNames),
  id: Line(1, 50, 'Its id; of a profile its handle'),
});
export const Case = Type.Object(
  {
    target: OneOf(...targetNames),
    id: Id,
    title: Nullable(Type.String({ description: 'Null when the content was deleted' })),
    shown: Type.Boolean(),
    status: Nullable(OneOf('reported', 'hidden_by_reports', 'hidden', 'restored', 'deleted')),
    reports: Type.Integer(),
    counted: Type.Integer({ description: 'Reports by trusted members' }),
    lastReportedAt: Nullable(Time),
  },
  { title: 'ModerationCase' },
);
const Report = Type.Object({
  reporter: Type.String(),
  reason: Type.String(),
  category: Nullable(Type.String()),
  counts: Type.Boolean(),
  createdAt: Time,
});
const Preview = Type.Object(
  {
    kind: OneOf('document', 'build', 'video', 'stream', 'text'),
    url: Nullable(Type.String({ description: 'Of a frame, a video or an HLS playlist; valid for half an hour' })),
    text: Nullable(Type.String()),
  },
  { title: 'ContentPreview' },
);
const DecisionMade = Type.Object({
  decision: Type.String(),
  decidedBy: Type.String(),
  reason: Type.String(),
  decidedAt: Time,
});

/** The moderation queue, and decisions about content. */
export function contentRoutes(app: App, ctx: Context, targets: readonly Target[]): void {
  app.get(
    '/api/admin/reports',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listModerationCases',
        tags,
        summary: 'Cases without a decision: hidden content first, then by the number of reports',
        querystring: PageQuery,
        response: { 200: Type.Object({ cases: Type.Array(Case), nextCursor: NextCursor }) },
      },
    },
    async ({ query }) => {
      const { page, nextCursor } = await readPage(
        ctx.keys.cursor,
        'undecided cases',
        query,
        (after: CasePlace | undefined, limit) => listUndecidedCases(ctx.db, after, limit),
        placeOfCase,
      );
      return { cases: await Promise.all(page.map((one) => viewOfCase(ctx, targets, one))), nextCursor };
    },
  );

  app.get(
    '/api/admin/things/:target/:id',
    {
      config: { access: 'operator', roles: everyRole, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getModerationCase',
        tags,
        summary: 'A case with a preview, its reports and all decisions about the content and its owner',
        params: ThingPath,
        response: {
          200: Type.Object({
            case: Case,
            ownerId: Nullable(Id),
            name: Nullable(
              Type.String({ description: 'The name to confirm a deletion with; null when it cannot be deleted here' }),
            ),
            preview: Nullable(Preview),
            game: Nullable(CuratedGame),
            reports: Type.Array(Report),
            decisions: Type.Array(DecisionMade),
          }),
        },
      },
    },
    async ({ params: { target: name, id } }) => {
      const thing = await targetOf(targets, name).find(ctx.db, id);
      const thingId = thing?.id ?? id;
      const found = isId(thingId) ? await findCase(ctx.db, name, thingId) : undefined;
      const decisions = isId(thingId) ? await listDecisions(ctx.db, [thingId, ...(thing ? [thing.ownerId] : [])]) : [];
      // Deleted content still shows its decisions.
      const isKnown = found !== undefined || decisions.some(({ target }) => target === name);
      if (thing === undefined && !isKnown) throw notFound(name);
      const reports = await listReports(ctx.db, name, thingId);
      const curation = name === 'game' ? await findCuration(ctx.db, thingId) : undefined;
      return {
        case: await viewOfCase(ctx, targets, found ?? neverReported(name, thingId)),
        ownerId: thing?.ownerId ?? null,
        name: thing && isDeletable(name) ? nameOf(thing) : null,
        preview: thing ? await previewOf(ctx, name, thing) : null,
        game: curation ? viewOfCuration(curation) : null,
        reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
        decisions: decisions.map(viewOfDecision),
      };
    },
  );

  for (const decision of ['hide', 'restore'] as const) {
    app.post(
      `/api/admin/things/:target/:id/${decision}`,
      {
        config: { access: 'operator', roles: moderators, errors: [httpErrors.not_found, httpErrors.conflict] },
        schema: {
          operationId: decision === 'hide' ? 'hideThing' : 'restoreThing',
          tags,
          summary:
            decision === 'hide'
              ? 'Hide content from everyone but its owner'
              : 'Show content again; further reports cannot hide it',
          params: ThingPath,
          body: ReasonBody,
          response: { 200: Type.Object({ case: Case }) },
        },
      },
      async (request) => {
        const { target: name, id } = request.params;
        const { reason } = request.body;
        const target = targetOf(targets, name);
        const decide = decision === 'hide' ? hideThing : restoreThing;
        const action = { action: decision, target: name, targetId: id, reason };
        if (decision === 'restore' && (await closeIfGone(ctx, request, target, action))) {
          return {
            case: await viewOfCase(ctx, targets, (await findCase(ctx.db, name, id)) ?? neverReported(name, id)),
          };
        }
        const thing = await act(ctx, request, action, async (_tx, inside, by) => {
          const before = await target.find(inside.db, id);
          const result = await decide(inside, target, id, { by, reason });
          return { result, before: { shown: before?.isShown ?? false }, after: { shown: decision === 'restore' } };
        });
        const found = (await findCase(ctx.db, name, thing.id)) ?? neverReported(name, thing.id);
        return { case: await viewOfCase(ctx, targets, found) };
      },
    );
  }
}

/** A case about content that its owner deleted has nothing left to decide. */
async function closeIfGone(ctx: Context, request: FastifyRequest, target: Target, action: Action): Promise<boolean> {
  const { targetId } = action;
  const isGone = isId(targetId) && (await target.find(ctx.db, targetId)) === undefined;
  if (!isGone || (await findCase(ctx.db, target.name, targetId)) === undefined) return false;
  await act(ctx, request, { ...action, action: 'close case' }, async (tx) => {
    await closeCases(tx, target.name, [targetId]);
    return { result: undefined };
  });
  return true;
}

export function targetOf(targets: readonly Target[], name: TargetName): Target {
  const target = targetNamed(targets, name);
  if (target === undefined) throw new Error(`Nothing can be decided about a ${name}`);
  return target;
}

function neverReported(target: TargetName, thingId: string): CaseRow | Omit<CaseRow, 'status'> {
  return { target, thingId, reports: 0, counted: 0, lastReportedAt: null };
}

export async function viewOfCase(ctx: Context, targets: readonly Target[], found: CaseRow | Omit<CaseRow, 'status'>) {
  const thing = await targetOf(targets, found.target).find(ctx.db, found.thingId);
  return {
    target: found.target,
    id: found.thingId,
    title: thing?.title ?? null,
    shown: thing?.isShown ?? false,
    status: 'status' in found ? found.status : null,
    reports: found.reports,
    counted: found.counted,
    lastReportedAt: found.lastReportedAt?.toISOString() ?? null,
  };
}

function viewOfDecision({ decision, decidedBy, reason, decidedAt }: Decision) {
  return { decision, decidedBy, reason, decidedAt: decidedAt.toISOString() };
}
