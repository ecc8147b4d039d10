import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../../access/limits.ts';
import { inTransaction } from '../../database/db.ts';
import { type ChatSocket, openChatSocket } from '../../testing/chat-socket.ts';
import { goLive } from '../../testing/people/live-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { setStreamHidden } from '../hide-stream.ts';
import { chatLimits } from './chat-message.ts';
import { findReportedChatMessage, setChatMessageHidden } from './hide-chat-message.ts';
import { sweepChatJob } from './manage-chat.ts';

const service = await startService();
const otherNode = await startService({ beside: service });
const { people, ctx, clock, url } = service;
clock.stop();
const ada = await people.member('ada');
const bob = await people.member('bob');
const nobodyHere = '018f0000-0000-7000-8000-000000000000';

const chatOf = (id: string) => `/api/live/${id}/chat`;
const say = (who: Person, id: string, text: string) => who.post(chatOf(id), { text });
const textsOf = async (who: Person, id: string): Promise<string[]> =>
  (await who.get(chatOf(id))).body.messages.map(({ text }: { text: string }) => text);
const join = async (who: Person, id: string, at = url): Promise<ChatSocket> => {
  const socket = await openChatSocket(at, id, who.token);
  await expect.poll(() => socket.frames[0]?.type).toBe('joined');
  return socket;
};
const codesOf = ({ frames }: ChatSocket) => frames.flatMap(({ type, code }) => (type === 'refused' ? [code] : []));
/** How a new socket begins: with its history or a refusal. */
const joined = async (who: Person, id: string) => {
  const socket = await openChatSocket(url, id, who.token);
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  socket.close();
  return socket.frames[0]?.type;
};
let count = 0;
const stream = async () => {
  const owner = await people.member(`owner_${count++}`);
  return { owner, id: await goLive(ctx, owner) };
};

describe('writing', () => {
  it('is kept and shown, oldest first, with who wrote it', async () => {
    const { owner, id } = await stream();
    const first = await say(bob, id, ' Hello there ');
    expect(first.status).toBe(201);
    expect(first.headers.get('ratelimit')).toBe('"chat_message";r=19;t=30');
    expect(first.body.message).toEqual({
      id: expect.any(String),
      text: 'Hello there',
      author: { handle: 'bob', name: expect.any(String), avatarUrl: expect.stringContaining(bob.id) },
      byStreamer: false,
      createdAt: expect.any(String),
    });
    clock.forward(1);
    expect((await say(owner, id, 'Welcome')).body.message.byStreamer).toBe(true);
    const { body } = await (await people.guest()).get(chatOf(id));
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['Hello there', 'Welcome']);
    expect(body.slowModeSeconds).toBe(0);
  });

  it('is refused without words, with unfit ones, to guests, and where there is no stream', async () => {
    const { id } = await stream();
    for (const body of [{}, { text: '' }, { text: '  ' }, { text: 'a\nb' }, { text: 'x'.repeat(201) }, { text: 7 }])
      expect((await bob.post(chatOf(id), body)).status).toBe(400);
    const unfit = await say(bob, id, 'you are a fucker');
    expect([unfit.status, unfit.headers.get('error-code')]).toEqual([400, 'text_refused']);
    expect((await say(await people.guest(), id, 'Hi')).status).toBe(403);
    expect((await say(bob, nobodyHere, 'Hi')).status).toBe(404);
    expect((await bob.get(chatOf(nobodyHere))).status).toBe(404);
    expect(await textsOf(bob, id)).toEqual([]);
  });

  it('ends with the stream', async () => {
    const { id } = await stream();
    await say(bob, id, 'Before');
    clock.forward(61);
    const late = await say(bob, id, 'After');
    expect([late.status, late.headers.get('error-code')]).toEqual([409, 'chat_closed']);
    expect(await textsOf(bob, id)).toEqual(['Before']);
  });

  it('is bounded for a person, over all streams', async () => {
    const cyd = await people.member('cyd');
    const [one, two] = [await stream(), await stream()];
    const { max, windowSeconds } = limits.chat_message;
    for (let i = 0; i < max; i++) expect((await say(cyd, i % 2 ? one.id : two.id, `Message ${i}`)).status).toBe(201);
    const refused = await say(cyd, one.id, 'One more');
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    // Long enough for the limit, not for the streams to be taken for dead.
    clock.forward(windowSeconds - 16);
    clock.forward(17);
    await sql`update live_streams set heartbeat_at = ${clock.now()} where id = ${one.id}`.execute(ctx.db);
    expect((await say(cyd, one.id, 'Now')).status).toBe(201);
  });

  it('in slow mode waits between two messages, but not for the owner', async () => {
    const { owner, id } = await stream();
    expect((await owner.patch(chatOf(id), { slowModeSeconds: 10 })).body).toEqual({ slowModeSeconds: 10 });
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => say(bob, id, text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    clock.forward(4);
    const early = await say(bob, id, 'Too early');
    expect([early.headers.get('error-code'), early.headers.get('retry-after')]).toEqual(['slow_mode', '6']);
    for (const text of ['One', 'Two']) expect((await say(owner, id, text)).status).toBe(201);
    clock.forward(6);
    expect((await say(bob, id, 'Now')).status).toBe(201);
    for (const slowModeSeconds of [-1, 121, 1.5, '1']) {
      expect((await owner.patch(chatOf(id), { slowModeSeconds })).status).toBe(400);
    }
    expect((await bob.patch(chatOf(id), { slowModeSeconds: 0 })).status).toBe(404);
  });

  it('is remembered for the last hundred, and for a month', async () => {
    const { id } = await stream();
    await sql`
      insert into chat_messages (id, stream_id, author_id, text, created_at)
      select gen_random_uuid(), ${id}, ${bob.id}, 'Message ' || n, ${clock.now()}::timestamptz + n * interval '1 ms'
      from generate_series(1, 105) as n`.execute(ctx.db);
    const texts = await textsOf(ada, id);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([chatLimits.historyMax, 'Message 6', 'Message 105']);
    const run = { id: 'test', signal: new AbortController().signal };
    await sweepChatJob.run(ctx, {}, run);
    expect((await textsOf(ada, id)).length).toBe(100);
    clock.forward(31 * 86_400);
    await sweepChatJob.run(ctx, {}, run);
    expect(await textsOf(ada, id)).toEqual([]);
  });
});

describe('a reported message', () => {
  it('is taken from every screen by an operator, and comes back when it is restored', async () => {
    const { id } = await stream();
    const { body } = await say(bob, id, 'Buy cheap coins');
    const messageId = body.message.id as string;
    const watching = await join(ada, id, otherNode.url);
    const report = { target: 'chat_message', id: messageId, reason: 'It sells things.' };
    expect((await ada.post('/api/reports', report)).status).toBe(201);
    expect((await bob.post('/api/reports', { ...report, id: nobodyHere })).status).toBe(404);
    await inTransaction(ctx.db, (tx) => setChatMessageHidden(tx, messageId, clock.now()));
    await expect.poll(() => watching.frames.at(-1)).toEqual({ type: 'removed', id: messageId });
    expect(await textsOf(ada, id)).toEqual([]);
    expect((await findReportedChatMessage(ctx.db, messageId))?.isShown).toBe(false);
    await inTransaction(ctx.db, (tx) => setChatMessageHidden(tx, messageId, null));
    expect(await textsOf(ada, id)).toEqual(['Buy cheap coins']);
    watching.close();
  });

  it('is hidden when enough members reported it', async () => {
    const { id } = await stream();
    const { body } = await say(bob, id, 'Something nasty');
    clock.forward(86_401);
    const report = { target: 'chat_message', id: body.message.id, reason: 'It is nasty.' };
    for (let reporter = 0; reporter < ctx.config.reportsToHide; reporter++) {
      const who = await people.member(`reporter_${reporter}`);
      clock.forward(86_401);
      expect((await who.post('/api/reports', report)).status).toBe(201);
    }
    expect((await findReportedChatMessage(ctx.db, body.message.id))?.isShown).toBe(false);
  });
});

describe('keeping order', () => {
  it('is for the author and the owner, who remove a message', async () => {
    const { owner, id } = await stream();
    const [mine, other] = [await say(bob, id, 'Mine'), await say(bob, id, 'Other')];
    const place = (message: typeof mine) => `${chatOf(id)}/${message.body.message.id}`;
    expect((await ada.delete(place(mine))).status).toBe(404);
    expect((await bob.delete(place(mine))).status).toBe(204);
    expect((await bob.delete(place(mine))).status).toBe(404);
    expect((await owner.delete(place(other))).status).toBe(204);
    expect(await textsOf(bob, id)).toEqual([]);
  });

  it('lets the owner mute and unmute members', async () => {
    const { owner, id } = await stream();
    const dan = await people.member('dan');
    const mute = `${chatOf(id)}/mutes/dan`;
    expect((await owner.put(mute)).body).toEqual({ muted: true });
    expect((await owner.put(mute)).body).toEqual({ muted: true });
    const muted = await say(dan, id, 'Hello?');
    expect([muted.status, muted.headers.get('error-code')]).toEqual([403, 'chat_muted']);
    const { members } = (await owner.get(`${chatOf(id)}/mutes`)).body;
    expect(members).toEqual([{ handle: 'dan', name: expect.any(String), avatarUrl: expect.any(String) }]);
    expect((await dan.get(`${chatOf(id)}/mutes`)).body).toEqual({ members: [] });
    expect((await owner.delete(mute)).body).toEqual({ muted: false });
    expect((await say(dan, id, 'Hello!')).status).toBe(201);
    expect((await owner.put(`${chatOf(id)}/mutes/${owner.handle}`)).status).toBe(400);
    expect((await owner.put(`${chatOf(id)}/mutes/nobody_here`)).status).toBe(404);
    expect((await dan.put(`${chatOf(id)}/mutes/${owner.handle}`)).status).toBe(404);
  });

  it('honours blocks: neither reads the other, and whom the owner blocked does not write', async () => {
    const { owner, id } = await stream();
    const [eve, fay, gus] = [await people.member('eve'), await people.member('fay'), await people.member('gus')];
    await eve.post('/api/profiles/fay/block');
    await say(eve, id, 'From eve');
    await say(fay, id, 'From fay');
    await say(bob, id, 'From bob');
    expect((await textsOf(eve, id)).sort()).toEqual(['From bob', 'From eve']);
    expect((await textsOf(fay, id)).sort()).toEqual(['From bob', 'From fay']);
    await owner.post('/api/profiles/gus/block');
    expect((await say(gus, id, 'From gus')).headers.get('error-code')).toBe('chat_muted');
    expect((await gus.get(chatOf(id))).status).toBe(404);
    expect(await joined(gus, id)).toBe('refused');
    const [byEve, byFay] = [await join(eve, id), await join(fay, id)];
    for (const who of [eve, fay, bob]) await say(who, id, `Again from ${who.handle}`);
    await expect.poll(() => byEve.texts()).toEqual(['Again from eve', 'Again from bob']);
    await expect.poll(() => byFay.texts()).toEqual(['Again from fay', 'Again from bob']);
  });

  it('brings nothing more to a viewer whom the owner blocks', async () => {
    const { owner, id } = await stream();
    const ivo = await people.member('ivo');
    const [byIvo, byAda] = [await join(ivo, id), await join(ada, id)];
    await say(bob, id, 'Before');
    await expect.poll(() => byIvo.texts()).toEqual(['Before']);
    await owner.post('/api/profiles/ivo/block');
    await say(bob, id, 'After');
    // Messages go to all watchers of a room at once, and in order.
    await expect.poll(() => byAda.texts()).toEqual(['Before', 'After']);
    await owner.delete('/api/profiles/ivo/block');
    await say(bob, id, 'Again');
    await expect.poll(() => byIvo.texts()).toEqual(['Before', 'Again']);
  });
});

describe('the socket', () => {
  it('brings the history, then what happens, on every node', async () => {
    const { owner, id } = await stream();
    await say(bob, id, 'Before');
    const [here, there] = [await join(ada, id), await join(await people.guest(), id, otherNode.url)];
    expect(here.frames[0]).toMatchObject({
      messages: [{ text: 'Before', author: { handle: 'bob' } }],
      slowModeSeconds: 0,
    });
    here.send({ type: 'say', text: 'Over the socket' });
    for (const socket of [here, there]) await expect.poll(() => socket.texts()).toEqual(['Over the socket']);
    const { id: messageId } = (await owner.get(chatOf(id))).body.messages[1];
    await owner.delete(`${chatOf(id)}/${messageId}`);
    for (const socket of [here, there])
      await expect.poll(() => socket.frames.at(-1)).toEqual({ type: 'removed', id: messageId });
    await owner.patch(chatOf(id), { slowModeSeconds: 5 });
    for (const socket of [here, there])
      await expect.poll(() => socket.frames.at(-1)).toEqual({ type: 'settings', slowModeSeconds: 5 });
  });

  it('keeps the order in which one person writes', async () => {
    const { id } = await stream();
    const socket = await join(await people.member('hal'), id);
    const texts = Array.from({ length: 12 }, (_, i) => `Line ${i}`);
    for (const text of texts) socket.send({ type: 'say', text });
    await expect.poll(() => socket.texts()).toEqual(texts);
  });

  it('refuses in words what HTTP refuses by status, and stays open', async () => {
    const { id } = await stream();
    const [guest, member] = [await join(await people.guest(), id), await join(await people.member('ivy'), id)];
    guest.send({ type: 'say', text: 'Hi' });
    await expect.poll(() => codesOf(guest)).toEqual(['guest_not_allowed']);
    member.send({ type: 'say', text: 'you are a fucker' });
    member.send({ type: 'say', text: '' });
    member.send({ type: 'join', token: 'again' });
    member.send('no JSON');
    await expect
      .poll(() => codesOf(member))
      .toEqual(['text_refused', 'invalid_request', 'invalid_request', 'invalid_request']);
    member.send({ type: 'say', text: 'Still here' });
    await expect.poll(() => guest.texts()).toEqual(['Still here']);
  });

  it.each([
    ['a token that nobody has', { type: 'join', token: 'garbage' }, 4401],
    ['words before joining', { type: 'say', text: 'Hi' }, 4401],
    ['what is no frame', { type: 'dance' }, 4400],
    ['too large a frame', { type: 'say', text: 'x'.repeat(5000) }, 1009],
  ])('is closed for %s', async (_, frame, code) => {
    const { id } = await stream();
    const socket = await openChatSocket(url, id);
    socket.send(frame);
    expect(await socket.closed).toBe(code);
  });

  it('is closed where there is no stream, for too many of one account, and asks for an upgrade', async () => {
    expect(await (await openChatSocket(url, nobodyHere, ada.token)).closed).toBe(4404);
    const { id } = await stream();
    const jan = await people.member('jan');
    const sockets: ChatSocket[] = [];
    for (let i = 0; i < chatLimits.socketsMax; i++) sockets.push(await join(jan, id));
    expect(await (await openChatSocket(url, id, jan.token)).closed).toBe(4429);
    for (const socket of sockets) socket.close();
    await expect.poll(async () => (await joined(jan, id)) === 'joined').toBe(true);
    expect((await people.nobody.get(`${chatOf(id)}/socket`)).status).toBe(426);
  });

  it('is cut when frames come faster than they can be handled', async () => {
    const { id } = await stream();
    const socket = await join(bob, id);
    for (let i = 0; i < 20 * chatLimits.waitingFramesMax; i++) socket.send({ type: 'say', text: `Message ${i}` });
    expect(await socket.closed).toBe(1006);
    expect((await textsOf(ada, id)).length).toBeLessThanOrEqual(chatLimits.waitingFramesMax);
  });

  it('is closed with the session, and when the stream is hidden', async () => {
    const { id } = await stream();
    const kim = await people.member('kim');
    const [leaving, staying] = [await join(kim, id), await join(ada, id)];
    await kim.post('/api/auth/logout');
    expect(await leaving.closed).toBe(4401);
    await setStreamHidden(ctx.db as never, id, clock.now());
    expect(await staying.closed).toBe(4404);
  });

  it('gathers reactions of all nodes, not more than a few a second of one person', async () => {
    const { id } = await stream();
    const [here, there] = [await join(ada, id), await join(bob, id, otherNode.url)];
    for (let i = 0; i < 9; i++) here.send({ type: 'react', reaction: 'heart' });
    there.send({ type: 'react', reaction: 'clap' });
    there.send({ type: 'react', reaction: 'rocket' });
    const sum = (socket: ChatSocket) => {
      const total: Record<string, number> = {};
      for (const { type, counts } of socket.frames)
        if (type === 'reactions')
          for (const [reaction, n] of Object.entries(counts as object)) total[reaction] = (total[reaction] ?? 0) + n;
      return total;
    };
    const wanted = { heart: chatLimits.reactionsPerSecond, clap: 1 };
    for (const socket of [here, there]) await expect.poll(() => sum(socket)).toEqual(wanted);
    expect(codesOf(there)).toEqual(['invalid_request']);
  });
});
