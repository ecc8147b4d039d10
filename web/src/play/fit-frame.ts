const roomMax = 4096;

/** The size of a frame, and the scale at which it is shown, so that a game of a fixed size is visible as a whole. */
export function fitOf(
  place: { width: number; height: number },
  needed: { width: number; height: number },
): { width: number; height: number; scale: number } {
  const scale = Math.min(1, place.width / needed.width, needed.height > 0 ? place.height / needed.height : 1);
  return { width: place.width / scale, height: place.height / scale, scale };
}

/** Scales a frame down. The game only sees a larger window. */
export function createFrameFit(frame: HTMLIFrameElement) {
  let needed: { width: number; height: number } | undefined;

  function apply(): void {
    const place = frame.parentElement;
    if (needed === undefined || !place || place.clientWidth === 0) return;
    const { width, height, scale } = fitOf({ width: place.clientWidth, height: place.clientHeight }, needed);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    });
  }
  const resizes = new ResizeObserver(apply);
  if (frame.parentElement) resizes.observe(frame.parentElement);

  return {
    /** Reported by the game, so untrusted. */
    need(width: unknown, height: unknown): void {
      const isSize = (size: unknown): size is number => typeof size === 'number' && size >= 0 && size <= roomMax;
      if (!isSize(width) || !isSize(height) || width === 0) return;
      needed = { width: Math.max(width, needed?.width ?? 0), height: Math.max(height, needed?.height ?? 0) };
      apply();
    },
    stop: () => resizes.disconnect(),
  };
}
