import { spawn } from 'node:child_process';
import { clockPicture, paintClock } from './clock-picture.ts';

const bitRate = '1M';
const [ffmpeg = '', address = ''] = process.argv.slice(2);
const { width, height, rate } = clockPicture;
const child = spawn(
  ffmpeg,
  [
    ...['-loglevel', 'error', '-use_wallclock_as_timestamps', '1', '-f', 'rawvideo', '-pix_fmt', 'gray'],
    ...['-s', `${width}x${height}`, '-r', String(rate), '-i', 'pipe:0', '-f', 'lavfi', '-i', 'sine=frequency=330'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-tune', 'zerolatency', '-g', String(2 * rate), '-pix_fmt', 'yuv420p', '-b:v', bitRate, '-minrate', bitRate],
    ...['-maxrate', bitRate, '-bufsize', bitRate, '-x264-params', 'nal-hrd=cbr', '-c:a', 'aac', '-f', 'flv', address],
  ],
  { stdio: ['pipe', 'ignore', 'inherit'] },
);
// The time is painted when the picture is sent to the encoder, so the measurement includes encoding. While the encoder
// is late, pictures are dropped, as a camera's are: those that wait for it would be counted as the service's latency.
const timer = setInterval(() => {
  if (!child.stdin.writableNeedDrain) child.stdin.write(paintClock(Date.now()));
}, 1000 / rate);
child.stdin.on('error', () => clearInterval(timer));
child.once('exit', () => clearInterval(timer));
