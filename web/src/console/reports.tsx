import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionButton, type ConsoleAction } from './action-dialog.tsx';
import { type Answer, call, type Operator, useAnswer, usePages } from './admin-api.ts';
import { Preview } from './preview.tsx';
import { timeOf } from './time.tsx';

const shortcuts = [
  ['j', 'the next case'],
  ['k', 'the case before'],
  ['h', 'hide it'],
  ['r', 'restore it, or keep it as it is'],
  ['o', 'look at it'],
  ['?', 'show or put away this list'],
] as const;

/** Keys typed into a field or with a modifier are not shortcuts. */
function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !shortcuts.some(([one]) => one === key)) return false;
  return !(target instanceof Element && target.closest('input, dialog'));
}

type Case = Answer<'/api/admin/reports'>['cases'][number];

/** The queue of reports. j and k move the selection; h, r and o trigger the buttons with that shortcut. */
export function Reports({ operator }: { operator: Operator }) {
  const { rows, error, showMore } = usePages('reports', async (query) => {
    const { cases: page, nextCursor } = await call('GET /api/admin/reports', { query });
    return { rows: page, nextCursor };
  });
  // Decided cases are removed without reloading, to keep the position in a long queue.
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(0);
  const queue = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDetailsElement>(null);
  const cases = (rows ?? []).filter(({ id }) => !decided.includes(id));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The dialog takes the focus as it opens: the letter must not be typed into it.
      event.preventDefault();
      if (event.key === '?') help.current?.toggleAttribute('open');
      else if (event.key === 'j' || event.key === 'k')
        setChosen((at) => Math.min(Math.max(0, at + (event.key === 'j' ? 1 : -1)), cases.length - 1));
      else queue.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cases.length]);
  const current = cases[Math.min(chosen, cases.length - 1)];
  return (
    <>
      <h1>Reports</h1>
      {error && <p role="alert">{error}</p>}
      {rows && cases.length === 0 && !showMore && <p class="console-empty">Nothing waits for a decision.</p>}
      <details ref={help}>
        <summary>Keyboard shortcuts (?)</summary>
        <ul>
          {shortcuts.map(([key, what]) => (
            <li key={key}>
              <kbd>{key}</kbd> {what}
            </li>
          ))}
        </ul>
      </details>
      <div class="console-queue" ref={queue}>
        <div>
          <ol>
            {cases.map((one, index) => (
              <li key={one.id}>
                <button
                  type="button"
                  class="console-choice"
                  aria-current={one === current ? 'true' : undefined}
                  onClick={() => setChosen(index)}
                >
                  <strong>{one.title ?? 'gone'}</strong> {one.target}, {one.reports}{' '}
                  {one.reports === 1 ? 'report' : 'reports'}
                  {!one.shown && one.target !== 'purchase' && ', hidden'}
                </button>
              </li>
            ))}
          </ol>
          {showMore && (
            <button type="button" onClick={showMore}>
              Show more
            </button>
          )}
        </div>
        {current && (
          <CasePanel
            key={current.id}
            one={current}
            operator={operator}
            onDecided={() => setDecided([...decided, current.id])}
          />
        )}
      </div>
    </>
  );
}

function CasePanel({ one, operator, onDecided }: { one: Case; operator: Operator; onDecided(): void }) {
  const path = { target: one.target, id: one.id };
  const { data, error } = useAnswer(one.id, () => call('GET /api/admin/things/{target}/{id}', { path }));
  const [isShown, setShown] = useState(false);
  const isPurchase = one.target === 'purchase';
  const hasPage = one.title !== null && ['game', 'clip', 'live', 'recording', 'comment'].includes(one.target);
  const mayDecide = operator.role === 'owner' || operator.role === 'moderator';
  return (
    <section class="console-case" aria-label={one.title ?? 'A thing that is gone'}>
      <h2>{one.title ?? 'gone'}</h2>
      {data?.preview && (
        <p class="console-buttons">
          <button type="button" aria-keyshortcuts="o" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            Look at it
          </button>
          {hasPage && <a href={`#content/${one.target}/${one.id}`}>Its page</a>}
        </p>
      )}
      {data?.preview && isShown && <Preview preview={data.preview} title={one.title ?? ''} />}
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
          {mayDecide && !isPurchase && data.ownerId && <ActionButton action={hideOf(path)} onDone={onDecided} />}
          {mayDecide && (
            <ActionButton
              action={restoreOf(path, isPurchase || !data.ownerId ? 'Close the case' : 'Restore')}
              onDone={onDecided}
            />
          )}
          {isPurchase && <a href={`#money/${data.ownerId}`}>Refund it</a>}
          {data.ownerId && <a href={`#people/${data.ownerId}`}>{isPurchase ? 'Its buyer' : 'Its owner'}</a>}
        </p>
      )}
    </section>
  );
}

type Thing = Pick<Case, 'target' | 'id'>;

export function hideOf(path: Thing): ConsoleAction {
  return {
    title: 'Hide',
    key: 'h',
    run: (_values, reason) => call('POST /api/admin/things/{target}/{id}/hide', { path, body: { reason } }),
  };
}

export function restoreOf(path: Thing, title: string): ConsoleAction {
  return {
    title,
    key: 'r',
    run: (_values, reason) => call('POST /api/admin/things/{target}/{id}/restore', { path, body: { reason } }),
  };
}
