import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type AmfValue, amfProperty, decodeAmf0, encodeAmf0 } from '../../rtmp/amf0.ts';
import { createChunkReader } from '../../rtmp/rtmp-chunks.ts';
import { messageType, type RtmpMessage } from '../../rtmp/rtmp-message.ts';
import { type ChunkOptions, createChunkEncoder } from './rtmp-chunk-encoder.ts';

export type SendOptions = Partial<ChunkOptions> & { chunkStreamId?: number };

export type RtmpClient = {
  socket: Socket;
  send(message: RtmpMessage, options?: SendOptions): void;
  command(streamId: number, ...values: AmfValue[]): void;
  setChunkSize(bytes: number): void;
  /** The first matching message not yet taken; rejects when the server closes before one arrives. */
  next(fits: (message: RtmpMessage) => boolean): Promise<RtmpMessage>;
  nextCommand(name: string): Promise<AmfValue[]>;
  /** The code of the next status on a stream. */
  nextStatus(): Promise<AmfValue>;
  closed: Promise<void>;
};

/** A client after the handshake that sends nothing on its own. */
export async function openRtmpClient(port: number): Promise<RtmpClient> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const c1 = Buffer.concat([Buffer.alloc(8), randomBytes(1528)]);
  socket.write(Buffer.concat([Buffer.from([3]), c1]));

  const encode = createChunkEncoder();
  const reader = createChunkReader(
    { messageBytesMax: 1e6, bufferedBytesMax: 1e6, chunkStreamsMax: 64 },
    { bytesLeft: 1e6 },
  );
  const waiting: { fits: (message: RtmpMessage) => boolean; resolve: (message: RtmpMessage) => void }[] = [];
  const received: RtmpMessage[] = [];
  let chunkBytes = 128;

  let handshake: Buffer = Buffer.alloc(0);
  const shaken = new Promise<void>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      let rest = bytes;
      if (handshake.length < 3073) {
        const missing = 3073 - handshake.length;
        handshake = Buffer.concat([handshake, bytes.subarray(0, missing)]);
        rest = bytes.subarray(missing);
        if (handshake.length < 3073) return;
        socket.write(handshake.subarray(1, 1537));
        resolve();
      }
      for (const message of reader.read(rest)) {
        const index = waiting.findIndex(({ fits }) => fits(message));
        if (index < 0) received.push(message);
        else waiting.splice(index, 1)[0]?.resolve(message);
      }
    });
  });
  await Promise.race([shaken, closed]);

  function send(message: RtmpMessage, options: SendOptions = {}): void {
    const { chunkStreamId = 3, ...rest } = options;
    socket.write(Buffer.concat(encode(chunkStreamId, message, { chunkBytes, format: 0, ...rest })));
  }

  function next(fits: (message: RtmpMessage) => boolean): Promise<RtmpMessage> {
    const index = received.findIndex(fits);
    const found = index < 0 ? undefined : received.splice(index, 1)[0];
    if (found) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      waiting.push({ fits, resolve });
      void closed.then(() => reject(new Error('The server closed before the reply came.')));
    });
  }

  async function nextCommand(name: string): Promise<AmfValue[]> {
    const message = await next(
      ({ typeId, payload }) => typeId === messageType.command && decodeAmf0(payload)[0] === name,
    );
    return decodeAmf0(message.payload);
  }

  return {
    socket,
    send,
    command(streamId, ...values) {
      send({ typeId: messageType.command, timestamp: 0, streamId, payload: encodeAmf0(values) });
    },
    setChunkSize(bytes) {
      const payload = Buffer.alloc(4);
      payload.writeUInt32BE(bytes);
      send({ typeId: messageType.setChunkSize, timestamp: 0, streamId: 0, payload }, { chunkStreamId: 2 });
      chunkBytes = bytes;
    },
    next,
    nextCommand,
    nextStatus: async () => amfProperty((await nextCommand('onStatus'))[3], 'code'),
    closed,
  };
}

/**
 * From connect to the answer to publish in the order, on the chunk streams and with the header formats of OBS:
 * chunk size first, then connect, releaseStream, FCPublish, createStream, publish, each pair waiting where OBS waits.
 */
export async function publishLikeObs(
  client: RtmpClient,
  { app, streamName }: { app: string; streamName: string },
): Promise<{ status: AmfValue; streamId: number }> {
  const brief: SendOptions = { chunkStreamId: 3, format: 1 };
  const command = (values: AmfValue[], streamId = 0): RtmpMessage => ({
    typeId: messageType.command,
    timestamp: 0,
    streamId,
    payload: encodeAmf0(values),
  });
  client.setChunkSize(4096);
  const tcUrl = `rtmp://localhost/${app}`;
  const flashVer = 'FMLE/3.0 (compatible; FMSc/1.0)';
  client.send(command(['connect', 1, { app, type: 'nonprivate', flashVer, swfUrl: tcUrl, tcUrl }]), {
    chunkStreamId: 3,
  });
  await client.nextCommand('_result');
  client.send(command(['releaseStream', 2, null, streamName]), brief);
  client.send(command(['FCPublish', 3, null, streamName]), brief);
  client.send(command(['createStream', 4, null]), brief);
  const created = await client.next(
    ({ typeId, payload }) => typeId === messageType.command && decodeAmf0(payload)[1] === 4,
  );
  const streamId = Number(decodeAmf0(created.payload)[3]);
  client.send(command(['publish', 5, null, streamName, 'live'], streamId), { chunkStreamId: 4 });
  return { status: await client.nextStatus(), streamId };
}

/** As OBS stops: both commands, then the socket. */
export function unpublishLikeObs(
  client: RtmpClient,
  { streamName, streamId }: { streamName: string; streamId: number },
): void {
  client.command(0, 'FCUnpublish', 6, null, streamName);
  client.command(0, 'deleteStream', 7, null, streamId);
  client.socket.end();
}
