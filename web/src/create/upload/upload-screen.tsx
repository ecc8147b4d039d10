import { useEffect, useState } from 'preact/hooks';
import { poll } from '../../api/poll.ts';
import type { GameUpload } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { myGameAddress, uploadAddress } from '../../routing/create-route.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { navigate } from '../../routing/route.ts';
import { call } from '../../state/session.ts';
import { Skeleton } from '../../ui/states.tsx';
import { DropZone } from './drop-zone.tsx';
import { GamePicture } from './game-picture.tsx';
import { sentArchives } from './game-uploads.ts';
import { PublishForm } from './publish-form.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadReport } from './upload-report.tsx';
import './upload.css';

const pollMs = 1_500;

/** A member brings a game: the archive goes up, is played, and is published when its author has seen how it did. */
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
  const upload = useUpload(uploadId);
  const archive = sentArchives.value.get(uploadId);
  if (upload === undefined)
    return archive ? <UploadProgress archive={archive} status="awaiting_upload" /> : <Skeleton rows={3} />;
  if (upload.status === 'failed') {
    return (
      <div class="upload-done">
        <p class="error-text" role="alert">
          {upload.error}
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

/** The upload as the service sees it, until nothing more will change. */
export function useUpload(uploadId: string | undefined): GameUpload | undefined {
  const [upload, setUpload] = useState<GameUpload>();
  useEffect(() => {
    setUpload(undefined);
    if (uploadId === undefined) return;
    return poll(pollMs, async (signal) => {
      const answer = await call('GET /api/games/uploads/{id}', { path: { id: uploadId }, signal });
      setUpload(answer.upload);
      return answer.upload.status === 'ready' || answer.upload.status === 'failed' ? 'done' : undefined;
    });
  }, [uploadId]);
  return upload;
}
