import { t } from '../messages/translate.ts';
import { RoundButton } from './buttons.tsx';

type SoundButtonProps = { isOn: boolean; toggle(): void; class?: string };

export function SoundButton({ isOn, toggle, class: more }: SoundButtonProps) {
  return (
    <RoundButton
      icon={isOn ? 'sound' : 'silent'}
      label={soundWords(isOn)}
      {...(more && { class: more })}
      onClick={toggle}
    />
  );
}

export function soundWords(isOn: boolean): string {
  return isOn ? t('common.soundOff') : t('common.soundOn');
}
