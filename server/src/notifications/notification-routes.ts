import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { readPage } from '../http/cursor.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import {
  Notification,
  type NotificationKind,
  type NotificationRow,
  notificationKinds,
  viewOfNotification,
} from './notification.ts';
import { openNotificationEvents } from './notification-events.ts';
import {
  countUnread,
  listKindSettings,
  listNotifications,
  markRead,
  updateKindSettings,
} from './notification-queries.ts';

const tags = ['notifications'];
const Unread = Type.Integer({ description: 'At most 100 are counted' });
const kindsOf = <T>(value: T) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, value])) as Record<NotificationKind, T>;
const Settings = Type.Object(kindsOf(Type.Boolean()), {
  description: 'Whether the member gets notifications, by kind',
});
const PushSettings = Type.Object(kindsOf(Type.Boolean()), {
  description: 'Whether notifications are also pushed to subscribed browsers, by kind',
});
const SettingsAnswer = Type.Object({ settings: Settings, push: PushSettings });

export function notificationRoutes(app: App, ctx: Context): void {
  const sendNotifications = openNotificationEvents(app, ctx);

  app.get(
    '/api/notifications',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listNotifications',
        tags,
        summary: "The caller's notifications, newest first",
        querystring: PageQuery,
        response: {
          200: Type.Object({ notifications: Type.Array(Notification), nextCursor: NextCursor, unread: Unread }),
        },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: NewestPlace | undefined, limit: number) =>
        listNotifications(ctx.db, accountId, after, limit);
      const placeOf = ({ updatedAt, id }: NotificationRow): NewestPlace => [updatedAt.getTime(), id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'notifications', request.query, list, placeOf);
      const notifications = page.map((row) => viewOfNotification(row, ctx.config.baseUrl));
      return { notifications, nextCursor, unread: await countUnread(ctx.db, accountId) };
    },
  );

  app.get(
    '/api/notifications/events',
    {
      config: {
        access: 'session',
        errors: [httpErrors.rate_limited],
        answers: {
          200: {
            description: 'Events `unread`, `balance` and `notification`, each with JSON',
            types: ['text/event-stream'],
          },
        },
      },
      schema: {
        operationId: 'watchNotifications',
        tags,
        summary:
          "The caller's notifications as server-sent events: the unread count and balance at once, then new ones",
      },
    },
    (request, reply) => sendNotifications(sessionOf(request), reply),
  );

  app.post(
    '/api/notifications/read',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'markNotificationsRead',
        tags,
        summary: 'Mark notifications as read: these, or all',
        body: Type.Object({ ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'up to 100 ids' })) }),
        response: { 200: Type.Object({ unread: Unread }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      await markRead(ctx.db, accountId, request.body.ids ?? null, ctx.clock.now());
      return { unread: await countUnread(ctx.db, accountId) };
    },
  );

  app.get(
    '/api/me/notifications',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getNotificationSettings',
        tags,
        summary: "The caller's notification settings",
        response: { 200: SettingsAnswer },
      },
    },
    (request) => settingsOf(memberOf(request).accountId),
  );

  app.patch(
    '/api/me/notifications',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'changeNotificationSettings',
        tags,
        summary: 'Change the notification settings, by kind; fields left out stay unchanged',
        body: Type.Object({
          ...Type.Partial(Settings).properties,
          push: Type.Optional(Type.Partial(PushSettings)),
        }),
        response: { 200: SettingsAnswer },
      },
    },
    async (request) => {
      const { accountId } = memberOf(request);
      const { push = {}, ...enabled } = request.body;
      const changes = notificationKinds
        .map((kind) => ({ kind, isEnabled: enabled[kind] ?? null, isPushed: push[kind] ?? null }))
        .filter(({ isEnabled, isPushed }) => isEnabled !== null || isPushed !== null);
      await inTransaction(ctx.db, async (tx) => {
        await requireOpen(tx, accountId);
        await updateKindSettings(tx, accountId, changes);
      });
      return settingsOf(accountId);
    },
  );

  async function settingsOf(accountId: string) {
    const [settings, push] = [kindsOf(true), kindsOf(true)];
    for (const { kind, isEnabled, isPushed } of await listKindSettings(ctx.db, accountId)) {
      settings[kind] = isEnabled;
      push[kind] = isPushed;
    }
    return { settings, push };
  }
}
