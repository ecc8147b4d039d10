import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits, spend } from '../access/limits.ts';
import { memberByEmail, sealedCodeFor, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { codeIn, startMailServer } from '../testing/servers/mail-server.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, clock } = service;
const { nobody } = people;
const start = (email: string) => nobody.post('/api/auth/email/start', { email });
const verify = (email: string, code: string) => nobody.post('/api/auth/email/verify', { email, code });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

describe('sign-in by e-mail code', () => {
  it('signs a new address in as a member, and the same one again', async () => {
    const first = await signInByEmail(service, 'ada@example.com');
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ kind: 'member', name: null });
    expect(first.body.user.handle).toMatch(/^[a-z]+_[a-z]+_\d+$/);
    const again = await signInByEmail(service, 'ada@example.com');
    expect(again.body.user.id).toBe(first.body.user.id);
    expect(JSON.stringify(first.body)).not.toContain('example.com');
  });

  it('E1: answers known and unknown addresses alike', async () => {
    await memberByEmail(service, 'known@example.com');
    const [known, unknown] = [await start('known@example.com'), await start('unknown@example.com')];
    expect(known.status).toBe(202);
    expect(unknown.status).toBe(202);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body.sent).toBe(true);
  });

  it('E2, E6: five wrong tries burn the code, and a new one works at once', async () => {
    await start('cyd@example.com');
    const code = await sealedCodeFor(service, 'cyd@example.com');
    for (let i = 0; i < 5; i++) expect((await verify('cyd@example.com', wrongOf(code))).status).toBe(401);
    const burnt = await verify('cyd@example.com', code);
    expect(burnt.status).toBe(401);
    expect(burnt.headers.get('error-code')).toBe('code_wrong');
    expect(burnt.headers.get('www-authenticate')).toBe('Bearer');
    expect((await signInByEmail(service, 'cyd@example.com')).status).toBe(200);
  });

  it('E3: of many parallel wrong guesses at most five are compared', async () => {
    await start('dee@example.com');
    const code = await sealedCodeFor(service, 'dee@example.com');
    await Promise.all(Array.from({ length: 29 }, () => verify('dee@example.com', wrongOf(code))));
    const { rows } = await sql<{ attempts: number }>`select max(own_attempts) as attempts from sign_in_codes`.execute(
      service.ctx.db,
    );
    expect(rows[0]?.attempts).toBe(5);
    expect((await verify('dee@example.com', code)).status).toBe(401);
  });

  it('E4: accepts a correct code once under concurrent attempts', async () => {
    await start('eve@example.com');
    const code = await sealedCodeFor(service, 'eve@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify('eve@example.com', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('E5: sends five codes an hour to an address for a client, then says when to come back', async () => {
    for (let i = 0; i < 5; i++) expect((await start('fay@example.com')).status).toBe(202);
    const refused = await start('fay@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('E7: forgets a code after ten minutes', async () => {
    await start('gus@example.com');
    const code = await sealedCodeFor(service, 'gus@example.com');
    clock.forward(601);
    expect((await verify('gus@example.com', code)).status).toBe(401);
  });

  it('E8: keeps neither a live code nor an address readable in any table', async () => {
    await memberByEmail(service, 'hidden@example.com');
    await start('hidden@example.com');
    const code = await sealedCodeFor(service, 'hidden@example.com');
    const dump = await dumpEveryTable();
    expect(dump).not.toContain('hidden@example.com');
    expect(dump).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it('E9: takes an address in any case and with spaces around for the same, and a +tag for another', async () => {
    const ida = await memberByEmail(service, 'ida@example.com');
    await start(' IDA@Example.com ');
    const code = await sealedCodeFor(service, 'ida@example.com');
    expect((await verify('Ida@EXAMPLE.com', code)).body.user.id).toBe(ida.id);
    expect((await memberByEmail(service, 'ida+games@example.com')).id).not.toBe(ida.id);
  });

  it.each([
    'no-address', 'a@b', '@example.com', 'a@example.com\r\nBcc: v@example.org', 'a@x.com,b@y.com', '"a b"@example.com',
    'ä@example.com', 'a..b@example.com', `${'a'.repeat(65)}@example.com`, 'a@exa mple.com', '<a@example.com>',
    'a@example.com\n', '\ta@example.com',
  ])('E10: refuses %j as an address', async (email) => {
    expect((await start(email)).status).toBe(400);
  }); // biome-ignore format: read as one list

  it.each([[123456], ['12345'], ['1234567'], ['abcdef'], [null], [['123456']]])(
    'X6: refuses %j as a code',
    async (code) => {
      expect((await nobody.post('/api/auth/email/verify', { email: 'ada@example.com', code })).status).toBe(400);
    },
  );

  it('E12: a code opens only the address it was sent to', async () => {
    await start('kim@example.com');
    await start('lee@example.com');
    const code = await sealedCodeFor(service, 'kim@example.com');
    const other = await sealedCodeFor(service, 'lee@example.com');
    if (code !== other) expect((await verify('lee@example.com', code)).status).toBe(401);
    const kim = await verify('kim@example.com', code);
    expect(kim.status).toBe(200);
    expect(kim.headers.get('ratelimit')).toMatch(/^"email_verify_ip";r=\d+;t=\d+$/);
  });

  it('E13, X17: one place has so many tries an hour at all addresses together, whatever it claims to be', async () => {
    clock.forward(3601);
    const spray = (i: number) =>
      nobody.post(
        '/api/auth/email/verify',
        { email: `victim${i}@example.com`, code: '123456' },
        { 'x-forwarded-for': `10.0.0.${i}` },
      );
    const { max } = limits.email_verify_ip;
    for (let i = 0; i < max - 2; i++) await spend(service.ctx.db, clock, 'email_verify_ip', '127.0.0.1');
    for (let i = 0; i < 2; i++) {
      const wrong = await spray(i);
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('ratelimit')).toContain(`"email_verify_ip";r=${1 - i};t=`);
    }
    const refused = await spray(2);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"email_verify_ip";r=0;t=\d+$/);
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await spray(3)).status).toBe(401);
  });

  it('answers a challenge, takes it back, and 400 for what cannot be one', async () => {
    const { challenge } = (await start('zoe@example.com')).body;
    const again = await nobody.post('/api/auth/email/start', { email: 'zoe@example.com', challenge });
    expect(again.body.challenge).toBe(challenge);
    const code = await sealedCodeFor(service, 'zoe@example.com');
    const verified = await nobody.post('/api/auth/email/verify', { email: 'zoe@example.com', code, challenge });
    expect(verified.status).toBe(200);
    for (const odd of ['', 'short', 5, 'x'.repeat(300)]) {
      const { status } = await nobody.post('/api/auth/email/start', { email: 'zoe@example.com', challenge: odd });
      expect(status).toBe(400);
    }
  });
});

const mailServer = await startMailServer();
const secrets = { ...service.ctx.config.secrets, smtpUrl: mailServer.url };
const sender = await startService({ worker: true, config: { secrets } });

describe('the mail', () => {
  it('E11, E14: comes by SMTP in two parts with the code first and alone, once a refusing server has recovered', async () => {
    mailServer.refuse(true);
    const answer = await sender.people.nobody.post('/api/auth/email/start', { email: 'mia@example.com' });
    expect(answer.status).toBe(202);
    expect(answer.text).not.toMatch(/\d{6}"/);
    await expect.poll(() => sender.logLines.join()).toContain('job failed');
    mailServer.refuse(false);
    await expect.poll(tryAgainNow).toBe(true);
    const mail = await mailServer.next();
    expect(mail.to).toEqual(['mia@example.com']);
    expect(mail.raw).toContain('text/plain');
    expect(mail.raw).toContain('text/html');
    const verified = await sender.people.nobody.post('/api/auth/email/verify', {
      email: 'mia@example.com',
      code: codeIn(mail),
    });
    expect(verified.status).toBe(200);
    const log = sender.logLines.join('\n');
    for (const secret of [codeIn(mail), 'mia@example.com', verified.body.token]) expect(log).not.toContain(secret);
  });

  it('E14: is not waited for', async () => {
    mailServer.hang(true);
    const before = mailServer.mails.length;
    expect((await sender.people.nobody.post('/api/auth/email/start', { email: 'ned@example.com' })).status).toBe(202);
    expect(mailServer.mails).toHaveLength(before);
    mailServer.hang(false);
  });
});

/** Ends the wait before the next try, once the queue has noted that there is to be one. */
async function tryAgainNow(): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set start_after = now() where state = 'retry' returning id`.execute(sender.ctx.db);
  return rows.length > 0;
}

/** Every row of every table, jobs included, as text. */
async function dumpEveryTable(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(service.ctx.db);
  const parts = await Promise.all(
    rows.map(({ name }) =>
      sql<{ text: string }>`select coalesce(string_agg(t::text, e'\n'), '') as text from ${sql.raw(name)} t`.execute(
        service.ctx.db,
      ),
    ),
  );
  return parts.map((part) => part.rows[0]?.text).join('\n');
}
