import type { Answer } from './admin-api.ts';
import type { Column } from './table.tsx';
import { timeOf } from './time.tsx';

type Action = Answer<'/api/admin/actions'>['actions'][number];

/** The operators' actions on what a page shows. */
export const actionColumns: Column<Action>[] = [
  { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
  { title: 'Who', text: ({ operator }) => operator },
  { title: 'What', text: ({ action }) => action },
  { title: 'Why', text: ({ reason }) => reason },
];
