import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadPart } from '../api/load-part.ts';
import { retryLater } from '../api/recovery.ts';
import { useMutation } from '../state/use-mutation.ts';
import { ErrorState, Skeleton } from '../ui/states.tsx';

type LazyScreen<P> = ComponentType<P> & {
  /** Ahead of being shown. */
  fetch(): Promise<void>;
};

/** A screen whose code is fetched when somebody goes there, so that the feed opens without it. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | undefined;
  let tries = 0;

  function LazyScreen(props: P) {
    const { failure, mutate } = useMutation();
    const fetchIt = () =>
      mutate(async () => {
        tries += 1;
        loaded = await loadPart(load);
      });
    useEffect(() => {
      if (!loaded) void fetchIt();
    }, []);
    useEffect(() => (failure ? retryLater(failure, tries, () => void fetchIt()) : undefined), [failure]);
    const retry = () => {
      // After an update of the service the old file is gone for good; a new page knows the new ones.
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
      // Nobody has asked for it yet; whoever does is told.
    }
  };
  return Object.assign(LazyScreen, { fetch });
}
