import { beforeAll, describe, expect, it } from 'vitest';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { openShop } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService({ config: { consoleTwoPeople: true, consoleTwoPeopleCoins: 100 } });
const { people, ctx, clock } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const reason = 'Asked for by mail';
let olga: SignedInOperator;
let oscar: SignedInOperator;
let mona: SignedInOperator;
let max: SignedInOperator;
let sue: SignedInOperator;
let sam: SignedInOperator;

beforeAll(async () => {
  [olga, oscar] = [await signInAsOperator(service, 'owner'), await signInAsOperator(service, 'owner')];
  [mona, max] = [await signInAsOperator(service, 'moderator'), await signInAsOperator(service, 'moderator')];
  [sue, sam] = [await signInAsOperator(service, 'support'), await signInAsOperator(service, 'support')];
});

const ban = (by: SignedInOperator, id: string, confirm: string) =>
  by.post(`/api/admin/people/${id}/ban`, { reason: 'Spam', confirm });
const decide = (by: SignedInOperator, id: string, decision: 'approve' | 'reject') =>
  by.post(`/api/admin/requests/${id}/${decision}`, { reason: `I ${decision}` });
const actionsOn = async (targetId: string) => (await olga.get(`/api/admin/actions?targetId=${targetId}`)).body.actions;

describe('a dangerous action', () => {
  it('waits for another operator, and is logged with both names', async () => {
    const ada = await people.member('ada');
    const asked = await ban(mona, ada.id, 'ada');
    expect(asked.status).toBe(202);
    const { id } = asked.body.request;
    expect(asked.body.request).toMatchObject({ operator: mona.email, action: 'ban', status: 'pending' });
    expect((await ada.get('/api/me')).status).toBe(200);
    expect(codeOf(await decide(mona, id, 'approve'))).toEqual([403, 'second_operator_needed']);
    expect(codeOf(await decide(sue, id, 'approve'))).toEqual([403, 'role_not_allowed']);
    expect(codeOf(await decide(sue, id, 'reject'))).toEqual([403, 'role_not_allowed']);
    const approved = await decide(max, id, 'approve');
    expect(approved.body.request).toMatchObject({ status: 'approved', decidedBy: max.email });
    expect((await ada.get('/api/me')).status).toBe(401);
    const [banned, ask] = await actionsOn(ada.id);
    expect(banned).toMatchObject({ action: 'ban', operator: mona.email, approvedBy: max.email, reason: 'Spam' });
    expect(ask).toMatchObject({ action: 'ask to ban', operator: mona.email, approvedBy: null });
    expect(await actionsOn(id)).toMatchObject([{ action: 'approve', operator: max.email, reason: 'I approve' }]);
    expect(codeOf(await decide(max, id, 'approve'))).toEqual([409, 'conflict']);
  });

  it('is refused at once where it would be refused anyway', async () => {
    const bob = await people.member('bob');
    expect(codeOf(await ban(mona, bob.id, 'Bob'))).toEqual([400, 'confirmation_mismatch']);
    expect((await ban(mona, mona.id, 'bob')).status).toBe(404);
    const until = new Date(clock.now().getTime() - 1).toISOString();
    const late = await mona.post(`/api/admin/people/${bob.id}/ban`, { reason, confirm: 'bob', until });
    expect(late.status).toBe(400);
    expect(await actionsOn(bob.id)).toEqual([]);
  });

  it('is rejected by another operator or withdrawn by its author', async () => {
    const cyd = await people.member('cyd');
    for (const by of [max, mona]) {
      const { id } = (await ban(mona, cyd.id, 'cyd')).body.request;
      expect((await decide(by, id, 'reject')).body.request).toMatchObject({ status: 'rejected', decidedBy: by.email });
      expect(codeOf(await decide(max, id, 'approve'))).toEqual([409, 'conflict']);
      expect(await actionsOn(id)).toMatchObject([{ action: 'reject', after: { askedBy: mona.email } }]);
    }
    expect((await cyd.get('/api/me')).status).toBe(200);
  });

  it('expires, and is not performed for an operator who lost the role', async () => {
    const dan = await people.member('dan');
    const mike = await signInAsOperator(service, 'moderator');
    const { id: old } = (await ban(mona, dan.id, 'dan')).body.request;
    const { id: left } = (await ban(mike, dan.id, 'dan')).body.request;
    await olga.patch(`/api/admin/operators/${mike.id}`, { disabled: true, reason });
    expect(codeOf(await decide(max, left, 'approve'))).toEqual([409, 'conflict']);
    clock.forward(86_400);
    [olga, oscar] = [await signInAsOperator(service, 'owner'), await signInAsOperator(service, 'owner')];
    [mona, max] = [await signInAsOperator(service, 'moderator'), await signInAsOperator(service, 'moderator')];
    [sue, sam] = [await signInAsOperator(service, 'support'), await signInAsOperator(service, 'support')];
    expect(codeOf(await decide(max, old, 'approve'))).toEqual([409, 'conflict']);
    const { requests } = (await max.get('/api/admin/requests')).body;
    expect(requests.find((one: { id: string }) => one.id === old)).toMatchObject({ status: 'expired' });
    expect((await olga.get(`/api/admin/people/${dan.id}`)).body.person.bannedAt).toBeNull();
  });

  it('races: of ten who approve and reject at once one decides, and coins are given at most once', async () => {
    const eve = await people.member('eve');
    const { balance } = (await eve.get('/api/wallet')).body;
    const body = { coins: 500, ref: 'race', memo: 'For the outage', reason };
    const { id } = (await sue.post(`/api/admin/people/${eve.id}/coins`, body)).body.request;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => decide(i % 2 === 0 ? sam : olga, id, i % 3 === 0 ? 'reject' : 'approve')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const { status } = answers.find((answer) => answer.status === 200)?.body.request ?? {};
    expect((await eve.get('/api/wallet')).body.balance).toBe(status === 'approved' ? balance + 500 : balance);
    await allChecksHold(ctx);
  });
});

describe('which actions wait', () => {
  it('coins and refunds over the sum, and none below', async () => {
    const shop = await openShop(ctx, people, 'fay');
    const gus = await shop.visitor('gus', 1000);
    const change = (coins: number, ref: string) =>
      sue.post(`/api/admin/people/${gus.id}/coins`, { coins, ref, memo: 'For the outage', reason });
    expect([(await change(60, 'a')).status, (await change(-41, 'b')).status]).toEqual([200, 202]);
    // What one operator moved alone within the day counts together.
    expect([(await change(-40, 'c')).status, (await change(1, 'd')).status]).toEqual([200, 202]);
    const buy = async (price: number, by = sam) => {
      const id = await gus.wants(await shop.add({ price }));
      await gus.approve(id);
      return by.post(`/api/admin/purchases/${id}/refund`, { reason });
    };
    expect([(await buy(60)).status, (await buy(1, sue)).status]).toEqual([200, 202]);
    const asked = await buy(101);
    expect(asked.status).toBe(202);
    const { balance } = (await gus.get('/api/wallet')).body;
    expect((await decide(sue, asked.body.request.id, 'approve')).body.result).toMatchObject({ coins: 101 });
    // What two decided does not count for one: 40 are left.
    expect((await buy(40)).status).toBe(200);
    expect((await gus.get('/api/wallet')).body.balance).toBe(balance + 101);
    expect((await buy(1)).status).toBe(202);
    await allChecksHold(ctx);
  });

  it('closing an account', async () => {
    const hal = await people.member('hal');
    const asked = await olga.post(`/api/admin/people/${hal.id}/close`, { reason, confirm: 'hal' });
    expect(asked.status).toBe(202);
    expect((await hal.get('/api/me')).status).toBe(200);
    expect(codeOf(await decide(max, asked.body.request.id, 'approve'))).toEqual([403, 'role_not_allowed']);
    expect((await decide(oscar, asked.body.request.id, 'approve')).status).toBe(200);
    expect((await hal.get('/api/me')).status).toBe(401);
  });

  it('new operators and role changes need approval; disabling one does not wait', async () => {
    const asked = await olga.post('/api/admin/operators', { email: 'new@example.com', role: 'owner', reason });
    expect(asked.status).toBe(202);
    const emails = async () =>
      (await olga.get('/api/admin/operators')).body.operators.map(({ email }: { email: string }) => email);
    expect(await emails()).not.toContain('new@example.com');
    const { result } = (await decide(oscar, asked.body.request.id, 'approve')).body;
    expect(result.inviteUrl).toContain('#invite=');
    expect(await emails()).toContain('new@example.com');
    const change = (body: object) => olga.patch(`/api/admin/operators/${sam.id}`, { ...body, reason });
    expect((await change({ role: 'owner' })).status).toBe(202);
    expect((await change({ disabled: true })).status).toBe(200);
    expect((await change({ disabled: false })).status).toBe(202);
  });
});
