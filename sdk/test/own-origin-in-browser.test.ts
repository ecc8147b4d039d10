import { describe, expect, it, vi } from 'vitest';
import { hasBrowser, hasFullBrowser } from '../../server/src/testing/browser/use-browser.ts';
import { useGamePage } from './play-in-browser.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 180_000, interval: 50 });

describe.skipIf(!hasBrowser())('on an origin of its own', () => {
  const { play, greeted, page, service, messages, errors } = useGamePage('coinop.localhost');

  it('a game gets its token only from the host, and then its player, state and storage', async () => {
    service().ownOrigin = true;
    service().saved = { text: '{"level":3}', version: 4 };
    service().stored.set('coins', 5);
    const frame = await play(`<script>
      window.heard = [];
      coinop.on('player', ({ name }) => heard.push(name));
      window.seen = { first: coinop.player.name, address: location.href, boot: '__coinop' in window };
    </script>`);
    await frame.waitForFunction('window.seen');
    expect(await frame.evaluate(() => window.seen)).toEqual({
      first: '',
      address: `${service().gameOrigin}/index.html`,
      boot: false,
    });
    const found = await frame.evaluate(async () => {
      await coinop.ready();
      const [state, coins] = [await coinop.state.load(), await coinop.storage.get('coins')];
      await coinop.state.save({ level: 4 });
      return { state, coins, player: coinop.player.name };
    });
    expect(found).toEqual({ state: { level: 3 }, coins: 5, player: 'Ada' });
    expect(service().saved).toEqual({ text: '{"level":4}', version: 5 });
    expect(await frame.evaluate(() => window.heard)).toEqual(['Ada']);
    expect((await messages()).filter(({ type }) => type === 'needToken')).toEqual([
      { coinop: 1, type: 'needToken', start: true },
    ]);
    expect(service().requests.some((request) => request.includes('token'))).toBe(false);
  });

  it('a reload continues by itself', async () => {
    service().ownOrigin = true;
    const frame = await play(
      '<script>coinop.wallet.balance().then((balance) => { window.seen = { balance }; });</script>',
    );
    await frame.waitForFunction('window.seen');
    await frame.evaluate(() => location.reload());
    const anew = await greeted(2);
    await anew.waitForFunction('window.seen');
    expect(await anew.evaluate(() => window.seen)).toEqual({ balance: 40 });
    expect(await page().evaluate(() => window.host.sessions)).toBe(3);
  });

  it('localStorage is real, mirrored, and follows the player to the next device', async () => {
    service().ownOrigin = true;
    const game = `<script>
      window.seen = { visits: localStorage.visits ?? null, cookie: document.cookie };
      localStorage.visits = Number(localStorage.visits ?? 0) + 1;
    </script>`;
    const frame = await play(game);
    await frame.waitForFunction('window.seen');
    expect(await frame.evaluate(() => window.seen)).toEqual({ visits: null, cookie: '' });
    await until(() => expect(service().stored.get('localStorage/visits')).toBe('1'));
    await until(() => expect(service().stored.has('localStorage/')).toBe(true));
    // Another origin simulates another device: its storage is empty.
    service().gameOrigin = service().gameOrigin.replace('game-ada', 'game-tablet');
    await page().goto(service().baseUrl);
    // The game first starts with empty storage, and is then reloaded with the mirrored entries.
    const anew = await greeted(2);
    await until(async () => expect(await anew.evaluate(() => window.seen)).toMatchObject({ visits: '1' }));
    expect(errors).toEqual([]);
  });
});

describe.skipIf(!hasFullBrowser())('on an origin of its own whose storage is blocked, as for a third party', () => {
  const { play, service, errors } = useGamePage();

  it('localStorage is kept in the saved state', async () => {
    service().ownOrigin = true;
    service().saved = { text: '{"localStorage":{"name":"ada"}}', version: 1 };
    const frame = await play('<script>localStorage.best = 12;</script>');
    await until(() => expect(service().saved.text).toBe('{"localStorage":{"best":"12","name":"ada"}}'));
    expect(await frame.evaluate(() => localStorage.getItem('name'))).toBe('ada');
    expect(errors).toEqual([]);
  });
});

describe.skipIf(!hasBrowser())('with a host of the second revision', () => {
  const { play, page, service, messages, errors } = useGamePage();

  it('a game shares, opens links, celebrates and reports its loading progress', async () => {
    const frame = await play('<p>game</p>');
    const answers = await frame.evaluate(async () => {
      coinop.loading(0.5);
      coinop.celebrate();
      coinop.score(3, { board: 'level-1' });
      return [
        await coinop.share({ level: 3 }),
        await coinop.openLink('https://author.example/'),
        await coinop.openLink('javascript:1').catch(({ code }: Coinop.Failure) => code),
        await coinop.signIn(),
        await coinop.leaderboard({ around: true }),
      ];
    });
    expect(answers).toEqual([true, true, 'bad_link', true, { entries: [], me: null }]);
    expect((await messages()).slice(1)).toMatchObject([
      { type: 'loading', progress: 0.5 },
      { type: 'celebrate' },
      { type: 'share', params: { level: '3' } },
      { type: 'openLink', url: 'https://author.example/' },
    ]);
    expect(errors).toEqual([]);
  });

  it('launch parameters are set before the first script runs, and removed from the address', async () => {
    await play('');
    await page().evaluate(() => {
      window.host.params = 'level=3&room=a%26b';
    });
    service().game = '<script>window.seen = { ...coinop.launchParams, search: location.search };</script>';
    await page().evaluate(() => window.host.load());
    const frame = page().frames()[1];
    await frame?.waitForFunction('window.seen');
    expect(await frame?.evaluate(() => window.seen)).toEqual({ level: '3', room: 'a&b', search: '' });
  });

  it('a game is told that it is previewed, and which part of it is covered', async () => {
    const frame = await play('');
    await page().evaluate(() =>
      window.host.say({ type: 'preview', isPreview: true, covered: { top: 10, bottom: 90 } }),
    );
    await frame.waitForFunction('coinop.preview.isPreview');
    expect(await frame.evaluate(() => coinop.preview)).toEqual({ isPreview: true, covered: { top: 10, bottom: 90 } });
  });
});
