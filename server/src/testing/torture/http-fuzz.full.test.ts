import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startService } from '../service.ts';
import { fuzzedRoutes } from './fuzzed-routes.ts';
import { fuzzHttp } from './http-fuzz.ts';

const service = await startService();
const { port } = service.app.server.address() as AddressInfo;

it.each(['head', 'json'] as const)(
  'mutated %ss are refused in the one shape of all errors, and harm nobody',
  async (what) => {
    const ada = await service.people.member('ada');
    const routes = await fuzzedRoutes(service.ctx, ada);
    const { statuses } = await fuzzHttp({ port, routes, rounds: 400, seed: 8080, what });
    // A mutator that always breaks the request, or never, would prove nothing.
    expect(statuses['400']).toBeGreaterThan(40);
    expect((statuses['200'] ?? 0) + (statuses['201'] ?? 0) + (statuses['202'] ?? 0)).toBeGreaterThan(10);
    expect((await ada.get('/api/me')).status).toBe(200);
  },
);
