import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { Clip, viewOfClip } from '../clips/clip.ts';
import { listReadyClipsOf } from '../clips/clip-queries.ts';
import { type NewestPlace, placeOf } from '../database/newest-first.ts';
import { Game, viewOfGame } from '../games/catalogue/game.ts';
import { listGamesOf } from '../games/catalogue/game-queries.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { NextCursor, PageQuery } from '../http/schemas.ts';
import { Recording, viewOfRecording } from '../live/recordings/recording.ts';
import { listRecordingsOf } from '../live/recordings/recording-queries.ts';
import type { Context } from '../platform/context.ts';
import { listFollowers, listFollowing } from './follow-queries.ts';
import { Profile, ProfilePath, viewOfProfile } from './profile.ts';
import { type FriendRow, getProfile } from './profile-queries.ts';

const tags = ['social'];
const PageOfProfiles = Type.Object({ profiles: Type.Array(Profile), nextCursor: NextCursor });

/** The complete lists of a profile, page by page; a cursor is valid only for its own profile. */
export function profileListRoutes(app: App, ctx: Context): void {
  const { cursor: key } = ctx.keys;

  app.get(
    '/api/profiles/:handle/games',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listProfileGames',
        tags,
        summary: "A member's games, newest first; the caller's own include those that others cannot see",
        params: ProfilePath,
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(Game), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const db = ctx.reads.of(accountId);
      const { id } = await getProfile(db, accountId, request.params.handle, ctx.clock.now());
      const list = (after: NewestPlace | undefined, limit: number) => listGamesOf(db, id, accountId, after, limit);
      const { page, nextCursor } = await readPage(key, `games of ${id}`, request.query, list, placeOf);
      return { games: page.map((game) => viewOfGame(game, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/profiles/:handle/clips',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listProfileClips',
        tags,
        summary: "A member's ready clips, newest first",
        params: ProfilePath,
        querystring: PageQuery,
        response: { 200: Type.Object({ clips: Type.Array(Clip), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const db = ctx.reads.of(accountId);
      const { id } = await getProfile(db, accountId, request.params.handle, ctx.clock.now());
      const list = (after: NewestPlace | undefined, limit: number) => listReadyClipsOf(db, id, after, limit);
      const { page, nextCursor } = await readPage(key, `clips of ${id}`, request.query, list, placeOf);
      return { clips: page.map((clip) => viewOfClip(clip, ctx.config)), nextCursor };
    },
  );

  app.get(
    '/api/profiles/:handle/recordings',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listProfileRecordings',
        tags,
        summary: "Public recordings of a member's streams, newest first",
        params: ProfilePath,
        querystring: PageQuery,
        response: { 200: Type.Object({ recordings: Type.Array(Recording), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const db = ctx.reads.of(accountId);
      const { id } = await getProfile(db, accountId, request.params.handle, ctx.clock.now());
      const list = (after: NewestPlace | undefined, limit: number) =>
        listRecordingsOf(db, id, { shownOnly: true }, after, limit);
      const { page, nextCursor } = await readPage(key, `recordings of ${id}`, request.query, list, placeOf);
      return { recordings: page.map((row) => viewOfRecording(ctx, row)), nextCursor };
    },
  );

  const lists = [
    {
      path: '/api/profiles/:handle/followers',
      operationId: 'listFollowers',
      list: listFollowers,
      summary: "A member's followers, newest first",
    },
    {
      path: '/api/profiles/:handle/following',
      operationId: 'listFollowing',
      list: listFollowing,
      summary: 'The members that a member follows, newest first',
    },
  ];
  for (const { path, operationId, list: listOf, summary } of lists) {
    app.get(
      path,
      {
        config: { access: 'session' },
        schema: {
          operationId,
          tags,
          summary,
          params: ProfilePath,
          querystring: PageQuery,
          response: { 200: PageOfProfiles },
        },
      },
      async (request) => {
        const { accountId } = sessionOf(request);
        const db = ctx.reads.of(accountId);
        const { id } = await getProfile(db, accountId, request.params.handle, ctx.clock.now());
        const list = (after: NewestPlace | undefined, limit: number) => listOf(db, id, accountId, after, limit);
        const followedPlace = ({ since, id }: FriendRow): NewestPlace => [since.getTime(), id];
        const { page, nextCursor } = await readPage(key, `${path} ${id}`, request.query, list, followedPlace);
        return { profiles: page.map((row) => viewOfProfile(row, ctx.config.baseUrl)), nextCursor };
      },
    );
  }
}
