import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { call, useAnswer } from './admin-api.ts';
import { makePasskey } from './passkey.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** The passkeys of the operator who is signed in. */
export function Passkeys() {
  const { data, error, reload } = useAnswer('passkeys', () => call('GET /api/admin/passkeys'));
  if (!data) return <p role="status">{error ?? 'Loading …'}</p>;
  return (
    <>
      <h1>Passkeys</h1>
      <p>Each of them signs you in together with the code from the mail. You can have five.</p>
      <p class="console-buttons">
        <ActionButton action={adding} onDone={reload} />
      </p>
      <Table
        caption="Your passkeys"
        rows={data.passkeys}
        columns={[
          { title: 'Name', text: ({ name }) => name },
          { title: 'Added', text: ({ createdAt }) => timeOf(createdAt) },
          { title: 'Last used', text: ({ lastUsedAt }) => timeOf(lastUsedAt) },
          {
            title: 'Remove',
            text: () => '',
            show: ({ id, name }) => <ActionButton action={removalOf(id, name)} onDone={reload} />,
          },
        ]}
      />
    </>
  );
}

const adding: ConsoleAction = {
  title: 'Add a passkey',
  fields: [{ name: 'name', label: 'Name of the passkey' }],
  async run(values, reason) {
    const { options } = await call('POST /api/admin/passkeys/options');
    const credential = await makePasskey(options);
    return call('POST /api/admin/passkeys', { body: { name: values.text('name'), credential, reason } });
  },
};

function removalOf(id: string, name: string): ConsoleAction {
  return {
    title: 'Remove',
    about: name,
    run: (_values, reason) => call('POST /api/admin/passkeys/{id}/remove', { path: { id }, body: { reason } }),
  };
}
