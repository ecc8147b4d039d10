/** What a logger writes to; with this symbol it notes the level of each line beforehand. */
type LineStream = { lastLevel: number; [withLevels]: true; write(line: string): void };
const withLevels = Symbol.for('pino.metadata');

const warningLevel = 40;
/** An info line waits so long for others, or until there are this many characters. */
const waitMs = 50;
const charactersMax = 32_768;

const known = new WeakMap<object, LineStream>();

/**
 * Batches log lines, because a system call per request takes as long as some responses. Warnings and errors are written
 * at once, together with all pending lines; the rest when the process exits.
 */
export function batchLines(destination: { write(text: string): unknown }): LineStream {
  const found = known.get(destination);
  if (found !== undefined) return found;
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') destination.write(text);
  };
  process.once('exit', flush);
  const stream: LineStream = {
    lastLevel: 0,
    [withLevels]: true,
    write(line) {
      waiting += line;
      if (stream.lastLevel >= warningLevel || waiting.length >= charactersMax) flush();
      else timer ??= setTimeout(flush, waitMs).unref();
    },
  };
  known.set(destination, stream);
  return stream;
}
