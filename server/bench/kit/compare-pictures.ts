import { type FoundBrowser, launchBrowser } from '../../src/sandbox/browser.ts';

export type Picture = { jpeg: Buffer; caption: string };

export type Looked = {
  /** How many pictures remain when similar ones count once. */
  distinct: number;
  /** The similar pairs, by index, with their difference. */
  alike: [number, number, number][];
  contactSheet: Buffer;
};

/** Two pictures with a smaller difference look the same at a glance. */
const alikeMax = 0.12;
const columns = 10;

/** Compares pictures by coarse shapes and colours, in a browser, because Node cannot decode JPEG. */
export async function comparePictures(found: FoundBrowser, pictures: Picture[]): Promise<Looked> {
  const running = await launchBrowser(found, { network: false });
  try {
    const page = await running.browser.newPage({ viewport: { width: columns * 132 + 8, height: 800 } });
    await page.setContent(`<style>body{margin:4px;background:#111;color:#ddd;font:11px system-ui;display:grid;
      grid-template-columns:repeat(${columns},1fr);gap:6px}figure{margin:0}img{width:100%;display:block}figcaption{height:28px;overflow:hidden}</style>`);
    const prints: { edges: number[]; colours: number[] }[] = [];
    for (const { jpeg, caption } of pictures) {
      prints.push(
        await page.evaluate(printOf, { source: `data:image/jpeg;base64,${jpeg.toString('base64')}`, caption }),
      );
    }
    const alike: [number, number, number][] = [];
    const kept: number[] = [];
    for (const [i, print] of prints.entries()) {
      let isNew = true;
      for (const j of kept) {
        const other = prints[j];
        const difference = other === undefined ? 1 : differenceOf(print, other);
        if (difference >= alikeMax) continue;
        alike.push([j, i, difference]);
        isNew = false;
      }
      if (isNew) kept.push(i);
    }
    return { distinct: kept.length, alike, contactSheet: await page.screenshot({ fullPage: true }) };
  } finally {
    await running.close();
  }
}

type Print = { edges: number[]; colours: number[] };

/** 0 for equal pictures; half shapes (a difference hash), half colours. */
function differenceOf(a: Print, b: Print): number {
  const edges = a.edges.filter((bit, i) => bit !== b.edges[i]).length / a.edges.length;
  const colours =
    a.colours.reduce((sum, value, i) => sum + Math.abs(value - (b.colours[i] ?? 0)), 0) / a.colours.length / 255;
  return edges / 2 + Math.min(1, colours * 2) / 2;
}

/** Runs inside the page: adds the picture to the sheet and returns its coarse features. */
async function printOf({ source, caption }: { source: string; caption: string }): Promise<Print> {
  const figure = document.body.appendChild(document.createElement('figure'));
  const image = figure.appendChild(new Image());
  image.src = source;
  figure.appendChild(document.createElement('figcaption')).textContent = caption;
  await image.decode();
  const look = (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('No canvas');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const [wide, high] = [17, 28];
  const pixels = look(wide, high);
  const grey = (x: number, y: number) => {
    const at = (y * wide + x) * 4;
    return (pixels[at] ?? 0) * 0.3 + (pixels[at + 1] ?? 0) * 0.59 + (pixels[at + 2] ?? 0) * 0.11;
  };
  const edges: number[] = [];
  for (let y = 0; y < high; y++) for (let x = 1; x < wide; x++) edges.push(grey(x, y) > grey(x - 1, y) ? 1 : 0);
  return { edges, colours: [...look(4, 7)].filter((_, i) => i % 4 < 3) };
}
