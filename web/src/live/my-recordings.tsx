import { useEffect, useRef } from 'preact/hooks';
import type { Live, OwnStream, Recording } from '../api/shapes.ts';
import { numberFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { Refused, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { QueryState, ShowOlder } from '../ui/states.tsx';
import './recordings.css';

const gigabytes = (bytes: number) =>
  numberFormat({ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(bytes / 1e9);

type MyRecordingsProps = { live: Live; changed(stream: OwnStream): void };

/** Whether streams are recorded, and the recordings. */
export function MyRecordings({ live, changed }: MyRecordingsProps) {
  const recordings = usePagedQuery('GET /api/recordings', (page) => page.recordings);
  const { busy, failure, mutate } = useMutation();
  const { data, list, older, refetch } = recordings;
  const shown = useRef({ status: live.status, record: live.record });
  useEffect(() => {
    if (shown.current.status === live.status && shown.current.record === live.record) return;
    shown.current = { status: live.status, record: live.record };
    // Also while the first response is pending, which may be older than this.
    refetch();
  }, [live.status, live.record]);
  const record = (wanted: boolean) =>
    mutate(async () => changed(await call('POST /api/live', { body: { record: wanted } })));
  const quota = data?.quota;
  const isFull = quota && (quota.count >= quota.countMax || quota.sizeBytes >= quota.sizeBytesMax);
  return (
    <section class="my-recordings" aria-label={t('live.recordings')}>
      <h2 class="section-title">{t('live.recordings')}</h2>
      <Switch checked={live.record} disabled={busy} set={(wanted) => void record(wanted)} describedBy="record-text">
        {t('live.record')}
      </Switch>
      <p class="quiet small" id="record-text">
        {t('live.recordText')}
      </p>
      <Refused failure={failure} />
      <QueryState query={recordings} rows={2} />
      {isFull && <p class="error-text">{t('live.recordingsFull')}</p>}
      {list && list.length > 0 && (
        <ul class="list">
          {list.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} />
          ))}
        </ul>
      )}
      <ShowOlder older={older} />
      {quota && (
        <p class="quiet small">
          {t('live.recordingsUse', {
            number: quota.count,
            most: quota.countMax,
            used: gigabytes(quota.sizeBytes),
            size: gigabytes(quota.sizeBytesMax),
          })}
        </p>
      )}
    </section>
  );
}

function RecordingRow({ recording }: { recording: Recording }) {
  const name = recording.title ?? t('live.recordedStream');
  const isRunning = recording.status === 'recording';
  return (
    <li>
      <a class="recording-row" href={`/r/${recording.id}`}>
        <Icon name={isRunning ? 'live' : 'film'} />
        <span class="recording-words">
          <strong>{name}</strong>
          <span class="quiet small">
            {isRunning
              ? t('live.recordingNow')
              : `${formatLength(Math.round(recording.durationSeconds))} · ${formatAge(recording.createdAt)} · ${
                  recording.isPublic ? t('live.recordingPublic') : t('live.recordingPrivate')
                }`}
          </span>
        </span>
      </a>
    </li>
  );
}
