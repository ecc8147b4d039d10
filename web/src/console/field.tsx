import { useId } from 'preact/hooks';

type FieldProps = {
  label: string;
  name: string;
  type?: string;
  inputMode?: 'numeric';
  pattern?: string;
  autoComplete?: string;
  maxLength?: number;
  defaultValue?: string | undefined;
  isOptional?: boolean;
};

/** A labelled input that must be filled in, or a box to tick. */
export function Field({ label, type, isOptional = false, ...input }: FieldProps) {
  const id = useId();
  // The types of inputs differ by their type; this one has only what all of them have.
  const typed = { type: type ?? 'text' } as { type: 'text' };
  // A box may stay empty: that is its answer.
  const required = type !== 'checkbox' && !isOptional;
  return (
    <p class="console-field">
      <label for={id}>{label}</label>
      <input id={id} required={required} {...input} {...typed} />
    </p>
  );
}

type SelectProps = {
  label: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  value?: string | undefined;
};

/** A labelled choice of one. */
export function SelectField({ label, name, options, value }: SelectProps) {
  const id = useId();
  return (
    <p class="console-field">
      <label for={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([one, title]) => (
          <option key={one} value={one} selected={one === value}>
            {title}
          </option>
        ))}
      </select>
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
