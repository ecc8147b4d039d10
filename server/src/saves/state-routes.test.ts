import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Requests } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx, clock, url } = await startService();
const ada = await people.member('ada');
const bob = await people.member('bob');
const game = await makeGame(ctx, ada);
const otherGame = await makeGame(ctx, ada);
const path = `/api/sdk/state/${game}`;
const playing = await people.playing(bob, game);

const save = (player: Requests, state: unknown, headers: HeadersInit = {}) => player.put(path, { state }, headers);
const saveText = (player: Requests, text: string) => player.put(path, `{"state":${text}}`);
/** The state as it stands in the answer, before anybody parses it. */
const loadText = async (player: Requests) => {
  const { text } = await player.get(path);
  return text.slice('{"state":'.length, text.lastIndexOf(',"version":'));
};
const someone = async () => people.playing(await people.guest(), game);

describe('a saved state', () => {
  it('is nothing at first (Z6)', async () => {
    const { status, body, headers } = await (await someone()).get(path);
    expect(status).toBe(200);
    expect(body).toEqual({ state: null, version: 0, updatedAt: null });
    expect(headers.get('etag')).toBe('"0"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('comes back with its version and time', async () => {
    const player = await someone();
    const first = await save(player, { level: 1 });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ version: 1, updatedAt: expect.stringMatching(/Z$/) });
    expect(first.headers.get('etag')).toBe('"1"');
    expect(first.headers.get('ratelimit-policy')).toBe('"state_write";q=600;w=3600');
    expect(first.headers.get('ratelimit')).toMatch(/^"state_write";r=599;t=3600$/);
    const second = await save(player, { level: 2 });
    expect((await player.get(path)).body).toEqual({
      state: { level: 2 },
      version: 2,
      updatedAt: second.body.updatedAt,
    });
  });

  it('may be any JSON value, and null is one', async () => {
    const player = await someone();
    for (const state of [0, '', false, null, [], {}, 'text']) {
      expect((await save(player, state)).status).toBe(200);
      expect((await player.get(path)).body.state).toEqual(state);
    }
    expect((await player.get(path)).body.version).toBe(7);
  });

  it('comes back as it went in, whatever it is (Z4, X7)', async () => {
    const player = await someone();
    await fc.assert(
      fc.asyncProperty(fc.json({ stringUnit: 'binary', maxDepth: 4 }), async (text) => {
        expect((await saveText(player, text)).status).toBe(200);
        expect(await loadText(player)).toBe(JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the odd ones (Z4, X7)', async () => {
    const player = await someone();
    const odd = [
      '{"b":1,"a":2,"10":3,"9":4}',
      '{"__proto__":{"admin":true},"constructor":{"prototype":1},"toString":null}',
      '"a\\u0000b"',
      '"\\ud800 and \\udc00"',
      '"\\u2028</script>"',
      '[1e21,0.1,-0,1e-7,123456789012345680000,1E400,-1e400]',
      '{"a":1,"a":2}',
      '"😀é漢"',
      ' { "space" : [ 1 , 2 ] } ',
      '{"":{"":[[],{}]}}',
    ];
    for (const text of odd) {
      expect([text, (await saveText(player, text)).status]).toEqual([text, 200]);
      expect(await loadText(player)).toBe(JSON.stringify(JSON.parse(text)));
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('may be nested as deep as 32,768 bytes can hold (X9)', async () => {
    const player = await someone();
    const lists = '['.repeat(16_000) + ']'.repeat(16_000);
    expect((await saveText(player, lists)).status).toBe(200);
    expect(await loadText(player)).toBe(lists);
    const objects = `${'{"a":'.repeat(5000)}null${'}'.repeat(5000)}`;
    expect((await saveText(player, objects)).status).toBe(200);
    expect(await loadText(player)).toBe(objects);
    const bomb = await saveText(player, '['.repeat(120_000) + ']'.repeat(120_000));
    expect(bomb.status).toBe(413);
    const { token } = player as unknown as { token: string };
    const document = await people.nobody.get(`/games/${game}/index.html?token=${token}`);
    expect(document.status).toBe(200);
  });

  it('has at most 32,768 bytes of UTF-8, counted in its compact JSON (Z1)', async () => {
    const player = await someone();
    const most = 'x'.repeat(32_766);
    expect((await save(player, most)).status).toBe(200);
    const over = await save(player, `${most}x`);
    expect(over.status).toBe(413);
    expect(over.body.error).toBe('The state has 32769 bytes as JSON; at most 32768 can be saved.');
    expect((await save(player, '€'.repeat(11_000))).status).toBe(413);
    expect((await save(player, '€'.repeat(10_922))).status).toBe(200);
    // Escaped it is twice as long on the way, and compact it fits.
    expect((await saveText(player, `"${'\\u20ac'.repeat(10_922)}"`)).status).toBe(200);
    expect((await saveText(player, `[${' '.repeat(100_000)}]`)).status).toBe(200);
    const farOver = await saveText(player, `"${'x'.repeat(300_000)}"`);
    expect(farOver.status).toBe(413);
    expect(farOver.body.error).toBe('The body has more than 262144 bytes; at most 32768 bytes of JSON can be saved.');
    expect(farOver.headers.get('access-control-allow-origin')).toBe('*');
    expect(await loadText(player)).toBe('[]');
  });
});

describe('If-Match', () => {
  it('writes only on the version it names', async () => {
    const player = await someone();
    const stale = await save(player, 'a', { 'if-match': '"1"' });
    expect([stale.status, stale.headers.get('etag')]).toEqual([409, '"0"']);
    expect((await save(player, 'a', { 'if-match': '"0"' })).body.version).toBe(1);
    const again = await save(player, 'b', { 'if-match': '"0"' });
    expect([again.status, again.headers.get('etag')]).toEqual([409, '"1"']);
    expect(again.headers.get('error-code')).toBe('stale_version');
    expect((await save(player, 'b', { 'if-match': '"1"' })).body.version).toBe(2);
    expect((await player.get(path)).body.state).toBe('b');
    for (const bad of ['1', '*', '"x"', 'W/"2"', '"-1"']) {
      expect([bad, (await save(player, 'c', { 'if-match': bad })).status]).toEqual([bad, 400]);
    }
  });

  it('lets one of many writers win (Z5)', async () => {
    const player = await someone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save(player, `writer ${i}`, { 'if-match': '"0"' })),
    );
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
    expect((await player.get(path)).body.state).toBe(`writer ${answers.findIndex((answer) => answer.status === 200)}`);
  });
});

describe('many writers', () => {
  it('leave one whole value, never a mixture (Z5)', async () => {
    const player = await someone();
    const [one, two] = [Array(500).fill('one'), Array(500).fill('two')];
    for (let round = 0; round < 10; round++) {
      await Promise.all([save(player, one), save(player, two)]);
      const { state } = (await player.get(path)).body;
      expect([JSON.stringify(one), JSON.stringify(two)]).toContain(JSON.stringify(state));
    }
    expect((await player.get(path)).body.version).toBe(20);
  });

  it('are written together, each with their own state, and refused alone', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => people.guest()));
    const players = await Promise.all(crowd.map((guest) => people.playing(guest, game)));
    const [closed, spent] = crowd;
    await sql`update accounts set closed_at = ${clock.now()} where id = ${closed?.id}`.execute(ctx.db);
    await sql`select access_rewrite('state_write', ${`${spent?.id}:${game}`}, ${spent?.id}, 600,
      array_fill(${clock.now()}::timestamptz, array[600]))`.execute(ctx.db);
    const answers = await Promise.all(players.map((player, i) => save(player, { mine: i })));
    expect(answers.map(({ status }) => status)).toEqual([401, 429, ...Array(38).fill(200)]);
    const states = await Promise.all(players.slice(2).map(async (player) => (await player.get(path)).body));
    expect(states.map(({ state, version }) => [state.mine, version])).toEqual(states.map((_, i) => [i + 2, 1]));
    expect(answers.slice(2).map(({ body }) => body.updatedAt)).toEqual(states.map(({ updatedAt }) => updatedAt));
    const { rows } = await sql<{ commits: number }>`select count(distinct xmin::text)::int as commits from saved_states
      where account_id = any (${crowd.slice(2).map(({ id }) => id)}::uuid[])`.execute(ctx.db);
    expect(rows[0]?.commits).toBeLessThan(38);
  });

  it('do not wait for one whose account somebody else holds', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => people.guest()));
    const players = await Promise.all(crowd.map((guest) => people.playing(guest, game)));
    const held = await ctx.db.transaction().execute(async (tx) => {
      await sql`select from accounts where id = ${crowd[0]?.id} for update`.execute(tx);
      const [first, ...others] = players.map((player) => save(player, 'mine'));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(200));
      return { first };
    });
    expect((await held.first)?.status).toBe(200);
  });
});

describe('the limit of 600 writes an hour', () => {
  it('counts each player and game apart, and only what was written (Z2)', async () => {
    const guest = await people.guest();
    const [player, elsewhere] = [await people.playing(guest, game), await people.playing(guest, otherGame)];
    await save(player, 'first');
    clock.forward(10);
    await sql`select access_rewrite('state_write', ${`${guest.id}:${game}`}, ${guest.id}, 600,
      array_fill(${clock.now()}::timestamptz, array[599]))`.execute(ctx.db);
    expect((await save(player, 'x'.repeat(40_000))).status).toBe(413);
    expect((await save(player, 'stale', { 'if-match': '"9"' })).status).toBe(409);
    const last = await save(player, 'last');
    expect([last.status, last.headers.get('ratelimit')?.split(';')[1]]).toEqual([200, 'r=0']);
    const refused = await save(player, 'too much');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3590);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect((await player.get(path)).body.state).toBe('last');
    expect((await elsewhere.put(`/api/sdk/state/${otherGame}`, { state: 1 })).status).toBe(200);
    expect((await save(await someone(), 1)).status).toBe(200);
    clock.forward(3600);
    expect((await save(player, 'next hour')).status).toBe(200);
  });

  it('holds when all come at once (Z2)', async () => {
    const guest = await people.guest();
    const player = await people.playing(guest, game);
    await save(player, 0);
    await sql`select access_rewrite('state_write', ${`${guest.id}:${game}`}, ${guest.id}, 600,
      array_fill(${clock.now()}::timestamptz, array[590]))`.execute(ctx.db);
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, i) => save(player, i)))).map((a) => a.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('refusals', () => {
  it("takes only a game token, and only its own game's (W11, Z3)", async () => {
    const other = await people.playing(bob, otherGame);
    for (const call of [(who: Requests) => who.get(path), (who: Requests) => save(who, 1)]) {
      expect((await call(bob)).headers.get('error-code')).toBe('wrong_token_kind');
      expect((await call(other)).headers.get('error-code')).toBe('wrong_game');
      expect((await call(people.nobody)).status).toBe(401);
      expect((await call(people.with('cog_nonsense'))).status).toBe(401);
    }
  });

  it('takes a JSON object with a state in it', async () => {
    for (const body of ['{}', '', '[]', '5', 'null', '{', '{"state":}', '{"__proto__":{"state":1}}', '{"State":1}']) {
      expect([body, (await playing.put(path, body)).status]).toEqual([body, 400]);
    }
    expect((await playing.put(path, '{"__proto__":1,"state":1}')).status).toBe(400);
    expect((await playing.put(path, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await playing.put(path, '{"state":1}', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await playing.post(path, { state: 1 })).status).toBe(405);
  });

  it('refuses a game that is none, and an account closed a moment ago', async () => {
    const nowhere = '01890000-0000-7000-8000-000000000000';
    const lost = await people.playing(bob, nowhere);
    expect((await lost.put(`/api/sdk/state/${nowhere}`, { state: 1 })).status).toBe(404);
    const carol = await people.member('carol');
    const player = await people.playing(carol, game);
    expect((await save(player, 1)).status).toBe(200);
    await sql`update accounts set closed_at = ${clock.now()} where id = ${carol.id}`.execute(ctx.db);
    expect((await save(player, 2)).status).toBe(401);
  });

  it('answers games, whose origin is null, also when it refuses (X19)', async () => {
    const preflight = await fetch(url + path, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toContain('If-Match');
    const refused = await people.nobody.get(path, { origin: 'null' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect((await bob.get('/api/games', { origin: 'null' })).headers.get('access-control-allow-origin')).toBeNull();
  });
});
