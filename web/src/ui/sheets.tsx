import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/translate.ts';
import { RoundButton } from './buttons.tsx';
import { listenForDrags } from './drag.ts';
import { prefersStillness } from './motion.ts';
import './sheets.css';

type SheetContent = (close: () => void) => ComponentChildren;
type OpenSheet = {
  id: number;
  title: string;
  content: SheetContent;
  /** Closed by the visitor or by its content. */
  closed: () => void;
};

const sheets = signal<OpenSheet[]>([]);
export const sheetIsOpen = signal(false);
let lastId = 0;
const leavingMs = 200;
const dragSharesToClose = 0.3;
const flickPxPerSecond = 600;

/** Opens a sheet from below; resolves when it is closed. */
export function showSheet(title: string, content: SheetContent): Promise<void> {
  return new Promise((resolve) => {
    lastId += 1;
    sheets.value = [...sheets.value, { id: lastId, title, content, closed: resolve }];
    sheetIsOpen.value = true;
  });
}

function remove(sheet: OpenSheet): void {
  const rest = sheets.value.filter(({ id }) => id !== sheet.id);
  if (rest.length === sheets.value.length) return;
  sheets.value = rest;
  sheetIsOpen.value = rest.length > 0;
  sheet.closed();
}

export function SheetLayer() {
  return (
    <>
      {sheets.value.map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} />
      ))}
    </>
  );
}

function Sheet({ sheet }: { sheet: OpenSheet }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);

  const close = () => {
    const { current } = dialog;
    if (!current?.open) return;
    current.classList.add('sheet-leaving');
    // While it closes, further taps have no effect.
    current.inert = true;
    setTimeout(() => current.close(), prefersStillness() ? 0 : leavingMs);
  };

  useEffect(() => {
    const { current } = dialog;
    if (!current || !head.current) return;
    current.showModal();
    // The focused element may be replaced, for example an offer by its receipt: the focus then stays in the sheet.
    const keeper = new MutationObserver(() => {
      if (document.activeElement === document.body && !current.inert) current.focus();
    });
    keeper.observe(current, { childList: true, subtree: true });
    const forget = listenForDrags(head.current, {
      begins: () => true,
      moves({ distance }) {
        current.classList.add('sheet-dragged');
        current.style.setProperty('--pulled', `${Math.max(0, distance)}px`);
      },
      ends({ distance, velocity }) {
        current.classList.remove('sheet-dragged');
        if (velocity > flickPxPerSecond || distance > current.clientHeight * dragSharesToClose) close();
        else current.style.setProperty('--pulled', '0px');
      },
    });
    return () => {
      keeper.disconnect();
      forget();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      class="sheet"
      tabIndex={-1}
      aria-labelledby={`sheet-${sheet.id}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Also when the browser closes it without asking.
      onClose={() => remove(sheet)}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-box">
        <div class="sheet-head" ref={head}>
          <h2 id={`sheet-${sheet.id}`}>{sheet.title}</h2>
          <RoundButton icon="close" label={t('common.close')} onClick={close} />
        </div>
        <div class="sheet-body">{sheet.content(close)}</div>
      </div>
    </dialog>
  );
}
