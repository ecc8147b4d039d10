export type Drag = {
  /** CSS pixels since the start, downwards positive. */
  distance: number;
  /** CSS pixels per second, over the last moments. */
  velocity: number;
};

type DragOptions = {
  /** Called at the first clear vertical movement; false leaves the gesture to the browser and the page. */
  begins(event: PointerEvent, distance: number): boolean;
  moves(drag: Drag): void;
  ends(drag: Drag): void;
};

const slopPx = 8;
const memoryMs = 100;

/** Vertical drags by finger, pen or mouse. A drag that has started is no longer a click. */
export function listenForDrags(element: HTMLElement, options: DragOptions): () => void {
  let pointer: number | undefined;
  let startX = 0;
  let startY = 0;
  let dragging = false;
  let trail: { y: number; at: number }[] = [];

  const dragOf = (event: PointerEvent): Drag => {
    const first = trail[0];
    const seconds = first ? (event.timeStamp - first.at) / 1000 : 0;
    return {
      distance: event.clientY - startY,
      velocity: first && seconds > 0.004 ? (event.clientY - first.y) / seconds : 0,
    };
  };

  const down = (event: PointerEvent) => {
    if (pointer !== undefined || (event.pointerType === 'mouse' && event.button !== 0)) return;
    pointer = event.pointerId;
    [startX, startY] = [event.clientX, event.clientY];
    trail = [{ y: event.clientY, at: event.timeStamp }];
    // On the window, because the pointer may leave the element before it is clear that this is a drag.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  const forget = () => {
    pointer = undefined;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    trail = [...trail.filter(({ at }) => event.timeStamp - at < memoryMs), { y: event.clientY, at: event.timeStamp }];
    if (!dragging) {
      const [x, y] = [event.clientX - startX, event.clientY - startY];
      if (Math.hypot(x, y) < slopPx) return;
      if (Math.abs(x) > Math.abs(y) || !options.begins(event, y)) {
        forget();
        return;
      }
      dragging = true;
      startY = event.clientY;
      element.setPointerCapture(event.pointerId);
    }
    options.moves(dragOf(event));
  };

  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    forget();
    if (!dragging) return;
    dragging = false;
    options.ends(event.type === 'pointercancel' ? { distance: 0, velocity: 0 } : dragOf(event));
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
  };

  element.addEventListener('pointerdown', down);
  return () => {
    element.removeEventListener('pointerdown', down);
    forget();
  };
}
