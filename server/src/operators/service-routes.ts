import { Type } from 'typebox';
import { listSwitches, setSwitch, switchNames } from '../access/feature-switches.ts';
import { invalid } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Line, Nullable, OneOf, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { keepNotice, readSwitches } from './keep-notice.ts';
import { everyRole, owners } from './operator.ts';
import { act, Reason, ReasonBody } from './record-action.ts';
import { insertAnnouncement, withdrawAnnouncements } from './service-queries.ts';
import { shownSettings } from './shown-settings.ts';

const tags = ['operators'];
const Figure = Type.Integer();
const Switch = Type.Object(
  { name: OneOf(...switchNames), off: Type.Boolean(), message: Nullable(Type.String()) },
  { title: 'FeatureSwitch' },
);
const Announcement = Type.Object(
  { id: Id, text: Type.String(), kind: OneOf('news', 'maintenance'), expiresAt: Time },
  { title: 'Announcement' },
);

/** The service as a whole: settings, feature switches and the announcement to all players. */
export function serviceRoutes(app: App, ctx: Context): void {
  const notice = keepNotice(app, ctx);
  app.get(
    '/api/service',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getService',
        tags: ['service'],
        summary: "The operators' announcement, and which features are switched off",
        response: {
          200: Type.Object({
            announcement: Nullable(Announcement),
            switches: Type.Array(Switch),
            webhooks: Type.Boolean({ description: 'Whether members can have webhooks' }),
            pushKey: Nullable(
              Type.String({
                description: 'The key with which a browser subscribes to pushes; null when pushes are off',
              }),
            ),
            ageGate: Type.Boolean({ description: 'Whether buyers are asked for their age band' }),
          }),
        },
      },
    },
    async () => {
      const { announcement, switches } = await notice.read();
      const isShown = announcement !== undefined && announcement.expiresAt > ctx.clock.now();
      return {
        announcement: isShown ? { ...announcement, expiresAt: announcement.expiresAt.toISOString() } : null,
        switches,
        webhooks: ctx.config.webhooks,
        pushKey: ctx.config.vapidPublicKey ?? null,
        ageGate: ctx.config.ageGate,
      };
    },
  );

  app.get(
    '/api/admin/settings',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listSettings',
        tags,
        summary: 'The settings of this node and where they come from; for secrets only whether they are set',
        response: {
          200: Type.Object({
            settings: Type.Array(
              Type.Object({
                name: Type.String(),
                value: Type.String(),
                source: OneOf('default', 'environment', 'file'),
              }),
            ),
          }),
        },
      },
    },
    async () => ({ settings: shownSettings(ctx.config) }),
  );

  app.put(
    '/api/admin/switches/:name',
    {
      config: { access: 'operator', roles: owners },
      schema: {
        operationId: 'setFeatureSwitch',
        tags,
        summary: 'Switch a feature off or on for all users; its routes answer 503 switched_off',
        params: Type.Object({ name: OneOf(...switchNames) }),
        body: Type.Object({ off: Type.Boolean(), message: Type.Optional(Line(1, 200)), reason: Reason }),
        response: { 200: Type.Object({ switches: Type.Array(Switch) }) },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { off, message, reason } = request.body;
      await act(
        ctx,
        request,
        { action: off ? 'switch off' : 'switch on', target: 'switch', targetId: name, reason },
        async (tx) => {
          const before = (await listSwitches(tx)).find((one) => one.name === name);
          const now = ctx.clock.now();
          await setSwitch(tx, { name, isOff: off, message: message ?? null, changedAt: now }, now);
          return { result: undefined, before: { off: before?.isOff ?? false }, after: { off } };
        },
      );
      notice.invalidate();
      return { switches: await readSwitches(ctx) };
    },
  );

  app.post(
    '/api/admin/announcements',
    {
      config: { access: 'operator', roles: owners },
      schema: {
        operationId: 'announce',
        tags,
        summary: 'Announce something to all users, replacing the previous announcement',
        body: Type.Object({
          text: Line(1, 300),
          kind: OneOf('news', 'maintenance'),
          expiresAt: Time,
          reason: Reason,
        }),
        response: { 201: Type.Object({ announcement: Announcement }) },
      },
    },
    async (request, reply) => {
      const { text, kind, reason } = request.body;
      const now = ctx.clock.now();
      const expiresAt = new Date(request.body.expiresAt);
      if (!(expiresAt > now)) throw invalid('"expiresAt" must be a time to come.');
      const id = newId(now);
      const announcement = { id, text, kind, expiresAt };
      await act(ctx, request, { action: 'announce', target: 'announcement', targetId: id, reason }, async (tx) => {
        await withdrawAnnouncements(tx, now);
        await insertAnnouncement(tx, announcement, now);
        return { result: undefined, after: { text, kind } };
      });
      notice.invalidate();
      return reply.code(201).send({ announcement: { ...announcement, expiresAt: expiresAt.toISOString() } });
    },
  );

  app.post(
    '/api/admin/announcements/withdraw',
    {
      config: { access: 'operator', roles: owners },
      schema: {
        operationId: 'withdrawAnnouncements',
        tags,
        summary: 'Withdraw the announcement',
        body: ReasonBody,
        response: { 200: Type.Object({ withdrawn: Figure }) },
      },
    },
    async (request) => {
      const action = { action: 'withdraw', target: 'announcement', targetId: 'all', reason: request.body.reason };
      const result = await act(ctx, request, action, async (tx) => {
        const withdrawn = await withdrawAnnouncements(tx, ctx.clock.now());
        return { result: { withdrawn }, after: { withdrawn } };
      });
      notice.invalidate();
      return result;
    },
  );
}
