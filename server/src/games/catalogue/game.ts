import { type Static, Type } from 'typebox';
import { Creator } from '../../accounts/user.ts';
import { Id, Line, Nullable, OneOf, Paragraph, Time } from '../../http/schemas.ts';
import type { Config } from '../../process/config.ts';
import { mediaUrlOf } from '../../process/media-origin.ts';

export const GameTitle = Line(1, 100);
export const GameDescription = Paragraph(0, 500);
export const GameTags = Type.Array(Line(1, 30), {
  maxItems: 10,
  uniqueItems: true,
  description: 'at most 10 different tags of 1 to 30 characters',
});
export const Orientation = OneOf('portrait', 'landscape', 'any');
/** For everyone, from 13, or only for adults. */
export const gameRatings = ['everyone', 'teen', 'adult'] as const;
export type GameRating = (typeof gameRatings)[number];
export const gameHtmlBytesMax = 1_048_576;

export const Game = Type.Object(
  {
    id: Id,
    title: Type.String(),
    description: Type.String(),
    tags: Type.Array(Type.String()),
    orientation: Orientation,
    creator: Creator,
    thumbnailUrl: Type.String(),
    htmlUrl: Type.String({ description: 'The playable document; it needs a token from POST /api/games/:id/session' }),
    plays: Type.Integer(),
    likes: Type.Integer(),
    remixOf: Nullable(Type.Object({ id: Id, title: Type.String() })),
    rating: Nullable(
      Type.Unsafe<GameRating>({
        ...OneOf(...gameRatings),
        description: 'The age rating set by an operator',
      }),
    ),
    createdAt: Time,
  },
  { title: 'Game' },
);
export type Game = Static<typeof Game>;

/** A game as its creator sees it. */
export const OwnGame = Type.Object(
  {
    ...Game.properties,
    listed: Type.Boolean({ description: 'Whether it is shown in lists and the feed' }),
    hidden: Type.Boolean({ description: 'Whether it was hidden after reports or by an operator' }),
  },
  { title: 'OwnGame' },
);

export type GameRow = Omit<Game, 'thumbnailUrl' | 'htmlUrl' | 'createdAt'> & {
  thumbnailVersion: string;
  createdAt: Date;
};

/** A game for lists, with its creator and its original, even if that is not open. */
export type ListedGameRow = GameRow & { creatorId: string; originId: string | null };

/** A listed game in lists: its position in the order and its JSON, serialized once. */
export type Listed = { id: string; creatorId: string; originId: string | null; createdAt: number; json: string };

/** The prefixes of game addresses. */
export type GameAddresses = Pick<Config, 'baseUrl' | 'gamesOrigin' | 'mediaOrigin'>;

export function listedOf(row: ListedGameRow, config: GameAddresses): Listed {
  const { id, creatorId, originId, createdAt } = row;
  return { id, creatorId, originId, createdAt: createdAt.getTime(), json: JSON.stringify(viewOfGame(row, config)) };
}

export type OwnGameRow = GameRow & { listed: boolean; hidden: boolean };

export function viewOfGame(row: GameRow, config: GameAddresses): Game {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    tags: row.tags,
    orientation: row.orientation,
    creator: row.creator,
    thumbnailUrl: `${mediaUrlOf(config)}/games/${row.id}/thumbnail?v=${row.thumbnailVersion}`,
    htmlUrl: htmlUrlOf(config, row.id),
    plays: row.plays,
    likes: row.likes,
    remixOf: row.remixOf,
    rating: row.rating,
    createdAt: row.createdAt.toISOString(),
  };
}

export function viewOfOwnGame(row: OwnGameRow, config: GameAddresses): Static<typeof OwnGame> {
  return { ...viewOfGame(row, config), listed: row.listed, hidden: row.hidden };
}

export function htmlUrlOf(config: Pick<Config, 'gamesOrigin'>, gameId: string): string {
  return `${config.gamesOrigin}/games/${gameId}/index.html`;
}
