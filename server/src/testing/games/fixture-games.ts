import { gzipSync } from 'node:zlib';
import { redPng } from '../folder-of-game.ts';

/**
 * Small games, one per technology, each as the files of its build. Each reports in `document.title` that all of it
 * works.
 */
export type FixtureGame = { files: Record<string, string | Buffer>; technology: string };

const page = (inside: string, more = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>loading</title>
<style>body{margin:0;background:#204060;color:#fff;font:40px sans-serif}</style>${more}</head><body>${inside}</body></html>`;

/** Adds 2 to a number: (module (func (export "f") (param i32) (result i32) local.get 0 i32.const 2 i32.add)) */
const addTwo = Buffer.from('0061736d0100000001060160017f017f03020100070501016600000a09010700200041026a0b', 'hex');

export const fixtureGames: FixtureGame[] = [
  {
    technology: 'plain page with a style and a picture beside it',
    files: {
      'index.html': page(
        '<p>Plain</p><img id="pic" src="art/red.png" width="200"><script src="main.js"></script>',
        '<link rel="stylesheet" href="look.css">',
      ),
      'look.css': 'body{background:#802020 url(art/red.png)}',
      'art/red.png': redPng,
      'main.js': `addEventListener('load', () => {
        const styled = getComputedStyle(document.body).backgroundColor === 'rgb(128, 32, 32)';
        if (styled && pic.naturalWidth === 4) document.title = 'works';
      });`,
    },
  },
  {
    technology: 'canvas with data that a script loads by name',
    files: {
      'index.html': page('<canvas id="c" width="300" height="500"></canvas><script src="./game.js"></script>'),
      'data/level 1.json': '{"colour":"#c03030","boxes":12}',
      'game.js': `fetch('data/level 1.json').then((answer) => answer.json()).then(({ colour, boxes }) => {
        const pen = c.getContext('2d');
        pen.fillStyle = colour;
        for (let i = 0; i < boxes; i++) pen.fillRect((i % 4) * 75, ((i / 4) | 0) * 90, 60, 60);
        document.title = 'works';
      });`,
    },
  },
  {
    technology: 'module build with paths from the root and a part loaded later',
    files: {
      'index.html': page(
        '<div id="app">…</div>',
        '<script type="module" crossorigin src="/assets/index-a1.js"></script><link rel="stylesheet" crossorigin href="/assets/index-b2.css">',
      ),
      'assets/index-a1.js': `const part = await import('./part-c3.js');
        const picture = new Image();
        picture.src = '/sprites/red.png';
        await picture.decode();
        document.querySelector('#app').textContent = part.word;
        document.title = 'works';`,
      'assets/part-c3.js': 'export const word = "Modules";',
      'assets/index-b2.css': '#app{background:#307030}',
      'sprites/red.png': redPng,
    },
  },
  {
    technology: 'WebAssembly, compiled while it streams, beside a compressed one',
    files: {
      'index.html': page('<p>WebAssembly</p><script type="module" src="run.mjs"></script>'),
      'Build/add.wasm': addTwo,
      'Build/add.wasm.gz': gzipSync(addTwo),
      'run.mjs': `const run = async (url) => (await WebAssembly.instantiateStreaming(fetch(url))).instance.exports.f(40);
        if (await run('Build/add.wasm') === 42 && await run('Build/add.wasm.gz') === 42) document.title = 'works';`,
    },
  },
  {
    technology: 'worker that loads a file of its own',
    files: {
      'index.html': page(`<p>Worker</p><script>
        const worker = new Worker('workers/main.js');
        worker.onmessage = ({ data }) => { if (data === 'seven') document.title = 'works'; };
      </script>`),
      'workers/main.js': `importScripts('lib.js');
        fetch('../words.txt').then((answer) => answer.text()).then((text) => postMessage(text.split(' ')[index]));`,
      'workers/lib.js': 'var index = 1;',
      'words.txt': 'six seven eight',
    },
  },
  {
    technology: 'form whose submission the game hears of',
    files: {
      'index.html': page(`<form><input name="word" value="fox"><button>Guess</button></form><script>
        const [form] = document.forms;
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          if (new FormData(form).get('word') === 'fox') document.title = 'works';
        });
        form.querySelector('button').click();
      </script>`),
    },
  },
  {
    technology: 'localStorage and IndexedDB',
    files: {
      'index.html': page(`<p id="shown">Storage</p><script>
        const visits = Number(localStorage.getItem('visits') ?? 0) + 1;
        localStorage.setItem('visits', visits);
        shown.textContent = 'Visit ' + visits;
        const opening = indexedDB.open('saves', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('slots');
        opening.onsuccess = () => {
          const slots = opening.result.transaction('slots', 'readwrite').objectStore('slots');
          slots.put(visits, 'visits').onsuccess = () => { document.title = 'works'; };
        };
      </script>`),
    },
  },
  {
    technology: 'page that shows the game in a frame, as wrappers of exports do',
    files: {
      'index.html': page('<iframe src="game/index.html" style="border:0;width:100vw;height:100vh"></iframe>'),
      'game/index.html': page(
        '<canvas id="c" width="300" height="500"></canvas><script src="main.js"></script>',
        '<script src="https://game-cdn.poki.com/scripts/v2/poki-sdk.js"></script>',
      ),
      'game/main.js': `c.getContext('2d').fillRect(20, 20, 200, 200);
        localStorage.setItem('frame', 'inner');
        PokiSDK.init().then(async () => {
          PokiSDK.gameLoadingFinished();
          await coinop.ready();
          const isShared = coinop === parent.coinop && parent.localStorage.getItem('frame') === 'inner';
          if (isShared && (await coinop.storage.keys()) && typeof RTCPeerConnection === 'undefined') parent.document.title = 'works';
        });`,
    },
  },
  {
    technology: 'page made of text and shown in a frame, as Construct shows the files of a project',
    files: {
      'index.html': page('<p>Rules</p><iframe id="rules"></iframe><script src="main.js"></script>'),
      'main.js': `const text = '<p>No cheating.<script>parent.postMessage(typeof RTCPeerConnection, "*")<' + '/script>';
        onmessage = ({ data }) => { if (data === 'undefined') document.title = 'works'; };
        rules.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }));`,
    },
  },
  {
    technology: 'renderer in the build that the loader takes from a CDN, as Flutter does',
    files: {
      'index.html': page('<script src="flutter_bootstrap.js" async></script>'),
      'flutter_bootstrap.js': `window._flutter = {};
        _flutter.buildConfig = {"engineRevision":"${'0a'.repeat(20)}","builds":[{"renderer":"canvaskit"}]};
        const { engineRevision } = _flutter.buildConfig;
        const base = engineRevision ? 'https://www.gstatic.com/flutter-canvaskit/' + engineRevision : 'canvaskit';
        import(new URL(base + '/canvaskit.js', document.baseURI)).then(({ draw }) => draw());`,
      'canvaskit/canvaskit.js': `export function draw() {
        const canvas = document.body.appendChild(document.createElement('canvas'));
        canvas.getContext('2d').fillRect(20, 20, 200, 100);
        document.title = 'works';
      }`,
    },
  },
  {
    technology: 'parts of its page in files of their own, fetched as text',
    files: {
      'index.html': page('<div id="shown">…</div><script src="main.js"></script>'),
      'parts/menu.html': '<button>Start</button>',
      'main.js': `fetch('parts/menu.html').then((answer) => answer.text()).then((text) => {
        shown.innerHTML = text;
        if (text === '<button>Start</button>') document.title = 'works';
      });`,
    },
  },
  {
    technology: 'page that routes by its path, as Blazor does',
    files: {
      'index.html': page('<p id="shown"></p><script src="main.js"></script>', '<base href="/" />'),
      'main.js': `const isAtHome = location.pathname.endsWith('/');
        shown.textContent = isAtHome ? 'Home' : 'There is nothing at this address';
        if (isAtHome) document.title = 'works';`,
    },
  },
  {
    technology: 'page whose base element says where its router begins, as in Angular and Vue',
    files: {
      'index.html': page('<p id="shown"></p><script src="main.js"></script>', '<base href="/my-game/">'),
      'main.js': `const begin = document.querySelector('base').getAttribute('href');
        shown.textContent = location.pathname === begin ? 'Home' : 'No route matches';
        fetch('level.txt').then(({ ok }) => { if (ok && location.pathname === begin) document.title = 'works'; });`,
      'level.txt': '###',
    },
  },
  {
    technology: 'page that routes by its path without a base element, as with React',
    files: {
      'index.html': page('<p id="shown"></p>', '<script type="module" src="/assets/main.js"></script>'),
      'assets/main.js': `const show = () => { shown.textContent = location.pathname === '/' ? 'Home' : 'No route matches'; };
        addEventListener('popstate', show);
        self.go = (path) => { history.pushState(null, '', path); show(); };
        show();
        if (shown.textContent === 'Home') document.title = 'works';`,
    },
  },
  {
    technology: 'first page that leads on to the game',
    files: {
      'index.html': '<!doctype html><meta http-equiv="refresh" content="0; url=fox/game.html">',
      'fox/game.html': page('<p>Game</p><script src="../shared/main.js"></script>'),
      'shared/main.js': "document.title = 'works';",
    },
  },
  {
    technology: 'code in a frame that it makes and writes, as GWT and so libGDX do',
    files: {
      'index.html': page('<div id="game"></div><script src="html/html.nocache.js"></script>'),
      'html/html.nocache.js': `const frame = document.createElement('iframe');
        frame.src = 'javascript:""';
        frame.style.cssText = 'position:absolute; width:0; height:0; border:none;';
        document.body.append(frame);
        const inner = frame.contentDocument;
        inner.open();
        inner.write('<!doctype html><html><head></head><body></body></html>');
        inner.close();
        const script = inner.createElement('script');
        script.text = \`var $wnd = parent, frames = 0;
          function draw() {
            $wnd.document.getElementById('game').textContent = 'Frame ' + ++frames;
            if (frames === 40 && typeof RTCPeerConnection === 'undefined') $wnd.document.title = 'works';
            else setTimeout(draw, 10);
          }
          draw();\`;
        inner.body.append(script);`,
    },
  },
  {
    technology: 'fonts and styles that it makes of an archive',
    files: {
      'index.html': page('<p id="shown">Styled</p><script src="main.js"></script>'),
      'main.js': `const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = URL.createObjectURL(new Blob(['#shown { color: rgb(1, 2, 3) }'], { type: 'text/css' }));
        link.onload = () => { if (getComputedStyle(shown).color === 'rgb(1, 2, 3)') document.title = 'works'; };
        document.head.append(link);`,
    },
  },
  {
    technology: "another platform's SDK, loaded from that platform",
    files: {
      'index.html': page(
        '<p>Adapter</p><script src="main.js"></script>',
        '<script src="https://game-cdn.poki.com/scripts/v2/poki-sdk.js"></script>',
      ),
      'main.js': `PokiSDK.init().then(async () => {
        PokiSDK.gameLoadingFinished();
        PokiSDK.gameplayStart();
        await PokiSDK.commercialBreak();
        if (await PokiSDK.rewardedBreak()) document.title = 'works';
      });`,
    },
  },
];
