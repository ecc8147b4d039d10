import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeGame } from './people/game-fixtures.ts';
import { makeItem } from './people/shop-fixtures.ts';
import { sealedCodeFor } from './people/sign-in-steps.ts';
import { startService } from './service.ts';

const service = await startService({ reachable: true });
const { people, ctx, url } = service;

/** The samples of a page, one after the other, as one script; the names that the page says it has are given. */
function scriptOf(page: string): string {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs', `${page}.md`), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
}

async function run(page: string, given: Record<string, unknown>, result: string): Promise<Record<string, unknown>> {
  const AsyncFunction = (async () => undefined).constructor as new (
    ...code: string[]
  ) => (...values: unknown[]) => Promise<Record<string, unknown>>;
  const script = new AsyncFunction(...Object.keys(given), `${scriptOf(page)}\nreturn { ${result} };`);
  return script(...Object.values(given));
}

await makeGame(ctx, await people.member('maker'));
const quiet = { log: () => undefined };

describe('the samples of the guides run as they stand', () => {
  it('first-game', async () => {
    const done = await run('first-game', { base: url, console: quiet }, 'user, page: page.status, played, refused');
    expect(done['user']).toMatchObject({ kind: 'guest' });
    expect(done['page']).toBe(200);
    expect(done['played']).toMatchObject({ user: { stats: { plays: 1 } }, newAchievements: expect.any(Array) });
    const { status, headers } = done['refused'] as Response;
    expect([status, headers.get('error-code')]).toEqual([403, 'guest_not_allowed']);
  });

  it('sign-in', async () => {
    const codeFor = (email: string) => sealedCodeFor(service, email);
    const done = await run('sign-in', { base: url, codeFor }, 'started: started.status, user, stale: stale.status');
    expect(done).toMatchObject({ started: 202, user: { kind: 'member' }, stale: 401 });
  });

  it('webhooks', async () => {
    const hooked = await startService({ config: { webhooks: true } });
    const { token } = await hooked.people.member('ada');
    const done = await run(
      'webhooks',
      { base: hooked.url, token, createHmac, timingSafeEqual },
      'delivery, deliveries, isGenuine, fresh, resting',
    );
    expect(done).toMatchObject({
      delivery: { kind: 'test', status: 'pending' },
      deliveries: [{ kind: 'test' }],
      fresh: { secret: expect.stringMatching(/^whsec_/) },
      resting: { disabledAt: expect.any(String) },
    });
    const isGenuine = done['isGenuine'] as (headers: object, body: string) => boolean;
    const headers = {
      'webhook-id': '1',
      'webhook-timestamp': String(Date.now() / 1000),
      'webhook-signature': 'v1,AAAA',
    };
    expect(isGenuine(headers, '{}')).toBe(false);
  });

  it('purchases', async () => {
    const ada = await people.member('ada');
    const gameId = await makeGame(ctx, ada);
    const itemId = await makeItem(ctx, ada, gameId, { kind: 'consumable', price: 0 });
    const { token: playing } = (await ada.post(`/api/games/${gameId}/session`)).body;
    const given = { base: url, playing, token: ada.token, gameId, itemId };
    const done = await run('purchases', given, 'intent, again: again.intent.id, pending, settled, polled, items');
    const { id } = done['intent'] as { id: string };
    expect(done).toMatchObject({
      again: id,
      pending: { intents: [{ id }] },
      settled: { intent: { status: 'approved' }, balance: expect.any(Number) },
      polled: { intent: { granted: [{ itemId }] } },
      items: [{ itemId, quantity: 1 }],
    });
  });
});
