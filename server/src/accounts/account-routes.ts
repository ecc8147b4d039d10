import { Type } from 'typebox';
import { memberOf, sessionOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { invalid } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Line, OneOf, Paragraph } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { accountErrors } from './account-errors.ts';
import { getUserWithUnread } from './account-queries.ts';
import { type AgeBand, ageBands } from './age-gate.ts';
import { changeAccount } from './change-account.ts';
import { Handle, handleReservedDays } from './handle.ts';
import { nameToKeep } from './name-account.ts';
import { AccountSettings, User } from './user.ts';

const UserAnswer = Type.Object({ user: User, settings: AccountSettings });

const AccountChangeBody = Type.Object({
  handle: Type.Optional(Handle),
  keepLinks: Type.Optional(
    Type.Boolean({
      description: `With a new handle: redirects the old one to the profile for the ${handleReservedDays} days it is reserved`,
    }),
  ),
  name: Type.Optional(Line(1, 50)),
  bio: Type.Optional(Paragraph(0, 160, 'Up to 160 characters; an empty one clears it')),
  showsPresence: Type.Optional(Type.Boolean({ description: 'Lets friends see which game is being played' })),
  ageBand: Type.Optional(
    Type.Unsafe<AgeBand>({ ...OneOf(...ageBands), description: 'Can be set once and not changed' }),
  ),
});

export function accountRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getMe',
        tags: ['accounts'],
        summary: "The caller's account, its settings, and how many notifications are unread",
        response: {
          200: Type.Object({
            user: User,
            unread: Type.Integer({ description: 'At most 100 are counted' }),
            settings: AccountSettings,
          }),
        },
      },
    },
    (request) => getUserWithUnread(ctx.db, ctx.config.baseUrl, sessionOf(request).accountId),
  );

  app.patch(
    '/api/me',
    {
      config: {
        access: 'member',
        limit: 'handle_change',
        errors: [accountErrors.handle_taken, accountErrors.age_told, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'changeMe',
        tags: ['accounts'],
        summary: 'Change the handle, the name, the bio, or what friends see; set the age band once',
        body: AccountChangeBody,
        response: { 200: UserAnswer },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const { handle, keepLinks, bio, showsPresence, ageBand } = request.body;
      const name = request.body.name === undefined ? undefined : nameToKeep(request.body.name);
      if (name === '') throw invalid('"name" must have something to see in it.');
      const { spent, answer } = await changeAccount(ctx, caller, {
        ...(handle && { handle }),
        ...(keepLinks !== undefined && { keepLinks }),
        ...(name && { name }),
        ...(bio !== undefined && { bio: bio.trim() }),
        ...(showsPresence !== undefined && { showsPresence }),
        ...(ageBand && { ageBand }),
      });
      if (spent) reply.headers(rateLimitHeaders(spent));
      return answer;
    },
  );
}
