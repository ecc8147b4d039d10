import { describe, expect, it, vi } from 'vitest';
import { hasBrowser } from '../../server/src/testing/browser/use-browser.ts';
import { useGamePage } from './play-in-browser.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 180_000, interval: 50 });

// Small games written for another platform's SDK, as its documentation shows it, run unchanged in a real browser.
describe.skipIf(!hasBrowser())('a game made for', () => {
  const { play, service, adapters, errors, messages } = useGamePage();

  async function start(adapter: string, game: string) {
    service().adapters = [adapters[adapter] ?? ''];
    const frame = await play(`${game}<canvas width="32" height="32"></canvas>`);
    await frame.waitForFunction('window.seen');
    return frame.evaluate(() => window.seen);
  }
  const types = async () => (await messages()).map(({ type }) => type);

  it('Poki, with a script tag added at run time and awaited', async () => {
    const seen = await start(
      'poki',
      `<script>
        const script = document.createElement('script');
        script.src = 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js';
        script.onload = async () => {
          await PokiSDK.init();
          PokiSDK.gameLoadingFinished();
          PokiSDK.gameplayStart();
          await PokiSDK.commercialBreak();
          window.seen = { reward: await PokiSDK.rewardedBreak(), user: (await PokiSDK.getUser()).username };
        };
        document.head.appendChild(script);
      </script>`,
    );
    expect(seen).toEqual({ reward: true, user: 'Ada' });
    expect(await types()).toEqual(expect.arrayContaining(['ready', 'gameplayStart']));
    expect(errors).toEqual([]);
  });

  it('CrazyGames, with the script in its page, and saved data', async () => {
    service().stored.set('cg:level', '3');
    const seen = await start(
      'crazygames',
      `<div id="banner"></div>
      <script src="https://sdk.crazygames.com/crazygames-sdk-v3.js" onload="loaded = true"></script>
      <script>
        addEventListener('load', async () => {
          const { SDK } = window.CrazyGames;
          await SDK.init();
          SDK.game.loadingStart();
          const level = SDK.data.getItem('level');
          SDK.data.setItem('level', Number(level) + 1);
          SDK.game.loadingStop();
          SDK.game.gameplayStart();
          await SDK.banner.requestBanner({ id: 'banner', width: 300, height: 250 });
          const ad = await new Promise((resolve) => SDK.ad.requestAd('midgame', {
            adStarted: () => resolve('started'), adFinished: () => resolve('finished'), adError: resolve,
          }));
          window.seen = { level, ad, loaded: window.loaded, banner: document.getElementById('banner').style.display };
        });
      </script>`,
    );
    expect(seen).toEqual({ level: '3', ad: 'finished', loaded: true, banner: 'none' });
    await until(() => expect(service().stored.get('cg:level')).toBe('4'));
    expect(errors).toEqual([]);
  });

  it('YouTube Playables', async () => {
    const seen = await start(
      'youtube-playables',
      `<script>
        const script = document.createElement('script');
        script.setAttribute('src', 'https://www.youtube.com/game_api/v1');
        script.addEventListener('load', async () => {
          ytgame.game.firstFrameReady();
          const data = await ytgame.game.loadData();
          ytgame.game.gameReady();
          await ytgame.engagement.sendScore({ value: 42 });
          await ytgame.game.saveData(JSON.stringify({ level: 2 }));
          window.seen = { data, env: ytgame.IN_PLAYABLES_ENV, audio: ytgame.system.isAudioEnabled() };
        });
        document.head.append(script);
      </script>`,
    );
    expect(seen).toEqual({ data: '', env: true, audio: true });
    expect(service().stored.get('yt:data')).toBe('{"level":2}');
    expect((await messages()).find(({ type }) => type === 'score')).toMatchObject({ score: 42 });
    expect(errors).toEqual([]);
  });

  it('GameDistribution, with the snippet of its documentation', async () => {
    const seen = await start(
      'gamedistribution',
      `<script>
        const events = [];
        window['GD_OPTIONS'] = { gameId: 'x', onEvent: async ({ name }) => {
          events.push(name);
          if (name !== 'SDK_READY') return;
          await gdsdk.showAd();
          window.seen = { events };
        } };
        (function (d, s, id) {
          var js, fjs = d.getElementsByTagName(s)[0];
          js = d.createElement(s); js.id = id;
          js.src = 'https://html5.api.gamedistribution.com/main.min.js';
          fjs.parentNode.insertBefore(js, fjs);
        })(document, 'script', 'gamedistribution-jssdk');
      </script>`,
    );
    expect(seen?.['events']).toEqual(expect.arrayContaining(['SDK_READY', 'SDK_GAME_START', 'SDK_GAME_PAUSE']));
    expect(errors).toEqual([]);
  });

  it('Facebook Instant Games', async () => {
    const seen = await start(
      'facebook-instant-games',
      `<script src="https://connect.facebook.net/en_US/fbinstant.7.1.js"></script>
      <script>
        FBInstant.initializeAsync().then(() => {
          FBInstant.setLoadingProgress(100);
          return FBInstant.startGameAsync();
        }).then(async () => {
          await FBInstant.player.setDataAsync({ level: 2 });
          window.seen = { name: FBInstant.player.getName(), data: await FBInstant.player.getDataAsync(['level']) };
        });
      </script>`,
    );
    expect(seen).toEqual({ name: 'Ada', data: { level: 2 } });
    expect(await types()).toEqual(expect.arrayContaining(['loading', 'ready', 'gameplayStart']));
    expect(errors).toEqual([]);
  });

  it('Yandex Games, whose script is on the host of the game', async () => {
    service().stored.set('ya:data:level', 3);
    const seen = await start(
      'yandex-games',
      `<script>
        const script = document.createElement('script');
        script.src = '/sdk.js';
        script.onload = async () => {
          const ysdk = await YaGames.init();
          const player = await ysdk.getPlayer({ scopes: false });
          const { level } = await player.getData(['level']);
          await player.setData({ level: level + 1 }, true);
          ysdk.features.LoadingAPI?.ready();
          ysdk.features.GameplayAPI?.start();
          await ysdk.leaderboards.setScore('best', 42);
          const ad = await new Promise((resolve) => ysdk.adv.showFullscreenAdv({ callbacks: { onClose: resolve } }));
          window.seen = { level, ad, name: player.getName() };
        };
        document.head.append(script);
      </script>`,
    );
    expect(seen).toEqual({ level: 3, ad: false, name: 'Ada' });
    expect(service().stored.get('ya:data:level')).toBe(4);
    expect(await types()).toEqual(expect.arrayContaining(['ready', 'gameplayStart']));
    expect((await messages()).find(({ type }) => type === 'score')).toMatchObject({ score: 42 });
  });

  it('VK, by the global of its script and by a bundled bridge that posts to the parent page', async () => {
    service().stored.set('vk:level', '3');
    const seen = await start(
      'vk',
      `<script src="https://unpkg.com/@vkontakte/vk-bridge/dist/browser.min.js"></script>
      <script>
        const posted = (handler, params) => new Promise((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data.type === handler + 'Result' && data.data.request_id === 9) resolve(data.data);
          });
          parent.postMessage({ type: 'vk-connect', handler, params: { ...params, request_id: 9 } }, '*');
        });
        (async () => {
          await vkBridge.send('VKWebAppInit');
          const { first_name: name } = await vkBridge.send('VKWebAppGetUserInfo');
          const { keys: [{ value }] } = await posted('VKWebAppStorageGet', { keys: ['level'] });
          await vkBridge.send('VKWebAppShowLeaderBoardBox', { user_result: 42 });
          const { result } = await vkBridge.send('VKWebAppShowNativeAds', { ad_format: 'reward' });
          window.seen = { name, value, result };
        })();
      </script>`,
    );
    expect(seen).toEqual({ name: 'Ada', value: '3', result: true });
    expect((await messages()).find(({ type }) => type === 'score')).toMatchObject({ score: 42 });
    expect(errors).toEqual([]);
  });

  it('Cordova, by waiting for deviceready', async () => {
    const seen = await start(
      'cordova',
      `<script src="cordova.js" onload="loaded = true"></script>
      <script>document.addEventListener('deviceready', () => { window.seen = { loaded }; });</script>`,
    );
    expect(seen).toEqual({ loaded: true });
  });

  it('Newgrounds, by synchronous and asynchronous XMLHttpRequest', async () => {
    service().achievements = [{ id: '71', title: 'First', description: '', unlockedAt: null }];
    service().adapterSettings = { newgrounds: { boards: [{ id: 12, name: 'High' }] } };
    const seen = await start(
      'newgrounds',
      `<script>
        function call(component, parameters, wait) {
          const body = new FormData();
          body.append('input', JSON.stringify({ app_id: 'a', call: { component, parameters } }));
          const xhr = new XMLHttpRequest();
          xhr.open('POST', 'https://www.newgrounds.io/gateway_v3.php', !wait);
          if (wait) { xhr.send(body); return JSON.parse(xhr.responseText).result.data; }
          return new Promise((resolve) => {
            xhr.onreadystatechange = () => {
              if (xhr.readyState === 4) resolve(JSON.parse(xhr.responseText).result.data);
            };
            xhr.send(body);
          });
        }
        (async () => {
          const boards = call('ScoreBoard.getBoards', {}, true).scoreboards;
          const { medals } = await call('Medal.getList', {});
          await call('ScoreBoard.postScore', { id: 12, value: 9 });
          const { slot } = await call('CloudSave.setData', { id: 1, data: 'level 7' });
          const other = new XMLHttpRequest();
          other.open('GET', slot.url);
          other.onload = () => { window.seen = { boards, medals: medals.length, slot: other.responseText }; };
          other.send();
        })();
      </script>`,
    );
    expect(seen).toEqual({ boards: [{ id: 12, name: 'High' }], medals: 1, slot: 'level 7' });
    expect((await messages()).find(({ type }) => type === 'score')).toMatchObject({ score: 9 });
    expect(errors).toEqual([]);
  });
});
