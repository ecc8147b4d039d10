import { sql } from 'kysely';
import { unseal } from '../../platform/keys.ts';
import type { Service } from '../service.ts';
import type { Answer, Person, Requests } from './people.ts';
import { requestsWith } from './people.ts';

/** The latest encrypted code for an address, as its mail will contain it. Works while no worker has sent the mail. */
export async function sealedCodeFor(service: Service, email: string): Promise<string> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from sign_in_codes where sealed is not null order by created_at desc, id desc`.execute(
    service.ctx.db,
  );
  for (const { sealed } of rows) {
    const [address, code] = JSON.parse(unseal(service.ctx.keys.seal, sealed)) as [string, string];
    if (address === email) return code;
  }
  throw new Error(`No code lies ready for ${email}`);
}

/** Signs in by e-mail code, over the API; `as` sends the request (a guest to merge, or no one). */
export async function signInByEmail(
  service: Service,
  email: string,
  as: Requests = service.people.nobody,
): Promise<Answer> {
  const started = await service.people.nobody.post('/api/auth/email/start', { email });
  if (started.status !== 202) return started;
  return as.post('/api/auth/email/verify', { email, code: await sealedCodeFor(service, email) });
}

/** The member behind an address, ready to make requests. */
export async function memberByEmail(service: Service, email: string, as?: Requests): Promise<Person> {
  const { status, body, text } = await signInByEmail(service, email, as);
  if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}: ${text}`);
  return { id: body.user.id, handle: body.user.handle, token: body.token, ...requestsWith(service.url, body.token) };
}
