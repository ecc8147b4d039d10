import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterStartMs = 5000;

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Collects once what a start leaves behind, which takes a tenth of a second, and returns it to the system. V8 itself
 * would keep it until there is load.
 */
export function compactHeapAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as CollectGarbage;
    setFlagsFromString('--no-expose-gc');
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterStartMs).unref();
}
