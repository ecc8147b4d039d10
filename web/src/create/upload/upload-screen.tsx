import { useEffect, useState } from 'preact/hooks';
import { type Failure, isFailure } from '../../api/failure.ts';
import { poll } from '../../api/poll.ts';
import type { GameUpload } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';
import { myGameAddress, uploadAddress } from '../../routing/create-route.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { navigate } from '../../routing/route.ts';
import { call } from '../../state/session.ts';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { DropZone } from './drop-zone.tsx';
import { GamePicture } from './game-picture.tsx';
import { sentArchives } from './game-uploads.ts';
import { PublishForm } from './publish-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadReport } from './upload-report.tsx';
import './upload.css';

const pollMs = 1_500;

/** Uploads a member's game: the archive is sent, play-tested, and published after its author has seen the result. */
export function UploadScreen({ uploadId }: { uploadId: string | undefined }) {
  return (
    <>
      <PageHead title={t('upload.title')} back />
      {uploadId === undefined ? (
        <>
          <DropZone label={t('upload.drop')} started={(id) => navigate(uploadAddress(id), 'replace')} />
          <div class="upload-steps">
            <p>{t('upload.what')}</p>
            <p>{t('upload.how')}</p>
          </div>
        </>
      ) : (
        <OneUpload key={uploadId} uploadId={uploadId} />
      )}
    </>
  );
}

function OneUpload({ uploadId }: { uploadId: string }) {
  const { upload, failure, retry } = useUpload(uploadId);
  const archive = sentArchives.value.get(uploadId);
  if (upload === undefined) {
    if (failure?.status === 404) return <UploadNotFound />;
    return archive && !failure ? (
      <UploadProgress archive={archive} status="awaiting_upload" />
    ) : (
      <QueryState query={{ data: upload, failure, refetch: retry }} rows={3} />
    );
  }
  if (upload.status === 'failed') {
    return (
      <div class="upload-done">
        <p class="error-text" role="alert">
          {translateSentence(upload.error ?? '')}
        </p>
        {upload.report && upload.report.notes.length > 0 && <UploadReport report={upload.report} />}
        <DropZone label={t('upload.dropAgain')} started={(id) => navigate(uploadAddress(id), 'replace')} />
      </div>
    );
  }
  if (upload.status !== 'ready' || !upload.game) {
    const isBroken = upload.status === 'awaiting_upload' && archive === undefined;
    return isBroken ? (
      <DropZone label={t('upload.dropSame')} started={(id) => navigate(uploadAddress(id), 'replace')} />
    ) : (
      <UploadProgress archive={archive} status={upload.status} />
    );
  }
  return (
    <div class="upload-done">
      <GamePicture game={upload.game} />
      <PublishForm game={upload.game} published={(id) => navigate(myGameAddress(id), 'replace')} />
      <UploadReport report={upload.report} />
    </div>
  );
}

function UploadNotFound() {
  return (
    <EmptyState icon="find" title={t('upload.notFound')}>
      <p>{t('create.jobNotFoundText')}</p>
      <a class="button button-next" href={uploadAddress()}>
        {t('upload.title')}
      </a>
    </EmptyState>
  );
}

type WatchedUpload = { upload: GameUpload | undefined; failure: Failure | undefined; retry(): void };

/** The upload as the service reports it, until it no longer changes. */
export function useUpload(uploadId: string | undefined): WatchedUpload {
  const [upload, setUpload] = useState<GameUpload>();
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setUpload(undefined);
    setFailure(undefined);
    if (uploadId === undefined) return;
    return poll(pollMs, async (signal) => {
      try {
        const answer = await call('GET /api/games/uploads/{id}', { path: { id: uploadId }, signal });
        setUpload(answer.upload);
        setFailure(undefined);
        return answer.upload.status === 'ready' || answer.upload.status === 'failed' ? 'done' : undefined;
      } catch (error) {
        if (!isFailure(error)) throw error;
        setFailure(error);
        return error.status === 404 ? 'done' : undefined;
      }
    });
  }, [uploadId, turn]);
  return { upload, failure, retry: () => setTurn(turn + 1) };
}
