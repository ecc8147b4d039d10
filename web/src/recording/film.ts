const patienceMs = 6_000;
const farSeconds = 1e6;

/**
 * The duration of a video. WebM recorded by a browser has none; seeking far past its end makes the browser find it, and
 * allows seeking from then on.
 */
export async function findLength(video: HTMLVideoElement): Promise<number | undefined> {
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) await once(video, 'loadedmetadata');
  if (!Number.isFinite(video.duration)) {
    const known = once(video, 'durationchange', () => Number.isFinite(video.duration));
    video.currentTime = farSeconds;
    await known;
  }
  return Number.isFinite(video.duration) && video.duration > 0 ? video.duration : undefined;
}

/** Draws frames of the video side by side, as many as fit, from its start to its end. */
export async function drawFilm(canvas: HTMLCanvasElement, address: string, signal: AbortSignal): Promise<void> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = address;
  try {
    await drawFrames(canvas, video, signal);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

async function drawFrames(canvas: HTMLCanvasElement, video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const seconds = await findLength(video);
  const pen = canvas.getContext('2d');
  if (seconds === undefined || !pen || video.videoWidth === 0) return;
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  const shape = video.videoWidth / video.videoHeight;
  const frames = Math.max(3, Math.min(10, Math.round(canvas.width / (canvas.height * Math.max(shape, 0.6)))));
  const width = canvas.width / frames;
  for (let frame = 0; frame < frames && !signal.aborted; frame++) {
    const wound = once(video, 'seeked');
    video.currentTime = (seconds * (frame + 0.5)) / frames;
    await wound;
    const scale = Math.max(width / video.videoWidth, canvas.height / video.videoHeight);
    const [sourceWidth, sourceHeight] = [width / scale, canvas.height / scale];
    const [left, top] = [(video.videoWidth - sourceWidth) / 2, (video.videoHeight - sourceHeight) / 2];
    pen.drawImage(video, left, top, sourceWidth, sourceHeight, frame * width, 0, Math.ceil(width), canvas.height);
  }
}

/** Without a response from the video the strip stays empty, and trimming still works. */
function once(video: HTMLVideoElement, event: string, isIt: () => boolean = () => true): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      video.removeEventListener(event, look);
      video.removeEventListener('error', end);
      resolve();
    };
    const look = () => {
      if (isIt()) end();
    };
    const timer = setTimeout(end, patienceMs);
    video.addEventListener(event, look);
    video.addEventListener('error', end);
  });
}
