import { describe, expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();
let count = 0;

describe('POST /api/games/generate without a model', () => {
  it.each([
    ['asdf', /What comes nearest: /],
    ['a 3D shooter with realistic guns', /3D .* What comes nearest: shooter/],
    ['online multiplayer racing with friends', /network .* What comes nearest: race/],
  ])('refuses "%s" and spends nothing', async (prompt, message) => {
    const ada = await people.member(`ada_${count++}`);
    const refused = await ada.post('/api/games/generate', { prompt });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('error-code')).toBe('prompt_not_understood');
    expect(refused.body.error).toMatch(message);
    const { status, headers } = await ada.post('/api/games/generate', { prompt: 'a fox who loves cake' });
    expect(status).toBe(202);
    expect(headers.get('ratelimit')).toContain('r=7');
  });

  it('takes any words for a remix, which has a game to start from', async () => {
    const bob = await people.member('bob');
    const gameId = await makeGame(ctx, bob, { title: 'The first' });
    expect((await bob.post('/api/games/generate', { prompt: 'asdf', remixOf: gameId })).status).toBe(202);
  });
});
