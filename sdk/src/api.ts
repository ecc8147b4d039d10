import type { Boot } from './boot.ts';
import { openBridge } from './bridge.ts';
import { answerCaptures } from './capture.ts';
import { createHttp } from './http.ts';
import { createPlay } from './play.ts';
import { createSession } from './session.ts';
import { createShop } from './shop.ts';
import { createSavedState, textOfState } from './state.ts';
import { createStorageShim, installStorage } from './storage-shim.ts';

export function startSdk(boot: Boot, page: Window & typeof globalThis, sdkVersion: string): Coinop.Sdk {
  const bridge = openBridge(boot, page, sdkVersion);
  const session = createSession(boot.token, bridge);
  // Taken now: a game that replaces fetch later must not stand between the SDK and the server.
  const http = createHttp(boot.baseUrl, session, page.fetch.bind(page));
  const saved = createSavedState(boot, http, session, bridge);
  const shim = createStorageShim(saved);
  const play = createPlay(bridge, page);
  const player = Object.freeze(boot.player);
  let { locale } = boot;

  bridge.on('welcome', (message) => {
    locale = message.locale ?? locale;
  });
  answerCaptures(bridge, page);
  installStorage(page, shim.storage);

  // After the game's own listeners, which may save something themselves.
  play.on('pause', () => setTimeout(saved.flush));
  page.addEventListener('pagehide', () => {
    play.flushScore();
    saved.leave();
  });
  page.addEventListener('pageshow', saved.stay);

  return Object.freeze({
    async ready() {
      bridge.send({ type: 'ready' });
      await bridge.hasHost();
    },
    player,
    get locale() {
      return locale;
    },
    state: Object.freeze({
      load: <T>() => saved.load() as Promise<T | null>,
      async save(value: unknown) {
        const text = textOfState(value);
        shim.keepInMemory();
        await saved.saveText(text);
      },
    }),
    wallet: Object.freeze({
      balance: async () => (await http.request<{ balance: number }>('GET', 'wallet')).balance,
    }),
    shop: Object.freeze(createShop(boot, http, bridge)),
    score: play.score,
    gameplayStart: play.gameplayStart,
    gameplayStop: play.gameplayStop,
    on: play.on,
  });
}
