import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { subscribeCache } from '../platform/subscribed-cache.ts';
import { accessErrors } from './access-errors.ts';

export const switchNames = ['sign_up', 'generation', 'uploads', 'live', 'purchases'] as const;
export type SwitchName = (typeof switchNames)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The switch with which an operator can disable this route. */
    switch?: SwitchName;
  }
}

declare module '../platform/pubsub.ts' {
  interface Topics {
    switches: 'switch name, or announcement';
  }
}

export type SwitchRow = { name: SwitchName; isOff: boolean; message: string | null; changedAt: Date | null };

const reloadEveryMs = 60_000;

/** Refuses routes whose feature is switched off. The switches are cached and reloaded when one changes. */
export function installSwitches(app: App, ctx: Context): void {
  let known = new Map<string, SwitchRow>();
  const load = async () => {
    known = new Map((await listSwitches(ctx.db)).map((row) => [row.name, row]));
  };
  const cache = subscribeCache(ctx, {
    name: 'feature switches',
    topic: 'switches',
    loadAll: load,
    loadThese: load,
    reloadEveryMs,
  });
  app.addHook('onClose', async () => cache.close());
  app.addHook('onRequest', async (request) => {
    const name = request.routeOptions.config.switch;
    if (name === undefined || request.is404) return;
    await cache.upToDate();
    refuseIfOff(known.get(name));
  });
}

/** For a rule that needs the feature only sometimes, such as the sign-in of a new member. */
export async function requireSwitchedOn(db: Db, name: SwitchName): Promise<void> {
  refuseIfOff((await listSwitches(db)).find((row) => row.name === name));
}

function refuseIfOff(found: SwitchRow | undefined): void {
  if (found?.isOff !== true) return;
  throw new Refusal(accessErrors.switched_off, found.message ?? undefined, { 'retry-after': '300' });
}

export async function listSwitches(db: Db): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`
    select name, is_off as "isOff", message, changed_at as "changedAt" from feature_switches`.execute(db);
  return switchNames.map(
    (name) => rows.find((row) => row.name === name) ?? { name, isOff: false, message: null, changedAt: null },
  );
}

export async function setSwitch(db: Db, { name, isOff, message }: SwitchRow, now: Date): Promise<void> {
  await sql`
    insert into feature_switches (name, is_off, message, changed_at) values (${name}, ${isOff}, ${message}, ${now})
    on conflict (name) do update set is_off = excluded.is_off, message = excluded.message,
      changed_at = excluded.changed_at`.execute(db);
  await publish(db, 'switches', name);
}
