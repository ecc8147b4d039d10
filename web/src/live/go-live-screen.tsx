import { useEffect, useRef, useState } from 'preact/hooks';
import { poll } from '../api/poll.ts';
import type { OwnStream } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { call, session } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { EmptyState, QueryState, Skeleton } from '../ui/states.tsx';
import { BrowserStream } from './browser-stream.tsx';
import { Credentials } from './credentials.tsx';
import { MyRecordings } from './my-recordings.tsx';
import { ObsSteps } from './obs-steps.tsx';
import { StreamState } from './stream-state.tsx';
import { StreamWords } from './stream-words.tsx';
import './go-live.css';

const everyMs = 2_000;

/** A member's own stream: the settings for the streaming software, the public details, and the current state. */
export function GoLiveScreen() {
  const kind = session.value.user?.kind;
  return (
    <>
      <PageHead title={t('account.goLive')} back />
      {kind === undefined && <Skeleton rows={5} />}
      {kind === 'guest' && (
        <EmptyState icon="live" title={t('live.guestTitle')}>
          <p>{t('live.guestText')}</p>
          <SignInButton />
        </EmptyState>
      )}
      {kind === 'member' && <MyStream />}
    </>
  );
}

function MyStream() {
  // The request creates the stream if there is none; repeating it keeps the key.
  const stream = useQuery('POST /api/live', { body: {} });
  const { data, setData } = stream;
  if (!data) return <QueryState query={stream} rows={5} />;
  return <Stream key={data.live.id} stream={data} change={setData} />;
}

function Stream({ stream, change }: { stream: OwnStream; change(stream: OwnStream): void }) {
  const [live, setLive] = useState(stream.live);
  const changes = useRef(0);
  const show = (next: OwnStream) => {
    changes.current += 1;
    change(next);
    setLive(next.live);
  };
  useEffect(
    () =>
      poll(everyMs, async (signal) => {
        const before = changes.current;
        const answer = await call('GET /api/live', { signal });
        // A change made in the meantime is newer than this.
        if (changes.current === before) setLive(answer.live);
        return undefined;
      }),
    [],
  );
  return (
    <>
      <StreamState live={live} />
      <StreamWords live={stream.live} changed={show} />
      <MyRecordings live={live} changed={show} />
      <BrowserStream isOn={live.status !== 'offline'} />
      <Credentials ingest={stream.ingest} isOn={live.status !== 'offline'} changed={show} />
      <ObsSteps />
    </>
  );
}
