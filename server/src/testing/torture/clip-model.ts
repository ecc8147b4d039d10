import { limits } from '../../access/limits.ts';
import type { Operation, SequentialModel } from './linearizability.ts';

/** `expired`: its upload address is too old, and it may be swept at any time. */
type ClipStatus = 'awaiting_upload' | 'processing' | 'ready' | 'failed' | 'expired' | 'deleted';

/** How long an upload address is valid; steps of the clock stay far from it. */
const addressSeconds = 3600;

/** One member's clips by title, each used once. */
export type ClipState = { clips: Record<string, ClipStatus>; addressesExpired: boolean };
export type ClipInput =
  | { do: 'make' | 'upload' | 'retry' | 'delete'; title: string }
  | { do: 'list' }
  | { do: 'clock'; seconds: number };
export type ClipOutput = { status: number; listed?: Record<string, string> };

export const clipModel: SequentialModel<ClipState, ClipInput, ClipOutput> = {
  start: { clips: {}, addressesExpired: false },
  step: clipStep,
};

const later: Record<ClipStatus, readonly string[]> = {
  awaiting_upload: ['awaiting_upload'],
  processing: ['processing', 'ready', 'failed'],
  ready: ['ready'],
  failed: ['failed'],
  expired: ['awaiting_upload', 'failed', 'deleted'],
  deleted: ['deleted'],
};

function clipStep(state: ClipState, { input, output }: Operation<ClipInput, ClipOutput>): ClipState[] {
  if (input.do === 'clock')
    return [input.seconds < addressSeconds ? state : { clips: mapValues(state.clips, expire), addressesExpired: true }];
  if (input.do === 'list') return listStep(state, output);
  const was = state.clips[input.title];
  const become = (status: ClipStatus): ClipState => ({ ...state, clips: { ...state.clips, [input.title]: status } });
  const isOneOf = (...statuses: number[]) => output !== undefined && statuses.includes(output.status);
  const mayBeGone = was === undefined || was === 'deleted' || was === 'expired';
  // Nothing has happened: the limit of concurrent or daily uploads.
  if (isOneOf(429)) return input.do !== 'make' || isLimitUsed(state) ? [state] : [];
  switch (input.do) {
    case 'make':
      // A repeated request shows the clip that it created, if it still exists.
      if (was !== undefined) return output === undefined || isOneOf(201) || (mayBeGone && isOneOf(404)) ? [state] : [];
      if (isLimitExceeded(state)) return [];
      return output === undefined || isOneOf(201) ? [become('awaiting_upload')] : [];
    case 'upload':
      if (was === 'awaiting_upload') return output === undefined || isOneOf(200) ? [become('processing')] : [];
      if (was === 'expired') return output === undefined || isOneOf(403, 404, 409) ? [state] : [];
      return output === undefined || isOneOf(mayBeGone ? 404 : 409) || (state.addressesExpired && isOneOf(403))
        ? [state]
        : [];
    case 'retry':
      if (output === undefined || isOneOf(200)) {
        const mayRetry = was === 'failed' || was === 'processing';
        if (mayRetry) return [become('processing')];
        return output === undefined ? [state] : [];
      }
      return isOneOf(409) || (mayBeGone && isOneOf(404)) ? [state] : [];
    case 'delete':
      if (was === 'expired') return output === undefined || isOneOf(204, 404) ? [become('deleted')] : [];
      if (mayBeGone) return output === undefined || isOneOf(404) ? [state] : [];
      return output === undefined || isOneOf(204) ? [become('deleted')] : [];
  }
}

function listStep(state: ClipState, output: ClipOutput | undefined): ClipState[] {
  if (output === undefined) return [state];
  const { listed } = output;
  if (output.status !== 200 || listed === undefined) return [];
  if (Object.keys(listed).some((title) => state.clips[title] === undefined)) return [];
  const seen = Object.entries(state.clips).map(([title, was]) => ({ title, was, now: listed[title] ?? 'deleted' }));
  if (seen.some(({ was, now }) => !later[was].includes(now))) return [];
  const clips = seen.map(({ title, was, now }) => [title, was === 'expired' && now !== 'deleted' ? was : now]);
  return [{ ...state, clips: Object.fromEntries(clips) }];
}

/**
 * Quota is refunded when an address expires unused, so that after a step of the clock only the lower bound is known.
 */
const isLimitUsed = ({ clips }: ClipState) => Object.keys(clips).length >= limits.clip_upload.max;
const isLimitExceeded = (state: ClipState) => !state.addressesExpired && isLimitUsed(state);

const expire = (status: ClipStatus): ClipStatus => (status === 'awaiting_upload' ? 'expired' : status);

const mapValues = (clips: ClipState['clips'], to: (status: ClipStatus) => ClipStatus): ClipState['clips'] =>
  Object.fromEntries(Object.entries(clips).map(([title, status]) => [title, to(status)]));
