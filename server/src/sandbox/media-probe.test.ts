import { expect, it } from 'vitest';
import { parseMediaFacts } from './media-probe.ts';

const video = {
  kind: 'video',
  codec: 'h264',
  width: 1280,
  height: 720,
  framesPerSecond: 29.97,
  rotationDegrees: 0,
  pixelAspect: 1,
  colours: 'plain',
};
const audio = { kind: 'audio', codec: 'aac' };

const dialects = [
  {
    of: 'ffmpeg 4.1, an MP4 held upright',
    text: `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:a.mp4':
  Metadata:
    major_brand     : isom
  Duration: 00:01:02.50, start: 0.000000, bitrate: 1205 kb/s
    Stream #0:0(und): Video: h264 (High) (avc1 / 0x31637661), yuv420p, 1280x720 [SAR 1:1 DAR 16:9], 1000 kb/s, 29.97 fps, 29.97 tbr, 30k tbn, 59.94 tbc (default)
    Metadata:
      rotate          : 90
    Side data:
      displaymatrix: rotation of -90.00 degrees
    Stream #0:1(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 128 kb/s (default)
At least one output file must be specified
`,
    facts: { durationSeconds: 62.5, streams: [{ ...video, rotationDegrees: 90 }, audio] },
  },
  {
    of: 'ffmpeg 5.1, a WebM of a browser',
    text: `Input #0, matroska,webm, from 'file:a.webm':
  Metadata:
    encoder         : Chrome
  Duration: N/A, start: 0.000000, bitrate: N/A
  Stream #0:0(eng): Audio: opus, 48000 Hz, mono, fltp (default)
  Stream #0:1(eng): Video: vp8, yuv420p(progressive), 640x480, SAR 1:1 DAR 4:3, 1k tbr, 1k tbn (default)
    Metadata:
      alpha_mode      : 1
`,
    facts: {
      durationSeconds: undefined,
      streams: [
        { kind: 'audio', codec: 'opus' },
        {
          kind: 'video',
          codec: 'vp8',
          width: 640,
          height: 480,
          framesPerSecond: undefined,
          rotationDegrees: 0,
          pixelAspect: 1,
          colours: 'plain',
        },
      ],
    },
  },
  {
    of: 'ffmpeg 7.0, with a data track and a quick camera',
    text: `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:a.mov':
  Duration: 10:00:00.04, start: 0.000000, bitrate: 5 kb/s
  Stream #0:0[0x1](und): Video: hevc (Main) (hvc1 / 0x31637668), yuv420p(tv, bt709, progressive), 1920x1080, 15000 kb/s, 1k fps, 240 tbr, 2400 tbn (default)
      Side data:
        displaymatrix: rotation of 180.00 degrees
  Stream #0:1[0x2](und): Data: none (mebx / 0x7862656D), 0 kb/s (default)
`,
    facts: {
      durationSeconds: 36000.04,
      streams: [
        {
          kind: 'video',
          codec: 'hevc',
          width: 1920,
          height: 1080,
          framesPerSecond: 1000,
          rotationDegrees: 180,
          pixelAspect: 1,
          colours: 'plain',
        },
        { kind: 'other', codec: 'none' },
      ],
    },
  },
];

it.each(dialects)('understands $of', ({ text, facts }) => {
  expect(parseMediaFacts(text)).toEqual(facts);
});

it.each([
  ['h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 64x48 [SAR 1:1 DAR 4:3], 10 fps', 1, 'plain'],
  ['h264 (High), yuv420p(progressive), 64x48 [SAR 4:3 DAR 16:9], 10 fps', 4 / 3, 'plain'],
  ['h264, yuvj420p(pc, bt470bg/bt470bg/smpte170m), 64x48 [SAR 1:99 DAR 1:70], 10 fps', 1, 'plain'],
  ['hevc (Main 10) (hvc1 / 0x31), yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67), 64x48, 10 fps', 1, 'hdr'],
  ['hevc (Main 10), yuv420p10le(tv, bt2020nc/bt2020/smpte2084, progressive), 64x48, 10 fps', 1, 'hdr'],
  ['hevc (Main 10), yuv420p10le(tv, bt2020nc/bt2020/bt709), 64x48, 10 fps', 1, 'wide'],
  ['vp9 (smpte2084), yuv420p(tv), 64x48, SAR 0:1 DAR 0:1, 10 fps', 1, 'plain'],
])('reads the shape of a pixel and the colours of %s', (description, pixelAspect, colours) => {
  const text = `  Duration: 00:00:01.00, start: 0.000000, bitrate: 1 kb/s\n  Stream #0:0: Video: ${description}\n`;
  expect(parseMediaFacts(text)).toMatchObject({ streams: [{ pixelAspect, colours }] });
});

const lies = [
  '  Duration: 00:00:01.00, start: 0.000000, bitrate: 1 kb/s',
  '  Stream #0:0: Video: h264, yuv420p, 16x16, 25 fps, 25 tbr, 25 tbn',
];
it.each(lies)('C6: a file that says "%s" in its metadata is unreadable', (lie) => {
  const text = `Input #0, mov, from 'file:a.mp4':
  Metadata:
    x
${lie}
  Duration: 10:00:00.00, start: 0.000000, bitrate: 1205 kb/s
  Stream #0:0(und): Video: h264, yuv420p, 16000x16000, 25 fps, 25 tbr, 25 tbn
`;
  expect(parseMediaFacts(text)).toEqual({ unreadable: 'it contradicts itself' });
});

it('returns what ffmpeg complains about', () => {
  const text = '[mov @ 0x1] moov atom not found\nfile:a.mp4: Invalid data found when processing input\n';
  expect(parseMediaFacts(text)).toEqual({ unreadable: 'Invalid data found when processing input' });
  expect(parseMediaFacts('')).toEqual({ unreadable: 'ffmpeg does not know it' });
});
