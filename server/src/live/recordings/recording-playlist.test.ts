import { describe, expect, it } from 'vitest';
import { partOf, recordingPlaylist } from './recording-playlist.ts';

const first = ['segment-m0000000-000000.ts', 'segment-m0000000-000001.ts', 'segment-m0000000-000002.ts'];
const second = 'segment-m0000009-000003.ts';
const segments = [...first, second].map((name) => ({ name, seconds: 2 }));

it('lists all segments, with a discontinuity where the publisher reconnected', () => {
  expect(recordingPlaylist(segments, '?signature=x').split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...first.flatMap((name) => ['#EXTINF:2.000000,', `${name}?signature=x`]),
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:2.000000,',
    `${second}?signature=x`,
    '#EXT-X-ENDLIST',
    '',
  ]);
});

describe('the segments of a clip', () => {
  it.each([
    ['the beginning', 0, 2, { names: [first[0]], trimStart: 0, trimEnd: 2 }],
    ['across a border', 1.5, 1, { names: [first[0], first[1]], trimStart: 1.5, trimEnd: 2.5 }],
    ['from a border on', 2, 2, { names: [first[1]], trimStart: 0, trimEnd: 2 }],
    ['up to where it was cut', 3, 30, { names: [first[1], first[2]], trimStart: 1, trimEnd: 31 }],
    ['after the cut', 6.5, 1, { names: [second], trimStart: 0.5, trimEnd: 1.5 }],
    ['past the end', 8, 1, undefined],
  ])('%s', (_what, start, length, part) => {
    expect(partOf(segments, start, length)).toEqual(part);
  });
});
