import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';

type MenuLine = { icon: IconName; children: ComponentChildren };

export function MenuButton({ icon, onClick, children }: MenuLine & { onClick(): void }) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon name={icon} />
        <span>{children}</span>
      </button>
    </li>
  );
}

export function MenuLink({ icon, href, onFollow, children }: MenuLine & { href: string; onFollow?(): void }) {
  return (
    <li>
      <a href={href} onClick={onFollow}>
        <Icon name={icon} />
        <span>{children}</span>
      </a>
    </li>
  );
}
