import { expect, it } from 'vitest';
import { makeMembers } from './seed-members.ts';
import { startService } from './testing/service.ts';

const { ctx, people } = await startService();

it('makes members who can call', async () => {
  const members = (await Array.fromAsync(makeMembers(ctx, 12))).flat();
  expect(new Set(members.map(({ handle }) => handle)).size).toBe(12);
  for (const { token, handle } of members.slice(0, 2)) {
    const { status, body } = await people.with(token).get('/api/me');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ handle, kind: 'member' });
  }
});
