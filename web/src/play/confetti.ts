import './confetti.css';

const pieces = 36;
const lastsMs = 2_200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Celebrates a success that the game reports. One shower at a time, and none with reduced motion. */
export function throwConfetti(): void {
  if (timer !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = Object.assign(document.createElement('div'), { className: 'confetti', ariaHidden: 'true' });
  for (let n = 0; n < pieces; n++) {
    const piece = document.createElement('i');
    const [place, delay, hue, turn] = [Math.random() * 100, Math.random() * 0.6, n * 47, Math.random() * 720];
    piece.style.cssText = `--place:${place}%;--delay:${delay}s;--hue:${hue};--turn:${turn}deg`;
    layer.append(piece);
  }
  document.body.append(layer);
  timer = setTimeout(() => {
    timer = undefined;
    layer.remove();
  }, lastsMs);
}
