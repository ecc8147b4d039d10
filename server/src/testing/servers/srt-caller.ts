import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { handshakeType, readHandshake, type SrtHandshake, writeHandshake } from '../../srt/srt-handshake.ts';
import { controlType, readPacket, type SrtPacket, writeControl } from '../../srt/srt-packet.ts';

export type SrtCallerWish = Partial<SrtHandshake> & { streamId?: string };

export type SrtCaller = {
  /** Sends a handshake and answers what comes back. */
  induce(): Promise<SrtHandshake>;
  conclude(wish: SrtCallerWish): Promise<SrtHandshake>;
  /** To the connection that the last handshake opened. */
  sendData(sequence: number, payload: Buffer): void;
  sendControl(type: number, body?: Buffer, info?: number): void;
  sendRaw(bytes: Buffer): void;
  /** What `sendData` and `sendControl` would send. */
  dataPacket(sequence: number, payload: Buffer): Buffer;
  controlPacket(type: number, body?: Buffer, info?: number): Buffer;
  handshakePacket(wish: SrtCallerWish): Buffer;
  /** The next control packet of this type that was not taken yet. */
  next(type: number): Promise<Extract<SrtPacket, { kind: 'control' }>>;
  close(): void;
};

/** An SRT caller whose every packet is sent by the test. */
export async function openSrtCaller(port: number): Promise<SrtCaller> {
  const socket = createSocket('udp4');
  const received: Extract<SrtPacket, { kind: 'control' }>[] = [];
  const socketId = 77;
  let peerSocketId = 0;
  let cookie = 0;
  socket.on('message', (bytes) => {
    const packet = readPacket(bytes);
    if (packet?.kind === 'control') received.push(packet);
    socket.emit('packet');
  });
  socket.connect(port, '127.0.0.1');
  await once(socket, 'connect');

  const controlPacket = (type: number, body?: Buffer, info = 0, to = peerSocketId) =>
    writeControl({ type, info, timestampUs: 0, socketId: to, ...(body && { body }) });
  function dataPacket(sequence: number, payload: Buffer): Buffer {
    const header = Buffer.alloc(16);
    header.writeUInt32BE(sequence, 0);
    header.writeUInt32BE(0xe0000001, 4);
    header.writeUInt32BE(peerSocketId, 12);
    return Buffer.concat([header, payload]);
  }
  function handshakePacket({ streamId, ...rest }: SrtCallerWish): Buffer {
    const basics = { version: 5, encryption: 0, extensionField: 1, initialSequence: 100, mtuBytes: 1500 };
    const more = { windowPackets: 8192, type: handshakeType.conclusion, socketId, cookie };
    const extensions = [{ type: 1, content: hello }, ...(streamId === undefined ? [] : [streamIdExtension(streamId)])];
    return controlPacket(controlType.handshake, writeHandshake({ ...basics, ...more, extensions, ...rest }), 0, 0);
  }
  async function next(type: number) {
    for (;;) {
      const index = received.findIndex((packet) => packet.type === type);
      const [found] = index < 0 ? [] : received.splice(index, 1);
      if (found) return found;
      await once(socket, 'packet');
    }
  }
  async function shake(wish: SrtCallerWish): Promise<SrtHandshake> {
    socket.send(handshakePacket(wish));
    const answer = readHandshake((await next(controlType.handshake)).body);
    if (answer === undefined) throw new Error('An answer that is no handshake');
    return answer;
  }

  return {
    async induce() {
      const answer = await shake({ version: 4, type: handshakeType.induction, extensionField: 2, extensions: [] });
      cookie = answer.cookie;
      return answer;
    },
    async conclude(wish) {
      const answer = await shake(wish);
      if (answer.type === handshakeType.conclusion) peerSocketId = answer.socketId;
      return answer;
    },
    sendData: (sequence, payload) => socket.send(dataPacket(sequence, payload)),
    sendControl: (type, body, info) => socket.send(controlPacket(type, body, info)),
    sendRaw: (bytes) => socket.send(bytes),
    dataPacket,
    controlPacket,
    handshakePacket,
    next,
    close: () => socket.close(),
  };
}

/** Version 1.5.0, a live sender, 120 ms of latency. */
const hello = Buffer.from('00010500000000bf00780078', 'hex');

function streamIdExtension(streamId: string) {
  const bytes = Buffer.from(streamId);
  const content = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]).swap32();
  return { type: 5, content };
}
