import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Coin, Icon, type IconName } from './icons.tsx';
import './toasts.css';

type Toast = {
  title: string;
  text?: string;
  look?: 'plain' | 'good' | 'bad';
  icon?: IconName;
  /** Coins received with it. */
  coins?: number;
};
type ShownToast = Toast & { id: number };

const shownMs = 4_500;
const leavingMs = 240;
const atOnceMax = 3;
const toasts = signal<ShownToast[]>([]);
let lastId = 0;

/** Shows a short message, which disappears by itself. */
export function showToast(toast: Toast): void {
  lastId += 1;
  toasts.value = [...toasts.value, { ...toast, id: lastId }].slice(-atOnceMax);
}

function removeToast(toastId: number): void {
  toasts.value = toasts.value.filter(({ id }) => id !== toastId);
}

export function ToastLayer() {
  const shown = toasts.value;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = layer;
    // Reopened each time, so that it is above a sheet that was opened in the meantime.
    if (current?.matches(':popover-open')) current.hidePopover();
    if (shown.length > 0) current?.showPopover();
  }, [shown]);
  return (
    <div ref={layer} popover="manual" class="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: ShownToast }) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const leave = setTimeout(() => setLeaving(true), shownMs);
    const remove = setTimeout(() => removeToast(toast.id), shownMs + leavingMs);
    return () => {
      clearTimeout(leave);
      clearTimeout(remove);
    };
  }, [toast.id]);
  const { look = 'plain', icon, coins } = toast;
  return (
    <div class={`toast toast-${look}${leaving ? ' toast-leaving' : ''}`}>
      {icon && (
        <span class="toast-icon">
          <Icon name={icon} size={20} />
        </span>
      )}
      <div class="toast-words">
        <strong>{toast.title}</strong>
        {toast.text && <span>{toast.text}</span>}
      </div>
      {coins !== undefined && coins > 0 && (
        <span class="toast-coins">
          +{coins} <Coin />
        </span>
      )}
    </div>
  );
}
