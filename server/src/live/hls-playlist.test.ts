import { describe, expect, it } from 'vitest';
import { keyFrameSecondsOf, lastSeconds, newestSegmentsOf, segmentsIn } from './hls-playlist.ts';

const head = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-TARGETDURATION:3', '#EXT-X-MEDIA-SEQUENCE:7'];
const playlist = [
  ...head,
  ...['#EXT-X-DISCONTINUITY', '#EXTINF:2.000000,', 'segment-000007.ts', '#EXTINF:2.500000,', 'segment-000008.ts'],
  ...['#EXT-X-DISCONTINUITY', '#EXTINF:1.000000,', 'segment-000009.ts', '#EXT-X-ENDLIST', ''],
].join('\n');

describe('a playlist of ffmpeg', () => {
  it('names its segments with their lengths', () => {
    expect(segmentsIn(playlist)).toEqual([
      { name: 'segment-000007.ts', seconds: 2 },
      { name: 'segment-000008.ts', seconds: 2.5 },
      { name: 'segment-000009.ts', seconds: 1 },
    ]);
    expect(segmentsIn('')).toEqual([]);
    expect(segmentsIn(`${head.join('\n')}\n`)).toEqual([]);
  });

  it('is cut to its newest segments, with their tags and the number of the first', () => {
    expect(newestSegmentsOf(playlist, 2).split('\n')).toEqual([
      ...[...head.slice(0, -1), '#EXT-X-MEDIA-SEQUENCE:8', '#EXTINF:2.500000,', 'segment-000008.ts'],
      ...['#EXT-X-DISCONTINUITY', '#EXTINF:1.000000,', 'segment-000009.ts', '#EXT-X-ENDLIST', ''],
    ]);
  });

  it('names its segments at another origin', () => {
    const lines = newestSegmentsOf(playlist, 1, 'https://media.example/live/1/').split('\n');
    expect(lines.slice(-4, -1)).toEqual([
      '#EXTINF:1.000000,',
      'https://media.example/live/1/segment-000009.ts',
      '#EXT-X-ENDLIST',
    ]);
  });

  it('stays as it is when it has no more than that', () => {
    expect(newestSegmentsOf(playlist, 3)).toBe(playlist);
    expect(newestSegmentsOf(playlist, 8)).toBe(playlist);
  });

  it.each([
    [0.5, []],
    [1, ['segment-000009.ts']],
    [3.5, ['segment-000008.ts', 'segment-000009.ts']],
    [5.49, ['segment-000007.ts', 'segment-000008.ts', 'segment-000009.ts']],
    [120, ['segment-000007.ts', 'segment-000008.ts', 'segment-000009.ts']],
  ])('has segments for its last %d seconds', (seconds, names) => {
    expect(lastSeconds(segmentsIn(playlist), seconds).map(({ name }) => name)).toEqual(names);
  });
});

it('measures the key frame interval by the longest of the latest segments', () => {
  const of = (...seconds: number[]) => keyFrameSecondsOf(seconds.map((one) => ({ name: 'segment.ts', seconds: one })));
  expect([of(), of(2, 2), of(2, 2, 1)]).toEqual([null, null, 2]);
  expect(of(8.3333, 8.3333, 8.3333, 0.4)).toBe(8.3);
  // An earlier long segment no longer counts.
  expect(of(10, 2, 2, 2, 2, 2, 1)).toBe(2);
});
