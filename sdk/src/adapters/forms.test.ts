import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './forms.ts';

afterEach(() => vi.unstubAllGlobals());

type Button = { type: string; disabled?: boolean; value?: string; formNoValidate?: boolean };

/** A page with one form; each submission that the game hears of stands in `heard`. */
function startPage({ buttons = [] as Button[], isValid = true, method = 'get' } = {}) {
  vi.stubGlobal(
    'SubmitEvent',
    class extends Event {
      readonly submitter: unknown;
      constructor(type: string, { submitter, ...init }: EventInit & { submitter: unknown }) {
        super(type, init);
        this.submitter = submitter;
      }
    },
  );
  const heard: unknown[] = [];
  const closed: unknown[] = [];
  const form = Object.assign(new EventTarget(), {
    elements: buttons,
    method,
    noValidate: false,
    reportValidity: () => isValid,
    closest: () => ({ close: (value: unknown) => closed.push(value) }),
  });
  form.addEventListener('submit', (event) => heard.push((event as SubmitEvent).submitter));
  const prototype: { requestSubmit?: (submitter?: unknown) => void } = {};
  const page = Object.assign(new EventTarget(), { document: {}, HTMLFormElement: { prototype } });
  install(page as unknown as AdapterPage);
  const fire = (type: string, target: object, more: object = {}, prepare: (event: Event) => void = () => {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    Object.defineProperty(event, 'target', { value: target });
    prepare(event);
    return page.dispatchEvent(event);
  };
  const click = (button: Button, prepare?: (event: Event) => void) => {
    const owned = Object.assign(button, { form });
    return fire('click', { closest: () => owned }, {}, prepare);
  };
  const enter = (more: object = {}) => fire('keydown', { form, localName: 'input' }, { key: 'Enter', ...more });
  return { heard, closed, click, enter, requestSubmit: () => prototype.requestSubmit?.call(form) };
}

describe('a form in a frame that may submit none', () => {
  it('fires the event for a click on its button, and prevents the default action', () => {
    const { heard, click } = startPage();
    const button = { type: 'submit' };
    expect(click(button)).toBe(false);
    expect(heard).toEqual([button]);
  });

  it('fires nothing where the button is another or disabled, the game handled the click, or a field is invalid', () => {
    const { heard, click } = startPage();
    expect(click({ type: 'button' })).toBe(true);
    expect(click({ type: 'submit', disabled: true })).toBe(true);
    click({ type: 'submit' }, (event) => event.preventDefault());
    expect(heard).toEqual([]);
    const wrong = startPage({ isValid: false });
    wrong.click({ type: 'submit' });
    expect(wrong.heard).toEqual([]);
    wrong.click({ type: 'submit', formNoValidate: true });
    expect(wrong.heard).toHaveLength(1);
  });

  it('fires the event for Enter where it has no button to click, and for a submission that the game requests', () => {
    const { heard, enter, requestSubmit } = startPage();
    expect(enter()).toBe(false);
    expect(enter({ isComposing: true })).toBe(true);
    requestSubmit();
    expect(heard).toEqual([null, null]);
    expect(startPage({ buttons: [{ type: 'submit' }] }).enter()).toBe(true);
  });

  it('closes its dialog with the value of the button', () => {
    const { closed, click } = startPage({ method: 'dialog' });
    click({ type: 'submit', value: 'again' });
    expect(closed).toEqual(['again']);
  });
});
