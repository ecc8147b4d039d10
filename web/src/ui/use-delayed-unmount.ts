import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Keeps an element mounted a little longer for its exit animation. `key` changes when it is wanted again while leaving.
 */
export function useDelayedUnmount(wanted: boolean, ms: number): { shown: boolean; leaving: boolean; key: number } {
  const [shown, setShown] = useState(wanted);
  const left = useRef(false);
  const key = useRef(0);
  if (wanted && left.current) {
    left.current = false;
    key.current += 1;
  }
  if (!wanted && shown) left.current = true;
  useEffect(() => {
    if (wanted) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => {
      left.current = false;
      setShown(false);
    }, ms);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { shown: shown || wanted, leaving: !wanted, key: key.current };
}
