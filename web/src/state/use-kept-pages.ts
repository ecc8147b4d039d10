import { useMemo, useState } from 'preact/hooks';
import type { Failure } from '../api/failure.ts';
import { onAccountChange } from './session.ts';
import { useLoad } from './use-load.ts';
import { useMutation } from './use-mutation.ts';
import type { Older } from './use-paged-query.ts';

type Page<T> = { list: readonly T[]; next: string | null };
type Kept = Page<unknown> & { at: number };

/** Lists shown recently, so that going back shows them again at once, with the same length and scroll position. */
const kept = new Map<string, Kept>();
const keptMs = 300_000;
const keptMax = 30;
onAccountChange(() => kept.clear());

type KeptPages<T> = { list: readonly T[] | undefined; failure: Failure | undefined; refetch(): void; older: Older };

/** A list that is read page by page and cached for a while under its key. */
export function useKeptPages<T>(
  key: string,
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Page<T>>,
): KeptPages<T> {
  const [, setVersion] = useState(0);
  const [failed, setFailed] = useState<{ key: string; failure: Failure }>();
  const older = useMutation();
  // A list expires only when it is opened, not while it is shown.
  useMemo(() => dropIfOld(key), [key]);
  const page = kept.get(key) as Page<T> | undefined;

  const keep = (list: readonly T[], next: string | null) => {
    kept.delete(key);
    kept.set(key, { list, next, at: Date.now() });
    for (const oldest of kept.keys()) if (kept.size > keptMax) kept.delete(oldest);
    setVersion((version) => version + 1);
  };
  const { start } = useLoad(
    key,
    {
      isLoaded: kept.has(key),
      load: (signal) => load(undefined, signal),
      onLoaded({ list, next }) {
        setFailed(undefined);
        keep(list, next);
      },
      onFailed: (failure) => setFailed({ key, failure }),
    },
    onAccountChange,
  );

  const showOlder = () =>
    older.mutate(async () => {
      if (!page?.next) return;
      const more = await load(page.next);
      // The list may have been reloaded in the meantime.
      if (kept.get(key) !== page) return;
      keep([...page.list, ...more.list], more.next);
    });
  return {
    list: page?.list,
    failure: failed?.key === key ? failed.failure : undefined,
    refetch: start,
    older: {
      isThere: page !== undefined && page.next !== null,
      busy: older.busy,
      failure: older.failure,
      show: () => void showOlder(),
    },
  };
}

function dropIfOld(key: string): void {
  const page = kept.get(key);
  if (page && Date.now() - page.at >= keptMs) kept.delete(key);
}
