import { type AdapterPage, createReady, provide } from '../adapter-kit/adapter-page.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { inBackground } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

type Params = Record<string, string | number | boolean>;

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const ready = createReady(coinop);
  answerVendorScripts(page, table.poki.scripts);

  provide(
    page,
    'PokiSDK',
    lenient({
      init: async () => {},
      gameLoadingStart() {},
      gameLoadingProgress: ({ percentageDone = 0 } = {}) => coinop.loading(percentageDone / 100),
      gameLoadingFinished: ready,
      gameplayStart() {
        ready();
        coinop.gameplayStart();
      },
      gameplayStop: () => coinop.gameplayStop(),
      // No advertisement starts, so the callback that mutes the game for it is not called.
      commercialBreak: async () => {},
      rewardedBreak: () => coinop.rewards.show(),
      happyTime: () => coinop.celebrate(),
      measure: (category: string, what: string, action: string) => coinop.event('measure', { category, what, action }),
      shareableURL: async (params: Params) => coinop.shareUrl(params),
      getURLParam: (name: string) => coinop.launchParams[name] ?? '',
      getLanguage: () => coinop.locale.split('-')[0],
      getUser: async () =>
        coinop.player.guest ? null : { username: coinop.player.name, avatarUrl: coinop.player.avatarUrl },
      getToken: () => Promise.reject(new Error('Poki tokens do not exist on Coinop.')),
      async login() {
        if (!(await coinop.signIn())) throw new Error('The player did not sign in.');
      },
      openExternalLink: (url: string) => inBackground(coinop.openLink(url)),
      captureError: (error: unknown) => console.error(error),
      isAdBlocked: () => false,
      setDebug() {},
      setLogging() {},
      movePill() {},
      displayAd() {},
      destroyAd() {},
      playtestSetCanvas() {},
    }),
  );
}
