import type { PreparedList } from './prepared-list.ts';

// What takes longer than this is not waited for at once.
const quicklyMs = 50;
// Together with hearing and reading of it, a change is in the answer well within a second.
const lateMsMax = 400;

/**
 * An answer that is made when somebody asks and it is out of date. Where that takes long others get the one before
 * meanwhile, as long as that is not too old to show.
 */
export function keepPrepared(prepare: () => Promise<PreparedList>) {
  let latest: PreparedList | undefined;
  let making: Promise<void> | undefined;
  let version = 0;
  let madeVersion = -1;
  let madeInMs = 0;
  let outdatedAt = 0;

  const make = async () => {
    const making = version;
    const startedAt = performance.now();
    latest = await prepare();
    madeVersion = making;
    madeInMs = performance.now() - startedAt;
  };
  return {
    outdate(): void {
      if (madeVersion === version) outdatedAt = performance.now();
      version++;
    },
    async get(): Promise<PreparedList> {
      // The one that is being made may have begun too early; the one after it did not, whatever else changes meanwhile.
      const wanted = version;
      while (latest === undefined || madeVersion < wanted) {
        making ??= make().finally(() => {
          making = undefined;
        });
        const isOldGoodEnough = madeInMs > quicklyMs && performance.now() - outdatedAt < lateMsMax;
        if (latest !== undefined && isOldGoodEnough) {
          // Whoever has to wait for the next try hears why it fails.
          making.catch(() => undefined);
          return latest;
        }
        await making;
      }
      return latest;
    },
  };
}
