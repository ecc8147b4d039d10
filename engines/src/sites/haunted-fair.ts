import { openSite } from '../art/scenery/open-site.ts';

openSite({
  light: 'moon',
  layers: [
    ['ferris', 0.6],
    ['bare', 0.5],
    ['tents', 0.3],
  ],
  ground: 'grass',
  floorOf: 'haunted',
  air: 'dust',
});
