import { useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, isFailure } from '../api/failure.ts';
import type { Clip } from '../api/shapes.ts';
import { useAnswer } from '../api/use-answer.ts';
import { PageHead } from '../shell/page-head.tsx';
import { call, session } from '../sign-in/session.ts';
import { showSignIn } from '../sign-in/sign-in-sheet.tsx';
import { Button } from '../ui/buttons.tsx';
import { Empty, Trouble, Waiting } from '../ui/states.tsx';
import { useStore } from '../ui/store.ts';
import { ClipRow, UploadRow } from './clip-rows.tsx';
import { uploads } from './uploads.ts';

const pageSize = 30;

/** Everything the visitor recorded: on its way, in the works, up, or failed and why. */
export function MyClipsScreen() {
  const isMember = useStore(session, ({ user }) => user?.kind === 'member');
  const { answer, failure, again } = useAnswer('GET /api/clips/mine', { query: { limit: pageSize } });
  const unsent = useStore(uploads).flatMap((upload) => (upload.is === 'sent' ? [] : [upload]));
  const unsentIds = unsent.flatMap(({ place }) => (place ? [place.id] : []));
  const sentCount = useStore(uploads, (all) => all.filter(({ is }) => is === 'sent').length);
  const sentBefore = useRef(sentCount);
  useEffect(() => {
    // Something has arrived since the list was fetched.
    if (sentCount > sentBefore.current) again();
    sentBefore.current = sentCount;
  }, [sentCount]);
  const isEmpty = answer?.clips.length === 0 && unsent.length === 0;
  return (
    <>
      <PageHead title="My clips" back />
      {failure && <Trouble failure={failure} again={again} />}
      {!answer && !failure && <Waiting rows={4} what="your clips" />}
      {unsent.length > 0 && (
        <ul class="clip-rows" aria-label="Not posted yet">
          {unsent.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {answer && (
        <Posted key={answer.clips[0]?.id} first={answer.clips} cursor={answer.nextCursor} except={unsentIds} />
      )}
      {isEmpty && (
        <Empty icon="film" title="No clips yet">
          <p>Tap the red dot under a game while you play. Up to 30 seconds become a clip for everybody to see.</p>
          {isMember ? (
            <a class="button button-next" href="/">
              <span>Play something</span>
            </a>
          ) : (
            <Button look="next" onClick={() => void showSignIn()}>
              Sign in
            </Button>
          )}
        </Empty>
      )}
    </>
  );
}

type PostedProps = {
  first: readonly Clip[];
  cursor: string | null;
  /** Empty places of what is still to be sent from here. */
  except: readonly string[];
};

function Posted({ first, cursor, except }: PostedProps) {
  const [clips, setClips] = useState(first);
  const [next, setNext] = useState(cursor);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const more = async () => {
    if (next === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await call('GET /api/clips/mine', { query: { limit: pageSize, cursor: next } });
      setClips([...clips, ...page.clips]);
      setNext(page.nextCursor);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const shown = clips.filter(({ id }) => !gone.includes(id) && !except.includes(id));
  return (
    <>
      <ul class="clip-rows" aria-label="Clips">
        {shown.map((clip) => (
          <ClipRow key={clip.id} first={clip} deleted={() => setGone([...gone, clip.id])} />
        ))}
      </ul>
      {failure && <Trouble failure={failure} again={() => void more()} />}
      {next !== null && !failure && (
        <Button wide busy={busy} onClick={() => void more()}>
          Show older
        </Button>
      )}
    </>
  );
}
