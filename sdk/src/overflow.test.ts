import { describe, expect, it, vi } from 'vitest';
import { createFakePage, openFakeBridge } from '../test/fake-page.ts';
import { answerDialogs } from './answer-dialogs.ts';
import { reportOverflow } from './overflow.ts';

type Box = { width: number; height: number; right: number; bottom: number };

/** What the host hears from a page of 400 by 300 with these canvases, that is so wide. */
function heard(boxes: Box[], scrollWidth = 400): object[] {
  vi.useFakeTimers();
  const fake = createFakePage();
  Object.assign(fake.window, { innerWidth: 400, innerHeight: 300 });
  Object.assign(fake.window.document, {
    documentElement: { scrollWidth },
    querySelectorAll: () => boxes.map((box) => ({ getBoundingClientRect: () => box })),
  });
  reportOverflow(openFakeBridge(fake), fake.window);
  fake.welcome(3);
  fake.window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  return fake.sent.filter(({ type }) => type === 'overflow').map(({ coinop: _, ...message }) => message);
}

describe('a game that is larger than its frame', () => {
  it.each<[string, Box[], number, object[]]>([
    [
      'is one with a large canvas',
      [{ width: 800, height: 600, right: 808, bottom: 600 }],
      808,
      [{ width: 808, height: 600 }],
    ],
    [
      'is one with a high canvas',
      [{ width: 400, height: 700, right: 400, bottom: 700 }],
      400,
      [{ width: 400, height: 700 }],
    ],
    [
      'is one with a canvas in its middle that sticks out on both sides',
      [{ width: 960, height: 600, right: 680, bottom: 450 }],
      400,
      [{ width: 960, height: 600 }],
    ],
    ['is a wide page without one', [], 900, [{ width: 900, height: 0 }]],
    ['is none that fits', [{ width: 400, height: 300, right: 400, bottom: 300 }], 400, []],
    ['is none whose page is long', [], 400, []],
    [
      'counts by its largest canvas',
      [
        { width: 10, height: 10, right: 2000, bottom: 2000 },
        { width: 390, height: 290, right: 395, bottom: 290 },
      ],
      400,
      [],
    ],
  ])('%s', (_what, boxes, scrollWidth, messages) => {
    expect(heard(boxes, scrollWidth)).toEqual(messages.map((message) => ({ type: 'overflow', ...message })));
  });
});

it('answers for the player where browsers show no dialogs', () => {
  const { window: page } = createFakePage();
  answerDialogs(page);
  expect(page.alert('Over.')).toBeUndefined();
  expect([page.confirm('Again?'), page.prompt('Name?'), page.prompt('Name?', 'Fox')]).toEqual([true, '', 'Fox']);
});
