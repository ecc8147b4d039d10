import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type PublishEnding, sinkInto } from './flv-sink.ts';

it('writes through, ends the stream and says how it ended', async () => {
  const stream = new PassThrough();
  const endings: PublishEnding[] = [];
  const sink = sinkInto(stream, (ending) => {
    endings.push(ending);
  });
  const read = buffer(stream);
  await sink.write(Buffer.from('FL'));
  await sink.write(Buffer.from('V'));
  await sink.end({ how: 'unpublished' });
  expect((await read).toString()).toBe('FLV');
  expect(endings).toEqual([{ how: 'unpublished' }]);
});

it('waits for a full stream to drain', async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  const sink = sinkInto(stream, () => undefined);
  let drained = false;
  const write = Promise.resolve(sink.write(Buffer.alloc(10))).then(() => {
    drained = true;
  });
  await new Promise(setImmediate);
  expect(drained).toBe(false);
  stream.resume();
  await write;
  expect(stream.listenerCount('drain')).toBe(0);
});

it.each<[string, (stream: Writable) => void, string]>([
  ['fails', (stream) => stream.destroy(new Error('broken pipe')), 'broken pipe'],
  ['closes', (stream) => stream.destroy(), 'The stream was closed'],
])('rejects when the stream %s while it is full, and throws from then on', async (_, harm, message) => {
  const stream = new Writable({ highWaterMark: 1, write: () => undefined });
  stream.on('error', () => undefined);
  const sink = sinkInto(stream, () => undefined);
  const write = sink.write(Buffer.alloc(2));
  harm(stream);
  await expect(write).rejects.toThrow(message);
  expect(() => sink.write(Buffer.alloc(2))).toThrow('The stream was closed');
});
