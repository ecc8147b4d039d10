import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../../http/schemas.ts';
import type { Report } from '../builds/version-queries.ts';
import { BuildReport } from '../builds/version-routes.ts';
import { Game, type GameAddresses, type GameRow, viewOfGame } from '../catalogue/game.ts';

export const GameUpload = Type.Object({
  id: Id,
  status: OneOf('awaiting_upload', 'processing', 'ready', 'failed'),
  receivedBytes: Type.Integer({ description: 'Bytes of the archive received so far' }),
  report: Nullable(BuildReport),
  error: Nullable(Type.String({ description: 'Why it failed, in one sentence' })),
  game: Nullable(Game),
  createdAt: Time,
});
export type GameUpload = Static<typeof GameUpload>;

export type UploadStatus = GameUpload['status'];

export type UploadRow = {
  id: string;
  accountId: string;
  status: UploadStatus;
  receivedBytes: number;
  partCount: number;
  report: Report | null;
  error: string | null;
  gameId: string | null;
  createdAt: Date;
};

export function viewOfUpload(row: UploadRow, game: GameRow | undefined, config: GameAddresses): GameUpload {
  return {
    id: row.id,
    status: row.status,
    receivedBytes: row.receivedBytes,
    report: row.report,
    error: row.error,
    game: game === undefined ? null : viewOfGame(game, config),
    createdAt: row.createdAt.toISOString(),
  };
}
