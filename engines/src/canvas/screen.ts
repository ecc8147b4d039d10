/**
 * The view is measured in units: the shorter side of the window is always 400 of them, so that a game has the same
 * apparent size on every screen.
 */
export type View = { w: number; h: number; scale: number; portrait: boolean };

export type Screen = { canvas: HTMLCanvasElement; ctx: CanvasRenderingContext2D; view: View };

const unitsOfShortSide = 400;
/** More pixels than this cost frames without a visible difference. */
const pixelRatioMax = 2;

/** `onResize` gets true when the window had no size before. */
export function openScreen(background: string, onResize: (wasUnseen: boolean) => void): Screen {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;touch-action:none;display:block;outline:none';
  canvas.tabIndex = 0;
  document.documentElement.style.background = background;
  document.body.style.cssText += ';margin:0;overflow:hidden;user-select:none;-webkit-user-select:none';
  document.body.append(canvas);
  const screen: Screen = { canvas, ctx: contextOf(canvas), view: { w: 400, h: 400, scale: 1, portrait: true } };
  let fitted = '';
  const fit = (): boolean => {
    const width = Math.max(1, window.innerWidth);
    const height = Math.max(1, window.innerHeight);
    const size = `${width} ${height} ${window.devicePixelRatio}`;
    if (size === fitted) return false;
    fitted = size;
    const ratio = Math.min(pixelRatioMax, window.devicePixelRatio || 1);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const scale = (Math.min(width, height) / unitsOfShortSide) * ratio;
    Object.assign(screen.view, {
      w: canvas.width / scale,
      h: canvas.height / scale,
      scale,
      portrait: height >= width,
    });
    return true;
  };
  fit();
  const refit = () => {
    const wasUnseen = canvas.width <= 2;
    if (fit()) onResize(wasUnseen);
  };
  window.addEventListener('resize', refit);
  // A frame may get its size only after this has run, and not every browser reports that as a resize.
  new ResizeObserver(refit).observe(document.documentElement);
  return screen;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser draws no canvas');
  return ctx;
}

/** A picture drawn once, off-screen. */
export function picture(width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  draw(contextOf(canvas));
  return canvas;
}

/** Whether the player asked the device for less motion. */
export const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
