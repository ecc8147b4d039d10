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

type MenuLinkProps = MenuLine & { href: string; onFollow?(): void /** How many there are. */; count?: number };

export function MenuLink({ icon, href, onFollow, count, children }: MenuLinkProps) {
  return (
    <li>
      <a href={href} onClick={onFollow}>
        <Icon name={icon} />
        <span>{children}</span>
        {count !== undefined && <span class="quiet figure">{count}</span>}
      </a>
    </li>
  );
}
