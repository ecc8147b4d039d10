import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { formatLength } from '../ui/numbers.tsx';
import { SoundButton } from '../ui/sound-button.tsx';
import { toggleSound, type VideoFacts } from './use-video.ts';
import './seek-bar.css';

type SeekBarProps = { video: RefObject<HTMLVideoElement | null>; facts: VideoFacts; seconds: number; toggle(): void };

/** The position in a clip: a thin line on a phone, with buttons and times on a desktop. */
export function SeekBar({ video, facts, seconds, toggle }: SeekBarProps) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    const look = () => setAt(current.currentTime);
    current.addEventListener('timeupdate', look);
    return () => current.removeEventListener('timeupdate', look);
  }, []);
  return (
    <div class="seek-bar" data-no-swipe>
      <RoundButton
        icon={facts.paused ? 'play' : 'pause'}
        label={facts.paused ? t('feed.play') : t('common.pause')}
        class="seek-desk"
        onClick={toggle}
      />
      <input
        type="range"
        aria-label={t('clips.place')}
        aria-valuetext={t('clips.timeOf', { at: formatLength(at), total: formatLength(seconds) })}
        min={0}
        max={seconds}
        step={0.1}
        value={at}
        style={{ '--share': String(seconds > 0 ? at / seconds : 0) }}
        onInput={(event) => {
          if (video.current) video.current.currentTime = event.currentTarget.valueAsNumber;
        }}
      />
      <span class="seek-desk seek-time figure">
        {formatLength(at)} / {formatLength(seconds)}
      </span>
      <SoundButton isOn={facts.audible} toggle={() => video.current && toggleSound(video.current)} class="seek-desk" />
    </div>
  );
}
