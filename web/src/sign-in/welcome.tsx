import { t, tRich } from '../messages/translate.ts';
import { balance } from '../state/balance.ts';
import { session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { Coins } from '../ui/numbers.tsx';
import { type GuestProgress, guestProgressSentence } from './guest-progress.ts';

/** The end of signing in: the account, and that the guest's progress was kept. */
export function Welcome({ progress, close }: { progress: GuestProgress | undefined; close(): void }) {
  const user = session.value.user;
  const coins = balance.value;
  return (
    <div class="sign-in welcome">
      <p class="welcome-name">
        {user?.name ? t('signIn.hello', { name: user.name }) : t('signIn.welcome')}
        {user && <span>@{user.handle}</span>}
      </p>
      {progress && (
        <p class="success-text" role="status">
          <Icon name="check" size={20} /> {guestProgressSentence(progress)}
        </p>
      )}
      {coins !== undefined && (
        <p class="welcome-coins">
          <Coins amount={coins} size={28} counts />
          <span class="quiet small">
            {tRich('signIn.balance', {
              wallet: (
                <a href="/wallet" onClick={close}>
                  {t('signIn.whereFrom')}
                </a>
              ),
            })}
          </span>
        </p>
      )}
      <Button look="next" wide onClick={close}>
        {t('common.continue')}
      </Button>
    </div>
  );
}
