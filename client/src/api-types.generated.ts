// Made from server/openapi.json by "npm run types:api -w client".

export type AccountSettings = { bio: string | null; showsPresence: boolean; ageBand: "under_13" | "13_to_17" | "adult" | null };

export type Achievement = { id: string; title: string; description: string; coins: number; imageUrl: string };

export type AchievementProgress = { id: string; title: string; description: string; coins: number; imageUrl: string; counter: string; goal: number; progress: number; earnedAt: string | null };

export type ActivateVersionResponse = { game: Game };

export type AddOperatorRequest = { email: string; role: "owner" | "moderator" | "support" | "viewer"; reason: string };

export type AddOperatorResponse = { operator: Operator; inviteUrl: string };

export type AddPasskeyRequest = { name: string; credential: NewCredential; reason: string };

export type AddPasskeyResponse = { passkey: Passkey };

export type AddWebhookRequest = { url: string; kinds: ("follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live" | "moderation")[] };

export type AddWebhookResponse = { webhook: Webhook; secret: string };

export type AnnounceRequest = { text: string; kind: "news" | "maintenance"; expiresAt: string; reason: string };

export type AnnounceResponse = { announcement: Announcement };

export type Announcement = { id: string; text: string; kind: "news" | "maintenance"; expiresAt: string };

export type AnswerAppealRequest = { decision: "restore" | "keep"; answer: string; reason: string };

export type AnswerAppealResponse = { status: "restored" | "kept" };

export type Appeal = { id: string; text: string; status: "open" | "restored" | "kept"; answer: string | null; createdAt: string; answeredAt: string | null };

export type AppealAgainstBanRequest = { token: string; text: string };

export type AppealAgainstBanResponse = { appeal: Appeal };

export type AppealForOperators = { id: string; target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording" | "account"; thingId: string; title: string | null; ownerId: string; owner: string; text: string; reason: string; decidedBy: string; decidedAt: string; createdAt: string };

export type AppealRequest = { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string; text: string };

export type AppealResponse = { appeal: Appeal };

export type ApproveIntentRequest = { clientSeed?: string };

export type ApproveIntentResponse = { intent: Intent; balance: number };

export type ApproveOperatorRequestRequest = { reason: string };

export type ApproveOperatorRequestResponse = { request: OperatorRequest; result: Record<never, never> | null };

export type AskedOperator = { request: OperatorRequest };

export type AuthorizePublishRequest = string;

export type BanPersonRequest = { reason: string; confirm: string; until?: string };

export type BanPersonResponse = { person: PersonForOperators };

export type Block = { handle: string; name: string | null; avatarUrl: string; blockedAt: string };

export type BlockResponse = { blocked: boolean };

export type CancelJobResponse = { job: GenerationJob };

export type ChangeChatRequest = { slowModeSeconds: number };

export type ChangeChatResponse = { slowModeSeconds: number };

export type ChangeClipRequest = { title?: string | null; gameId?: string | null };

export type ChangeClipResponse = { clip: Clip };

export type ChangeCoinsRequest = { coins: number; memo: string; ref: string; reason: string };

export type ChangeCoinsResponse = { balance: number };

export type ChangeGameRequest = { title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };

export type ChangeGameResponse = { game: Game };

export type ChangeItemRequest = { name?: string; description?: string; price?: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ChangeItemResponse = { item: Item };

export type ChangeMeRequest = { handle?: string; keepLinks?: boolean; name?: string; bio?: string; showsPresence?: boolean; ageBand?: "under_13" | "13_to_17" | "adult" };

export type ChangeMeResponse = { user: User; settings: AccountSettings };

export type ChangeNotificationSettingsRequest = { follow?: boolean; friend?: boolean; like?: boolean; comment?: boolean; mention?: boolean; score_beaten?: boolean; sale?: boolean; achievement?: boolean; job?: boolean; live?: boolean; moderation?: boolean; push?: { follow?: boolean; friend?: boolean; like?: boolean; comment?: boolean; mention?: boolean; score_beaten?: boolean; sale?: boolean; achievement?: boolean; job?: boolean; live?: boolean; moderation?: boolean } };

export type ChangeNotificationSettingsResponse = { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean; moderation: boolean }; push: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean; moderation: boolean } };

export type ChangeOperatorRequest = { role?: "owner" | "moderator" | "support" | "viewer"; disabled?: boolean; reason: string };

export type ChangeOperatorResponse = { operator: Operator };

export type ChangeRecordingRequest = { title?: string | null; isPublic?: boolean };

export type ChangeRecordingResponse = { recording: Recording };

export type ChangeWebhookRequest = { url?: string; kinds?: ("follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live" | "moderation")[]; enabled?: boolean };

export type ChangeWebhookResponse = { webhook: Webhook };

export type ChatMessage = { id: string; text: string; author: { handle: string; name: string | null; avatarUrl: string }; byStreamer: boolean; createdAt: string };

export type ChooseAvatarRequest = { drawn?: number; image?: string };

export type ChooseAvatarResponse = { user: User };

export type ChooseGamePictureRequest = { image: string };

export type ChooseGamePictureResponse = { game: OwnGame };

export type CleanBoardRequest = { handle?: string; reason: string };

export type CleanBoardResponse = { cleaned: number };

export type CleanScoresOfPersonRequest = { reason: string };

export type CleanScoresOfPersonResponse = { boards: number };

export type Clip = { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; previewUrl: string | null; hlsUrl: string | null; captionsUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; views: number; creator: Creator; createdAt: string };

export type ClipFeedItem = { type: "clip"; clip: Clip };

export type ClipRecordingRequest = { startSeconds: number; lengthSeconds: number; title?: string };

export type ClipRecordingResponse = { clip: Clip };

export type ClipStreamRequest = { title?: string };

export type ClipStreamResponse = { clip: Clip };

export type ClosePersonRequest = { reason: string; confirm: string };

export type CommentOnClipRequest = { text: string; parentId?: string | null };

export type CommentOnClipResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type CommentOnGameRequest = { text: string; parentId?: string | null };

export type CommentOnGameResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type ConsumeItemRequest = { quantity?: number };

export type ConsumeItemResponse = { item: OwnedItem };

export type Content = { id: string; title: string; ownerId: string; owner: string; state: "shown" | "unlisted" | "featured" | "hidden"; reports: number; createdAt: string };

export type ContentPreview = { kind: "document" | "build" | "video" | "stream" | "text"; url: string | null; text: string | null };

export type CreateClipRequest = { gameId?: string; title?: string; trimStart?: number; trimEnd?: number };

export type CreateClipResponse = { clip: Clip; uploadUrl: string };

export type CreateIntentRequest = { gameId: string; itemId: string };

export type CreateIntentResponse = { intent: Intent };

export type CreateItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type CreateItemResponse = { item: Item };

export type Creator = { handle: string; name: string | null };

export type CreatorStats = { days: ({ day: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; games: ({ gameId: string; title: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; items: ({ itemId: string; gameId: string; name: string; sales: number; coins: number })[]; clips: ({ clipId: string; title: string | null; views: number; likes: number })[] };

export type CuratedGame = { tags: (string)[]; rating: "everyone" | "teen" | "adult" | null; featuredUntil: string | null; listed: boolean };

export type DecideScreeningWordRequest = { word: string; decision: "refuse" | "allow" | "default"; reason: string };

export type DecideScreeningWordResponse = { words: (ScreeningWord)[] };

export type DeclineIntentResponse = { intent: Intent; balance: number };

export type DeleteClipCaptionsResponse = { clip: Clip };

export type DeleteThingRequest = { reason: string; confirm: string };

export type EarnedAchievement = { id: string; title: string; description: string; coins: number; earnedAt: string };

export type EnrollOperatorRequest = { invite: string; password: string };

export type EnrollPasskeyRequest = { invite: string; name: string; credential: NewCredential };

export type ErrorBody = { error: string };

export type EventFigures = { name: string; count: number; days: ({ day: string; count: number })[]; fields: ({ name: string; count: number; mean: number | null; lowest: number | null; highest: number | null; words: ({ word: string; count: number })[] })[] };

export type ExportMyDataResponse = Record<never, never>;

export type ExportPersonResponse = Record<never, never>;

export type Fairness = { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] };

export type FeatureGameRequest = { until: string | null; reason: string };

export type FeatureGameResponse = { game: CuratedGame };

export type FeatureSwitch = { name: "sign_up" | "generation" | "uploads" | "live" | "purchases"; off: boolean; message: string | null };

export type FollowResponse = { social: Social };

export type FreezeBoardsRequest = { frozen: boolean; reason: string };

export type FreezeBoardsResponse = { frozenAt: string | null };

export type Game = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; rating: "everyone" | "teen" | "adult" | null; createdAt: string };

export type GameFeedItem = { type: "game"; game: Game };

export type GameInventory = { game: { id: string; title: string }; items: (InventoryItem)[] };

export type GenerateGameRequest = { prompt: string; remixOf?: string; listed?: boolean };

export type GenerateGameResponse = { job: GenerationJob };

export type GenerationJob = { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: Understood | null; game: Game | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null };

export type GetChatResponse = { messages: (ChatMessage)[]; slowModeSeconds: number };

export type GetClipResponse = { clip: Clip };

export type GetFeedResponse = { items: (GameFeedItem | ClipFeedItem | LiveFeedItem)[]; nextCursor: string | null };

export type GetFollowingFeedResponse = { items: (GameFeedItem | ClipFeedItem | LiveFeedItem)[]; nextCursor: string | null };

export type GetGameFiguresResponse = { events: (EventFigures)[] };

export type GetGameIntentResponse = { intent: Intent };

export type GetGameLeaderboardResponse = { entries: (LeaderboardEntry)[]; me: LeaderboardEntry | null };

export type GetGameResponse = { game: Game };

export type GetGameUploadLimitsResponse = { limits: { bytesMax: number; filesMax: number; fileBytesMax: number; accountBytesMax: number; usedBytes: number } };

export type GetGameUploadResponse = { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: Game | null; createdAt: string } };

export type GetGameWalletResponse = { balance: number };

export type GetIntentResponse = { intent: Intent };

export type GetJobResponse = { job: GenerationJob };

export type GetLeaderboardEntryResponse = { entry: LeaderboardEntry };

export type GetLeaderboardResponse = { entries: (LeaderboardEntry)[]; me: LeaderboardEntry | null; nextCursor: string | null; frozen: boolean };

export type GetMeResponse = { user: User; unread: number; settings: AccountSettings };

export type GetModerationCaseResponse = { case: ModerationCase; ownerId: string | null; name: string | null; preview: ContentPreview | null; game: CuratedGame | null; reports: ({ reporter: string; reason: string; category: string | null; counts: boolean; createdAt: string })[]; decisions: ({ decision: string; decidedBy: string; reason: string; decidedAt: string })[] };

export type GetMyGameResponse = { game: OwnGame };

export type GetMyStreamResponse = { live: Live };

export type GetNotificationSettingsResponse = { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean; moderation: boolean }; push: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean; moderation: boolean } };

export type GetOperatorResponse = { operator: Operator };

export type GetOverviewResponse = { attention: ({ what: string; screen: string })[]; now: { playersNow: number; playsToday: number; newAccountsToday: number; membersTotal: number; guestsTotal: number; gamesListed: number; clips: number; streamsLive: number; coinsIssued: number; revenue: number; casesOpen: number; appealsOpen: number; requestsOpen: number; jobsFailed: number }; days: ({ day: string; plays: number; newAccounts: number; signIns: number; coinsIn: number; coinsSpent: number })[]; minutes: (ServiceMinute)[]; processes: (ServiceProcess)[]; queues: ({ name: string; paused: boolean; waiting: number; running: number; failed: number; oldestWaitingAt: string | null })[]; storage: { kinds: ({ kind: string; things: number; bytes: number })[]; place: "folder" | "bucket"; diskFreeBytes: number; diskAllBytes: number } };

export type GetPersonResponse = { person: PersonForOperators; sessions: ({ id: string; device: string | null; createdAt: string; lastUsedAt: string })[]; games: ({ id: string; title: string; listed: boolean; boardsFrozenAt: string | null })[]; bestScores: ({ gameId: string; title: string; board: string | null; score: number; achievedAt: string })[]; saves: ({ gameId: string; title: string; sizeBytes: number; version: number; updatedAt: string })[]; previousSaves: ({ gameId: string; title: string; updatedAt: string })[]; inventory: (GameInventory)[]; limits: ({ limit: "generation" | "generation_refund" | "clip_upload" | "clip_view" | "clip_retry" | "game_upload" | "event" | "state_write" | "storage_write" | "author_event" | "board_score" | "follow" | "guest" | "guest_ip" | "email_start_client" | "email_start_address" | "email_start_ip" | "email_verify_ip" | "email_failure_address" | "handle_change" | "operator_start_ip" | "avatar" | "game_picture" | "item_write" | "webhook_test" | "report" | "comment" | "chat_message" | "like"; used: number; max: number; windowSeconds: number })[]; ledger: (StatementLine)[]; mergedGuests: ({ id: string; createdAt: string; mergedAt: string })[]; reportsAbout: ({ target: string; title: string; reason: string; category: string | null; createdAt: string })[] };

export type GetPlayerResponse = { player: { id: string; handle: string; name: string; avatarUrl: string; guest: boolean } };

export type GetProfileResponse = { profile: Profile; games: (Game)[]; clips: (Clip)[]; social: Social };

export type GetRecordingResponse = { recording: Recording };

export type GetSalesResponse = { sellers: ({ creatorId: string; creator: string; sales: number; refunds: number; coins: number; share: number })[]; eagerBuyers: ({ buyerId: string; buyer: string; purchases: number; coins: number })[]; guestCollectors: ({ accountId: string; handle: string; guests: number })[] };

export type GetServiceResponse = { announcement: Announcement | null; switches: (FeatureSwitch)[]; webhooks: boolean; pushKey: string | null; ageGate: boolean };

export type GetStateResponse = { state: unknown; version: number; updatedAt: string | null };

export type GetStorageResponse = { entries: Record<never, never> };

export type GetStoredResponse = { value: unknown; updatedAt: string };

export type GetStreamResponse = { live: Live };

export type GetTransactionResponse = { transaction: { id: string; kind: string; cause: string; memo: string; refId: string | null; createdAt: string }; entries: ({ wallet: string; accountId: string | null; amount: number })[] };

export type GetWalletResponse = { balance: number; ledger: (StatementLine)[]; nextCursor: string | null };

export type Granted = { itemId: string; name: string; quantity: number; imageUrl: string | null; duplicate: boolean };

export type HiddenThing = { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string; title: string; reason: string; hiddenAt: string; appeal: Appeal | null };

export type HideThingRequest = { reason: string };

export type HideThingResponse = { case: ModerationCase };

export type Intent = { id: string; gameId: string; itemId: string; item: Item; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: (Granted)[]; fairness: Fairness | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null };

export type InventoryItem = { itemId: string; key: string | null; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number; imageUrl: string | null };

export type Item = { id: string; gameId: string; key: string | null; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null };

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

export type ListAppealsResponse = { appeals: (AppealForOperators)[]; nextCursor: string | null };

export type ListBlocksResponse = { blocks: (Block)[]; nextCursor: string | null };

export type ListBoardsResponse = { boards: (NamedBoard)[] };

export type ListChatMutesResponse = { members: ({ handle: string; name: string | null; avatarUrl: string })[] };

export type ListClipCommentsResponse = { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };

export type ListContentResponse = { content: (Content)[]; nextCursor: string | null };

export type ListFailedJobsResponse = { jobs: ({ id: string; name: string; retries: number; error: string; failedAt: string | null })[]; nextCursor: string | null };

export type ListFollowersResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFollowingResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type ListFriendsResponse = { friends: (Profile)[]; nextCursor: string | null };

export type ListGameAchievementsResponse = { achievements: ({ id: string; title: string; description: string; unlockedAt: string | null })[] };

export type ListGameCommentsResponse = { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };

export type ListGameItemsResponse = { items: (Item)[] };

export type ListGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type ListHiddenThingsResponse = { things: (HiddenThing)[]; nextCursor: string | null };

export type ListHistoryResponse = { history: ({ game: Game; plays: number; playSeconds: number; lastPlayedAt: string })[]; nextCursor: string | null };

export type ListIntentsResponse = { intents: (Intent)[]; nextCursor: string | null };

export type ListInventoryResponse = { items: (OwnedItem)[] };

export type ListItemsResponse = { items: (Item)[] };

export type ListJobsResponse = { jobs: (GenerationJob)[]; nextCursor: string | null };

export type ListLikedAmongResponse = { liked: (string)[] };

export type ListModerationCasesResponse = { cases: (ModerationCase)[]; nextCursor: string | null };

export type ListMyAchievementsResponse = { achievements: (AchievementProgress)[] };

export type ListMyClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListMyGamesResponse = { games: (OwnGame)[]; nextCursor: string | null };

export type ListMyInventoryResponse = { games: (GameInventory)[]; nextCursor: string | null };

export type ListMyLikesResponse = { likes: ({ type: "game"; game: Game; likedAt: string } | { type: "clip"; clip: Clip; likedAt: string } | { type: "live"; live: Live; likedAt: string })[]; nextCursor: string | null };

export type ListMyRecordingsResponse = { recordings: (Recording)[]; quota: RecordingQuota; nextCursor: string | null };

export type ListNotificationsResponse = { notifications: ({ id: string; kind: "follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live" | "moderation"; actor: { handle: string; name: string | null; avatarUrl: string } | null; count: number; thing: { type: "game" | "clip" | "live" | "item" | "job" | "achievement" | "decision" | "appeal"; id: string; title: string | null; gameId: string | null } | null; commentId: string | null; updatedAt: string; readAt: string | null })[]; nextCursor: string | null; unread: number };

export type ListOperatorActionsResponse = { actions: (OperatorAction)[]; nextCursor: string | null };

export type ListOperatorRequestsResponse = { requests: (OperatorRequest)[]; nextCursor: string | null };

export type ListOperatorsResponse = { operators: (Operator)[] };

export type ListOwnAchievementsResponse = { achievements: ({ id: string; title: string; description: string; unlockedAt: string | null })[] };

export type ListPasskeysResponse = { passkeys: (Passkey)[] };

export type ListPlayingFriendsResponse = { playing: (PlayingFriend)[] };

export type ListPreviousSavesResponse = { saves: ({ gameId: string; title: string; updatedAt: string; size: number })[] };

export type ListProfileClipsResponse = { clips: (Clip)[]; nextCursor: string | null };

export type ListProfileGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type ListProfileRecordingsResponse = { recordings: (Recording)[]; nextCursor: string | null };

export type ListPurchasesResponse = { purchases: (PurchaseForOperators)[]; nextCursor: string | null };

export type ListPushSubscriptionsResponse = { subscriptions: (PushSubscription)[] };

export type ListScreeningWordsResponse = { words: (ScreeningWord)[] };

export type ListSessionsResponse = { sessions: ({ id: string; current: boolean; createdAt: string; lastUsedAt: string; device: string | null })[] };

export type ListSettingsResponse = { settings: ({ name: string; value: string; source: "default" | "environment" | "file" })[] };

export type ListTagsResponse = { tags: ({ tag: string; games: number })[] };

export type ListVersionsResponse = { versions: ({ number: number; active: boolean; fileCount: number; sizeBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number }; createdAt: string })[] };

export type ListWebhookDeliveriesForOperatorsResponse = { deliveries: (WebhookDeliveryForOperators)[]; nextCursor: string | null };

export type ListWebhookDeliveriesResponse = { deliveries: (WebhookDelivery)[]; nextCursor: string | null };

export type ListWebhooksResponse = { webhooks: (Webhook)[] };

export type Live = { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: Creator; playbackUrl: string | null; lowLatencyUrl: string | null; viewers: number; likes: number; startedAt: string | null; record: boolean; keyFrameSeconds: number | null; refusedBecause: "video_codec" | "audio_codec" | "bitrate" | "unreadable" | null };

export type LiveFeedItem = { type: "live"; live: Live };

export type MarkNotificationsReadRequest = { ids?: (string)[] };

export type MarkNotificationsReadResponse = { unread: number };

export type ModerationCase = { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | "deleted" | null; reports: number; counted: number; lastReportedAt: string | null };

export type MuteInChatResponse = { muted: boolean };

export type NamedBoard = { name: string; title: string };

export type NewCredential = { id: string; rawId: string; type: "public-key"; response: { clientDataJSON: string; attestationObject: string } };

export type OpenStreamRequest = { title?: string | null; gameId?: string | null; record?: boolean; rotateKey?: boolean };

export type OpenStreamResponse = { live: Live; ingest: StreamCredentials };

export type Operator = { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null };

export type OperatorAction = { id: string; operator: string; approvedBy: string | null; action: string; target: string; targetId: string; reason: string; before: Record<never, never> | null; after: Record<never, never> | null; requestId: string; createdAt: string };

export type OperatorRequest = { id: string; operator: string; action: string; targetId: string; input: Record<never, never>; reason: string; status: "pending" | "approved" | "rejected" | "expired"; decidedBy: string | null; decisionReason: string | null; createdAt: string; expiresAt: string; decidedAt: string | null };

export type OwnGame = { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: Creator; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; rating: "everyone" | "teen" | "adult" | null; createdAt: string; listed: boolean; hidden: boolean };

export type OwnedItem = { itemId: string; key: string | null; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number };

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export type PasskeyCreationOptions = { challenge: string; rp: { id: string; name: string }; user: { id: string; name: string; displayName: string }; pubKeyCredParams: ({ type: "public-key"; alg: number })[]; timeout: number; attestation: "none"; excludeCredentials: ({ id: string; type: "public-key" })[]; authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" } };

export type PasskeyRequestOptions = { challenge: string; rpId: string; timeout: number; userVerification: "required" };

export type PauseQueueRequest = { paused: boolean; reason: string };

export type PauseQueueResponse = { paused: boolean };

export type PersonForOperators = { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; bannedUntil: string | null; closedAt: string | null; hiddenAt: string | null };

export type PinCommentResponse = { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };

export type PlayEnd = { type: "play_end"; gameId: string; durationSeconds: number; at?: string };

export type PlayStart = { type: "play_start"; gameId: string; at?: string };

export type PlayingFriend = { handle: string; name: string | null; avatarUrl: string; game: { id: string; title: string }; since: string };

export type Profile = { handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: Stats; achievements: (EarnedAchievement)[]; createdAt: string };

export type PurchaseForOperators = { id: string; buyerId: string; buyer: string; gameId: string; game: string; creatorId: string; creator: string; item: string; granted: string; price: number; settledAt: string; refundedAt: string | null };

export type PushSubscription = { id: string; host: string; createdAt: string };

export type RateGameRequest = { rating: "everyone" | "teen" | "adult" | null; reason: string };

export type RateGameResponse = { game: CuratedGame };

export type ReadOperatorInviteRequest = { invite: string };

export type ReadOperatorInviteResponse = { email: string; secret: string; otpauthUrl: string };

export type Recording = { id: string; status: "recording" | "ready"; title: string | null; gameId: string | null; isPublic: boolean; durationSeconds: number; sizeBytes: number; stoppedBecause: "length" | "quota" | null; playbackUrl: string | null; creator: Creator; createdAt: string };

export type RecordingQuota = { count: number; countMax: number; sizeBytes: number; sizeBytesMax: number };

export type RefineGameRequest = { prompt: string };

export type RefineGameResponse = { job: GenerationJob };

export type RefundPurchaseRequest = { evenIfUsed?: boolean; reason: string };

export type RefundPurchaseResponse = { coins: number; shareTaken: number; itemTaken: boolean };

export type RejectOperatorRequestRequest = { reason: string };

export type RejectOperatorRequestResponse = { request: OperatorRequest };

export type RemovePasskeyRequest = { reason: string };

export type RenamePersonRequest = { handle: string; reason: string };

export type RenamePersonResponse = { person: PersonForOperators };

export type ReplaceItemRequest = { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };

export type ReplaceItemResponse = { item: Item };

export type ReplaceStorageRequest = { set?: Record<never, never>; remove?: (string)[] };

export type ReplaceStorageResponse = { updatedAt: string };

export type ReportRequest = { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string; reason: string; category?: "spam" | "harassment" | "impersonation" | "sexual" | "violence" | "self_harm" | "copyright" | "broken" | "other" };

export type ReportResponse = { report: { id: string; target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; reason: string } };

export type ReportToAuthorRequest = { events: ({ name: string; data?: Record<never, never>; at?: string })[] };

export type ReportToAuthorResponse = { accepted: number };

export type ResetLimitRequest = { reason: string };

export type ResetLimitResponse = { reset: number };

export type RestorePersonsSaveRequest = { reason: string };

export type RestorePersonsSaveResponse = { version: number; updatedAt: string };

export type RestorePreviousSaveResponse = { version: number; updatedAt: string };

export type RestoreThingRequest = { reason: string };

export type RestoreThingResponse = { case: ModerationCase };

export type RetagGameRequest = { tags: (string)[]; reason: string };

export type RetagGameResponse = { game: CuratedGame };

export type RetryClipResponse = { clip: Clip };

export type RetryFailedJobRequest = { reason: string };

export type RotateWebhookSecretResponse = { secret: string };

export type SaveStateRequest = { state: unknown };

export type SaveStateResponse = { version: number; updatedAt: string };

export type SayInChatRequest = { text: string };

export type SayInChatResponse = { message: ChatMessage };

export type ScoreEvent = { type: "score"; gameId: string; score: number; at?: string };

export type ScoreOnBoardRequest = { board: string; score: number };

export type ScoreOnBoardResponse = { ranked: boolean };

export type ScreeningWord = { word: string; decision: "refuse" | "allow"; changedAt: string };

export type SearchGamesResponse = { games: (Game)[]; nextCursor: string | null };

export type SearchPeopleResponse = { people: (PersonForOperators)[] };

export type SearchProfilesResponse = { profiles: (Profile)[]; nextCursor: string | null };

export type SendEventRequest = PlayStart | PlayEnd | ScoreEvent;

export type SendEventResponse = { user: User; newAchievements: (EarnedAchievement)[] };

export type ServiceMinute = { minute: string; answers: number; refusals: number; errors: number; signIns: number; medianMs: number | null; slowMs: number | null };

export type ServiceProcess = { id: string; host: string; pid: number; roles: (string)[]; startedAt: string; seenAt: string; silent: boolean; jobs: ({ name: string; id: string; since: string })[] };

export type SetClipCaptionsRequest = { vtt: string };

export type SetClipCaptionsResponse = { clip: Clip };

export type SetFeatureSwitchRequest = { off: boolean; message?: string; reason: string };

export type SetFeatureSwitchResponse = { switches: (FeatureSwitch)[] };

export type SignInAsGuestRequest = { deviceId: string };

export type SignInAsGuestResponse = { token: string; user: User };

export type SignInOperatorRequest = { challenge: string; code: string; password: string };

export type SignInOperatorResponse = { token: string; expiresAt: string; operator: Operator };

export type SignInOperatorWithPasskeyRequest = { challenge: string; code: string; credential: UsedCredential };

export type SignInOperatorWithPasskeyResponse = { token: string; expiresAt: string; operator: Operator };

export type SignInWithAppleRequest = { identityToken: string; name?: string; nonce?: string };

export type SignInWithAppleResponse = { token: string; user: User };

export type SignPersonOutRequest = { reason: string };

export type SignPersonOutResponse = { person: PersonForOperators };

export type Social = { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean };

export type StartEmailCodeRequest = { email: string; challenge?: string };

export type StartEmailCodeResponse = { sent: boolean; expiresAt: string; challenge: string };

export type StartGameUploadRequest = { gameId?: string; title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };

export type StartGameUploadResponse = { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: Game | null; createdAt: string }; uploadUrl: string };

export type StartInvitedPasskeyRequest = { invite: string };

export type StartInvitedPasskeyResponse = { options: PasskeyCreationOptions };

export type StartOperatorSignInRequest = { email: string };

export type StartOperatorSignInResponse = { challenge: string; expiresAt: string; passkey: PasskeyRequestOptions };

export type StartPasskeyResponse = { options: PasskeyCreationOptions };

export type StartPlaySessionResponse = { token: string; expiresAt: string; htmlUrl: string; playUrl: string | null; needsIsolation: boolean };

export type StatementLine = { id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing" | "correction" | "refund"; memo: string; refId: string | null; createdAt: string };

export type Stats = { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number };

export type StoreRequest = { value: unknown };

export type StoreResponse = { updatedAt: string };

export type StreamCredentials = { url: string; streamKey: string; srtUrl: string | null };

export type SubscribePushRequest = { endpoint: string; keys: { p256dh: string; auth: string } };

export type SubscribePushResponse = { subscription: PushSubscription };

export type TestWebhookResponse = { delivery: WebhookDelivery };

export type UnbanPersonRequest = { reason: string };

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

export type UsedCredential = { id: string; rawId: string; type: "public-key"; response: { clientDataJSON: string; authenticatorData: string; signature: string } };

export type User = { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: Stats; achievements: (EarnedAchievement)[] };

export type VerifyEmailCodeRequest = { email: string; code: string; challenge?: string };

export type VerifyEmailCodeResponse = { token: string; user: User };

export type ViewClipResponse = { views: number };

export type ViewStreamResponse = { viewers: number };

export type Webhook = { id: string; url: string; kinds: ("follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live" | "moderation")[]; failures: number; createdAt: string; disabledAt: string | null };

export type WebhookDelivery = { id: string; kind: "test" | "follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live" | "moderation"; status: "pending" | "delivered" | "failed"; attempts: number; answerStatus: number | null; error: string | null; createdAt: string; settledAt: string | null };

export type WebhookDeliveryForOperators = { id: string; accountId: string; owner: string; url: string; kind: string; status: "pending" | "delivered" | "failed"; attempts: number; answerStatus: number | null; error: string | null; createdAt: string };

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
    query: { drawn?: number; v?: number };
    body: undefined;
    answer: undefined;
  };
  getAvatarPicture: {
    token: 'none';
    path: { id: string };
    query: { v?: number };
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
  chooseGamePicture: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChooseGamePictureRequest;
    answer: ChooseGamePictureResponse;
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
  getGameUploadLimits: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetGameUploadLimitsResponse;
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
    query: { limit?: number; cursor?: string; q?: string; tag?: string; by?: "following" | "friends"; sort?: "new" | "trending" | "friends_played" | "featured" };
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
  getRecorder: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getGameDocument: {
    token: 'document';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  previewGame: {
    token: 'none';
    path: { id: string };
    query: { pass: string };
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
  getAchievementPicture: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
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
  listProfileRecordings: {
    token: 'session';
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListProfileRecordingsResponse;
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
  listWebhooks: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListWebhooksResponse;
  };
  addWebhook: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AddWebhookRequest;
    answer: AddWebhookResponse;
  };
  changeWebhook: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeWebhookRequest | undefined;
    answer: ChangeWebhookResponse;
  };
  deleteWebhook: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  rotateWebhookSecret: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: RotateWebhookSecretResponse;
  };
  testWebhook: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: TestWebhookResponse;
  };
  listWebhookDeliveries: {
    token: 'session';
    path: { id: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListWebhookDeliveriesResponse;
  };
  listPushSubscriptions: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListPushSubscriptionsResponse;
  };
  subscribePush: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SubscribePushRequest;
    answer: SubscribePushResponse;
  };
  unsubscribePush: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
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
  viewStream: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ViewStreamResponse;
  };
  getStreamFile: {
    token: 'none';
    path: { id: string; file: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getLowLatencyFile: {
    token: 'none';
    path: { id: string; file: string };
    query: { _HLS_msn?: number; _HLS_part?: number };
    body: undefined;
    answer: undefined;
  };
  listMyRecordings: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListMyRecordingsResponse;
  };
  getRecording: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetRecordingResponse;
  };
  changeRecording: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeRecordingRequest | undefined;
    answer: ChangeRecordingResponse;
  };
  deleteRecording: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  clipRecording: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ClipRecordingRequest;
    answer: ClipRecordingResponse;
  };
  getRecordingFile: {
    token: 'none';
    path: { id: string; file: string };
    query: { signature?: string };
    body: undefined;
    answer: undefined;
  };
  previewRecording: {
    token: 'none';
    path: { id: string; file: string };
    query: { pass: string };
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
  changeClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: ChangeClipRequest | undefined;
    answer: ChangeClipResponse;
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
  viewClip: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ViewClipResponse;
  };
  setClipCaptions: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: SetClipCaptionsRequest;
    answer: SetClipCaptionsResponse;
  };
  deleteClipCaptions: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: DeleteClipCaptionsResponse;
  };
  getClipPreview: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getClipHls: {
    token: 'none';
    path: { id: string; file: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  getClipCaptions: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  previewClip: {
    token: 'none';
    path: { id: string };
    query: { pass: string };
    body: undefined;
    answer: undefined;
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
  listHiddenThings: {
    token: 'session';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListHiddenThingsResponse;
  };
  appeal: {
    token: 'session';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AppealRequest;
    answer: AppealResponse;
  };
  appealAgainstBan: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AppealAgainstBanRequest;
    answer: AppealAgainstBanResponse;
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
  startInvitedPasskey: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: StartInvitedPasskeyRequest;
    answer: StartInvitedPasskeyResponse;
  };
  enrollPasskey: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: EnrollPasskeyRequest;
    answer: undefined;
  };
  signInOperatorWithPasskey: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: SignInOperatorWithPasskeyRequest;
    answer: SignInOperatorWithPasskeyResponse;
  };
  listPasskeys: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListPasskeysResponse;
  };
  addPasskey: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: AddPasskeyRequest;
    answer: AddPasskeyResponse;
  };
  startPasskey: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: StartPasskeyResponse;
  };
  removePasskey: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RemovePasskeyRequest;
    answer: undefined;
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
  exportOperatorActions: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  listOperatorRequests: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListOperatorRequestsResponse;
  };
  approveOperatorRequest: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: ApproveOperatorRequestRequest;
    answer: ApproveOperatorRequestResponse;
  };
  rejectOperatorRequest: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RejectOperatorRequestRequest;
    answer: RejectOperatorRequestResponse;
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
    answer: AskedOperator;
  };
  signPersonOut: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: SignPersonOutRequest;
    answer: SignPersonOutResponse;
  };
  renamePerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RenamePersonRequest;
    answer: RenamePersonResponse;
  };
  resetLimit: {
    token: 'none';
    path: { id: string; limit: "generation" | "generation_refund" | "clip_upload" | "clip_view" | "clip_retry" | "game_upload" | "event" | "state_write" | "storage_write" | "author_event" | "board_score" | "follow" | "guest" | "guest_ip" | "email_start_client" | "email_start_address" | "email_start_ip" | "email_verify_ip" | "email_failure_address" | "handle_change" | "operator_start_ip" | "avatar" | "game_picture" | "item_write" | "webhook_test" | "report" | "comment" | "chat_message" | "like" };
    query: Record<never, never>;
    body: ResetLimitRequest;
    answer: ResetLimitResponse;
  };
  restorePersonsSave: {
    token: 'none';
    path: { id: string; gameId: string };
    query: Record<never, never>;
    body: RestorePersonsSaveRequest;
    answer: RestorePersonsSaveResponse;
  };
  listModerationCases: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListModerationCasesResponse;
  };
  getModerationCase: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetModerationCaseResponse;
  };
  hideThing: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string };
    query: Record<never, never>;
    body: HideThingRequest;
    answer: HideThingResponse;
  };
  restoreThing: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "profile" | "comment" | "chat_message" | "purchase" | "recording"; id: string };
    query: Record<never, never>;
    body: RestoreThingRequest;
    answer: RestoreThingResponse;
  };
  listContent: {
    token: 'none';
    path: { target: "game" | "clip" | "live" | "recording" | "comment" };
    query: { limit?: number; cursor?: string; q?: string; state?: "shown" | "unlisted" | "featured" | "hidden" };
    body: undefined;
    answer: ListContentResponse;
  };
  deleteThing: {
    token: 'none';
    path: { target: "game" | "clip" | "recording" | "comment"; id: string };
    query: Record<never, never>;
    body: DeleteThingRequest;
    answer: AskedOperator;
  };
  featureGame: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: FeatureGameRequest;
    answer: FeatureGameResponse;
  };
  retagGame: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RetagGameRequest;
    answer: RetagGameResponse;
  };
  rateGame: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: RateGameRequest;
    answer: RateGameResponse;
  };
  cleanBoard: {
    token: 'none';
    path: { gameId: string };
    query: Record<never, never>;
    body: CleanBoardRequest;
    answer: CleanBoardResponse;
  };
  freezeBoards: {
    token: 'none';
    path: { gameId: string };
    query: Record<never, never>;
    body: FreezeBoardsRequest;
    answer: FreezeBoardsResponse;
  };
  cleanScoresOfPerson: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: CleanScoresOfPersonRequest;
    answer: CleanScoresOfPersonResponse;
  };
  listScreeningWords: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: ListScreeningWordsResponse;
  };
  decideScreeningWord: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: DecideScreeningWordRequest;
    answer: DecideScreeningWordResponse;
  };
  listAppeals: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListAppealsResponse;
  };
  answerAppeal: {
    token: 'none';
    path: { id: string };
    query: Record<never, never>;
    body: AnswerAppealRequest;
    answer: AnswerAppealResponse;
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
  listFailedJobs: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
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
  pauseQueue: {
    token: 'none';
    path: { name: string };
    query: Record<never, never>;
    body: PauseQueueRequest;
    answer: PauseQueueResponse;
  };
  listWebhookDeliveriesForOperators: {
    token: 'none';
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: ListWebhookDeliveriesForOperatorsResponse;
  };
  getService: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetServiceResponse;
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
    path: { name: "sign_up" | "generation" | "uploads" | "live" | "purchases" };
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
  getOverview: {
    token: 'none';
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: GetOverviewResponse;
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
    query: { limit?: number; cursor?: string; board?: string; period?: "all" | "today"; among?: "everyone" | "friends" };
    body: undefined;
    answer: GetLeaderboardResponse;
  };
  listBoards: {
    token: 'session';
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: ListBoardsResponse;
  };
  getLeaderboardEntry: {
    token: 'session';
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: GetLeaderboardEntryResponse;
  };
  reportToAuthor: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: ReportToAuthorRequest;
    answer: ReportToAuthorResponse;
  };
  getGameFigures: {
    token: 'session';
    path: { id: string };
    query: { days?: number };
    body: undefined;
    answer: GetGameFiguresResponse;
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
  scoreOnBoard: {
    token: 'game';
    path: { gameId: string };
    query: Record<never, never>;
    body: ScoreOnBoardRequest;
    answer: ScoreOnBoardResponse;
  };
};

/** Where each operation is. */
export const operations = {
  linkApple: { method: 'POST', path: '/api/me/identities/apple' },
  linkEmail: { method: 'POST', path: '/api/me/identities/email' },
  signInAsGuest: { method: 'POST', path: '/api/auth/guest' },
  signInWithApple: { method: 'POST', path: '/api/auth/apple' },
  startEmailCode: { method: 'POST', path: '/api/auth/email/start' },
  verifyEmailCode: { method: 'POST', path: '/api/auth/email/verify' },
  logOut: { method: 'POST', path: '/api/auth/logout' },
  listSessions: { method: 'GET', path: '/api/me/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/api/me/sessions' },
  endSession: { method: 'DELETE', path: '/api/me/sessions/{id}' },
  getMe: { method: 'GET', path: '/api/me' },
  changeMe: { method: 'PATCH', path: '/api/me' },
  closeMyAccount: { method: 'DELETE', path: '/api/me' },
  exportMyData: { method: 'GET', path: '/api/me/export' },
  getWallet: { method: 'GET', path: '/api/wallet' },
  getGameWallet: { method: 'GET', path: '/api/sdk/wallet' },
  listItems: { method: 'GET', path: '/api/games/{id}/items' },
  createItem: { method: 'POST', path: '/api/games/{id}/items' },
  listAllItems: { method: 'GET', path: '/api/games/{id}/items/all' },
  replaceItem: { method: 'PUT', path: '/api/games/{id}/items/{itemId}' },
  changeItem: { method: 'PATCH', path: '/api/games/{id}/items/{itemId}' },
  getItemImage: { method: 'GET', path: '/item-images/{hash}' },
  listIntents: { method: 'GET', path: '/api/shop/intents' },
  getIntent: { method: 'GET', path: '/api/shop/intents/{id}' },
  approveIntent: { method: 'POST', path: '/api/shop/intents/{id}/approve' },
  declineIntent: { method: 'POST', path: '/api/shop/intents/{id}/decline' },
  createIntent: { method: 'POST', path: '/api/sdk/shop/intents' },
  getGameIntent: { method: 'GET', path: '/api/sdk/shop/intents/{id}' },
  listGameItems: { method: 'GET', path: '/api/sdk/shop/items/{gameId}' },
  listInventory: { method: 'GET', path: '/api/sdk/shop/inventory/{gameId}' },
  consumeItem: { method: 'POST', path: '/api/sdk/shop/inventory/{gameId}/{itemId}/consume' },
  listMyInventory: { method: 'GET', path: '/api/me/inventory' },
  getAvatar: { method: 'GET', path: '/avatars/{id}.svg' },
  getAvatarPicture: { method: 'GET', path: '/avatars/{id}.png' },
  chooseAvatar: { method: 'PUT', path: '/api/me/avatar' },
  listGames: { method: 'GET', path: '/api/games' },
  getGame: { method: 'GET', path: '/api/games/{id}' },
  changeGame: { method: 'PATCH', path: '/api/games/{id}' },
  deleteGame: { method: 'DELETE', path: '/api/games/{id}' },
  startPlaySession: { method: 'POST', path: '/api/games/{id}/session' },
  listMyGames: { method: 'GET', path: '/api/games/mine' },
  getMyGame: { method: 'GET', path: '/api/games/mine/{id}' },
  chooseGamePicture: { method: 'PUT', path: '/api/games/{id}/picture' },
  listVersions: { method: 'GET', path: '/api/games/{id}/versions' },
  activateVersion: { method: 'POST', path: '/api/games/{id}/versions/{number}/activate' },
  startGameUpload: { method: 'POST', path: '/api/games/uploads' },
  getGameUploadLimits: { method: 'GET', path: '/api/games/uploads/limits' },
  getGameUpload: { method: 'GET', path: '/api/games/uploads/{id}' },
  uploadGamePart: { method: 'PUT', path: '/uploads/games/{id}' },
  getFeed: { method: 'GET', path: '/api/feed' },
  getCreatorStats: { method: 'GET', path: '/api/me/creator' },
  getCreatorStatsCsv: { method: 'GET', path: '/api/me/creator.csv' },
  searchGames: { method: 'GET', path: '/api/games/search' },
  listTags: { method: 'GET', path: '/api/tags' },
  getFollowingFeed: { method: 'GET', path: '/api/feed/following' },
  getRecorder: { method: 'GET', path: '/api/sdk/recorder.js' },
  getGameDocument: { method: 'GET', path: '/games/{id}/index.html' },
  previewGame: { method: 'GET', path: '/games/{id}/preview.html' },
  getPlayer: { method: 'GET', path: '/api/sdk/player/{gameId}' },
  getGameThumbnail: { method: 'GET', path: '/games/{id}/thumbnail' },
  getState: { method: 'GET', path: '/api/sdk/state/{gameId}' },
  saveState: { method: 'PUT', path: '/api/sdk/state/{gameId}' },
  listPreviousSaves: { method: 'GET', path: '/api/me/saves/previous' },
  restorePreviousSave: { method: 'POST', path: '/api/me/saves/previous/{gameId}/restore' },
  getStorage: { method: 'GET', path: '/api/sdk/storage/{gameId}' },
  replaceStorage: { method: 'PUT', path: '/api/sdk/storage/{gameId}' },
  getStored: { method: 'GET', path: '/api/sdk/storage/{gameId}/{key}' },
  store: { method: 'PUT', path: '/api/sdk/storage/{gameId}/{key}' },
  deleteStored: { method: 'DELETE', path: '/api/sdk/storage/{gameId}/{key}' },
  listOwnAchievements: { method: 'GET', path: '/api/sdk/achievements/{gameId}' },
  unlockOwnAchievement: { method: 'POST', path: '/api/sdk/achievements/{gameId}/{id}/unlock' },
  listGameAchievements: { method: 'GET', path: '/api/games/{id}/achievements' },
  listAchievements: { method: 'GET', path: '/api/achievements' },
  getAchievementPicture: { method: 'GET', path: '/achievements/{id}.svg' },
  listMyAchievements: { method: 'GET', path: '/api/me/achievements' },
  searchProfiles: { method: 'GET', path: '/api/profiles/search' },
  getProfile: { method: 'GET', path: '/api/profiles/{handle}' },
  listFriends: { method: 'GET', path: '/api/friends' },
  listProfileGames: { method: 'GET', path: '/api/profiles/{handle}/games' },
  listProfileClips: { method: 'GET', path: '/api/profiles/{handle}/clips' },
  listProfileRecordings: { method: 'GET', path: '/api/profiles/{handle}/recordings' },
  listFollowers: { method: 'GET', path: '/api/profiles/{handle}/followers' },
  listFollowing: { method: 'GET', path: '/api/profiles/{handle}/following' },
  follow: { method: 'POST', path: '/api/profiles/{handle}/follow' },
  unfollow: { method: 'DELETE', path: '/api/profiles/{handle}/follow' },
  listPlayingFriends: { method: 'GET', path: '/api/friends/playing' },
  listBlocks: { method: 'GET', path: '/api/me/blocks' },
  block: { method: 'POST', path: '/api/profiles/{handle}/block' },
  unblock: { method: 'DELETE', path: '/api/profiles/{handle}/block' },
  likeGame: { method: 'PUT', path: '/api/games/{id}/like' },
  unlikeGame: { method: 'DELETE', path: '/api/games/{id}/like' },
  likeClip: { method: 'PUT', path: '/api/clips/{id}/like' },
  unlikeClip: { method: 'DELETE', path: '/api/clips/{id}/like' },
  likeLive: { method: 'PUT', path: '/api/live/{id}/like' },
  unlikeLive: { method: 'DELETE', path: '/api/live/{id}/like' },
  listMyLikes: { method: 'GET', path: '/api/me/likes' },
  listLikedAmong: { method: 'GET', path: '/api/me/likes/among' },
  listGameComments: { method: 'GET', path: '/api/games/{id}/comments' },
  commentOnGame: { method: 'POST', path: '/api/games/{id}/comments' },
  listClipComments: { method: 'GET', path: '/api/clips/{id}/comments' },
  commentOnClip: { method: 'POST', path: '/api/clips/{id}/comments' },
  deleteComment: { method: 'DELETE', path: '/api/comments/{id}' },
  pinComment: { method: 'PUT', path: '/api/comments/{id}/pin' },
  unpinComment: { method: 'DELETE', path: '/api/comments/{id}/pin' },
  listNotifications: { method: 'GET', path: '/api/notifications' },
  watchNotifications: { method: 'GET', path: '/api/notifications/events' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  getNotificationSettings: { method: 'GET', path: '/api/me/notifications' },
  changeNotificationSettings: { method: 'PATCH', path: '/api/me/notifications' },
  listWebhooks: { method: 'GET', path: '/api/me/webhooks' },
  addWebhook: { method: 'POST', path: '/api/me/webhooks' },
  changeWebhook: { method: 'PATCH', path: '/api/me/webhooks/{id}' },
  deleteWebhook: { method: 'DELETE', path: '/api/me/webhooks/{id}' },
  rotateWebhookSecret: { method: 'POST', path: '/api/me/webhooks/{id}/secret' },
  testWebhook: { method: 'POST', path: '/api/me/webhooks/{id}/test' },
  listWebhookDeliveries: { method: 'GET', path: '/api/me/webhooks/{id}/deliveries' },
  listPushSubscriptions: { method: 'GET', path: '/api/me/push' },
  subscribePush: { method: 'POST', path: '/api/me/push' },
  unsubscribePush: { method: 'DELETE', path: '/api/me/push/{id}' },
  openStream: { method: 'POST', path: '/api/live' },
  getMyStream: { method: 'GET', path: '/api/live' },
  getStream: { method: 'GET', path: '/api/live/{id}' },
  clipStream: { method: 'POST', path: '/api/live/clip' },
  viewStream: { method: 'POST', path: '/api/live/{id}/view' },
  getStreamFile: { method: 'GET', path: '/live/{id}/{file}' },
  getLowLatencyFile: { method: 'GET', path: '/live/{id}/low/{file}' },
  listMyRecordings: { method: 'GET', path: '/api/recordings' },
  getRecording: { method: 'GET', path: '/api/recordings/{id}' },
  changeRecording: { method: 'PATCH', path: '/api/recordings/{id}' },
  deleteRecording: { method: 'DELETE', path: '/api/recordings/{id}' },
  clipRecording: { method: 'POST', path: '/api/recordings/{id}/clip' },
  getRecordingFile: { method: 'GET', path: '/recordings/{id}/{file}' },
  previewRecording: { method: 'GET', path: '/recordings/{id}/preview/{file}' },
  authorizePublish: { method: 'POST', path: '/hooks/rtmp' },
  getChat: { method: 'GET', path: '/api/live/{id}/chat' },
  sayInChat: { method: 'POST', path: '/api/live/{id}/chat' },
  changeChat: { method: 'PATCH', path: '/api/live/{id}/chat' },
  deleteChatMessage: { method: 'DELETE', path: '/api/live/{id}/chat/{messageId}' },
  listChatMutes: { method: 'GET', path: '/api/live/{id}/chat/mutes' },
  muteInChat: { method: 'PUT', path: '/api/live/{id}/chat/mutes/{handle}' },
  unmuteInChat: { method: 'DELETE', path: '/api/live/{id}/chat/mutes/{handle}' },
  generateGame: { method: 'POST', path: '/api/games/generate' },
  refineGame: { method: 'POST', path: '/api/games/{id}/refine' },
  listJobs: { method: 'GET', path: '/api/jobs' },
  getJob: { method: 'GET', path: '/api/jobs/{id}' },
  watchJob: { method: 'GET', path: '/api/jobs/{id}/events' },
  cancelJob: { method: 'POST', path: '/api/jobs/{id}/cancel' },
  createClip: { method: 'POST', path: '/api/clips/upload' },
  listMyClips: { method: 'GET', path: '/api/clips/mine' },
  getClip: { method: 'GET', path: '/api/clips/{id}' },
  changeClip: { method: 'PATCH', path: '/api/clips/{id}' },
  deleteClip: { method: 'DELETE', path: '/api/clips/{id}' },
  retryClip: { method: 'POST', path: '/api/clips/{id}/retry' },
  viewClip: { method: 'POST', path: '/api/clips/{id}/view' },
  setClipCaptions: { method: 'PUT', path: '/api/clips/{id}/captions' },
  deleteClipCaptions: { method: 'DELETE', path: '/api/clips/{id}/captions' },
  getClipPreview: { method: 'GET', path: '/clips/{id}/preview.webp' },
  getClipHls: { method: 'GET', path: '/clips/{id}/hls/{file}' },
  getClipCaptions: { method: 'GET', path: '/clips/{id}/captions.vtt' },
  previewClip: { method: 'GET', path: '/clips/{id}/preview.mp4' },
  getClipVideo: { method: 'GET', path: '/clips/{id}/video.mp4' },
  getClipThumbnail: { method: 'GET', path: '/clips/{id}/thumbnail.jpg' },
  uploadClipVideo: { method: 'PUT', path: '/uploads/clips/{id}' },
  report: { method: 'POST', path: '/api/reports' },
  listHiddenThings: { method: 'GET', path: '/api/appeals' },
  appeal: { method: 'POST', path: '/api/appeals' },
  appealAgainstBan: { method: 'POST', path: '/api/appeals/ban' },
  readOperatorInvite: { method: 'POST', path: '/api/admin/auth/invite' },
  enrollOperator: { method: 'POST', path: '/api/admin/auth/enroll' },
  startOperatorSignIn: { method: 'POST', path: '/api/admin/auth/start' },
  signInOperator: { method: 'POST', path: '/api/admin/auth/verify' },
  signOutOperator: { method: 'POST', path: '/api/admin/auth/logout' },
  getOperator: { method: 'GET', path: '/api/admin/me' },
  startInvitedPasskey: { method: 'POST', path: '/api/admin/auth/passkey/options' },
  enrollPasskey: { method: 'POST', path: '/api/admin/auth/passkey/enroll' },
  signInOperatorWithPasskey: { method: 'POST', path: '/api/admin/auth/passkey/verify' },
  listPasskeys: { method: 'GET', path: '/api/admin/passkeys' },
  addPasskey: { method: 'POST', path: '/api/admin/passkeys' },
  startPasskey: { method: 'POST', path: '/api/admin/passkeys/options' },
  removePasskey: { method: 'POST', path: '/api/admin/passkeys/{id}/remove' },
  listOperators: { method: 'GET', path: '/api/admin/operators' },
  addOperator: { method: 'POST', path: '/api/admin/operators' },
  changeOperator: { method: 'PATCH', path: '/api/admin/operators/{id}' },
  listOperatorActions: { method: 'GET', path: '/api/admin/actions' },
  exportOperatorActions: { method: 'GET', path: '/api/admin/actions.csv' },
  listOperatorRequests: { method: 'GET', path: '/api/admin/requests' },
  approveOperatorRequest: { method: 'POST', path: '/api/admin/requests/{id}/approve' },
  rejectOperatorRequest: { method: 'POST', path: '/api/admin/requests/{id}/reject' },
  searchPeople: { method: 'GET', path: '/api/admin/people' },
  getPerson: { method: 'GET', path: '/api/admin/people/{id}' },
  exportPerson: { method: 'GET', path: '/api/admin/people/{id}/export' },
  banPerson: { method: 'POST', path: '/api/admin/people/{id}/ban' },
  unbanPerson: { method: 'POST', path: '/api/admin/people/{id}/unban' },
  closePerson: { method: 'POST', path: '/api/admin/people/{id}/close' },
  signPersonOut: { method: 'POST', path: '/api/admin/people/{id}/sign-out' },
  renamePerson: { method: 'POST', path: '/api/admin/people/{id}/handle' },
  resetLimit: { method: 'POST', path: '/api/admin/people/{id}/limits/{limit}/reset' },
  restorePersonsSave: { method: 'POST', path: '/api/admin/people/{id}/saves/{gameId}/restore' },
  listModerationCases: { method: 'GET', path: '/api/admin/reports' },
  getModerationCase: { method: 'GET', path: '/api/admin/things/{target}/{id}' },
  hideThing: { method: 'POST', path: '/api/admin/things/{target}/{id}/hide' },
  restoreThing: { method: 'POST', path: '/api/admin/things/{target}/{id}/restore' },
  listContent: { method: 'GET', path: '/api/admin/content/{target}' },
  deleteThing: { method: 'POST', path: '/api/admin/things/{target}/{id}/delete' },
  featureGame: { method: 'PUT', path: '/api/admin/games/{id}/featured' },
  retagGame: { method: 'PUT', path: '/api/admin/games/{id}/tags' },
  rateGame: { method: 'PUT', path: '/api/admin/games/{id}/rating' },
  cleanBoard: { method: 'POST', path: '/api/admin/boards/{gameId}/clean' },
  freezeBoards: { method: 'PUT', path: '/api/admin/boards/{gameId}/frozen' },
  cleanScoresOfPerson: { method: 'POST', path: '/api/admin/people/{id}/scores/clean' },
  listScreeningWords: { method: 'GET', path: '/api/admin/words' },
  decideScreeningWord: { method: 'POST', path: '/api/admin/words' },
  listAppeals: { method: 'GET', path: '/api/admin/appeals' },
  answerAppeal: { method: 'POST', path: '/api/admin/appeals/{id}/answer' },
  changeCoins: { method: 'POST', path: '/api/admin/people/{id}/coins' },
  getTransaction: { method: 'GET', path: '/api/admin/ledger/{id}' },
  listPurchases: { method: 'GET', path: '/api/admin/purchases' },
  getSales: { method: 'GET', path: '/api/admin/sales' },
  refundPurchase: { method: 'POST', path: '/api/admin/purchases/{id}/refund' },
  listFailedJobs: { method: 'GET', path: '/api/admin/jobs/failed' },
  retryFailedJob: { method: 'POST', path: '/api/admin/jobs/{name}/{id}/retry' },
  pauseQueue: { method: 'PUT', path: '/api/admin/queues/{name}/paused' },
  listWebhookDeliveriesForOperators: { method: 'GET', path: '/api/admin/webhooks/deliveries' },
  getService: { method: 'GET', path: '/api/service' },
  listSettings: { method: 'GET', path: '/api/admin/settings' },
  setFeatureSwitch: { method: 'PUT', path: '/api/admin/switches/{name}' },
  announce: { method: 'POST', path: '/api/admin/announcements' },
  withdrawAnnouncements: { method: 'POST', path: '/api/admin/announcements/withdraw' },
  getOverview: { method: 'GET', path: '/api/admin/overview' },
  sendEvent: { method: 'POST', path: '/api/events' },
  getLeaderboard: { method: 'GET', path: '/api/games/{id}/leaderboard' },
  listBoards: { method: 'GET', path: '/api/games/{id}/boards' },
  getLeaderboardEntry: { method: 'GET', path: '/api/games/{id}/leaderboard/{handle}' },
  reportToAuthor: { method: 'POST', path: '/api/sdk/events/{gameId}' },
  getGameFigures: { method: 'GET', path: '/api/games/{id}/figures' },
  listHistory: { method: 'GET', path: '/api/me/history' },
  getGameLeaderboard: { method: 'GET', path: '/api/sdk/leaderboard/{gameId}' },
  scoreOnBoard: { method: 'POST', path: '/api/sdk/leaderboard/{gameId}' },
} as const satisfies Record<keyof Operations, { method: string; path: string }>;

/** Those whose lost answer can be asked for again with an Idempotency-Key. */
export const repeatableRoutes: readonly string[] = [
  'POST /api/games/{id}/items',
  'POST /api/sdk/shop/intents',
  'POST /api/sdk/shop/inventory/{gameId}/{itemId}/consume',
  'POST /api/games/uploads',
  'POST /api/games/{id}/comments',
  'POST /api/clips/{id}/comments',
  'POST /api/live',
  'POST /api/live/clip',
  'POST /api/recordings/{id}/clip',
  'POST /api/games/generate',
  'POST /api/games/{id}/refine',
  'POST /api/clips/upload',
  'POST /api/reports',
];
