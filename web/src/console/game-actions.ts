import type { ConsoleAction } from './action-dialog.tsx';
import { type Answer, call } from './admin-api.ts';

type CuratedGame = NonNullable<Answer<'/api/admin/things/{target}/{id}'>['game']>;

const ratings = [
  ['', 'Not rated'],
  ['everyone', 'Everyone'],
  ['teen', 'From 13 years'],
  ['adult', 'Adults only'],
] as const;

/** Curation of a game by operators. */
export function actionsOnGame(id: string, { tags, rating, featuredUntil }: CuratedGame): ConsoleAction[] {
  const path = { id };
  const isFeatured = featuredUntil !== null && new Date(featuredUntil) > new Date();
  const feature: ConsoleAction = {
    title: 'Feature',
    fields: [{ name: 'until', label: 'Until', type: 'datetime-local' }],
    run: (values, reason) =>
      call('PUT /api/admin/games/{id}/featured', { path, body: { until: values.time('until'), reason } }),
  };
  const unfeature: ConsoleAction = {
    title: 'Feature no longer',
    run: (_values, reason) => call('PUT /api/admin/games/{id}/featured', { path, body: { until: null, reason } }),
  };
  return [
    isFeatured ? unfeature : feature,
    {
      title: 'Change tags',
      fields: [{ name: 'tags', label: 'Tags, with commas between them', value: tags.join(', '), isOptional: true }],
      run: (values, reason) =>
        call('PUT /api/admin/games/{id}/tags', { path, body: { tags: tagsIn(values.text('tags')), reason } }),
    },
    {
      title: 'Take scores off',
      fields: [{ name: 'handle', label: 'Handle of the player; empty: everybody', isOptional: true }],
      run: (values, reason) => {
        const handle = values.text('handle').trim();
        return call('POST /api/admin/boards/{gameId}/clean', {
          path: { gameId: id },
          body: { ...(handle && { handle }), reason },
        });
      },
    },
    {
      title: 'Rate',
      fields: [{ name: 'rating', label: 'Fit for', options: ratings, value: rating ?? '' }],
      run: (values, reason) => {
        const chosen = ratings.find(([name]) => name === values.text('rating'))?.[0];
        return call('PUT /api/admin/games/{id}/rating', { path, body: { rating: chosen || null, reason } });
      },
    },
  ];
}

function tagsIn(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
