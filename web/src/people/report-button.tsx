import { useState } from 'preact/hooks';
import { loadPart } from '../api/load-part.ts';
import type { ReportTarget } from '../api/shapes.ts';
import { loadCatalogue } from '../messages/catalogue.ts';
import { t } from '../messages/translate.ts';
import { removeFromFeed } from '../state/feed-list.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

/** The reasons for each kind of content: the service's category, and its label. */
const reasons = {
  harassment: 'report.harassment',
  impersonation: 'report.impersonation',
  sexual: 'report.sexual',
  self_harm: 'report.selfHarm',
  spam: 'report.spam',
  copyright: 'report.stolen',
  broken: 'report.broken',
  other: 'report.other',
} as const;
type Reason = keyof typeof reasons;

const reasonsFor: Record<ReportTarget, readonly Reason[]> = {
  game: ['harassment', 'sexual', 'self_harm', 'spam', 'copyright', 'broken', 'other'],
  clip: ['harassment', 'sexual', 'self_harm', 'spam', 'copyright', 'other'],
  live: ['harassment', 'sexual', 'self_harm', 'spam', 'copyright', 'other'],
  comment: ['harassment', 'sexual', 'self_harm', 'spam', 'other'],
  chat_message: ['harassment', 'sexual', 'self_harm', 'spam', 'other'],
  purchase: ['broken', 'spam', 'other'],
  recording: ['harassment', 'sexual', 'self_harm', 'spam', 'copyright', 'other'],
  profile: ['harassment', 'impersonation', 'sexual', 'self_harm', 'spam', 'other'],
};

/** Content that stays visible to the reporter. */
const staysInSight: readonly ReportTarget[] = ['profile', 'purchase'];

type ReportButtonProps = {
  target: ReportTarget;
  id: string;
  name: string;
  label?: string;
  /** Closes the surrounding menu. */
  close(): void;
};

/** A menu item that reports content to the operators. Reported content is no longer shown here. */
export function ReportButton({ target, id, name, label = t('common.report'), close }: ReportButtonProps) {
  const reported = () => {
    close();
    if (target === 'game' || target === 'clip' || target === 'live') removeFromFeed(target, id);
  };
  return (
    <MenuButton icon="flag" onClick={() => showReport(target, id, name, reported)}>
      {label}
    </MenuButton>
  );
}

function showReport(target: ReportTarget, id: string, name: string, reported: () => void): void {
  void showSheet(t('report.title', { name }), (close) => (
    <Report
      target={target}
      id={id}
      done={() => {
        close();
        reported();
      }}
    />
  ));
}

function Report({ target, id, done }: { target: ReportTarget; id: string; done(): void }) {
  const [reason, setReason] = useState<Reason>();
  const [words, setWords] = useState('');
  const { busy, failure, mutate } = useMutation();
  const send = () =>
    mutate(async () => {
      if (!reason) return;
      // Operators read English, whatever the reporter's language.
      const english = await loadPart(() => loadCatalogue('en'));
      const full = [english[reasons[reason]], words.trim()].filter(Boolean).join(': ').slice(0, 500);
      await call('POST /api/reports', { body: { target, id, reason: full, category: reason } });
      showToast({
        title: t('report.thanks'),
        text: staysInSight.includes(target) ? t('report.thanksPerson') : t('report.thanksText'),
        icon: 'check',
      });
      done();
    });
  return (
    <Form submit={send}>
      <fieldset class="reasons">
        <legend>{t('report.question')}</legend>
        {reasonsFor[target].map((one) => (
          <label key={one}>
            <input type="radio" name="reason" required checked={reason === one} onChange={() => setReason(one)} />
            <span>{t(reasons[one])}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{t('report.details')}</span>
        <textarea rows={3} maxLength={400} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={!reason}>
        {t('report.send')}
      </Button>
    </Form>
  );
}
