import { expect, it } from 'vitest';
import { gameId } from '../test/fake-page.ts';
import { createFakeServer } from '../test/fake-server.ts';
import { startParts } from '../test/start-parts.ts';
import { createQuestions } from './questions.ts';

function start() {
  const { boot, bridge, page } = startParts(createFakeServer());
  page.deliver({ coinop: 1, type: 'welcome', hostVersion: '2', muted: false, paused: false, protocol: 2 });
  return { page, ...createQuestions(boot, bridge) };
}

it('sharing gives an address that starts the game with these parameters', async () => {
  const { page, share, shareUrl } = start();
  expect(shareUrl()).toBe(`https://api.example/g/${gameId}`);
  const url = new URL(shareUrl({ level: 3, mode: 'a&b' }));
  expect(Object.fromEntries(new URLSearchParams(url.searchParams.get('p') ?? ''))).toEqual({ level: '3', mode: 'a&b' });
  const shared = share({ level: 3 });
  await Promise.resolve();
  await Promise.resolve();
  const question = page.sent.at(-1);
  expect(question).toMatchObject({ type: 'share', params: { level: '3' } });
  page.say({ type: 'answer', id: question && 'id' in question ? question.id : '', done: true });
  expect(await shared).toBe(true);
});

it('parameters that are too large are refused', async () => {
  const { share, shareUrl } = start();
  expect(() => shareUrl({ a: 'x'.repeat(501) })).toThrow(expect.objectContaining({ code: 'params_too_large' }));
  await expect(share({ a: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'params_too_large' });
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/here', `https://a.example/${'x'.repeat(200)}`])(
  'no host is asked to open %s',
  async (url) => {
    const { page, openLink } = start();
    await expect(openLink(url)).rejects.toMatchObject({ code: 'bad_link' });
    expect(page.sentTypes()).not.toContain('openLink');
  },
);
