/**
 * Answers many single questions by few joint ones. What is asked in the same turn of the event loop goes together, and
 * so does what is asked while as many joint questions as may be are under way. One that fails fails for all in it.
 */
export function batchLoader<Key, Value>(
  askJointly: (keys: Key[]) => Promise<Value[]>,
  { atOnceMax = 2, keysMax = 100 } = {},
): (key: Key) => Promise<Value> {
  type Waiting = { key: Key; resolve(value: Value): void; reject(reason: unknown): void };
  let waiting: Waiting[] = [];
  let underWay = 0;
  let isDue = false;

  const askSoon = () => {
    if (isDue || waiting.length === 0 || underWay === atOnceMax) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      void askNext();
      askSoon();
    });
  };
  const askNext = async () => {
    const asked = waiting.slice(0, keysMax);
    waiting = waiting.slice(keysMax);
    underWay++;
    try {
      const values = await askJointly(asked.map(({ key }) => key));
      for (const [i, { resolve }] of asked.entries()) resolve(values[i] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      underWay--;
      askSoon();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      askSoon();
    });
}
