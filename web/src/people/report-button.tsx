import { useState } from 'preact/hooks';
import type { ReportTarget } from '../api/shapes.ts';
import { removeFromFeed } from '../state/feed-list.ts';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { MenuButton } from '../ui/menu.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

const reasons = [
  'Hateful or abusive',
  'Sexual or too violent',
  'Scam or misleading',
  'Stolen content',
  'It does not work',
];

type ReportButtonProps = {
  target: ReportTarget;
  id: string;
  name: string;
  /** Closes the menu it stands in. */
  close(): void;
};

/** The line of a menu that tells the operators that something is wrong. What was reported is not shown here again. */
export function ReportButton({ target, id, name, close }: ReportButtonProps) {
  const reported = () => {
    close();
    if (target !== 'profile') removeFromFeed(target, id);
  };
  return (
    <MenuButton icon="flag" onClick={() => showReport(target, id, name, reported)}>
      Report
    </MenuButton>
  );
}

function showReport(target: ReportTarget, id: string, name: string, reported: () => void): void {
  void showSheet(`Report ${name}`, (close) => (
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
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const { busy, failure, mutate } = useMutation();
  const send = () =>
    mutate(async () => {
      const full = [reason, words.trim()].filter(Boolean).join(': ').slice(0, 500);
      await call('POST /api/reports', { body: { target, id, reason: full } });
      showToast({
        title: 'Thank you',
        text: target === 'profile' ? 'We will review it.' : 'We will review it. You will not see it here again.',
        icon: 'check',
      });
      done();
    });
  return (
    <Form submit={send}>
      <fieldset class="reasons">
        <legend>What is wrong?</legend>
        {reasons.map((text) => (
          <label key={text}>
            <input type="radio" name="reason" required checked={reason === text} onChange={() => setReason(text)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>Details (optional)</span>
        <textarea rows={3} maxLength={400} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={reason === ''}>
        Send report
      </Button>
    </Form>
  );
}
