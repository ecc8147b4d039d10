import { useEffect, useRef, useState } from 'preact/hooks';
import { Field, FormError, SelectField } from './field.tsx';
import { type FormValues, valuesOf } from './form-values.ts';

export type ActionField = {
  name: string;
  label: string;
  type?: 'text' | 'number' | 'datetime-local' | 'checkbox';
  /** The initial value. */
  value?: string;
  /** A choice of one of these. */
  options?: readonly (readonly [value: string, label: string])[];
  isOptional?: boolean;
};

/** An action of an operator: its fields besides the reason, and the request it sends. */
export type ConsoleAction = {
  title: string;
  /** Its target, where a table offers the same action in every row. */
  about?: string;
  /** The keyboard shortcut, on screens that have them. */
  key?: string;
  /** The name that has to be typed to confirm an irreversible action. */
  confirm?: string;
  fields?: ActionField[];
  run(values: FormValues, reason: string): Promise<unknown>;
};

/** A button that asks for the reason and further fields before it sends anything. */
export function ActionButton({ action, onDone }: { action: ConsoleAction; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  return (
    <>
      <button
        type="button"
        class={action.confirm === undefined ? undefined : 'danger'}
        aria-label={action.about === undefined ? undefined : fullTitleOf(action)}
        aria-keyshortcuts={action.key}
        onClick={() => setOpen(true)}
      >
        {action.title}
      </button>
      {waits && (
        <span role="status">
          Waits for <a href="#requests">another operator</a>.
        </span>
      )}
      {isOpen && <ActionDialog action={action} onClose={() => setOpen(false)} onAsked={setWaits} onDone={onDone} />}
    </>
  );
}

const fullTitleOf = ({ title, about }: ConsoleAction) => (about === undefined ? title : `${title}: ${about}`);

type DialogProps = { action: ConsoleAction; onClose(): void; onAsked(waits: boolean): void; onDone(): void };

function ActionDialog({ action, onClose, onAsked, onDone }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = valuesOf(event);
    try {
      onAsked(isAsked(await action.run(values, values.text('reason'))));
      onClose();
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <dialog ref={dialog} class="console-dialog" aria-label={fullTitleOf(action)} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{fullTitleOf(action)}</h2>
        {action.fields?.map(({ name, label, type = 'text', value, options, isOptional = false }) =>
          options ? (
            <SelectField key={name} name={name} label={label} options={options} value={value} />
          ) : (
            <Field key={name} name={name} label={label} type={type} defaultValue={value} isOptional={isOptional} />
          ),
        )}
        {action.confirm !== undefined && (
          <Field name="confirm" label={`Type "${action.confirm}" to confirm`} autoComplete="off" />
        )}
        <Field name="reason" label="Reason, for the log" maxLength={500} />
        <FormError text={error} />
        <p class="console-buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class={action.confirm === undefined ? 'primary' : 'danger'}>
            {action.title}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Whether a dangerous action is still pending: its answer is the request for another operator's approval. */
function isAsked(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('request' in answer)) return false;
  const { request } = answer;
  return typeof request === 'object' && request !== null && 'status' in request && request.status === 'pending';
}
