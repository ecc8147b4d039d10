const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)';

/** Words that count something else in such a game than elsewhere: the keys of a piano are no keys of doors. */
const units: [game: RegExp, said: RegExp, meaning: string][] = [
  [/\b(?:rhythm|piano|beats?|melody|keyboard)\b/i, new RegExp(`\\b(${number}) (?:piano |black |white )?keys\\b`, 'gi'), '$1 lanes'],
  [/\b(?:rhythm|beats?|keys|lanes|tiles)\b/i, /\bon (?:an? |the )?piano\b|\bpiano (?=game\b)/gi, 'with a piano, music notes, a violin and a guitar, rhythm '],
  [/\b(?:crossbows?|ballista|archery|bows?|shooting (?:gallery|range)|slingshots?|air rifle|blow ?pipe|blow ?gun)\b/i, new RegExp(`\\b(${number}) (?:crossbow )?(?:bolts|pebbles|pellets|corks|quarrels|marbles)\\b`, 'gi'), '$1 shots'],
  [/\bshooting (?:gallery|range)\b/i, /\b(?:crossbow|air rifle|bow and arrow|rifle|slingshot|blow ?pipe|water pistol) (?=shooting (?:gallery|range)\b)/gi, ''],
  [/\b(?:rhythm|beats?|lanes)\b/i, /\blo-?fi(?: music| beats| tunes)?\b/gi, 'relaxing'],
]; // biome-ignore format: one unit a line

/** "Rhythm game on a piano, five keys" has five lanes, and twenty bolts of a crossbow are shots. */
export const inUnitsOfGames = (text: string): string =>
  units.reduce((rest, [game, said, meaning]) => (game.test(text) ? rest.replace(said, meaning) : rest), text);
