import { answerDialogs } from './answer-dialogs.ts';
import type { takeBoot } from './boot.ts';
import { openBridge } from './bridge.ts';
import { answerCaptures } from './capture.ts';
import { createHttp } from './http.ts';
import { shareWithInnerPages } from './inner-pages.ts';
import { createLeaderboard } from './leaderboard.ts';
import { mirrorLocalStorage } from './mirror-local-storage.ts';
import { askAboutLinks } from './outside-links.ts';
import { reportOverflow } from './overflow.ts';
import { createAchievements } from './own-achievements.ts';
import { createPlay, listenForFirstInput } from './play.ts';
import { createPlayer } from './player.ts';
import { createQuestions } from './questions.ts';
import { createReports } from './reports.ts';
import { createRewards } from './rewards.ts';
import { createSession } from './session.ts';
import { createShop } from './shop.ts';
import { createSavedState, textOfState } from './state.ts';
import { createStorageShim, disableCookies, hasLocalStorage, installStorage } from './storage-shim.ts';
import { createStorageApi, createStore } from './store.ts';

type StartedBoot = ReturnType<typeof takeBoot>;

export function startSdk(boot: StartedBoot, page: Window & typeof globalThis, sdkVersion: string): Coinop.Sdk {
  const bridge = openBridge(boot, page, sdkVersion);
  const session = createSession(boot.token, bridge);
  // Bound now, so that a game that replaces fetch later does not affect the SDK.
  const http = createHttp(boot.baseUrl, session, page.fetch.bind(page));
  const saved = createSavedState(boot, http, session, bridge);
  const store = createStore(boot, http, session);
  const reports = createReports(boot, http);
  const play = createPlay(bridge, page, reports.scoreOn, boot.lowestWins === true);
  const player = createPlayer(boot, http, bridge, () => play.emit('player', player.current()));
  const shop = Object.freeze(createShop(boot, http, bridge));
  const { share, shareUrl, openLink } = createQuestions(boot, bridge);
  let compareMirror = (): void => {};
  let { locale } = boot;

  // A document without an origin has no localStorage: it gets one that is stored in the saved state. So does one on its
  // own origin where the browser blocks third-party storage. Elsewhere it is real, and is mirrored.
  const shim = hasLocalStorage(page) ? undefined : createStorageShim(saved);
  if (!shim) {
    mirrorLocalStorage(page, store).then(
      (compare) => {
        compareMirror = compare;
      },
      // Without the server there is nothing to mirror to; the game's own localStorage still works.
      () => {},
    );
  }

  bridge.on('welcome', (message) => {
    locale = message.locale ?? locale;
  });
  answerCaptures(boot, bridge, page);
  reportOverflow(bridge, page);
  function attach(own: Window): void {
    disableCookies(own);
    if (shim) installStorage(own, shim.storage);
    listenForFirstInput(bridge, own);
    askAboutLinks(own, openLink);
    answerDialogs(own);
  }
  attach(page);
  shareWithInnerPages(page, (inner) => {
    attach(inner);
    return sdk;
  });

  // After the game's own listeners, which may save something themselves.
  play.on('pause', () =>
    setTimeout(() => {
      compareMirror();
      play.flushScore();
      saved.flush();
      store.flush();
      void reports.flush();
    }),
  );
  page.addEventListener('pagehide', () => {
    compareMirror();
    play.flushScore();
    saved.leave();
    store.leave();
    void reports.flush();
  });
  page.addEventListener('pageshow', () => {
    saved.stay();
    store.stay();
  });

  const sdk: Coinop.Sdk = Object.freeze({
    async ready() {
      bridge.send({ type: 'ready' });
      await Promise.all([bridge.hasHost(), player.known.catch(() => {})]);
    },
    loading: (progress: number) => bridge.send({ type: 'loading', progress: Math.min(Math.max(+progress || 0, 0), 1) }),
    get player() {
      return player.current();
    },
    get locale() {
      return locale;
    },
    get preview() {
      return play.preview();
    },
    launchParams: Object.freeze(boot.launchParams),
    state: Object.freeze({
      load: <T>() => saved.load() as Promise<T | null>,
      async save(value: unknown) {
        const text = textOfState(value);
        shim?.keepInMemory();
        await saved.saveText(text);
      },
    }),
    storage: Object.freeze(createStorageApi(store)),
    wallet: Object.freeze({
      balance: async () => (await http.request<{ balance: number }>('GET', 'wallet')).balance,
    }),
    shop,
    rewards: Object.freeze(createRewards(boot, shop)),
    achievements: Object.freeze(createAchievements(boot, http, bridge)),
    leaderboard: createLeaderboard(boot, http, reports.flush),
    score: play.score,
    gameplayStart: play.gameplayStart,
    gameplayStop: play.gameplayStop,
    celebrate: () => bridge.send({ type: 'celebrate' }),
    event: reports.event,
    share,
    shareUrl,
    openLink,
    signIn: player.signIn,
    on: play.on,
  });
  return sdk;
}
