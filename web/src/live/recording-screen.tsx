import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recording } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { ReportButton } from '../people/report-button.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { isOwnHandle } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { formatAge, formatLength } from '../ui/numbers.tsx';
import { nameOf } from '../ui/person.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { EmptyState, QueryState } from '../ui/states.tsx';
import { OwnRecording } from './own-recording.tsx';
import { type WatchState, watchStream } from './watch-stream.ts';
import './recordings.css';

/** A recorded stream, for its owner and permitted viewers. */
export function RecordingScreen({ id }: { id: string }) {
  const query = useQuery('GET /api/recordings/{id}', { path: { id } });
  const { data, failure, setData } = query;
  const recording = data?.recording;
  const title = recording?.title ?? t('live.recordedStream');
  const isMine = recording !== undefined && isOwnHandle(recording.creator.handle);
  if (failure?.status === 404) {
    return (
      <>
        <PageHead title={t('live.recordedStream')} back />
        <EmptyState icon="film" title={t('live.recordingGone')} />
      </>
    );
  }
  return (
    <>
      <PageHead title={title} back>
        {recording && !isMine && (
          <RoundButton icon="more" label={t('feed.moreAbout', { title })} onClick={() => showMenu(recording, title)} />
        )}
      </PageHead>
      <QueryState query={query} rows={5} />
      {recording && (
        <Watch recording={recording} title={title}>
          {(at) => isMine && <OwnRecording recording={recording} at={at} changed={setData} />}
        </Watch>
      )}
    </>
  );
}

type WatchProps = { recording: Recording; title: string; children(at: () => number): ComponentChildren };

function Watch({ recording, title, children }: WatchProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [watch, setWatch] = useState<WatchState>('tuning');
  const { playbackUrl, status } = recording;
  // A reload brings a newly signed URL of the same recording, which must not restart playback.
  useEffect(() => {
    if (video.current && playbackUrl) return watchStream(video.current, playbackUrl, setWatch);
    return undefined;
  }, [recording.id, status]);
  return (
    <article class="recording" aria-label={title}>
      {status === 'ready' ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said in a stream */}
          <video ref={video} controls playsInline />
          {watch === 'unplayable' && <p role="alert">{t('live.unplayable')}</p>}
        </>
      ) : (
        <p role="status">{t('live.recordingNow')}</p>
      )}
      <p class="quiet">
        <a href={`/@${recording.creator.handle}`}>{nameOf(recording.creator)}</a>{' '}
        {`· ${formatLength(Math.round(recording.durationSeconds))} · ${formatAge(recording.createdAt)}`}
      </p>
      {recording.stoppedBecause && (
        <p class="quiet">{t(recording.stoppedBecause === 'length' ? 'live.stoppedLength' : 'live.stoppedQuota')}</p>
      )}
      {recording.gameId && (
        <a class="button button-plain" href={`/g/${recording.gameId}`}>
          <span>{t('clips.playGame')}</span>
        </a>
      )}
      {children(() => video.current?.currentTime ?? 0)}
    </article>
  );
}

function showMenu(recording: Recording, title: string): void {
  void showSheet(title, (close) => (
    <ul class="menu">
      <ReportButton target="recording" id={recording.id} name={title} close={close} />
    </ul>
  ));
}
