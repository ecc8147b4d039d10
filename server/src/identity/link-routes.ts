import { Type } from 'typebox';
import { limitedAddress } from '../access/client-address.ts';
import { memberOf } from '../access/guards.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { User } from '../accounts/user.ts';
import { inTransaction } from '../database/db.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import type { AppleKeys } from './apple-keys.ts';
import { checkEmailCode, useEmailCode } from './check-email-code.ts';
import { CodeBody } from './email-client.ts';
import { identityErrors } from './identity-errors.ts';
import { linkIdentity } from './link-identity.ts';
import { proveApple } from './sign-in-apple.ts';

const tags = ['sign-in'];
const UserAnswer = Type.Object({ user: User });

/** Further identities for the account that is signed in. */
export function linkRoutes(app: App, ctx: Context, appleKeys: AppleKeys): void {
  app.post(
    '/api/me/identities/apple',
    {
      config: {
        access: 'member',
        errors: [identityErrors.identity_token_invalid, identityErrors.identity_taken, httpErrors.not_configured],
      },
      schema: {
        operationId: 'linkApple',
        tags,
        summary: "Link Apple's identity to the caller's account",
        body: Type.Object({
          identityToken: Type.String({ minLength: 1, maxLength: 10_000 }),
          nonce: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        }),
        response: { 200: UserAnswer },
      },
    },
    async (request) => {
      const caller = memberOf(request);
      const identity = await proveApple(ctx, appleKeys, request.body);
      return { user: await inTransaction(ctx.db, (tx) => linkIdentity(tx, ctx, caller, identity)) };
    },
  );

  app.post(
    '/api/me/identities/email',
    {
      config: {
        access: 'member',
        limit: 'email_verify_ip',
        errors: [identityErrors.code_wrong, identityErrors.identity_taken],
      },
      schema: {
        operationId: 'linkEmail',
        tags,
        summary: "Link an e-mail address to the caller's account, with a code that was sent there",
        body: CodeBody,
        response: { 200: UserAnswer },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const { email, code, challenge } = request.body;
      const client = { challenge, address: limitedAddress(request.ip), caller };
      const right = await checkEmailCode(ctx, { email, code, client });
      reply.headers(rateLimitHeaders(right.spent));
      const user = await inTransaction(ctx.db, async (tx) => {
        await useEmailCode(tx, ctx, right);
        return linkIdentity(tx, ctx, caller, right.identity);
      });
      return { user };
    },
  );
}
