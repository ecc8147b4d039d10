import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Oklch } from './colour-space.ts';

export type SceneColours = {
  sky: [top: Oklch, bottom: Oklch];
  far: Oklch;
  mid: Oklch;
  near: Oklch;
  ground: Oklch;
  edge: Oklch;
  /** Under an open sky the hour of the day changes everything. */
  outdoors: boolean;
};

/** Lightness, chroma, hue of: the sky above and below, scenery far, midway and near, the ground, its edge. */
const table = `
space indoors: .14 .05 275 | .25 .11 300 | .4 .16 315 | .36 .13 305 | .42 .09 280 | .3 .05 275 | .55 .08 265
moon indoors: .13 .04 265 | .27 .08 285 | .42 .04 285 | .5 .03 280 | .6 .02 280 | .56 .02 280 | .78 .015 280
sea indoors: .72 .12 215 | .4 .12 250 | .52 .11 235 | .45 .11 240 | .4 .1 190 | .66 .08 85 | .82 .09 90
beach outdoors: .76 .11 230 | .93 .06 200 | .75 .1 215 | .66 .12 210 | .55 .13 150 | .82 .09 85 | .92 .07 92
forest outdoors: .78 .09 210 | .92 .07 130 | .72 .1 165 | .55 .11 158 | .44 .11 150 | .42 .07 70 | .62 .16 140
jungle outdoors: .62 .12 165 | .86 .13 115 | .56 .12 155 | .46 .12 150 | .36 .1 155 | .36 .07 60 | .58 .17 135
swamp outdoors: .36 .06 180 | .6 .1 130 | .42 .06 165 | .36 .06 155 | .29 .06 150 | .33 .06 120 | .52 .12 125
autumn outdoors: .8 .08 220 | .94 .07 80 | .74 .12 75 | .64 .17 50 | .54 .17 35 | .44 .08 50 | .68 .15 75
meadow outdoors: .75 .12 235 | .94 .05 200 | .92 .03 220 | .8 .15 135 | .7 .17 138 | .53 .1 65 | .74 .19 135
farm outdoors: .76 .11 235 | .95 .06 95 | .82 .13 120 | .74 .14 105 | .62 .13 110 | .5 .09 60 | .72 .17 128
city outdoors: .7 .11 245 | .93 .05 80 | .76 .06 255 | .64 .07 262 | .5 .05 270 | .46 .025 270 | .66 .03 265
cyber indoors: .16 .08 295 | .36 .19 335 | .34 .14 300 | .28 .12 290 | .22 .1 280 | .2 .07 290 | .65 .24 330
desert outdoors: .74 .12 235 | .93 .08 80 | .7 .12 45 | .79 .12 70 | .6 .11 130 | .77 .11 72 | .88 .1 82
temple outdoors: .7 .11 220 | .93 .09 85 | .78 .09 80 | .7 .08 75 | .52 .1 140 | .62 .07 75 | .8 .08 82
snow outdoors: .7 .1 245 | .94 .03 220 | .74 .07 250 | .55 .07 220 | .92 .02 230 | .86 .035 235 | .985 .008 230
candy indoors: .82 .11 350 | .95 .05 330 | .93 .05 340 | .84 .1 345 | .8 .12 320 | .7 .14 350 | .95 .05 20
castle outdoors: .66 .12 250 | .92 .06 60 | .7 .06 265 | .58 .06 270 | .48 .1 145 | .5 .03 270 | .68 .03 265
dungeon indoors: .3 .08 285 | .46 .11 310 | .4 .08 292 | .38 .08 290 | .48 .08 285 | .4 .06 285 | .66 .1 70
cave indoors: .28 .09 260 | .55 .12 205 | .38 .1 250 | .5 .13 215 | .34 .09 250 | .36 .08 250 | .66 .13 195
volcano indoors: .34 .13 350 | .78 .17 62 | .48 .15 20 | .4 .13 5 | .3 .09 350 | .3 .07 10 | .7 .19 48
sky outdoors: .66 .14 245 | .92 .06 210 | .88 .05 230 | .92 .03 225 | .96 .02 220 | .9 .04 225 | .99 .01 220
haunted indoors: .2 .08 290 | .45 .12 320 | .3 .08 300 | .25 .06 290 | .2 .04 280 | .24 .04 285 | .42 .08 150
kitchen indoors: .93 .05 85 | .9 .06 70 | .84 .1 75 | .72 .09 60 | .78 .07 200 | .62 .09 60 | .76 .1 68
stadium indoors: .3 .1 265 | .55 .12 245 | .4 .09 265 | .4 .09 265 | .6 .05 250 | .58 .15 142 | .72 .18 138
lake outdoors: .74 .11 235 | .93 .05 200 | .74 .08 170 | .52 .1 155 | .5 .12 150 | .48 .08 80 | .66 .16 135
mouth indoors: .66 .12 12 | .5 .15 15 | .62 .16 12 | .66 .15 12 | .68 .15 10 | .66 .14 10 | .78 .11 12
body indoors: .5 .15 15 | .38 .13 10 | .5 .16 15 | .46 .16 15 | .52 .17 18 | .52 .14 12 | .68 .14 18
starship indoors: .3 .05 260 | .44 .05 250 | .56 .035 250 | .56 .035 250 | .5 .04 250 | .44 .035 255 | .72 .03 240
fair outdoors: .72 .11 250 | .94 .06 70 | .72 .07 290 | .62 .09 320 | .7 .12 40 | .58 .08 85 | .72 .15 130
shop indoors: .92 .04 220 | .94 .03 210 | .8 .04 220 | .8 .04 220 | .7 .06 220 | .76 .03 220 | .88 .02 220
school indoors: .92 .05 95 | .94 .04 90 | .86 .06 90 | .86 .06 90 | .7 .08 70 | .68 .08 65 | .8 .08 72
room indoors: .9 .06 280 | .93 .05 320 | .82 .09 290 | .82 .09 290 | .76 .12 260 | .68 .09 65 | .8 .09 72
`;

export function coloursOfScene(scene: Scene): SceneColours {
  const line = table.split('\n').find((text) => text.startsWith(`${scene} `));
  if (!line) throw new Error(`no colours for the scene ${scene}`);
  const [head = '', list = ''] = line.split(':');
  const [top, bottom, far, mid, near, ground, edge] = list.split('|').map((entry): Oklch => {
    const [lightness = 0, chroma = 0, hue = 0] = entry.trim().split(' ').map(Number);
    return [lightness, chroma, hue];
  });
  if (!top || !bottom || !far || !mid || !near || !ground || !edge) throw new Error(`${scene} lacks a colour`);
  return { sky: [top, bottom], far, mid, near, ground, edge, outdoors: head.endsWith('outdoors') };
}
