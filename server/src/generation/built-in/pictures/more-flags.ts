/**
 * Flags with more than stripes. Parts are separated by ` / `: `h` and `v` are stripes of the whole flag, `rect colour x
 * y w h`, `star colour x y r`, `disc colour x y r`, `moon colour ground x y r` and `poly colour x,y x,y …` lie on them.
 * Across and down a flag is 1; radii are parts of its height.
 */
const table = `
Latvia: h 2#9e3039 #ffffff 2#9e3039
Russia: h #ffffff #0039a6 #d52b1e
Czechia: h #ffffff #d7141a / poly #11457e 0,0 0.5,0.5 0,1
Greece: h #0d5eaf #ffffff #0d5eaf #ffffff #0d5eaf #ffffff #0d5eaf #ffffff #0d5eaf / rect #0d5eaf 0 0 0.37 0.556 / rect #ffffff 0.148 0 0.074 0.556 / rect #ffffff 0 0.222 0.37 0.111
United Kingdom: h #012169 / poly #ffffff 0,0 0.12,0 1,0.85 1,1 0.88,1 0,0.15 / poly #ffffff 1,0 0.88,0 0,0.85 0,1 0.12,1 1,0.15 / poly #c8102e 0,0 0.05,0 1,0.93 1,1 0.95,1 0,0.07 / poly #c8102e 1,0 0.95,0 0,0.93 0,1 0.05,1 1,0.07 / rect #ffffff 0.41 0 0.18 1 / rect #ffffff 0 0.34 1 0.32 / rect #c8102e 0.445 0 0.11 1 / rect #c8102e 0 0.4 1 0.2
Georgia: h #ffffff / rect #da291c 0.44 0 0.12 1 / rect #da291c 0 0.4 1 0.2 / rect #da291c 0.2 0.1 0.045 0.2 / rect #da291c 0.155 0.17 0.135 0.06 / rect #da291c 0.755 0.1 0.045 0.2 / rect #da291c 0.71 0.17 0.135 0.06 / rect #da291c 0.2 0.7 0.045 0.2 / rect #da291c 0.155 0.77 0.135 0.06 / rect #da291c 0.755 0.7 0.045 0.2 / rect #da291c 0.71 0.77 0.135 0.06
China: h #ee1c25 / star #ffde00 0.17 0.27 0.16 / star #ffde00 0.34 0.1 0.06 / star #ffde00 0.41 0.21 0.06 / star #ffde00 0.41 0.36 0.06 / star #ffde00 0.34 0.47 0.06
Vietnam: h #da251d / star #ffff00 0.5 0.52 0.32
Turkey: h #e30a17 / moon #ffffff #e30a17 0.38 0.5 0.27 / star #ffffff 0.62 0.5 0.14
Pakistan: h #01411c / rect #ffffff 0 0 0.25 1 / moon #ffffff #01411c 0.6 0.52 0.27 / star #ffffff 0.72 0.36 0.1
India: h #ff9933 #ffffff #138808 / disc #000080 0.5 0.5 0.15 / disc #ffffff 0.5 0.5 0.12 / disc #000080 0.5 0.5 0.04
Myanmar: h #fecb00 #34b233 #ea2839 / star #ffffff 0.5 0.54 0.4
Laos: h #ce1126 2#002868 #ce1126 / disc #ffffff 0.5 0.5 0.2
Kuwait: h #007a3d #ffffff #ce1126 / poly #111111 0,0 0.25,0.333 0.25,0.667 0,1
United Arab Emirates: h #00732f #ffffff #111111 / rect #ff0000 0 0 0.27 1
Jordan: h #111111 #ffffff #007a3d / poly #ce1126 0,0 0.5,0.5 0,1 / star #ffffff 0.17 0.5 0.08
Philippines: h #0038a8 #ce1126 / poly #ffffff 0,0 0.5,0.5 0,1 / disc #fcd116 0.17 0.5 0.11
Yemen: h #ce1126 #ffffff #111111
Azerbaijan: h #00b5e2 #ef3340 #509e2f / moon #ffffff #ef3340 0.48 0.5 0.14 / star #ffffff 0.58 0.5 0.08
Maldives: h #d21034 / rect #007e3a 0.16 0.25 0.68 0.5 / moon #ffffff #007e3a 0.52 0.5 0.17
Ivory Coast: v #f77f00 #ffffff #009e60
Guinea: v #ce1126 #fcd116 #009460
Mali: v #14b53a #fcd116 #ce1126
Senegal: v #00853f #fdef42 #e31b23 / star #00853f 0.5 0.52 0.16
Cameroon: v #007a5e #ce1126 #fcd116 / star #fcd116 0.5 0.52 0.16
Ghana: h #ce1126 #fcd116 #006b3f / star #111111 0.5 0.52 0.17
Gabon: h #009e60 #fcd116 #3a75c4
Sierra Leone: h #1eb53a #ffffff #0072c6
Botswana: h 6#75aadb #ffffff 4#111111 #ffffff 6#75aadb
Mauritius: h #ea2839 #1a206d #ffd500 #00a551
Madagascar: h #fc3d32 #007e3a / rect #ffffff 0 0 0.333 1
Benin: h #fcd116 #e8112d / rect #008751 0 0 0.4 1
Burkina Faso: h #ef2b2d #009e49 / star #fcd116 0.5 0.52 0.2
Somalia: h #4189dd / star #ffffff 0.5 0.52 0.25
Tunisia: h #e70013 / disc #ffffff 0.5 0.5 0.27 / moon #e70013 #ffffff 0.5 0.5 0.19 / star #e70013 0.54 0.5 0.1
Algeria: v #006233 #ffffff / moon #d21034 #ffffff 0.5 0.5 0.25 / star #d21034 0.56 0.5 0.12
Libya: h #e70013 2#111111 #239e46 / moon #ffffff #111111 0.48 0.5 0.14 / star #ffffff 0.58 0.5 0.07
South Sudan: h 6#111111 #ffffff 6#da121a #ffffff 6#078930 / poly #0f47af 0,0 0.43,0.5 0,1 / star #fcdd09 0.15 0.5 0.15
Sudan: h #d21034 #ffffff #111111 / poly #007229 0,0 0.333,0.5 0,1
Gambia: h 6#ce1126 #ffffff 4#0c1c8c #ffffff 6#3a7728
DR Congo: h #007fff / poly #f7d618 0,0.72 0.72,0 1,0 1,0.28 0.28,1 0,1 / poly #ce1021 0,0.8 0.8,0 1,0 1,0.2 0.2,1 0,1 / star #f7d618 0.17 0.27 0.2
Congo: h #009543 / poly #fbde4a 0,1 0.667,0 1,0 0.333,1 / poly #dc241f 1,0 1,1 0.333,1
Tanzania: h #1eb53a / poly #00a3dd 1,0 1,1 0,1 / poly #fcd116 0,0.68 0,1 0.22,1 1,0.32 1,0 0.78,0 / poly #111111 0,0.78 0,1 0.15,1 1,0.22 1,0 0.85,0
South Africa: h #de3831 #002395 / poly #ffffff 0,0 0.18,0 0.5,0.333 1,0.333 1,0.667 0.5,0.667 0.18,1 0,1 / poly #007a4d 0,0 0.09,0 0.47,0.4 1,0.4 1,0.6 0.47,0.6 0.09,1 0,1 / poly #ffb612 0,0.13 0.3,0.5 0,0.87 / poly #111111 0,0.22 0.23,0.5 0,0.78
Djibouti: h #6ab2e7 #12ad2b / poly #ffffff 0,0 0.58,0.5 0,1 / star #d7141a 0.19 0.5 0.14
Togo: h #006a4e #ffce00 #006a4e #ffce00 #006a4e / rect #d21034 0 0 0.37 0.6 / star #ffffff 0.185 0.32 0.2
Liberia: h #bf0a30 #ffffff #bf0a30 #ffffff #bf0a30 #ffffff #bf0a30 #ffffff #bf0a30 #ffffff #bf0a30 / rect #002868 0 0 0.28 0.4545 / star #ffffff 0.14 0.24 0.17
Guinea-Bissau: h #fcd116 #009e49 / rect #ce1126 0 0 0.333 1 / star #111111 0.167 0.52 0.17
Niger: h #e05206 #ffffff #0db02b / disc #e05206 0.5 0.5 0.13
Central African Republic: h #003082 #ffffff #289728 #ffce00 / rect #d21034 0.43 0 0.14 1 / star #ffce00 0.14 0.13 0.1
Canada: v #d52b1e 2#ffffff #d52b1e / poly #d52b1e 0.5,0.14 0.54,0.27 0.59,0.23 0.575,0.42 0.635,0.34 0.65,0.4 0.71,0.38 0.69,0.49 0.72,0.52 0.62,0.66 0.63,0.72 0.51,0.7 0.515,0.86 0.485,0.86 0.49,0.7 0.37,0.72 0.38,0.66 0.28,0.52 0.31,0.49 0.29,0.38 0.35,0.4 0.365,0.34 0.425,0.42 0.41,0.23 0.46,0.27
United States: h #b22234 #ffffff #b22234 #ffffff #b22234 #ffffff #b22234 #ffffff #b22234 #ffffff #b22234 #ffffff #b22234 / rect #3c3b6e 0 0 0.42 0.54 / star #ffffff 0.07 0.1 0.05 / star #ffffff 0.17 0.1 0.05 / star #ffffff 0.26 0.1 0.05 / star #ffffff 0.36 0.1 0.05 / star #ffffff 0.12 0.19 0.05 / star #ffffff 0.215 0.19 0.05 / star #ffffff 0.31 0.19 0.05 / star #ffffff 0.07 0.28 0.05 / star #ffffff 0.17 0.28 0.05 / star #ffffff 0.26 0.28 0.05 / star #ffffff 0.36 0.28 0.05 / star #ffffff 0.12 0.37 0.05 / star #ffffff 0.215 0.37 0.05 / star #ffffff 0.31 0.37 0.05 / star #ffffff 0.07 0.46 0.05 / star #ffffff 0.17 0.46 0.05 / star #ffffff 0.26 0.46 0.05 / star #ffffff 0.36 0.46 0.05
Chile: h #ffffff #d52b1e / rect #0039a6 0 0 0.333 0.5 / star #ffffff 0.167 0.27 0.15
Cuba: h #002a8f #ffffff #002a8f #ffffff #002a8f / poly #cf142b 0,0 0.43,0.5 0,1 / star #ffffff 0.15 0.5 0.15
Panama: h #ffffff / rect #da121a 0.5 0 0.5 0.5 / rect #072357 0 0.5 0.5 0.5 / star #072357 0.25 0.26 0.14 / star #da121a 0.75 0.76 0.14
Jamaica: h #009b3a / poly #111111 0,0 0.5,0.5 0,1 / poly #111111 1,0 0.5,0.5 1,1 / poly #fed100 0,0 0.1,0 1,0.87 1,1 0.9,1 0,0.13 / poly #fed100 1,0 0.9,0 0,0.87 0,1 0.1,1 1,0.13
Bahamas: h #00778b #ffc72c #00778b / poly #111111 0,0 0.43,0.5 0,1
Brazil: h #009c3b / poly #ffdf00 0.5,0.09 0.92,0.5 0.5,0.91 0.08,0.5 / disc #002776 0.5 0.5 0.25 / poly #ffffff 0.335,0.46 0.5,0.44 0.665,0.56 0.655,0.62 0.5,0.51 0.335,0.52
Honduras: h #00bce4 #ffffff #00bce4 / star #00bce4 0.5 0.5 0.07 / star #00bce4 0.38 0.43 0.07 / star #00bce4 0.62 0.43 0.07 / star #00bce4 0.38 0.59 0.07 / star #00bce4 0.62 0.59 0.07
Argentina: h #74acdf #ffffff #74acdf / disc #f6b40e 0.5 0.5 0.12
Venezuela: h #ffcc00 #00247d #cf142b / star #ffffff 0.33 0.58 0.05 / star #ffffff 0.36 0.48 0.05 / star #ffffff 0.41 0.41 0.05 / star #ffffff 0.47 0.37 0.05 / star #ffffff 0.53 0.37 0.05 / star #ffffff 0.59 0.41 0.05 / star #ffffff 0.64 0.48 0.05 / star #ffffff 0.67 0.58 0.05
Suriname: h 2#377e3f #ffffff 4#b40a2d #ffffff 2#377e3f / star #ecc81d 0.5 0.52 0.19
Trinidad and Tobago: h #da1a35 / poly #ffffff 0,0 0.33,0 1,1 0.67,1 / poly #111111 0.045,0 0.285,0 0.955,1 0.715,1
Guyana: h #009e49 / poly #ffffff 0,0 1,0.5 0,1 / poly #fcd116 0,0.04 0.94,0.5 0,0.96 / poly #111111 0,0 0.5,0.5 0,1 / poly #ce1126 0,0.06 0.44,0.5 0,0.94
Saint Lucia: h #66ccff / poly #ffffff 0.5,0.12 0.74,0.86 0.26,0.86 / poly #111111 0.5,0.2 0.71,0.86 0.29,0.86 / poly #fcd116 0.5,0.5 0.74,0.86 0.26,0.86
Bolivia: h #d52b1e #f9e300 #007934
Uruguay: h #ffffff #0038a8 #ffffff #0038a8 #ffffff #0038a8 #ffffff #0038a8 #ffffff / rect #ffffff 0 0 0.37 0.556 / disc #fcd116 0.185 0.28 0.15
Paraguay: h #d52b1e #ffffff #0038a8 / disc #009b3a 0.5 0.5 0.1 / disc #ffffff 0.5 0.5 0.075 / star #e8b800 0.5 0.51 0.06
Palau: h #4aadd6 / disc #ffde00 0.44 0.5 0.3
Micronesia: h #75b2dd / star #ffffff 0.5 0.25 0.1 / star #ffffff 0.5 0.77 0.1 / star #ffffff 0.25 0.51 0.1 / star #ffffff 0.75 0.51 0.1
Tonga: h #c10000 / rect #ffffff 0 0 0.42 0.5 / rect #c10000 0.18 0.08 0.06 0.34 / rect #c10000 0.1 0.2 0.22 0.1
`;

export type Part = { shape: string; colours: string[]; numbers: number[]; points: [number, number][] };

/** The parts of each flag, by the name of its country. */
export const partsOfFlags: [country: string, parts: Part[]][] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', drawing = ''] = line.split(': ');
    return [country, drawing.split(' / ').map(partOf)];
  });

function partOf(text: string): Part {
  const [shape = '', ...rest] = text.split(' ');
  return {
    shape,
    colours: rest.filter((one) => one.includes('#')),
    numbers: rest.filter((one) => /^[\d.]+$/.test(one)).map(Number),
    points: rest.filter((one) => one.includes(',')).map((one) => one.split(',').map(Number) as [number, number]),
  };
}
