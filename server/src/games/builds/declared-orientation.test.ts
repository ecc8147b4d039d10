import { expect, it } from 'vitest';
import { declaredOrientation } from './declared-orientation.ts';

it.each<[string, Record<string, string>, string | undefined]>([
  ['a web app manifest', { 'appmanifest.json': '{"orientation": "portrait-primary"}' }, 'portrait'],
  ["GDevelop's project", { 'data.js': 'gdjs.projectData = {"orientation":"portrait"}' }, 'portrait'],
  [
    "the size of GDevelop's window, where its orientation was left as it is",
    { 'data.js': 'gdjs.projectData = {"orientation":"landscape","windowWidth":480,"windowHeight":800}' },
    'portrait',
  ],
  ['a manifest that takes any', { 'manifest.json': '{"orientation": "any"}' }, undefined],
  ['TIC-80', { 'tic80.js': '', 'cart.tic': '' }, 'landscape'],
  [
    'TIC-80 with a manifest, which counts first',
    { 'a.webmanifest': '{"orientation":"portrait"}', 'tic80.js': '' },
    'portrait',
  ],
  ["Egret's player", { 'index.html': '<div class="egret-player" data-orientation="landscape">' }, 'landscape'],
  ["Laya's hint", { 'index.html': "<meta name='laya' screenorientation='portrait'/>" }, 'portrait'],
  ["the hint of Laya's template", { 'index.html': "<meta name='laya' screenorientation='landscape'/>" }, undefined],
  ['nothing of the kind', { 'index.html': '' }, undefined],
])('reads how a build is to be held from %s', async (_what, files, expected) => {
  const paths = Object.keys(files);
  const read = async (name: string) => Buffer.from(files[name] ?? '');
  expect(await declaredOrientation({ paths, read })).toBe(expected);
});
