import { ActionButton } from './action-dialog.tsx';
import { call, type Operator, useAnswer, usePages } from './admin-api.ts';
import { FormError } from './field.tsx';
import { Operators } from './operators.tsx';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** Switches, the announcement, failed jobs, operators and settings. */
export function ServicePage({ operator }: { operator: Operator }) {
  const service = useAnswer('service', () => call('GET /api/service'));
  const jobs = usePages('jobs', async (query) => {
    const { jobs: rows, nextCursor } = await call('GET /api/admin/jobs/failed', { query });
    return { rows, nextCursor };
  });
  const settings = useAnswer('settings', () => call('GET /api/admin/settings'));
  const deliveries = usePages('deliveries', async (query) => {
    const { deliveries: rows, nextCursor } = await call('GET /api/admin/webhooks/deliveries', { query });
    return { rows, nextCursor };
  });
  const isOwner = operator.role === 'owner';
  const announcement = service.data?.announcement;
  return (
    <>
      <h1>Service</h1>
      <FormError text={service.error ?? jobs.error ?? settings.error ?? deliveries.error} />
      <h2>Announcement</h2>
      {announcement && <p>{`${announcement.text} (until ${timeOf(announcement.expiresAt)})`}</p>}
      {announcement === null && <p>Nothing is announced.</p>}
      {isOwner && (
        <p class="console-buttons">
          {(['news', 'maintenance'] as const).map((kind) => (
            <ActionButton
              key={kind}
              action={{
                title: kind === 'news' ? 'Announce news' : 'Announce maintenance',
                fields: [
                  { name: 'text', label: 'What everybody is told' },
                  { name: 'expiresAt', label: 'Until', type: 'datetime-local' },
                ],
                run: (values, reason) =>
                  call('POST /api/admin/announcements', {
                    body: { kind, text: values.text('text'), expiresAt: values.time('expiresAt'), reason },
                  }),
              }}
              onDone={service.reload}
            />
          ))}
          {announcement && (
            <ActionButton
              action={{
                title: 'Withdraw',
                run: (_values, reason) => call('POST /api/admin/announcements/withdraw', { body: { reason } }),
              }}
              onDone={service.reload}
            />
          )}
        </p>
      )}
      <Table
        caption="Features"
        rows={service.data?.switches ?? []}
        columns={[
          { title: 'Feature', text: ({ name }) => name.replace('_', ' ') },
          { title: 'State', text: ({ off }) => (off ? 'off' : 'on') },
          { title: 'Message', text: ({ message }) => message ?? '' },
          {
            title: 'Change',
            text: () => '',
            show: ({ name, off }) =>
              isOwner && (
                <ActionButton
                  action={{
                    title: off ? `Switch ${name} on` : `Switch ${name} off`,
                    ...(!off && { fields: [{ name: 'message', label: 'What players are told' }] }),
                    run: (values, reason) =>
                      call('PUT /api/admin/switches/{name}', {
                        path: { name },
                        body: { off: !off, ...(!off && { message: values.text('message') }), reason },
                      }),
                  }}
                  onDone={service.reload}
                />
              ),
          },
        ]}
      />
      <Table
        caption="Failed jobs"
        rows={jobs.rows ?? []}
        showMore={jobs.showMore}
        columns={[
          { title: 'Job', text: ({ name }) => name },
          { title: 'Failed', text: ({ failedAt }) => timeOf(failedAt) },
          { title: 'Error', text: ({ error }) => error },
          {
            title: 'Again',
            text: () => '',
            show: ({ name, id, failedAt }) =>
              isOwner && (
                <ActionButton
                  action={{
                    title: 'Retry',
                    about: `${name}, ${timeOf(failedAt)}`,
                    run: (_values, reason) =>
                      call('POST /api/admin/jobs/{name}/{id}/retry', { path: { name, id }, body: { reason } }),
                  }}
                  onDone={jobs.reload}
                />
              ),
          },
        ]}
      />
      <Table
        caption="Webhook deliveries"
        rows={deliveries.rows ?? []}
        showMore={deliveries.showMore}
        columns={[
          { title: 'When', text: ({ createdAt }) => timeOf(createdAt) },
          {
            title: 'Owner',
            text: ({ owner }) => owner,
            show: ({ accountId, owner }) => <a href={`#people/${accountId}`}>@{owner}</a>,
          },
          { title: 'To', text: ({ url }) => url },
          { title: 'Kind', text: ({ kind }) => kind },
          {
            title: 'State',
            text: ({ status, attempts }) => `${status}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
          },
          { title: 'Answer', text: ({ answerStatus, error }) => error ?? String(answerStatus ?? '') },
        ]}
      />
      <Operators operator={operator} />
      <Table
        caption="Settings"
        rows={settings.data?.settings ?? []}
        columns={[
          { title: 'Setting', text: ({ name }) => name },
          { title: 'Value', text: ({ value }) => value },
          { title: 'Comes from', text: ({ source }) => source },
        ]}
      />
    </>
  );
}
