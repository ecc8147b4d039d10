// Made from server/openapi.json by "npm run types:api -w client".

export type AccountSettings = { bio: string | null; showsPresence: boolean; ageBand: "under_13" | "13_to_17" | "adult" | null };

export type Achievement = { id: string; title: string; description: string; coins: number };

export type AchievementProgress = { id: string; title: string; description: string; coins: number; counter: string; goal: number; progress: number; earnedAt: string | null };

export type ActivateVersionResponse = { game: Game };

export type AddOperatorRequest = { email: string; role: "owner" | "moderator" | "support" | "viewer"; reason: string };

export type AddOperatorResponse = { operator: Operator; inviteUrl: string };

export type AnnounceRequest = { text: string; kind: "news" | "maintenance"; expiresAt: string; reason: string };

export type AnnounceResponse = { announcement: Announcement };

export type Announcement = { id: string; text: string; kind: "news" | "maintenance"; expiresAt: string };

export type ApproveIntentRequest = { clientSeed?: string };

export type ApproveIntentResponse = { intent: Intent; balance: number };

export type AuthorizePublishRequest = string;

export type BanPersonRequest = { reason: string; confirm: string };

export type BanPersonResponse = { person: PersonForOperators };

export type Block = { handle: string; name: string | null; avatarUrl: string; blockedAt: string };

export type BlockResponse = { blocked: boolean };

export type CancelJobResponse = { job: GenerationJob };

export type ChangeChatRequest = { slowModeSeconds: number };

export type ChangeChatResponse = { slowModeSeconds: number };

export type ChangeCoinsRequest = { coins: number; memo: string; ref: string; reason: string };

export type ChangeCoinsResponse = { balance: number };

export type ChangeGameRequest = { title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };

export type ChangeGameResponse = { game: Game };

export type ChangeItemRequest = { name?: string; description?: string; price?: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ChangeItemResponse = { item: Item };

export type ChangeMeRequest = { handle?: string; name?: string; bio?: string; showsPresence?: boolean; ageBand?: "under_13" | "13_to_17" | "adult" };

export type ChangeMeResponse = { user: User; settings: AccountSettings };

export type ChangeNotificationSettingsRequest = { follow?: boolean; friend?: boolean; like?: boolean; comment?: boolean; mention?: boolean; score_beaten?: boolean; sale?: boolean; achievement?: boolean; job?: boolean; live?: boolean };

export type ChangeNotificationSettingsResponse = { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean } };

export type ChangeOperatorRequest = { role?: "owner" | "moderator" | "support" | "viewer"; disabled?: boolean; reason: string };

export type ChangeOperatorResponse = { operator: Operator };

export type ChatMessage = { id: string; text: string; author: { handle: string; name: string | null; avatarUrl: string }; byStreamer: boolean; createdAt: string };

export type ChooseAvatarRequest = { drawn?: number; image?: string };

export type ChooseAvatarResponse = { user: User };

export type CleanBoardRequest = { handle?: string; reason: string };

export type CleanBoardResponse = { cleaned: number };

export type Clip = { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: Creator; createdAt: string };

export type ClipFeedItem = { type: "clip"; clip: Clip };

export type ClipStreamRequest = { title?: string };

export type ClipStreamResponse = { clip: Clip };

export type ClosePersonRequest = { reason: string; confirm: string };

export type CommentOnClipRequest = { text: string; parentId?: string | null };

export type CommentOnClipResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type CommentOnGameRequest = { text: string; parentId?: string | null };

export type CommentOnGameResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type ConsumeItemRequest = { quantity?: number };

export type ConsumeItemResponse = { item: OwnedItem };

export type CreateClipRequest = { gameId?: string; title?: string; trimStart?: number; trimEnd?: number };

export type CreateClipResponse = { clip: Clip; uploadUrl: string };

export type CreateIntentRequest = { gameId: string; itemId: string };

export type CreateIntentResponse = { intent: Intent };

export type CreateItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type CreateItemResponse = { item: Item };

export type Creator = { handle: string; name: string | null };

export type CreatorStats = { days: ({ day: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; games: ({ gameId: string; title: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; items: ({ itemId: string; gameId: string; name: string; sales: number; coins: number })[]; clips: ({ clipId: string; title: string | null; likes: number })[] };

export type DeclineIntentResponse = { intent: Intent; balance: number };

export type EarnedAchievement = { id: string; title: string; description: string; coins: number; earnedAt: string };

export type EnrollOperatorRequest = { invite: string; password: string };

export type ErrorBody = { error: string };

export type ExportMyDataResponse = Record<never, never>;

export type ExportPersonResponse = Record<never, never>;

export type Fairness = { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] };

export type FeatureSwitch = { name: "generation" | "uploads" | "live" | "purchases"; off: boolean; message: string | null };

export type FollowResponse = { social: Social };

export type Game = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string };

export type GameFeedItem = { type: "game"; game: Game };

export type GameInventory = { game: { id: string; title: string }; items: (InventoryItem)[] };

export type GenerateGameRequest = { prompt: string; remixOf?: string; listed?: boolean };

export type GenerateGameResponse = { job: GenerationJob };

export type GenerationJob = { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: Understood | null; game: Game | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null };

export type GetChatResponse = { messages: (ChatMessage)[]; slowModeSeconds: number };

export type GetClipResponse = { clip: Clip };

export type GetFeedResponse = { items: (GameFeedItem | ClipFeedItem | LiveFeedItem)[]; nextCursor: string | null };

export type GetFollowingFeedResponse = { items: (GameFeedItem | ClipFeedItem | LiveFeedItem)[]; nextCursor: string | null };

export type GetGameIntentResponse = { intent: Intent };

export type GetGameLeaderboardResponse = { entries: (LeaderboardEntry)[]; me: LeaderboardEntry | null };

export type GetGameResponse = { game: Game };

export type GetGameUploadResponse = { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: Game | null; createdAt: string } };

export type GetGameWalletResponse = { balance: number };

export type GetIntentResponse = { intent: Intent };

export type GetJobResponse = { job: GenerationJob };

export type GetLeaderboardEntryResponse = { entry: LeaderboardEntry };

export type GetLeaderboardResponse = { entries: (LeaderboardEntry)[]; me: LeaderboardEntry | null; nextCursor: string | null };

export type GetMeResponse = { user: User; unread: number; settings: AccountSettings };

export type GetModerationCaseResponse = { case: ModerationCase; ownerId: string; reports: ({ reporter: string; reason: string; category: string | null; counts: boolean; createdAt: string })[]; decisions: ({ decision: string; decidedBy: string; reason: string; decidedAt: string })[] };

export type GetMyGameResponse = { game: OwnGame };

export type GetMyStreamResponse = { live: Live };

export type GetNotificationSettingsResponse = { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean } };

export type GetOperatorResponse = { operator: Operator };

export type GetOverviewResponse = { now: { playersNow: number; playsToday: number; newAccountsToday: number; membersTotal: number; guestsTotal: number; gamesListed: number; clips: number; streamsLive: number; coinsIssued: number; revenue: number; casesOpen: number }; days: ({ day: string; plays: number; newAccounts: number; coinsIn: number; coinsSpent: number })[]; queues: ({ name: string; waiting: number; running: number; failed: number; oldestWaitingAt: string | null })[] };

export type GetPersonResponse = { person: PersonForOperators; sessions: ({ id: string; device: string | null; createdAt: string; lastUsedAt: string })[]; saves: ({ gameId: string; title: string; sizeBytes: number; version: number; updatedAt: string })[]; inventory: ({ gameId: string; game: string; item: string; quantity: number })[]; ledger: (StatementLine)[] };

export type GetPlayerResponse = { player: { id: string; handle: string; name: string; avatarUrl: string; guest: boolean } };

export type GetProfileResponse = { profile: Profile; games: (Game)[]; clips: (Clip)[]; social: Social };

export type GetSalesResponse = { sellers: ({ creatorId: string; creator: string; sales: number; refunds: number; coins: number; share: number })[]; eagerBuyers: ({ buyerId: string; buyer: string; purchases: number; coins: number })[] };

export type GetServiceResponse = { announcement: Announcement | null; switches: (FeatureSwitch)[] };

export type GetStateResponse = { state: unknown; version: number; updatedAt: string | null };

export type GetStorageResponse = { entries: Record<never, never> };

export type GetStoredResponse = { value: unknown; updatedAt: string };

export type GetStreamResponse = { live: Live };

export type GetTransactionResponse = { transaction: { id: string; kind: string; cause: string; memo: string; refId: string | null; createdAt: string }; entries: ({ wallet: string; accountId: string | null; amount: number })[] };

export type GetWalletResponse = { balance: number; ledger: (StatementLine)[]; nextCursor: string | null };

export type Granted = { itemId: string; name: string; quantity: number };

export type HideThingRequest = { reason: string };

export type HideThingResponse = { case: ModerationCase };

export type Intent = { id: string; gameId: string; itemId: string; item: Item; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: (Granted)[]; fairness: Fairness | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null };

export type InventoryItem = { itemId: string; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number; imageUrl: string | null };

export type Item = { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null };

export type LeaderboardEntry = { rank: number; handle: string; name: string | null; score: number; achievedAt: string };

export type LikeClipResponse = { liked: boolean; likes: number };

export type LikeGameResponse = { liked: boolean; likes: number };

export type LikeLiveResponse = { liked: boolean; likes: number };

export type LinkAppleRequest = { identityToken: string; nonce?: string };

export type LinkAppleResponse = { user: User };

export type LinkEmailRequest = { email: string; code: string; challenge?: string };

export type LinkEmailResponse = { user: User };

export type ListAchievementsResponse = { achievements: (Achievement)[] };

export type ListAllItemsResponse = { items: (Item)[] };

export type ListBlocksResponse = { blocks: (Block)[]; nextCursor: string | null };

export type ListChatMutesResponse = { members: ({ handle: string; name: string | null; avatarUrl: string })[] };

export type ListClipCommentsResponse = { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };

export type ListFailedJobsResponse = { jobs: ({ id: string; name: string; retries: number; error: string; failedAt: string | null })[] };

export type ListFollowersResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFollowingResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFriendsResponse = { friends: (Profile)[]; nextCursor: string | null };

export type ListGameAchievementsResponse = { achievements: ({ id: string; title: string; description: string; unlockedAt: string | null })[] };

export type ListGameCommentsResponse = { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };

export type ListGameItemsResponse = { items: (Item)[] };

export type ListGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type ListHistoryResponse = { history: ({ game: Game; plays: number; playSeconds: number; lastPlayedAt: string })[]; nextCursor: string | null };

export type ListIntentsResponse = { intents: (Intent)[]; nextCursor: string | null };

export type ListInventoryResponse = { items: (OwnedItem)[] };

export type ListItemsResponse = { items: (Item)[] };

export type ListJobsResponse = { jobs: (GenerationJob)[]; nextCursor: string | null };

export type ListLikedAmongResponse = { liked: (string)[] };

export type ListModerationCasesResponse = { cases: (ModerationCase)[] };

export type ListMyAchievementsResponse = { achievements: (AchievementProgress)[] };

export type ListMyClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListMyGamesResponse = { games: (OwnGame)[]; nextCursor: string | null };

export type ListMyInventoryResponse = { games: (GameInventory)[]; nextCursor: string | null };

export type ListMyLikesResponse = { likes: ({ type: "game"; game: Game; likedAt: string } | { type: "clip"; clip: Clip; likedAt: string } | { type: "live"; live: Live; likedAt: string })[]; nextCursor: string | null };

export type ListNotificationsResponse = { notifications: ({ id: string; kind: "follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live"; actor: { handle: string; name: string | null; avatarUrl: string } | null; count: number; thing: { type: "game" | "clip" | "live" | "item" | "job" | "achievement"; id: string; title: string | null; gameId: string | null } | null; commentId: string | null; updatedAt: string; readAt: string | null })[]; nextCursor: string | null; unread: number };

export type ListOperatorActionsResponse = { actions: (OperatorAction)[]; nextCursor: string | null };

export type ListOperatorsResponse = { operators: (Operator)[] };

export type ListOwnAchievementsResponse = { achievements: ({ id: string; title: string; description: string; unlockedAt: string | null })[] };

export type ListPlayingFriendsResponse = { playing: (PlayingFriend)[] };

export type ListPreviousSavesResponse = { saves: ({ gameId: string; title: string; updatedAt: string; size: number })[] };

export type ListProfileClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListProfileGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type ListPurchasesResponse = { purchases: (PurchaseForOperators)[]; nextCursor: string | null };

export type ListSessionsResponse = { sessions: ({ id: string; current: boolean; createdAt: string; lastUsedAt: string; device: string | null })[] };

export type ListSettingsResponse = { settings: ({ name: string; value: string })[] };

export type ListTagsResponse = { tags: ({ tag: string; games: number })[] };

export type ListVersionsResponse = { versions: ({ number: number; active: boolean; fileCount: number; sizeBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number }; createdAt: string })[] };

export type Live = { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: Creator; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null };

export type LiveFeedItem = { type: "live"; live: Live };

export type MarkNotificationsReadRequest = { ids?: (string)[] };

export type MarkNotificationsReadResponse = { unread: number };

export type ModerationCase = { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | null; reports: number; counted: number; lastReportedAt: string | null };

export type MuteInChatResponse = { muted: boolean };

export type OpenStreamRequest = { title?: string | null; gameId?: string | null; rotateKey?: boolean };

export type OpenStreamResponse = { live: Live; ingest: { url: string; streamKey: string } };

export type Operator = { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null };

export type OperatorAction = { id: string; operator: string; action: string; target: string; targetId: string; reason: string; before: Record<never, never> | null; after: Record<never, never> | null; requestId: string; createdAt: string };

export type OwnGame = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string; listed: boolean; hidden: boolean };

export type OwnedItem = { itemId: string; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number };

export type PersonForOperators = { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null };

export type PinCommentResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type PlayEnd = { type: "play_end"; gameId: string; durationSeconds: number; at?: string };

export type PlayStart = { type: "play_start"; gameId: string; at?: string };

export type PlayingFriend = { handle: string; name: string | null; avatarUrl: string; game: { id: string; title: string }; since: string };

export type Profile = { handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: Stats; achievements: (EarnedAchievement)[]; createdAt: string };

export type PurchaseForOperators = { id: string; buyerId: string; buyer: string; gameId: string; game: string; creatorId: string; creator: string; item: string; granted: string; price: number; settledAt: string; refundedAt: string | null };

export type ReadOperatorInviteRequest = { invite: string };

export type ReadOperatorInviteResponse = { email: string; secret: string; otpauthUrl: string };

export type RefineGameRequest = { prompt: string };

export type RefineGameResponse = { job: GenerationJob };

export type RefundPurchaseRequest = { evenIfUsed?: boolean; reason: string };

export type RefundPurchaseResponse = { coins: number; shareTaken: number; itemTaken: boolean };

export type ReplaceItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ReplaceItemResponse = { item: Item };

export type ReplaceStorageRequest = { set?: Record<never, never>; remove?: (string)[] };

export type ReplaceStorageResponse = { updatedAt: string };

export type ReportRequest = { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; reason: string; category?: "spam" | "harassment" | "impersonation" | "sexual" | "violence" | "self_harm" | "copyright" | "broken" | "other" };

export type ReportResponse = { report: { id: string; target: "game" | "clip" | "live" | "profile" | "comment"; reason: string } };

export type RestorePreviousSaveResponse = { version: number; updatedAt: string };

export type RestoreThingRequest = { reason: string };

export type RestoreThingResponse = { case: ModerationCase };

export type RetryClipResponse = { clip: Clip };

export type RetryFailedJobRequest = { reason: string };

export type SaveStateRequest = { state: unknown };

export type SaveStateResponse = { version: number; updatedAt: string };

export type SayInChatRequest = { text: string };

export type SayInChatResponse = { message: ChatMessage };

export type ScoreEvent = { type: "score"; gameId: string; score: number; at?: string };

export type SearchGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type SearchPeopleResponse = { people: (PersonForOperators)[] };

export type SearchProfilesResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type SendEventRequest = PlayStart | PlayEnd | ScoreEvent;

export type SendEventResponse = { user: User; newAchievements: (EarnedAchievement)[] };

export type SetFeatureSwitchRequest = { off: boolean; message?: string; reason: string };

export type SetFeatureSwitchResponse = { switches: (FeatureSwitch)[] };

export type SignInAsGuestRequest = { deviceId: string };

export type SignInAsGuestResponse = { token: string; user: User };

export type SignInOperatorRequest = { challenge: string; code: string; password: string };

export type SignInOperatorResponse = { token: string; expiresAt: string; operator: Operator };

export type SignInWithAppleRequest = { identityToken: string; name?: string; nonce?: string };

export type SignInWithAppleResponse = { token: string; user: User };

export type SignPersonOutRequest = { reason: string };

export type SignPersonOutResponse = { person: PersonForOperators };

export type Social = { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean };

export type StartEmailCodeRequest = { email: string; challenge?: string };

export type StartEmailCodeResponse = { sent: boolean; expiresAt: string; challenge: string };

export type StartGameUploadRequest = { gameId?: string; title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };

export type StartGameUploadResponse = { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: Game | null; createdAt: string }; uploadUrl: string };

export type StartOperatorSignInRequest = { email: string };

export type StartOperatorSignInResponse = { challenge: string; expiresAt: string };

export type StartPlaySessionResponse = { token: string; expiresAt: string; htmlUrl: string; playUrl: string | null; needsIsolation: boolean };

export type StatementLine = { id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing" | "correction" | "refund"; memo: string; refId: string | null; createdAt: string };

export type Stats = { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number };

export type StoreRequest = { value: unknown };

export type StoreResponse = { updatedAt: string };

export type UnbanPersonRequest = { reason: string; confirm?: string };

export type UnbanPersonResponse = { person: PersonForOperators };

export type UnblockResponse = { blocked: boolean };

export type Understood = { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<never, never>; ignored: (string)[] };

export type UnfollowResponse = { social: Social };

export type UnlikeClipResponse = { liked: boolean; likes: number };

export type UnlikeGameResponse = { liked: boolean; likes: number };

export type UnlikeLiveResponse = { liked: boolean; likes: number };

export type UnlockOwnAchievementResponse = { achievement: { id: string; title: string; description: string; unlockedAt: string | null } };

export type UnmuteInChatResponse = { muted: boolean };

export type UnpinCommentResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type UploadClipVideoResponse = { clip: Clip };

export type UploadGamePartResponse = { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: Game | null; createdAt: string } };

export type User = { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: Stats; achievements: (EarnedAchievement)[] };

export type VerifyEmailCodeRequest = { email: string; code: string; challenge?: string };

export type VerifyEmailCodeResponse = { token: string; user: User };

export type WithdrawAnnouncementsRequest = { reason: string };

export type WithdrawAnnouncementsResponse = { withdrawn: number };

/** Every operation: the token it needs, what its path, query and body take, and what it answers. */
export type Operations = {
  linkApple: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: LinkAppleRequest;
    answer: LinkAppleResponse;
  };
  linkEmail: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: LinkEmailRequest;
    answer: LinkEmailResponse;
  };
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
  listSessions: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListSessionsResponse;
  };
  endOtherSessions: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  endSession: {
    token: 'session';
    path: { id: string };
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
    query: { games?: "keep" | "delete" };
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
  getItemImage: {
    token: 'none';
    path: { hash: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
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
  listMyInventory: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListMyInventoryResponse;
  };
  getAvatar: {
    token: 'none';
    path: { id: string };
    query: { drawn?: number };
    body: undefined;
    answer: undefined;
  };
  chooseAvatar: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ChooseAvatarRequest | undefined;
    answer: ChooseAvatarResponse;
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
  deleteGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
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
  listVersions: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListVersionsResponse;
  };
  activateVersion: {
    token: 'session';
    path: { id: string; number: string };
    query: Record<never, never>;
    body: undefined;
    answer: ActivateVersionResponse;
  };
  startGameUpload: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: StartGameUploadRequest | undefined;
    answer: StartGameUploadResponse;
  };
  getGameUpload: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetGameUploadResponse;
  };
  uploadGamePart: {
    token: 'none';
    path: { id: string };
    query: { signature?: string };
    body: undefined;
    answer: UploadGamePartResponse;
  };
  getFeed: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: GetFeedResponse;
  };
  getCreatorStats: {
    token: 'session';
    path: Record<never, never>;
    query: { days?: number; gameId?: string };
    body: undefined;
    answer: CreatorStats;
  };
  getCreatorStatsCsv: {
    token: 'session';
    path: Record<never, never>;
    query: { days?: number; gameId?: string };
    body: undefined;
    answer: undefined;
  };
  searchGames: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; q?: string; tag?: string; by?: "following" | "friends"; sort?: "new" | "trending" | "friends_played" };
    body: undefined;
    answer: SearchGamesResponse;
  };
  listTags: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListTagsResponse;
  };
  getFollowingFeed: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: GetFollowingFeedResponse;
  };
  getGameDocument: {
    token: 'document';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getPlayer: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetPlayerResponse;
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
  listPreviousSaves: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListPreviousSavesResponse;
  };
  restorePreviousSave: {
    token: 'session';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: RestorePreviousSaveResponse;
  };
  getStorage: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetStorageResponse;
  };
  replaceStorage: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: ReplaceStorageRequest | undefined;
    answer: ReplaceStorageResponse;
  };
  getStored: {
    token: 'game';
    path: { gameId: string; key: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetStoredResponse;
  };
  store: {
    token: 'game';
    path: { gameId: string; key: string };
    query: Record<never, never>;
    body: StoreRequest;
    answer: StoreResponse;
  };
  deleteStored: {
    token: 'game';
    path: { gameId: string; key: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  listOwnAchievements: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListOwnAchievementsResponse;
  };
  unlockOwnAchievement: {
    token: 'game';
    path: { gameId: string; id: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnlockOwnAchievementResponse;
  };
  listGameAchievements: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListGameAchievementsResponse;
  };
  listAchievements: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListAchievementsResponse;
  };
  listMyAchievements: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListMyAchievementsResponse;
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
  listPlayingFriends: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListPlayingFriendsResponse;
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
  likeGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: LikeGameResponse;
  };
  unlikeGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnlikeGameResponse;
  };
  likeClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: LikeClipResponse;
  };
  unlikeClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnlikeClipResponse;
  };
  likeLive: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: LikeLiveResponse;
  };
  unlikeLive: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnlikeLiveResponse;
  };
  listMyLikes: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListMyLikesResponse;
  };
  listLikedAmong: {
    token: 'session';
    path: Record<never, never>;
    query: { ids: string };
    body: undefined;
    answer: ListLikedAmongResponse;
  };
  listGameComments: {
    token: 'session';
    path: { id: string };
    query: { limit?: number; cursor?: string; parent?: string };
    body: undefined;
    answer: ListGameCommentsResponse;
  };
  commentOnGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: CommentOnGameRequest;
    answer: CommentOnGameResponse;
  };
  listClipComments: {
    token: 'session';
    path: { id: string };
    query: { limit?: number; cursor?: string; parent?: string };
    body: undefined;
    answer: ListClipCommentsResponse;
  };
  commentOnClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: CommentOnClipRequest;
    answer: CommentOnClipResponse;
  };
  deleteComment: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  pinComment: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: PinCommentResponse;
  };
  unpinComment: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnpinCommentResponse;
  };
  listNotifications: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListNotificationsResponse;
  };
  watchNotifications: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  markNotificationsRead: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: MarkNotificationsReadRequest | undefined;
    answer: MarkNotificationsReadResponse;
  };
  getNotificationSettings: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetNotificationSettingsResponse;
  };
  changeNotificationSettings: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ChangeNotificationSettingsRequest | undefined;
    answer: ChangeNotificationSettingsResponse;
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
  authorizePublish: {
    token: 'none';
    path: Record<never, never>;
    query: { secret?: string };
    body: AuthorizePublishRequest;
    answer: undefined;
  };
  getChat: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetChatResponse;
  };
  sayInChat: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: SayInChatRequest;
    answer: SayInChatResponse;
  };
  changeChat: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeChatRequest;
    answer: ChangeChatResponse;
  };
  deleteChatMessage: {
    token: 'session';
    path: { id: string; messageId: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  listChatMutes: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListChatMutesResponse;
  };
  muteInChat: {
    token: 'session';
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: MuteInChatResponse;
  };
  unmuteInChat: {
    token: 'session';
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: UnmuteInChatResponse;
  };
  generateGame: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: GenerateGameRequest;
    answer: GenerateGameResponse;
  };
  refineGame: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: RefineGameRequest;
    answer: RefineGameResponse;
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
  readOperatorInvite: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: ReadOperatorInviteRequest;
    answer: ReadOperatorInviteResponse;
  };
  enrollOperator: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: EnrollOperatorRequest;
    answer: undefined;
  };
  startOperatorSignIn: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: StartOperatorSignInRequest;
    answer: StartOperatorSignInResponse;
  };
  signInOperator: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SignInOperatorRequest;
    answer: SignInOperatorResponse;
  };
  signOutOperator: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getOperator: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetOperatorResponse;
  };
  listOperators: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListOperatorsResponse;
  };
  addOperator: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AddOperatorRequest;
    answer: AddOperatorResponse;
  };
  changeOperator: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeOperatorRequest;
    answer: ChangeOperatorResponse;
  };
  listOperatorActions: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; target?: string; targetId?: string };
    body: undefined;
    answer: ListOperatorActionsResponse;
  };
  searchPeople: {
    token: 'none';
    path: Record<never, never>;
    query: { q: string };
    body: undefined;
    answer: SearchPeopleResponse;
  };
  getPerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetPersonResponse;
  };
  exportPerson: {
    token: 'none';
    path: { id: string };
    query: { reason: string };
    body: undefined;
    answer: ExportPersonResponse;
  };
  signPersonOut: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: SignPersonOutRequest;
    answer: SignPersonOutResponse;
  };
  banPerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: BanPersonRequest;
    answer: BanPersonResponse;
  };
  unbanPerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: UnbanPersonRequest;
    answer: UnbanPersonResponse;
  };
  closePerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: ClosePersonRequest;
    answer: undefined;
  };
  listModerationCases: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListModerationCasesResponse;
  };
  getModerationCase: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetModerationCaseResponse;
  };
  hideThing: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: HideThingRequest;
    answer: HideThingResponse;
  };
  restoreThing: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: RestoreThingRequest;
    answer: RestoreThingResponse;
  };
  cleanBoard: {
    token: 'none';
    path: { gameId: string };
    query: Record<never, never>;
    body: CleanBoardRequest;
    answer: CleanBoardResponse;
  };
  changeCoins: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeCoinsRequest;
    answer: ChangeCoinsResponse;
  };
  getTransaction: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetTransactionResponse;
  };
  listPurchases: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; accountId?: string };
    body: undefined;
    answer: ListPurchasesResponse;
  };
  getSales: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetSalesResponse;
  };
  refundPurchase: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RefundPurchaseRequest;
    answer: RefundPurchaseResponse;
  };
  getService: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetServiceResponse;
  };
  getOverview: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetOverviewResponse;
  };
  listFailedJobs: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListFailedJobsResponse;
  };
  retryFailedJob: {
    token: 'none';
    path: { name: string; id: string };
    query: Record<never, never>;
    body: RetryFailedJobRequest;
    answer: undefined;
  };
  listSettings: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListSettingsResponse;
  };
  setFeatureSwitch: {
    token: 'none';
    path: { name: "generation" | "uploads" | "live" | "purchases" };
    query: Record<never, never>;
    body: SetFeatureSwitchRequest;
    answer: SetFeatureSwitchResponse;
  };
  announce: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AnnounceRequest;
    answer: AnnounceResponse;
  };
  withdrawAnnouncements: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: WithdrawAnnouncementsRequest;
    answer: WithdrawAnnouncementsResponse;
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
    query: { limit?: number; cursor?: string; period?: "all" | "today"; among?: "everyone" | "friends" };
    body: undefined;
    answer: GetLeaderboardResponse;
  };
  getLeaderboardEntry: {
    token: 'session';
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetLeaderboardEntryResponse;
  };
  listHistory: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListHistoryResponse;
  };
  getGameLeaderboard: {
    token: 'game';
    path: { gameId: string };
    query: { limit?: number; around?: "me"; board?: string };
    body: undefined;
    answer: GetGameLeaderboardResponse;
  };
};

/** Where each operation is, and whether a lost answer can be asked for again with an Idempotency-Key. */
export const operations = {
  linkApple: { method: 'POST', path: '/api/me/identities/apple', repeatable: false },
  linkEmail: { method: 'POST', path: '/api/me/identities/email', repeatable: false },
  signInAsGuest: { method: 'POST', path: '/api/auth/guest', repeatable: false },
  signInWithApple: { method: 'POST', path: '/api/auth/apple', repeatable: false },
  startEmailCode: { method: 'POST', path: '/api/auth/email/start', repeatable: false },
  verifyEmailCode: { method: 'POST', path: '/api/auth/email/verify', repeatable: false },
  logOut: { method: 'POST', path: '/api/auth/logout', repeatable: false },
  listSessions: { method: 'GET', path: '/api/me/sessions', repeatable: false },
  endOtherSessions: { method: 'DELETE', path: '/api/me/sessions', repeatable: false },
  endSession: { method: 'DELETE', path: '/api/me/sessions/{id}', repeatable: false },
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
  getItemImage: { method: 'GET', path: '/item-images/{hash}', repeatable: false },
  listIntents: { method: 'GET', path: '/api/shop/intents', repeatable: false },
  getIntent: { method: 'GET', path: '/api/shop/intents/{id}', repeatable: false },
  approveIntent: { method: 'POST', path: '/api/shop/intents/{id}/approve', repeatable: false },
  declineIntent: { method: 'POST', path: '/api/shop/intents/{id}/decline', repeatable: false },
  createIntent: { method: 'POST', path: '/api/sdk/shop/intents', repeatable: true },
  getGameIntent: { method: 'GET', path: '/api/sdk/shop/intents/{id}', repeatable: false },
  listGameItems: { method: 'GET', path: '/api/sdk/shop/items/{gameId}', repeatable: false },
  listInventory: { method: 'GET', path: '/api/sdk/shop/inventory/{gameId}', repeatable: false },
  consumeItem: { method: 'POST', path: '/api/sdk/shop/inventory/{gameId}/{itemId}/consume', repeatable: true },
  listMyInventory: { method: 'GET', path: '/api/me/inventory', repeatable: false },
  getAvatar: { method: 'GET', path: '/avatars/{id}.svg', repeatable: false },
  chooseAvatar: { method: 'PUT', path: '/api/me/avatar', repeatable: false },
  listGames: { method: 'GET', path: '/api/games', repeatable: false },
  getGame: { method: 'GET', path: '/api/games/{id}', repeatable: false },
  changeGame: { method: 'PATCH', path: '/api/games/{id}', repeatable: false },
  deleteGame: { method: 'DELETE', path: '/api/games/{id}', repeatable: false },
  startPlaySession: { method: 'POST', path: '/api/games/{id}/session', repeatable: false },
  listMyGames: { method: 'GET', path: '/api/games/mine', repeatable: false },
  getMyGame: { method: 'GET', path: '/api/games/mine/{id}', repeatable: false },
  listVersions: { method: 'GET', path: '/api/games/{id}/versions', repeatable: false },
  activateVersion: { method: 'POST', path: '/api/games/{id}/versions/{number}/activate', repeatable: false },
  startGameUpload: { method: 'POST', path: '/api/games/uploads', repeatable: true },
  getGameUpload: { method: 'GET', path: '/api/games/uploads/{id}', repeatable: false },
  uploadGamePart: { method: 'PUT', path: '/uploads/games/{id}', repeatable: false },
  getFeed: { method: 'GET', path: '/api/feed', repeatable: false },
  getCreatorStats: { method: 'GET', path: '/api/me/creator', repeatable: false },
  getCreatorStatsCsv: { method: 'GET', path: '/api/me/creator.csv', repeatable: false },
  searchGames: { method: 'GET', path: '/api/games/search', repeatable: false },
  listTags: { method: 'GET', path: '/api/tags', repeatable: false },
  getFollowingFeed: { method: 'GET', path: '/api/feed/following', repeatable: false },
  getGameDocument: { method: 'GET', path: '/games/{id}/index.html', repeatable: false },
  getPlayer: { method: 'GET', path: '/api/sdk/player/{gameId}', repeatable: false },
  getGameThumbnail: { method: 'GET', path: '/games/{id}/thumbnail', repeatable: false },
  getState: { method: 'GET', path: '/api/sdk/state/{gameId}', repeatable: false },
  saveState: { method: 'PUT', path: '/api/sdk/state/{gameId}', repeatable: false },
  listPreviousSaves: { method: 'GET', path: '/api/me/saves/previous', repeatable: false },
  restorePreviousSave: { method: 'POST', path: '/api/me/saves/previous/{gameId}/restore', repeatable: false },
  getStorage: { method: 'GET', path: '/api/sdk/storage/{gameId}', repeatable: false },
  replaceStorage: { method: 'PUT', path: '/api/sdk/storage/{gameId}', repeatable: false },
  getStored: { method: 'GET', path: '/api/sdk/storage/{gameId}/{key}', repeatable: false },
  store: { method: 'PUT', path: '/api/sdk/storage/{gameId}/{key}', repeatable: false },
  deleteStored: { method: 'DELETE', path: '/api/sdk/storage/{gameId}/{key}', repeatable: false },
  listOwnAchievements: { method: 'GET', path: '/api/sdk/achievements/{gameId}', repeatable: false },
  unlockOwnAchievement: { method: 'POST', path: '/api/sdk/achievements/{gameId}/{id}/unlock', repeatable: false },
  listGameAchievements: { method: 'GET', path: '/api/games/{id}/achievements', repeatable: false },
  listAchievements: { method: 'GET', path: '/api/achievements', repeatable: false },
  listMyAchievements: { method: 'GET', path: '/api/me/achievements', repeatable: false },
  searchProfiles: { method: 'GET', path: '/api/profiles/search', repeatable: false },
  getProfile: { method: 'GET', path: '/api/profiles/{handle}', repeatable: false },
  listFriends: { method: 'GET', path: '/api/friends', repeatable: false },
  listProfileGames: { method: 'GET', path: '/api/profiles/{handle}/games', repeatable: false },
  listProfileClips: { method: 'GET', path: '/api/profiles/{handle}/clips', repeatable: false },
  listFollowers: { method: 'GET', path: '/api/profiles/{handle}/followers', repeatable: false },
  listFollowing: { method: 'GET', path: '/api/profiles/{handle}/following', repeatable: false },
  follow: { method: 'POST', path: '/api/profiles/{handle}/follow', repeatable: false },
  unfollow: { method: 'DELETE', path: '/api/profiles/{handle}/follow', repeatable: false },
  listPlayingFriends: { method: 'GET', path: '/api/friends/playing', repeatable: false },
  listBlocks: { method: 'GET', path: '/api/me/blocks', repeatable: false },
  block: { method: 'POST', path: '/api/profiles/{handle}/block', repeatable: false },
  unblock: { method: 'DELETE', path: '/api/profiles/{handle}/block', repeatable: false },
  likeGame: { method: 'PUT', path: '/api/games/{id}/like', repeatable: false },
  unlikeGame: { method: 'DELETE', path: '/api/games/{id}/like', repeatable: false },
  likeClip: { method: 'PUT', path: '/api/clips/{id}/like', repeatable: false },
  unlikeClip: { method: 'DELETE', path: '/api/clips/{id}/like', repeatable: false },
  likeLive: { method: 'PUT', path: '/api/live/{id}/like', repeatable: false },
  unlikeLive: { method: 'DELETE', path: '/api/live/{id}/like', repeatable: false },
  listMyLikes: { method: 'GET', path: '/api/me/likes', repeatable: false },
  listLikedAmong: { method: 'GET', path: '/api/me/likes/among', repeatable: false },
  listGameComments: { method: 'GET', path: '/api/games/{id}/comments', repeatable: false },
  commentOnGame: { method: 'POST', path: '/api/games/{id}/comments', repeatable: true },
  listClipComments: { method: 'GET', path: '/api/clips/{id}/comments', repeatable: false },
  commentOnClip: { method: 'POST', path: '/api/clips/{id}/comments', repeatable: true },
  deleteComment: { method: 'DELETE', path: '/api/comments/{id}', repeatable: false },
  pinComment: { method: 'PUT', path: '/api/comments/{id}/pin', repeatable: false },
  unpinComment: { method: 'DELETE', path: '/api/comments/{id}/pin', repeatable: false },
  listNotifications: { method: 'GET', path: '/api/notifications', repeatable: false },
  watchNotifications: { method: 'GET', path: '/api/notifications/events', repeatable: false },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read', repeatable: false },
  getNotificationSettings: { method: 'GET', path: '/api/me/notifications', repeatable: false },
  changeNotificationSettings: { method: 'PATCH', path: '/api/me/notifications', repeatable: false },
  openStream: { method: 'POST', path: '/api/live', repeatable: true },
  getMyStream: { method: 'GET', path: '/api/live', repeatable: false },
  getStream: { method: 'GET', path: '/api/live/{id}', repeatable: false },
  clipStream: { method: 'POST', path: '/api/live/clip', repeatable: true },
  getStreamFile: { method: 'GET', path: '/live/{id}/{file}', repeatable: false },
  authorizePublish: { method: 'POST', path: '/hooks/rtmp', repeatable: false },
  getChat: { method: 'GET', path: '/api/live/{id}/chat', repeatable: false },
  sayInChat: { method: 'POST', path: '/api/live/{id}/chat', repeatable: false },
  changeChat: { method: 'PATCH', path: '/api/live/{id}/chat', repeatable: false },
  deleteChatMessage: { method: 'DELETE', path: '/api/live/{id}/chat/{messageId}', repeatable: false },
  listChatMutes: { method: 'GET', path: '/api/live/{id}/chat/mutes', repeatable: false },
  muteInChat: { method: 'PUT', path: '/api/live/{id}/chat/mutes/{handle}', repeatable: false },
  unmuteInChat: { method: 'DELETE', path: '/api/live/{id}/chat/mutes/{handle}', repeatable: false },
  generateGame: { method: 'POST', path: '/api/games/generate', repeatable: true },
  refineGame: { method: 'POST', path: '/api/games/{id}/refine', repeatable: true },
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
  readOperatorInvite: { method: 'POST', path: '/api/admin/auth/invite', repeatable: false },
  enrollOperator: { method: 'POST', path: '/api/admin/auth/enroll', repeatable: false },
  startOperatorSignIn: { method: 'POST', path: '/api/admin/auth/start', repeatable: false },
  signInOperator: { method: 'POST', path: '/api/admin/auth/verify', repeatable: false },
  signOutOperator: { method: 'POST', path: '/api/admin/auth/logout', repeatable: false },
  getOperator: { method: 'GET', path: '/api/admin/me', repeatable: false },
  listOperators: { method: 'GET', path: '/api/admin/operators', repeatable: false },
  addOperator: { method: 'POST', path: '/api/admin/operators', repeatable: false },
  changeOperator: { method: 'PATCH', path: '/api/admin/operators/{id}', repeatable: false },
  listOperatorActions: { method: 'GET', path: '/api/admin/actions', repeatable: false },
  searchPeople: { method: 'GET', path: '/api/admin/people', repeatable: false },
  getPerson: { method: 'GET', path: '/api/admin/people/{id}', repeatable: false },
  exportPerson: { method: 'GET', path: '/api/admin/people/{id}/export', repeatable: false },
  signPersonOut: { method: 'POST', path: '/api/admin/people/{id}/sign-out', repeatable: false },
  banPerson: { method: 'POST', path: '/api/admin/people/{id}/ban', repeatable: false },
  unbanPerson: { method: 'POST', path: '/api/admin/people/{id}/unban', repeatable: false },
  closePerson: { method: 'POST', path: '/api/admin/people/{id}/close', repeatable: false },
  listModerationCases: { method: 'GET', path: '/api/admin/reports', repeatable: false },
  getModerationCase: { method: 'GET', path: '/api/admin/things/{target}/{id}', repeatable: false },
  hideThing: { method: 'POST', path: '/api/admin/things/{target}/{id}/hide', repeatable: false },
  restoreThing: { method: 'POST', path: '/api/admin/things/{target}/{id}/restore', repeatable: false },
  cleanBoard: { method: 'POST', path: '/api/admin/boards/{gameId}/clean', repeatable: false },
  changeCoins: { method: 'POST', path: '/api/admin/people/{id}/coins', repeatable: false },
  getTransaction: { method: 'GET', path: '/api/admin/ledger/{id}', repeatable: false },
  listPurchases: { method: 'GET', path: '/api/admin/purchases', repeatable: false },
  getSales: { method: 'GET', path: '/api/admin/sales', repeatable: false },
  refundPurchase: { method: 'POST', path: '/api/admin/purchases/{id}/refund', repeatable: false },
  getService: { method: 'GET', path: '/api/service', repeatable: false },
  getOverview: { method: 'GET', path: '/api/admin/overview', repeatable: false },
  listFailedJobs: { method: 'GET', path: '/api/admin/jobs/failed', repeatable: false },
  retryFailedJob: { method: 'POST', path: '/api/admin/jobs/{name}/{id}/retry', repeatable: false },
  listSettings: { method: 'GET', path: '/api/admin/settings', repeatable: false },
  setFeatureSwitch: { method: 'PUT', path: '/api/admin/switches/{name}', repeatable: false },
  announce: { method: 'POST', path: '/api/admin/announcements', repeatable: false },
  withdrawAnnouncements: { method: 'POST', path: '/api/admin/announcements/withdraw', repeatable: false },
  sendEvent: { method: 'POST', path: '/api/events', repeatable: false },
  getLeaderboard: { method: 'GET', path: '/api/games/{id}/leaderboard', repeatable: false },
  getLeaderboardEntry: { method: 'GET', path: '/api/games/{id}/leaderboard/{handle}', repeatable: false },
  listHistory: { method: 'GET', path: '/api/me/history', repeatable: false },
  getGameLeaderboard: { method: 'GET', path: '/api/sdk/leaderboard/{gameId}', repeatable: false },
} as const satisfies Record<keyof Operations, { method: string; path: string; repeatable: boolean }>;
