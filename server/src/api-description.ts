import { accessErrors } from './access/access-errors.ts';
import { httpErrors } from './http/errors.ts';
import type { ApiDescription } from './http/openapi.ts';
import { operatorErrors } from './operators/operator-errors.ts';

/** The general part of openapi.json. */
export const apiDescription: ApiDescription = {
  title: 'Coinop',
  version: '0.1.0',
  description: `One API for playable HTML games: accounts, a mixed feed, play, purchases with coins, clips and live streams.

Every error is \`{ "error": "<sentence>" }\`, with the error code in the \`Error-Code\` header. Every answer has a \`Request-Id\`.
Lists that can grow take \`limit\` and \`cursor\` and answer \`nextCursor\`, null at the end. Null stands for an absent
optional field, but where it is said to clear something.`,
  server: { url: 'http://localhost:8080', description: 'A service started with its defaults' },
  tags: [
    {
      name: 'sign-in',
      description: 'Guests, Sign in with Apple, e-mail codes. Signing in merges the guest of the device.',
    },
    { name: 'accounts', description: "The caller's own account." },
    { name: 'feed', description: 'Games, clips and live streams, mixed.' },
    { name: 'games', description: 'The list of games, play sessions, and the playable document.' },
    { name: 'generation', description: 'Games made from a prompt, as background jobs.' },
    { name: 'play', description: 'Play events, leaderboards, achievements.' },
    { name: 'clips', description: 'Videos: upload, processing, playback.' },
    { name: 'live', description: 'RTMP ingest and HLS playback.' },
    { name: 'social', description: 'Profiles, follows, friends, blocks.' },
    { name: 'economy', description: 'Coins, items, and purchases that a game asks for and the app settles.' },
    {
      name: 'sdk',
      description: "What a game may do, with a token of its own: every call counts for the token's game.",
    },
    { name: 'reactions', description: 'Likes and comments.' },
    { name: 'moderation', description: 'Reports.' },
  ],
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'A session token, from signing in: full access.' },
    game: { type: 'http', scheme: 'bearer', description: 'A game-scoped token, from POST /api/games/:id/session.' },
    document: { type: 'apiKey', in: 'query', name: 'token', description: 'The same, in the address of the document.' },
  },
  schemeOf: (access) => {
    if (access === 'session' || access === 'member') return 'session';
    return access === 'game' || access === 'document' ? access : undefined;
  },
  refusalsOf: (access) => {
    const { wrong_token_kind, guest_not_allowed, wrong_game } = accessErrors;
    if (access === 'public') return [];
    if (access === 'operator') return [wrong_token_kind, operatorErrors.role_not_allowed, httpErrors.not_found];
    if (access === 'member') return [wrong_token_kind, guest_not_allowed];
    return access === 'session' ? [wrong_token_kind] : [wrong_token_kind, wrong_game];
  },
};

/** Gives the reference its own guest account, so that a visitor can try a call at once. */
export const referenceStart = `const deviceKey = 'coinop-docs-device';
const deviceId = localStorage.getItem(deviceKey) ?? crypto.randomUUID();
localStorage.setItem(deviceKey, deviceId);

async function guestToken() {
  const answer = await fetch('/api/auth/guest', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ deviceId }),
  });
  return answer.ok ? (await answer.json()).token : '';
}

Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  authentication: { preferredSecurityScheme: 'session', securitySchemes: { session: { token: await guestToken() } } },
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
});
`;
