import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';

/** A server that answers every chunk with itself and notes it, and a proxy before it. */
async function startEcho() {
  const heard: string[] = [];
  const echo = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      heard.push(String(chunk));
      socket.write(chunk);
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const proxy = await startFaultProxy({ port: 0 }, { port: (echo.address() as AddressInfo).port, host: '127.0.0.1' });
  onTestFinished(async () => {
    await proxy.close();
    echo.close();
  });
  return { heard, proxy, connect: () => connectTo(Number(proxy.address)) };
}

async function connectTo(port: number): Promise<net.Socket> {
  const socket = net.connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  return socket;
}

async function answerTo(socket: net.Socket, text: string): Promise<string> {
  socket.write(text);
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

it('forwards both ways', async () => {
  const { proxy, connect } = await startEcho();
  const socket = await connect();
  expect(await answerTo(socket, 'hello')).toBe('hello');
  expect(proxy.openConnections()).toBe(1);
  socket.destroy();
  await expect.poll(() => proxy.openConnections()).toBe(0);
});

it('passes on that one side has nothing more to say, and still brings the answer', async () => {
  const { connect } = await startEcho();
  const socket = await connect();
  socket.end('the last word');
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toBe('the last word');
  await once(socket, 'close');
});

it('delivers a request and loses its answer', async () => {
  const { heard, proxy, connect } = await startEcho();
  const socket = await connect();
  proxy.loseNextAnswer();
  socket.write('a payment');
  await once(socket, 'close');
  expect(heard).toContain('a payment');
  const next = await connect();
  expect(await answerTo(next, 'again')).toBe('again');
  next.destroy();
});

it('cuts what is open', async () => {
  const { proxy, connect } = await startEcho();
  const socket = await connect();
  await answerTo(socket, 'one');
  proxy.cut();
  await once(socket, 'close');
});

it('keeps a connection half open, forwards nothing, and cuts it in the end', async () => {
  const { heard, proxy, connect } = await startEcho();
  const socket = await connect();
  await answerTo(socket, 'one');
  const whole = proxy.halfOpen(50);
  socket.write('into the void');
  await Promise.all([whole, once(socket, 'close')]);
  expect(heard).not.toContain('into the void');
});

it('silences what is open for good, and serves who comes later', async () => {
  const { heard, proxy, connect } = await startEcho();
  const socket = await connect();
  await answerTo(socket, 'one');
  proxy.silence();
  socket.write('into the void');
  const later = await connect();
  expect(await answerTo(later, 'two')).toBe('two');
  expect(heard).toEqual(['one', 'two']);
  expect(proxy.openConnections()).toBe(2);
  socket.destroy();
  later.destroy();
});

it('delays without mixing up the order', async () => {
  const { proxy, connect } = await startEcho();
  const socket = await connect();
  await answerTo(socket, 'one');
  const whole = proxy.delay(20, 200);
  let came = '';
  socket.on('data', (chunk) => {
    came += String(chunk);
  });
  for (const part of ['a', 'b', 'c']) socket.write(part);
  await expect.poll(() => came).toBe('abc');
  await whole;
  socket.destroy();
});
