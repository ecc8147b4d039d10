import { useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { applyUpdate, updateIsReady } from '../state/app-update.ts';
import { playing } from '../state/playing.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';

/** Announces a newer version once; never over a running game. */
export function UpdateNotice() {
  const [isPutOff, setPutOff] = useState(false);
  if (!updateIsReady.value || isPutOff || playing.value !== undefined) return null;
  return (
    <div class="notice" role="status">
      <span>{t('shell.updateReady')}</span>
      <Button look="next" onClick={applyUpdate}>
        {t('shell.update')}
      </Button>
      <RoundButton icon="close" label={t('shell.updateLater')} onClick={() => setPutOff(true)} />
    </div>
  );
}
