import type { Context } from '../platform/context.ts';
import { accountSteps } from './account-steps-list.ts';

const pieceLength = 32_768;

/**
 * Everything held about an account as one JSON object, a section a list, in pieces. Nothing is read before the piece
 * that it goes into is asked for, so that however much there is, little of it is in memory.
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
