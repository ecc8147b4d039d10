import { useEffect, useMemo, useState } from 'preact/hooks';
import { startVideo } from '../clips/use-video.ts';
import { GameChoice } from '../find/game-choice.tsx';
import { t } from '../messages/translate.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { soundOn } from '../state/sound.ts';
import { useIsMember } from '../state/use-is-member.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatTenths } from '../ui/numbers.tsx';
import { type Span, TrimBar } from './trim-bar.tsx';
import { changeDraft, discardUpload, sendUpload, type Upload } from './uploads.ts';
import { usePreview } from './use-preview.ts';
import './trim-form.css';

const lostSecondsMin = 1;
const framesPerSecondLow = 20;

type TrimFormProps = { draft: Extract<Upload, { is: 'draft' }>; close(): void };

/** The recording, looped between the two handles, and its title. */
export function TrimForm({ draft, close }: TrimFormProps) {
  const address = useMemo(() => URL.createObjectURL(draft.video), [draft.video]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const isMember = useIsMember();
  const [paused, setPaused] = useState(true);
  const { seconds, span, move, videoRef, placeRef } = usePreview(address, draft.seconds, draft.trim);
  const trim = (next: Span, moved: 'start' | 'end') => {
    move(next, moved);
    const isWhole = next.start === 0 && next.end === seconds;
    changeDraft(draft.key, { trim: isWhole ? undefined : next });
  };
  const post = async () => {
    if (await showSignIn()) await sendUpload(draft.key);
  };

  return (
    <Form class="clip-form" submit={post}>
      <div class="clip-preview">
        <video
          ref={videoRef}
          src={address}
          muted={!soundOn.value}
          playsInline
          preload="auto"
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        />
        <button
          type="button"
          class="clip-preview-glass"
          aria-label={paused ? t('recording.playPreview') : t('recording.pausePreview')}
          onClick={() => (paused ? videoRef.current && void startVideo(videoRef.current) : videoRef.current?.pause())}
        >
          {paused && <Icon name="play" size={32} />}
        </button>
      </div>
      {seconds > 0 && (
        <>
          <TrimBar address={address} seconds={seconds} span={span} placeRef={placeRef} change={trim} />
          <p class="clip-times">
            <span class="figure">{formatTenths(span.end - span.start)} s</span>
            <span class="quiet">
              {formatTenths(span.start)} – {formatTenths(span.end)}
            </span>
          </p>
        </>
      )}
      <label class="field">
        <span>{t('common.title')}</span>
        <input
          maxLength={100}
          placeholder={draft.game?.title}
          autocomplete="off"
          value={draft.title}
          onInput={(event) => changeDraft(draft.key, { title: event.currentTarget.value })}
        />
      </label>
      {!draft.capture && (
        <GameChoice
          gameId={draft.game?.id ?? null}
          choose={(id) => changeDraft(draft.key, { game: id === null ? undefined : { id, title: '' } })}
        />
      )}
      <Refused failure={draft.failure} />
      <div class="pair">
        <Button
          wide
          onClick={() => {
            close();
            void discardUpload(draft.key);
          }}
        >
          {t('common.discard')}
        </Button>
        <Button look="next" wide type="submit">
          {isMember ? t('recording.post') : t('recording.signInToPost')}
        </Button>
      </div>
      {lossesOf(draft, seconds).map((sentence) => (
        <p key={sentence} class="quiet small">
          {sentence}
        </p>
      ))}
    </Form>
  );
}

/** What a busy device, or a game without sound, cost the recording, shown before it is posted. */
function lossesOf({ capture, seconds: played }: TrimFormProps['draft'], seconds: number): string[] {
  if (!capture) return [];
  const { hasSound, framesPerSecond } = capture;
  return [
    ...(seconds < played - lostSecondsMin
      ? [t('recording.shortened', { seconds: formatTenths(seconds), played: formatTenths(played) })]
      : []),
    ...(framesPerSecond < framesPerSecondLow
      ? [t('recording.fewFrames', { count: Math.max(1, Math.round(framesPerSecond)) })]
      : []),
    ...(hasSound ? [] : [t('recording.silent')]),
  ];
}
