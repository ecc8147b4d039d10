import type Hls from 'hls.js';
import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import { playsHlsItself } from '../clips/plays-hls.ts';
import { startVideo } from '../clips/use-video.ts';
import { stayClose } from './stay-close.ts';

export type WatchState = 'tuning' | 'playing' | 'stalled' | 'unplayable';

const streamCodecs = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
const againMs = 2_000;

/** Plays an HLS stream in a video element, as close to real time as possible, until the returned function is called. */
export function watchStream(video: HTMLVideoElement, url: string, show: (state: WatchState) => void): () => void {
  let stopped = false;
  let hls: Hls | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  show('tuning');

  const again = () => {
    if (stopped) return;
    hls?.destroy();
    hls = undefined;
    show('stalled');
    clearTimeout(timer);
    timer = setTimeout(() => void start(), againMs);
  };

  const start = async () => {
    if (stopped) return;
    if (playsHlsItself(video)) {
      video.src = url;
      return startVideo(video);
    }
    if (!('MediaSource' in window && MediaSource.isTypeSupported(streamCodecs))) return show('unplayable');
    try {
      const { default: Player } = await loadPart(() => import('hls.js/light'));
      if (stopped) return;
      // A low-latency playlist sets the distance to real time; a player that falls behind speeds up.
      const player = new Player({ lowLatencyMode: true, maxLiveSyncPlaybackRate: 1.2, backBufferLength: 10 });
      // For plain playlists, which set none; passed to the constructor they would apply to low-latency ones, too.
      Object.assign(player.config, { liveSyncDurationCount: 2, liveMaxLatencyDurationCount: 6 });
      hls = player;
      stayClose(player, Player);
      player.on(Player.Events.MANIFEST_PARSED, () => void startVideo(video));
      player.on(Player.Events.ERROR, (_event, { fatal, details }) => {
        if (!fatal) return;
        if (details === Player.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) show('unplayable');
        else again();
      });
      player.loadSource(url);
      player.attachMedia(video);
    } catch (error) {
      if (!isFailure(error)) throw error;
      again();
    }
  };

  const playing = () => show('playing');
  const waiting = () => show('stalled');
  // hls.js reports its own errors.
  const failed = () => !hls && video.hasAttribute('src') && again();
  video.addEventListener('playing', playing);
  video.addEventListener('waiting', waiting);
  video.addEventListener('error', failed);
  void start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    video.removeEventListener('playing', playing);
    video.removeEventListener('waiting', waiting);
    video.removeEventListener('error', failed);
    if (hls) hls.destroy();
    else {
      video.removeAttribute('src');
      video.load();
    }
  };
}
