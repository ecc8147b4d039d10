import { expect, it } from 'vitest';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { withOwnRenderer } from './flutter-engine.ts';
import { readBuild } from './read-build.ts';

const revision = '587c18f873b8ab57330422bce09047420d9c7f42';
const paths = ['index.html', 'canvaskit/canvaskit.js', 'canvaskit/canvaskit.wasm'];

it.each([
  [
    `_flutter.buildConfig = {"engineRevision":"${revision}","builds":[{"renderer":"canvaskit"}]};`,
    '_flutter.buildConfig = {"builds":[{"renderer":"canvaskit"}]};',
  ],
  [`a="https://www.gstatic.com/flutter-canvaskit/${revision}/"`, 'a="canvaskit/"'],
  ['a="https://unpkg.com/canvaskit-wasm@0.35.0/bin/"', 'a="canvaskit/"'],
])('takes the renderer of a Flutter build from the build: %s', (text, own) => {
  expect(withOwnRenderer(Buffer.from(text), paths)?.toString()).toBe(own);
});

it('leaves the address of a renderer that the build does not have', () => {
  const text = `a="https://www.gstatic.com/flutter-canvaskit/${revision}/"`;
  expect(withOwnRenderer(Buffer.from(text), ['index.html'])).toBeUndefined();
});

it('leaves other texts as they are', () => {
  expect(withOwnRenderer(Buffer.from(`let build = {"engineRevision":"${revision}"};`), paths)).toBeUndefined();
});

it('is delivered so, and the report says so', async () => {
  const { replaced, notes } = await readBuild(
    writeFolder({
      'index.html': '<!doctype html><p>x<script src="flutter_bootstrap.js"></script>',
      'flutter_bootstrap.js': `_flutter.buildConfig = {"engineRevision":"${revision}","builds":[]};`,
      'canvaskit/canvaskit.js': 'export default 1',
    }),
  );
  expect(replaced.get('flutter_bootstrap.js')?.toString()).toBe('_flutter.buildConfig = {"builds":[]};');
  expect(notes).toContain(
    "It loads Flutter's renderer from another site though it brings it along: flutter_bootstrap.js is delivered with its own.",
  );
});

it('needs no threads: its renderer shares memory only where the page is isolated', async () => {
  const shared = 'new WebAssembly.Memory({ initial: 256, shared: true })';
  const { settings, notes } = await readBuild(
    writeFolder({ 'index.html': '<!doctype html><p>x', 'canvaskit/skwasm.js': shared, 'canvaskit/canvaskit.js': '' }),
  );
  expect(settings).not.toHaveProperty('threads');
  expect(notes).toEqual([]);
});
