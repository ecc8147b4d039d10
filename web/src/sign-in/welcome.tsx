import type { User } from '../api/shapes.ts';
import { listFormat } from '../messages/intl.ts';
import { t, tRich } from '../messages/translate.ts';
import { balance } from '../state/balance.ts';
import { session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { Coins } from '../ui/numbers.tsx';

/** What a guest brought along. */
export type GuestProgress = { plays: number; achievements: number };

export function guestProgressOf(guest: User | undefined, member: User): GuestProgress | undefined {
  if (guest?.kind !== 'guest' || guest.id === member.id) return undefined;
  const { plays } = guest.stats;
  return plays === 0 && guest.achievements.length === 0
    ? undefined
    : { plays, achievements: guest.achievements.length };
}

export function guestProgressSentence({ plays, achievements }: GuestProgress): string {
  const parts = [
    ...(plays > 0 ? [t('common.plays', { count: plays })] : []),
    ...(achievements > 0 ? [t('common.achievementsCount', { count: achievements })] : []),
  ];
  return t('signIn.progress', { list: listFormat().format(parts) });
}

/** The end of signing in: who you are now, and that nothing was lost. */
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
