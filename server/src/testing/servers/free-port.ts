import { createServer } from 'node:net';

/** Below the ports that the system itself gives away: one of those may be another's again before it is used. */
const [lowest, highest] = [20_000, 32_000];
let next = lowest + Math.floor(Math.random() * (highest - lowest));

/** A port that nobody listens on, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    next = next < highest ? next + 1 : lowest;
    if (await isFree(next)) return next;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
