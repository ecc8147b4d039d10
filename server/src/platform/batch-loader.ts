/**
 * Loads single keys in batches: keys requested in one turn of the event loop share a batch, and so do keys that arrive
 * while `atOnceMax` batches are running, a limit that the dataloader package lacks. A failed batch fails for all its
 * keys.
 */
export function batchLoader<Key, Value>(
  loadBatch: (keys: Key[]) => Promise<Value[]>,
  { atOnceMax = 2, keysMax = 100 } = {},
): (key: Key) => Promise<Value> {
  type Waiting = { key: Key; resolve(value: Value): void; reject(reason: unknown): void };
  let waiting: Waiting[] = [];
  let underWay = 0;
  let isDue = false;

  const loadSoon = () => {
    if (isDue || waiting.length === 0 || underWay === atOnceMax) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      void loadNext();
      loadSoon();
    });
  };
  const loadNext = async () => {
    const batch = waiting.slice(0, keysMax);
    waiting = waiting.slice(keysMax);
    underWay++;
    try {
      const values = await loadBatch(batch.map(({ key }) => key));
      for (const [i, { resolve }] of batch.entries()) resolve(values[i] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay--;
      loadSoon();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      loadSoon();
    });
}
