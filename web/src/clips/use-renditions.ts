import type Hls from 'hls.js';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import type { Clip } from '../api/shapes.ts';
import { playsHlsItself } from './plays-hls.ts';
import { startVideo } from './use-video.ts';

/**
 * Plays the renditions of a clip, as large as the connection allows, while it is shown or next; the whole video where
 * the browser supports no HLS, or HLS fails.
 */
export function useRenditions(
  video: RefObject<HTMLVideoElement | null>,
  { hlsUrl, videoUrl }: Pick<Clip, 'hlsUrl' | 'videoUrl'>,
  { resting, near }: { resting: boolean; near: boolean },
): void {
  const isShown = useRef(resting);
  isShown.current = resting;
  useEffect(() => {
    const { current } = video;
    if (!current || !hlsUrl || !videoUrl || !near) return;
    return load(current, hlsUrl, videoUrl, () => isShown.current && void startVideo(current));
  }, [hlsUrl, videoUrl, near]);
}

function load(video: HTMLVideoElement, hlsUrl: string, videoUrl: string, loaded: () => void): () => void {
  let stopped = false;
  let hls: Hls | undefined;
  const playWhole = () => {
    if (stopped) return;
    video.removeEventListener('error', playWhole);
    hls?.destroy();
    hls = undefined;
    video.src = videoUrl;
    loaded();
  };
  const start = async () => {
    if (!('MediaSource' in window)) return playWhole();
    try {
      const { default: Player } = await loadPart(() => import('hls.js/light'));
      if (stopped) return;
      const player = new Player({ capLevelToPlayerSize: true, maxBufferLength: 20 });
      hls = player;
      player.on(Player.Events.MANIFEST_PARSED, loaded);
      player.on(Player.Events.ERROR, (_event, { fatal }) => fatal && playWhole());
      player.loadSource(hlsUrl);
      player.attachMedia(video);
    } catch (error) {
      if (!isFailure(error)) throw error;
      playWhole();
    }
  };
  if (playsHlsItself(video)) {
    video.addEventListener('error', playWhole);
    video.src = hlsUrl;
    loaded();
  } else void start();
  return () => {
    stopped = true;
    video.removeEventListener('error', playWhole);
    if (hls) hls.destroy();
    else {
      video.removeAttribute('src');
      video.load();
    }
  };
}
