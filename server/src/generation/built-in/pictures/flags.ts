import type { Picture, Shape } from '../../../../../engines/src/plan.ts';
import { type Part, partsOfFlags } from './more-flags.ts';

/**
 * Flags that are made of stripes, crosses and discs, as the icon sets have none of countries: name, pattern, colours.
 * `v` is upright stripes from the left, `h` stripes from the top, `x` a Nordic cross on its ground with an optional
 * inner cross, `o` a disc on its ground, `+` a short cross on its ground. A number is how many parts a stripe has.
 */
const table = `
France v #0055a4 #ffffff #ef4135
Japan o #ffffff #bc002d
Sweden x #006aa7 #fecc00
Germany h #111111 #dd0000 #ffce00
Italy v #009246 #ffffff #ce2b37
Switzerland + #da291c #ffffff
Ukraine h #005bbb #ffd500
Norway x #ba0c2f #ffffff #00205b
Belgium v #111111 #fae042 #ed2939
Poland h #ffffff #dc143c
Netherlands h #ae1c28 #ffffff #21468b
Colombia h 2#fcd116 #003893 #ce1126
Ireland v #169b62 #ffffff #ff883e
Finland x #ffffff #003580
Thailand h #a51931 #f4f5f8 2#2d2a4a #f4f5f8 #a51931
Romania v #002b7f #fcd116 #ce1126
Nigeria v #008751 #ffffff #008751
Peru v #d91023 #ffffff #d91023
Austria h #ed2939 #ffffff #ed2939
Hungary h #cd2a3e #ffffff #436f4d
Bulgaria h #ffffff #00966e #d62612
Estonia h #0072ce #111111 #ffffff
Lithuania h #fdb913 #006a44 #c1272d
Armenia h #d90012 #0033a0 #f2a800
Indonesia h #ce1126 #ffffff
Costa-Rica h #002b7f #ffffff 2#ce1126 #ffffff #002b7f
Bangladesh o #006a4e #f42a41
Denmark x #c8102e #ffffff
Iceland x #02529c #ffffff #dc1e35
`;

const box = 96;
const [left, top, width, height] = [4, 18, 88, 60];
const rect = (x: number, y: number, w: number, h: number, fill: string): Shape => ({
  d: `M${x} ${y}h${w}v${h}h${-w}z`,
  fill,
});

const flags = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', pattern = '', ...colours] = line.split(' ');
      return [country.toLowerCase(), { country: country.replace('-', ' '), pattern, colours }] as const;
    }),
);

/** The names of the pictures, for a prompt about flags: `flag:france`. */
export const flagPictures: { picture: string; name: string }[] = [...flags].map(([id, { country }]) => ({
  picture: `flag:${id}`,
  name: country,
}));

const idOf = (country: string): string => country.toLowerCase().replaceAll(' ', '-');
const moreFlags = new Map(partsOfFlags.map(([country, parts]) => [idOf(country), parts]));

/** Every flag that can be drawn, for a quiz. */
export const flagsOfCountries: { picture: string; name: string }[] = [
  ...flagPictures,
  ...partsOfFlags.map(([name]) => ({ picture: `flag:${idOf(name)}`, name })),
];

export function flagOf(id: string): Picture | undefined {
  const name = id.replace(/^flag:/, '');
  const [flag, parts] = [flags.get(name), moreFlags.get(name)];
  const shapes = flag ? shapesOf(flag.pattern, flag.colours) : parts?.flatMap(shapesOfPart);
  if (!shapes) return undefined;
  const frame: Shape = { d: `M${left} ${top}h${width}v${height}h${-width}z`, stroke: '#3a3350', strokeWidth: 2 };
  return { box, shapes: [...shapes, frame] };
}

const across = (x: number): number => Math.round((left + x * width) * 10) / 10;
const down = (y: number): number => Math.round((top + y * height) * 10) / 10;

function shapesOfPart({ shape, colours, numbers, points }: Part): Shape[] {
  const [fill = '', ground = ''] = colours;
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers;
  const r = third * height;
  if (shape === 'h' || shape === 'v') return stripesOf(shape === 'v', colours);
  if (shape === 'rect') return [rect(across(x), down(y), third * width, fourth * height, fill)];
  if (shape === 'disc') return [{ d: discAt(across(x), down(y), r), fill }];
  if (shape === 'star') return [{ d: outlineOf(starAt(across(x), down(y), r)), fill }];
  if (shape === 'moon')
    return [
      { d: discAt(across(x), down(y), r), fill },
      { d: discAt(across(x) + r * 0.27, down(y), r * 0.8), fill: ground },
    ];
  return [{ d: outlineOf(points.map(([px, py]) => [across(px), down(py)])), fill }];
}

const outlineOf = (points: [number, number][]): string => `M${points.map((point) => point.join(' ')).join('L')}z`;

const starAt = (x: number, y: number, r: number): [number, number][] =>
  Array.from({ length: 10 }, (_, i) => {
    const [angle, out] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.382];
    return [Math.round((x + Math.cos(angle) * out) * 10) / 10, Math.round((y + Math.sin(angle) * out) * 10) / 10];
  });

function shapesOf(pattern: string, colours: string[]): Shape[] {
  const [ground = '#ffffff', figure = '#000000', inner] = colours;
  const field = rect(left, top, width, height, ground);
  if (pattern === 'o') return [field, { d: discAt(left + width / 2, top + height / 2, 18), fill: figure }];
  if (pattern === '+')
    return [field, rect(left + 38, top + 12, 12, 36, figure), rect(left + 26, top + 24, 36, 12, figure)];
  if (pattern === 'x') return [field, ...crossOf(figure, 14), ...(inner ? crossOf(inner, 7) : [])];
  return stripesOf(pattern === 'v', colours);
}

function crossOf(fill: string, thick: number): Shape[] {
  return [
    rect(left + 32 - thick / 2, top, thick, height, fill),
    rect(left, top + (height - thick) / 2, width, thick, fill),
  ];
}

function stripesOf(isUpright: boolean, colours: string[]): Shape[] {
  const stripes = colours.map((colour) => ({
    parts: Number(/^\d/.exec(colour)?.[0] ?? 1),
    fill: colour.replace(/^\d/, ''),
  }));
  const whole = stripes.reduce((sum, { parts }) => sum + parts, 0);
  const unit = (isUpright ? width : height) / whole;
  let at = 0;
  return stripes.map(({ parts, fill }) => {
    const [from, length] = [at * unit, parts * unit];
    at += parts;
    return isUpright ? rect(left + from, top, length, height, fill) : rect(left, top + from, width, length, fill);
  });
}

const discAt = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
