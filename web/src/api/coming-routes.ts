import type { Api } from './types.generated.ts';

type None = Record<never, never>;
type User = Api['GET /api/me']['answer']['user'];
type Game = Api['GET /api/games/{id}']['answer']['game'];
type Creator = Game['creator'];
type Page = { limit?: number; cursor?: string };
type Clip = {
  id: string;
  status: 'awaiting_upload' | 'processing' | 'ready' | 'failed';
  title: string | null;
  gameId: string | null;
  trimStart: number | null;
  trimEnd: number | null;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  videoUrl: string | null;
  thumbnailUrl: string | null;
  error: string | null;
  creator: Creator;
  createdAt: string;
};
type Live = {
  id: string;
  status: 'offline' | 'live' | 'reconnecting';
  title: string | null;
  gameId: string | null;
  creator: Creator;
  playbackUrl: string | null;
  viewers: number;
  startedAt: string | null;
};
type Profile = Pick<User, 'handle' | 'name' | 'avatarUrl' | 'stats' | 'achievements' | 'createdAt'>;
type Social = {
  followers: number;
  following: number;
  friends: number;
  isFollowing: boolean;
  isFollowedBy: boolean;
  isFriend: boolean;
};
type Standing = { rank: number; handle: string; name: string | null; score: number; achievedAt: string };
type PlayEvent =
  | { type: 'play_start'; gameId: string }
  | { type: 'play_end'; gameId: string; durationSeconds: number }
  | { type: 'score'; gameId: string; score: number };
type Route<Path, Query, Body, Answer> = { path: Path; query: Query; body: Body; answer: Answer };

/** Routes the app calls that the service's document does not show yet. */
export type ComingApi = {
  'GET /api/feed': Route<
    None,
    Page,
    undefined,
    {
      items: ({ type: 'game'; game: Game } | { type: 'clip'; clip: Clip } | { type: 'live'; live: Live })[];
      nextCursor: string | null;
    }
  >;
  'POST /api/events': Route<None, None, PlayEvent, { user: User; newAchievements: User['achievements'] }>;
  'GET /api/games/{id}/leaderboard': Route<
    { id: string },
    Page & { period?: 'all' | 'today' },
    undefined,
    { entries: Standing[]; me: Standing | null; nextCursor: string | null }
  >;
  'GET /api/clips/{id}': Route<{ id: string }, None, undefined, { clip: Clip }>;
  'GET /api/live/{id}': Route<{ id: string }, None, undefined, { live: Live }>;
  'DELETE /api/me': Route<None, None, undefined, undefined>;
  'GET /api/me/export': Route<None, None, undefined, Record<string, unknown>>;
  'GET /api/profiles/search': Route<
    None,
    Page & { q: string },
    undefined,
    { profiles: Profile[]; nextCursor: string | null }
  >;
  'GET /api/profiles/{handle}': Route<
    { handle: string },
    None,
    undefined,
    { profile: Profile; games: Game[]; clips: Clip[]; social: Social }
  >;
  'POST /api/profiles/{handle}/follow': Route<{ handle: string }, None, undefined, { social: Social }>;
  'DELETE /api/profiles/{handle}/follow': Route<{ handle: string }, None, undefined, { social: Social }>;
  'POST /api/profiles/{handle}/block': Route<{ handle: string }, None, undefined, unknown>;
  'DELETE /api/profiles/{handle}/block': Route<{ handle: string }, None, undefined, unknown>;
  'GET /api/friends': Route<None, Page, undefined, { friends: Profile[]; nextCursor: string | null }>;
  'POST /api/reports': Route<
    None,
    None,
    { target: 'game' | 'clip' | 'live' | 'profile'; id: string; reason: string },
    unknown
  >;
};
