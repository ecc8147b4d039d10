/**
 * A document that passes the play test: it draws, moves, reacts to input and sends hello. `extra` runs in its loop's
 * script.
 */
export function goodGame(title = 'Dot chase', extra = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Chase the dot."></head><body style="margin:0"><canvas></canvas><script>
const canvas = document.querySelector('canvas');
const pen = canvas.getContext('2d');
let taps = 0;
let time = 0;
addEventListener('pointerdown', () => { taps++; });
addEventListener('keydown', () => { taps++; });
function frame() {
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  pen.fillStyle = '#123';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'hsl(' + taps * 70 + ' 90% 60%)';
  pen.fillRect(40 + taps * 15, 60 + Math.sin(time++ / 10) * 30, 160, 160);
  requestAnimationFrame(frame);
}
frame();
coinop.ready();
${extra}
</script></body></html>`;
}
