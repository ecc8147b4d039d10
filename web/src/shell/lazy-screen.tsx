import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadPart } from '../api/load-part.ts';
import { retryLater } from '../api/recovery.ts';
import { reachable } from '../api/request.ts';
import { useMutation } from '../state/use-mutation.ts';
import { ErrorState, Skeleton } from '../ui/states.tsx';

type LazyScreen<P> = ComponentType<P> & {
  /** Loads the code before it is shown. */
  fetch(): Promise<void>;
};

/** A screen whose code is loaded when it is opened, so that the feed starts without it. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | undefined;
  let tries = 0;

  function LazyScreen(props: P) {
    const { failure, mutate } = useMutation();
    const fetchIt = () =>
      mutate(async () => {
        tries += 1;
        try {
          loaded = await loadPart(load);
        } catch (error) {
          if (tries > 1 && reachable.value && !wasJustReloaded()) location.reload();
          throw error;
        }
      });
    useEffect(() => {
      if (!loaded) void fetchIt();
    }, []);
    useEffect(() => (failure ? retryLater(failure, tries, () => void fetchIt()) : undefined), [failure]);
    const retry = () => {
      if (tries > 1 && navigator.onLine) location.reload();
      else void fetchIt();
    };
    if (loaded) {
      const Screen = loaded;
      return <Screen {...props} />;
    }
    return failure ? <ErrorState failure={failure} retry={retry} /> : <Skeleton rows={5} />;
  }

  const fetch = async () => {
    try {
      loaded ??= await loadPart(load);
    } catch {
      // A preload may fail silently; opening the screen reports it.
    }
  };
  return Object.assign(LazyScreen, { fetch });
}

const reloadEveryMs = 60_000;

/**
 * A browser remembers an import that failed until the page is reloaded, and after an update of the service only a
 * reloaded page knows the new files. A part that is missing for good does not reload the page
 * again and again by itself.
 */
function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < reloadEveryMs;
}
