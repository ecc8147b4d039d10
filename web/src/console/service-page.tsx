import { ActionButton } from './action-dialog.tsx';
import { type Answer, type Operator, useAnswer } from './admin-api.ts';
import { Table } from './table.tsx';
import { timeOf } from './time.tsx';

/** Switches, the announcement, failed jobs, operators and settings. */
export function ServicePage({ operator }: { operator: Operator }) {
  const service = useAnswer<Answer<'/api/service'>>('/api/service');
  const jobs = useAnswer<Answer<'/api/admin/jobs/failed'>>('/api/admin/jobs/failed');
  const settings = useAnswer<Answer<'/api/admin/settings'>>('/api/admin/settings');
  const operators = useAnswer<Answer<'/api/admin/operators'>>('/api/admin/operators');
  const isOwner = operator.role === 'owner';
  const announcement = service.data?.announcement;
  return (
    <>
      <h1>Service</h1>
      <h2>Announcement</h2>
      <p>{announcement ? `${announcement.text} (until ${timeOf(announcement.expiresAt)})` : 'Nothing is announced.'}</p>
      {isOwner && (
        <p class="console-buttons">
          {(['news', 'maintenance'] as const).map((kind) => (
            <ActionButton
              key={kind}
              action={{
                title: kind === 'news' ? 'Announce news' : 'Announce maintenance',
                path: '/api/admin/announcements',
                body: { kind },
                fields: [
                  { name: 'text', label: 'What everybody is told' },
                  { name: 'expiresAt', label: 'Until', type: 'datetime-local' },
                ],
              }}
              onDone={service.reload}
            />
          ))}
          {announcement && (
            <ActionButton
              action={{ title: 'Withdraw', path: '/api/admin/announcements/withdraw' }}
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
                    method: 'PUT',
                    path: `/api/admin/switches/${name}`,
                    body: { off: !off },
                    ...(!off && { fields: [{ name: 'message', label: 'What players are told' }] }),
                  }}
                  onDone={service.reload}
                />
              ),
          },
        ]}
      />
      <Table
        caption="Failed jobs"
        rows={jobs.data?.jobs ?? []}
        columns={[
          { title: 'Job', text: ({ name }) => name },
          { title: 'Failed', text: ({ failedAt }) => timeOf(failedAt) },
          { title: 'Error', text: ({ error }) => error },
          {
            title: 'Again',
            text: () => '',
            show: ({ name, id }) =>
              isOwner && (
                <ActionButton
                  action={{ title: 'Retry', path: `/api/admin/jobs/${name}/${id}/retry` }}
                  onDone={jobs.reload}
                />
              ),
          },
        ]}
      />
      <Table
        caption="Operators"
        rows={operators.data?.operators ?? []}
        columns={[
          { title: 'E-mail', text: ({ email }) => email },
          { title: 'Role', text: ({ role }) => role },
          {
            title: 'State',
            text: ({ disabledAt, enrolledAt }) => (disabledAt ? 'disabled' : enrolledAt ? 'enrolled' : 'invited'),
          },
        ]}
      />
      <Table
        caption="Settings"
        rows={settings.data?.settings ?? []}
        columns={[
          { title: 'Setting', text: ({ name }) => name },
          { title: 'Value', text: ({ value }) => value },
        ]}
      />
    </>
  );
}
