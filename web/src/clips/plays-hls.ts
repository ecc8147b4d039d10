const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Safari is the place where HLS is at home, and on some phones the only way. Others claim to play it too, but follow a
 * live stream less well than hls.js does and say nothing about what is wrong.
 */
export function playsHlsItself(video: HTMLVideoElement): boolean {
  const isSafari = 'webkitShowPlaybackTargetPicker' in video;
  return video.canPlayType(hlsType) !== '' && (isSafari || !('MediaSource' in window));
}
