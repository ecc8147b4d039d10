import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// Engines focus their window or canvas when they start. In a feed the next game starts while another one is played: it
// would take the keyboard from the player, and a game that pauses when it loses the focus would pause. No event tells
// the host. So a game that does not have the keyboard does not take it: what it focuses meanwhile gets the focus when
// the player gives the keyboard to the game.
//
// Some engines listen for keys on their canvas and expect the player to click it. That click goes to the host, where it
// starts the play: so such a canvas gets the focus with the page.
export function install(page: AdapterPage): void {
  const { document } = page;
  document.currentScript?.remove();
  const outer = outermostPageOf(page);
  if (outer.parent === outer) return;
  const { prototype } = page.HTMLElement;
  const [focusPage, focusElement] = [page.focus, prototype.focus];
  let waiting: (() => void) | undefined;
  const focusCanvas = () => {
    const canvas = document.querySelector<HTMLElement>('canvas[tabindex]');
    if (canvas) focusElement.call(canvas, { preventScroll: true });
  };
  const hasKeyboard = () => outer.document.hasFocus();

  outer.addEventListener('focus', () => {
    const focus = waiting;
    waiting = undefined;
    if (focus) focus();
    else if (document.activeElement === document.body) focusCanvas();
  });
  page.focus = () => {
    const focus = () => focusPage.call(page);
    if (hasKeyboard()) focus();
    else waiting ??= focus;
  };
  prototype.focus = function (options) {
    const focus = () => focusElement.call(this, options);
    if (hasKeyboard()) focus();
    else waiting = focus;
  };
}

// A page of the game may be in a frame of another one: between these two the game may move the focus as it likes.
function outermostPageOf(page: Window): Window {
  try {
    if (page.parent !== page && page.parent.document) return outermostPageOf(page.parent);
  } catch {
    // The page around it is a host's, of another origin.
  }
  return page;
}
