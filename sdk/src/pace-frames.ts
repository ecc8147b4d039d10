const framesPerSecondMax = 30;
const framesPerSecondMin = 10;
// A game that draws less often than this has no time left for the recording.
const busyGapMs = 50;
const busyMax = 8;

// Captures frames of a canvas as often as the machine keeps up: a busy one drops frames, never time.
export function paceFrames(page: Window, track: CanvasCaptureMediaStreamTrack): () => { frames: number } {
  let [frames, framesPerSecond, busy] = [0, framesPerSecondMax, 0];
  let [shownAt, takenAt] = [performance.now(), 0];
  const look = (): void => {
    const now = performance.now();
    busy = now - shownAt > busyGapMs ? busy + 1 : Math.max(0, busy - 0.25);
    shownAt = now;
    if (busy > busyMax) {
      framesPerSecond = Math.max(framesPerSecondMin, framesPerSecond * 0.7);
      busy = 0;
    }
    if (now - takenAt >= 1000 / framesPerSecond - 5) {
      takenAt = now;
      frames += 1;
      track.requestFrame();
    }
    shown = page.requestAnimationFrame(look);
  };
  let shown = page.requestAnimationFrame(look);
  return () => {
    page.cancelAnimationFrame(shown);
    return { frames };
  };
}
