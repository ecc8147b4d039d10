import { listenForDrags } from '../ui/drag.ts';
import { animate, prefersStillness, pull, type Spring } from '../ui/motion.ts';
import { isUnmoved, listenForWheel } from './wheel.ts';

type PagerOptions = {
  /** The index of the first page. */
  first(): number;
  /** The index after the last page. */
  end(): number;
  /** Another page is shown or targeted. */
  moves(index: number): void;
  /** The animation has ended. */
  settles(index: number): void;
};

export type Pager = ReturnType<typeof createPager>;

const flickPxPerSecond = 320;
const dragShare = 0.2;
const beyondEdge = 0.3;

/**
 * Full-height pages, stacked vertically. They follow the finger, and settle with a spring on the page the gesture
 * targets. The pages are the elements in `root` with a `data-index`; only this code moves them.
 */
export function createPager(root: HTMLElement, options: PagerOptions) {
  const spring: Spring = { position: 0, velocity: 0 };
  let target = 0;
  let dragFrom: number | undefined;
  let stop: (() => void) | undefined;

  function place(): void {
    for (const page of root.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
      const offset = Number(page.dataset['index']) - spring.position;
      page.style.transform = `translate3d(0, ${offset * 100}%, 0)`;
    }
  }

  function settle(): void {
    stop?.();
    if (prefersStillness()) {
      spring.position = target;
      spring.velocity = 0;
    }
    stop = animate((seconds) => {
      const rested = pull(spring, target, seconds, 0.001);
      place();
      if (rested) {
        stop = undefined;
        options.settles(target);
      }
      return rested;
    });
  }

  function go(index: number, how: 'spring' | 'jump' = 'spring'): void {
    const next = Math.max(options.first(), Math.min(index, options.end() - 1));
    if (next !== target) {
      target = next;
      options.moves(next);
    }
    if (how === 'jump') {
      stop?.();
      spring.position = target;
      spring.velocity = 0;
      place();
      options.settles(target);
    } else settle();
  }

  const forgetDrags = listenForDrags(root, {
    begins(event) {
      if (isUnmoved(event)) return false;
      stop?.();
      dragFrom = spring.position;
      return true;
    },
    moves({ distance }) {
      if (dragFrom === undefined) return;
      const wanted = dragFrom - distance / root.clientHeight;
      const inside = Math.max(options.first(), Math.min(wanted, options.end() - 1));
      spring.position = inside + (wanted - inside) * beyondEdge;
      place();
    },
    ends({ distance, velocity }) {
      dragFrom = undefined;
      const share = -distance / root.clientHeight;
      const flicked = Math.abs(velocity) > flickPxPerSecond;
      const step = flicked ? -Math.sign(velocity) : Math.abs(share) > dragShare ? Math.sign(share) : 0;
      spring.velocity = -velocity / root.clientHeight;
      go(target + step);
    },
  });

  const forgetWheel = listenForWheel(root, (by) => go(target + by));

  return {
    place,
    go,
    step: (by: number) => go(target + by),
    index: () => target,
    dispose(): void {
      stop?.();
      forgetDrags();
      forgetWheel();
    },
  };
}
