import { Type } from 'typebox';
import { limitedAddress } from '../access/client-address.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Line, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { enrollOperator, readInvite } from './enroll-operator.ts';
import { everyRole, Operator, viewOfOperator } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { operatorOf } from './operator-guard.ts';
import { deleteOperatorSession, findOperatorById } from './operator-queries.ts';
import { RequestOptions } from './passkey.ts';
import { signInOperator, startOperatorSignIn } from './sign-in-operator.ts';
import { requestOptions } from './verify-passkey.ts';

const tags = ['operators'];
export const Invite = Line(1, 100, 'What follows "#invite=" in the link that was printed');
const Password = Type.String({ pattern: '^[0-9]{6}$', description: 'The one-time password of the authenticator app' });
export const Code = Type.String({ pattern: '^[0-9]{6}$', description: 'The code from the mail' });
export const SignInChallenge = Line(1, 100, 'The challenge with which the sign-in was begun');
const Email = Line(3, 254);

/**
 * Enrolment and sign-in of operators: a single-use link, then a code by mail with a one-time password. Passkeys have
 * their own routes.
 */
export function operatorAuthRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/admin/auth/invite',
    {
      config: { access: 'public', console: true, errors: [httpErrors.not_found, operatorErrors.invite_not_valid] },
      schema: {
        operationId: 'readOperatorInvite',
        tags,
        summary: 'What an authenticator app needs to be enrolled',
        body: Type.Object({ invite: Invite }),
        response: {
          200: Type.Object({ email: Type.String(), secret: Type.String(), otpauthUrl: Type.String() }),
        },
      },
    },
    (request) => readInvite(ctx, request.body.invite),
  );

  app.post(
    '/api/admin/auth/enroll',
    {
      config: {
        access: 'public',
        console: true,
        errors: [httpErrors.not_found, operatorErrors.invite_not_valid, operatorErrors.operator_sign_in_failed],
      },
      schema: {
        operationId: 'enrollOperator',
        tags,
        summary: 'Enrol the authenticator app; the link is used up',
        body: Type.Object({ invite: Invite, password: Password }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await enrollOperator(ctx, request.body.invite, request.body.password);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/auth/start',
    {
      config: { access: 'public', console: true, limit: 'operator_start_ip', errors: [httpErrors.not_found] },
      schema: {
        operationId: 'startOperatorSignIn',
        tags,
        summary: 'Send an operator a code by mail; the answer is the same for every address',
        body: Type.Object({ email: Email }),
        response: { 200: Type.Object({ challenge: Type.String(), expiresAt: Time, passkey: RequestOptions }) },
      },
    },
    async (request) => {
      const started = await startOperatorSignIn(ctx, request.body.email, limitedAddress(request.ip));
      const { challenge, expiresAt } = started;
      return { challenge, expiresAt: expiresAt.toISOString(), passkey: requestOptions(ctx, challenge) };
    },
  );

  app.post(
    '/api/admin/auth/verify',
    {
      config: {
        access: 'public',
        console: true,
        errors: [httpErrors.not_found, operatorErrors.operator_sign_in_failed],
      },
      schema: {
        operationId: 'signInOperator',
        tags,
        summary: 'Sign an operator in for 12 hours; five attempts per challenge',
        body: Type.Object({
          challenge: SignInChallenge,
          code: Code,
          password: Password,
        }),
        response: { 200: Type.Object({ token: Type.String(), expiresAt: Time, operator: Operator }) },
      },
    },
    async (request) => {
      const { token, expiresAt, operator } = await signInOperator(ctx, request.body);
      return { token, expiresAt: expiresAt.toISOString(), operator: viewOfOperator(operator) };
    },
  );

  app.post(
    '/api/admin/auth/logout',
    {
      config: { access: 'operator', roles: everyRole },
      schema: { operationId: 'signOutOperator', tags, summary: 'End this session', response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await deleteOperatorSession(ctx.db, operatorOf(request).sessionId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/me',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'getOperator',
        tags,
        summary: 'The operator who calls',
        response: { 200: Type.Object({ operator: Operator }) },
      },
    },
    async (request) => {
      const found = await findOperatorById(ctx.db, operatorOf(request).id);
      if (found === undefined) throw new Error('The guard has just seen this operator');
      return { operator: viewOfOperator(found) };
    },
  );
}
