/** Accessories, drawn around the top of the head, whose half width is 50. */
export const accessories: Record<string, string> = {
  crown: 'ffc53d fff0b0 e09a1a||pa -40 8 -48 -40 -20 -16 0 -46 20 -16 48 -40 40 8;cr 0 -4 6;Cu 24 -2 5',
  wizardhat: '5a4fcf ffd23f 3a2f9a||pa -44 6 44 6 10 -84;ea 0 8 74 13;sb 2 -26 11 5;cb -14 -8 4',
  witchhat: '2b2138 ff9233 2b2138||pa -40 6 40 6 22 -78;ea 0 8 74 12;rb 0 -4 70 12 2',
  piratehat:
    '2b2138 ffffff 2b2138||ba -74 14 -52 -34 0 -22 52 -34 74 14 0 0;cb 0 -12 9;lb 5 -14 0 14 8;lb 5 14 0 -14 8',
  cowboyhat: '9a6238 6b3f22 9a6238||ea 0 8 84 14;ba -42 6 -38 -42 0 -28 38 -42 42 6;lb 8 -42 2 42 2',
  santahat: 'd8322f ffffff d8322f||ba -46 4 -30 -40 16 -52 66 -14 54 -6 46 4;cb 66 -6 14;rb 0 6 104 20 10',
  headband: 'e8453c ffffff b82a22||La 10 -50 22 -84 10 -92 34;ra 0 22 124 15 7',
  bubble: 'bfeaff ffffff 8ec8f0||lc 7 -74 84 -86 40 -70 -8 0 -34 70 -8 86 40 74 84;lb 8 -58 36 -46 6;rf 0 92 130 16 8',
  tophat: '343a52 ef4b4b 343a52||ra 0 -30 74 70 6;ea 0 6 66 12;rb 0 -6 74 12 0',
  bow: 'ff5f9e ffb3d1 c93a78||Pa 0 0 46 -24 46 24;ca 0 0 13;Ch 34 0 5',
  glasses: '2b2138 8ee0ff ffffff||Rk 28 56 46 32 14;Rx 28 56 34 20 9;lk 7 -10 54 10 54;Lw 5 18 52 30 50',
  halo: 'ffe14d fff6b0 ffd23f||ea 0 -20 50 12;rk 0 0 0 0 0;ew 0 -20 34 6',
  chefhat: 'ffffff eef2f8 d9dfea||Ca 28 -30 26;ca 0 -40 28;ra 0 -4 80 26 5;lb 5 -30 2 30 2',
  helmet: '8f9bb3 d9dfea e04848||lb 14 0 -44 -24 -66 -50 -58;ha 0 10 58 180 360;ra 0 12 122 14 5;rb 0 -18 12 60 4',
  vikinghelmet: '8b93a7 fff6e6 ffc53d||Bb 44 -6 92 -10 84 -50 66 -26;ha 0 8 54 180 360;lc 9 -54 8 54 8;lc 9 0 -44 0 8',
  party: 'ff5f9e ffd23f 3f8ef0||pa -30 8 30 8 0 -70;cb 0 -74 11;lb 8 -22 -10 18 -22;lc 8 -12 -34 10 -44',
  cap: '3f8ef0 ffffff 2a5fb0||ha -4 10 54 180 360;rd 40 8 80 14 7;cb -4 -42 6',
  horns: 'f4ead2 d9c49a ef4b4b||Ba 22 6 46 0 64 -46 40 -26;cb 0 0 0',
  flower: 'ff6fa8 ffd23f fff||ca 44 -14 13;ca 60 0 13;ca 52 18 13;ca 34 16 13;ca 28 -2 13;cb 44 4 10',
};
