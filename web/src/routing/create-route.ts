/** The routes of the part of the app for creators. */
export type CreateRoute =
  | { screen: 'create'; remixOf: string | undefined }
  | { screen: 'upload'; uploadId: string | undefined }
  | { screen: 'job'; id: string }
  | { screen: 'my-games' }
  | { screen: 'my-game'; id: string }
  | { screen: 'refine'; id: string }
  | { screen: 'versions'; gameId: string }
  | { screen: 'item'; gameId: string; itemId: string | undefined };

export const createScreens: readonly string[] = [
  'create',
  'upload',
  'job',
  'my-games',
  'my-game',
  'refine',
  'versions',
  'item',
];

const isId = (word: string | undefined): word is string => word !== undefined && /^[0-9a-f-]{36}$/.test(word);

export function readCreateRoute(pathname: string): CreateRoute | undefined {
  const [room, first, second, third, ...more] = pathname.slice(1).split('/');
  if (more.length > 0) return undefined;
  if (room === 'create') {
    if (first === undefined) return { screen: 'create', remixOf: undefined };
    if (first === 'remix' && isId(second) && third === undefined) return { screen: 'create', remixOf: second };
    if (first === 'upload' && third === undefined) {
      if (second === undefined) return { screen: 'upload', uploadId: undefined };
      if (isId(second)) return { screen: 'upload', uploadId: second };
    }
    if (isId(first) && second === undefined) return { screen: 'job', id: first };
  }
  if (room === 'my-games') {
    if (first === undefined) return { screen: 'my-games' };
    if (!isId(first)) return undefined;
    if (second === undefined) return { screen: 'my-game', id: first };
    if (second === 'refine' && third === undefined) return { screen: 'refine', id: first };
    if (second === 'versions' && third === undefined) return { screen: 'versions', gameId: first };
    if (second === 'items' && third === 'new') return { screen: 'item', gameId: first, itemId: undefined };
    if (second === 'items' && isId(third)) return { screen: 'item', gameId: first, itemId: third };
  }
  return undefined;
}

export const createAddress = '/create';
export const remixAddress = (gameId: string) => `/create/remix/${gameId}`;
export const jobAddress = (jobId: string) => `/create/${jobId}`;
export const uploadAddress = (uploadId?: string) => `/create/upload${uploadId === undefined ? '' : `/${uploadId}`}`;
export const versionsAddress = (gameId: string) => `/my-games/${gameId}/versions`;
export const myGamesAddress = '/my-games';
export const myGameAddress = (gameId: string) => `/my-games/${gameId}`;
export const refineAddress = (gameId: string) => `/my-games/${gameId}/refine`;
export const itemAddress = (gameId: string, itemId = 'new') => `/my-games/${gameId}/items/${itemId}`;
