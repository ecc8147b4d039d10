import type { ApiDescription } from './http/openapi.ts';

/** What openapi.json says about the product itself. */
export const apiDescription: ApiDescription = {
  title: 'Coinop',
  version: '0.1.0',
  description: `One API for playable HTML games: accounts, a mixed feed, play, purchases with coins, clips and live streams.
Every error is \`{ "error": "<sentence>" }\`, with the error code in the \`Error-Code\` header.`,
  securitySchemes: {
    session: { description: 'A session token, from signing in.' },
    game: { description: 'A game-scoped token, from POST /api/games/:id/session.' },
  },
  schemeOf: (access) => {
    if (access === 'session' || access === 'member') return 'session';
    return access === 'game' ? 'game' : undefined;
  },
};
