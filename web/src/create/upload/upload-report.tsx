import type { GameUpload } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { translateSentence } from '../../messages/translate-sentence.ts';

/** The findings about the files and the play test, one sentence each. */
export function UploadReport({ report }: { report: GameUpload['report'] }) {
  if (!report || report.notes.length === 0) return <p class="quiet">{t('upload.nothingNoticed')}</p>;
  return (
    <section aria-labelledby="upload-noticed">
      <h2 id="upload-noticed">{t('upload.noticed')}</h2>
      <ul class="upload-notes">
        {report.notes.map((note) => (
          <li key={note}>{translateSentence(note)}</li>
        ))}
      </ul>
    </section>
  );
}
