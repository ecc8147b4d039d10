import { describe, expect, it } from 'vitest';
import { adviceOn, fontsOf, packageFileOf } from './cdn-address.ts';

describe('an address of a CDN', () => {
  it.each([
    ['https://cdn.jsdelivr.net/npm/phaser@3.55.2/dist/phaser.min.js', 'phaser', '3.55.2', 'dist/phaser.min.js'],
    ['//cdn.jsdelivr.net/npm/phaser@3/dist/phaser.js', 'phaser', '3', 'dist/phaser.js'],
    ['https://unpkg.com/three@0.160.0/build/three.module.js', 'three', '0.160.0', 'build/three.module.js'],
    ['https://unpkg.com/three@0.160.0/examples/jsm/', 'three', '0.160.0', 'examples/jsm/'],
    ['https://unpkg.com/pixi.js', 'pixi.js', 'latest', ''],
    ['https://unpkg.com/@pixi/sound@^5.2.0/dist/s.js', '@pixi/sound', '5.2.0', 'dist/s.js'],
    ['https://code.jquery.com/jquery-1.12.4.slim.min.js', 'jquery', '1.12.4', 'dist/jquery.slim.min.js'],
  ])('%s', (address, name, version, file) => {
    expect(packageFileOf(address)).toEqual({ name, version, file });
  });

  it.each([
    ['https://cdnjs.cloudflare.com/ajax/libs/three.js/r128/three.min.js', 'three', '0.128.0', 'build/three.min.js'],
    ['https://cdnjs.cloudflare.com/ajax/libs/phaser/3.60.0/phaser.min.js', 'phaser', '3.60.0', 'dist/phaser.min.js'],
    ['https://ajax.googleapis.com/ajax/libs/jquery/3.6.0/jquery.min.js', 'jquery', '3.6.0', 'dist/jquery.min.js'],
    ['https://code.createjs.com/1.0.0/createjs.min.js', 'createjs', 'latest', 'builds/1.0.0/createjs.min.js'],
    ['http://code.createjs.com/createjs-2015.11.26.min.js', 'createjs', 'latest', 'builds/createjs-2015.11.26.min.js'],
    ['https://cdn.babylonjs.com/babylon.js', 'babylonjs', 'latest', 'babylon.js'],
    ['https://cdn.babylonjs.com/v5.1.0/gui/babylon.gui.min.js', 'babylonjs-gui', '5.1.0', 'babylon.gui.min.js'],
    ['https://aframe.io/releases/1.2.0/aframe.min.js', 'aframe', '1.2.0', 'dist/aframe.min.js'],
    ['https://pixijs.download/v5.3.3/pixi.min.js', 'pixi.js', '5.3.3', 'dist/pixi.min.js'],
    ['https://pixijs.download/release/pixi.js', 'pixi.js', 'latest', 'dist/pixi.js'],
    ['https://cdn.bootcss.com/jquery/3.4.1/jquery.min.js', 'jquery', '3.4.1', 'dist/jquery.min.js'],
    ['https://cdnjs.cloudflare.com/ajax/libs/react/17.0.2/umd/react.min.js', 'react', '17.0.2', 'umd/react.min.js'],
  ])('%s, of a host with folders of its own', (address, name, version, file) => {
    expect(packageFileOf(address)).toEqual({ name, version, file, foldersDiffer: true });
  });

  it('of a host of modules means the file that a module imports', () => {
    const found = { name: '@dimforge/rapier2d', file: '', asModule: true };
    expect(packageFileOf('https://cdn.skypack.dev/@dimforge/rapier2d')).toEqual({ ...found, version: 'latest' });
    expect(packageFileOf('https://esm.sh/@dimforge/rapier2d@0.11.2')).toEqual({ ...found, version: '0.11.2' });
  });

  it.each([
    'https://example.com/phaser.js',
    'https://cdn.jsdelivr.net/gh/someone/thing/x.js',
    'https://cdnjs.cloudflare.com/ajax/libs/unheard-of/1.0.0/x.js',
    'https://unpkg.com/phaser@1.0.0/../../etc/passwd%2f..',
    'https://unpkg.com/Evil Package@1.0.0/x.js',
    'https://unpkg.com/phaser@file:..%2fx/x.js',
    'https://code.createjs.com/latest.js',
    'not an address',
  ])('is not %s', (address) => {
    expect(packageFileOf(address)?.name).not.toBe('Evil Package');
    if (!address.includes('phaser@1.0.0')) expect(packageFileOf(address)).toBeUndefined();
  });

  it('of Google Fonts names families and weights', () => {
    expect(
      fontsOf('https://fonts.googleapis.com/css2?family=Press+Start+2P&family=Lato:wght@400;700&display=swap'),
    ).toEqual([
      { family: 'Press Start 2P', weights: [400] },
      { family: 'Lato', weights: [400, 700] },
    ]);
    expect(fontsOf('https://fonts.googleapis.com/css?family=Open+Sans:300,600|Roboto')).toEqual([
      { family: 'Open Sans', weights: [300, 600] },
      { family: 'Roboto', weights: [400] },
    ]);
    expect(fontsOf('https://example.com/css?family=Lato')).toEqual([]);
  });

  it('comes with what its author is to do', () => {
    expect(adviceOn('index.html', 'https://unpkg.com/three@0.160.0/build/three.js')).toContain(
      'put build/three.js of the npm package three@0.160.0 into the archive',
    );
    expect(adviceOn('index.html', 'https://fonts.googleapis.com/css?family=Lato')).toContain('@fontsource/lato');
    expect(adviceOn('index.html', 'https://example.com/a.js')).toContain('put that file into the archive');
  });
});
