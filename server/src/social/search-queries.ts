import { sql } from 'kysely';
import type { ProfileRow } from './profile.ts';
import { isShown, notBlockedFor, profileColumns, profileSource } from './profile-queries.ts';

/** A position in a list: its sort key, then the handle. */
export type SearchPlace = [key: string | number, handle: string];
export type FoundRow = ProfileRow & { place: SearchPlace };

const folded = (q: string) => sql`accounts_normalize(${q})`;
/** Prefixes are ranges, which an index supports for any parameter; U+10FFFF sorts after every letter. */
const after = sql`chr(1114111)`;
const handleBegins = (q: string) =>
  sql`a.handle collate "C" >= ${folded(q)} and a.handle collate "C" < ${folded(q)} || ${after}`;
const nameBegins = (q: string) =>
  sql`a.search_name collate "C" >= ${folded(q)} and a.search_name collate "C" < ${folded(q)} || ${after}`;

/** Handles that begin with the query, in their order: the handle itself comes first. */
export function byHandle(accountId: string, q: string, last: SearchPlace | undefined, limit: number) {
  return sql<FoundRow>`
    select ${profileColumns}, json_build_array(a.handle, a.handle) as place from ${profileSource}
    where ${isShown} and ${handleBegins(q)} and a.handle collate "C" > ${last?.[1] ?? ''} and ${notBlockedFor(accountId)}
    order by a.handle collate "C" limit ${limit}`;
}

/** Names that begin with the query, of members whose handle does not. */
export function byName(accountId: string, q: string, last: SearchPlace | undefined, limit: number) {
  return sql<FoundRow>`
    select ${profileColumns}, json_build_array(a.search_name, a.handle) as place from ${profileSource}
    where ${isShown} and ${nameBegins(q)} and not (${handleBegins(q)}) and ${notBlockedFor(accountId)}
      and (a.search_name collate "C", a.handle collate "C") > (${last?.[0] ?? ''}, ${last?.[1] ?? ''})
    order by a.search_name collate "C", a.handle collate "C" limit ${limit}`;
}

/** Members similar to the query (trigrams) whose handle and name do not start with it. A single letter matches none. */
export function byLikeness(accountId: string, q: string, last: SearchPlace | undefined, limit: number) {
  return sql<FoundRow>`
    with query as materialized (select accounts_spell(${q}) as text),
    alike as materialized (
      select found.* from query, social_find_alike(query.text,
        case when query.text ~ '[a-z0-9]{3}' then '%' || regexp_replace(query.text, '([\\\\%_])', '\\\\\\1', 'g') || '%' end
      ) as found where query.text ~ '[a-z0-9]{2}')
    select ${profileColumns}, json_build_array(alike.likeness, a.handle) as place
    from alike join accounts a on a.id = alike.account_id join account_stats s on s.account_id = a.id
    where not (${handleBegins(q)}) and (a.search_name is null or not (${nameBegins(q)})) and ${notBlockedFor(accountId)}
      and (-alike.likeness, a.handle collate "C") > (${last === undefined ? -2 : -Number(last[0])}::real, ${last?.[1] ?? ''})
    order by -alike.likeness, a.handle collate "C" limit ${limit}`;
}
