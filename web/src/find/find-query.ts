/** The search: words, a tag, an order. It is kept in the address, so that it can be shared and returned to. */
export type FindQuery = { q: string; tag: string | undefined; sort: Sort };
export type Sort = 'new' | 'trending';

export function readFindQuery(search: string): FindQuery {
  const params = new URLSearchParams(search);
  return {
    q: (params.get('q') ?? '').slice(0, 50),
    tag: params.get('tag')?.slice(0, 30) || undefined,
    sort: params.get('sort') === 'trending' ? 'trending' : 'new',
  };
}

export function findAddress({ q, tag, sort }: Partial<FindQuery>): string {
  const params = new URLSearchParams();
  if (q?.trim()) params.set('q', q.trim());
  if (tag) params.set('tag', tag);
  if (sort === 'trending') params.set('sort', sort);
  return params.size > 0 ? `/find?${params}` : '/find';
}
