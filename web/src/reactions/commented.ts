/** The content that is commented on; its owner manages the comments. */
export type Commented = { target: 'game' | 'clip'; id: string; title: string; creator: { handle: string } };

export const commentRoutes = {
  list: { game: 'GET /api/games/{id}/comments', clip: 'GET /api/clips/{id}/comments' },
  post: { game: 'POST /api/games/{id}/comments', clip: 'POST /api/clips/{id}/comments' },
} as const;
