import { type AdapterPage, createReady, provide, takeSettings } from '../adapter-kit/adapter-page.ts';
import { decrypt } from '../adapter-kit/decrypt.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { createPrefixedStore, inBackground } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

type Params = Record<string, string | number | boolean>;
type AdCallbacks = { adStarted?: () => void; adFinished?: () => void; adError?: (error: object) => void };
type User = { username: string; profilePictureUrl: string };

const noAd = { code: 'unfilled', message: 'No reward is given.' };

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const { scoreKey } = takeSettings<{ scoreKey: string }>(page, 'crazygames');
  const ready = createReady(coinop);
  const store = createPrefixedStore(coinop.storage, 'cg:');
  const userOf = (player: Coinop.Player): User | null =>
    player.guest ? null : { username: player.name, profilePictureUrl: player.avatarUrl };
  let muted = false;
  coinop.on('audio', (audio) => {
    muted = audio.muted;
  });
  answerVendorScripts(page, table.crazygames.scripts);

  // No advertisement starts, so adStarted, which mutes the game, is not called.
  async function requestAd(type: string, { adFinished, adError }: AdCallbacks = {}): Promise<void> {
    const finished = type !== 'rewarded' || (await coinop.rewards.show().catch(() => false));
    if (finished) adFinished?.();
    else adError?.(noAd);
  }

  function gameplayStart(): void {
    ready();
    coinop.gameplayStart();
  }

  async function submitScore({ score, encryptedScore }: { score?: number; encryptedScore?: string }): Promise<void> {
    if (typeof score === 'number') return coinop.score(score);
    if (!scoreKey || !encryptedScore) throw new Error('game.json has no crazygames.scoreKey to read this score with.');
    coinop.score(Number(await decrypt('AES-GCM', scoreKey, encryptedScore)));
  }

  async function showAuthPrompt(): Promise<User | null> {
    if (!(await coinop.signIn())) throw { code: 'userCancelled', message: 'The player did not sign in.' };
    return userOf(coinop.player);
  }

  const authListeners = new Map<unknown, () => void>();
  const settingsListeners = new Map<unknown, () => void>();
  const settings = () => ({ muteAudio: muted, disableChat: true });
  const hideBanner = (id: unknown): void => {
    const container = page.document.getElementById(`${(id as { id?: string })?.id ?? id}`);
    if (container) container.style.display = 'none';
  };

  const SDK = lenient({
    // The data module is read synchronously, so its content is loaded before the game continues.
    init: () => store.loaded,
    environment: 'crazygames',
    getEnvironment: answering(async () => 'crazygames'),
    isQaTool: false,
    game: lenient({
      loadingStart() {},
      loadingStop: ready,
      sdkGameLoadingStart: answering(async () => {}),
      sdkGameLoadingStop: answering(async () => ready()),
      gameplayStart: answering(async () => gameplayStart()),
      gameplayStop: answering(async () => coinop.gameplayStop()),
      happytime: answering(async () => coinop.celebrate()),
      get settings() {
        return settings();
      },
      addSettingsChangeListener(listener: (value: object) => void) {
        settingsListeners.set(
          listener,
          coinop.on('audio', () => listener(settings())),
        );
      },
      removeSettingsChangeListener: (listener: unknown) => settingsListeners.get(listener)?.(),
      inviteLink: withCallback((params: Params) => coinop.shareUrl(params)),
      showInviteButton: withCallback((params: Params) => coinop.shareUrl(params)),
      hideInviteButton() {},
      getInviteParam: (name: string) => coinop.launchParams[name] ?? null,
      inviteParams: coinop.launchParams,
      isInstantMultiplayer: false,
      isInstantJoin: answering(async () => false),
    }),
    ad: lenient({
      requestAd,
      hasAdblock: answering(async () => false),
      prefetchAd() {},
      addAdblockPopupListener() {},
    }),
    banner: lenient({
      requestBanner: answering(async (banner: unknown) => hideBanner(banner)),
      requestResponsiveBanner: answering(async (id: unknown) => hideBanner(id)),
      requestOverlayBanners() {},
      clearBanner: hideBanner,
      clearAllBanners() {},
      activeBannersCount: 0,
    }),
    data: lenient({
      getItem: (key: string) => store.get(`${key}`) ?? null,
      setItem: (key: string, value: unknown) => inBackground(store.set(`${key}`, `${value}`)),
      removeItem: (key: string) => inBackground(store.remove(`${key}`)),
      clear: () => inBackground(store.clear()),
      syncUnityGameData() {},
    }),
    user: lenient({
      // A property in v3, a function in v2: as a function it is true in both.
      isUserAccountAvailable: answering(async () => true),
      getUser: answering(async () => userOf(coinop.player)),
      showAuthPrompt: answering(showAuthPrompt),
      showAccountLinkPrompt: answering(async () => ({ response: 'no' })),
      addAuthListener: (listener: (user: User | null) => void) =>
        authListeners.set(
          listener,
          coinop.on('player', (player) => listener(userOf(player))),
        ),
      removeAuthListener: (listener: unknown) => authListeners.get(listener)?.(),
      getUserToken: answering(() => Promise.reject({ code: 'unexpectedError', message: 'There are no tokens here.' })),
      getXsollaUserToken: answering(() =>
        Promise.reject({ code: 'unexpectedError', message: 'There are no tokens here.' }),
      ),
      listFriends: async () => ({ friends: [], page: 1, size: 0, hasMore: false, total: 0 }),
      submitScore: answering(submitScore),
      addScore: answering(async (score: number) => coinop.score(score)),
      get systemInfo() {
        const touch = page.navigator.maxTouchPoints > 0;
        return {
          countryCode: '',
          locale: coinop.locale,
          device: { type: touch ? 'mobile' : 'desktop' },
          os: { name: '', version: '' },
          browser: { name: '', version: '' },
          applicationType: 'web',
        };
      },
    }),
    analytics: lenient({ trackOrder() {} }),
  });

  provide(
    page,
    'CrazyGames',
    lenient({ SDK, CrazySDK: lenient({ getInstance: memoized(() => createFirstVersion(requestAd)) }) }),
  );

  // v1: one object that reports by events.
  function createFirstVersion(request: typeof requestAd): object {
    const events = new EventTarget();
    const fire = (name: string, detail: object = {}): boolean =>
      events.dispatchEvent(Object.assign(new Event(name), detail));
    return lenient({
      init: () => void setTimeout(() => fire('initialized', { userInfo: { countryCode: '' } })),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      requestAd: (type: string) =>
        void request(type, {
          adFinished: () => fire('adFinished'),
          adError: (error) => fire('adError', { error: (error as typeof noAd).message }),
        }),
      requestBanner() {},
      gameplayStart,
      gameplayStop: () => coinop.gameplayStop(),
      happytime: () => coinop.celebrate(),
    });
  }
}

// v2 takes a callback where v3 returns a promise.
function answering<A extends unknown[], R>(work: (...args: A) => Promise<R>) {
  return (...args: [...A, ...unknown[]]): Promise<R> => {
    const result = work(...(args as unknown as A));
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      result.then(
        (value) => callback(null, value),
        (error) => callback(error),
      );
    }
    return result;
  };
}

function withCallback<A, R>(work: (arg: A) => R) {
  return (arg: A, callback?: (error: null, value: R) => void): R => {
    const value = work(arg);
    callback?.(null, value);
    return value;
  };
}

function memoized<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
