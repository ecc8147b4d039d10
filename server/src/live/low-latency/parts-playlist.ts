import { liveLimits } from '../live-stream.ts';
import {
  changesBefore,
  finishedSegmentsOf,
  nextPartOf,
  openSegmentOf,
  type PartedSegment,
  type PartsList,
  partTargetSecondsOf,
  secondsOf,
  targetSecondsOf,
} from './parts-list.ts';

export const headName = (broadcast: string) => `init-${broadcast}.mp4`;
export const segmentName = ({ run }: Pick<PartsList, 'run'>, number: number) => `segment-${run}-${number}.m4s`;
export const partName = ({ run }: Pick<PartsList, 'run'>, number: number) => `part-${run}-${number}.m4s`;

/** For how many finished segments parts are listed; players further behind play whole segments. */
const partedSegments = 3;
/** In multiples of the longest part and segment, as the specification recommends: the distance a player keeps. */
const holdBack = 3;

/** The media playlist: plain HLS for simple players, with parts for those that support them. */
export function partsPlaylist(list: PartsList): string | undefined {
  const finished = finishedSegmentsOf(list);
  const leftOut = Math.max(0, finished.length - liveLimits.playlistSegments);
  const listed = finished.slice(leftOut);
  const [first] = listed;
  if (first === undefined) return undefined;
  const open = openSegmentOf(list);
  const [targetSeconds, partTargetSeconds] = [targetSecondsOf(list), partTargetSecondsOf(list)];
  const shown = open === undefined ? listed : [...listed, open];
  const partedFrom = listed.length - partedSegments;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${decimal(holdBack * partTargetSeconds)},HOLD-BACK=${decimal(holdBack * targetSeconds)}`,
    `#EXT-X-PART-INF:PART-TARGET=${decimal(partTargetSeconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.number}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${list.broadcastsBefore + changesBefore(finished, leftOut)}`,
    ...(shown.every(({ parts }) => parts[0]?.isIndependent) ? ['#EXT-X-INDEPENDENT-SEGMENTS'] : []),
    ...shown.flatMap((segment, index) => [
      ...headLines(segment, shown[index - 1]),
      ...(index >= partedFrom ? partLines(list, segment) : []),
      ...(segment === open ? [] : [`#EXTINF:${decimal(secondsOf(segment))},`, segmentName(list, segment.number)]),
    ]),
    ...(list.hasEnded
      ? ['#EXT-X-ENDLIST']
      : [`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${partName(list, nextPartOf(list).number)}"`]),
    '',
  ].join('\n');
}

function headLines(segment: PartedSegment, before: PartedSegment | undefined): string[] {
  const isOther = before !== undefined && before.broadcast !== segment.broadcast;
  return [
    ...(isOther ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(isOther || before === undefined ? [`#EXT-X-MAP:URI="${headName(segment.broadcast)}"`] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startedAtMs).toISOString()}`,
  ];
}

const partLines = (list: PartsList, { parts }: PartedSegment) =>
  parts.map(
    ({ number, seconds, isIndependent }) =>
      `#EXT-X-PART:DURATION=${decimal(seconds)},URI="${partName(list, number)}"${isIndependent ? ',INDEPENDENT=YES' : ''}`,
  );

const decimal = (seconds: number) => String(Number(seconds.toFixed(5)));

export type Reload = { segment: number; part?: number | undefined };

/** How many parts ahead of the newest may be requested: those of three seconds. */
function partsAheadOf(list: PartsList): number {
  const target = partTargetSecondsOf(list);
  return target < 1 ? Math.ceil(3 / target) : 3;
}

/** Whether the playlist has what a blocking reload requests, will have it soon, or the request is invalid. */
export function stateOfReload(list: PartsList, { segment, part }: Reload): 'ready' | 'wait' | 'absurd' {
  const next = nextPartOf(list);
  if (segment > next.segment + 2) return 'absurd';
  if (
    part !== undefined &&
    segment >= next.segment &&
    part > partsAheadOf(list) + (segment === next.segment ? next.part : 0)
  )
    return 'absurd';
  if (list.hasEnded) return 'ready';
  if (part === undefined) return segment < next.segment ? 'ready' : 'wait';
  const asked = list.segments.find(({ number }) => number === segment);
  // Past the end of a finished segment the first part of the next one is meant.
  if (segment < next.segment)
    return part < (asked?.parts.length ?? 1) || next.segment > segment + 1 || next.part > 0 ? 'ready' : 'wait';
  return segment === next.segment && part < next.part ? 'ready' : 'wait';
}
