import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { formatLength } from '../ui/numbers.tsx';
import type { RecordingControl } from './use-recording.ts';
import './record-button.css';

/** One tap starts recording, the next one stops. The ring shows the time left. */
export function RecordButton({ state, toggle }: RecordingControl) {
  if (typeof MediaRecorder === 'undefined') return null;
  const isOn = state.is === 'on';
  const label = isOn ? t('recording.stop') : t('recording.start');
  return (
    <button
      type="button"
      class={`round record record-${state.is}`}
      aria-label={label}
      title={label}
      disabled={state.is === 'starting' || state.is === 'ending'}
      onClick={toggle}
    >
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <circle class="record-ring" cx="15" cy="15" r="12.5" />
        <circle class="record-time" cx="15" cy="15" r="12.5" pathLength={1} />
        <rect class="record-dot" x="7" y="7" width="16" height="16" rx="8" />
      </svg>
    </button>
  );
}

export function RecordingTime({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((performance.now() - since) / 1000), 250);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span class="play-bar-title recording-time" role="timer" aria-label={t('recording.recording')}>
      <i /> {formatLength(seconds)}
    </span>
  );
}
