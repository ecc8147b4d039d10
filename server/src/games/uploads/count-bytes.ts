import { Readable } from 'node:stream';

/** The body up to its end, its interruption, or the first byte beyond the limit. */
export function countBytes(body: AsyncIterable<unknown>, bytesMax: number) {
  let bytes = 0;
  let isTooLarge = false;
  let brokeOff = false;
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of body) {
        bytes += (chunk as Buffer).length;
        isTooLarge = bytes > bytesMax;
        if (isTooLarge) return;
        yield chunk as Buffer;
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNRESET' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      brokeOff = true;
    }
  }
  return {
    stream: Readable.from(chunks()),
    bytes: () => bytes,
    isTooLarge: () => isTooLarge,
    brokeOff: () => brokeOff,
  };
}
