import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApiOf } from '../http/openapi.ts';
import { newId } from '../platform/ids.ts';
import { conformanceTo } from './api-conformance.ts';
import { makeClip } from './people/clip-fixtures.ts';
import { makeGame } from './people/game-fixtures.ts';
import type { Requests } from './people/people.ts';
import { makeItem } from './people/shop-fixtures.ts';
import { recordAnswers } from './recorded-answers.ts';
import { startService } from './service.ts';

const { people, ctx, app, url, clock } = await startService();
const document = openApiOf(app);
const recorded = recordAnswers(url);
const check = conformanceTo(document);

type Operation = { operationId: string; method: string; path: string };
const operations: Operation[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods ?? {}).map(([method, operation]) => ({
    operationId: (operation as { operationId: string }).operationId,
    method,
    path,
  })),
);

const [ada, guest] = [await people.member('ada'), await people.guest()];
await people.member('bob');
const game = await makeGame(ctx, ada);
const things = {
  game,
  item: await makeItem(ctx, ada, game, { kind: 'consumable', price: 0 }),
  clip: await makeClip(ctx, ada),
};
const playing = people.with((await ada.post(`/api/games/${game}/session`)).body.token);

/** The path of an operation with things that are there. */
function pathFor(path: string): string {
  const thing = path.includes('clips') ? 'clip' : 'game';
  return path
    .replace('{itemId}', things.item)
    .replace('{handle}', 'bob')
    .replace('{file}', 'index.m3u8')
    .replace(/\{(?:id|gameId)\}/g, things[thing]);
}

const send = (who: Requests, { method }: Operation, path: string, body?: object) => {
  if (method === 'get') return who.get(path);
  if (method === 'delete') return who.delete(path);
  return who[method as 'post' | 'put' | 'patch'](path, body);
};

/** Last, because they end what the others use. */
const ending = ['logOut', 'closeMyAccount', 'deleteClip', 'deleteGame', 'endOtherSessions'];
/** A stream that goes on for as long as its reader: only refusals come to an end. */
const endless = ['watchNotifications'];

describe('answers are as the document says', () => {
  it('to everybody who asks everything, rightly or wrongly', async () => {
    for (const operation of operations.filter(({ operationId }) => !ending.includes(operationId))) {
      const path = pathFor(operation.path);
      for (const who of [people.nobody, playing, people.with('wrong')]) await send(who, operation, path, {});
      if (endless.includes(operation.operationId)) continue;
      for (const who of [guest, ada]) await send(who, operation, path, {});
      await send(ada, operation, operation.path.replace(/\{\w+\}/g, newId(clock.now())), {});
      await send(ada, operation, `${operation.path.replace(/\{\w+\}/g, 'no id')}?limit=0&cursor=none`, { name: 5 });
    }
  });

  it('in the flows of an app', async () => {
    const [gameId, itemId] = [things.game, things.item];
    await people.nobody.post('/api/auth/guest', { deviceId: 'a phone' });
    await people.nobody.post('/api/auth/email/start', { email: 'cleo@example.com' });
    await people.nobody.post('/api/auth/email/verify', { email: 'cleo@example.com', code: '000000' });
    for (const event of [
      { type: 'play_start', gameId },
      { type: 'score', gameId, score: 7 },
      { type: 'play_end', gameId, durationSeconds: 3 },
    ])
      await ada.post('/api/events', event);
    await playing.put(`/api/sdk/state/${gameId}`, { state: { level: 2 } });
    for (const decision of ['approve', 'decline']) {
      const { intent } = (await playing.post('/api/sdk/shop/intents', { gameId, itemId })).body;
      await playing.get(`/api/sdk/shop/intents/${intent.id}`);
      await ada.post(`/api/shop/intents/${intent.id}/${decision}`);
    }
    await playing.post(`/api/sdk/shop/inventory/${gameId}/${itemId}/consume`, {});
    const { job } = (await ada.post('/api/games/generate', { prompt: 'a snake that eats apples' })).body;
    await ada.get(`/api/jobs/${job.id}`);
    await ada.post(`/api/jobs/${job.id}/cancel`);
    const { live } = (await ada.post('/api/live', { title: 'Evening' })).body;
    await ada.get(`/api/live/${live.id}`);
    const { clip } = (await ada.post('/api/clips/upload', { title: 'One' })).body;
    await ada.get(`/api/clips/${clip.id}`);
    await ada.get('/api/profiles/search?q=bo');
    await ada.post('/api/reports', { target: 'profile', id: 'bob', reason: 'A test.' });
    await ada.patch(`/api/games/${gameId}/items/${itemId}`, { price: 3 });
    for (const list of ['feed', 'games', 'jobs', 'wallet', 'clips/mine', 'shop/intents']) await ada.get(`/api/${list}`);
    await ada.delete(`/api/clips/${clip.id}`);
    await guest.delete('/api/me');
    await ada.post('/api/auth/logout');
  });

  it('more than a hundred of them, of every operation, and all fit', () => {
    expect(recorded.map(check).filter((violation) => violation !== undefined)).toEqual([]);
    expect(recorded.length).toBeGreaterThan(100);
    const succeeded = recorded.filter(({ status }) => status < 300);
    expect(succeeded.length).toBeGreaterThan(100);
  });

  it('would notice a field, a status, a code and a content type that are not there', () => {
    const answer = { method: 'GET', path: '/api/me', status: 200, code: null, type: 'application/json', text: '{}' };
    expect(check(answer)).toContain("must have required property 'user'");
    expect(check({ ...answer, status: 418 })).toContain('is not documented');
    expect(check({ ...answer, status: 401, code: 'no_such_code' })).toContain('undocumented code');
    expect(check({ ...answer, type: 'text/html' })).toContain('undocumented content type');
  });
});

describe('the document', () => {
  it('names every operation once, and says which token each needs', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has examples that fit their schemas, and patterns that other languages read', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');
    const [examples, patterns]: [string[], string[]] = [[], []];
    JSON.stringify(document, (_key, value: { examples?: unknown[]; pattern?: string } | null) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      for (const example of value.examples ?? []) {
        expect([example, ajv.validate(value, example)]).toEqual([example, true]);
        examples.push(String(example));
      }
      if (typeof value.pattern === 'string') patterns.push(value.pattern);
      return value;
    });
    expect(examples.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => /\\p\{|\(\?[=!<]/.test(pattern))).toEqual([]);
  });
});
