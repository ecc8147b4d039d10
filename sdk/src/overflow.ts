import type { Bridge } from './bridge.ts';

// Engines create their canvas when everything is loaded, which may take a while.
const measureAfterMs = [500, 3000, 10_000, 30_000];
const slack = 1.05;

// Games of a fixed size are cut off by a smaller frame. Reports the size this one needs to the host: that of its
// largest canvas, or of a page without one that is too wide. Pages may be longer than their window, because they
// scroll.
export function reportOverflow(bridge: Bridge, page: Window): void {
  const measure = (): void => {
    const { document, innerWidth, innerHeight } = page;
    const boxes = [...document.querySelectorAll('canvas')].map((canvas) => canvas.getBoundingClientRect());
    const [box] = boxes.sort((a, b) => b.width - a.width);
    // A centred canvas overflows on both sides.
    const width = Math.ceil(box ? Math.max(box.right, box.width) : document.documentElement.scrollWidth);
    const height = Math.ceil(box ? Math.max(box.bottom, box.height) : 0);
    if (width > innerWidth * slack || height > innerHeight * slack) bridge.send({ type: 'overflow', width, height });
  };
  page.addEventListener('load', () => {
    for (const delay of measureAfterMs) setTimeout(measure, delay);
  });
}
