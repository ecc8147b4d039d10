/** Measurements taken inside a page. */
export type Watch = {
  frames: number;
  callbackMs: number;
  /** The loudest sample so far, 0 to 1. */
  peak: number;
};

/** Runs inside the page, before the game: counts frames, and measures the audio output. */
export function watchPage(): void {
  const watch: Watch = { frames: 0, callbackMs: 0, peak: 0 };
  Object.assign(window, { __watch: watch });
  const request = window.requestAnimationFrame.bind(window);
  let last = 0;
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const startedAt = performance.now();
      callback(time);
      watch.callbackMs += performance.now() - startedAt;
      // All other callbacks get the same frame.
      if (time !== last) watch.frames++;
      last = time;
    });
  const { connect } = AudioNode.prototype as { connect(this: AudioNode, ...to: unknown[]): unknown };
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    const [target] = to;
    if (target instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(target.context, { fftSize: 32_768 });
      connect.call(this, ear);
      // Without any sound the audio context is suspended and repeats its last buffer.
      const breath = new ConstantSourceNode(target.context, { offset: 1e-9 });
      connect.call(breath, ear);
      breath.start();
      const samples = new Float32Array(ear.fftSize);
      setInterval(() => {
        ear.getFloatTimeDomainData(samples);
        for (const sample of samples) watch.peak = Math.max(watch.peak, Math.abs(sample));
      }, 400);
    }
    return connect.call(this, ...to);
  } as typeof AudioNode.prototype.connect;
}
