/** Plays an HLS stream in a video element until the returned function is called. */
export function watchStream(video: HTMLVideoElement, url: string): () => void {
  let stop = () => {
    video.removeAttribute('src');
    video.load();
  };
  let stopped = false;
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    video.src = url;
    void video.play().catch(() => {});
  } else {
    void import('hls.js/light').then(({ default: Hls }) => {
      if (stopped) return;
      const hls = new Hls({ lowLatencyMode: true, liveSyncDurationCount: 2 });
      hls.loadSource(url);
      hls.attachMedia(video);
      hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(() => {}));
      stop = () => hls.destroy();
    });
  }
  return () => {
    stopped = true;
    stop();
  };
}
