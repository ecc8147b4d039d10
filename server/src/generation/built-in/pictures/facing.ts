/** Emoji of animals and vehicles look to the left as a rule; these look to the right, upwards or at the player. */
const others = new Set(
  'airplane airplane-departure airplane-arrival small-airplane rocket satellite tropical-fish cricket chipmunk parachute roller-skate skateboard'.split(
    ' ',
  ),
);
/** Turning what is the same on both sides changes nothing, so only words would suffer, and those are on signs. */
const withSigns = /sign|button|keycap|calendar|clock|watch|mark|symbol|letter|input/;

export function looksLeft(id: string): boolean {
  const [set, name = ''] = id.split(':');
  return set !== 'game' && !others.has(name) && !withSigns.test(name);
}
