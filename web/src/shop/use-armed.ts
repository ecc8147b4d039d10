import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How long the sheet must have been still and the screen untouched. */
const quietMs = 1000;

/**
 * Whether a button that spends may be pressed. A game that makes its player tap one spot repeatedly could raise the
 * sheet under the finger; so every touch, key and change of layout restarts the wait until the button is enabled.
 */
export function useArmed(sheet: RefObject<HTMLElement | null>): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touching = new Set<number>();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (touching.size === 0 ? arm() : wait()), quietMs);
    };
    const press = (event: PointerEvent) => {
      touching.add(event.pointerId);
      wait();
    };
    const release = (event: PointerEvent) => {
      touching.delete(event.pointerId);
      wait();
    };
    const resizes = new ResizeObserver(wait);
    const stop = () => {
      clearTimeout(timer);
      resizes.disconnect();
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
      removeEventListener('keydown', wait, true);
    };
    const arm = () => {
      stop();
      setArmed(true);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    addEventListener('keydown', wait, true);
    if (sheet.current) resizes.observe(sheet.current);
    wait();
    return stop;
  }, []);
  return armed;
}
