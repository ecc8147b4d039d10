/** Shapes that many sprites share: a body, a head, eyes, a muzzle, cheeks. */
export const macros: Record<string, string> = {
  B: 'Ea 43 46 14 20 -24;ea 0 54 45 37;eb 0 60 28 27',
  H: 'ea 0 -18 68 58',
  E: 'Y 27 -20 13',
  Z: 'Z 27 -18 13',
  M: 'eb 0 6 30 20;ek 0 -4 9 6;lk 4 -12 9 -6 14 0 9 6 14 12 9',
  C: 'Ci 48 4 9',
  S: 'lk 4 -12 10 0 16 12 10',
  P: 'Ea 44 50 13 22 -26;ba -40 40 0 26 40 40 44 88 0 92 -44 88;Es 52 66 10 10',
};
