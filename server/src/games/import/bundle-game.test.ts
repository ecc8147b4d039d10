import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { beepWav, type FolderFiles, redPng, writeFolder } from '../../testing/folder-of-game.ts';
import { bundleGame } from './bundle-game.ts';
import { openGameFiles } from './game-files.ts';

const bundle = async (files: FolderFiles) => bundleGame(await openGameFiles(writeFolder(files)));
const page = (inside: string) => `<!doctype html><title>T</title>${inside}`;
const pngStart = 'data:image/png;base64,iVBOR';

describe('a folder becomes one document', () => {
  it('with its pictures and sounds', async () => {
    const { html } = await bundle({
      'index.html': page(`<img src="a b.png?v=1" srcset="./p.png, p.png 2x,data:,x 3x"><audio src=/s.wav></audio>
        <video poster=p.png></video><picture><source srcset="p.png 1x"></picture>
        <div style="background:url('p.png') no-repeat"></div>
        <svg><image href="p.png"/><use href="#x"/></svg><template><img src="p.png"></template>`),
      'a b.png': redPng,
      'p.png': redPng,
      's.wav': beepWav(),
    });
    expect(html).not.toMatch(/"[^"]*\.(?:png|wav)/);
    expect(html.split(pngStart)).toHaveLength(9);
    expect(html).toContain('<audio src="data:audio/wav;base64,');
    expect(html).toContain(' 2x, data:,x 3x"');
  });

  it('with its styles, what they import and show, and their media', async () => {
    const { html } = await bundle({
      'index.html': page(
        `<link rel="stylesheet" href="css/main.css" media="screen"><style>@import "css/more.css"; b{background:url(p.png)}</style>
         <link rel="icon" href="https://elsewhere.test/icon.png"><link rel="preconnect" href="//fonts.test">`,
      ),
      'css/main.css': '@import "./more.css"; a{background:url("../p.png"),url(#x)}',
      'css/more.css': 'i{color:red}',
      'p.png': redPng,
    });
    expect(html).toContain('<style media="screen">');
    expect(html.split(pngStart)).toHaveLength(3);
    expect(html.split('i{color:red}')).toHaveLength(3);
    expect(html).toContain('url(#x)');
    expect(html).not.toMatch(/@import|<link/);
  });

  it('with plain scripts in their order, those that wait at the end, and no way to break out', async () => {
    const { html } = await bundle({
      'index.html': `<!doctype html><head><script defer src="late.js"></script><script src="early.js"></script></head><body><p>x</p></body>`,
      'late.js': 'window.late = "</script><!--";',
      'early.js': 'var shared = 1; // a comment',
    });
    expect(html.indexOf('var shared=1')).toBeLessThan(html.indexOf('<p>'));
    expect(html.indexOf('window.late')).toBeGreaterThan(html.indexOf('<p>'));
    expect(html).toContain('"<\\/script><\\!--"');
    expect(html).not.toContain('a comment');
  });

  it('with modules as one, however many scripts import them', async () => {
    const { html } = await bundle({
      'index.html': page(`<script type="importmap">{"imports":{"kit/":"./lib/kit/","engine":"./lib/engine.js"}}</script>
        <script type="module" src="js/main.js"></script>
        <script type="module">import { once } from './js/once.ts'; once('inline');</script>`),
      'js/main.js': `import { once } from './once.ts'; import 'engine'; import { k } from 'kit/k.js'; import pic from '../p.png';
        import data from '../level.json'; import './look.css'; import dep from 'dep';
        once(k, pic, data.size, dep, await import('./later.js'), new URL('./near.txt', import.meta.url));`,
      'js/once.ts': 'console.log("once made"); export const once = (...all: unknown[]): void => console.log(all);',
      'js/later.js': 'export const later = "later made";',
      'js/look.css': 'b{background:url(../p.png)}',
      'js/near.txt': 'near',
      'lib/engine.js': 'console.log("engine")',
      'lib/kit/k.js': 'export const k = "kay"',
      'level.json': '{"size":77}',
      'p.png': redPng,
      'node_modules/dep/package.json': '{"main":"./d.js"}',
      'node_modules/dep/d.js': 'module.exports = "depth"',
    });
    expect(html.match(/<script type="module">/g)).toHaveLength(1);
    expect(html.split('once made')).toHaveLength(2);
    for (const text of ['inline', 'engine', 'kay', 'later made', 'depth', '77', '"js/near.txt"']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('document.baseURI');
    expect(html).toContain('<style>b{background:url(data:image/png');
    expect(html).not.toMatch(/importmap|import\s*["'{]/);
  });

  it('with files that scripts load under any name, once each, and without what is no part of the game', async () => {
    const { html, parts } = await bundle({
      'index.html': page('<link rel=stylesheet href=a.css><script src=a.js></script>'),
      'a.js':
        'for (const n of [1, 2]) fetch("levels/" + n + ".json"); new Worker("work/w.js"); load("map.lvl"); coinop.ready()',
      'a.css': 'b{background:url(only-style.png)}',
      'only-style.png': redPng,
      'levels/1.json': '{"one":1}',
      'levels/2.json': '{"two":2}',
      'work/w.js': 'import { v } from "./v.js"; postMessage(v)',
      'work/v.js': 'export const v = 5',
      'map.lvl': 'custom',
      'unnamed.lvl': 'unnamed',
      'game.json': '{}',
      'README.md': 'read me',
      '.git/config': 'secret',
    });
    expect(parts.map(([name]) => name).toSorted()).toEqual(
      [
        'a.css',
        'a.js',
        'levels/1.json',
        'levels/2.json',
        'map.lvl',
        'only-style.png',
        'work/v.js',
        'work/w.js',
      ].toSorted(),
    );
    expect(html.indexOf('levels/1.json')).toBeLessThan(html.indexOf('fetch("levels'));
    expect(html.split(pngStart)).toHaveLength(2);
  });

  it('with what its page says of itself, and a word on what leads nowhere', async () => {
    const { title, description, notes } = await bundle({
      'index.html': `<title> My\n game </title><meta name=Description content="Fun."><a href="https://elsewhere.test/">more</a>`,
    });
    expect({ title, description }).toEqual({ title: 'My game', description: 'Fun.' });
    expect(notes).toEqual([
      expect.stringContaining('<a href="https://elsewhere.test/"> leads nowhere'),
      expect.stringContaining('never calls the SDK'),
    ]);
  });
});

const outside = 'is an outside address';
const missing = 'is not in the folder';
const above = 'leads out of the folder';

describe('a folder is refused, by name, for', () => {
  it.each<[string, FolderFiles, string]>([
    ['no page', { 'main.html': '' }, `index.html ${missing}`],
    [
      'an outside script',
      { 'index.html': page('<script src="https://cdn.test/x.js"></script>') },
      `<script src="https://cdn.test/x.js"> ${outside}`,
    ],
    ['an outside module', { 'index.html': page('<script type=module src="//cdn.test/x.js"></script>') }, outside],
    [
      'an outside import',
      { 'index.html': page('<script type=module src=a.js></script>'), 'a.js': 'import "https://esm.test/x"' },
      `a.js: "https://esm.test/x" ${outside}`,
    ],
    [
      'an outside import by a map',
      {
        'index.html': page(
          '<script type=importmap>{"imports":{"three":"https://unpkg.test/three"}}</script><script type=module>import "three"</script>',
        ),
      },
      `"three" ("https://unpkg.test/three" by the import map) ${outside}`,
    ],
    [
      'an outside style',
      { 'index.html': page('<link rel=stylesheet href="https://fonts.test/css">') },
      `<link href="https://fonts.test/css"> ${outside}`,
    ],
    [
      'an outside import of a style',
      { 'index.html': page('<style>@import url(https://fonts.test/css);</style>') },
      `"https://fonts.test/css" ${outside}`,
    ],
    [
      'an outside picture',
      { 'index.html': page('<img src="http://pics.test/x.png">') },
      `<img src="http://pics.test/x.png"> ${outside}`,
    ],
    ['an outside picture in a set', { 'index.html': page('<img srcset="//pics.test/x.png 2x">') }, outside],
    [
      'an outside picture in a style',
      { 'index.html': page('<link rel=stylesheet href=a.css>'), 'a.css': 'b{background:url(//pics.test/x.png)}' },
      `a.css: "//pics.test/x.png" ${outside}`,
    ],
    [
      'an outside picture in an attribute',
      { 'index.html': page('<b style="background:url(https://pics.test/x.png)"></b>') },
      outside,
    ],
    ['a missing script', { 'index.html': page('<script src=nope.js></script>') }, `<script src="nope.js"> ${missing}`],
    [
      'a missing module',
      { 'index.html': page('<script type=module>import "./nope.js"</script>') },
      `index.html: "./nope.js" ${missing}`,
    ],
    [
      'a missing package',
      { 'index.html': page('<script type=module>import "no-such-package"</script>') },
      `"no-such-package" ${missing}`,
    ],
    ['a missing style', { 'index.html': page('<link rel=stylesheet href=nope.css>') }, missing],
    [
      'a missing picture of a style',
      { 'index.html': page('<style>b{background:url(nope.png)}</style>') },
      `index.html: "nope.png" ${missing}`,
    ],
    [
      'a name in other capitals',
      { 'index.html': page('<img src="Fox.png">'), 'fox.png': redPng },
      '(but "fox.png" is: capitals count)',
    ],
    ['a way out of the folder', { 'index.html': page('<img src="../secret.png">') }, above],
    [
      'a way out of the folder in code',
      { 'index.html': page('<script type=module>import "../../secret.js"</script>') },
      above,
    ],
    ['a way out of the folder, encoded', { 'index.html': page('<img src="a/%2e%2e/%2e%2e/secret.png">') }, above],
    [
      'a picture that is a link out of the folder',
      { 'index.html': page('<img src=x.png>'), 'x.png': { to: '/etc/hostname' } },
      'is a link that leads out of the folder',
    ],
    [
      'a module that is a link out of the folder',
      { 'index.html': page('<script type=module>import "./x.js"</script>'), 'x.js': { to: import.meta.filename } },
      'lies outside the folder',
    ],
    ['a folder where a file should be', { 'index.html': page('<img src=x>'), 'x/y.png': redPng }, 'is not a file'],
    ['a page inside the page', { 'index.html': page('<iframe src="level.html"></iframe>') }, 'without others inside'],
    ['a base', { 'index.html': page('<base href="/x/">') }, '<base href> cannot run'],
    [
      'a drawing used from another file',
      { 'index.html': page('<svg><use href="s.svg#a"/></svg>') },
      'use it by "#name"',
    ],
    [
      'code that is none',
      { 'index.html': page('<script type=module src=a.js></script>'), 'a.js': 'let a = 1;\nlet = = 2;' },
      'a.js, line 2:',
    ],
    [
      'plain code that is none',
      { 'index.html': page('<script src=a.js></script>'), 'a.js': 'let = = 2;' },
      'a.js, line 1:',
    ],
    [
      'a file of unknown kind',
      { 'index.html': page('<script type=module>import "./x.blend"</script>'), 'x.blend': '?' },
      'x.blend',
    ],
    [
      'text that is not UTF-8',
      { 'index.html': page('<script src=a.js></script>'), 'a.js': Buffer.from('"\xe4"', 'latin1') },
      'a.js is not UTF-8',
    ],
    [
      'a worker of several files',
      { 'index.html': page('<script>new Worker("w.js")</script>'), 'w.js': 'importScripts("lib.js")' },
      'w.js: importScripts("lib.js") cannot run',
    ],
  ])('%s', async (_what, files, sentence) => {
    const refused = bundle(files);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
  });

  it.each<[string, FolderFiles, string]>([
    [
      'an outside request',
      { 'index.html': page('<script src=a.js></script>'), 'a.js': '// fetch("ok")\nfetch("https://api.test/")' },
      `a.js: fetch("https://api.test/") ${outside}`,
    ],
    [
      'a socket',
      { 'index.html': page('<script>new WebSocket("wss://play.test")</script>') },
      'new WebSocket("wss://play.test") cannot run',
    ],
    [
      'a service worker',
      { 'index.html': page('<script>navigator.serviceWorker.register("sw.js")</script>') },
      'serviceWorker.register("sw.js") cannot run',
    ],
    [
      'a request to a server of its own',
      { 'index.html': page('<script>fetch("/api/scores")</script>') },
      `fetch("/api/scores") ${missing}`,
    ],
    [
      'a missing sound of a script',
      { 'index.html': page('<script>new Audio("jump.mp3")</script>') },
      `new Audio("jump.mp3") ${missing}`,
    ],
    [
      'a missing file beside a module',
      {
        'index.html': page('<script type=module src=js/a.js></script>'),
        'js/a.js': 'new URL("./x.png", import.meta.url)',
      },
      `new URL("js/x.png") ${missing}`,
    ],
  ])('but not for %s, which is noted', async (_what, files, sentence) => {
    expect((await bundle(files)).notes.join('\n')).toContain(sentence);
  });

  it('and not for what only looks like an address or lies elsewhere', async () => {
    const { html, notes } = await bundle({
      'index.html': page('<img src="/logo.png"><link rel=stylesheet href=a.css><script src=a.js></script>'),
      'a.js':
        '// see https://comment.example/x.js\nonclick = () => open("https://links.example/"); coinop.ready(); load("Build/game.json")',
      'a.css': '@font-face{font-family:a;src:url(old.eot)}',
      'old.eot': 'font',
      'public/logo.png': redPng,
      'Build/game.json': '{"dataUrl":"game.data.unityweb"}',
      'Build/game.data.unityweb': 'packed',
    });
    expect(notes).toEqual([]);
    expect(html).toContain(pngStart);
    expect(html).toContain('data:application/vnd.ms-fontobject');
    expect(html).toContain('"Build/game.data.unityweb"');
  });

  it('all its problems at once', async () => {
    const refused = bundle({ 'index.html': page('<img src=a.png><img src=b.png><script src=c.js></script>') });
    await expect(refused).rejects.toThrow(/a\.png[\s\S]*b\.png[\s\S]*c\.js/);
  });

  it('its size, with its five largest files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`${i}.png`, Buffer.concat([redPng, Buffer.alloc(100_000 + i * 10_000)])]),
    );
    await expect(bundle({ 'index.html': page('<script>coinop.ready()</script>'), ...files })).rejects.toThrow(
      /has \d+ bytes as one document, and at most 1048576 are allowed[\s\S]*6\.png: 2\d+ bytes\n {2}5\.png.*\n {2}4\.png.*\n {2}3\.png.*\n {2}2\.png.*\nPictures/,
    );
  });

  it('being none, or far more than a game', async () => {
    await expect(openGameFiles('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all is not a folder.');
    const folder = writeFolder({ 'index.html': '' });
    await expect(openGameFiles(path.join(folder, 'index.html'))).rejects.toThrow('is not a folder');
    await expect(openGameFiles(folder, 0)).rejects.toThrow('more than 0 files');
  });
});
