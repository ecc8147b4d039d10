// Made from server/openapi.json by "npm run types:api -w client".

export type Achievement = { id: string; title: string; description: string; coins: number };

export type ApproveIntentRequest = { clientSeed?: string };

export type ApproveIntentResponse = { intent: Intent; balance: number };

export type Block = { handle: string; name: string | null; avatarUrl: string; blockedAt: string };

export type BlockResponse = { blocked: boolean };

export type CancelJobResponse = { job: GenerationJob };

export type ChangeGameRequest = { title?: string; description?: string; tags?: (string)[]; listed?: boolean };

export type ChangeGameResponse = { game: Game };

export type ChangeItemRequest = { name?: string; description?: string; price?: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ChangeItemResponse = { item: Item };

export type ChangeMeRequest = { handle?: string; name?: string };

export type ChangeMeResponse = { user: User };

export type Clip = { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; creator: Creator; createdAt: string };

export type ClipFeedItem = { type: "clip"; clip: Clip };

export type ClipStreamRequest = { title?: string };

export type ClipStreamResponse = { clip: Clip };

export type ConsumeItemRequest = { quantity?: number };

export type ConsumeItemResponse = { item: OwnedItem };

export type CreateClipRequest = { gameId?: string; title?: string; trimStart?: number; trimEnd?: number };

export type CreateClipResponse = { clip: Clip; uploadUrl: string };

export type CreateIntentRequest = { gameId: string; itemId: string };

export type CreateIntentResponse = { intent: Intent };

export type CreateItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type CreateItemResponse = { item: Item };

export type Creator = { handle: string; name: string | null };

export type DeclineIntentResponse = { intent: Intent; balance: number };

export type EarnedAchievement = { id: string; title: string; description: string; coins: number; earnedAt: string };

export type ErrorBody = { error: string };

export type ExportMyDataResponse = Record<never, never>;

export type Fairness = { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] };

export type FollowResponse = { social: Social };

export type Game = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; remixOf: { id: string; title: string } | null; createdAt: string };

export type GameFeedItem = { type: "game"; game: Game };

export type GenerateGameRequest = { prompt: string; remixOf?: string };

export type GenerateGameResponse = { job: GenerationJob };

export type GenerationJob = { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; game: Game | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null };

export type GetClipResponse = { clip: Clip };

export type GetFeedResponse = { items: (GameFeedItem | ClipFeedItem | LiveFeedItem)[]; nextCursor: string | null };

export type GetGameIntentResponse = { intent: Intent };

export type GetGameResponse = { game: Game };

export type GetGameWalletResponse = { balance: number };

export type GetIntentResponse = { intent: Intent };

export type GetJobResponse = { job: GenerationJob };

export type GetLeaderboardResponse = { entries: (LeaderboardEntry)[]; me: LeaderboardEntry | null; nextCursor: string | null };

export type GetMeResponse = { user: User };

export type GetMyGameResponse = { game: OwnGame };

export type GetMyStreamResponse = { live: Live };

export type GetProfileResponse = { profile: Profile; games: (Game)[]; clips: (Clip)[]; social: Social };

export type GetStateResponse = { state: unknown; version: number; updatedAt: string | null };

export type GetStreamResponse = { live: Live };

export type GetWalletResponse = { balance: number; ledger: (StatementLine)[]; nextCursor: string | null };

export type Granted = { itemId: string; name: string; quantity: number };

export type Intent = { id: string; gameId: string; itemId: string; item: Item; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: (Granted)[]; fairness: Fairness | null; createdAt: string; expiresAt: string; settledAt: string | null };

export type Item = { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null };

export type LeaderboardEntry = { rank: number; handle: string; name: string | null; score: number; achievedAt: string };

export type ListAchievementsResponse = { achievements: (Achievement)[] };

export type ListAllItemsResponse = { items: (Item)[] };

export type ListBlocksResponse = { blocks: (Block)[]; nextCursor: string | null };

export type ListFollowersResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFollowingResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFriendsResponse = { friends: (Profile)[]; nextCursor: string | null };

export type ListGameItemsResponse = { items: (Item)[] };

export type ListGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type ListIntentsResponse = { intents: (Intent)[]; nextCursor: string | null };

export type ListInventoryResponse = { items: (OwnedItem)[] };

export type ListItemsResponse = { items: (Item)[] };

export type ListJobsResponse = { jobs: (GenerationJob)[]; nextCursor: string | null };

export type ListMyClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListMyGamesResponse = { games: (OwnGame)[]; nextCursor: string | null };

export type ListProfileClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListProfileGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type Live = { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: Creator; playbackUrl: string | null; viewers: number; startedAt: string | null };

export type LiveFeedItem = { type: "live"; live: Live };

export type OpenStreamRequest = { title?: string | null; gameId?: string | null; rotateKey?: boolean };

export type OpenStreamResponse = { live: Live; ingest: { url: string; streamKey: string } };

export type OwnGame = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; remixOf: { id: string; title: string } | null; createdAt: string; listed: boolean; hidden: boolean };

export type OwnedItem = { itemId: string; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number };

export type PlayEnd = { type: "play_end"; gameId: string; durationSeconds: number };

export type PlayStart = { type: "play_start"; gameId: string };

export type Profile = { handle: string; name: string | null; avatarUrl: string; stats: Stats; achievements: (EarnedAchievement)[]; createdAt: string };

export type ReplaceItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ReplaceItemResponse = { item: Item };

export type ReportRequest = { target: "game" | "clip" | "live" | "profile"; id: string; reason: string };

export type ReportResponse = { report: { id: string; target: "game" | "clip" | "live" | "profile"; reason: string } };

export type RetryClipResponse = { clip: Clip };

export type SaveStateRequest = { state: unknown };

export type SaveStateResponse = { version: number; updatedAt: string };

export type ScoreEvent = { type: "score"; gameId: string; score: number };

export type SearchProfilesResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type SendEventRequest = PlayStart | PlayEnd | ScoreEvent;

export type SendEventResponse = { user: User; newAchievements: (EarnedAchievement)[] };

export type SignInAsGuestRequest = { deviceId: string };

export type SignInAsGuestResponse = { token: string; user: User };

export type SignInWithAppleRequest = { identityToken: string; name?: string; nonce?: string };

export type SignInWithAppleResponse = { token: string; user: User };

export type Social = { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean };

export type StartEmailCodeRequest = { email: string };

export type StartEmailCodeResponse = { sent: boolean; expiresAt: string };

export type StartPlaySessionResponse = { token: string; expiresAt: string; htmlUrl: string };

export type StatementLine = { id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing"; memo: string; refId: string | null; createdAt: string };

export type Stats = { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number };

export type UnblockResponse = { blocked: boolean };

export type UnfollowResponse = { social: Social };

export type UploadClipVideoResponse = { clip: Clip };

export type User = { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: Stats; achievements: (EarnedAchievement)[] };

export type VerifyEmailCodeRequest = { email: string; code: string };

export type VerifyEmailCodeResponse = { token: string; user: User };

/** Every operation: the token it needs, what its path, query and body take, and what it answers. */
export type Operations = {
  signInAsGuest: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SignInAsGuestRequest;
    answer: SignInAsGuestResponse;
  };
  signInWithApple: {
    token: 'optional';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SignInWithAppleRequest;
    answer: SignInWithAppleResponse;
  };
  startEmailCode: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: StartEmailCodeRequest;
    answer: StartEmailCodeResponse;
  };
  verifyEmailCode: {
    token: 'optional';
    path: Record<never, never>;
    query: Record<never, never>;
    body: VerifyEmailCodeRequest;
    answer: VerifyEmailCodeResponse;
  };
  logOut: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getMe: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetMeResponse;
  };
  changeMe: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ChangeMeRequest | undefined;
    answer: ChangeMeResponse;
  };
  closeMyAccount: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  exportMyData: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ExportMyDataResponse;
  };
  getWallet: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: GetWalletResponse;
  };
  getGameWallet: {
    token: 'game';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetGameWalletResponse;
  };
  listItems: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListItemsResponse;
  };
  createItem: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: CreateItemRequest;
    answer: CreateItemResponse;
  };
  listAllItems: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListAllItemsResponse;
  };
  replaceItem: {
    token: 'session';
    path: { id: string; itemId: string };
    query: Record<never, never>;
    body: ReplaceItemRequest;
    answer: ReplaceItemResponse;
  };
  changeItem: {
    token: 'session';
    path: { id: string; itemId: string };
    query: Record<never, never>;
    body: ChangeItemRequest | undefined;
    answer: ChangeItemResponse;
  };
  listIntents: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; status?: "pending" | "approved" | "declined" | "expired" };
    body: undefined;
    answer: ListIntentsResponse;
  };
  getIntent: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetIntentResponse;
  };
  approveIntent: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ApproveIntentRequest | undefined;
    answer: ApproveIntentResponse;
  };
  declineIntent: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: DeclineIntentResponse;
  };
  createIntent: {
    token: 'game';
    path: Record<never, never>;
    query: Record<never, never>;
    body: CreateIntentRequest;
    answer: CreateIntentResponse;
  };
  getGameIntent: {
    token: 'game';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetGameIntentResponse;
  };
  listGameItems: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListGameItemsResponse;
  };
  listInventory: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListInventoryResponse;
  };
  consumeItem: {
    token: 'game';
    path: { gameId: string; itemId: string };
    query: Record<never, never>;
    body: ConsumeItemRequest | undefined;
    answer: ConsumeItemResponse;
  };
  getAvatar: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  listGames: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListGamesResponse;
  };
  getGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetGameResponse;
  };
  changeGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeGameRequest | undefined;
    answer: ChangeGameResponse;
  };
  startPlaySession: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: StartPlaySessionResponse;
  };
  listMyGames: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListMyGamesResponse;
  };
  getMyGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetMyGameResponse;
  };
  getFeed: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: GetFeedResponse;
  };
  getGameDocument: {
    token: 'document';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getGameThumbnail: {
    token: 'none';
    path: { id: string };
    query: { v?: string };
    body: undefined;
    answer: undefined;
  };
  getState: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetStateResponse;
  };
  saveState: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: SaveStateRequest;
    answer: SaveStateResponse;
  };
  listAchievements: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListAchievementsResponse;
  };
  searchProfiles: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; q: string };
    body: undefined;
    answer: SearchProfilesResponse;
  };
  getProfile: {
    token: 'session';
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetProfileResponse;
  };
  listFriends: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListFriendsResponse;
  };
  listProfileGames: {
    token: 'session';
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListProfileGamesResponse;
  };
  listProfileClips: {
    token: 'session';
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListProfileClipsResponse;
  };
  listFollowers: {
    token: 'session';
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListFollowersResponse;
  };
  listFollowing: {
    token: 'session';
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListFollowingResponse;
  };
  follow: {
    token: 'session';
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: FollowResponse;
  };
  unfollow: {
    token: 'session';
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnfollowResponse;
  };
  listBlocks: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListBlocksResponse;
  };
  block: {
    token: 'session';
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: BlockResponse;
  };
  unblock: {
    token: 'session';
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnblockResponse;
  };
  openStream: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: OpenStreamRequest | undefined;
    answer: OpenStreamResponse;
  };
  getMyStream: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetMyStreamResponse;
  };
  getStream: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetStreamResponse;
  };
  clipStream: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ClipStreamRequest | undefined;
    answer: ClipStreamResponse;
  };
  getStreamFile: {
    token: 'none';
    path: { id: string; file: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  generateGame: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: GenerateGameRequest;
    answer: GenerateGameResponse;
  };
  listJobs: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListJobsResponse;
  };
  getJob: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetJobResponse;
  };
  watchJob: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  cancelJob: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: CancelJobResponse;
  };
  createClip: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: CreateClipRequest | undefined;
    answer: CreateClipResponse;
  };
  listMyClips: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListMyClipsResponse;
  };
  getClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetClipResponse;
  };
  deleteClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  retryClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: RetryClipResponse;
  };
  getClipVideo: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getClipThumbnail: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  uploadClipVideo: {
    token: 'none';
    path: { id: string };
    query: { signature?: string };
    body: undefined;
    answer: UploadClipVideoResponse;
  };
  report: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ReportRequest;
    answer: ReportResponse;
  };
  sendEvent: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SendEventRequest;
    answer: SendEventResponse;
  };
  getLeaderboard: {
    token: 'session';
    path: { id: string };
    query: { limit?: number; cursor?: string; period?: "all" | "today" };
    body: undefined;
    answer: GetLeaderboardResponse;
  };
};

/** Where each operation is, and whether a lost answer can be asked for again with an Idempotency-Key. */
export const operations = {
  signInAsGuest: { method: 'POST', path: '/api/auth/guest', repeatable: false },
  signInWithApple: { method: 'POST', path: '/api/auth/apple', repeatable: false },
  startEmailCode: { method: 'POST', path: '/api/auth/email/start', repeatable: false },
  verifyEmailCode: { method: 'POST', path: '/api/auth/email/verify', repeatable: false },
  logOut: { method: 'POST', path: '/api/auth/logout', repeatable: false },
  getMe: { method: 'GET', path: '/api/me', repeatable: false },
  changeMe: { method: 'PATCH', path: '/api/me', repeatable: false },
  closeMyAccount: { method: 'DELETE', path: '/api/me', repeatable: false },
  exportMyData: { method: 'GET', path: '/api/me/export', repeatable: false },
  getWallet: { method: 'GET', path: '/api/wallet', repeatable: false },
  getGameWallet: { method: 'GET', path: '/api/sdk/wallet', repeatable: false },
  listItems: { method: 'GET', path: '/api/games/{id}/items', repeatable: false },
  createItem: { method: 'POST', path: '/api/games/{id}/items', repeatable: true },
  listAllItems: { method: 'GET', path: '/api/games/{id}/items/all', repeatable: false },
  replaceItem: { method: 'PUT', path: '/api/games/{id}/items/{itemId}', repeatable: false },
  changeItem: { method: 'PATCH', path: '/api/games/{id}/items/{itemId}', repeatable: false },
  listIntents: { method: 'GET', path: '/api/shop/intents', repeatable: false },
  getIntent: { method: 'GET', path: '/api/shop/intents/{id}', repeatable: false },
  approveIntent: { method: 'POST', path: '/api/shop/intents/{id}/approve', repeatable: false },
  declineIntent: { method: 'POST', path: '/api/shop/intents/{id}/decline', repeatable: false },
  createIntent: { method: 'POST', path: '/api/sdk/shop/intents', repeatable: true },
  getGameIntent: { method: 'GET', path: '/api/sdk/shop/intents/{id}', repeatable: false },
  listGameItems: { method: 'GET', path: '/api/sdk/shop/items/{gameId}', repeatable: false },
  listInventory: { method: 'GET', path: '/api/sdk/shop/inventory/{gameId}', repeatable: false },
  consumeItem: { method: 'POST', path: '/api/sdk/shop/inventory/{gameId}/{itemId}/consume', repeatable: true },
  getAvatar: { method: 'GET', path: '/avatars/{id}.svg', repeatable: false },
  listGames: { method: 'GET', path: '/api/games', repeatable: false },
  getGame: { method: 'GET', path: '/api/games/{id}', repeatable: false },
  changeGame: { method: 'PATCH', path: '/api/games/{id}', repeatable: false },
  startPlaySession: { method: 'POST', path: '/api/games/{id}/session', repeatable: false },
  listMyGames: { method: 'GET', path: '/api/games/mine', repeatable: false },
  getMyGame: { method: 'GET', path: '/api/games/mine/{id}', repeatable: false },
  getFeed: { method: 'GET', path: '/api/feed', repeatable: false },
  getGameDocument: { method: 'GET', path: '/games/{id}/index.html', repeatable: false },
  getGameThumbnail: { method: 'GET', path: '/games/{id}/thumbnail', repeatable: false },
  getState: { method: 'GET', path: '/api/sdk/state/{gameId}', repeatable: false },
  saveState: { method: 'PUT', path: '/api/sdk/state/{gameId}', repeatable: false },
  listAchievements: { method: 'GET', path: '/api/achievements', repeatable: false },
  searchProfiles: { method: 'GET', path: '/api/profiles/search', repeatable: false },
  getProfile: { method: 'GET', path: '/api/profiles/{handle}', repeatable: false },
  listFriends: { method: 'GET', path: '/api/friends', repeatable: false },
  listProfileGames: { method: 'GET', path: '/api/profiles/{handle}/games', repeatable: false },
  listProfileClips: { method: 'GET', path: '/api/profiles/{handle}/clips', repeatable: false },
  listFollowers: { method: 'GET', path: '/api/profiles/{handle}/followers', repeatable: false },
  listFollowing: { method: 'GET', path: '/api/profiles/{handle}/following', repeatable: false },
  follow: { method: 'POST', path: '/api/profiles/{handle}/follow', repeatable: false },
  unfollow: { method: 'DELETE', path: '/api/profiles/{handle}/follow', repeatable: false },
  listBlocks: { method: 'GET', path: '/api/me/blocks', repeatable: false },
  block: { method: 'POST', path: '/api/profiles/{handle}/block', repeatable: false },
  unblock: { method: 'DELETE', path: '/api/profiles/{handle}/block', repeatable: false },
  openStream: { method: 'POST', path: '/api/live', repeatable: true },
  getMyStream: { method: 'GET', path: '/api/live', repeatable: false },
  getStream: { method: 'GET', path: '/api/live/{id}', repeatable: false },
  clipStream: { method: 'POST', path: '/api/live/clip', repeatable: true },
  getStreamFile: { method: 'GET', path: '/live/{id}/{file}', repeatable: false },
  generateGame: { method: 'POST', path: '/api/games/generate', repeatable: true },
  listJobs: { method: 'GET', path: '/api/jobs', repeatable: false },
  getJob: { method: 'GET', path: '/api/jobs/{id}', repeatable: false },
  watchJob: { method: 'GET', path: '/api/jobs/{id}/events', repeatable: false },
  cancelJob: { method: 'POST', path: '/api/jobs/{id}/cancel', repeatable: false },
  createClip: { method: 'POST', path: '/api/clips/upload', repeatable: true },
  listMyClips: { method: 'GET', path: '/api/clips/mine', repeatable: false },
  getClip: { method: 'GET', path: '/api/clips/{id}', repeatable: false },
  deleteClip: { method: 'DELETE', path: '/api/clips/{id}', repeatable: false },
  retryClip: { method: 'POST', path: '/api/clips/{id}/retry', repeatable: false },
  getClipVideo: { method: 'GET', path: '/clips/{id}/video.mp4', repeatable: false },
  getClipThumbnail: { method: 'GET', path: '/clips/{id}/thumbnail.jpg', repeatable: false },
  uploadClipVideo: { method: 'PUT', path: '/uploads/clips/{id}', repeatable: false },
  report: { method: 'POST', path: '/api/reports', repeatable: true },
  sendEvent: { method: 'POST', path: '/api/events', repeatable: false },
  getLeaderboard: { method: 'GET', path: '/api/games/{id}/leaderboard', repeatable: false },
} as const satisfies Record<keyof Operations, { method: string; path: string; repeatable: boolean }>;
