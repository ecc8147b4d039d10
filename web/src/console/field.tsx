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

/** A labelled required input, or a checkbox. */
export function Field({ label, type, isOptional = false, ...input }: FieldProps) {
  const id = useId();
  // Input attributes depend on the type; only the common ones are used.
  const typed = { type: type ?? 'text' } as { type: 'text' };
  // A checkbox may stay unchecked.
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

/** A labelled select. */
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
