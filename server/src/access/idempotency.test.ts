import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Answer, Person } from '../testing/people/people.ts';
import { makeItem } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { sweepAccess } from './sweep-sessions.ts';

const { people, ctx, clock } = await startService();
const withKey = (key: string) => ({ 'idempotency-key': key });
const codeOf = ({ status, headers }: Answer) => [status, headers.get('error-code')];

type Route = {
  path: string;
  body: Record<string, unknown>;
  other: object;
  idOf(body: Answer['body']): string;
  as?: () => Person;
};
let ada: Person;
let playing: Person;
const routes: Record<string, Route> = {};

beforeAll(async () => {
  ada = await people.member('ada');
  const gameId = await makeGame(ctx, ada);
  const itemId = await makeItem(ctx, ada, gameId, { kind: 'consumable' });
  const otherId = await makeItem(ctx, ada, gameId, { kind: 'consumable' });
  playing = people.with((await ada.post(`/api/games/${gameId}/session`)).body.token) as Person;
  Object.assign(routes, {
    generate: {
      path: '/api/games/generate',
      body: { prompt: 'a snake that eats apples' },
      other: { prompt: 'a quiz about rivers' },
      idOf: ({ job }) => job.id,
    },
    upload: { path: '/api/clips/upload', body: { title: 'One', trimEnd: 3 }, other: {}, idOf: ({ clip }) => clip.id },
    items: {
      path: `/api/games/${gameId}/items`,
      body: { kind: 'durable', name: 'Hat', price: 5 },
      other: { kind: 'durable', name: 'Cap', price: 5 },
      idOf: ({ item }) => item.id,
    },
    intents: {
      path: '/api/sdk/shop/intents',
      body: { gameId, itemId },
      other: { gameId, itemId: otherId },
      idOf: ({ intent }) => intent.id,
      as: () => playing,
    },
    reports: {
      path: '/api/reports',
      body: { target: 'game', id: gameId, reason: 'It is empty.' },
      other: { target: 'game', id: gameId, reason: 'It is loud.' },
      idOf: ({ report }) => report.id,
    },
    comments: {
      path: `/api/games/${gameId}/comments`,
      body: { text: 'Well made', parentId: null },
      other: { text: 'Badly made' },
      idOf: ({ comment }) => comment.id,
    },
    builds: {
      path: '/api/games/uploads',
      body: { title: 'Brought along', listed: false },
      other: { title: 'Another' },
      idOf: ({ upload: { id } }) => id,
    },
    live: {
      path: '/api/live',
      body: { title: 'Evening', rotateKey: true },
      other: { title: 'Morning' },
      idOf: ({ ingest }) => ingest.streamKey,
    },
  } satisfies typeof routes);
});

describe.each(['generate', 'upload', 'items', 'intents', 'reports', 'comments', 'builds', 'live'])('%s', (name) => {
  const route = () => routes[name] as Route;
  const by = () => routes[name]?.as?.() ?? ada;

  it('makes its thing once, however many requests with one key race, and counts it once', async () => {
    const { path, body, idOf } = route();
    const racing = Array.from({ length: 5 }, () => by().post(path, body, withKey(`${name} race`)));
    const answers = await Promise.all(racing);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([name === 'generate' ? 202 : 201]));
    expect(new Set(answers.map((answer) => idOf(answer.body))).size).toBe(1);
    const counted = answers.filter(({ headers }) => headers.get('ratelimit') !== null);
    expect(counted.length).toBeLessThanOrEqual(1);
  });

  it('takes the fields in any order, refuses another body, and knows nothing of other keys', async () => {
    const { path, body, other, idOf } = route();
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = await by().post(path, turned, withKey(`${name} race`));
    const first = await by().post(path, body, withKey(`${name} race`));
    expect(idOf(again.body)).toBe(idOf(first.body));
    expect(codeOf(await by().post(path, other, withKey(`${name} race`)))).toEqual([409, 'idempotency_mismatch']);
    const fresh = await by().post(path, body, withKey(`${name} other`));
    if (name !== 'reports') expect(idOf(fresh.body)).not.toBe(idOf(first.body));
  });
});

it('counts a repeated request in no limit, also when the limit is used up', async () => {
  const bob = await people.member('bob');
  const first = await bob.post('/api/clips/upload', {}, withKey('first'));
  for (let i = 1; i < 12; i++) expect((await bob.post('/api/clips/upload', {})).status).toBe(201);
  expect((await bob.post('/api/clips/upload', {}, withKey('thirteenth'))).status).toBe(429);
  const repeated = await bob.post('/api/clips/upload', {}, withKey('first'));
  expect([repeated.status, repeated.body.clip.id]).toEqual([201, first.body.clip.id]);
});

it('leaves the key of a refused request free', async () => {
  const { path, body } = routes['items'] as Route;
  const gone = { ...body, kind: 'loot_box', contents: [] };
  expect((await ada.post(path, gone, withKey('later right'))).status).toBe(400);
  expect((await ada.post(path, body, withKey('later right'))).status).toBe(201);
});

it('belongs to an account and a route', async () => {
  const { path, body, idOf } = routes['upload'] as Route;
  const [cleo, dan] = [await people.member('cleo'), await people.member('dan')];
  const made = [await cleo.post(path, body, withKey('mine')), await dan.post(path, body, withKey('mine'))];
  expect(new Set(made.map((answer) => idOf(answer.body))).size).toBe(2);
  expect((await cleo.post('/api/live', {}, withKey('mine'))).status).toBe(201);
});

it.each(['', 'x'.repeat(129), 'ünprintable'])('400: the key %j', async (key) => {
  const answer = await ada.post('/api/live', {}, withKey(Buffer.from(key).toString('latin1')));
  expect(codeOf(answer)).toEqual([400, 'invalid_request']);
});

it('is forgotten after a day, and swept', async () => {
  const eve = await people.member('eve');
  const { path, body, idOf } = routes['upload'] as Route;
  const first = await eve.post(path, body, withKey('daily'));
  clock.forward(86_500);
  const next = await eve.post(path, body, withKey('daily'));
  expect(idOf(next.body)).not.toBe(idOf(first.body));
  clock.forward(86_500);
  await sweepAccess(ctx.db, clock);
  const { rows } = await sql`select from idempotency_keys`.execute(ctx.db);
  expect(rows).toEqual([]);
});
