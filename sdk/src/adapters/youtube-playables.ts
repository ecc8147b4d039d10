import { type AdapterPage, createReady, provide } from '../adapter-kit/adapter-page.ts';
import { lenient } from '../adapter-kit/lenient.ts';
import { createPrefixedStore } from '../adapter-kit/prefixed-store.ts';
import { answerVendorScripts } from '../adapter-kit/vendor-scripts.ts';
import table from './table.json';

const SdkErrorType = { UNKNOWN: 0, API_UNAVAILABLE: 1, INVALID_PARAMS: 2, SIZE_LIMIT_EXCEEDED: 3 } as const;

// Games distinguish errors by instanceof.
class SdkError extends Error {
  readonly errorType: number;
  constructor(errorType: number, message: string) {
    super(message);
    this.name = 'SdkError';
    this.errorType = errorType;
  }
}

export function install(page: AdapterPage): void {
  const { coinop } = page;
  const ready = createReady(coinop);
  const store = createPrefixedStore(coinop.storage, 'yt:');
  let muted = false;
  coinop.on('audio', (audio) => {
    muted = audio.muted;
  });
  answerVendorScripts(page, table['youtube-playables'].scripts);

  async function saveData(data: string): Promise<void> {
    if (typeof data !== 'string' || !isWellFormed(data)) {
      throw new SdkError(SdkErrorType.INVALID_PARAMS, 'Saved data is a well-formed string.');
    }
    try {
      await store.set('data', data);
    } catch (error) {
      const { code, message } = error as Coinop.Failure;
      throw new SdkError(
        code === 'storage_full' ? SdkErrorType.SIZE_LIMIT_EXCEEDED : SdkErrorType.API_UNAVAILABLE,
        message,
      );
    }
  }

  provide(
    page,
    'ytgame',
    lenient({
      IN_PLAYABLES_ENV: true,
      SDK_VERSION: '1.20250101.0000',
      SdkError,
      SdkErrorType,
      game: lenient({
        firstFrameReady() {},
        gameReady: ready,
        async loadData() {
          await store.loaded;
          return `${store.get('data') ?? ''}`;
        },
        saveData,
        shareInviteCode: (code: string) => coinop.share({ code }),
      }),
      engagement: lenient({
        async sendScore({ value }: { value: number }) {
          if (!Number.isSafeInteger(value))
            throw new SdkError(SdkErrorType.INVALID_PARAMS, 'A score is a whole number.');
          coinop.score(value);
        },
        openYTContent: async () => {},
      }),
      ads: lenient({
        requestInterstitialAd: async () => {},
        requestRewardedAd: () => coinop.rewards.show(),
        requestAd: async () => 'SHOWED',
      }),
      system: lenient({
        isAudioEnabled: () => !muted,
        onAudioEnabledChange: (listener: (enabled: boolean) => void) =>
          coinop.on('audio', (audio) => listener(!audio.muted)),
        onPause: (listener: () => void) => coinop.on('pause', listener),
        onResume: (listener: () => void) => coinop.on('resume', listener),
        getLanguage: async () => coinop.locale,
      }),
      health: lenient({
        logError: () => console.error('The game reported an error.'),
        logWarning: () => console.warn('The game reported a warning.'),
      }),
    }),
  );
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
