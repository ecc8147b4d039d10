/** Pictures that show the time as blocks that survive any encoder: 32 bits of milliseconds, four rows of eight. */
export const clockPicture = { width: 320, height: 192, columns: 8, rows: 4, rate: 30 } as const;

const [black, white] = [16, 235];

/** One grey picture, a byte per pixel. */
export function paintClock(ms: number): Buffer {
  const { width, height, columns, rows } = clockPicture;
  const bits = ms % 2 ** 32;
  const picture = Buffer.alloc(width * height, black);
  const [blockWidth, blockHeight] = [width / columns, height / rows];
  for (let bit = 0; bit < columns * rows; bit++) {
    if (Math.floor(bits / 2 ** bit) % 2 === 0) continue;
    const [left, top] = [(bit % columns) * blockWidth, Math.floor(bit / columns) * blockHeight];
    for (let y = top; y < top + blockHeight; y++) picture.fill(white, y * width + left, y * width + left + blockWidth);
  }
  return picture;
}

/**
 * Runs inside the page that plays the pictures: the age in milliseconds of each one shown. A video that shows no time
 * yet, or is captured while it changes, has an implausible time, which is left out.
 */
export function readClock({ columns, rows }: { columns: number; rows: number }): void {
  const behindMs: number[] = [];
  Object.assign(window, { __behindMs: behindMs });
  const canvas = new OffscreenCanvas(columns * 3, rows * 3);
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  const watched = new WeakSet<HTMLVideoElement>();
  const read = (video: HTMLVideoElement) => {
    picture?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const pixels = picture?.getImageData(0, 0, canvas.width, canvas.height).data;
    let bits = 0;
    for (let bit = 0; bit < columns * rows; bit++) {
      const [x, y] = [(bit % columns) * 3 + 1, Math.floor(bit / columns) * 3 + 1];
      if ((pixels?.[(y * canvas.width + x) * 4] ?? 0) > 125) bits += 2 ** bit;
    }
    const ms = (Date.now() % 2 ** 32) - bits;
    if (ms > 0 && ms < 60_000) behindMs.push(ms);
    video.requestVideoFrameCallback(() => read(video));
  };
  setInterval(() => {
    for (const video of document.querySelectorAll('video')) {
      if (watched.has(video)) continue;
      watched.add(video);
      video.requestVideoFrameCallback(() => read(video));
    }
  }, 100);
}
