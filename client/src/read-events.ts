export type ServerEvent = { event: string; data: string };

/**
 * Parses a stream of server-sent events. The browser's EventSource cannot send a token, so this parses what the service
 * sends: lines ended by a line feed, with or without a carriage return. `onChunk` is called for every chunk, also for
 * keep-alive comments.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = 'message';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const ended of lines) {
        const line = ended.replace(/\r$/, '');
        if (line === '') {
          if (data.length > 0) yield { event, data: data.join('\n') };
          [event, data] = ['message', []];
        } else {
          const [, field, text = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
          if (field === 'event') event = text;
          if (field === 'data') data.push(text);
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
