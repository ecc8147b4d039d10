/** The properties of an MPEG transport stream, from its first packets. */
export type StreamLook = 'unknown' | 'playable' | 'unsupported_video' | 'unsupported_audio' | 'protocol_error';

export type TransportStreamReader = {
  /** `unknown` until enough was received. */
  push(bytes: Buffer): StreamLook;
  hasSound(): boolean;
};

const packetBytes = 188;
const syncByte = 0x47;
const tableType = { programs: 0, streams: 2 };
const h264 = 0x1b;
const aac = 0x0f;
/** MPEG-1 and 2, MPEG-4 part 2, HEVC, VVC, AVS. */
const otherVideo: ReadonlySet<number> = new Set([0x01, 0x02, 0x10, 0x24, 0x33, 0x42]);
/** MPEG audio, AAC in LATM, and the codecs of Blu-ray and ATSC. */
const otherAudio: ReadonlySet<number> = new Set([0x03, 0x04, 0x11, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87]);
const privateData = 0x06;
const registrationTag = 0x05;
const dvbTags: ReadonlySet<number> = new Set([0x6a, 0x7a, 0x7b, 0x7c]);
/** With 10 bits, 4:2:2 or 4:4:4, which browsers do not play. */
const unplayableProfiles: ReadonlySet<number> = new Set([44, 110, 122, 244]);
const startCode = Buffer.from([0, 0, 1]);
const parametersUnit = 7;

/** Parses the tables of a transport stream, and the profile of its H.264, to know whether viewers can play it. */
export function createTransportStreamReader(): TransportStreamReader {
  let waiting: Buffer = Buffer.alloc(0);
  let tablePid: number | undefined;
  let videoPid: number | undefined;
  let sound = false;
  let look: StreamLook = 'unknown';

  function readStreams(section: Buffer): StreamLook {
    for (const { type, pid, descriptors } of streamsIn(section)) {
      const name = type === privateData ? registrationIn(descriptors) : undefined;
      if (otherVideo.has(type) || ['HEVC', 'AV01', 'VP09'].includes(name ?? '')) return 'unsupported_video';
      if (otherAudio.has(type) || ['Opus', 'AC-3', 'EAC3', 'dvb'].includes(name ?? '')) return 'unsupported_audio';
      if (type === h264) videoPid ??= pid;
      if (type === aac) sound = true;
    }
    if (videoPid !== undefined) return 'unknown';
    return sound ? 'playable' : 'protocol_error';
  }

  function readTsPacket(packet: Buffer): StreamLook {
    if (packet[0] !== syncByte) return 'protocol_error';
    const pid = packet.readUInt16BE(1) & 0x1fff;
    const isStart = (packet.readUInt8(1) & 0x40) !== 0;
    const payload = payloadOf(packet);
    if (payload.length === 0) return 'unknown';
    if (pid === 0 && isStart && tablePid === undefined) {
      const programs = programsIn(sectionOf(payload, tableType.programs));
      if (programs.length > 1) return 'protocol_error';
      tablePid = programs[0];
    }
    if (pid === tablePid && isStart && videoPid === undefined) {
      const section = sectionOf(payload, tableType.streams);
      return section.length > 0 ? readStreams(section) : 'unknown';
    }
    if (pid !== videoPid) return 'unknown';
    const profile = profileIn(payload);
    if (profile === undefined) return 'unknown';
    return unplayableProfiles.has(profile) ? 'unsupported_video' : 'playable';
  }

  return {
    push(bytes) {
      if (look !== 'unknown') return look;
      waiting = Buffer.concat([waiting, bytes]);
      while (look === 'unknown' && waiting.length >= packetBytes) {
        look = readTsPacket(waiting.subarray(0, packetBytes));
        waiting = waiting.subarray(packetBytes);
      }
      return look;
    },
    hasSound: () => sound,
  };
}

function payloadOf(packet: Buffer): Buffer {
  const control = (packet.readUInt8(3) >> 4) & 3;
  if ((control & 1) === 0) return Buffer.alloc(0);
  return packet.subarray(control === 3 ? 5 + packet.readUInt8(4) : 4);
}

/**
 * The table after its pointer field, without header and checksum; empty for another table or one that spans packets.
 */
function sectionOf(payload: Buffer, type: number): Buffer {
  const section = payload.subarray(1 + payload.readUInt8(0));
  if (section.length < 12 || section[0] !== type) return Buffer.alloc(0);
  const end = 3 + (section.readUInt16BE(1) & 0x0fff) - 4;
  return end > section.length ? Buffer.alloc(0) : section.subarray(8, end);
}

function programsIn(section: Buffer): number[] {
  const pids: number[] = [];
  for (let at = 0; at + 4 <= section.length; at += 4) {
    // Program number 0 is the network table.
    if (section.readUInt16BE(at) !== 0) pids.push(section.readUInt16BE(at + 2) & 0x1fff);
  }
  return pids;
}

function* streamsIn(section: Buffer): Generator<{ type: number; pid: number; descriptors: Buffer }> {
  if (section.length < 4) return;
  for (let at = 4 + (section.readUInt16BE(2) & 0x0fff); at + 5 <= section.length; ) {
    const length = section.readUInt16BE(at + 3) & 0x0fff;
    const descriptors = section.subarray(at + 5, at + 5 + length);
    yield { type: section.readUInt8(at), pid: section.readUInt16BE(at + 1) & 0x1fff, descriptors };
    at += 5 + length;
  }
}

function registrationIn(descriptors: Buffer): string | undefined {
  for (let at = 0; at + 2 <= descriptors.length; at += 2 + descriptors.readUInt8(at + 1)) {
    const tag = descriptors.readUInt8(at);
    if (tag === registrationTag) return descriptors.toString('latin1', at + 2, at + 6);
    if (dvbTags.has(tag)) return 'dvb';
  }
  return undefined;
}

/** From the sequence parameter set in a packet, if there is one. */
function profileIn(payload: Buffer): number | undefined {
  for (let at = payload.indexOf(startCode); at >= 0; at = payload.indexOf(startCode, at + 3)) {
    if (((payload[at + 3] ?? 0) & 0x9f) === parametersUnit) return payload[at + 4];
  }
  return undefined;
}
