import { type ActivePublish, openPublish } from './active-publish.ts';
import type { PublishEnding } from './flv-sink.ts';
import type { AuthorizePublish, PublishDecision, RefusalReason } from './publish-types.ts';
import type { Connection } from './rtmp-connection.ts';
import { protocolError } from './rtmp-error.ts';
import * as replies from './rtmp-replies.ts';
import type { SessionLog } from './rtmp-session-log.ts';

const refusals: Record<RefusalReason, replies.Status> = {
  denied: replies.statuses.denied,
  in_use: replies.statuses.inUse,
  unavailable: replies.statuses.unavailable,
};

export type PublishingOptions = {
  connection: Connection;
  connectionId: number;
  remoteAddress: string;
  idleMsMax: number;
  authorize: AuthorizePublish;
  now: () => number;
  log: SessionLog;
  /** A publisher's limits apply from the start to the end of each publish. */
  onStart(): void;
  onEnd(): void;
};

export type Publishing = {
  active(): ActivePublish | undefined;
  /** An undefined name is refused like a wrong one. */
  request(streamId: number, app: string, streamName: string | undefined): Promise<void>;
  end(ending: PublishEnding): void;
  allEnded(): Promise<void>;
};

/** One connection's publishes, of which at most one is active. */
export function createPublishing(options: PublishingOptions): Publishing {
  const { connection, connectionId, remoteAddress, log } = options;
  const endings = new Set<Promise<void>>();
  let active: ActivePublish | undefined;

  function end(ending: PublishEnding): void {
    if (!active) return;
    const ended = active;
    active = undefined;
    options.onEnd();
    log.event('publish_ended', ending.how === 'cut' ? ending.cause : ending.how);
    const done = ended.end(ending).finally(() => endings.delete(done));
    endings.add(done);
  }

  async function decide(app: string, streamName: string): Promise<PublishDecision> {
    try {
      return await options.authorize({ app, streamName, remoteAddress });
    } catch (error) {
      log.failure(error);
      return { accept: false, reason: 'unavailable' };
    }
  }

  function refuse(streamId: number, reason: RefusalReason): void {
    log.event('publish_refused', reason);
    connection.stop('publish_refused', replies.onStatus(streamId, refusals[reason]));
  }

  function open(streamId: number, decision: Extract<PublishDecision, { accept: true }>): ActivePublish | undefined {
    const publisher = {
      connectionId,
      remoteAddress,
      disconnect: () => connection.stop('disconnected', replies.onStatus(streamId, replies.statuses.disconnected)),
    };
    try {
      return openPublish({ decision, streamId, connection, publisher, now: options.now, onSinkError: log.failure });
    } catch (error) {
      log.failure(error);
      return undefined;
    }
  }

  function onIdle(streamId: number): void {
    if (active?.isWaitingForSink()) {
      connection.stop('sink_stalled', replies.onStatus(streamId, replies.statuses.unavailable));
    } else {
      connection.stop('idle');
    }
  }

  return {
    active: () => active,
    async request(streamId, app, streamName) {
      if (active) throw protocolError('The peer publishes twice at once.');
      log.hide([streamName ?? '', app]);
      if (streamName === undefined) return refuse(streamId, 'denied');
      // The deadline is suspended while the owner decides: a busy machine must not refuse a correct key.
      connection.clearDeadline();
      const decision = await decide(app, streamName);
      if (!decision.accept) return refuse(streamId, decision.reason);
      active = open(streamId, decision);
      if (!active) return refuse(streamId, 'unavailable');
      options.onStart();
      log.event('publish_started');
      // The peer may have left while the owner decided, or the owner may have disconnected it while opening.
      const cause = connection.stopCause();
      if (cause) return end({ how: 'cut', cause });
      connection.setDeadline(options.idleMsMax, () => onIdle(streamId));
      connection.send(replies.streamBegin(streamId));
      connection.send(replies.onStatus(streamId, replies.statuses.publishStart));
    },
    end,
    async allEnded() {
      await Promise.all(endings);
    },
  };
}
