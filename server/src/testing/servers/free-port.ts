import { createServer } from 'node:net';

/** Below the ephemeral ports, which the system may give to another program before this one is used. */
const [lowest, highest] = [20_000, 32_000];
let next = lowest + Math.floor(Math.random() * (highest - lowest));

/** A free port, for a program that needs to be given one. */
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
