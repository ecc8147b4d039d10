import { Type } from 'typebox';
import { httpErrors, notFound } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, OneOf, Time } from '../http/schemas.ts';
import {
  type CaseRow,
  type Decision,
  findCase,
  listDecisions,
  listReports,
  listUndecidedCases,
} from '../moderation/case-queries.ts';
import { hideThing, restoreThing } from '../moderation/decide-case.ts';
import { type Target, type TargetName, targetNamed, targetNames } from '../moderation/target.ts';
import type { Context } from '../platform/context.ts';
import { everyRole, moderators } from './operator.ts';
import { act, ReasonBody } from './record-action.ts';

const tags = ['operators'];
const ThingPath = Type.Object({ target: OneOf(...targetNames), id: Line(1, 50, 'Its id; of a profile its handle') });
const Case = Type.Object(
  {
    target: OneOf(...targetNames),
    id: Id,
    title: Nullable(Type.String({ description: 'Null when the thing is gone' })),
    shown: Type.Boolean(),
    status: Nullable(OneOf('reported', 'hidden_by_reports', 'hidden', 'restored')),
    reports: Type.Integer(),
    counted: Type.Integer({ description: 'Reports by members who count' }),
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
const DecisionMade = Type.Object({
  decision: Type.String(),
  decidedBy: Type.String(),
  reason: Type.String(),
  decidedAt: Time,
});

/** The queue of reports, and the decisions about things. */
export function contentRoutes(app: App, ctx: Context, targets: readonly Target[]): void {
  app.get(
    '/api/admin/reports',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listModerationCases',
        tags,
        summary: 'What waits for a decision: hidden things first, then what most people reported',
        response: { 200: Type.Object({ cases: Type.Array(Case) }) },
      },
    },
    async () => {
      const undecided = await listUndecidedCases(ctx.db);
      return { cases: await Promise.all(undecided.map((one) => viewOfCase(ctx, targets, one))) };
    },
  );

  app.get(
    '/api/admin/things/:target/:id',
    {
      config: { access: 'operator', roles: everyRole, errors: [httpErrors.not_found] },
      schema: {
        operationId: 'getModerationCase',
        tags,
        summary: 'A thing with its reports and everything that was decided about it and its owner',
        params: ThingPath,
        response: {
          200: Type.Object({
            case: Case,
            ownerId: Id,
            reports: Type.Array(Report),
            decisions: Type.Array(DecisionMade),
          }),
        },
      },
    },
    async ({ params: { target: name, id } }) => {
      const target = targetOf(targets, name);
      const thing = await target.find(ctx.db, id);
      if (thing === undefined) throw notFound(name);
      const found = (await findCase(ctx.db, name, thing.id)) ?? neverReported(name, thing.id);
      const reports = await listReports(ctx.db, name, thing.id);
      const decisions = await listDecisions(ctx.db, [thing.id, thing.ownerId]);
      return {
        case: await viewOfCase(ctx, targets, found),
        ownerId: thing.ownerId,
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
              ? 'Hide a thing from all but its owner'
              : 'Show a thing again; reports cannot hide it any more',
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

function targetOf(targets: readonly Target[], name: TargetName): Target {
  const target = targetNamed(targets, name);
  if (target === undefined) throw new Error(`Nothing can be decided about a ${name}`);
  return target;
}

function neverReported(target: TargetName, thingId: string): CaseRow | Omit<CaseRow, 'status'> {
  return { target, thingId, reports: 0, counted: 0, lastReportedAt: null };
}

async function viewOfCase(ctx: Context, targets: readonly Target[], found: CaseRow | Omit<CaseRow, 'status'>) {
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
