import type { User } from '../api/shapes.ts';
import { listFormat } from '../messages/intl.ts';
import { t } from '../messages/translate.ts';

/** The progress of a merged guest. */
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
