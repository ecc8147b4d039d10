import type { Context } from '../platform/context.ts';
import { accountSteps } from './account-steps-list.ts';

/** Everything held about an account as one JSON object, a section a domain, handed out piece by piece. */
export async function* exportOwnAccount(ctx: Context, accountId: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(ctx.clock.now())}`;
  for (const { tell } of accountSteps) {
    for (const [section, rows] of Object.entries(await tell(ctx.db, accountId, ctx))) {
      yield `,${JSON.stringify(section)}:[`;
      for (const [i, row] of rows.entries()) yield `${i === 0 ? '' : ','}${JSON.stringify(row)}`;
      yield ']';
    }
  }
  yield '}';
}
