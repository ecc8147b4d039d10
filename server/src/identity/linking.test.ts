import { describe, expect, it } from 'vitest';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import type { Person } from '../testing/people/people.ts';
import { memberByEmail, sealedCodeFor } from '../testing/people/sign-in-steps.ts';

const { service, apple } = await startServiceWithApple();
const { people } = service;

const linkApple = async (person: Person, sub: string) =>
  person.post('/api/me/identities/apple', { identityToken: await apple.tokenOf(sub) });
async function linkEmail(person: Person, email: string) {
  const { challenge } = (await person.post('/api/auth/email/start', { email })).body;
  return person.post('/api/me/identities/email', { email, code: await sealedCodeFor(service, email), challenge });
}
const balanceOf = async (person: Person) => (await person.get('/api/wallet')).body.balance;

describe('linking another way in', () => {
  it('Apple and an address open the same account afterwards, and bring no coins', async () => {
    const ada = await memberByEmail(service, 'ada@example.com');
    const { status, body } = await linkApple(ada, 'ada');
    expect([status, body.user.id]).toEqual([200, ada.id]);
    expect((await linkEmail(ada, 'ada@elsewhere.example')).status).toBe(200);
    expect((await apple.member('ada')).id).toBe(ada.id);
    expect((await memberByEmail(service, 'ada@elsewhere.example')).id).toBe(ada.id);
    expect(await balanceOf(ada)).toBe(500);
    expect((await linkApple(ada, 'ada')).status).toBe(200);
  });

  it('an identity of another account is refused, and stays there', async () => {
    const [bob, cyd] = [await memberByEmail(service, 'bob@example.com'), await apple.member('cyd')];
    const taken = await linkApple(bob, 'cyd');
    expect([taken.status, taken.headers.get('error-code')]).toEqual([409, 'identity_taken']);
    const address = await linkEmail(cyd, 'bob@example.com');
    expect([address.status, address.headers.get('error-code')]).toEqual([409, 'identity_taken']);
    expect((await memberByEmail(service, 'bob@example.com')).id).toBe(bob.id);
    expect((await apple.member('cyd')).id).toBe(cyd.id);
  });

  it('two who link the same at once: one gets it', async () => {
    const [dot, eve] = [
      await memberByEmail(service, 'dot@example.com'),
      await memberByEmail(service, 'eve@example.com'),
    ];
    const answers = await Promise.all([dot, eve].map((person) => linkApple(person, 'both')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('W21 a linked identity is not welcomed when the account is closed', async () => {
    const fay = await memberByEmail(service, 'fay@example.com');
    await linkEmail(fay, 'fay2@example.com');
    await fay.delete('/api/me');
    for (const email of ['fay@example.com', 'fay2@example.com']) {
      expect(await balanceOf(await memberByEmail(service, email))).toBe(0);
    }
  });

  it('needs a member, a right code and a right token', async () => {
    const [gus, guest] = [await people.member('gus'), await people.guest()];
    await gus.post('/api/auth/email/start', { email: 'gus@example.com' });
    const code = await sealedCodeFor(service, 'gus@example.com');
    const wrong = { email: 'gus@example.com', code: code === '000000' ? '111111' : '000000' };
    expect((await gus.post('/api/me/identities/email', wrong)).status).toBe(401);
    expect((await guest.post('/api/me/identities/email', { ...wrong, code })).status).toBe(403);
    expect((await gus.post('/api/me/identities/email', { email: 'no', code })).status).toBe(400);
    expect((await gus.post('/api/me/identities/apple', { identityToken: 'nonsense' })).status).toBe(401);
    expect((await gus.post('/api/me/identities/apple', {})).status).toBe(400);
  });
});
