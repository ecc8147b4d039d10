import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { commentLimits, handlesIn } from './comment.ts';
import { closeReactions } from './reaction-account-steps.ts';

const { people, ctx, clock } = await startService();
const owner = await people.member('owner');
const reader = await people.guest();
const game = await makeGame(ctx, owner);
const clip = await makeClip(ctx, owner);

const say = async (who: Person, text: string, thing = `games/${game}`, parentId?: string) => {
  clock.forward(1);
  const { status, body } = await who.post(`/api/${thing}/comments`, { text, ...(parentId && { parentId }) });
  expect(status).toBe(201);
  return body.comment as { id: string; text: string; parentId: string | null };
};
const textsOf = async (who: Pick<Person, 'get'>, thing = `games/${game}`, query = '') =>
  (await who.get(`/api/${thing}/comments${query}`)).body.comments.map(({ text }: { text: string }) => text) as string[];

/** The counters are what the rows say. */
async function expectCountersRight(): Promise<void> {
  const { rows } = await sql`
    select thing_id as id from reaction_counts c
    where c.comments <> (select count(*) from comments m where m.thing_id = c.thing_id)
    union all
    select id from comments m where m.replies <> (select count(*) from comments r where r.parent_id = m.id)`.execute(
    ctx.db,
  );
  expect(rows).toEqual([]);
}

describe('commenting', () => {
  it.each([
    ['games', game, 'game'],
    ['clips', clip, 'clip'],
  ])('shows on %s what was said', async (path, id, type) => {
    const ada = await people.member('ada');
    const made = await ada.post(`/api/${path}/${id}/comments`, { text: ' Well made! ' });
    expect(made.status).toBe(201);
    expect(made.headers.get('ratelimit')).toBe('"comment";r=119;t=3600');
    expect(made.body.comment).toEqual({
      id: expect.any(String),
      thing: { type, id },
      parentId: null,
      text: 'Well made!',
      mentions: [],
      author: { handle: ada.handle, name: expect.any(String), avatarUrl: expect.stringContaining(ada.id) },
      replies: 0,
      pinned: false,
      createdAt: expect.any(String),
    });
    const { body } = await reader.get(`/api/${path}/${id}/comments`);
    expect(body).toEqual({ comments: [made.body.comment], nextCursor: null, pinned: null, total: 1 });
  });

  it('refuses invalid texts, guests, missing tokens, and unknown targets', async () => {
    const bob = await people.member('bob');
    const post = (body: unknown, id = game) => bob.post(`/api/games/${id}/comments`, body);
    for (const body of [
      {},
      { text: '' },
      { text: ' \n ' },
      { text: 'x'.repeat(501) },
      { text: 'a\u0000b' },
      { text: 5 },
    ])
      expect((await post(body)).status).toBe(400);
    expect((await post({ text: 'x', parentId: 'nonsense' })).status).toBe(400);
    expect((await post({ text: 'Go and f.u.c.k yourself' })).headers.get('error-code')).toBe('text_refused');
    expect((await post({ text: 'x' }, newId(clock.now()))).status).toBe(404);
    expect((await post({ text: 'x' }, clip)).status).toBe(404);
    expect((await post({ text: 'x', parentId: newId(clock.now()) })).status).toBe(404);
    const guest = await reader.post(`/api/games/${game}/comments`, { text: 'x' });
    expect(guest.headers.get('error-code')).toBe('guest_not_allowed');
    expect((await people.nobody.get(`/api/games/${game}/comments`)).status).toBe(401);
    for (const query of ['limit=0', 'cursor=forged', 'parent=nonsense'])
      expect((await bob.get(`/api/games/${game}/comments?${query}`)).status).toBe(400);
    expect((await bob.get(`/api/games/${newId(clock.now())}/comments`)).status).toBe(404);
    expect((await bob.get(`/api/games/${game}/comments?parent=${newId(clock.now())}`)).status).toBe(404);
  });

  it('refuses more than its limit in an hour', async () => {
    const cyd = await people.member('cyd');
    const { max, windowSeconds } = limits.comment;
    await sql`select access_spend('comment', ${cyd.id}, ${cyd.id}, ${max}, ${windowSeconds}, ${clock.now()})
      from generate_series(1, ${max})`.execute(ctx.db);
    const refused = await cyd.post(`/api/games/${game}/comments`, { text: 'One more' });
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    expect(await textsOf(cyd)).not.toContain('One more');
  });

  it('puts answers, and answers to answers, under one comment, oldest first, and no more than fit', async () => {
    const [dee, eve] = [await people.member('dee'), await people.member('eve')];
    const thing = `games/${await makeGame(ctx, owner)}`;
    const root = await say(dee, 'Who has finished it?', thing);
    const first = await say(eve, 'I have', thing, root.id);
    const second = await say(dee, 'How?', thing, first.id);
    expect([first.parentId, second.parentId]).toEqual([root.id, root.id]);
    expect(await textsOf(reader, thing)).toEqual(['Who has finished it?']);
    expect(await textsOf(reader, thing, `?parent=${root.id}`)).toEqual(['I have', 'How?']);
    const page = (await reader.get(`/api/${thing}/comments?parent=${root.id}&limit=1`)).body;
    expect(await textsOf(reader, thing, `?parent=${root.id}&limit=1&cursor=${page.nextCursor}`)).toEqual(['How?']);
    expect((await reader.get(`/api/${thing}/comments?cursor=${page.nextCursor}`)).status).toBe(400);
    expect((await dee.post(`/api/games/${game}/comments`, { text: 'x', parentId: root.id })).status).toBe(404);
    await sql`update comments set replies = ${commentLimits.repliesMax} where id = ${root.id}`.execute(ctx.db);
    const full = await eve.post(`/api/${thing}/comments`, { text: 'x', parentId: root.id });
    expect([full.status, full.headers.get('error-code')]).toEqual([409, 'thread_full']);
    await sql`update comments set replies = 2 where id = ${root.id}`.execute(ctx.db);
    await expectCountersRight();
  });

  it('pages from the newest on', async () => {
    const thing = `games/${await makeGame(ctx, owner)}`;
    for (const text of ['one', 'two', 'three']) await say(owner, text, thing);
    const { body } = await reader.get(`/api/${thing}/comments?limit=2`);
    expect([body.comments.length, body.total]).toEqual([2, 3]);
    expect(await textsOf(reader, thing, `?limit=2&cursor=${body.nextCursor}`)).toEqual(['one']);
    expect((await reader.get(`/api/games/${game}/comments?cursor=${body.nextCursor}`)).status).toBe(400);
  });

  it('links mentions, also after a renaming, except of members who blocked its author or are hidden', async () => {
    const [fay, gus, hal] = [await people.member('fay'), await people.member('gus'), await people.member('hal')];
    await hal.post(`/api/profiles/${fay.handle}/block`);
    const { id } = await say(fay, '@GUS, @hal, @nobody_there and @fay: look! mail@gus.example', `clips/${clip}`);
    await gus.patch('/api/me', { handle: 'gustav' });
    const { comments } = (await reader.get(`/api/clips/${clip}/comments`)).body;
    expect(comments.find((one: { id: string }) => one.id === id).mentions).toEqual([{ word: 'gus', handle: 'gustav' }]);
  });

  it.each([
    ['@ada', ['ada']],
    ['Hi @Ada! @ada, @bob_2.', ['ada', 'bob_2']],
    ['me@example.com, @@ada, @ab, x@ada', []],
    ['@abcdefghijklmnopqrstuvwxyz', []],
    ['@one @two @three @four @five @six', []],
  ])('reads the handles in %s', (text, handles) => {
    if (text.endsWith('@six')) expect(handlesIn(text)).toHaveLength(commentLimits.mentionsMax);
    else expect(handlesIn(text)).toEqual(handles);
  });
});

describe('the visibility of a comment', () => {
  it('ends with a hidden target and at a block; a hidden comment is shown only to its author', async () => {
    const [ida, jon] = [await people.member('ida'), await people.member('jon')];
    const thing = `games/${await makeGame(ctx, owner)}`;
    const { id } = await say(ida, 'By ida', thing);
    await jon.post('/api/profiles/ida/block');
    expect([await textsOf(jon, thing), await textsOf(reader, thing)]).toEqual([[], ['By ida']]);
    const answer = await jon.post(`/api/${thing}/comments`, { text: 'x', parentId: id });
    expect(answer.status).toBe(404);
    expect((await jon.delete(`/api/comments/${id}`)).status).toBe(404);
    await sql`update comments set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    expect([await textsOf(reader, thing), await textsOf(ida, thing)]).toEqual([[], ['By ida']]);
    await sql`select games_set_hidden(${thing.slice(6)}, ${clock.now()})`.execute(ctx.db);
    expect((await reader.get(`/api/${thing}/comments`)).status).toBe(404);
    expect((await ida.post(`/api/${thing}/comments`, { text: 'x' })).status).toBe(404);
    expect((await owner.get(`/api/${thing}/comments`)).status).toBe(200);
  });

  it('the owner of a thing whom its commenter has blocked is spared both', async () => {
    const kim = await people.member('kim');
    await owner.post('/api/profiles/kim/block');
    expect((await kim.post(`/api/games/${game}/comments`, { text: 'x' })).status).toBe(404);
    await owner.delete('/api/profiles/kim/block');
    expect((await kim.post(`/api/games/${game}/comments`, { text: 'x' })).status).toBe(201);
  });
});

describe('removing and pinning', () => {
  it('is deleted with its replies only by its author or by the owner of the target', async () => {
    const [lea, mia] = [await people.member('lea'), await people.member('mia')];
    const thing = `games/${await makeGame(ctx, owner)}`;
    const [first, second] = [await say(lea, 'First', thing), await say(lea, 'Second', thing)];
    await say(mia, 'An answer', thing, first.id);
    const refused = await mia.delete(`/api/comments/${first.id}`);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([403, 'comment_not_yours']);
    expect((await lea.delete(`/api/comments/${first.id}`)).status).toBe(204);
    expect((await lea.delete(`/api/comments/${first.id}`)).status).toBe(404);
    await lea.post(`/api/profiles/${owner.handle}/block`);
    expect((await owner.delete(`/api/comments/${second.id}`)).status).toBe(204);
    expect((await reader.get(`/api/${thing}/comments`)).body).toMatchObject({ comments: [], total: 0 });
    expect((await lea.delete('/api/comments/nonsense')).status).toBe(400);
    expect((await reader.delete(`/api/comments/${first.id}`)).headers.get('error-code')).toBe('guest_not_allowed');
    await expectCountersRight();
  });

  it('pins one comment of a thing above the others, for its owner only, and no answer', async () => {
    const ned = await people.member('ned');
    const thing = `clips/${await makeClip(ctx, owner)}`;
    const [first, second] = [await say(ned, 'First', thing), await say(ned, 'Second', thing)];
    const answer = await say(ned, 'Answer', thing, first.id);
    expect((await ned.put(`/api/comments/${first.id}/pin`)).headers.get('error-code')).toBe('not_the_owner');
    expect((await ned.delete(`/api/comments/${first.id}/pin`)).status).toBe(403);
    expect((await owner.put(`/api/comments/${answer.id}/pin`)).headers.get('error-code')).toBe('reply_not_pinned');
    expect((await owner.put(`/api/comments/${newId(clock.now())}/pin`)).status).toBe(404);
    expect((await reader.put(`/api/comments/${first.id}/pin`)).headers.get('error-code')).toBe('guest_not_allowed');
    await Promise.all([first, second].map(({ id }) => owner.put(`/api/comments/${id}/pin`)));
    const pins = await sql`select 1 from comments where pinned_at is not null`.execute(ctx.db);
    expect(pins.rows).toHaveLength(1);
    expect((await owner.put(`/api/comments/${first.id}/pin`)).body.comment.pinned).toBe(true);
    const { body } = await reader.get(`/api/${thing}/comments`);
    expect([body.pinned.text, body.comments.map(({ text }: { text: string }) => text)]).toEqual(['First', ['Second']]);
    expect((await owner.delete(`/api/comments/${first.id}/pin`)).body.comment.pinned).toBe(false);
    expect(await textsOf(reader, thing)).toEqual(['Second', 'First']);
  });

  it('goes with its clip and with its author, and the counters follow', async () => {
    const [oda, pam] = [await people.member('oda'), await people.member('pam')];
    const doomed = await makeClip(ctx, oda);
    const root = await say(pam, 'By pam', `clips/${doomed}`);
    await say(oda, 'By oda', `clips/${doomed}`, root.id);
    const kept = await say(oda, 'Also by oda, for @pam');
    await say(pam, 'An answer to it', `games/${game}`, kept.id);
    expect((await oda.delete(`/api/clips/${doomed}`)).status).toBe(204);
    const left = await sql`select 1 from comments where thing_id = ${doomed}`.execute(ctx.db);
    expect(left.rows).toEqual([]);
    await inTransaction(ctx.db, (tx) => closeReactions(tx, ctx, oda.id));
    expect(await textsOf(reader)).not.toContain('Also by oda, for @pam');
    await expectCountersRight();
  });
});

describe('reporting a comment', () => {
  it('takes a category, and hides the comment when enough members have', async () => {
    const rude = await people.member('rude');
    const thing = `games/${await makeGame(ctx, owner)}`;
    const { id } = await say(rude, 'Something unkind', thing);
    const report = (who: Person, category?: string) =>
      who.post('/api/reports', { target: 'comment', id, reason: 'Unkind', category });
    expect((await report(owner, 'nonsense')).status).toBe(400);
    const crowd = await Promise.all(['qi', 'ro', 'su', 'ty', 'uz'].map((name) => people.member(`${name}_crowd`)));
    clock.forward(86_400);
    for (const who of crowd) expect((await report(who, 'harassment')).status).toBe(201);
    expect(await textsOf(reader, thing)).toEqual([]);
    expect(await textsOf(rude, thing)).toEqual(['Something unkind']);
    expect((await report(owner)).status).toBe(404);
    const { rows } = await sql<{ category: string }>`
      select distinct category from reports where thing_id = ${id}`.execute(ctx.db);
    expect(rows).toEqual([{ category: 'harassment' }]);
    expect((await owner.post('/api/reports', { target: 'comment', id: 'nonsense', reason: 'x' })).status).toBe(404);
  });
});
