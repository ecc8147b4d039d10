const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Safari plays HLS natively, and on some phones that is the only way. Others claim to play it too, but follow a live
 * stream less well than hls.js and report no errors.
 */
export function playsHlsItself(video: HTMLVideoElement): boolean {
  const isSafari = 'webkitShowPlaybackTargetPicker' in video;
  return video.canPlayType(hlsType) !== '' && (isSafari || !('MediaSource' in window));
}
