import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { accessErrors } from './access-errors.ts';

export const switchNames = ['generation', 'uploads', 'live', 'purchases'] as const;
export type SwitchName = (typeof switchNames)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The switch with which an operator can close this route. */
    switch?: SwitchName;
  }
}

declare module '../platform/pubsub.ts' {
  interface Topics {
    switches: 'switch name';
  }
}

export type SwitchRow = { name: SwitchName; isOff: boolean; message: string | null; changedAt: Date | null };

const readAgainMs = 60_000;

/** Refuses routes whose feature is switched off. The few switches are kept in memory and read again when one changes. */
export function installSwitches(app: App, ctx: Context): void {
  let known: Promise<Map<string, SwitchRow>> | undefined;
  let readAt = 0;
  ctx.pubsub.subscribe('switches', () => {
    known = undefined;
  });
  const read = () => {
    if (known === undefined || !ctx.pubsub.isFresh() || Date.now() - readAt > readAgainMs) {
      readAt = Date.now();
      known = listSwitches(ctx.db).then((rows) => new Map(rows.map((row) => [row.name, row])));
      known.catch(() => {
        known = undefined;
      });
    }
    return known;
  };
  app.addHook('onRequest', async (request) => {
    const name = request.routeOptions.config.switch;
    if (name === undefined || request.is404) return;
    const found = (await read()).get(name);
    if (found?.isOff === true) {
      throw new Refusal(accessErrors.switched_off, found.message ?? undefined, { 'retry-after': '300' });
    }
  });
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
