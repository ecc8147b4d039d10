import { useState } from 'preact/hooks';
import { Failure } from '../../api/failure.ts';
import { t } from '../../messages/translate.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { useQuery } from '../../state/use-query.ts';
import { Refused } from '../../ui/forms.tsx';
import { Icon } from '../../ui/icons.tsx';
import { startGameUpload } from './game-uploads.ts';
import './upload.css';

type DropZoneProps = { gameId?: string; label: string; started(uploadId: string): void };

/** Drop zone and file picker for a zip archive. */
export function DropZone({ gameId, label, started }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const { busy, failure, mutate } = useMutation();
  const bytesMax = useQuery('GET /api/games/uploads/limits').data?.limits.bytesMax;
  const take = (files: FileList | null | undefined) =>
    mutate(async () => {
      const [file, ...others] = files ?? [];
      if (file === undefined) return;
      if (others.length > 0 || !/\.zip$/i.test(file.name)) throw refused(t('upload.oneZip'));
      if (bytesMax !== undefined && file.size > bytesMax)
        throw refused(t('upload.tooLarge', { megabytes: bytesMax / 1_000_000 }));
      started(await startGameUpload(file, gameId));
    });
  return (
    <>
      <label
        class={`drop-zone${isOver ? ' drop-zone-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files);
        }}
      >
        <Icon name="share" size={24} />
        <strong>{label}</strong>
        <span class="quiet drop-hint">{t('upload.orChoose')}</span>
        {/* A blank keeps its line while the limit is loaded. */}
        <span class="quiet">{bytesMax ? t('upload.size', { megabytes: bytesMax / 1_000_000 }) : '\u00a0'}</span>
        <input
          class="visually-hidden"
          type="file"
          accept=".zip,application/zip"
          disabled={busy}
          onChange={(event) => {
            void take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <Refused failure={failure} />
    </>
  );
}

const refused = (sentence: string) => new Failure(400, 'bad_file', sentence);
