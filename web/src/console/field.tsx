import { useId } from 'preact/hooks';

type FieldProps = {
  label: string;
  name: string;
  type?: string;
  inputMode?: 'numeric';
  pattern?: string;
  autoComplete?: string;
  maxLength?: number;
};

/** A labelled input that must be filled in, or a box to tick. */
export function Field({ label, type, ...input }: FieldProps) {
  const id = useId();
  // The types of inputs differ by their type; this one has only what all of them have.
  const typed = { type: type ?? 'text' } as { type: 'text' };
  // A box may stay empty: that is its answer.
  const required = type !== 'checkbox';
  return (
    <p class="console-field">
      <label for={id}>{label}</label>
      <input id={id} required={required} {...input} {...typed} />
    </p>
  );
}

export function FormError({ text }: { text: string | undefined }) {
  return (
    <p role="alert" class="console-error">
      {text}
    </p>
  );
}
