import type { Duplex } from 'node:stream';
import { splitAggregate } from './flv.ts';
import type { AuthorizePublish, RtmpLog } from './publish-types.ts';
import { type BufferBudget, createChunkReader } from './rtmp-chunks.ts';
import { createCommandHandler } from './rtmp-command-handler.ts';
import { parseCommand, parseMetadata } from './rtmp-commands.ts';
import { openConnection } from './rtmp-connection.ts';
import { type CutCause, limitExceeded, RtmpError } from './rtmp-error.ts';
import { createHandshake } from './rtmp-handshake.ts';
import type { RtmpLimits } from './rtmp-limits.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';
import { createPublishing } from './rtmp-publishing.ts';
import * as replies from './rtmp-replies.ts';
import { createSessionLog } from './rtmp-session-log.ts';

export type RtmpSessionOptions = {
  stream: Duplex;
  connectionId: number;
  remoteAddress: string;
  limits: RtmpLimits;
  budget: BufferBudget;
  authorize: AuthorizePublish;
  log: RtmpLog;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
};

export type RtmpSessionView = {
  connectionId: number;
  remoteAddress: string;
  phase: 'handshake' | 'connected' | 'publishing';
  receivedBytes: number;
};

export type RtmpSession = {
  view(): RtmpSessionView;
  stop(cause: CutCause): void;
  /** Resolves when the socket is closed and every sink has ended. */
  done: Promise<void>;
};

/** The life of one peer: handshake → connect → publish → media → unpublish, and publish again. */
export function startRtmpSession(options: RtmpSessionOptions): RtmpSession {
  const { connectionId, remoteAddress, limits, authorize, now } = options;
  const strangerLimits = {
    messageBytesMax: limits.commandBytesMax,
    bufferedBytesMax: 2 * limits.commandBytesMax,
    chunkStreamsMax: limits.chunkStreamsMax,
  };
  const log = createSessionLog(options.log, connectionId, remoteAddress);
  const handshake = createHandshake();
  const reader = createChunkReader(strangerLimits, options.budget);
  let shaken = false;
  let receivedBytes = 0;
  let acknowledgedBytes = 0;
  let peerWindowBytes = replies.WINDOW_BYTES;
  let messagesBeforePublish = 0;

  const connection = openConnection({
    stream: options.stream,
    limits,
    receive,
    onFailure,
    onStop(cause) {
      publishing.end({ how: 'cut', cause });
      reader.discard();
      log.event('closed', cause);
    },
  });
  const publishing = createPublishing({
    connection,
    connectionId,
    remoteAddress,
    idleMsMax: limits.idleMsMax,
    authorize,
    now,
    log,
    onStart: () => reader.setLimits(limits),
    onEnd() {
      reader.setLimits(strangerLimits);
      messagesBeforePublish = 0;
    },
  });
  const handleCommand = createCommandHandler({
    connection,
    messageStreamsMax: limits.messageStreamsMax,
    publish: publishing.request,
    unpublish() {
      const ended = publishing.active();
      if (!ended) return;
      publishing.end({ how: 'unpublished' });
      awaitPublish();
      connection.send(replies.onStatus(ended.streamId, replies.statuses.unpublished));
    },
  });

  function onFailure(error: unknown): void {
    if (!(error instanceof RtmpError)) {
      log.failure(error);
      connection.stop('internal_error');
      return;
    }
    const streamId = publishing.active()?.streamId ?? 0;
    if (error.cutCause === 'unsupported_video') {
      connection.stop('unsupported_video', replies.onStatus(streamId, replies.statuses.unsupportedVideo));
    } else if (error.cutCause === 'unsupported_audio') {
      connection.stop('unsupported_audio', replies.onStatus(streamId, replies.statuses.unsupportedAudio));
    } else if (error.cutCause === 'sink_failed') {
      connection.stop('sink_failed', replies.onStatus(streamId, replies.statuses.unavailable));
    } else {
      log.event('failed', error.message);
      connection.stop(error.cutCause);
    }
  }

  function awaitPublish(): void {
    connection.setDeadline(limits.publishMsMax, () => {
      connection.stop('publish_timeout', replies.onStatus(0, replies.statuses.unavailable));
    });
  }

  async function receive(bytes: Buffer): Promise<void> {
    const chunks = shaken ? bytes : finishHandshake(bytes);
    if (!chunks) return;
    receivedBytes += chunks.length;
    for (const message of reader.read(chunks)) {
      await handle(message);
      if (connection.stopCause()) return;
    }
    if (receivedBytes - acknowledgedBytes >= peerWindowBytes) {
      acknowledgedBytes = receivedBytes;
      connection.send(replies.acknowledgement(receivedBytes));
    }
  }

  function finishHandshake(bytes: Buffer): Buffer | undefined {
    const { reply, rest } = handshake.push(bytes);
    if (reply) connection.send(reply);
    if (!rest) return undefined;
    shaken = true;
    awaitPublish();
    return rest;
  }

  async function handle(message: RtmpMessage): Promise<void> {
    const publish = publishing.active();
    publish?.meter.add(message.payload.length);
    if (!publish) {
      messagesBeforePublish += 1;
      if (messagesBeforePublish > limits.messagesBeforePublishMax)
        throw limitExceeded('Too many messages, no publish.');
    }
    const { typeId, payload } = message;
    switch (typeId) {
      case messageType.audio:
      case messageType.video:
        return handleMedia(message);
      case messageType.aggregate:
        for (const part of splitAggregate(message)) {
          if (part.typeId === messageType.audio || part.typeId === messageType.video) await handleMedia(part);
        }
        return;
      case messageType.data:
      case messageType.dataAmf3:
        return handleData(message);
      case messageType.command:
      case messageType.commandAmf3:
        return handleCommand(parseCommand(message, limits.commandBytesMax));
      case messageType.windowSize:
        if (payload.length >= 4) peerWindowBytes = payload.readUInt32BE(0) || replies.WINDOW_BYTES;
        return;
      case messageType.peerBandwidth:
        return connection.send(replies.windowSize());
      case messageType.userControl:
        if (payload.length >= 6 && payload.readUInt16BE(0) === replies.PING_REQUEST) {
          connection.send(replies.pong(payload.subarray(2, 6)));
        }
    }
  }

  async function handleMedia(message: RtmpMessage): Promise<void> {
    const publish = publishing.active();
    if (!publish) return;
    connection.putOffDeadline();
    await publish.deliver(publish.flv.media(message));
  }

  function handleData(message: RtmpMessage): void {
    const metadata = parseMetadata(message, limits.commandBytesMax);
    if (metadata !== undefined) publishing.active()?.flv.metadata(metadata);
  }

  log.event('connected');
  connection.setDeadline(limits.handshakeMsMax, () => connection.stop('handshake_timeout'));

  return {
    view() {
      const phase = !shaken ? 'handshake' : publishing.active() ? 'publishing' : 'connected';
      return { connectionId, remoteAddress, phase, receivedBytes };
    },
    stop: (cause) => connection.stop(cause),
    done: connection.done.then(publishing.allEnded),
  };
}
