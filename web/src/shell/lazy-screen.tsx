import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Failure } from '../api/failure.ts';
import { Trouble, Waiting } from '../ui/states.tsx';

/** A screen whose code is fetched when somebody goes there, so that the hall opens without it. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let failures = 0;

  return function LazyScreen(props: P) {
    const [, redraw] = useState(0);
    const [failure, setFailure] = useState<Failure>();
    const fetchIt = async () => {
      setFailure(undefined);
      try {
        loaded = await load();
        redraw((count) => count + 1);
      } catch {
        failures += 1;
        setFailure(new Failure(0, 'unreachable', 'This part of the app could not be fetched. Are you online?'));
      }
    };
    useEffect(() => {
      if (!loaded) void fetchIt();
    }, []);
    const again = () => {
      // After an update of the service the old file is gone for good; a new page knows the new ones.
      if (failures > 1 && navigator.onLine) location.reload();
      else void fetchIt();
    };
    if (loaded) {
      const Screen = loaded;
      return <Screen {...props} />;
    }
    return failure ? <Trouble failure={failure} again={again} /> : <Waiting rows={5} what="this page" />;
  };
}
