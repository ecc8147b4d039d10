import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits, spend } from '../access/limits.ts';
import { unseal } from '../platform/keys.ts';
import type { Answer } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { otherTriesMax, ownTriesMax } from './email-code-queries.ts';
import { addressHashOf } from './start-email-code.ts';

const service = await startService({ config: { trustProxyHops: 1 } });
const { ctx, clock, people } = service;

type Client = { ip: string; challenge?: string | undefined; token?: string };
const send = (path: string, body: object, { ip, challenge, token }: Client): Promise<Answer> =>
  (token === undefined ? people.nobody : people.with(token)).post(
    path,
    { ...body, ...(challenge !== undefined && { challenge }) },
    { 'x-forwarded-for': ip },
  );
const start = (email: string, client: Client) => send('/api/auth/email/start', { email }, client);
const verify = (email: string, code: string, client: Client) => send('/api/auth/email/verify', { email, code }, client);

/** Starts and reads the code that the mail will bring. */
async function codeFor(email: string, client: Client): Promise<string> {
  expect((await start(email, client)).status).toBe(202);
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from sign_in_codes where address_hash = ${addressHashOf(ctx, email)}
    order by created_at desc, id desc limit 1`.execute(ctx.db);
  return JSON.parse(unseal(ctx.keys.seal, rows[0]?.sealed ?? Buffer.of()))[1];
}
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

const ada: Client = { ip: '192.0.2.1' };
const mallory: Client = { ip: '198.51.100.1' };

describe('E15 a stranger cannot use up what is the owner’s', () => {
  it('neither the starts nor the tries nor the code', async () => {
    const email = 'ada@example.com';
    for (let n = 0; n < limits.email_start_client.max; n++) await start(email, mallory);
    expect((await start(email, mallory)).status).toBe(429);
    const code = await codeFor(email, ada);
    clock.forward(60);
    for (let n = 0; n < 20; n++) expect((await verify(email, wrongOf(code), mallory)).status).toBe(401);
    // Beyond its bound not even the right code opens for a stranger.
    expect((await verify(email, code, mallory)).status).toBe(401);
    expect((await verify(email, code, ada)).status).toBe(200);
  });

  it('the owner may change networks, with the challenge as the same client, without it as another', async () => {
    const email = 'bea@example.com';
    const { challenge } = (await start(email, ada)).body;
    const elsewhere = { ip: '203.0.113.7' };
    const code = await codeFor(email, { ...ada, challenge });
    for (let n = 0; n < otherTriesMax; n++) await verify(email, wrongOf(code), mallory);
    expect((await verify(email, code, elsewhere)).status).toBe(401);
    expect((await verify(email, code, { ...elsewhere, challenge })).status).toBe(200);
    const next = await codeFor(email, ada);
    expect((await verify(email, next, elsewhere)).status).toBe(200);
  });

  it('IPv6 clients are one by their /64', async () => {
    const code = await codeFor('cyd@example.com', { ip: '2001:db8:1:2::1' });
    for (let n = 0; n < ownTriesMax; n++) await verify('cyd@example.com', wrongOf(code), { ip: '2001:db8:1:2::9' });
    expect((await verify('cyd@example.com', code, { ip: '2001:db8:1:2::1' })).status).toBe(401);
  });

  it('a flooded address serves only clients that signed in to it, by challenge or session', async () => {
    const email = 'dot@example.com';
    const { challenge } = (await start(email, ada)).body;
    const code = await codeFor(email, { ...ada, challenge });
    const { token } = (await verify(email, code, { ...ada, challenge })).body;
    const subject = addressHashOf(ctx, email).toString('hex');
    for (let n = 0; n < limits.email_failure_address.max; n++)
      await spend(ctx.db, clock, 'email_failure_address', subject);
    clock.forward(3601);
    for (let n = 0; n < limits.email_start_address.max; n++) {
      await start(email, { ip: `198.51.100.${n + 10}` });
    }
    const newDevice = { ip: '203.0.113.50' };
    expect((await start(email, newDevice)).status).toBe(429);
    expect((await verify(email, '123456', newDevice)).status).toBe(429);
    for (const known of [
      { ...newDevice, challenge },
      { ...newDevice, token },
    ]) {
      const fresh = await codeFor(email, known);
      expect((await verify(email, wrongOf(fresh), known)).status).toBe(401);
      expect((await verify(email, fresh, known)).status).toBe(200);
    }
    clock.forward(91 * 86_400);
    for (let n = 0; n < limits.email_start_address.max; n++) {
      await spend(ctx.db, clock, 'email_start_address', subject);
    }
    expect((await start(email, { ...newDevice, challenge })).status).toBe(429);
  });
});

type Move =
  | { do: 'ownerStarts' | 'ownerMistypes' | 'ownerEnters' }
  | { do: 'strangerStarts' | 'strangerGuesses' | 'strangerKnows'; who: number };

const who = fc.nat(5);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constantFrom('ownerStarts', 'ownerMistypes', 'ownerEnters') }),
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('strangerStarts', 'strangerGuesses'), who }) },
  fc.record({ do: fc.constant('strangerKnows' as const), who }),
);

it('E15 the owner always gets in with the right code, and strangers evaluate no more guesses than the rules allow', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 15, maxLength: 45 }), async (moves) => {
      const email = `owner${run++}@example.com`;
      clock.forward(3601);
      let code: string | undefined;
      let [own, others, starts] = [0, 0, 0];
      const enter = async (client: Client, isRight: boolean): Promise<number> => {
        if (code === undefined) return 0;
        return (await verify(email, isRight ? code : wrongOf(code), client)).status;
      };
      for (const next of moves) {
        const stranger = { ip: `198.51.100.${'who' in next ? next.who : 0}` };
        if (next.do === 'ownerStarts') {
          if (starts === limits.email_start_client.max) continue;
          code = await codeFor(email, ada);
          [own, others, starts] = [0, 0, starts + 1];
        } else if (next.do === 'strangerStarts') await start(email, stranger);
        else if (code === undefined) continue;
        else if (next.do === 'ownerMistypes') {
          expect(await enter(ada, false)).toBe(401);
          own++;
        } else if (next.do === 'ownerEnters') {
          expect(await enter(ada, true)).toBe(own < ownTriesMax ? 200 : 401);
          if (own < ownTriesMax) code = undefined;
        } else if (next.do === 'strangerGuesses') {
          expect(await enter(stranger, false)).toBe(401);
          others++;
        } else {
          // Somebody who reads the mail over the owner's shoulder: lucky only within the bound.
          const isBorne = own < ownTriesMax && others < otherTriesMax;
          expect(await enter(stranger, true)).toBe(isBorne ? 200 : 401);
          if (isBorne) code = undefined;
        }
      }
    }),
    { numRuns: 12 },
  );
});
