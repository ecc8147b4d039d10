// A value computed within this time is always waited for.
const quickMs = 50;
// Together with the notification and the read before it, a change is still visible well within a second.
const staleMsMax = 400;

/**
 * A value that is computed again on the first `get` after `invalidate`. When that takes long, callers get the stale one
 * for a limited time, but never after `invalidate({ allowStale: false })`.
 */
export function staleWhileRevalidate<Value extends object>(make: () => Promise<Value>) {
  let latest: Value | undefined;
  let making: Promise<void> | undefined;
  let version = 0;
  let madeVersion = -1;
  let madeInMs = 0;
  let staleSince = 0;

  const revalidate = async () => {
    const versionBefore = version;
    const startedAt = performance.now();
    latest = await make();
    madeVersion = versionBefore;
    madeInMs = performance.now() - startedAt;
  };
  return {
    invalidate({ allowStale = true } = {}): void {
      if (!allowStale) staleSince = Number.NEGATIVE_INFINITY;
      else if (madeVersion === version) staleSince = performance.now();
      version++;
    },
    /** The value, if it need not be computed again. */
    current: (): Value | undefined => (madeVersion === version ? latest : undefined),
    async get(): Promise<Value> {
      // A computation in progress may have started before the change; the next one did not.
      const wanted = version;
      while (latest === undefined || madeVersion < wanted) {
        making ??= revalidate().finally(() => {
          making = undefined;
        });
        const mayBeStale = madeInMs > quickMs && performance.now() - staleSince < staleMsMax;
        if (latest !== undefined && mayBeStale) {
          // A failure is reported to the next caller that has to wait.
          making.catch(() => undefined);
          return latest;
        }
        await making;
      }
      return latest;
    },
  };
}
