import type { Duplex } from 'node:stream';
import { type CutCause, limitExceeded, RtmpError } from './rtmp-error.ts';

export type Connection = {
  send(bytes: Buffer): void;
  /** Replaces the previous deadline; `onExpired` runs unless it is replaced, cleared or the connection stops first. */
  setDeadline(ms: number, onExpired: () => void): void;
  putOffDeadline(): void;
  clearDeadline(): void;
  /** Waits for the promise; rejects when the connection ends first. */
  whileOpen<T>(promise: Promise<T>): Promise<T>;
  /**
   * The first cause counts. With a farewell the peer gets time to read it, otherwise the socket is destroyed at once.
   */
  stop(cause: CutCause, farewell?: Buffer): void;
  stopCause(): CutCause | undefined;
  /** Resolves when the socket is closed and all received data is handled. */
  done: Promise<void>;
};

export type ConnectionOptions = {
  stream: Duplex;
  limits: { unsentBytesMax: number; lingerMsMax: number };
  /** The next bytes are not read before its promise resolves: this is the back-pressure on the peer. */
  receive(bytes: Buffer): Promise<void>;
  onFailure(error: unknown): void;
  onStop(cause: CutCause): void;
};

export function openConnection({ stream, limits, receive, onFailure, onStop }: ConnectionOptions): Connection {
  let stopped: CutCause | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let receiving: Promise<void> = Promise.resolve();
  let rejectWait: ((error: Error) => void) | undefined;

  function stop(cause: CutCause, farewell?: Buffer): void {
    if (stopped) return;
    stopped = cause;
    clearTimeout(deadline);
    onStop(cause);
    rejectWait?.(new RtmpError(cause, 'The connection has ended.'));
    if (!farewell || !stream.writable) {
      stream.destroy();
      return;
    }
    // Closing with unread bytes resets the connection and may take the farewell with it, so they are read and dropped.
    stream.end(farewell);
    stream.resume();
    const linger = setTimeout(() => stream.destroy(), limits.lingerMsMax);
    stream.once('close', () => clearTimeout(linger));
  }

  stream.on('data', (bytes: Buffer) => {
    if (stopped) return;
    stream.pause();
    receiving = receive(bytes).then(
      () => {
        stream.resume();
      },
      (error: unknown) => {
        if (!stopped) onFailure(error);
      },
    );
  });
  /**
   * Data that is being handled when the peer leaves still counts: a slow sink must not turn an unpublish into a
   * disconnect.
   */
  async function finish(): Promise<void> {
    await receiving;
    stop('closed');
    stream.destroy();
  }
  stream.once('end', finish);
  stream.on('error', finish);
  const done = new Promise<void>((resolve) => {
    stream.once('close', () => resolve(finish()));
  });

  return {
    send(bytes) {
      if (stopped || !stream.writable) return;
      stream.write(bytes);
      if (stream.writableLength > limits.unsentBytesMax)
        throw limitExceeded('The peer does not read what it asks for.');
    },
    setDeadline(ms, onExpired) {
      clearTimeout(deadline);
      deadline = stopped ? undefined : setTimeout(onExpired, ms);
    },
    putOffDeadline() {
      deadline?.refresh();
    },
    clearDeadline() {
      clearTimeout(deadline);
      deadline = undefined;
    },
    // Not Promise.race against one long-lived promise: that would keep a reaction for every wait of a long stream.
    whileOpen(promise) {
      return new Promise((resolve, reject) => {
        rejectWait = reject;
        promise.then(resolve, reject);
      });
    },
    stop,
    stopCause: () => stopped,
    done,
  };
}
