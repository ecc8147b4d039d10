import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { signText, verifySignedText } from '../platform/keys.ts';

const tokenSeconds = 3600;

/** For who has just shown that a banned account is theirs: it opens nothing, but lets them appeal against the ban. */
export function appealTokenFor({ keys, clock }: Pick<Context, 'keys' | 'clock'>, accountId: string): string {
  return signText(keys.appeal, `${accountId} ${secondsAfter(clock.now(), tokenSeconds).getTime()}`);
}

/** The account that a token was made for; undefined for an old or a made-up one. */
export function accountOfAppealToken(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  token: string,
): string | undefined {
  const [accountId, expires] = verifySignedText(keys.appeal, token)?.split(' ') ?? [];
  return Number(expires) > clock.now().getTime() ? accountId : undefined;
}
