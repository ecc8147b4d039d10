import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildSdk } from './build-sdk.ts';

const { script, recorder, types, table, adapters } = buildSdk();

it('the SDK stays within 10 KB gzipped, an adapter or the recorder within 4, a whole IndexedDB within 18, a font within 50', () => {
  const { 'indexed-db': database = '', 'flutter-fonts': font = '', ...others } = adapters;
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(10 * 1024);
  expect(gzipSync(database, { level: 9 }).length).toBeLessThanOrEqual(18 * 1024);
  expect(gzipSync(font, { level: 9 }).length).toBeLessThanOrEqual(50 * 1024);
  for (const text of [recorder, ...Object.values(others)])
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(4 * 1024);
});

it.each(Object.entries({ coinop: script, ...adapters }))(
  'the text of %s can stand inside a script element of a document in any encoding',
  (_, text) => {
    expect(text).not.toMatch(/<\/script|<!--/i);
    expect([...text].every((character) => character.charCodeAt(0) < 128)).toBe(true);
  },
);

it('the table lists the words in a game by which the server chooses an adapter', () => {
  const chosen = (text: string) =>
    table.filter(({ patterns }) => patterns.some((pattern) => text.includes(pattern))).map(({ name }) => name);
  expect(chosen('window.CrazyGames.SDK.init()')).toEqual(['crazygames']);
  expect(chosen('PokiSDK.init().then(() => ytgame.game.gameReady())')).toEqual(['poki', 'youtube-playables']);
  expect(chosen('fetch("https://www.newgrounds.io/gateway_v3.php")')).toEqual(['newgrounds']);
  expect(chosen('YaGames.init().then(start)')).toEqual(['yandex-games']);
  expect(chosen("vkBridge.send('VKWebAppInit')")).toEqual(['vk']);
  expect(chosen('<script src="cordova.js"></script>')).toEqual(['cordova']);
  expect(chosen("window.indexedDB.open('saves')")).toEqual(['indexed-db']);
  expect(chosen('<base href="/fox/">')).toEqual(['base-path']);
  expect(chosen('_flutter.loader.load()')).toEqual(['flutter-fonts']);
  expect(chosen('<div id="unity-footer"></div>')).toEqual(['unity-template']);
  expect(chosen('canvas.focus()')).toEqual(['focus']);
  expect(chosen('coinop.ready()')).toEqual([]);
  expect(table.map(({ file }) => file)).toEqual(table.map(({ name }) => `adapters/${name}.js`));
});

it('its types come with it and need nothing else', () => {
  expect(types).toContain('declare const coinop: Coinop.Sdk;');
  expect(types).not.toMatch(/import/);
});
