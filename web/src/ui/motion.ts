const still = matchMedia('(prefers-reduced-motion: reduce)');

export function prefersStillness(): boolean {
  return still.matches;
}

export type Spring = {
  /** The current position, in the caller's unit. */
  position: number;
  velocity: number;
};

const stiffness = 300;
const damping = 33;
const stepSeconds = 1 / 240;

/** One time step of a spring towards `target`, nearly without overshoot. Returns true at rest. */
export function pull(spring: Spring, target: number, seconds: number, restWithin: number): boolean {
  // Small steps keep it stable after a late frame.
  for (let left = Math.min(seconds, 0.064); left > 0; left -= stepSeconds) {
    const step = Math.min(left, stepSeconds);
    const force = (target - spring.position) * stiffness - spring.velocity * damping;
    spring.velocity += force * step;
    spring.position += spring.velocity * step;
  }
  if (Math.abs(target - spring.position) > restWithin || Math.abs(spring.velocity) > restWithin * 20) return false;
  spring.position = target;
  spring.velocity = 0;
  return true;
}

/** Calls `step` with the seconds since the last frame until it returns that it is done or `stop` is called. */
export function animate(step: (seconds: number) => boolean): () => void {
  let last: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    const done = step(last === undefined ? 1 / 60 : (now - last) / 1000);
    last = now;
    if (!done) frame = requestAnimationFrame(draw);
  });
  return () => cancelAnimationFrame(frame);
}
