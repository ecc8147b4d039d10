import { bodiesAt, bodyAt, boxesIn } from './mp4-boxes.ts';

export type Mp4Track = { id: number; kind: 'video' | 'audio'; timescale: number; codec: string | undefined };

const videoEntryBytes = 78;
const audioEntryBytes = 28;
const elementaryStreamTag = 3;
const decoderConfigTag = 4;
const aacObjectType = 0x40;

/** The tracks in the header of a fragmented MP4; `codec` as in a playlist, for codecs that browsers play. */
export function tracksOf(head: Buffer): Mp4Track[] {
  return bodiesAt(head, 'moov/trak').flatMap((track) => {
    const handler = bodyAt(track, 'mdia/hdlr').toString('latin1', 8, 12);
    const kind = handler === 'vide' ? 'video' : handler === 'soun' ? 'audio' : undefined;
    if (kind === undefined) return [];
    const id = versioned(bodyAt(track, 'tkhd'), 12, 20);
    const timescale = versioned(bodyAt(track, 'mdia/mdhd'), 12, 20);
    if (timescale === 0) throw new Error('A track of MP4 without a timescale');
    return [{ id, kind, timescale, codec: codecOf(bodyAt(track, 'mdia/minf/stbl/stsd')) } as const];
  });
}

/** A number whose offset depends on whether the preceding times have 32 or 64 bits. */
function versioned(body: Buffer, offset: number, offset64: number): number {
  return body.readUInt32BE(body.readUInt8(0) === 0 ? offset : offset64);
}

function codecOf(descriptions: Buffer): string | undefined {
  const [entry] = boxesIn(descriptions.subarray(8));
  if (entry?.type === 'avc1') {
    const configuration = bodyAt(entry.body.subarray(videoEntryBytes), 'avcC');
    return `avc1.${configuration.toString('hex', 1, 4)}`;
  }
  if (entry?.type === 'mp4a') return aacCodecOf(bodyAt(entry.body.subarray(audioEntryBytes), 'esds'));
  return undefined;
}

/** MP3 in MP4 has the same name as AAC; only the inner stream description distinguishes them. */
function aacCodecOf(esds: Buffer): string | undefined {
  const stream = descriptorIn(esds.subarray(4), elementaryStreamTag);
  const decoder = descriptorIn(stream.subarray(3), decoderConfigTag);
  if (decoder.readUInt8(0) !== aacObjectType) return undefined;
  const configuration = descriptorIn(decoder.subarray(13), 5);
  return `mp4a.40.${configuration.readUInt8(0) >> 3}`;
}

/** Its length precedes it, seven bits per byte; the top bit says that another byte follows. */
function descriptorIn(bytes: Buffer, tag: number): Buffer {
  if (bytes.readUInt8(0) !== tag) throw new Error(`A stream's description in MP4 without its part ${tag}`);
  let [length, at, more] = [0, 1, true];
  while (more) {
    const byte = bytes.readUInt8(at++);
    length = length * 128 + (byte & 0x7f);
    more = byte >= 0x80;
  }
  return bytes.subarray(at, at + length);
}
