import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function eventsIn(stream: ReadableStream<Uint8Array>, onChunk?: () => void) {
  return Array.fromAsync(readEvents(stream, onChunk));
}

describe('reading server-sent events', () => {
  it('parses them however the stream is split into chunks', async () => {
    const text = 'event: job\ndata: {"a":1}\n\n: still here\n\nevent: job\r\ndata:{"a":2}\r\n\r\n';
    const wanted = [
      { event: 'job', data: '{"a":1}' },
      { event: 'job', data: '{"a":2}' },
    ];
    expect(await eventsIn(streamOf(text))).toEqual(wanted);
    expect(await eventsIn(streamOf(...text))).toEqual(wanted);
  });

  it('joins characters split between chunks, and data lines of one event', async () => {
    const bytes = new TextEncoder().encode('data: grün\ndata: 🐸\n\n');
    const cut = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await eventsIn(streamOf(...cut))).toEqual([{ event: 'message', data: 'grün\n🐸' }]);
  });

  it('ignores an incomplete event at the end, and reports every chunk', async () => {
    let signs = 0;
    const events = await eventsIn(streamOf(': hello\n\n', 'data: 1\n\n', 'data: 2\n'), () => {
      signs += 1;
    });
    expect(events).toEqual([{ event: 'message', data: '1' }]);
    expect(signs).toBe(3);
  });

  it('closes the stream when its consumer stops reading', async () => {
    let isLetGo = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        isLetGo = true;
      },
    });
    for await (const { data } of readEvents(stream)) {
      expect(data).toBe('x');
      break;
    }
    expect(isLetGo).toBe(true);
  });
});
