/** The screens of the web client that have no card of their own. */
export const webScreens = [
  '/',
  '/not-found',
  '/find',
  '/wallet',
  '/me',
  '/account',
  '/friends',
  '/achievements',
  '/clips',
  '/go-live',
  '/create',
  '/create/:jobId',
  '/create/remix/:gameId',
  '/my-games',
  '/my-games/:gameId',
  '/my-games/:gameId/items/:itemId',
];
