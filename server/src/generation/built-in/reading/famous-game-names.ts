import type { Mechanic } from './mechanics.ts';

/**
 * Names of further famous games, which stand for the mechanic that comes nearest to theirs and are never shown. They
 * are written like the phrases of `mechanic-phrases.ts`, each word in the form that words are reduced to.
 */
export const famousGameNames: Partial<Record<Mechanic, string>> = {
  platformer:
    'kirby~13, bubble bobble~14, metal slug~14, fall guy~13, crash bandicoot~13, hollow knight~14, shovel knight~14, super meat boy~14, meat boy~13, prince of persia~14, metroid~13, metroidvania~13, spelunky~13, cuphead~13, elevator action~13, mega man~14, megaman~14, super mario bros~14, super mario bro~14, super mario world~14, mario bros~14, mario bro~14, super mario land~14',
  arena:
    'archero~13, brawl star~14, robotron~13, smash tv~14, binding of isaac~14, enter the gungeon~14, nuclear throne~14, berzerk~13, street of rage~14, golden axe~13, double dragon~14, final fight~13',
  defence: 'clash royale~14, clash of clan~14, kingdom rush~14, bloons tower defense~15, bloons tower defence~15',
  racer: 'outrun~13, out run~13, road rash~14, pole position~14, f zero~14, crash team racing~14',
  runner: 'moon patrol~14, robot unicorn attack~15, tony hawk~13, tony hawk pro skater~15',
  downhill: "alto 's adventure~14, alto 's odyssey~14, ssx tricky~14, marble madness~14",
  shooter: 'xevious~13, gorf~13, river raid~14',
  tending: "cooking mama~14, cooking fever~14, papa 's pizzeria~14, hay day~14, nintendogs~14, insaniquarium~14",
  match: 'royal match~14, toon blast~14, homescapes~14, gardenscapes~14, farm hero saga~15, farm hero~13, jelly splash~13',
  'bubble-shooter': 'bubble witch~14, bubble witch saga~15',
  blocks: 'block blast~14, lumines~13, doctor mario~14, tetris attack~14',
  anagrams: 'wordscapes~14',
  quiz: 'trivia crack~14',
  dodger: 'super hexagon~14',
  pinball: 'space cadet pinball~15, space cadet~13',
  'air-hockey': 'rocket league~14',
  throw: 'nba jam~14, fifa~13',
  maze: "chip 's challenge~14, pengo~13",
  jumper: 'ice climber~13',
}; // biome-ignore format: one list for each mechanic

/** The phrases of each mechanic, with the names of famous games after them. */
export const withFamousNames = (phrases: Record<Mechanic, string>): Record<Mechanic, string> =>
  Object.fromEntries(
    Object.entries(phrases).map(([key, list]) => {
      const names = famousGameNames[key as Mechanic];
      return [key, names ? `${list}, ${names}` : list];
    }),
  ) as Record<Mechanic, string>;
