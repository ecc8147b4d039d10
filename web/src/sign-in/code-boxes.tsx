import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/translate.ts';

const length = 6;

/**
 * Six boxes for a code. Behind them is one field, so that pasting, autofill from a message, deleting and screen readers
 * work as in any field.
 */
export function CodeBoxes({
  code,
  change,
  full,
  disabled,
}: {
  code: string;
  change(code: string): void;
  full(code: string): void;
  disabled: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled) field.current?.focus();
  }, [disabled]);
  return (
    <div class="code">
      <input
        ref={field}
        id="sign-in-code"
        class="code-field"
        type="text"
        inputMode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{6}"
        aria-label={t('signIn.code')}
        value={code}
        disabled={disabled}
        onInput={(event) => {
          // A pasted "123 456" or "Your code is 123456." works too.
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
          event.currentTarget.value = digits;
          change(digits);
          if (digits.length === length) full(digits);
        }}
      />
      <div class="code-boxes" aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <span key={place} class={place === Math.min(code.length, length - 1) ? 'code-box code-box-here' : 'code-box'}>
            {code[place] ?? ''}
          </span>
        ))}
      </div>
    </div>
  );
}
