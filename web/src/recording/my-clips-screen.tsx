import { useEffect, useRef } from 'preact/hooks';
import { ClipRow } from '../clips/clip-rows.tsx';
import { t } from '../messages/translate.ts';
import { PageHead } from '../routing/page-head.tsx';
import { SignInButton } from '../sign-in/sign-in-button.tsx';
import { useIsMember } from '../state/use-is-member.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { EmptyState, QueryState, ShowOlder } from '../ui/states.tsx';
import { ChooseVideo } from './choose-video.tsx';
import { UploadRow } from './upload-row.tsx';
import { uploads } from './uploads.ts';

/** All clips of the visitor: uploading, processing, ready, or failed with the reason. */
export function MyClipsScreen() {
  const isMember = useIsMember();
  const clips = usePagedQuery('GET /api/clips/mine', (page) => page.clips);
  const recorded = uploads.value;
  const unsent = recorded.flatMap((upload) => (upload.is === 'sent' ? [] : [upload]));
  // Clips whose upload is still running are listed separately.
  const posted = clips.list?.filter(({ id }) => !unsent.some(({ place }) => place?.id === id));
  const sentCount = recorded.length - unsent.length;
  const sentBefore = useRef(sentCount);
  useEffect(() => {
    // An upload has finished since the list was loaded.
    if (sentCount > sentBefore.current) clips.refetch();
    sentBefore.current = sentCount;
  }, [sentCount]);
  return (
    <>
      <PageHead title={t('account.yourClips')} back />
      {isMember && <ChooseVideo />}
      <QueryState query={clips} rows={4} />
      {unsent.length > 0 && (
        <ul class="clip-rows" aria-label={t('recording.drafts')}>
          {unsent.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {posted && posted.length > 0 && (
        <ul class="clip-rows" aria-label={t('people.clips')}>
          {posted.map((clip) => (
            <ClipRow key={clip.id} first={clip} deleted={() => clips.remove(clip)} />
          ))}
        </ul>
      )}
      <ShowOlder older={clips.older} />
      {posted?.length === 0 && unsent.length === 0 && !clips.older.isThere && (
        <EmptyState icon="film" title={t('people.noClips')}>
          <p>{t('recording.emptyText')}</p>
          {isMember ? (
            <a class="button button-next" href="/">
              <span>{t('recording.playGame')}</span>
            </a>
          ) : (
            <SignInButton />
          )}
        </EmptyState>
      )}
    </>
  );
}
