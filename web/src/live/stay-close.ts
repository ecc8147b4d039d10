import type Hls from 'hls.js';

type Player = Pick<Hls, 'on' | 'once' | 'targetLatency'>;

const calmFirstMs = 15_000;
const calmMaxMs = 240_000;

/**
 * After every stall hls.js plays farther behind real time, and stays there. This takes it back to the distance it
 * started with once it has played long enough without another stall; each return that led to the next stall doubles
 * what is long enough.
 */
export function stayClose(player: Player, { Events, ErrorDetails }: Pick<typeof Hls, 'Events' | 'ErrorDetails'>): void {
  let closest: number | null = null;
  let calmMs = calmFirstMs;
  let hasReturned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  player.once(Events.LEVEL_UPDATED, () => {
    closest = player.targetLatency;
  });
  player.on(Events.ERROR, (_event, { details }) => {
    if (details !== ErrorDetails.BUFFER_STALLED_ERROR) return;
    if (hasReturned) calmMs = Math.min(2 * calmMs, calmMaxMs);
    hasReturned = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (closest !== null) player.targetLatency = closest;
      hasReturned = true;
    }, calmMs);
  });
  player.once(Events.DESTROYING, () => clearTimeout(timer));
}
