import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';

const tokenSeconds = 3600;

/** Issued to a banned owner at sign-in: it only allows an appeal against the ban. */
export function appealTokenFor({ keys, clock }: Pick<Context, 'keys' | 'clock'>, accountId: string): string {
  return signText(keys.appeal, `${accountId} ${secondsAfter(clock.now(), tokenSeconds).getTime()}`);
}

/** The account a token was issued for; undefined for an expired or forged one. */
export function accountOfAppealToken(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  token: string,
): string | undefined {
  const [accountId, expires] = verifySignedText(keys.appeal, token)?.split(' ') ?? [];
  return Number(expires) > clock.now().getTime() ? accountId : undefined;
}
