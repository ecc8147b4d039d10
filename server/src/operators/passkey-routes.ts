import { Type } from 'typebox';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id, Time } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { enrollPasskey, startInvitedPasskey } from './enroll-operator.ts';
import { everyRole, Operator, viewOfOperator } from './operator.ts';
import { Code, Invite, SignInChallenge } from './operator-auth-routes.ts';
import { operatorErrors } from './operator-errors.ts';
import { operatorOf } from './operator-guard.ts';
import { addPasskey, readNewPasskey, removePasskey, startPasskey } from './own-passkeys.ts';
import { CreationOptions, NewCredential, Passkey, PasskeyName, UsedCredential, viewOfPasskey } from './passkey.ts';
import { listCredentialIds, listPasskeys } from './passkey-queries.ts';
import { act, Reason, ReasonBody } from './record-action.ts';
import { signInWithPasskey } from './sign-in-operator.ts';

const tags = ['operators'];
const Options = Type.Object({ options: CreationOptions });

/** Passkeys instead of the authenticator app: enrolment, sign-in, and an operator's own list. */
export function passkeyRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/admin/auth/passkey/options',
    {
      config: { access: 'public', console: true, errors: [httpErrors.not_found, operatorErrors.invite_not_valid] },
      schema: {
        operationId: 'startInvitedPasskey',
        tags,
        summary: 'What a browser needs to create a passkey with an invite link; the challenge is valid once',
        body: Type.Object({ invite: Invite }),
        response: { 200: Options },
      },
    },
    async (request) => ({ options: await startInvitedPasskey(ctx, request.body.invite) }),
  );

  app.post(
    '/api/admin/auth/passkey/enroll',
    {
      config: {
        access: 'public',
        console: true,
        errors: [httpErrors.not_found, operatorErrors.invite_not_valid, operatorErrors.passkey_not_valid],
      },
      schema: {
        operationId: 'enrollPasskey',
        tags,
        summary: 'Enrol a passkey; the link is used up, and earlier second factors are removed',
        body: Type.Object({ invite: Invite, name: PasskeyName, credential: NewCredential }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await enrollPasskey(ctx, request.body, request.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/auth/passkey/verify',
    {
      config: {
        access: 'public',
        console: true,
        errors: [httpErrors.not_found, operatorErrors.operator_sign_in_failed],
      },
      schema: {
        operationId: 'signInOperatorWithPasskey',
        tags,
        summary: 'Sign an operator in by passkey for 12 hours; attempts count together with those by password',
        body: Type.Object({ challenge: SignInChallenge, code: Code, credential: UsedCredential }),
        response: { 200: Type.Object({ token: Type.String(), expiresAt: Time, operator: Operator }) },
      },
    },
    async (request) => {
      const { token, expiresAt, operator } = await signInWithPasskey(ctx, request.body);
      return { token, expiresAt: expiresAt.toISOString(), operator: viewOfOperator(operator) };
    },
  );

  app.get(
    '/api/admin/passkeys',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'listPasskeys',
        tags,
        summary: 'Your own passkeys',
        response: { 200: Type.Object({ passkeys: Type.Array(Passkey) }) },
      },
    },
    async (request) => ({ passkeys: (await listPasskeys(ctx.db, operatorOf(request).id)).map(viewOfPasskey) }),
  );

  app.post(
    '/api/admin/passkeys/options',
    {
      config: { access: 'operator', roles: everyRole },
      schema: {
        operationId: 'startPasskey',
        tags,
        summary: 'What a browser needs to create another passkey; the challenge is valid once',
        response: { 200: Options },
      },
    },
    async (request) => {
      const operator = operatorOf(request);
      return { options: await startPasskey(ctx, operator, await listCredentialIds(ctx.db, operator.id)) };
    },
  );

  app.post(
    '/api/admin/passkeys',
    {
      config: {
        access: 'operator',
        roles: everyRole,
        errors: [httpErrors.conflict, operatorErrors.passkey_not_valid],
      },
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add another passkey of yours, up to five',
        body: Type.Object({ name: PasskeyName, credential: NewCredential, reason: Reason }),
        response: { 201: Type.Object({ passkey: Passkey }) },
      },
    },
    async (request, reply) => {
      const { name, credential, reason } = request.body;
      const { id } = operatorOf(request);
      const verified = await readNewPasskey(ctx, id, credential);
      const action = { action: 'add passkey', target: 'operator', targetId: id, reason };
      const added = await act(ctx, request, action, async (tx) => {
        const result = await addPasskey(tx, id, name, verified, ctx.clock.now());
        return { result, after: { passkey: name } };
      });
      return reply.code(201).send({ passkey: viewOfPasskey(added) });
    },
  );

  app.post(
    '/api/admin/passkeys/:id/remove',
    {
      config: { access: 'operator', roles: everyRole, errors: [httpErrors.not_found, httpErrors.conflict] },
      schema: {
        operationId: 'removePasskey',
        tags,
        summary: 'Remove a passkey of yours; the last second factor cannot be removed',
        params: Type.Object({ id: Id }),
        body: ReasonBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = operatorOf(request);
      const action = { action: 'remove passkey', target: 'operator', targetId: id, reason: request.body.reason };
      await act(ctx, request, action, async (tx) => {
        const removed = await removePasskey(tx, id, request.params.id);
        return { result: null, before: { passkey: removed.name } };
      });
      return reply.code(204).send(null);
    },
  );
}
