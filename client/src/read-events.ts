export type ServerEvent = { event: string; data: string };

/** The events of a `text/event-stream`, one by one; comments, which only keep the line open, are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + read.value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function eventIn(block: string): ServerEvent | undefined {
  const lines = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ''] : []));
  const data = valuesOf('data');
  return data.length === 0 ? undefined : { event: valuesOf('event')[0] ?? 'message', data: data.join('\n') };
}
