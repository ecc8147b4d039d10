import { useState } from 'preact/hooks';
import type { AnswerOf } from '../api/request.ts';
import { toastOnFailure } from '../api/toast-on-failure.ts';
import { t } from '../messages/translate.ts';
import { nameOfKind, notificationKinds } from '../notifications/notification-words.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { usePagedQuery } from '../state/use-paged-query.ts';
import { useQuery } from '../state/use-query.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused, Switch } from '../ui/forms.tsx';
import { formatAge } from '../ui/numbers.tsx';
import { QueryState, ShowOlder } from '../ui/states.tsx';
import { showToast } from '../ui/toasts.tsx';

type Webhook = AnswerOf<'GET /api/me/webhooks'>['webhooks'][number];
type Kind = Webhook['kinds'][number];

/** The creator's own addresses to which notifications are sent. */
export function Webhooks() {
  const query = useQuery('GET /api/me/webhooks');
  const [secret, setSecret] = useState<string>();
  const { data, refetch } = query;
  return (
    <section aria-label={t('webhooks.title')}>
      <h2 class="section-title">{t('webhooks.title')}</h2>
      <p class="quiet">
        {t('webhooks.about')} <a href="/docs/webhooks">{t('webhooks.guide')}</a>
      </p>
      <QueryState query={query} rows={1} />
      {secret !== undefined && (
        <p role="status">
          {t('webhooks.secret')} <code>{secret}</code>
        </p>
      )}
      <ul class="list">
        {data?.webhooks.map((webhook) => (
          <WebhookLine key={webhook.id} webhook={webhook} changed={refetch} showSecret={setSecret} />
        ))}
      </ul>
      <AddWebhook
        added={(made) => {
          setSecret(made);
          refetch();
        }}
      />
    </section>
  );
}

function AddWebhook({ added }: { added(secret: string): void }) {
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly Kind[]>(['sale', 'comment']);
  const { busy, failure, mutate } = useMutation();
  const add = () =>
    mutate(async () => {
      const { secret } = await call('POST /api/me/webhooks', { body: { url, kinds: [...kinds] } });
      setUrl('');
      added(secret);
    });
  return (
    <Form submit={add}>
      <label class="field">
        <span>{t('webhooks.url')}</span>
        <input
          type="url"
          required
          maxLength={500}
          placeholder="https://"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <details>
        <summary>{t('webhooks.kinds')}</summary>
        {notificationKinds.map((kind) => (
          <Switch
            key={kind}
            checked={kinds.includes(kind)}
            set={(isOn) => setKinds(isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
          >
            {nameOfKind(kind)}
          </Switch>
        ))}
      </details>
      <Refused failure={failure} />
      <Button wide type="submit" busy={busy} disabled={kinds.length === 0}>
        {t('webhooks.add')}
      </Button>
    </Form>
  );
}

type LineProps = { webhook: Webhook; changed(): void; showSecret(secret: string): void };

function WebhookLine({ webhook: { id, url, disabledAt }, changed, showSecret }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { busy, mutate } = useMutation();
  const path = { id };
  const attempt = (work: () => Promise<unknown>) =>
    void mutate(() =>
      toastOnFailure(t('common.wentWrong'), async () => {
        await work();
        changed();
      }),
    );
  const test = async () => {
    await call('POST /api/me/webhooks/{id}/test', { path });
    showToast({ title: t('webhooks.testSent'), icon: 'check', look: 'good' });
  };
  const rotate = async () => showSecret((await call('POST /api/me/webhooks/{id}/secret', { path })).secret);
  return (
    <li>
      <strong>{url}</strong>
      <Switch
        checked={disabledAt === null}
        set={(enabled) => attempt(() => call('PATCH /api/me/webhooks/{id}', { path, body: { enabled } }))}
      >
        {t('webhooks.on')}
      </Switch>
      <div class="button-row">
        <Button look="quiet" busy={busy} disabled={disabledAt !== null} onClick={() => attempt(test)}>
          {t('webhooks.test')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => attempt(rotate)}>
          {t('webhooks.rotate')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(!isOpen)}>
          {t('webhooks.deliveries')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => attempt(() => call('DELETE /api/me/webhooks/{id}', { path }))}>
          {t('common.delete')}
        </Button>
      </div>
      {isOpen && <Deliveries id={id} />}
    </li>
  );
}

function Deliveries({ id }: { id: string }) {
  const deliveries = usePagedQuery('GET /api/me/webhooks/{id}/deliveries', (page) => page.deliveries, { path: { id } });
  const words = {
    pending: t('webhooks.pending'),
    delivered: t('webhooks.delivered'),
    failed: t('webhooks.failed'),
  };
  return (
    <>
      <QueryState query={deliveries} rows={2} />
      {deliveries.list?.length === 0 && <p class="quiet">{t('webhooks.noDeliveries')}</p>}
      <ul class="list" aria-label={t('webhooks.deliveries')}>
        {deliveries.list?.map(({ id: deliveryId, kind, status, error, createdAt }) => (
          <li key={deliveryId}>
            {kind === 'test' ? t('webhooks.test') : nameOfKind(kind)} · {words[status]} ·{' '}
            <time dateTime={createdAt}>{formatAge(createdAt)}</time>
            {error !== null && <span class="quiet"> {error}</span>}
          </li>
        ))}
      </ul>
      <ShowOlder older={deliveries.older} />
    </>
  );
}
