const quietMs = 160;
const stepPx = 30;
const linePx = 20;

/** Whether an event must not move the feed, because its target scrolls or is dragged itself. */
export function isUnmoved({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-no-swipe]') !== null;
}

/**
 * Steps by wheel or touchpad. A touchpad sends events for a second after a flick: one step, then wait until it is quiet
 * or clearly a new gesture.
 */
export function listenForWheel(root: HTMLElement, step: (by: number) => void): () => void {
  let lastAt = 0;
  let lastDelta = 0;
  let sum = 0;
  let spent = false;
  const turned = (event: WheelEvent) => {
    if (event.ctrlKey || isUnmoved(event)) return;
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePx : event.deltaY;
    const pauseMs = event.timeStamp - lastAt;
    const isHarder = Math.abs(delta) > Math.abs(lastDelta) * 1.6 + 20;
    if (pauseMs > quietMs || (spent && isHarder && pauseMs > 30)) [sum, spent] = [0, false];
    [lastAt, lastDelta] = [event.timeStamp, delta];
    sum += delta;
    if (spent || Math.abs(sum) < stepPx) return;
    spent = true;
    step(Math.sign(sum));
  };
  root.addEventListener('wheel', turned, { passive: false });
  return () => root.removeEventListener('wheel', turned);
}
