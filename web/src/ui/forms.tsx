import type { ComponentChildren } from 'preact';
import type { Failure } from '../api/failure.ts';

type FormProps = {
  submit(): void;
  class?: string;
  /** Its own words say what is missing, not the browser's. */
  noValidate?: boolean;
  children: ComponentChildren;
};

/** A form that is sent by us and not by the browser. */
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

/** Why what was asked for was not done. */
export function Refused({ failure, id }: { failure: Failure | undefined; id?: string }) {
  if (!failure) return null;
  return (
    <p class="said-bad" role="alert" id={id}>
      {failure.message}
    </p>
  );
}
