import { beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../server/src/testing/browser/use-browser.ts';
import type { HostMessageBody } from '../src/host-protocol.ts';
import { useGamePage } from './play-in-browser.ts';

declare global {
  interface Window {
    videos: ArrayBuffer[];
  }
}

/** A game that draws, and plays a tone with the tested code on a click or when `later()` is called. */
const gameThat = (atClick: string, later = '') => `<canvas width=64 height=64></canvas><script>
  const pen = document.querySelector('canvas').getContext('2d');
  (function draw(time) { pen.fillStyle = 'hsl(' + time + ' 90% 50%)'; pen.fillRect(0, 0, 64, 64); requestAnimationFrame(draw); })(0);
  const wave = new DataView(new ArrayBuffer(44 + 16000));
  [0x52494646, 16036, 0x57415645, 0x666d7420, 16, 0x10001, 8000, 8000, 0x80001, 0x64617461, 16000].forEach(
    (word, place) => wave.setUint32(place * 4, word, ![0, 2, 3, 9].includes(place)));
  for (let at = 44; at < wave.byteLength; at++) wave.setUint8(at, 128 + 100 * Math.sin(at / 3));
  const tone = URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
  let sounding;
  function playElement(volume = 1) {
    sounding = Object.assign(new Audio(tone), { loop: true, volume });
    return sounding.play();
  }
  function playContext() {
    sounding = new AudioContext();
    const oscillator = new OscillatorNode(sounding);
    oscillator.connect(sounding.destination);
    oscillator.start();
  }
  function playThroughContext() {
    sounding = new AudioContext();
    const mediaElement = Object.assign(new Audio(tone), { loop: true });
    new MediaElementAudioSourceNode(sounding, { mediaElement }).connect(sounding.destination);
    return mediaElement.play();
  }
  function playInDocument() {
    document.body.insertAdjacentHTML('beforeend', '<audio autoplay loop src="' + tone + '"></audio>');
    sounding = document.querySelector('audio');
  }
  const later = () => { ${later} };
  addEventListener('click', () => { window.acted = Promise.resolve(${atClick || undefined}); });
</script>`;

describe.skipIf(!hasBrowser())('the sound of a recording', () => {
  const game = useGamePage();
  const { play, messages, errors } = game;
  const say = (body: HostMessageBody) => game.page().evaluate((message) => window.host.say(message), body);
  const until = async (expected: { type: 'capture.started' | 'capture.done'; hasSound?: boolean }) => {
    await game
      .page()
      .waitForFunction(
        (type) => window.host.messages.some((one) => one.type === type || one.type === 'capture.failed'),
        expected.type,
      );
    expect((await messages()).at(-1)).toMatchObject(expected);
  };

  beforeEach(async () => {
    await game.page().addInitScript(() => {
      if (self !== top) return;
      window.videos = [];
      addEventListener('message', ({ data }) => data.type === 'capture.done' && window.videos.push(data.video.slice()));
    });
  });

  /** The peak amplitude of the recording, from 0 to 1. */
  const loudness = () =>
    game.page().evaluate(async () => {
      const [video] = window.videos;
      if (!video) throw new Error('Nothing was recorded.');
      const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(video);
      return sound.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    });

  it.each([
    ['an element outside the document', gameThat('playElement()')],
    ['an element that plays by itself', gameThat('playInDocument()')],
    ['an element that goes through a context', gameThat('playThroughContext()')],
    ['a context that comes while it is recorded', gameThat('', 'playContext()')],
    ['an element that is played while it is recorded', gameThat('', 'return playElement()')],
    ['an element that begins by itself while it is recorded', gameThat('', 'playInDocument()')],
  ])('has %s in it', async (_, html) => {
    const frame = await play(html);
    await frame.click('canvas');
    await frame.evaluate('acted');
    await say({ type: 'capture.start', id: 'c1', seconds: 30 });
    await until({ type: 'capture.started' });
    await frame.evaluate('later()');
    await frame.waitForFunction('sounding.currentTime > 0.4');
    const since = Number(await frame.evaluate('performance.now()'));
    await frame.waitForFunction(`performance.now() > ${since} + 700`);
    await say({ type: 'capture.stop', id: 'c1' });
    await until({ type: 'capture.done', hasSound: true });
    expect(await loudness()).toBeGreaterThan(0.1);
    // The player still hears the game.
    expect(await frame.evaluate('sounding.paused || sounding.state === "closed"')).toBe(false);
    expect(errors).toEqual([]);
  });

  it('has the volume that the game set', async () => {
    const frame = await play(gameThat('playElement(0.01)'));
    await frame.click('canvas');
    await frame.evaluate('acted');
    await say({ type: 'capture.start', id: 'c1', seconds: 1 });
    await until({ type: 'capture.done', hasSound: true });
    expect(await loudness()).toBeLessThan(0.1);
  });

  it('is reported as missing if the game played none', async () => {
    const frame = await play(gameThat(''));
    await frame.click('canvas');
    await say({ type: 'capture.start', id: 'c1', seconds: 1 });
    await until({ type: 'capture.done', hasSound: false });
  });
});
