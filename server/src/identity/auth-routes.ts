import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import { limitedAddress } from '../access/client-address.ts';
import { deviceName } from '../access/device-name.ts';
import { findBearer, sessionOf } from '../access/guards.ts';
import type { Callers } from '../access/known-callers.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { deleteOwnSession } from '../access/own-session-queries.ts';
import { User } from '../accounts/user.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { createAppleKeys } from './apple-keys.ts';
import { Challenge, CodeBody, Email, type EmailClient } from './email-client.ts';
import { identityErrors } from './identity-errors.ts';
import { linkRoutes } from './link-routes.ts';
import { signInWithApple } from './sign-in-apple.ts';
import { createGuestSignIn } from './sign-in-guest.ts';
import { startEmailCode } from './start-email-code.ts';
import { verifyEmailCode } from './verify-email-code.ts';

const SignedIn = Type.Object({ token: Type.String(), user: User });
const tags = ['sign-in'];
/** No token, or a guest's. */
const guestMayComeAlong = [{}, { session: [] }];

export function authRoutes(app: App, ctx: Context, callers: Callers): void {
  const appleKeys = createAppleKeys(ctx.config.apple.jwksUrl, ctx.clock, ctx.log);
  const signInGuest = createGuestSignIn(ctx);
  linkRoutes(app, ctx, appleKeys);

  app.post(
    '/api/auth/guest',
    {
      config: { access: 'public', limit: 'guest', errors: [identityErrors.account_banned] },
      schema: {
        operationId: 'signInAsGuest',
        tags,
        summary: 'Sign in as the guest of a device',
        body: Type.Object({
          deviceId: Type.String({
            pattern: '^[^\\p{Cc}\\p{Cs}]{1,128}$',
            description: '1 to 128 printable characters, best 128 random bits',
          }),
        }),
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { token, user, spent } = await signInGuest(request.body.deviceId, {
        address: limitedAddress(request.ip),
        device: deviceName(request.headers['user-agent']),
      });
      reply.headers(rateLimitHeaders(spent));
      return { token, user };
    },
  );

  app.post(
    '/api/auth/apple',
    {
      config: {
        access: 'public',
        errors: [identityErrors.identity_token_invalid, identityErrors.account_banned, httpErrors.not_configured],
      },
      schema: {
        operationId: 'signInWithApple',
        security: guestMayComeAlong,
        tags,
        summary:
          "Sign in with Apple's identity token; a guest's token in Authorization merges that guest into the account",
        body: Type.Object({
          identityToken: Type.String({ minLength: 1, maxLength: 10_000 }),
          name: Type.Optional(Type.String({ maxLength: 20_000 })),
          nonce: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        }),
        response: { 200: SignedIn },
      },
    },
    async (request) => {
      const { identityToken, name, nonce } = request.body;
      const guest = await guestOf(request, callers);
      const signedIn = await signInWithApple(ctx, appleKeys, {
        identityToken,
        guest,
        device: deviceName(request.headers['user-agent']),
        ...(name !== undefined && { name }),
        ...(nonce !== undefined && { nonce }),
      });
      if (guest) callers.invalidate(guest.accountId);
      return signedIn;
    },
  );

  app.post(
    '/api/auth/email/start',
    {
      config: { access: 'public', limit: 'email_start_client' },
      schema: {
        operationId: 'startEmailCode',
        tags,
        summary: 'Send a 6-digit code to an address',
        body: Type.Object({ email: Email, challenge: Type.Optional(Challenge) }),
        response: {
          202: Type.Object({
            sent: Type.Boolean(),
            expiresAt: Time,
            challenge: Type.String({
              description: 'To be sent with the code, and reused when a code is requested again',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const client = await emailClientOf(request, callers, request.body.challenge);
      const { expiresAt, challenge, spent } = await startEmailCode(ctx, request.body.email, client);
      reply.code(202).headers(rateLimitHeaders(spent));
      return reply.send({ sent: true, expiresAt: expiresAt.toISOString(), challenge });
    },
  );

  app.post(
    '/api/auth/email/verify',
    {
      config: {
        access: 'public',
        limit: 'email_verify_ip',
        errors: [identityErrors.code_wrong, identityErrors.account_banned],
      },
      schema: {
        operationId: 'verifyEmailCode',
        security: guestMayComeAlong,
        tags,
        summary: "Sign in with the code; a guest's token in Authorization merges that guest into the account",
        body: CodeBody,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const { email, code, challenge } = request.body;
      const client = await emailClientOf(request, callers, challenge);
      const guest = client.caller?.kind === 'guest' ? client.caller : undefined;
      const { spent, ...signedIn } = await verifyEmailCode(ctx, {
        email,
        code,
        client,
        guest,
        device: deviceName(request.headers['user-agent']),
      });
      if (guest) callers.invalidate(guest.accountId);
      reply.headers(rateLimitHeaders(spent));
      return signedIn;
    },
  );

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'session' },
      schema: { operationId: 'logOut', tags, summary: 'End this session', response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const caller = sessionOf(request);
      await deleteOwnSession(ctx.db, caller, caller.sessionId, ctx.clock.now());
      callers.invalidate(caller.accountId);
      return reply.code(204).send(null);
    },
  );
}

/** The guest whose session token was sent; any other token is ignored. */
async function guestOf(request: FastifyRequest, callers: Callers): Promise<Caller | undefined> {
  const caller = await callerOf(request, callers);
  return caller?.kind === 'guest' ? caller : undefined;
}

async function callerOf(request: FastifyRequest, callers: Callers): Promise<Caller | undefined> {
  const token = findBearer(request);
  return token === undefined ? undefined : callers.findBySessionToken(token);
}

async function emailClientOf(
  request: FastifyRequest,
  callers: Callers,
  challenge: string | undefined,
): Promise<EmailClient> {
  return { challenge, address: limitedAddress(request.ip), caller: await callerOf(request, callers) };
}
