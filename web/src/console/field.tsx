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

/** A labelled input that must be filled in. */
export function Field({ label, type = 'text', ...input }: FieldProps) {
  const id = useId();
  return (
    <p class="console-field">
      <label for={id}>{label}</label>
      <input id={id} required {...{ type }} {...input} />
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
