import { useEffect, useRef, useState } from 'preact/hooks';
import { send } from './admin-api.ts';
import { Field, FormError } from './field.tsx';

/** Something an operator may do: where the request goes, and what is asked besides the reason. */
export type ConsoleAction = {
  title: string;
  method?: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: object;
  /** The name that has to be typed, for what cannot be undone. */
  confirm?: string;
  fields?: { name: string; label: string; type?: 'text' | 'number' | 'datetime-local' | 'checkbox' }[];
};

/** A button that asks for the reason, and what else is needed, before it does anything. */
export function ActionButton({ action, onDone }: { action: ConsoleAction; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={action.confirm === undefined ? undefined : 'danger'} onClick={() => setOpen(true)}>
        {action.title}
      </button>
      {isOpen && <ActionDialog action={action} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

function ActionDialog({ action, onClose, onDone }: { action: ConsoleAction; onClose(): void; onDone(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const typed = Object.fromEntries(
      (action.fields ?? []).map(({ name, type }) => [name, typedValue(form, name, type)]),
    );
    const confirmed = action.confirm === undefined ? {} : { confirm: form.get('confirm') };
    try {
      await send(action.method ?? 'POST', action.path, {
        ...action.body,
        ...typed,
        ...confirmed,
        reason: form.get('reason'),
      });
      onClose();
      onDone();
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <dialog ref={dialog} class="console-dialog" aria-label={action.title} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{action.title}</h2>
        {action.fields?.map(({ name, label, type = 'text' }) => (
          <Field key={name} name={name} label={label} type={type} />
        ))}
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

function typedValue(form: FormData, name: string, type: string | undefined): unknown {
  const text = String(form.get(name) ?? '');
  if (type === 'checkbox') return text === 'on';
  if (type === 'number') return Number(text);
  return type === 'datetime-local' ? new Date(text).toISOString() : text;
}
