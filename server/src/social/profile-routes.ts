import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { Clip, viewOfClip } from '../clips/clip.ts';
import { listReadyClipsOf } from '../clips/clip-queries.ts';
import type { NewestPlace } from '../database/newest-first.ts';
import { readTimestamp } from '../database/read-timestamp.ts';
import { Game, viewOfGame } from '../games/catalogue/game.ts';
import { listGamesOf } from '../games/catalogue/game-queries.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Line, NextCursor, PageQuery, pageLimit } from '../http/schemas.ts';
import { sendJsonText } from '../http/send-json.ts';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Context } from '../platform/context.ts';
import { createProfileSerializer, Profile, ProfilePath, Social, viewOfProfile, viewOfSocial } from './profile.ts';
import { type Friend, type FriendsPage, getProfile, listFriends } from './profile-queries.ts';
import { searchProfiles } from './search-profiles.ts';

const tags = ['social'];
/** A profile shows the newest; its lists have the rest. */
const shownMax = 100;

export function profileRoutes(app: App, ctx: Context): void {
  const friendsOf = batchLoader((pages: FriendsPage[]) => listFriends(ctx.db, pages), { atOnceMax: 4, keysMax: 16 });
  const serializeProfiles = createProfileSerializer(ctx.config.baseUrl);

  app.get(
    '/api/profiles/search',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'searchProfiles',
        tags,
        summary: 'Members by handle or name, best match first; small spelling mistakes are tolerated',
        querystring: Type.Object({ ...PageQuery.properties, q: Line(1, 50) }),
        response: { 200: Type.Object({ profiles: Type.Array(Profile), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { q, cursor } = request.query;
      const { profiles, nextCursor } = await searchProfiles(
        ctx,
        sessionOf(request),
        q,
        cursor,
        pageLimit(request.query),
      );
      return { profiles: profiles.map((row) => viewOfProfile(row, ctx.config.baseUrl)), nextCursor };
    },
  );

  app.get(
    '/api/profiles/:handle',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'getProfile',
        tags,
        summary: `A member, with the newest ${shownMax} games and clips; the caller's own profile includes games that others cannot see`,
        params: ProfilePath,
        response: {
          200: Type.Object({ profile: Profile, games: Type.Array(Game), clips: Type.Array(Clip), social: Social }),
        },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const db = ctx.reads.of(accountId);
      const row = await getProfile(db, accountId, request.params.handle, ctx.clock.now());
      const games = await listGamesOf(db, row.id, accountId, undefined, shownMax);
      const clips = await listReadyClipsOf(db, row.id, undefined, shownMax);
      const profile = viewOfProfile(row, ctx.config.baseUrl);
      return {
        profile,
        games: games.map((game) => viewOfGame(game, ctx.config)),
        clips: clips.map((clip) => viewOfClip(clip, ctx.config)),
        social: viewOfSocial(profile.stats, row),
      };
    },
  );

  app.get(
    '/api/friends',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listFriends',
        tags,
        summary: "The caller's friends, newest first: members who follow each other",
        querystring: PageQuery,
        response: { 200: Type.Object({ friends: Type.Array(Profile), nextCursor: NextCursor }) },
      },
    },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      const list = (after: NewestPlace | undefined, limit: number) => friendsOf({ accountId, after, limit });
      const placeOf = ({ since, member }: Friend): NewestPlace => [readTimestamp(since).getTime(), member.id];
      const { page, nextCursor } = await readPage(ctx.keys.cursor, 'friends', request.query, list, placeOf);
      const friends = serializeProfiles(page.map(({ member }) => member));
      return sendJsonText(reply, `{"friends":${friends},"nextCursor":${JSON.stringify(nextCursor)}}`);
    },
  );
}
