/** Emoji of animals and vehicles usually face left; these face right, upwards or towards the player. */
const others = new Set(
  'airplane airplane-departure airplane-arrival small-airplane rocket satellite tropical-fish cricket chipmunk parachute roller-skate skateboard'.split(
    ' ',
  ),
);
/** Mirroring a symmetric picture changes nothing; only text would suffer, and that is on signs. */
const withSigns = /sign|button|keycap|calendar|clock|watch|mark|symbol|letter|input/;

export function looksLeft(id: string): boolean {
  const [set, name = ''] = id.split(':');
  return set !== 'game' && !others.has(name) && !withSigns.test(name);
}
