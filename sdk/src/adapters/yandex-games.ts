import { type AdapterPage, createReady, provide, takeSettings } from '../adapter-kit/adapter-page.ts';
import type { BoardSettings } from '../adapter-kit/board-names.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { createPrefixedStore, type PrefixedStore } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import { createYandexBoards } from '../adapter-kit/yandex-boards.ts';
import { createYandexPayments } from '../adapter-kit/yandex-payments.ts';
import table from './table.json';

type Callbacks = {
  onOpen?: () => void;
  onRewarded?: () => void;
  onClose?: (wasShown: boolean) => void;
  onError?: (error: object) => void;
};
type Listener = () => void;

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const ready = createReady(coinop);
  const data = createPrefixedStore(coinop.storage, 'ya:data:');
  const stats = createPrefixedStore(coinop.storage, 'ya:stat:');
  const boards = createYandexBoards(coinop, takeSettings<BoardSettings>(page, 'yandex'));
  const payments = lenient(createYandexPayments(coinop.shop));
  const { scripts, hostScripts } = table['yandex-games'];
  answerVendorScripts(page, scripts, hostScripts);

  const player = lenient({
    getUniqueID: () => coinop.player.id,
    getID: () => coinop.player.id,
    getName: () => (coinop.player.guest ? '' : coinop.player.name),
    getPhoto: () => (coinop.player.guest ? '' : coinop.player.avatarUrl),
    isAuthorized: () => !coinop.player.guest,
    getMode: () => (coinop.player.guest ? 'lite' : ''),
    getIDsPerGame: async () => [],
    getPayingStatus: () => 'unknown',
    signature: '',
    getData: (keys?: string[]) => read(data, keys),
    async setData(values: object) {
      await data.loaded;
      // Keys that are not passed again are deleted, as on Yandex.
      const gone = data.keys().filter((key) => !Object.hasOwn(values, key));
      await Promise.all([...gone.map(data.remove), write(data, values)]);
    },
    getStats: (keys?: string[]) => read(stats, keys),
    setStats: (values: object) => write(stats, values),
    async incrementStats(steps: Record<string, number>) {
      await stats.loaded;
      const sums = Object.entries(steps).map(([key, step]) => [key, Number(stats.get(key) ?? 0) + step]);
      await write(stats, Object.fromEntries(sums));
      return Object.fromEntries(sums);
    },
  });

  // No advertisement opens, so onOpen, which mutes the game, is not called.
  async function showRewardedVideo({ callbacks = {} }: { callbacks?: Callbacks } = {}): Promise<void> {
    const isRewarded = await coinop.rewards.show().catch(() => false);
    if (isRewarded) callbacks.onRewarded?.();
    else callbacks.onError?.(new Error('No reward is given.'));
    callbacks.onClose?.(isRewarded);
  }

  const noBanner = async () => ({ stickyAdvIsShowing: false, reason: 'ADV_IS_NOT_CONNECTED' });
  const hostEvents: Record<string, 'pause' | 'resume'> = { game_api_pause: 'pause', game_api_resume: 'resume' };
  const ends = new Map<string, Map<Listener, Listener>>();
  const hasTouch = page.navigator.maxTouchPoints > 0;
  const lang = coinop.locale.slice(0, 2);

  const ysdk = lenient({
    environment: lenient({
      app: { id: '' },
      browser: { lang },
      i18n: { lang, tld: 'com' },
      payload: coinop.launchParams['payload'] ?? null,
    }),
    deviceInfo: lenient({
      type: hasTouch ? 'mobile' : 'desktop',
      isMobile: () => hasTouch,
      isTablet: () => false,
      isDesktop: () => !hasTouch,
      isTV: () => false,
    }),
    features: lenient({
      // Games chain to what these return, and a TypeError there would end their start.
      LoadingAPI: lenient({ ready: async () => ready() }),
      GameplayAPI: lenient({
        async start() {
          ready();
          coinop.gameplayStart();
        },
        stop: async () => coinop.gameplayStop(),
      }),
      GamesAPI: lenient({
        getAllGames: async () => ({ games: [], developerURL: '' }),
        getGameByID: async () => ({ isAvailable: false }),
      }),
    }),
    auth: lenient({
      async openAuthDialog() {
        if (!(await coinop.signIn())) throw new Error('The player did not sign in.');
      },
    }),
    async getPlayer() {
      await Promise.all([data.loaded, stats.loaded]);
      return player;
    },
    getStorage: async () => page.localStorage,
    leaderboards: lenient(boards),
    // The name before 2025.
    getLeaderboards: async () =>
      lenient({
        getLeaderboardDescription: boards.getDescription,
        setLeaderboardScore: boards.setScore,
        getLeaderboardPlayerEntry: boards.getPlayerEntry,
        getLeaderboardEntries: boards.getEntries,
      }),
    payments,
    getPayments: async () => payments,
    adv: lenient({
      showFullscreenAdv: async ({ callbacks = {} }: { callbacks?: Callbacks } = {}) => callbacks.onClose?.(false),
      showRewardedVideo,
      showBannerAdv: noBanner,
      hideBannerAdv: noBanner,
      getBannerAdvStatus: noBanner,
    }),
    feedback: lenient({
      canReview: async () => ({ value: false, reason: 'UNKNOWN' }),
      requestReview: async () => ({ feedbackSent: false }),
    }),
    shortcut: lenient({
      canShowPrompt: async () => ({ canShow: false }),
      showPrompt: async () => ({ outcome: 'rejected' }),
    }),
    screen: lenient({
      fullscreen: lenient({ STATUS_ON: 'on', STATUS_OFF: 'off', status: 'off' }),
    }),
    isAvailableMethod: async (name: string) => !/^(?:feedback|shortcut)\./.test(name),
    getFlags: async ({ defaultFlags = {} }: { defaultFlags?: object } = {}) => ({ ...defaultFlags }),
    serverTime: () => Date.now(),
    EVENTS: { EXIT: 'EXIT', HISTORY_BACK: 'HISTORY_BACK' },
    dispatchEvent: async () => {},
    onEvent: () => () => {},
    on(name: string, listener: Listener) {
      const event = hostEvents[name];
      if (event === undefined) return;
      const known = ends.get(name) ?? new Map<Listener, Listener>();
      known.get(listener)?.();
      ends.set(name, known.set(listener, coinop.on(event, listener)));
    },
    off(name: string, listener: Listener) {
      ends.get(name)?.get(listener)?.();
    },
  });

  provide(page, 'YaGames', lenient({ init: async () => ysdk, deviceInfo: ysdk.deviceInfo }));
}

async function read(store: PrefixedStore, keys?: string[]): Promise<Record<string, unknown>> {
  await store.loaded;
  const wanted = (keys ?? store.keys()).filter((key) => store.get(key) !== undefined);
  return Object.fromEntries(wanted.map((key) => [key, store.get(key)]));
}

async function write(store: PrefixedStore, values: object): Promise<void> {
  await Promise.all(Object.entries(values).map(([key, value]) => store.set(key, value)));
}
