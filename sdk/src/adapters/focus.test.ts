import { describe, expect, it } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './focus.ts';

type FakeDocument = {
  hasFocus(): boolean;
  body: object;
  activeElement: object;
  querySelector(selector: string): unknown;
};
type FakePage = EventTarget & { parent: unknown; document: FakeDocument; focus(): void };

/** A page of a game; what got the focus stands in `focused`. */
function startPage({ parent, canvasId }: { parent?: unknown; canvasId?: string } = {}) {
  const focused: string[] = [];
  let hasKeyboard = false;
  class HTMLElement {
    readonly id: string;
    constructor(id: string) {
      this.id = id;
    }
    focus() {
      focused.push(this.id);
    }
  }
  const body = {};
  const querySelector = (selector: string) =>
    selector === 'canvas[tabindex]' && canvasId !== undefined ? new HTMLElement(canvasId) : null;
  const page: FakePage & { HTMLElement: typeof HTMLElement } = Object.assign(new EventTarget(), {
    parent,
    document: { hasFocus: () => hasKeyboard, body, activeElement: body, querySelector },
    focus: () => void focused.push('page'),
    HTMLElement,
  });
  page.parent ??= page;
  install(page as unknown as AdapterPage);
  return {
    page,
    focused,
    element: (id: string) => new HTMLElement(id),
    giveKeyboard() {
      hasKeyboard = true;
      page.dispatchEvent(new Event('focus'));
    },
  };
}

/** A host is of another origin: its document throws. */
const host = {
  get document() {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};

describe('a game that starts beside the one that is played', () => {
  it('does not take the keyboard, and focuses its canvas when the player comes to it', () => {
    const { page, focused, element, giveKeyboard } = startPage({ parent: host });
    element('menu').focus();
    element('canvas').focus();
    page.focus();
    expect(focused).toEqual([]);
    giveKeyboard();
    expect(focused).toEqual(['canvas']);
    giveKeyboard();
    expect(focused).toEqual(['canvas']);
  });

  it('moves the focus as it likes once it has the keyboard', () => {
    const { page, focused, element, giveKeyboard } = startPage({ parent: host });
    giveKeyboard();
    element('name').focus();
    page.focus();
    expect(focused).toEqual(['name', 'page']);
  });

  it('in a frame of its own page it follows that page', () => {
    const outer = startPage({ parent: host });
    const inner = startPage({ parent: outer.page });
    inner.page.focus();
    expect(inner.focused).toEqual([]);
    outer.giveKeyboard();
    expect(inner.focused).toEqual(['page']);
    inner.element('canvas').focus();
    expect(inner.focused).toEqual(['page', 'canvas']);
  });
});

describe('a game that listens for keys on its canvas and waits for a click', () => {
  it('has them when the player comes to it, because that click went to the host', () => {
    const { focused, giveKeyboard } = startPage({ parent: host, canvasId: 'canvas' });
    expect(focused).toEqual([]);
    giveKeyboard();
    expect(focused).toEqual(['canvas']);
  });

  it('keeps the field that the player writes in', () => {
    const { page, focused, giveKeyboard } = startPage({ parent: host, canvasId: 'canvas' });
    page.document.activeElement = {};
    giveKeyboard();
    expect(focused).toEqual([]);
  });
});

it('a game that is in no frame keeps the functions of the browser', () => {
  const { page, focused, element } = startPage();
  element('canvas').focus();
  page.focus();
  expect(focused).toEqual(['canvas', 'page']);
});
