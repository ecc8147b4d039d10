import { describe, expect, it } from 'vitest';
import { webScreens } from '../../../server/src/web-screens.ts';
import {
  createAddress,
  itemAddress,
  jobAddress,
  myGameAddress,
  myGamesAddress,
  readCreateRoute,
  refineAddress,
  remixAddress,
  uploadAddress,
  versionsAddress,
} from './create-route.ts';

const [one, other] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

describe('the addresses of creating', () => {
  it.each([
    [createAddress, { screen: 'create', remixOf: undefined }],
    [remixAddress(one), { screen: 'create', remixOf: one }],
    [uploadAddress(), { screen: 'upload', uploadId: undefined }],
    [uploadAddress(one), { screen: 'upload', uploadId: one }],
    [versionsAddress(one), { screen: 'versions', gameId: one }],
    [jobAddress(one), { screen: 'job', id: one }],
    [myGamesAddress, { screen: 'my-games' }],
    [myGameAddress(one), { screen: 'my-game', id: one }],
    [refineAddress(one), { screen: 'refine', id: one }],
    [itemAddress(one), { screen: 'item', gameId: one, itemId: undefined }],
    [itemAddress(one, other), { screen: 'item', gameId: one, itemId: other }],
  ])('%s is found again, also by the service after a reload', (address, route) => {
    expect(readCreateRoute(address)).toEqual(route);
    const screens = webScreens.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    expect(screens.some((screen) => screen.test(address))).toBe(true);
  });

  it.each(['', '/', '/created', '/create/x', '/create/remix', `/create/remix/${one}/x`, `/create/${one}/x`])(
    '%s leads nowhere',
    (path) => {
      expect(readCreateRoute(path)).toBeUndefined();
    },
  );

  it.each(['/my-games/x', `/my-games/${one}/items`, `/my-games/${one}/x/new`, `/my-games/${one}/items/new/x`])(
    '%s leads nowhere',
    (path) => {
      expect(readCreateRoute(path)).toBeUndefined();
    },
  );
});
