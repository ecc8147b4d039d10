// Made from server/openapi.json by "npm run types:api -w web".
/** Every route the app may call: what its path, query and body take, and what it answers. */
export type Api = {
  'POST /api/me/identities/apple': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { identityToken: string; nonce?: string };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/me/identities/email': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string; code: string; challenge?: string };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/auth/guest': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { deviceId: string };
    answer: { token: string; user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/auth/apple': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { identityToken: string; name?: string; nonce?: string };
    answer: { token: string; user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/auth/email/start': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string; challenge?: string };
    answer: { sent: boolean; expiresAt: string; challenge: string };
  };
  'POST /api/auth/email/verify': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string; code: string; challenge?: string };
    answer: { token: string; user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/auth/logout': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'GET /api/me/sessions': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { sessions: ({ id: string; current: boolean; createdAt: string; lastUsedAt: string; device: string | null })[] };
  };
  'DELETE /api/me/sessions': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'DELETE /api/me/sessions/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'GET /api/me': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] }; unread: number; settings: { bio: string | null; showsPresence: boolean; ageBand: "under_13" | "13_to_17" | "adult" | null } };
  };
  'PATCH /api/me': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { handle?: string; name?: string; bio?: string; showsPresence?: boolean; ageBand?: "under_13" | "13_to_17" | "adult" };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] }; settings: { bio: string | null; showsPresence: boolean; ageBand: "under_13" | "13_to_17" | "adult" | null } };
  };
  'DELETE /api/me': {
    path: Record<never, never>;
    query: { games?: "keep" | "delete" };
    body: undefined;
    answer: undefined;
  };
  'GET /api/me/export': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: Record<never, never>;
  };
  'GET /api/wallet': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { balance: number; ledger: ({ id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing" | "correction" | "refund"; memo: string; refId: string | null; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/games/{id}/items': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { items: ({ id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null })[] };
  };
  'POST /api/games/{id}/items': {
    path: { id: string };
    query: Record<never, never>;
    body: { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };
    answer: { item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null } };
  };
  'GET /api/games/{id}/items/all': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { items: ({ id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null })[] };
  };
  'PUT /api/games/{id}/items/{itemId}': {
    path: { id: string; itemId: string };
    query: Record<never, never>;
    body: { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };
    answer: { item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null } };
  };
  'PATCH /api/games/{id}/items/{itemId}': {
    path: { id: string; itemId: string };
    query: Record<never, never>;
    body: { name?: string; description?: string; price?: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };
    answer: { item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null } };
  };
  'GET /api/shop/intents': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; status?: "pending" | "approved" | "declined" | "expired" };
    body: undefined;
    answer: { intents: ({ id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null })[]; nextCursor: string | null };
  };
  'GET /api/shop/intents/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null } };
  };
  'POST /api/shop/intents/{id}/approve': {
    path: { id: string };
    query: Record<never, never>;
    body: { clientSeed?: string };
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null }; balance: number };
  };
  'POST /api/shop/intents/{id}/decline': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null; refundedAt: string | null }; balance: number };
  };
  'GET /api/me/inventory': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { games: ({ game: { id: string; title: string }; items: ({ itemId: string; name: string; kind: "durable" | "consumable" | "loot_box"; quantity: number; imageUrl: string | null })[] })[]; nextCursor: string | null };
  };
  'PUT /api/me/avatar': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { drawn?: number; image?: string };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'GET /api/games': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/games/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } };
  };
  'PATCH /api/games/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: { title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } };
  };
  'DELETE /api/games/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'POST /api/games/{id}/session': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { token: string; expiresAt: string; htmlUrl: string; playUrl: string | null; needsIsolation: boolean };
  };
  'GET /api/games/mine': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string; listed: boolean; hidden: boolean })[]; nextCursor: string | null };
  };
  'GET /api/games/mine/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string; listed: boolean; hidden: boolean } };
  };
  'GET /api/games/{id}/versions': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { versions: ({ number: number; active: boolean; fileCount: number; sizeBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number }; createdAt: string })[] };
  };
  'POST /api/games/{id}/versions/{number}/activate': {
    path: { id: string; number: string };
    query: Record<never, never>;
    body: undefined;
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } };
  };
  'POST /api/games/uploads': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { gameId?: string; title?: string; description?: string; tags?: (string)[]; orientation?: "portrait" | "landscape" | "any"; listed?: boolean };
    answer: { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; createdAt: string }; uploadUrl: string };
  };
  'GET /api/games/uploads/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { upload: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; receivedBytes: number; report: { notes: (string)[]; fileCount: number; sizeBytes: number } | null; error: string | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; createdAt: string } };
  };
  'GET /api/feed': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { items: ({ type: "game"; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } } | { type: "clip"; clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string } } | { type: "live"; live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null } })[]; nextCursor: string | null };
  };
  'GET /api/me/creator': {
    path: Record<never, never>;
    query: { days?: number; gameId?: string };
    body: undefined;
    answer: { days: ({ day: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; games: ({ gameId: string; title: string; plays: number; players: number; returningPlayers: number; playSeconds: number; likes: number; sales: number; coins: number })[]; items: ({ itemId: string; gameId: string; name: string; sales: number; coins: number })[]; clips: ({ clipId: string; title: string | null; likes: number })[] };
  };
  'GET /api/me/creator.csv': {
    path: Record<never, never>;
    query: { days?: number; gameId?: string };
    body: undefined;
    answer: unknown;
  };
  'GET /api/games/search': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; q?: string; tag?: string; by?: "following" | "friends"; sort?: "new" | "trending" | "friends_played" };
    body: undefined;
    answer: { games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/tags': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { tags: ({ tag: string; games: number })[] };
  };
  'GET /api/feed/following': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { items: ({ type: "game"; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } } | { type: "clip"; clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string } } | { type: "live"; live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null } })[]; nextCursor: string | null };
  };
  'GET /api/me/saves/previous': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { saves: ({ gameId: string; title: string; updatedAt: string; size: number })[] };
  };
  'POST /api/me/saves/previous/{gameId}/restore': {
    path: { gameId: string };
    query: Record<never, never>;
    body: undefined;
    answer: { version: number; updatedAt: string };
  };
  'GET /api/games/{id}/achievements': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { achievements: ({ id: string; title: string; description: string; unlockedAt: string | null })[] };
  };
  'GET /api/achievements': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { achievements: ({ id: string; title: string; description: string; coins: number })[] };
  };
  'GET /api/me/achievements': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { achievements: ({ id: string; title: string; description: string; coins: number; counter: string; goal: number; progress: number; earnedAt: string | null })[] };
  };
  'GET /api/profiles/search': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; q: string };
    body: undefined;
    answer: { profiles: ({ handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[]; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/profiles/{handle}': {
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { profile: { handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[]; createdAt: string }; games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string })[]; clips: ({ id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string })[]; social: { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean } };
  };
  'GET /api/friends': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { friends: ({ handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[]; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/profiles/{handle}/games': {
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/profiles/{handle}/clips': {
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { clips: ({ id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/profiles/{handle}/followers': {
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { profiles: ({ handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[]; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/profiles/{handle}/following': {
    path: { handle: string };
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { profiles: ({ handle: string; name: string | null; avatarUrl: string; bio: string | null; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[]; createdAt: string })[]; nextCursor: string | null };
  };
  'POST /api/profiles/{handle}/follow': {
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { social: { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean } };
  };
  'DELETE /api/profiles/{handle}/follow': {
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { social: { followers: number; following: number; friends: number; isFollowing: boolean; isFollowedBy: boolean; isFriend: boolean } };
  };
  'GET /api/friends/playing': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { playing: ({ handle: string; name: string | null; avatarUrl: string; game: { id: string; title: string }; since: string })[] };
  };
  'GET /api/me/blocks': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { blocks: ({ handle: string; name: string | null; avatarUrl: string; blockedAt: string })[]; nextCursor: string | null };
  };
  'POST /api/profiles/{handle}/block': {
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { blocked: boolean };
  };
  'DELETE /api/profiles/{handle}/block': {
    path: { handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { blocked: boolean };
  };
  'PUT /api/games/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'DELETE /api/games/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'PUT /api/clips/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'DELETE /api/clips/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'PUT /api/live/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'DELETE /api/live/{id}/like': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { liked: boolean; likes: number };
  };
  'GET /api/me/likes': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { likes: ({ type: "game"; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string }; likedAt: string } | { type: "clip"; clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string }; likedAt: string } | { type: "live"; live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null }; likedAt: string })[]; nextCursor: string | null };
  };
  'GET /api/me/likes/among': {
    path: Record<never, never>;
    query: { ids: string };
    body: undefined;
    answer: { liked: (string)[] };
  };
  'GET /api/games/{id}/comments': {
    path: { id: string };
    query: { limit?: number; cursor?: string; parent?: string };
    body: undefined;
    answer: { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };
  };
  'POST /api/games/{id}/comments': {
    path: { id: string };
    query: Record<never, never>;
    body: { text: string; parentId?: string | null };
    answer: { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };
  };
  'GET /api/clips/{id}/comments': {
    path: { id: string };
    query: { limit?: number; cursor?: string; parent?: string };
    body: undefined;
    answer: { comments: ({ id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string })[]; nextCursor: string | null; pinned: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } | null; total: number };
  };
  'POST /api/clips/{id}/comments': {
    path: { id: string };
    query: Record<never, never>;
    body: { text: string; parentId?: string | null };
    answer: { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };
  };
  'DELETE /api/comments/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'PUT /api/comments/{id}/pin': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };
  };
  'DELETE /api/comments/{id}/pin': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { comment: { id: string; thing: { type: "game" | "clip"; id: string }; parentId: string | null; text: string; mentions: ({ word: string; handle: string })[]; author: { handle: string; name: string | null; avatarUrl: string }; replies: number; pinned: boolean; createdAt: string } };
  };
  'GET /api/notifications': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { notifications: ({ id: string; kind: "follow" | "friend" | "like" | "comment" | "mention" | "score_beaten" | "sale" | "achievement" | "job" | "live"; actor: { handle: string; name: string | null; avatarUrl: string } | null; count: number; thing: { type: "game" | "clip" | "live" | "item" | "job" | "achievement"; id: string; title: string | null; gameId: string | null } | null; commentId: string | null; updatedAt: string; readAt: string | null })[]; nextCursor: string | null; unread: number };
  };
  'GET /api/notifications/events': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: unknown;
  };
  'POST /api/notifications/read': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { ids?: (string)[] };
    answer: { unread: number };
  };
  'GET /api/me/notifications': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean } };
  };
  'PATCH /api/me/notifications': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { follow?: boolean; friend?: boolean; like?: boolean; comment?: boolean; mention?: boolean; score_beaten?: boolean; sale?: boolean; achievement?: boolean; job?: boolean; live?: boolean };
    answer: { settings: { follow: boolean; friend: boolean; like: boolean; comment: boolean; mention: boolean; score_beaten: boolean; sale: boolean; achievement: boolean; job: boolean; live: boolean } };
  };
  'GET /api/live': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null } };
  };
  'POST /api/live': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { title?: string | null; gameId?: string | null; rotateKey?: boolean };
    answer: { live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null }; ingest: { url: string; streamKey: string } };
  };
  'GET /api/live/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { live: { id: string; status: "offline" | "live" | "reconnecting"; title: string | null; gameId: string | null; creator: { handle: string; name: string | null }; playbackUrl: string | null; viewers: number; likes: number; startedAt: string | null } };
  };
  'POST /api/live/clip': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { title?: string };
    answer: { clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string } };
  };
  'GET /api/live/{id}/chat': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { messages: ({ id: string; text: string; author: { handle: string; name: string | null; avatarUrl: string }; byStreamer: boolean; createdAt: string })[]; slowModeSeconds: number };
  };
  'POST /api/live/{id}/chat': {
    path: { id: string };
    query: Record<never, never>;
    body: { text: string };
    answer: { message: { id: string; text: string; author: { handle: string; name: string | null; avatarUrl: string }; byStreamer: boolean; createdAt: string } };
  };
  'PATCH /api/live/{id}/chat': {
    path: { id: string };
    query: Record<never, never>;
    body: { slowModeSeconds: number };
    answer: { slowModeSeconds: number };
  };
  'DELETE /api/live/{id}/chat/{messageId}': {
    path: { id: string; messageId: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'GET /api/live/{id}/chat/mutes': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { members: ({ handle: string; name: string | null; avatarUrl: string })[] };
  };
  'PUT /api/live/{id}/chat/mutes/{handle}': {
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { muted: boolean };
  };
  'DELETE /api/live/{id}/chat/mutes/{handle}': {
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { muted: boolean };
  };
  'POST /api/games/generate': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { prompt: string; remixOf?: string; listed?: boolean };
    answer: { job: { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<string, number>; ignored: (string)[] } | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null } };
  };
  'POST /api/games/{id}/refine': {
    path: { id: string };
    query: Record<never, never>;
    body: { prompt: string };
    answer: { job: { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<string, number>; ignored: (string)[] } | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null } };
  };
  'GET /api/jobs': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { jobs: ({ id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<string, number>; ignored: (string)[] } | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null })[]; nextCursor: string | null };
  };
  'GET /api/jobs/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { job: { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<string, number>; ignored: (string)[] } | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null } };
  };
  'GET /api/jobs/{id}/events': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: unknown;
  };
  'POST /api/jobs/{id}/cancel': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { job: { id: string; status: "queued" | "running" | "succeeded" | "failed" | "canceled"; stage: "waiting" | "planning" | "building" | "checking" | "playing" | "repairing" | "listing" | "done"; progress: number; detail: string | null; prompt: string; remixOf: string | null; refines: string | null; understood: { mechanic: string; hero: string | null; foes: (string)[]; things: (string)[]; place: string | null; mood: string | null; numbers: Record<string, number>; ignored: (string)[] } | null; game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string } | null; error: string | null; createdAt: string; startedAt: string | null; finishedAt: string | null } };
  };
  'POST /api/clips/upload': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { gameId?: string; title?: string; trimStart?: number; trimEnd?: number };
    answer: { clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string }; uploadUrl: string };
  };
  'GET /api/clips/mine': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { clips: ({ id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/clips/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string } };
  };
  'DELETE /api/clips/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'POST /api/clips/{id}/retry': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { clip: { id: string; status: "awaiting_upload" | "processing" | "ready" | "failed"; progress: number; title: string | null; gameId: string | null; trimStart: number | null; trimEnd: number | null; durationSeconds: number | null; width: number | null; height: number | null; videoUrl: string | null; thumbnailUrl: string | null; error: string | null; trimmedBecause: string | null; likes: number; creator: { handle: string; name: string | null }; createdAt: string } };
  };
  'POST /api/reports': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; reason: string; category?: "spam" | "harassment" | "impersonation" | "sexual" | "violence" | "self_harm" | "copyright" | "broken" | "other" };
    answer: { report: { id: string; target: "game" | "clip" | "live" | "profile" | "comment"; reason: string } };
  };
  'POST /api/admin/auth/invite': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { invite: string };
    answer: { email: string; secret: string; otpauthUrl: string };
  };
  'POST /api/admin/auth/enroll': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { invite: string; password: string };
    answer: undefined;
  };
  'POST /api/admin/auth/start': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string };
    answer: { challenge: string; expiresAt: string };
  };
  'POST /api/admin/auth/verify': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { challenge: string; code: string; password: string };
    answer: { token: string; expiresAt: string; operator: { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null } };
  };
  'POST /api/admin/auth/logout': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'GET /api/admin/me': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { operator: { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null } };
  };
  'GET /api/admin/operators': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { operators: ({ id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null })[] };
  };
  'POST /api/admin/operators': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string; role: "owner" | "moderator" | "support" | "viewer"; reason: string };
    answer: { operator: { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null }; inviteUrl: string };
  };
  'PATCH /api/admin/operators/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: { role?: "owner" | "moderator" | "support" | "viewer"; disabled?: boolean; reason: string };
    answer: { operator: { id: string; email: string; role: "owner" | "moderator" | "support" | "viewer"; createdAt: string; enrolledAt: string | null; disabledAt: string | null } };
  };
  'GET /api/admin/actions': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; target?: string; targetId?: string };
    body: undefined;
    answer: { actions: ({ id: string; operator: string; action: string; target: string; targetId: string; reason: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null; requestId: string; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/admin/people': {
    path: Record<never, never>;
    query: { q: string };
    body: undefined;
    answer: { people: ({ id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null })[] };
  };
  'GET /api/admin/people/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { person: { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null }; sessions: ({ id: string; device: string | null; createdAt: string; lastUsedAt: string })[]; saves: ({ gameId: string; title: string; sizeBytes: number; version: number; updatedAt: string })[]; inventory: ({ gameId: string; game: string; item: string; quantity: number })[]; ledger: ({ id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing" | "correction" | "refund"; memo: string; refId: string | null; createdAt: string })[] };
  };
  'GET /api/admin/people/{id}/export': {
    path: { id: string };
    query: { reason: string };
    body: undefined;
    answer: Record<never, never>;
  };
  'POST /api/admin/people/{id}/sign-out': {
    path: { id: string };
    query: Record<never, never>;
    body: { reason: string };
    answer: { person: { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null } };
  };
  'POST /api/admin/people/{id}/ban': {
    path: { id: string };
    query: Record<never, never>;
    body: { reason: string; confirm: string };
    answer: { person: { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null } };
  };
  'POST /api/admin/people/{id}/unban': {
    path: { id: string };
    query: Record<never, never>;
    body: { reason: string; confirm?: string };
    answer: { person: { id: string; handle: string; name: string; kind: "guest" | "member"; balance: number; createdAt: string; bannedAt: string | null; closedAt: string | null; hiddenAt: string | null } };
  };
  'POST /api/admin/people/{id}/close': {
    path: { id: string };
    query: Record<never, never>;
    body: { reason: string; confirm: string };
    answer: undefined;
  };
  'GET /api/admin/reports': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { cases: ({ target: "game" | "clip" | "live" | "profile" | "comment"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | null; reports: number; counted: number; lastReportedAt: string | null })[] };
  };
  'GET /api/admin/things/{target}/{id}': {
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { case: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | null; reports: number; counted: number; lastReportedAt: string | null }; ownerId: string; reports: ({ reporter: string; reason: string; category: string | null; counts: boolean; createdAt: string })[]; decisions: ({ decision: string; decidedBy: string; reason: string; decidedAt: string })[] };
  };
  'POST /api/admin/things/{target}/{id}/hide': {
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: { reason: string };
    answer: { case: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | null; reports: number; counted: number; lastReportedAt: string | null } };
  };
  'POST /api/admin/things/{target}/{id}/restore': {
    path: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string };
    query: Record<never, never>;
    body: { reason: string };
    answer: { case: { target: "game" | "clip" | "live" | "profile" | "comment"; id: string; title: string | null; shown: boolean; status: "reported" | "hidden_by_reports" | "hidden" | "restored" | null; reports: number; counted: number; lastReportedAt: string | null } };
  };
  'POST /api/admin/boards/{gameId}/clean': {
    path: { gameId: string };
    query: Record<never, never>;
    body: { handle?: string; reason: string };
    answer: { cleaned: number };
  };
  'POST /api/admin/people/{id}/coins': {
    path: { id: string };
    query: Record<never, never>;
    body: { coins: number; memo: string; ref: string; reason: string };
    answer: { balance: number };
  };
  'GET /api/admin/ledger/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { transaction: { id: string; kind: string; cause: string; memo: string; refId: string | null; createdAt: string }; entries: ({ wallet: string; accountId: string | null; amount: number })[] };
  };
  'GET /api/admin/purchases': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; accountId?: string };
    body: undefined;
    answer: { purchases: ({ id: string; buyerId: string; buyer: string; gameId: string; game: string; creatorId: string; creator: string; item: string; granted: string; price: number; settledAt: string; refundedAt: string | null })[]; nextCursor: string | null };
  };
  'GET /api/admin/sales': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { sellers: ({ creatorId: string; creator: string; sales: number; refunds: number; coins: number; share: number })[]; eagerBuyers: ({ buyerId: string; buyer: string; purchases: number; coins: number })[] };
  };
  'POST /api/admin/purchases/{id}/refund': {
    path: { id: string };
    query: Record<never, never>;
    body: { evenIfUsed?: boolean; reason: string };
    answer: { coins: number; shareTaken: number; itemTaken: boolean };
  };
  'GET /api/service': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { announcement: { id: string; text: string; kind: "news" | "maintenance"; expiresAt: string } | null; switches: ({ name: "generation" | "uploads" | "live" | "purchases"; off: boolean; message: string | null })[] };
  };
  'GET /api/admin/overview': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { now: { playersNow: number; playsToday: number; newAccountsToday: number; membersTotal: number; guestsTotal: number; gamesListed: number; clips: number; streamsLive: number; coinsIssued: number; revenue: number; casesOpen: number }; days: ({ day: string; plays: number; newAccounts: number; coinsIn: number; coinsSpent: number })[]; queues: ({ name: string; waiting: number; running: number; failed: number; oldestWaitingAt: string | null })[] };
  };
  'GET /api/admin/jobs/failed': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { jobs: ({ id: string; name: string; retries: number; error: string; failedAt: string | null })[] };
  };
  'POST /api/admin/jobs/{name}/{id}/retry': {
    path: { name: string; id: string };
    query: Record<never, never>;
    body: { reason: string };
    answer: undefined;
  };
  'GET /api/admin/settings': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { settings: ({ name: string; value: string })[] };
  };
  'PUT /api/admin/switches/{name}': {
    path: { name: "generation" | "uploads" | "live" | "purchases" };
    query: Record<never, never>;
    body: { off: boolean; message?: string; reason: string };
    answer: { switches: ({ name: "generation" | "uploads" | "live" | "purchases"; off: boolean; message: string | null })[] };
  };
  'POST /api/admin/announcements': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { text: string; kind: "news" | "maintenance"; expiresAt: string; reason: string };
    answer: { announcement: { id: string; text: string; kind: "news" | "maintenance"; expiresAt: string } };
  };
  'POST /api/admin/announcements/withdraw': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { reason: string };
    answer: { withdrawn: number };
  };
  'POST /api/events': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { type: "play_start"; gameId: string; at?: string } | { type: "play_end"; gameId: string; durationSeconds: number; at?: string } | { type: "score"; gameId: string; score: number; at?: string };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] }; newAchievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] };
  };
  'GET /api/games/{id}/leaderboard': {
    path: { id: string };
    query: { limit?: number; cursor?: string; period?: "all" | "today"; among?: "everyone" | "friends" };
    body: undefined;
    answer: { entries: ({ rank: number; handle: string; name: string | null; score: number; achievedAt: string })[]; me: { rank: number; handle: string; name: string | null; score: number; achievedAt: string } | null; nextCursor: string | null };
  };
  'GET /api/games/{id}/leaderboard/{handle}': {
    path: { id: string; handle: string };
    query: Record<never, never>;
    body: undefined;
    answer: { entry: { rank: number; handle: string; name: string | null; score: number; achievedAt: string } };
  };
  'GET /api/me/history': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { history: ({ game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; likes: number; remixOf: { id: string; title: string } | null; createdAt: string }; plays: number; playSeconds: number; lastPlayedAt: string })[]; nextCursor: string | null };
  };
};
