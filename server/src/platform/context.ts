import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Signals } from './signals.ts';
import type { Storage } from './storage.ts';

/** What a rule may reach: one plain object, built at the start. */
export type Context = {
  config: Config;
  keys: Keys;
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  signals: Signals;
  mail: Mail;
  storage: Storage;
};
