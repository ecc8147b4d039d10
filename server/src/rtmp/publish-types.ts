import type { FlvSink } from './flv-sink.ts';

/**
 * The stream name is the publisher's secret key: passed to `authorize`, and otherwise only used to redact it from logs.
 */
export type PublishRequest = { app: string; streamName: string; remoteAddress: string };

export type RefusalReason = 'denied' | 'in_use' | 'unavailable';

/**
 * `open` is called once for every acceptance and its sink ended once, even when the publisher has left in the meantime.
 */
export type PublishDecision =
  | { accept: true; open(publisher: Publisher): FlvSink }
  | { accept: false; reason: RefusalReason };

/** Must settle: the connection counts until it does, even after the publisher has left. */
export type AuthorizePublish = (request: PublishRequest) => Promise<PublishDecision>;

export type PublishStats = {
  /** All messages since the publish was accepted, including dropped ones. */
  receivedBytes: number;
  /** Mean of the last ten seconds. */
  bitsPerSecond: number;
  videoFrames: number;
  audioFrames: number;
  /** Duration of the delivered media; far ahead of the clock for a publisher that sends a file at full speed. */
  mediaMs: number;
};

export type Publisher = {
  connectionId: number;
  remoteAddress: string;
  stats(): PublishStats;
  /** Sends the publisher a status and closes; the sink then ends with the cause `disconnected`. */
  disconnect(): void;
};

/**
 * Contains nothing from the peer; `detail` is a cause, a reason or a sentence of ours, or an owner's error with names
 * redacted.
 */
export type RtmpLogEntry = {
  event:
    | 'connected'
    | 'connection_refused'
    | 'publish_started'
    | 'publish_refused'
    | 'publish_ended'
    | 'closed'
    | 'failed';
  connectionId: number;
  remoteAddress: string;
  detail?: string;
};

export type RtmpLog = (entry: RtmpLogEntry) => void;
