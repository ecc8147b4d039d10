import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakePage, openFakeBridge } from '../test/fake-page.ts';
import { createPlay, listenForFirstInput } from './play.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(lowestWins = false) {
  const fake = createFakePage();
  const scoreOn = vi.fn();
  const play = createPlay(openFakeBridge(fake), fake.window, scoreOn, lowestWins);
  fake.welcome();
  const heard: unknown[] = [];
  play.on('pause', () => heard.push('pause'));
  play.on('resume', () => heard.push('resume'));
  play.on('audio', ({ muted }) => heard.push(muted ? 'muted' : 'loud'));
  return { fake, play, heard, scoreOn };
}

it('a game is paused while its host says so or its page is hidden', () => {
  const { fake, heard } = start();
  fake.say({ type: 'pause' });
  fake.say({ type: 'pause' });
  fake.setHidden(true);
  fake.say({ type: 'resume' });
  expect(heard).toEqual(['pause']);
  fake.setHidden(false);
  expect(heard).toEqual(['pause', 'resume']);
});

it('is notified once each time the sound is switched', () => {
  const { fake, heard } = start();
  for (const muted of [true, true, false]) fake.say({ type: 'audio', muted });
  expect(heard).toEqual(['muted', 'loud']);
});

it('a listener added late is called for a paused and muted game', async () => {
  const { fake, play } = start();
  fake.say({ type: 'welcome', hostVersion: '1', muted: true, paused: true });
  const heard: unknown[] = [];
  play.on('pause', () => heard.push('pause'));
  play.on('resume', () => heard.push('resume'));
  play.on('audio', (audio) => heard.push(audio));
  const off = play.on('pause', () => heard.push('taken off'));
  off();
  await Promise.resolve();
  expect(heard).toEqual(['pause', { muted: true }]);
});

it('a listener that throws is reported and does not stop the others', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const { fake, play, heard } = start();
  play.on('pause', () => {
    throw new Error('the game has a fault');
  });
  play.on('pause', () => heard.push('second'));
  fake.say({ type: 'pause' });
  expect(heard).toEqual(['pause', 'second']);
  expect(reportError).toHaveBeenCalledWith(new Error('the game has a fault'));
});

it('an unknown event name throws', () => {
  const { play } = start();
  expect(() => play.on('puase' as 'pause', () => {})).toThrow('There is no event "puase".');
});

it('reports each start and stop to the host once', () => {
  const { fake, play } = start();
  play.gameplayStop();
  play.gameplayStart();
  play.gameplayStart();
  play.gameplayStop();
  play.gameplayStart();
  expect(fake.sentTypes().slice(1)).toEqual(['gameplayStart', 'gameplayStop', 'gameplayStart']);
});

it('sends the first score at once, then the best of each second, and what is left when play stops', () => {
  const { fake, play } = start();
  const scores = () => fake.sent.flatMap((message) => (message.type === 'score' ? [message.score] : []));
  play.gameplayStart();
  for (const points of [1, 5, 900, 3]) play.score(points);
  expect(scores()).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(scores()).toEqual([1, 900]);
  play.score(4);
  play.score(2);
  play.gameplayStop();
  vi.advanceTimersByTime(5000);
  expect(scores()).toEqual([1, 900, 4, 2]);
});

it('sends the lowest of each quarter of a second where the lowest wins, and says so', () => {
  const { fake, play } = start(true);
  for (const points of [80, 72, 75]) play.score(points);
  vi.advanceTimersByTime(250);
  expect(fake.sent.filter(({ type }) => type === 'score')).toEqual([
    { coinop: 1, type: 'score', score: 80, lowestWins: true },
    { coinop: 1, type: 'score', score: 72, lowestWins: true },
  ]);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.1e15, '5', undefined])('refuses the score %s', (points) => {
  const { play } = start();
  expect(() => play.score(points as number)).toThrow(TypeError);
});

it("only the player's own first input counts", () => {
  const fake = createFakePage();
  listenForFirstInput(openFakeBridge(fake), fake.window);
  fake.welcome();
  const byPlayer = (type: string) => Object.defineProperty(new Event(type), 'isTrusted', { value: true });
  fake.window.dispatchEvent(new Event('keydown'));
  expect(fake.sentTypes()).not.toContain('firstInput');
  fake.window.dispatchEvent(byPlayer('pointerdown'));
  fake.window.dispatchEvent(byPlayer('keydown'));
  expect(fake.sentTypes().filter((type) => type === 'firstInput')).toHaveLength(1);
});

it('scores on a board by name go to the service, the others to the host', () => {
  const { fake, play, scoreOn } = start();
  fake.welcome(2);
  play.score(1);
  play.score(5, { board: 'level-1' });
  play.score(3, { board: 'level-1' });
  play.score(2);
  vi.advanceTimersByTime(1000);
  expect(fake.sent.filter(({ type }) => type === 'score')).toEqual([
    { coinop: 1, type: 'score', score: 1 },
    { coinop: 1, type: 'score', score: 2 },
  ]);
  expect(scoreOn.mock.calls).toEqual([
    ['level-1', 5],
    ['level-1', 3],
  ]);
  expect(() => play.score(1, { board: 'not a name!' })).toThrow(TypeError);
});

it('is notified of a preview, and of the covered areas', async () => {
  const fake = createFakePage();
  const play = createPlay(openFakeBridge(fake), fake.window, vi.fn(), false);
  const heard = vi.fn();
  const preview = { isPreview: true, covered: { top: 40, bottom: 120 } };
  fake.deliver({ coinop: 1, type: 'welcome', hostVersion: '2', muted: false, paused: false, protocol: 2, preview });
  play.on('preview', heard);
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([[preview]]);
  fake.say({ type: 'preview', ...preview });
  fake.say({ type: 'preview', isPreview: false, covered: { top: 0, bottom: 0 } });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(play.preview()).toEqual({ isPreview: false, covered: { top: 0, bottom: 0 } });
});
