// Made from server/openapi.json by "npm run types:api -w web".
/** Every route the app may call: what its path, query and body take, and what it answers. */
export type Api = {
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
    body: { email: string };
    answer: { sent: boolean; expiresAt: string };
  };
  'POST /api/auth/email/verify': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { email: string; code: string };
    answer: { token: string; user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'POST /api/auth/logout': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: undefined;
  };
  'GET /api/me': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'PATCH /api/me': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: { handle?: string; name?: string };
    answer: { user: { id: string; handle: string; name: string | null; kind: "guest" | "member"; avatarUrl: string; createdAt: string; stats: { plays: number; playSeconds: number; gamesPlayed: number; scores: number; bestScore: number; currentStreakDays: number; longestStreakDays: number; gamesCreated: number; clips: number; followers: number; following: number; friends: number }; achievements: ({ id: string; title: string; description: string; coins: number; earnedAt: string })[] } };
  };
  'GET /api/wallet': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { balance: number; ledger: ({ id: string; amount: number; balanceAfter: number; kind: "welcome" | "achievement" | "grant" | "purchase" | "sale" | "merge" | "closing"; memo: string; refId: string | null; createdAt: string })[]; nextCursor: string | null };
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
  'PUT /api/games/{id}/items/{itemId}': {
    path: { id: string; itemId: string };
    query: Record<never, never>;
    body: { kind: "durable" | "consumable" | "loot_box"; name: string; description?: string; price: number; imageUrl?: string | null; active?: boolean; contents?: ({ itemId: string; weight: number })[] };
    answer: { item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null } };
  };
  'GET /api/shop/intents': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string; status?: "pending" | "approved" | "declined" | "expired" };
    body: undefined;
    answer: { intents: ({ id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null })[]; nextCursor: string | null };
  };
  'GET /api/shop/intents/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null } };
  };
  'POST /api/shop/intents/{id}/approve': {
    path: { id: string };
    query: Record<never, never>;
    body: { clientSeed?: string };
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null }; balance: number };
  };
  'POST /api/shop/intents/{id}/decline': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { intent: { id: string; gameId: string; itemId: string; item: { id: string; gameId: string; kind: "durable" | "consumable" | "loot_box"; name: string; description: string; price: number; imageUrl: string | null; active: boolean; odds: ({ itemId: string; name: string; weight: number; probability: number })[] | null }; price: number; status: "pending" | "approved" | "declined" | "expired"; granted: ({ itemId: string; name: string; quantity: number })[]; fairness: { algorithm: "hmac-sha256-v1"; serverSeedHash: string; serverSeed: string | null; clientSeed: string | null; odds: ({ itemId: string; name: string; weight: number; probability: number })[] } | null; createdAt: string; expiresAt: string; settledAt: string | null }; balance: number };
  };
  'GET /api/games': {
    path: Record<never, never>;
    query: { limit?: number; cursor?: string };
    body: undefined;
    answer: { games: ({ id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; remixOf: { id: string; title: string } | null; createdAt: string })[]; nextCursor: string | null };
  };
  'GET /api/games/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; remixOf: { id: string; title: string } | null; createdAt: string } };
  };
  'PATCH /api/games/{id}': {
    path: { id: string };
    query: Record<never, never>;
    body: { title?: string; description?: string; tags?: (string)[]; listed?: boolean };
    answer: { game: { id: string; title: string; description: string; tags: (string)[]; orientation: "portrait" | "landscape" | "any"; creator: { handle: string; name: string | null }; thumbnailUrl: string; htmlUrl: string; plays: number; remixOf: { id: string; title: string } | null; createdAt: string } };
  };
  'POST /api/games/{id}/session': {
    path: { id: string };
    query: Record<never, never>;
    body: undefined;
    answer: { token: string; expiresAt: string; htmlUrl: string };
  };
  'GET /api/achievements': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: undefined;
    answer: { achievements: ({ id: string; title: string; description: string; coins: number })[] };
  };
};
