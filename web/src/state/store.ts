import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A value that parts of the app share and watch. */
type Store<T> = {
  get(): T;
  set(value: T): void;
  /** Sets some of its fields. */
  change(part: Partial<T>): void;
  listen(listener: (value: T, before: T) => void): () => void;
};

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<(value: T, before: T) => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    const before = value;
    value = next;
    for (const listener of [...listeners]) listener(value, before);
  };
  return {
    get: () => value,
    set,
    change: (part) => set({ ...value, ...part }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, or the part of it that `pick` takes; the component is drawn again when that changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, pick: (value: T) => S): S;
export function useStore<T>(store: Store<T>, pick: (value: T) => unknown = (value) => value): unknown {
  const [, redraw] = useState(0);
  const picked = pick(store.get());
  const shown = useRef({ pick, picked });
  shown.current = { pick, picked };
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(shown.current.pick(store.get()), shown.current.picked)) redraw((count) => count + 1);
    };
    look();
    return store.listen(look);
  }, [store]);
  return picked;
}
