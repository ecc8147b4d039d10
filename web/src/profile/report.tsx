import { useState } from 'preact/hooks';
import type { ReportTarget } from '../api/shapes.ts';
import { useAttempt } from '../api/use-attempt.ts';
import { call } from '../sign-in/session.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { showSheet } from '../ui/sheets.tsx';
import { showToast } from '../ui/toasts.tsx';

const reasons = [
  'It is hateful or cruel',
  'It is sexual or too violent',
  'It tricks people',
  'It is stolen',
  'It does not work',
];

/** Tells the operators that something is wrong. `done`: what to take off the visitor's own screen at once. */
export function showReport(target: ReportTarget, id: string, name: string, done: () => void): void {
  void showSheet(`Report ${name}`, (close) => (
    <Report
      target={target}
      id={id}
      done={() => {
        close();
        done();
      }}
    />
  ));
}

function Report({ target, id, done }: { target: ReportTarget; id: string; done(): void }) {
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const send = () =>
    attempt(async () => {
      const full = [reason, words.trim()].filter(Boolean).join(': ').slice(0, 500);
      await call('POST /api/reports', { body: { target, id, reason: full } });
      showToast({
        title: 'Thank you',
        text:
          target === 'profile'
            ? 'Somebody will look at it.'
            : 'Somebody will look at it. You will not see it here again.',
        icon: 'check',
      });
      done();
    });
  return (
    <Form submit={send}>
      <fieldset class="reasons">
        <legend>What is wrong with it?</legend>
        {reasons.map((text) => (
          <label key={text}>
            <input type="radio" name="reason" required checked={reason === text} onChange={() => setReason(text)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>Anything to add? (not needed)</span>
        <textarea rows={3} maxLength={400} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <Refused failure={failure} />
      <Button look="next" wide type="submit" busy={busy} disabled={reason === ''}>
        Send the report
      </Button>
    </Form>
  );
}
