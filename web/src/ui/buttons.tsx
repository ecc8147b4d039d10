import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'label' | 'type' | 'disabled' | 'class'> & {
  /** `next` is the primary action; there is at most one on a screen. */
  look?: 'next' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  wide?: boolean;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** The action is running: the button stays in place and ignores further taps. */
  busy?: boolean;
  class?: string;
  children?: ComponentChildren;
};

export function Button({
  look = 'plain',
  icon,
  wide,
  busy,
  children,
  class: more,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [, release] = useState({});
  const isOff = disabled || busy;
  // A focused button that becomes disabled keeps the focus, which a browser would remove: keyboard users continue from
  // here.
  const isHeld = isOff && button.current !== null && button.current === document.activeElement;
  return (
    <button
      ref={button}
      type={type}
      class={`button button-${look}${wide ? ' button-wide' : ''}${more ? ` ${more}` : ''}`}
      aria-busy={busy || undefined}
      disabled={isOff && !isHeld}
      {...rest}
      {...(isHeld && { 'aria-disabled': true, onBlur: () => release({}), onClick: (event) => event.preventDefault() })}
    >
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  );
}

type RoundProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'label' | 'type' | 'disabled' | 'class'> & {
  icon: IconName;
  label: string;
  class?: string;
  disabled?: boolean;
};

/** An icon button of at least 44 px. */
export function RoundButton({ icon, label, class: more, ...rest }: RoundProps) {
  return (
    <button type="button" class={`round${more ? ` ${more}` : ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
