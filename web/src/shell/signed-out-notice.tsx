import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { playing } from '../state/playing.ts';
import { onAccountChange, onSessionLost } from '../state/session.ts';
import { Button, RoundButton } from '../ui/buttons.tsx';

/** Stays until it is dismissed, because a session can end while the page is hidden; never over a running game. */
export function SignedOutNotice() {
  const [isLost, setLost] = useState(false);
  useEffect(() => onSessionLost(() => setLost(true)), []);
  useEffect(() => onAccountChange((after) => after === 'sign-in' && setLost(false)), []);
  if (!isLost || playing.value !== undefined) return null;
  return (
    <div class="notice" role="status">
      <span>
        <strong>{t('shell.signedOut')}</strong>
        <br />
        {t('shell.signedOutText')}
      </span>
      <Button look="next" onClick={() => void showSignIn()}>
        {t('common.signIn')}
      </Button>
      <RoundButton icon="close" label={t('common.close')} onClick={() => setLost(false)} />
    </div>
  );
}
