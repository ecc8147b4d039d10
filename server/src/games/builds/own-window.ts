/** Names that a window has, but elements and measures do not. */
const names =
  'AudioContext|webkitAudioContext|document|innerWidth|innerHeight|devicePixelRatio|localStorage|requestAnimationFrame';
const top = String.raw`(?<![\w$.])(?:(?:window|self)\.)?top\.`;
const lookOut = new RegExp(`${top}(?=(?:${names})\\b)`, 'g');
/** To lead the whole page elsewhere, as games do that want to be no one's frame. */
const leave = new RegExp(String.raw`${top}location(?:\.href)?\s*=(?!=)`, 'g');
const leaveByCall = new RegExp(String.raw`${top}location\.(?:replace|assign)\s*(?=\()`, 'g');
const whereabouts = new RegExp(String.raw`${top}(?=location\b(?!\s*\.\s*reload\b))`, 'g');

/**
 * Small games use `top` for their own window, as sound libraries for contests do (`top.AudioContext`), which works as
 * long as they are the whole page. Here it is the page of another origin, which throws and ends the script, so it is
 * replaced; the wish to be the whole page becomes a variable of no effect. All other bytes stay unchanged.
 */
export function withOwnWindow(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  const own = text
    .replace(lookOut, 'self.')
    .replace(leave, 'self.wholePage=')
    .replace(leaveByCall, 'self.wholePage=')
    .replace(whereabouts, 'self.');
  return own === text ? undefined : Buffer.from(own, 'latin1');
}
