const bytesMax = 16_384;
const sizes = [128, 96, 64, 48];
const qualities = [0.9, 0.75, 0.6];

/** A picture for an item: square, small, as a data: address; undefined if the file is not a picture. */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const size of sizes) {
      for (const quality of qualities) {
        const address = drawSquare(picture, size).toDataURL('image/webp', quality);
        if (bytesIn(address) <= bytesMax) return address;
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

/** The largest square in the middle of the picture. */
function drawSquare(picture: ImageBitmap, size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, left, top, side, side, 0, 0, size, size);
  }
  return canvas;
}

function bytesIn(address: string): number {
  const text = address.slice(address.indexOf(',') + 1);
  return (text.length * 3) / 4 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
}
