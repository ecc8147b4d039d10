/**
 * Every way in which a page can make Chromium send something: a function body with `out` (an address), `name` (a host
 * name that only DNS would see), `port`, and `add` (puts HTML into the page, with `out` for OUT and `name` for NAME).
 */
export const quietWays = {
  fetch: 'fetch(out, { mode: "no-cors" }).catch(() => {})',
  'fetch, kept alive': 'fetch(out, { mode: "no-cors", keepalive: true }).catch(() => {})',
  XMLHttpRequest: 'const request = new XMLHttpRequest(); request.open("GET", out); request.send()',
  EventSource: 'new EventSource(out)',
  WebSocket: 'new WebSocket(out.replace("http", "ws"))',
  WebTransport: 'new WebTransport(out.replace("http", "https")).ready.catch(() => {})',
  sendBeacon: 'navigator.sendBeacon(out, "x")',
  WebRTC: `const urls = "turn:127.0.0.1:" + port;
    const peer = new RTCPeerConnection({ iceServers: [{ urls, username: "u", credential: "p" }] });
    peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer))`,
  'WebRTC of a blank frame': `const urls = "turn:127.0.0.1:" + port;
    const frame = document.body.appendChild(document.createElement("iframe"));
    const peer = new frame.contentWindow.RTCPeerConnection({ iceServers: [{ urls, username: "u", credential: "p" }] });
    peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer))`,
  'WebRTC of a written frame': `const inner = 'const urls = "turn:127.0.0.1:' + port + '";' +
      'const peer = new RTCPeerConnection({ iceServers: [{ urls, username: "u", credential: "p" }] });' +
      'peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer))';
    document.body.appendChild(document.createElement("iframe")).srcdoc = "<script>" + inner + "</" + "script>"`,
  image: 'new Image().src = out',
  'image of SVG': 'add("<svg><image href=OUT></image></svg>")',
  video: 'add("<video src=OUT preload=auto></video>")',
  sound: 'new Audio(out).load()',
  'style sheet': 'add("<link rel=stylesheet href=OUT>")',
  'style import': 'add("<style>@import url(OUT);</style>")',
  'style background': 'document.body.style.backgroundImage = "url(" + out + ")"',
  font: 'new FontFace("x", "url(" + out + ")").load().catch(() => {})',
  'font of a style':
    'add("<style>@font-face { font-family: y; src: url(OUT) }</style><p style=\'font-family: y\'>x</p>")',
  script: 'document.head.appendChild(document.createElement("script")).src = out',
  'script import': 'import(out).catch(() => {})',
  preload: 'add("<link rel=preload as=image href=OUT>")',
  modulepreload: 'add("<link rel=modulepreload href=OUT>")',
  prefetch: 'add("<link rel=prefetch href=OUT>")',
  preconnect: 'add("<link rel=preconnect href=OUT>")',
  'DNS prefetch': 'add("<link rel=dns-prefetch href=http://NAME>")',
  'speculation rules, prefetch': `const rules = document.createElement("script"); rules.type = "speculationrules";
    rules.textContent = JSON.stringify({ prefetch: [{ urls: [out], eagerness: "immediate" }] });
    document.head.append(rules)`,
  'speculation rules, prerender': `const rules = document.createElement("script"); rules.type = "speculationrules";
    rules.textContent = JSON.stringify({ prerender: [{ urls: [out], eagerness: "immediate" }] });
    document.head.append(rules)`,
  iframe: 'add("<iframe src=OUT></iframe>")',
  'image in a written frame': 'add("<iframe srcdoc=\'<img src=OUT>\'></iframe>")',
  'image in a blob frame': `const inner = new Blob(["<img src=" + out + ">"], { type: "text/html" });
    document.body.appendChild(document.createElement("iframe")).src = URL.createObjectURL(inner)`,
  object: 'add("<object data=OUT></object>")',
  embed: 'add("<embed src=OUT>")',
  'worker that fetches': `const source = "fetch('" + out + "', { mode: 'no-cors' })";
    new Worker(URL.createObjectURL(new Blob([source])))`,
  'worker that imports': 'new Worker(URL.createObjectURL(new Blob(["importScripts(\'" + out + "\')"])))',
  'worker with a socket': `const source = "new WebSocket('" + out.replace("http", "ws") + "')";
    new Worker(URL.createObjectURL(new Blob([source])))`,
  'ping of a link': 'add("<a href=#x ping=OUT>x</a>"); document.body.lastElementChild.click()',
  'form in a frame':
    'add("<form action=OUT target=other></form><iframe name=other></iframe>"); document.forms[0].submit()',
} as const;

/** Those that navigate away from or hide the page, so that each needs a page of its own. */
export const leavingWays = {
  'window.open': 'window.open(out)',
  'its own address': 'location.href = out',
  'a click on a link': 'add("<a href=OUT>x</a>"); document.body.lastElementChild.click()',
  'a refresh by meta': 'add("<meta http-equiv=refresh content=\'0;url=OUT\'>")',
  'a form': 'add("<form action=OUT></form>"); document.forms[0].submit()',
} as const;
