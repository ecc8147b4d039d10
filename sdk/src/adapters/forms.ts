import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

type Submitter = HTMLButtonElement | HTMLInputElement;

// Quizzes and word games handle an answer in the submit event of a form. In a sandboxed frame browsers block the
// submission before they fire the event, so it is fired here. Nothing is sent either way.
export function install(page: AdapterPage): void {
  page.document.currentScript?.remove();
  const submit = (form: HTMLFormElement, submitter: Submitter | null): void => {
    if (!form.noValidate && !submitter?.formNoValidate && !form.reportValidity()) return;
    const isLeft = form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    if (isLeft && form.method === 'dialog') form.closest('dialog')?.close(submitter?.value);
  };

  // After all other listeners, because a game may have handled the click itself. Enter in a field clicks the form's
  // button.
  page.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<Submitter>('button, input');
    if (event.defaultPrevented || !button?.form || !isSubmitter(button)) return;
    event.preventDefault();
    submit(button.form, button);
  });
  page.addEventListener('keydown', (event) => {
    const { form, localName } = event.target as Partial<HTMLInputElement>;
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !form || localName !== 'input') return;
    if ([...form.elements].some((one) => isSubmitter(one as Submitter))) return;
    event.preventDefault();
    submit(form, null);
  });
  page.HTMLFormElement.prototype.requestSubmit = function (this: HTMLFormElement, submitter) {
    submit(this, (submitter as Submitter | null | undefined) ?? null);
  };
}

function isSubmitter({ type, disabled }: Submitter): boolean {
  return !disabled && (type === 'submit' || type === 'image');
}
