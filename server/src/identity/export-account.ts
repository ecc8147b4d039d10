import type { Context } from '../platform/context.ts';
import { accountSteps } from './account-steps-list.ts';

const pieceLength = 32_768;

/**
 * Everything stored about an account as one JSON object, streamed in pieces. Each piece is read from the database only
 * when it is requested, so that memory stays small however large the account is.
 */
export async function* exportOwnAccount(ctx: Context, accountId: string): AsyncGenerator<string> {
  let piece = `{"exportedAt":${JSON.stringify(ctx.clock.now())}`;
  for (const { export: exportSections } of accountSteps) {
    for (const [section, rows] of Object.entries(exportSections(ctx.db, accountId, ctx))) {
      piece += `,${JSON.stringify(section)}:[`;
      let between = '';
      for await (const row of rows) {
        piece += between + JSON.stringify(row);
        between = ',';
        if (piece.length < pieceLength) continue;
        yield piece;
        piece = '';
      }
      piece += ']';
    }
  }
  yield `${piece}}`;
}
