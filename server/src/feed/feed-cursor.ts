import { makeCursor, readCursor } from '../http/cursor.ts';
import { Refusal } from '../http/errors.ts';
import type { Run, TailPlace } from './feed-run.ts';
import { type FeedType, packKeys, unpackKeys } from './feed-thing.ts';

/** A run in short, and whose it is: for anybody else it would repeat and skip. */
type Packed = {
  a: string;
  t: number;
  p: number;
  s: string;
  w: string;
  g: [TailPlace['pass'], number, string][];
  m: [FeedType | null, number];
};

export function cursorOf(key: Buffer, accountId: string, run: Run): string {
  const places = [run.tail.game, run.tail.clip, run.tail.live];
  return makeCursor(key, 'feed', {
    a: accountId,
    t: run.startedAt,
    p: run.measuredAt,
    s: packKeys(run.sent).toString('base64url'),
    w: packKeys(run.waiting).toString('base64url'),
    g: places.map(({ pass, hot, key }) => [pass, hot, key]),
    m: [run.mix.last, run.mix.inARow],
  } satisfies Packed);
}

export function runOf(key: Buffer, accountId: string, cursor: string | undefined): Run | undefined {
  const packed = readCursor<Packed>(key, 'feed', cursor);
  if (packed === undefined) return undefined;
  if (packed.a !== accountId) throw new Refusal('invalid_cursor');
  const [game, clip, live] = packed.g.map(([pass, hot, key]): TailPlace => ({ pass, hot, key }));
  if (!game || !clip || !live) throw new Error('A cursor of ours has a place for each type');
  const [last, inARow] = packed.m;
  return {
    startedAt: packed.t,
    measuredAt: packed.p,
    sent: unpackKeys(Buffer.from(packed.s, 'base64url')),
    waiting: unpackKeys(Buffer.from(packed.w, 'base64url')),
    tail: { game, clip, live },
    mix: { last, inARow },
  };
}
