import { describe, expect, it } from 'vitest';
import { readFlv } from '../testing/servers/flv-reader.ts';
import {
  aggregate,
  audio,
  audioFrame,
  audioSequenceHeader,
  video,
  videoFrame,
  videoSequenceHeader,
} from '../testing/servers/rtmp-sample-session.ts';
import { type AmfValue, decodeAmf0 } from './amf0.ts';
import { splitAggregate } from './flv.ts';
import { createFlvWriter } from './flv-writer.ts';
import { RtmpError } from './rtmp-error.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';

const header = videoSequenceHeader;
const key = videoFrame('key');
const inter = videoFrame('inter');
const names = new Map([
  [header.toString('hex'), 'video header'],
  [audioSequenceHeader.toString('hex'), 'audio header'],
  [key.toString('hex'), 'key'],
  [inter.toString('hex'), 'inter'],
  [audioFrame().toString('hex'), 'audio'],
]);

/** The stream as words, its kinds first. */
function write(messages: RtmpMessage[], metadata?: AmfValue): string[] {
  const writer = createFlvWriter();
  if (metadata !== undefined) writer.metadata(metadata);
  const bytes = Buffer.concat(messages.map((message) => writer.media(message) ?? Buffer.alloc(0)));
  if (bytes.length === 0) return [];
  const { flags, tags } = readFlv(bytes);
  const kinds = { 1: 'video only', 4: 'audio only', 5: 'both' }[flags] ?? `${flags}`;
  return [
    kinds,
    ...tags.map(({ payload, timestamp }) => `${names.get(payload.toString('hex')) ?? 'metadata'}@${timestamp}`),
  ];
}

describe('order', () => {
  it.each<[string, RtmpMessage[], AmfValue, string[]]>([
    [
      'metadata and sequence headers come first',
      [audio(0, audioSequenceHeader), video(0, header), video(10, key), audio(12, audioFrame()), video(50, inter)],
      { videocodecid: 7, audiocodecid: 10 },
      ['both', 'metadata@0', 'video header@0', 'audio header@0', 'key@0', 'audio@2', 'inter@40'],
    ],
    ['nothing comes before a frame', [audio(0, audioSequenceHeader), video(0, header)], {}, []],
    [
      'video waits for its header and a key frame',
      [video(0, inter), video(0, key), video(0, header), video(40, inter), video(80, key), video(120, inter)],
      { videocodecid: 7 },
      ['video only', 'metadata@0', 'video header@0', 'key@0', 'inter@40'],
    ],
    [
      'audio waits for its header',
      [audio(0, audioFrame()), audio(0, audioSequenceHeader), audio(23, audioFrame())],
      { audiocodecid: 10 },
      ['audio only', 'metadata@0', 'audio header@0', 'audio@0'],
    ],
    [
      'a header known already is not repeated',
      [video(0, header), video(0, key), video(0, header), video(40, inter)],
      { videocodecid: 'avc1' },
      ['video only', 'metadata@0', 'video header@0', 'key@0', 'inter@40'],
    ],
    [
      'a kind of codec 0 will not come',
      [video(0, header), video(0, key)],
      { videocodecid: 7, audiocodecid: 0 },
      ['video only', 'metadata@0', 'video header@0', 'key@0'],
    ],
    [
      'without metadata both kinds are announced',
      [video(0, header), video(0, key)],
      undefined,
      ['both', 'video header@0', 'key@0'],
    ],
  ])('%s', (_, messages, metadata, expected) => {
    expect(write(messages, metadata)).toEqual(expected);
  });

  it('a changed header is placed where its kind is', () => {
    const writer = createFlvWriter();
    for (const message of [video(0, header), audio(0, audioSequenceHeader), video(0, key), audio(90, audioFrame())]) {
      writer.media(message);
    }
    const changed = Buffer.concat([header, Buffer.of(1)]);
    const tag = writer.media(video(0, changed));
    expect(tag?.subarray(11, -4)).toEqual(changed);
    expect(tag?.readUIntBE(4, 3)).toBe(0);
    expect(writer.counts()).toEqual({ videoFrames: 1, audioFrames: 1, mediaMs: 90 });
  });
});

describe('metadata', () => {
  it('passes on only known numbers and booleans', () => {
    const writer = createFlvWriter();
    writer.metadata({ width: 320, stereo: true, framerate: Number.NaN, encoder: 'text', height: '5', title: 3 });
    writer.media(video(0, header));
    const { tags } = readFlv(writer.media(video(0, key)) ?? Buffer.alloc(0));
    const written = new Map<string, AmfValue>([
      ['width', 320],
      ['stereo', true],
    ]);
    expect(decodeAmf0(tags[0]?.payload ?? Buffer.alloc(0))).toEqual(['onMetaData', written]);
  });

  it('metadata that comes late adds nothing', () => {
    const writer = createFlvWriter();
    writer.media(video(0, header));
    writer.media(video(0, key));
    writer.metadata({ width: 1 });
    expect(readFlvTagTypes(writer.media(video(40, inter)))).toEqual([9]);
  });
});

function readFlvTagTypes(tag: Buffer | undefined): number[] {
  return tag ? [tag.readUInt8(0)] : [];
}

describe('codecs', () => {
  it.each([
    ['H.264 of 10 bits', video(0, Buffer.from('1700000000016e000affe10000', 'hex'))],
    ['H.264 of 4:4:4', video(0, Buffer.from('170000000001f4000affe10000', 'hex'))],
    ['enhanced RTMP HEVC', video(0, Buffer.from('9068766331', 'hex'))],
    ['enhanced RTMP AV1', video(0, Buffer.from('9061763031', 'hex'))],
    ['Sorenson H.263', video(0, Buffer.from('1200', 'hex'))],
    ['VP6', video(0, Buffer.from('1400', 'hex'))],
    ['HEVC by the number that some encoders took', video(0, Buffer.from('1c00000000', 'hex'))],
    ['enhanced RTMP audio', audio(0, Buffer.from('904f707573', 'hex'))],
    ['Speex', audio(0, Buffer.from('b200', 'hex'))],
    ['PCM', audio(0, Buffer.from('3e00', 'hex'))],
  ])('%s is refused', (_, message) => {
    const refusal = () => createFlvWriter().media(message);
    expect(refusal).toThrow(RtmpError);
    const cutCause = message.typeId === messageType.video ? 'unsupported_video' : 'unsupported_audio';
    expect(refusal).toThrow(expect.objectContaining({ cutCause }));
  });

  it.each([
    ['MP3', audio(0, Buffer.from('2fff', 'hex'))],
    ['MP3 at 8 kHz', audio(0, Buffer.from('efff', 'hex'))],
  ])('%s needs no header', (_, message) => {
    expect(createFlvWriter().media(message)).toBeDefined();
  });

  it.each([
    ['an empty message', video(0, Buffer.alloc(0))],
    ['a video command frame', video(0, Buffer.from('5700', 'hex'))],
    ['H.264 without its header bytes', video(0, Buffer.from('1700', 'hex'))],
    ['AAC without its type', audio(0, Buffer.from('af', 'hex'))],
    ['the end of an H.264 sequence', video(0, Buffer.from('1702000000', 'hex'))],
  ])('%s adds nothing', (_, message) => {
    const writer = createFlvWriter();
    for (const opening of [video(0, header), audio(0, audioSequenceHeader), video(0, key)]) writer.media(opening);
    expect(writer.media(message)).toBeUndefined();
  });
});

describe('an aggregate', () => {
  it('is taken apart, its times counted from the first', () => {
    const parts = [...splitAggregate(aggregate(1000, [video(70, key), audio(90, audioFrame())]))];
    expect(parts).toEqual([video(1000, key), audio(1020, audioFrame())]);
  });

  it('may lack the length behind its last part', () => {
    const whole = aggregate(0, [video(0, key)]);
    expect([...splitAggregate({ ...whole, payload: whole.payload.subarray(0, -4) })]).toEqual([video(0, key)]);
  });

  it.each([10, 30])('cut after %i bytes is refused', (bytes) => {
    const whole = aggregate(0, [video(0, key)]);
    expect(() => [...splitAggregate({ ...whole, payload: whole.payload.subarray(0, bytes) })]).toThrow('cut short');
  });
});
