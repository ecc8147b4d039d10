import { sql } from 'kysely';
import { expect } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Service } from '../service.ts';
import { makeClip } from './clip-fixtures.ts';
import { giveCoins } from './coin-fixtures.ts';
import { notificationsCollected } from './collected-notifications.ts';
import { goLive } from './live-fixtures.ts';
import type { Answer, Person } from './people.ts';
import { openShop, type Shop, visiting } from './shop-fixtures.ts';

/** A game with a shop, in which people create data. */
export type Neighbourhood = { shop: Shop; potion: string; hat: string; box: string };

export async function makeNeighbourhood({ ctx, people }: Service, handle = 'host'): Promise<Neighbourhood> {
  const shop = await openShop(ctx, people, handle);
  return {
    shop,
    potion: await shop.add({ price: 10 }),
    hat: await shop.add({ kind: 'durable', name: 'Hat', price: 5 }),
    box: await shop.addBox([1, 1], { price: 7 }),
  };
}

export type Traces = { pending: string; coins: number };

/**
 * Creates rows of this person in every table that can have a guest's rows, and, because the steps must handle it, a
 * clip and a job, which only members create today. Returns the pending purchase and the balance.
 */
export async function liveIn(service: Service, person: Person, where: Neighbourhood, words = 'mine'): Promise<Traces> {
  const { ctx, people, clock } = service;
  const { gameId } = where.shop;
  const visitor = await visiting(people, person, gameId);
  await giveCoins(ctx, person, 100);
  for (const item of [where.potion, where.potion, where.hat, where.box]) {
    took(await visitor.approve(await visitor.wants(item)));
  }
  const use = `/api/sdk/shop/inventory/${gameId}/${where.potion}/consume`;
  took(await visitor.game.post(use, {}, { 'idempotency-key': `key-${person.id}` }));
  took(await visitor.game.put(`/api/sdk/state/${gameId}`, { state: `state: ${words}` }));
  took(await visitor.game.put(`/api/sdk/storage/${gameId}/slot`, { value: `stored: ${words}` }));
  took(await person.post('/api/events', { type: 'play_start', gameId }));
  took(await person.post('/api/events', { type: 'score', gameId, score: 42 }));
  took(await person.get('/api/feed'));
  took(
    await person.post(
      '/api/reports',
      { target: 'game', id: gameId, reason: `report: ${words}` },
      { 'idempotency-key': `report-${person.id}` },
    ),
  );
  await makeClip(ctx, person, { title: `clip: ${words}` });
  const now = clock.now();
  await sql`
    insert into generation_jobs (id, account_id, prompt, created_at, changed_at)
    values (${newId(now)}, ${person.id}, ${`prompt: ${words}`}, ${now}, ${now})`.execute(ctx.db);
  await sql`
    insert into game_uploads (id, account_id, title, created_at, changed_at)
    values (${newId(now)}, ${person.id}, ${`upload: ${words}`}, ${now}, ${now})`.execute(ctx.db);
  return { pending: await visitor.wants(where.potion), coins: (await person.get('/api/wallet')).body.balance };
}

/** The same for a member, plus what only members have. */
export async function liveInAsMember(
  service: Service,
  person: Person,
  where: Neighbourhood,
  words = 'mine',
): Promise<Traces> {
  const neighbours = [await service.people.member(`liked_${person.id.slice(-8)}`), where.shop.creator] as const;
  took(await person.post(`/api/profiles/${neighbours[0].handle}/follow`));
  took(await neighbours[0].post(`/api/profiles/${person.handle}/follow`));
  took(await person.post(`/api/profiles/${neighbours[1].handle}/block`));
  const clip = await makeClip(service.ctx, neighbours[0]);
  took(await person.put(`/api/clips/${clip}/like`));
  took(await person.post(`/api/clips/${clip}/comments`, { text: `comment: ${words}` }));
  took(await neighbours[0].post(`/api/clips/${clip}/comments`, { text: `Thanks, @${person.handle}` }));
  took(await person.patch('/api/me/notifications', { sale: false }));
  took(await person.patch('/api/me', { bio: `bio: ${words}`, ageBand: 'adult', showsPresence: true }));
  took(await person.put('/api/me/avatar', { drawn: 5 }));
  await sql`
    insert into webhooks (id, account_id, url, kinds, sealed_secret, created_at)
    values (${newId(service.clock.now())}, ${person.id}, ${`https://hooks.example/${encodeURIComponent(words)}`}, '{follow}', 'x',
      ${service.clock.now()})`.execute(service.ctx.db);
  await sql`
    insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
    select ${newId(service.clock.now())}, account_id, id, ${`https://fcm.googleapis.com/${person.id}`}, 'x', 'x',
      ${service.clock.now()} from sessions where account_id = ${person.id} limit 1`.execute(service.ctx.db);
  const decisionId = newId(service.clock.now());
  await sql`
    insert into moderation_decisions (id, decision, target, thing_id, decided_by, reason, decided_at)
    values (${decisionId}, 'hide', 'profile', ${person.id}, 'mona', 'A test', ${service.clock.now()})`.execute(
    service.ctx.db,
  );
  await sql`
    insert into appeals (id, decision_id, owner_id, text, created_at)
    values (${newId(service.clock.now())}, ${decisionId}, ${person.id}, ${`appeal: ${words}`},
      ${service.clock.now()})`.execute(service.ctx.db);
  await notificationsCollected(service.ctx);
  const watched = await goLive(service.ctx, neighbours[0]);
  took(await person.post(`/api/live/${watched}/chat`, { text: `chat: ${words}` }));
  took(await neighbours[0].put(`/api/live/${watched}/chat/mutes/${person.handle}`));
  const stream = await person.post('/api/live', { title: `stream: ${words}` });
  took(stream);
  await sql`
    insert into recordings (id, account_id, stream_id, title, created_at)
    values (${newId(service.clock.now())}, ${person.id}, ${stream.body.live.id}, ${`recording: ${words}`},
      ${service.clock.now()})`.execute(service.ctx.db);
  const traces = await liveIn(service, person, where, words);
  await notificationsCollected(service.ctx);
  return traces;
}

function took(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(300);
}

/** Every table of the service and of its queue, as text. */
export async function dumpEveryTable(service: Service, except: readonly string[] = []): Promise<Map<string, string>> {
  const { db } = service.ctx;
  const { rows } = await sql<{ name: string }>`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
    from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`.execute(db);
  const texts = rows
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name, coalesce(string_agg(t::text, e'\n' order by t::text), '') as text
        from ${sql.raw(name)} t`,
    );
  const dump = await sql<{ name: string; text: string }>`${sql.join(texts, sql` union all `)}`.execute(db);
  return new Map(dump.rows.map(({ name, text }) => [name, text]));
}

export type AccountColumn = { table: string; column: string };

/** Every column that refers to an account: by foreign key, or, where a table has none for speed, by its name. */
export async function listAccountColumns(db: Service['ctx']['db']): Promise<AccountColumn[]> {
  const { rows } = await sql<AccountColumn>`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '(^|_)(account|creator|owner|player|user|member|guest|reporter)_id$' and a.attname <> 'coin_account_id'
        or exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = 'accounts'::regclass
          and k.conrelid = c.oid and a.attnum = any (k.conkey)))
    order by 1, 2`.execute(db);
  return rows;
}

/** Tables in which an account's id is only part of a position in an order, and says nothing about the person. */
export const placesOnly: readonly string[] = ['board_blocks', 'board_changes'];

/** How often each table refers to this account. */
export async function mentionsOf(service: Service, accountId: string): Promise<Record<string, number>> {
  const { db } = service.ctx;
  const mentions: Record<string, number> = {};
  for (const { table, column } of await listAccountColumns(db)) {
    if (placesOnly.includes(table)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) mentions[`${table}.${column}`] = count;
  }
  return mentions;
}
