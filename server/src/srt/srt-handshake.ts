/** Handshake packets: the caller is sent a cookie, and repeats it together with its request. */
export type SrtHandshake = {
  version: number;
  encryption: number;
  extensionField: number;
  initialSequence: number;
  mtuBytes: number;
  windowPackets: number;
  type: number;
  socketId: number;
  cookie: number;
  extensions: { type: number; content: Buffer }[];
};

export const handshakeType = { induction: 1, conclusion: 0xffffffff } as const;
export const handshakeVersion = 5;
/** In the response to the first packet: marks the protocol as SRT and not UDT, on which it is based. */
export const srtMagic = 0x4a17;

/** Rejection codes: 1000 plus libsrt's reason; libsrt's own codes from 1000 on are HTTP status codes. */
export const srtRejections = {
  version: 1008,
  encrypted: 1011,
  notLive: 1012,
  badRequest: 2400,
  overload: 2402,
  forbidden: 2403,
  conflict: 2409,
} as const;
export type SrtRejection = keyof typeof srtRejections;

const fixedBytes = 48;
const extensionsMax = 16;
const extensionFlags = { hello: 1, config: 4 };
const extensionType = { helloRequest: 1, helloAnswer: 2, keyRequest: 3, streamId: 5 };
const streamIdBytesMax = 512;
const ourVersion = 0x010500;
/**
 * Capabilities: sending and receiving paced by timestamps, dropping late packets, periodic loss reports, marking of
 * retransmitted packets.
 */
const ourFlags = 0x01 | 0x02 | 0x04 | 0x08 | 0x10 | 0x20;
const streamFlag = 0x40;

export function readHandshake(body: Buffer): SrtHandshake | undefined {
  if (body.length < fixedBytes) return undefined;
  const extensions: SrtHandshake['extensions'] = [];
  for (let at = fixedBytes; at + 4 <= body.length; ) {
    const length = body.readUInt16BE(at + 2) * 4;
    const content = body.subarray(at + 4, at + 4 + length);
    if (content.length < length || extensions.length === extensionsMax) return undefined;
    extensions.push({ type: body.readUInt16BE(at), content });
    at += 4 + length;
  }
  return {
    version: body.readUInt32BE(0),
    encryption: body.readUInt16BE(4),
    extensionField: body.readUInt16BE(6),
    initialSequence: body.readUInt32BE(8) % 2 ** 31,
    mtuBytes: body.readUInt32BE(12),
    windowPackets: body.readUInt32BE(16),
    type: body.readUInt32BE(20),
    socketId: body.readUInt32BE(24),
    cookie: body.readUInt32BE(28),
    extensions,
  };
}

export function writeHandshake(handshake: SrtHandshake): Buffer {
  const fixed = Buffer.alloc(fixedBytes);
  fixed.writeUInt32BE(handshake.version, 0);
  fixed.writeUInt16BE(handshake.encryption, 4);
  fixed.writeUInt16BE(handshake.extensionField, 6);
  fixed.writeUInt32BE(handshake.initialSequence, 8);
  fixed.writeUInt32BE(handshake.mtuBytes, 12);
  fixed.writeUInt32BE(handshake.windowPackets, 16);
  fixed.writeUInt32BE(handshake.type, 20);
  fixed.writeUInt32BE(handshake.socketId, 24);
  fixed.writeUInt32BE(handshake.cookie, 28);
  const extensions = handshake.extensions.flatMap(({ type, content }) => {
    const head = Buffer.alloc(4);
    head.writeUInt16BE(type, 0);
    head.writeUInt16BE(content.length / 4, 2);
    return [head, content];
  });
  return Buffer.concat([fixed, ...extensions]);
}

export type CallerWish = { streamId: string; latencyMs: number };

/** The caller's request, or why it is rejected. */
export function wishOf({ version, extensions }: SrtHandshake): CallerWish | SrtRejection {
  const find = (type: number) => extensions.find((extension) => extension.type === type)?.content;
  if (version !== handshakeVersion) return 'version';
  if (find(extensionType.keyRequest) !== undefined) return 'encrypted';
  const hello = find(extensionType.helloRequest);
  if (hello === undefined || hello.length < 12) return 'badRequest';
  if ((hello.readUInt32BE(4) & streamFlag) !== 0) return 'notLive';
  const id = find(extensionType.streamId) ?? Buffer.alloc(0);
  if (id.length > streamIdBytesMax) return 'badRequest';
  // Each group of four bytes is reversed.
  const streamId = Buffer.from(id).swap32().toString('utf8').replace(/\0+$/, '');
  return { streamId, latencyMs: Math.max(hello.readUInt16BE(8), hello.readUInt16BE(10)) };
}

/** The response that opens the connection. */
export function acceptedHandshake(
  request: SrtHandshake,
  own: { socketId: number; windowPackets: number; latencyMs: number },
): SrtHandshake {
  const hello = Buffer.alloc(12);
  hello.writeUInt32BE(ourVersion, 0);
  hello.writeUInt32BE(ourFlags, 4);
  hello.writeUInt16BE(own.latencyMs, 8);
  hello.writeUInt16BE(own.latencyMs, 10);
  return {
    ...request,
    encryption: 0,
    extensionField: extensionFlags.hello,
    windowPackets: own.windowPackets,
    socketId: own.socketId,
    extensions: [{ type: extensionType.helloAnswer, content: hello }],
  };
}
