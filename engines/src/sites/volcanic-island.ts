import { openSite } from '../art/scenery/open-site.ts';

openSite({
  layers: [
    ['volcano', 0.56],
    ['waves', 0.2],
    ['palms', 0.42],
  ],
  ground: 'sand',
  floorOf: 'beach',
  air: 'embers',
});
