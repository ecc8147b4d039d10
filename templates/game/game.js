/// <reference types="@coinop/sdk" />
const canvas = document.querySelector('canvas');
const pen = canvas.getContext('2d');
const secondsForEach = 1.6;

let { best } = (await coinop.state.load()) ?? { best: 0 };
let caught = 0;
let isPlaying = false;
let isPaused = false;
let light = { x: 0, y: 0, left: secondsForEach };

const radius = () => Math.min(canvas.width, canvas.height) / 9;

function resize() {
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
}

function nextLight() {
  const size = radius();
  const place = (length) => size + Math.random() * (length - 2 * size);
  light = { x: place(canvas.width), y: place(canvas.height), left: secondsForEach * 0.97 ** caught };
}

function begin() {
  caught = 0;
  isPlaying = true;
  nextLight();
  coinop.gameplayStart();
}

async function end() {
  isPlaying = false;
  coinop.score(caught);
  coinop.event('round_end', { caught });
  coinop.gameplayStop();
  if (caught <= best) return;
  best = caught;
  // Kept by the service for this player, on every device.
  await coinop.state.save({ best }).catch((error) => console.warn(error.message));
}

canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
  if (!isPlaying) return begin();
  const distance = Math.hypot(clientX * devicePixelRatio - light.x, clientY * devicePixelRatio - light.y);
  if (distance > radius()) return;
  caught += 1;
  coinop.score(caught);
  if (caught === 10) coinop.achievements.unlock('ten').catch((error) => console.warn(error.message));
  nextLight();
});

function draw() {
  const { width, height } = canvas;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = '#ffd166';
  if (isPlaying) {
    pen.beginPath();
    pen.arc(light.x, light.y, radius() * Math.max(0.1, light.left / secondsForEach), 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.font = `600 ${Math.round(height / 24)}px system-ui, sans-serif`;
  pen.fillText(isPlaying ? `${caught}` : `Tap to play. Best: ${best}`, width / 2, height / 8);
}

let before = performance.now();
function frame(now) {
  const seconds = Math.min((now - before) / 1000, 0.1);
  before = now;
  if (isPlaying && !isPaused) {
    light.left -= seconds;
    if (light.left <= 0) void end();
  }
  draw();
  requestAnimationFrame(frame);
}

coinop.on('pause', () => {
  isPaused = true;
});
coinop.on('resume', () => {
  isPaused = false;
});
addEventListener('resize', resize);
resize();
requestAnimationFrame(frame);
await coinop.ready();
