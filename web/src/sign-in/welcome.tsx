import type { User } from '../api/shapes.ts';
import { balance } from '../state/balance.ts';
import { session } from '../state/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/icons.tsx';
import { Coins, formatMany } from '../ui/numbers.tsx';

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
  const parts = [plays > 0 && formatMany(plays, 'play'), achievements > 0 && formatMany(achievements, 'achievement')];
  return `Your progress is saved: ${parts.filter(Boolean).join(' and ')}.`;
}

/** The end of signing in: who you are now, and that nothing was lost. */
export function Welcome({ progress, close }: { progress: GuestProgress | undefined; close(): void }) {
  const user = session.value.user;
  const coins = balance.value;
  return (
    <div class="sign-in welcome">
      <p class="welcome-name">
        {user?.name ? `Hello, ${user.name}` : 'Welcome'}
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
        </p>
      )}
      <Button look="next" wide onClick={close}>
        Continue
      </Button>
    </div>
  );
}
