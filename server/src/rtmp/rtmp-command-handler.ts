import { amfProperty } from './amf0.ts';
import { nameOf, type RtmpCommand } from './rtmp-commands.ts';
import type { Connection } from './rtmp-connection.ts';
import { limitExceeded, protocolError } from './rtmp-error.ts';
import * as replies from './rtmp-replies.ts';

export type CommandHandlerOptions = {
  connection: Pick<Connection, 'send' | 'stop'>;
  messageStreamsMax: number;
  /** An unusable name is undefined and gets the same answer as a wrong one. */
  publish(streamId: number, app: string, streamName: string | undefined): Promise<void>;
  unpublish(): void;
};

/** Handles a publisher's commands, in the order of its connection. */
export function createCommandHandler(options: CommandHandlerOptions): (command: RtmpCommand) => Promise<void> {
  const { connection, publish, unpublish, messageStreamsMax } = options;
  let app: string | undefined;
  let streamsCreated = 0;

  function connect({ transaction, subject }: RtmpCommand): void {
    if (app !== undefined) throw protocolError('The peer connects twice.');
    // Without a name the owner still decides: it may serve a single unnamed app.
    app = nameOf(amfProperty(subject, 'app')) ?? '';
    connection.send(Buffer.concat([replies.openingControls(), replies.connectResult(transaction)]));
  }

  function createStream({ transaction }: RtmpCommand): void {
    if (streamsCreated >= messageStreamsMax) throw limitExceeded('Too many message streams.');
    streamsCreated += 1;
    connection.send(replies.commandResult(transaction, null, streamsCreated));
  }

  function acknowledge({ transaction }: RtmpCommand): void {
    if (transaction > 0) connection.send(replies.commandResult(transaction, null, undefined));
  }

  return async (command) => {
    if (command.name === 'connect') return connect(command);
    if (app === undefined) throw protocolError('The peer sends commands before it connects.');
    switch (command.name) {
      case 'createStream':
        return createStream(command);
      case 'publish':
        return publish(command.streamId, app, nameOf(command.argument));
      case 'FCPublish':
        acknowledge(command);
        return connection.send(replies.onFc('onFCPublish', 'NetStream.Publish.Start'));
      case 'FCUnpublish':
        unpublish();
        acknowledge(command);
        return connection.send(replies.onFc('onFCUnpublish', 'NetStream.Unpublish.Success'));
      case 'closeStream':
      case 'deleteStream':
        return unpublish();
      case 'releaseStream':
      case '_checkbw':
        return acknowledge(command);
      case 'play':
      case 'play2':
        return connection.stop('publish_refused', replies.onStatus(command.streamId, replies.statuses.playRefused));
      default:
        if (command.transaction > 0)
          connection.send(replies.commandError(command.transaction, replies.statuses.callFailed));
    }
  };
}
