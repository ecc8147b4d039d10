import { useState } from 'preact/hooks';
import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';

type Listed = Answer<'/api/admin/operators'>['operators'][number];

const roles = ['viewer', 'support', 'moderator', 'owner'] as const;
const roleField = {
  name: 'role',
  label: 'Role',
  options: roles.map((role) => [role, role] as const),
};

/** The list of operators; owners add, promote and disable them. */
export function Operators({ operator }: { operator: Operator }) {
  const { data, reload } = useAnswer('operators', () => call('GET /api/admin/operators'));
  const [link, setLink] = useState<string>();
  const isOwner = operator.role === 'owner';
  return (
    <>
      <Table
        caption="Operators"
        rows={data?.operators ?? []}
        columns={[
          { title: 'E-mail', text: ({ email }) => email },
          { title: 'Role', text: ({ role }) => role },
          {
            title: 'State',
            text: ({ disabledAt, enrolledAt }) => (disabledAt ? 'disabled' : enrolledAt ? 'enrolled' : 'invited'),
          },
          {
            title: 'Change',
            text: () => '',
            show: (one) =>
              isOwner && (
                <span class="console-buttons">
                  {changesOf(one).map((action) => (
                    <ActionButton key={action.title} action={action} onDone={reload} />
                  ))}
                </span>
              ),
          },
        ]}
      />
      {isOwner && <ActionButton action={addOf(setLink)} onDone={reload} />}
      {link !== undefined && (
        <p role="status">
          This link works once, for an hour: <code class="console-secret">{link}</code>
        </p>
      )}
    </>
  );
}

function addOf(show: (link: string) => void): ConsoleAction {
  return {
    title: 'Add an operator',
    fields: [{ name: 'email', label: 'E-mail address' }, roleField],
    run: async (values, reason) => {
      const body = { email: values.text('email'), role: roleIn(values.text('role')), reason };
      const answer = await call('POST /api/admin/operators', { body });
      if ('inviteUrl' in answer) show(answer.inviteUrl);
      return answer;
    },
  };
}

function changesOf({ id, email, role, disabledAt }: Listed): ConsoleAction[] {
  const path = { id };
  const change: ConsoleAction = {
    title: 'Change role',
    about: email,
    fields: [{ ...roleField, value: role }],
    run: (values, reason) =>
      call('PATCH /api/admin/operators/{id}', { path, body: { role: roleIn(values.text('role')), reason } }),
  };
  if (disabledAt !== null) {
    const enable: ConsoleAction = {
      title: 'Let in again',
      about: email,
      run: (_values, reason) => call('PATCH /api/admin/operators/{id}', { path, body: { disabled: false, reason } }),
    };
    return [enable];
  }
  const disable: ConsoleAction = {
    title: 'Lock out',
    about: email,
    confirm: email,
    run: async (values, reason) => {
      if (values.text('confirm') !== email) throw new Error(`Type "${email}" to confirm.`);
      return call('PATCH /api/admin/operators/{id}', { path, body: { disabled: true, reason } });
    },
  };
  return [change, disable];
}

function roleIn(text: string): (typeof roles)[number] {
  return roles.find((role) => role === text) ?? 'viewer';
}
