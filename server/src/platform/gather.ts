/**
 * Answers many single questions by few joint ones. Whoever asks first is served at once; what is asked while joint
 * questions are under way goes together into the next. A joint question that fails fails for all in it.
 */
export function gather<Key, Value>(
  askJointly: (keys: Key[]) => Promise<Value[]>,
  { atOnceMax = 2, keysMax = 100 } = {},
): (key: Key) => Promise<Value> {
  type Waiting = { key: Key; resolve(value: Value): void; reject(reason: unknown): void };
  let waiting: Waiting[] = [];
  let underWay = 0;

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
      if (waiting.length > 0) void askNext();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay < atOnceMax) void askNext();
    });
}
