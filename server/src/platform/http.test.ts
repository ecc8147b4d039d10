import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

it('answers who is calling', async () => {
  const { people } = await startService();
  const ada = await people.member('ada');
  const answer = await ada.get('/api/me');
  expect(answer.text).toContain('ada');
  expect(answer.status).toBe(200);
});
