import { useState } from 'preact/hooks';
import type { Clip, Recording } from '../api/shapes.ts';
import { ClipProgress } from '../clips/clip-progress.tsx';
import { t } from '../messages/translate.ts';
import { navigate } from '../routing/route.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused, Switch } from '../ui/forms.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

const clipSecondsMax = 120;
const clipSecondsAtFirst = 30;

type OwnRecordingProps = {
  recording: Recording;
  /** The position of the video, in seconds. */
  at(): number;
  changed(answer: { recording: Recording }): void;
};

/** The owner's actions on a recording. */
export function OwnRecording({ recording, at, changed }: OwnRecordingProps) {
  const { busy, failure, mutate } = useMutation();
  const title = recording.title ?? t('live.recordedStream');
  const show = (isPublic: boolean) =>
    mutate(async () =>
      changed(await call('PATCH /api/recordings/{id}', { path: { id: recording.id }, body: { isPublic } })),
    );
  return (
    <>
      <Switch checked={recording.isPublic} disabled={busy} set={(isPublic) => void show(isPublic)}>
        {t('live.recordingPublic')}
      </Switch>
      <Refused failure={failure} />
      <div class="pair">
        <Button
          wide
          icon="film"
          look="next"
          onClick={() => void showSheet(t('live.cutClip'), (close) => <Cut {...{ recording, close }} start={at()} />)}
        >
          {t('live.cutClip')}
        </Button>
        {recording.isPublic && (
          <Button wide icon="share" onClick={() => void shareAddress(`/r/${recording.id}`, title)}>
            {t('common.share')}
          </Button>
        )}
      </div>
      <Button
        wide
        icon="bin"
        onClick={() =>
          void showSheet(t('live.deleteRecording'), (close) => <Delete recording={recording} close={close} />)
        }
      >
        {t('common.delete')}
      </Button>
    </>
  );
}

function Cut({ recording, start, close }: { recording: Recording; start: number; close(): void }) {
  const [from, setFrom] = useState(Math.floor(start));
  const [length, setLength] = useState(Math.min(clipSecondsAtFirst, Math.ceil(recording.durationSeconds)));
  const [clip, setClip] = useState<Clip>();
  const { busy, failure, mutate } = useMutation();
  const cut = () =>
    mutate(async () => {
      const body = { startSeconds: from, lengthSeconds: length };
      setClip((await call('POST /api/recordings/{id}/clip', { path: { id: recording.id }, body })).clip);
    });
  if (clip) return <ClipProgress first={clip} close={close} />;
  return (
    <Form submit={() => void cut()}>
      <NumberField
        label={t('live.cutFrom')}
        min={0}
        max={Math.floor(recording.durationSeconds)}
        value={from}
        set={setFrom}
      />
      <NumberField label={t('live.cutLength')} min={1} max={clipSecondsMax} value={length} set={setLength} />
      <Refused failure={failure} />
      <Button type="submit" look="next" busy={busy}>
        {t('live.cutClip')}
      </Button>
    </Form>
  );
}

type NumberFieldProps = { label: string; min: number; max: number; value: number; set(value: number): void };

function NumberField({ label, min, max, value, set }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        value={value}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Delete({ recording, close }: { recording: Recording; close(): void }) {
  const { busy, failure, mutate } = useMutation();
  const erase = () =>
    mutate(async () => {
      await call('DELETE /api/recordings/{id}', { path: { id: recording.id } });
      close();
      showToast({ title: t('live.recordingDeleted'), icon: 'check' });
      navigate('/go-live', 'replace');
    });
  return (
    <>
      <p>{t('live.deleteRecordingText')}</p>
      <Refused failure={failure} />
      <div class="pair">
        <Button wide onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button wide look="danger" icon="bin" busy={busy} onClick={() => void erase()}>
          {t('common.delete')}
        </Button>
      </div>
    </>
  );
}
