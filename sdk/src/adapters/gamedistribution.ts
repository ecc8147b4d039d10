import { type AdapterPage, createReady, provide } from '../adapter-kit/adapter-page.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

type Options = { onEvent?: (event: { name: string; message: string; status: string; value: string }) => void };

const AdType = { Interstitial: 'interstitial', Rewarded: 'rewarded', Preroll: 'preroll', Midroll: 'midroll' };

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const ready = createReady(coinop);
  let options: Options | undefined;
  answerVendorScripts(page, table.gamedistribution.scripts);

  function fire(name: string): void {
    options?.onEvent?.({ name, message: '', status: 'success', value: '' });
  }

  async function showAd(type = AdType.Interstitial): Promise<void> {
    fire('SDK_GAME_PAUSE');
    try {
      if (type !== AdType.Rewarded) return;
      if (!(await coinop.rewards.show())) throw new Error('No reward is given.');
      fire('SDK_REWARDED_WATCH_COMPLETE');
    } finally {
      fire('SDK_GAME_START');
    }
  }

  provide(
    page,
    'gdsdk',
    lenient({
      AdType,
      showAd,
      showBanner: showAd,
      preloadAd: async () => {},
      cancelAd: async () => {},
      openConsole() {},
    }),
  );
  // The vendor's script would run after the page's own and find the options set; these events fire in the same order.
  Object.defineProperty(page, 'GD_OPTIONS', {
    configurable: true,
    enumerable: true,
    get: () => options,
    set(value: Options) {
      options = value;
      setTimeout(() => {
        fire('SDK_READY');
        ready();
        fire('SDK_GAME_START');
      });
    },
  });
}
