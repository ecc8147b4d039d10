import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { RecordButton, RecordingTime } from '../recording/record-button.tsx';
import type { RecordingControl } from '../recording/use-recording.ts';
import { largeStage, toggleLargeStage } from '../state/large-stage.ts';
import { setSound, soundOn } from '../state/sound.ts';
import { RoundButton } from '../ui/buttons.tsx';
import { toggleFullScreen } from '../ui/full-screen.ts';
import { Icon } from '../ui/icons.tsx';
import { formatScore } from '../ui/numbers.tsx';
import { SoundButton } from '../ui/sound-button.tsx';
import { deskQuery, useMedia } from '../ui/use-media.ts';
import './play-bar.css';

type PlayBarProps = {
  game: Game;
  score: number | undefined;
  isPlaying: boolean;
  recording: RecordingControl;
  play(): void;
  leave(): void;
  more(): void;
};

/** The player's controls, outside the game's own screen. Swiping on it moves to the next item. */
export function PlayBar({ game, score, isPlaying, recording, play, leave, more }: PlayBarProps) {
  const hasSound = soundOn.value;
  const { state } = recording;
  return (
    <div class={`play-bar${isPlaying ? ' play-bar-on' : ''}`}>
      {isPlaying ? (
        <RoundButton icon="close" label={t('play.exit')} onClick={leave} />
      ) : (
        <button type="button" class="play-bar-play" onClick={play}>
          <Icon name="play" size={20} /> {t('feed.play')}
        </button>
      )}
      <div class="play-bar-words">
        {isPlaying && state.is === 'on' && <RecordingTime since={state.since} />}
        {isPlaying && state.is !== 'on' && <span class="play-bar-title">{game.title}</span>}
        {isPlaying && score !== undefined && <output class="play-bar-score">{formatScore(score)}</output>}
      </div>
      {isPlaying && <RecordButton {...recording} />}
      {isPlaying && <SoundButton isOn={hasSound} toggle={() => setSound(!hasSound)} />}
      <LargeButton />
      <FullScreenButton />
      {isPlaying && <RoundButton icon="more" label={t('feed.moreAbout', { title: game.title })} onClick={more} />}
    </div>
  );
}

/** On a desktop: collapses the panel beside the game, and restores it. */
function LargeButton() {
  const isDesk = useMedia(deskQuery);
  const isLarge = largeStage.value;
  if (!isDesk) return null;
  return (
    <RoundButton
      icon={isLarge ? 'panel' : 'noPanel'}
      label={isLarge ? t('play.showPanel') : t('play.large')}
      onClick={toggleLargeStage}
    />
  );
}

function FullScreenButton() {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <RoundButton
      icon={full ? 'smallScreen' : 'fullScreen'}
      label={full ? t('play.exitFullScreen') : t('play.fullScreen')}
      onClick={() => void toggleFullScreen()}
    />
  );
}
