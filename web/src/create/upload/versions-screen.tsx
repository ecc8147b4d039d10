import { useEffect, useState } from 'preact/hooks';
import { toastOnFailure } from '../../api/toast-on-failure.ts';
import { numberFormat } from '../../messages/intl.ts';
import { t } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/buttons.tsx';
import { formatAge } from '../../ui/numbers.tsx';
import { QueryState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { DropZone } from './drop-zone.tsx';
import { sentArchives } from './game-uploads.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadReport } from './upload-report.tsx';
import { useUpload } from './upload-screen.tsx';
import './upload.css';

/** The versions of one's own game: upload a new one, or activate an older one. */
export function VersionsScreen({ gameId }: { gameId: string }) {
  const query = useQuery('GET /api/games/{id}/versions', { path: { id: gameId } });
  const { data, refetch } = query;
  const [uploadId, setUploadId] = useState<string>();
  const { upload } = useUpload(uploadId);
  const { busy, mutate } = useMutation();
  const isReady = upload?.status === 'ready';
  useEffect(() => {
    if (isReady) refetch();
  }, [isReady]);
  const activate = (number: number) =>
    toastOnFailure(t('upload.versionFailed'), async () => {
      const path = { id: gameId, number: String(number) };
      await call('POST /api/games/{id}/versions/{number}/activate', { path });
      showToast({ title: t('upload.versionNow', { number }), icon: 'check', look: 'good' });
      refetch();
    });
  const isUnderWay = uploadId !== undefined && !isReady && upload?.status !== 'failed';
  return (
    <>
      <PageHead title={t('upload.versions')} back />
      {isUnderWay ? (
        <UploadProgress archive={sentArchives.value.get(uploadId)} status={upload?.status ?? 'awaiting_upload'} />
      ) : (
        <DropZone gameId={gameId} label={t('upload.dropVersion')} started={setUploadId} />
      )}
      {upload?.status === 'failed' && (
        <p class="error-text" role="alert">
          {translateSentence(upload.error ?? '')}
        </p>
      )}
      {upload && (isReady || upload.status === 'failed') && <UploadReport report={upload.report} />}
      <QueryState query={query} rows={3} />
      {data?.versions.length === 0 && <p class="quiet">{t('upload.singleDocument')}</p>}
      {data && data.versions.length > 0 && (
        <ol class="versions">
          {data.versions.map(({ number, active, fileCount, sizeBytes, createdAt }) => (
            <li class="version" key={number}>
              <div class="version-head">
                <span>
                  <strong>{t('upload.version', { number })}</strong>{' '}
                  <span class="quiet">
                    {formatAge(createdAt)} · {t('upload.files', { count: fileCount })} ·{' '}
                    {numberFormat({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
                      sizeBytes / 1_000_000,
                    )}
                  </span>
                </span>
                {active ? (
                  <span class="seen">{t('upload.playedNow')}</span>
                ) : (
                  <Button
                    aria-label={`${t('upload.playThis')}: ${t('upload.version', { number })}`}
                    disabled={busy}
                    onClick={() => void mutate(() => activate(number))}
                  >
                    {t('upload.playThis')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
