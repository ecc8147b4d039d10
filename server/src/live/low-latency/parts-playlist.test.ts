import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveLimits } from '../live-stream.ts';
import {
  emptyPartsList,
  finishedSegmentsOf,
  nextPartOf,
  type PartsList,
  withBroadcast,
  withEnd,
  withPart,
} from './parts-list.ts';
import { partsPlaylist, stateOfReload } from './parts-playlist.ts';

type Step = { seconds: number; isIndependent: boolean } | 'cut';

const start = Date.parse('2026-11-15T12:00:00.000Z');

/** Every list that a broadcast goes through, the first one empty. */
function listsOf(steps: Step[]): PartsList[] {
  const lists = [withBroadcast(emptyPartsList('r0'), 'avc1.42c01e')];
  let broadcast = 0;
  for (const step of steps) {
    const list = lists.at(-1) ?? emptyPartsList('r0');
    if (step === 'cut') {
      broadcast += 1;
      lists.push(withEnd(list, 'cut'), withBroadcast(withEnd(list, 'cut'), 'avc1.42c01e'));
      continue;
    }
    lists.push(withPart(list, { ...step, bytes: 1000 }, { broadcast: `b${broadcast}`, nowMs: start }));
  }
  return lists;
}

const part = fc.record({
  seconds: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  isIndependent: fc.boolean(),
});
const steps = fc.array(
  fc.oneof({ weight: 30, arbitrary: part }, { weight: 1, arbitrary: fc.constant('cut' as const) }),
  {
    minLength: 60,
    maxLength: 250,
  },
);

type Shown = { number: number; seconds: number; parts: { name: string; seconds: number }[] };

function read(text: string) {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  const segments: Shown[] = [];
  let parts: Shown['parts'] = [];
  let seconds = 0;
  for (const line of text.split('\n')) {
    const [, duration, name = ''] = /^#EXT-X-PART:DURATION=([\d.]+),URI="([^"]+)"/.exec(line) ?? [];
    if (duration !== undefined) parts.push({ name, seconds: Number(duration) });
    if (line.startsWith('#EXTINF:')) seconds = Number(line.slice(8, -1));
    if (line === '' || line.startsWith('#')) continue;
    segments.push({ number: first + segments.length, seconds, parts });
    parts = [];
  }
  const hint = /#EXT-X-PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(text)?.[1];
  return { segments, open: parts, hint };
}

/** What is wrong with a playlist, by itself or beside the one before it. */
function faultsOf(text: string, textBefore: string | undefined): string[] {
  const now = read(text);
  const target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1]);
  const sum = (parts: Shown['parts']) => parts.reduce((seconds, one) => seconds + one.seconds, 0);
  const names = [...now.segments.flatMap(({ parts }) => parts), ...now.open].map(({ name }) => name);
  const numbers = names.map((name) => Number(/^part-r0-(\d+)\.m4s$/.exec(name)?.[1]));
  const before = textBefore === undefined ? undefined : read(textBefore);
  const faults: Record<string, boolean> = {
    'too many segments': now.segments.length > liveLimits.playlistSegments,
    'a segment longer than the target': now.segments.some(({ seconds }) => Math.round(seconds) > target),
    'parts that are not their segment': now.segments.some(
      ({ seconds, parts }) => parts.length > 0 && Math.abs(sum(parts) - seconds) > 0.001,
    ),
    'parts out of their order': numbers.some((number, i) => number !== (numbers[0] ?? 0) + i),
    'a number that falls': (now.segments[0]?.number ?? 0) < (before?.segments[0]?.number ?? 0),
    // The part that was hinted at is the next one that is named.
    'a hint that did not come true': before?.hint !== undefined && ![names.at(-1), now.hint].includes(before.hint),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

describe('the playlist of a broadcast, whatever comes', () => {
  it('has parts that sum to their segments, numbers that rise, and hints that come true', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const texts = listsOf(taken).flatMap((list) => partsPlaylist(list) ?? []);
        expect(texts.flatMap((text, i) => faultsOf(text, texts[i - 1]))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('answers a reload for the next part with exactly the list that has it', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const lists = listsOf(taken);
        lists.forEach((list, i) => {
          const { segment, part, number } = nextPartOf(list);
          const later = lists.slice(i).map((one) => [one, newestPartOf(one) >= number] as const);
          const states = later.slice(0, 4).map(([one]) => stateOfReload(one, { segment, part }));
          expect(states).toEqual(later.slice(0, 4).map(([, hasIt]) => (hasIt ? 'ready' : 'wait')));
        });
      }),
      { numRuns: 15 },
    );
  });
});

const newestPartOf = (list: PartsList) => list.segments.at(-1)?.parts.at(-1)?.number ?? -1;

const of = (...parts: [seconds: number, isIndependent: boolean][]): Step[] =>
  parts.map(([seconds, isIndependent]) => ({ seconds, isIndependent }));
const segment = of([0.5, true], [0.5, false], [0.5, false], [0.5, false]);
const last = (taken: Step[]) => listsOf(taken).at(-1) ?? emptyPartsList('r0');

describe('a playlist with parts', () => {
  it('says what a player needs, once it has a whole segment', () => {
    expect(partsPlaylist(last(segment))).toBeUndefined();
    expect(partsPlaylist(last([...segment, ...of([0.44, true])]))?.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.5,HOLD-BACK=6',
      '#EXT-X-PART-INF:PART-TARGET=0.5',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-DISCONTINUITY-SEQUENCE:0',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="init-b0.mp4"',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-15T11:59:59.500Z',
      '#EXT-X-PART:DURATION=0.5,URI="part-r0-0.m4s",INDEPENDENT=YES',
      '#EXT-X-PART:DURATION=0.5,URI="part-r0-1.m4s"',
      '#EXT-X-PART:DURATION=0.5,URI="part-r0-2.m4s"',
      '#EXT-X-PART:DURATION=0.5,URI="part-r0-3.m4s"',
      '#EXTINF:2,',
      'segment-r0-0.m4s',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-15T12:00:01.500Z',
      '#EXT-X-PART:DURATION=0.44,URI="part-r0-4.m4s",INDEPENDENT=YES',
      '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-r0-5.m4s"',
      '',
    ]);
  });

  it('names the break and the new head where a publisher came back, and counts the breaks that left it', () => {
    const text = partsPlaylist(last([...segment, 'cut', ...segment, ...of([0.5, true])]));
    expect(text).toContain('segment-r0-0.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-b1.mp4"\n');
    const later = [...segment, 'cut' as const, ...Array.from({ length: 30 }, () => segment).flat()];
    const list = last(later);
    expect(partsPlaylist(list)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
    expect(partsPlaylist(list)).not.toContain('#EXT-X-DISCONTINUITY\n');
    expect(finishedSegmentsOf(list).length).toBe(2 * liveLimits.playlistSegments);
  });

  it('ends a segment anywhere when no key frame comes, and does not call it independent', () => {
    const list = last([...of([0.5, true]), ...Array.from({ length: 30 }, () => of([0.5, false])).flat()]);
    expect(finishedSegmentsOf(list)).toHaveLength(1);
    expect(partsPlaylist(list)).not.toContain('INDEPENDENT-SEGMENTS');
    expect(partsPlaylist(list)).toContain('#EXT-X-TARGETDURATION:12\n');
  });

  it('ends when its publisher stops, and hints at a next part when it was only cut', () => {
    expect(partsPlaylist(withEnd(last(segment), 'unpublished'))).toMatch(/#EXT-X-ENDLIST\n$/);
    expect(partsPlaylist(withEnd(last(segment), 'cut'))).toMatch(
      /#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-r0-4.m4s"\n$/,
    );
  });
});

describe('a blocking reload', () => {
  // Segment 0 is whole, segment 1 has two parts.
  const list = last([...segment, ...of([0.5, true], [0.5, false])]);
  it.each([
    [0, undefined, 'ready'],
    [0, 3, 'ready'],
    [0, 4, 'ready'],
    [1, undefined, 'wait'],
    [1, 1, 'ready'],
    [1, 2, 'wait'],
    [1, 8, 'wait'],
    [1, 9, 'absurd'],
    [2, 0, 'wait'],
    [2, 7, 'absurd'],
    [3, undefined, 'wait'],
    [4, undefined, 'absurd'],
    [Number.MAX_SAFE_INTEGER, 0, 'absurd'],
  ] as const)('for segment %s, part %s: %s', (number, partNumber, state) => {
    expect(stateOfReload(list, { segment: number, part: partNumber })).toBe(state);
  });

  it('waits for nothing when the stream has ended', () => {
    expect(stateOfReload(withEnd(list, 'unpublished'), { segment: 2, part: 0 })).toBe('ready');
    expect(stateOfReload(withEnd(list, 'cut'), { segment: 2, part: 0 })).toBe('wait');
  });
});
