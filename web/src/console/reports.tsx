import { useEffect, useState } from 'preact/hooks';
import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, useAnswer } from './admin-api.ts';
import { timeOf } from './time.tsx';

type Case = Answer<'/api/admin/reports'>['cases'][number];

/** The queue of reports: j and k choose the next and the one before. */
export function Reports({ operator }: { operator: Operator }) {
  const { data, error, reload } = useAnswer('reports', () => call('GET /api/admin/reports'));
  const [chosen, setChosen] = useState(0);
  const cases = data?.cases ?? [];
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || (event.key !== 'j' && event.key !== 'k')) return;
      setChosen((at) => Math.min(Math.max(0, at + (event.key === 'j' ? 1 : -1)), cases.length - 1));
    };
    addEventListener('keydown', move);
    return () => removeEventListener('keydown', move);
  }, [cases.length]);
  const current = cases[Math.min(chosen, cases.length - 1)];
  return (
    <>
      <h1>Reports</h1>
      {error && <p role="alert">{error}</p>}
      {data && cases.length === 0 && <p class="console-empty">Nothing waits for a decision.</p>}
      <div class="console-queue">
        <ol>
          {cases.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                class="console-choice"
                aria-current={one === current ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <strong>{one.title ?? 'gone'}</strong> {one.target}, {one.reports} reports
                {!one.shown && one.target !== 'purchase' && ', hidden'}
              </button>
            </li>
          ))}
        </ol>
        {current && <CasePanel key={current.id} one={current} operator={operator} onDecided={reload} />}
      </div>
    </>
  );
}

function CasePanel({ one, operator, onDecided }: { one: Case; operator: Operator; onDecided(): void }) {
  const path = { target: one.target, id: one.id };
  const { data, error } = useAnswer(one.id, () => call('GET /api/admin/things/{target}/{id}', { path }));
  const isPurchase = one.target === 'purchase';
  const mayDecide = operator.role === 'owner' || operator.role === 'moderator';
  const address = {
    game: `/g/${one.id}`,
    clip: `/c/${one.id}`,
    live: `/l/${one.id}`,
    profile: undefined,
    comment: undefined,
    chat_message: undefined,
    purchase: undefined,
  }[one.target];
  return (
    <section class="console-case" aria-label={one.title ?? 'A thing that is gone'}>
      <h2>{one.title ?? 'gone'}</h2>
      {address && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            Look at it
          </a>
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      <ul>
        {data?.reports.map((report) => (
          <li key={report.createdAt + report.reporter}>
            @{report.reporter}, {timeOf(report.createdAt)}
            {report.category && `, ${report.category}`}: {report.reason}
          </li>
        ))}
      </ul>
      {data && data.decisions.length > 0 && (
        <ul>
          {data.decisions.map((made) => (
            <li key={made.decidedAt}>
              {timeOf(made.decidedAt)}: {made.decision} by {made.decidedBy}. {made.reason}
            </li>
          ))}
        </ul>
      )}
      {data && (
        <p class="console-buttons">
          {mayDecide && !isPurchase && <ActionButton action={hideOf(path)} onDone={onDecided} />}
          {mayDecide && (
            <ActionButton action={restoreOf(path, isPurchase ? 'Close the case' : 'Restore')} onDone={onDecided} />
          )}
          {isPurchase && <a href={`#money/${data.ownerId}`}>Refund it</a>}
          <a href={`#people/${data.ownerId}`}>{isPurchase ? 'Its buyer' : 'Its owner'}</a>
        </p>
      )}
    </section>
  );
}

type Thing = Pick<Case, 'target' | 'id'>;

function hideOf(path: Thing): ConsoleAction {
  return {
    title: 'Hide',
    run: (_values, reason) => call('POST /api/admin/things/{target}/{id}/hide', { path, body: { reason } }),
  };
}

function restoreOf(path: Thing, title: string): ConsoleAction {
  return {
    title,
    run: (_values, reason) => call('POST /api/admin/things/{target}/{id}/restore', { path, body: { reason } }),
  };
}
