import type { ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator } from './admin-api.ts';
import { saveFile } from './save-file.ts';

type PersonAnswer = Answer<'/api/admin/people/{id}'>;

/** The actions on an account, by the operator's role and the account's state. */
export function actionsOn(person: PersonAnswer['person'], { role }: Operator): ConsoleAction[] {
  if (person.closedAt !== null || role === 'viewer') return [];
  const path = { id: person.id };
  return [
    {
      title: 'Sign out everywhere',
      run: (_values, reason) => call('POST /api/admin/people/{id}/sign-out', { path, body: { reason } }),
    },
    ...(role === 'moderator' ? [] : [coinsOf(path)]),
    ...(person.kind === 'member' && person.bannedAt === null ? [renameOf(path)] : []),
    ...(role === 'support' ? [] : [cleanScoresOf(path), ...bansOf(person)]),
    ...(role === 'owner' ? [exportOf(person), closeOf(person)] : []),
  ];
}

function coinsOf(path: { id: string }): ConsoleAction {
  return {
    title: 'Give or take coins',
    fields: [
      { name: 'coins', label: 'Coins, negative to take', type: 'number' },
      { name: 'memo', label: "Line on the person's statement" },
      { name: 'ref', label: 'Reference, used once' },
    ],
    run: (values, reason) =>
      call('POST /api/admin/people/{id}/coins', {
        path,
        body: { coins: values.number('coins'), memo: values.text('memo'), ref: values.text('ref'), reason },
      }),
  };
}

function cleanScoresOf(path: { id: string }): ConsoleAction {
  return {
    title: 'Take off all boards',
    run: (_values, reason) => call('POST /api/admin/people/{id}/scores/clean', { path, body: { reason } }),
  };
}

function renameOf(path: { id: string }): ConsoleAction {
  return {
    title: 'Rename',
    fields: [{ name: 'handle', label: 'New handle' }],
    run: (values, reason) =>
      call('POST /api/admin/people/{id}/handle', { path, body: { handle: values.text('handle'), reason } }),
  };
}

function bansOf({ id, handle, bannedAt }: PersonAnswer['person']): ConsoleAction[] {
  const path = { id };
  const lift: ConsoleAction = {
    title: 'Lift the ban',
    run: (_values, reason) => call('POST /api/admin/people/{id}/unban', { path, body: { reason } }),
  };
  if (bannedAt !== null) return [lift];
  return [
    {
      title: 'Ban',
      confirm: handle,
      run: (values, reason) =>
        call('POST /api/admin/people/{id}/ban', { path, body: { confirm: values.text('confirm'), reason } }),
    },
    {
      title: 'Ban until',
      confirm: handle,
      fields: [{ name: 'until', label: 'Until', type: 'datetime-local' }],
      run: (values, reason) =>
        call('POST /api/admin/people/{id}/ban', {
          path,
          body: { confirm: values.text('confirm'), until: values.time('until'), reason },
        }),
    },
  ];
}

/** Downloads the person's data export. */
function exportOf({ id, handle }: PersonAnswer['person']): ConsoleAction {
  return {
    title: 'Export',
    run: async (_values, reason) => {
      const data = await call('GET /api/admin/people/{id}/export', { path: { id }, query: { reason } });
      saveFile(`${handle}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
  };
}

function closeOf({ id, handle }: PersonAnswer['person']): ConsoleAction {
  return {
    title: 'Close account',
    confirm: handle,
    run: (values, reason) =>
      call('POST /api/admin/people/{id}/close', { path: { id }, body: { confirm: values.text('confirm'), reason } }),
  };
}

export function resetOf(id: string, limit: PersonAnswer['limits'][number]['limit']): ConsoleAction {
  return {
    title: 'Reset',
    about: limit,
    run: (_values, reason) =>
      call('POST /api/admin/people/{id}/limits/{limit}/reset', { path: { id, limit }, body: { reason } }),
  };
}
