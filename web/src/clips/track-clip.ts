import { signal } from '@preact/signals';
import { isFailure } from '../api/failure.ts';
import { poll } from '../api/poll.ts';
import type { Clip } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { route } from '../routing/route.ts';
import { call, loadSession, onAccountChange } from '../state/session.ts';
import { sheetIsOpen } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

const everyMs = 1_000;

/** The latest state of clips that were processed during this visit. */
export const trackedClips = signal<Readonly<Record<string, Clip>>>({});
const running = new Map<string, () => void>();

/** For a clip from a list, which may be older than the tracked state. */
export function trackListedClip(clip: Clip): void {
  if (clip.status === 'processing' && !trackedClips.peek()[clip.id]) trackClip(clip);
}

/** Polls a clip until it is ready or has failed, wherever the visitor navigates. */
export function trackClip(clip: Clip): void {
  // A pending response may be older than this.
  running.get(clip.id)?.();
  running.delete(clip.id);
  show(clip);
  if (clip.status !== 'processing') return;
  const stop = poll(everyMs, async (signal) => {
    try {
      const { clip: now } = await call('GET /api/clips/{id}', { path: { id: clip.id }, signal });
      show(now);
      if (now.status === 'processing') return undefined;
      toastResult(now);
    } catch (error) {
      // Deleted on another device.
      if (!isFailure(error) || error.status !== 404) throw error;
    }
    running.delete(clip.id);
    return 'done';
  });
  running.set(clip.id, stop);
}

function show(clip: Clip): void {
  trackedClips.value = { ...trackedClips.value, [clip.id]: clip };
}

function toastResult({ status, title, error }: Clip): void {
  // Updates the count of clips on the visitor's own page.
  if (status === 'ready') void loadSession();
  const { screen } = route.value;
  if (sheetIsOpen.value || screen === 'clips' || screen === 'go-live') return;
  const name = title ? `“${title}”` : t('clips.yourClip');
  showToast(
    status === 'ready'
      ? { title: t('clips.isReady', { name }), text: t('clips.isReadyText'), icon: 'film', look: 'good' }
      : { title: t('clips.notProcessed', { name }), ...(error && { text: error }), look: 'bad' },
  );
}

onAccountChange(() => {
  for (const stop of running.values()) stop();
  running.clear();
  trackedClips.value = {};
});
