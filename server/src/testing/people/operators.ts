import { sql } from 'kysely';
import { inTransaction } from '../../database/db.ts';
import { inviteOperator } from '../../operators/enroll-operator.ts';
import type { Role } from '../../operators/operator.ts';
import { putOperator } from '../../operators/operator-queries.ts';
import { totpAt } from '../../operators/totp.ts';
import { unseal } from '../../platform/keys.ts';
import type { Service } from '../service.ts';
import { type Requests, requestsWith } from './people.ts';

export type SignedInOperator = Requests & { id: string; email: string; secret: string; token: string };
export type Invited = { email: string; link: string; invite: string };
export type Enrolled = { email: string; secret: string };

let enrolled = 0;

/** An operator with an invite link, not yet enrolled. */
export async function inviteAsOperator({ ctx, clock }: Service, role: Role): Promise<Invited> {
  const email = `${role}-${++enrolled}@operators.example`;
  const link = await inTransaction(ctx.db, async (tx) =>
    inviteOperator(tx, ctx, (await putOperator(tx, email, role, clock.now())).id),
  );
  return { email, link, invite: link.slice(link.indexOf('=') + 1) };
}

/** An operator with an authenticator app, not yet signed in. */
export async function enrollAsOperator(service: Service, role: Role): Promise<Enrolled> {
  const { people, clock } = service;
  const { email, invite } = await inviteAsOperator(service, role);
  const { body } = await people.nobody.post('/api/admin/auth/invite', { invite });
  const answer = await people.nobody.post('/api/admin/auth/enroll', {
    invite,
    password: passwordAt(body.secret, clock.now()),
  });
  if (answer.status !== 204) throw new Error(`Enrolling answered ${answer.status}: ${answer.text}`);
  return { email, secret: body.secret };
}

/** An operator who is signed in. */
export async function signInAsOperator(service: Service, role: Role): Promise<SignedInOperator> {
  const { people, clock } = service;
  const { email, secret } = await enrollAsOperator(service, role);
  // A one-time password is valid once, and the enrolment has used that of this half minute.
  const later = new Date(clock.now().getTime() + 30_000);
  const { body: started } = await people.nobody.post('/api/admin/auth/start', { email });
  const { status, text, body } = await people.nobody.post('/api/admin/auth/verify', {
    challenge: started.challenge,
    code: await codeFor(service, email),
    password: passwordAt(secret, later),
  });
  if (status !== 200) throw new Error(`Signing in as ${role} answered ${status}: ${text}`);
  return { id: body.operator.id, email, secret, token: body.token, ...requestsWith(service.url, body.token) };
}

/** The encrypted code of an operator, as the mail will contain it. */
export async function codeFor({ ctx }: Service, email: string): Promise<string> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select c.sealed_code as sealed from operator_codes c join operators o on o.id = c.operator_id
    where o.email = ${email} and c.sealed_code is not null order by c.created_at desc, c.id desc limit 1`.execute(
    ctx.db,
  );
  if (rows[0] === undefined) throw new Error(`No code lies ready for ${email}`);
  return unseal(ctx.keys.seal, rows[0].sealed);
}

export function passwordAt(secret: string, time: Date): string {
  return totpAt(secret, Math.floor(time.getTime() / 30_000));
}
