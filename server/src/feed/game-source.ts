import type { Catalogue } from '../games/catalogue/catalogue.ts';
import type { Listed } from '../games/catalogue/game.ts';
import type { Clock } from '../platform/clock.ts';
import type { FeedIndex } from './feed-shelf.ts';
import type { FeedSource } from './feed-source.ts';
import { type FeedThing, keyOf } from './feed-thing.ts';

/** Every listed game: the catalogue has them already, and tells of what changes. */
export function openGameSource(clock: Clock, shelf: FeedIndex, catalogue: Catalogue): FeedSource {
  catalogue.watch((listed, gone) => {
    shelf.put(listed.map(thingOfGame), clock.now().getTime());
    shelf.remove(gone);
  });
  return { upToDate: () => catalogue.upToDate(), close: () => undefined };
}

function thingOfGame({ id, creatorId, createdAt, json }: Listed): FeedThing {
  return { id, key: keyOf(id), type: 'game', creatorId, createdAt, json };
}
