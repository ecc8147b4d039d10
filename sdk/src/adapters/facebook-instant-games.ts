import { type AdapterPage, createReady, provide, takeSettings } from '../adapter-kit/adapter-page.ts';
import type { BoardSettings } from '../adapter-kit/board-names.ts';
import { createFacebookBoards } from '../adapter-kit/facebook-boards.ts';
import { createFacebookPayments } from '../adapter-kit/facebook-payments.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { createPrefixedStore, type PrefixedStore } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

const refusal = (code: string, message: string): object => ({ code, message });
const declined = async (): Promise<never> => {
  throw refusal('USER_INPUT', 'The player did not do this.');
};
const unsupported = async (): Promise<never> => {
  throw refusal('CLIENT_UNSUPPORTED_OPERATION', 'This does not exist on Coinop.');
};

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const settings = takeSettings<BoardSettings>(page, 'facebook');
  const ready = createReady(coinop);
  const data = createPrefixedStore(coinop.storage, 'fb:data:');
  const stats = createPrefixedStore(coinop.storage, 'fb:stat:');
  const { leaderboardOf, globalLeaderboards, postScore } = createFacebookBoards(coinop, settings);
  let sessionData: object = {};
  answerVendorScripts(page, table['facebook-instant-games'].scripts);

  const adOf = (showAsync: () => Promise<void>) => async (placement: string) =>
    lenient({ getPlacementID: () => placement, loadAsync: async () => {}, showAsync });

  const api = {
    initializeAsync: async () => {
      await Promise.all([data.loaded, stats.loaded]);
    },
    setLoadingProgress: (percent: number) => coinop.loading(percent / 100),
    async startGameAsync() {
      ready();
      coinop.gameplayStart();
    },
    player: lenient({
      getID: () => coinop.player.id,
      getName: () => coinop.player.name,
      getPhoto: () => coinop.player.avatarUrl,
      getASIDAsync: async () => coinop.player.id,
      getDataAsync: (keys: string[]) => read(data, keys),
      setDataAsync: (values: object) => write(data, values),
      // The SDK sends pending changes by itself, also when the page is closed.
      flushDataAsync: async () => {},
      getStatsAsync: (keys?: string[]) => read(stats, keys),
      setStatsAsync: (values: object) => write(stats, values),
      async incrementStatsAsync(steps: Record<string, number>) {
        await stats.loaded;
        const entries = Object.entries(steps).map(([key, step]) => [key, Number(stats.get(key) ?? 0) + step]);
        await write(stats, Object.fromEntries(entries));
        return Object.fromEntries(entries);
      },
      getConnectedPlayersAsync: async () => [],
      getSignedPlayerInfoAsync: unsupported,
      getSignedASIDAsync: unsupported,
      canSubscribeBotAsync: async () => false,
      subscribeBotAsync: declined,
    }),
    getLeaderboardAsync: async (name: string) => leaderboardOf(name),
    globalLeaderboards: lenient(globalLeaderboards),
    tournament: lenient({
      postScoreAsync: async (score: number) => postScore(score),
      getTournamentsAsync: async () => [],
      createAsync: unsupported,
      joinAsync: unsupported,
      shareAsync: unsupported,
    }),
    getTournamentAsync: unsupported,
    postSessionScore: (score: number) => postScore(score),
    postSessionScoreAsync: async (score: number) => postScore(score),
    context: lenient({
      getID: () => null,
      getType: () => 'SOLO',
      isSizeBetween: () => null,
      chooseAsync: declined,
      switchAsync: declined,
      createAsync: declined,
      getPlayersAsync: declined,
    }),
    getInterstitialAdAsync: adOf(async () => {}),
    getRewardedVideoAsync: adOf(async () => {
      if (!(await coinop.rewards.show().catch(() => false))) await declined();
    }),
    getRewardedInterstitialAsync: adOf(async () => {
      if (!(await coinop.rewards.show().catch(() => false))) await declined();
    }),
    loadBannerAdAsync: async () => {},
    hideBannerAdAsync: async () => {},
    payments: lenient(createFacebookPayments(coinop.shop, declined)),
    updateAsync: async () => {},
    async shareAsync({ data: params = {} }: { data?: Record<string, string> } = {}) {
      await coinop.share(flat(params));
    },
    async inviteAsync({ data: params = {} }: { data?: Record<string, string> } = {}) {
      await coinop.share(flat(params));
    },
    switchGameAsync: declined,
    canCreateShortcutAsync: async () => false,
    createShortcutAsync: declined,
    logEvent(name: string, value?: number) {
      coinop.event(name, typeof value === 'number' ? { value } : {});
      return null;
    },
    onPause: (listener: () => void) => void coinop.on('pause', listener),
    quit: () => coinop.gameplayStop(),
    getLocale: () => coinop.locale.replace('-', '_'),
    getPlatform: () => 'WEB',
    getSDKVersion: () => '8.0',
    getEntryPointData: () => (Object.keys(coinop.launchParams).length > 0 ? { ...coinop.launchParams } : null),
    getEntryPointAsync: async () => 'game_switch',
    setSessionData(value: object) {
      sessionData = { ...sessionData, ...value };
    },
    performHapticFeedbackAsync: async () => {},
    getSupportedAPIs: (): string[] => [
      ...Object.keys(api),
      ...['player', 'context', 'payments'].flatMap((part) =>
        Object.keys(api[part as 'player']).map((name) => `${part}.${name}`),
      ),
    ],
  };
  provide(page, 'FBInstant', lenient(api));
}

async function read(store: PrefixedStore, keys?: string[]): Promise<Record<string, unknown>> {
  await store.loaded;
  const wanted = (keys ?? store.keys()).filter((key) => store.get(key) !== undefined);
  return Object.fromEntries(wanted.map((key) => [key, store.get(key)]));
}

async function write(store: PrefixedStore, values: object): Promise<void> {
  await Promise.all(
    Object.entries(values).map(([key, value]) => (value === null ? store.remove(key) : store.set(key, value))),
  );
}

// Launch parameters are strings and numbers; nested values are dropped.
function flat(params: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [name, `${value}`]),
  );
}
