import type { ComponentChildren } from 'preact';
import { Icon } from './icons.tsx';

type FormProps = {
  submit(): void;
  class?: string;
  /** The form shows its own validation messages instead of the browser's. */
  noValidate?: boolean;
  children: ComponentChildren;
};

/** A form submitted by script. */
export function Form({ submit, class: look = 'form', noValidate = false, children }: FormProps) {
  return (
    <form
      class={look}
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}

/** Why an action failed. */
export function Refused({ failure, id }: { failure: { message: string } | undefined; id?: string }) {
  if (!failure) return null;
  return (
    <p class="error-text" role="alert" id={id}>
      {failure.message}
    </p>
  );
}

type SwitchProps = { checked: boolean; set(checked: boolean): void; disabled?: boolean; describedBy?: string };

export function Switch({ checked, set, disabled, describedBy, children }: SwitchProps & { children: string }) {
  return (
    <label class="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-describedby={describedBy}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </label>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  options: readonly (readonly [value: T, label: string, count?: number])[];
  chosen: NoInfer<T>;
  choose(value: NoInfer<T>): void;
};

/** A choice of one of a few. */
export function Choice<T extends string>({ label, options, chosen, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice" aria-label={label}>
      {options.map(([value, words, count]) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => choose(value)}>
          {words} {count !== undefined && <span class="figure">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

type SearchProps = { label: string; placeholder: string; words: string; write(words: string): void };

export function SearchField({ label, placeholder, words, write }: SearchProps) {
  return (
    <label class="search">
      <Icon name="find" size={20} />
      <span class="visually-hidden">{label}</span>
      <input
        type="search"
        placeholder={placeholder}
        maxLength={50}
        autocomplete="off"
        value={words}
        onInput={(event) => write(event.currentTarget.value)}
      />
    </label>
  );
}
