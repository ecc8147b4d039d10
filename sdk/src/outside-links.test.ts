import { describe, expect, it, vi } from 'vitest';
import { askAboutLinks } from './outside-links.ts';

function startPage() {
  const navigation = new EventTarget();
  const opened: unknown[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { host: 'game.example' },
    document: { baseURI: 'https://game.example/~1/index.html' },
    navigation,
    open: (...args: unknown[]) => opened.push(args) as unknown as Window,
  }) as unknown as Window & { navigation: EventTarget };
  const openLink = vi.fn(async (_url: string) => true);
  askAboutLinks(page, openLink);
  /** A click on a link with this address, at an element inside of it; whether the browser would follow it. */
  const click = (href: string, prepare: (event: Event) => void = () => {}): boolean => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: { closest: () => ({ href }) } });
    prepare(event);
    return page.dispatchEvent(event);
  };
  const navigate = (url: string, cancelable = true): boolean =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { destination: { url } }));
  return { page, opened, openLink, click, navigate };
}

describe('links to other sites', () => {
  it('ask the player, and the game stays', () => {
    const { page, opened, openLink, click, navigate } = startPage();
    expect(click('https://other.example/a')).toBe(false);
    expect(navigate('https://other.example/b')).toBe(false);
    expect(page.open('//other.example/c')).toBeNull();
    expect(openLink.mock.calls).toEqual([
      ['https://other.example/a'],
      ['https://other.example/b'],
      ['https://other.example/c'],
    ]);
    expect(opened).toEqual([]);
  });

  it('are ignored where they lead to the game itself, or the game handles them', () => {
    const { page, opened, openLink, click, navigate } = startPage();
    expect(click('https://game.example/~1/menu.html')).toBe(true);
    expect(click('javascript:void(0)')).toBe(true);
    click('https://other.example/', (event) => event.preventDefault());
    expect(navigate('https://game.example/~1/level2.html')).toBe(true);
    expect(navigate('blob:https://game.example/1')).toBe(true);
    expect(navigate('https://other.example/', false)).toBe(true);
    page.open('help.html');
    page.open();
    expect(openLink).not.toHaveBeenCalled();
    expect(opened).toEqual([['help.html'], [undefined]]);
  });
});
