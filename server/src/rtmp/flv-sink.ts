import type { Writable } from 'node:stream';
import type { CutCause } from './rtmp-error.ts';

export type PublishEnding = { how: 'unpublished' } | { how: 'cut'; cause: CutCause };

/** The destination of an accepted publish: one FLV stream, header first, whole tags in each call. */
export type FlvSink = {
  /**
   * No further write follows, and the publisher is not read, until the promise resolves. A rejection disconnects the
   * publisher.
   */
  write(bytes: Buffer): void | Promise<void>;
  /** Called exactly once; a write may still be pending when the publisher was disconnected. */
  end(ending: PublishEnding): void | Promise<void>;
};

/** Resolves when the stream accepts more, rejects when it is closed. Listeners are removed with the promise. */
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
 * so that written data still gets through; the owner handles its errors.
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
