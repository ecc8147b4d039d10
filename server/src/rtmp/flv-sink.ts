import type { Writable } from 'node:stream';
import type { CutCause } from './rtmp-error.ts';

export type PublishEnding = { how: 'unpublished' } | { how: 'cut'; cause: CutCause };

/** Where an accepted publish goes: one FLV stream, header first, whole tags in each call. */
export type FlvSink = {
  /** No further write comes, and the publisher is not read, until the promise resolves. A rejection cuts the publisher. */
  write(bytes: Buffer): void | Promise<void>;
  /** Exactly once, whatever happened; a write may still be pending when the publisher was cut. */
  end(ending: PublishEnding): void | Promise<void>;
};

/** Resolves when the stream takes more, rejects when it never will. Each listener goes with its promise. */
function drained(stream: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      stream.off('drain', onDrain).off('error', settle).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onDrain = () => settle();
    const onClose = () => settle(new Error('The stream was closed.'));
    stream.once('drain', onDrain).once('error', settle).once('close', onClose);
  });
}

/**
 * A sink into a stream such as a decoder's standard input, with its back-pressure. The stream is ended, not destroyed,
 * so that what was written still gets through; its errors are the owner's to listen for.
 */
export function sinkInto(stream: Writable, onEnd: (ending: PublishEnding) => void | Promise<void>): FlvSink {
  return {
    write(bytes) {
      if (stream.destroyed || stream.writableEnded) throw new Error('The stream was closed.');
      return stream.write(bytes) ? undefined : drained(stream);
    },
    end(ending) {
      stream.end();
      return onEnd(ending);
    },
  };
}
