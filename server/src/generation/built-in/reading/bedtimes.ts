/** When a game is played that should make sleepy. */
const bedtime =
  /,? ?\b(?:right |just )?(?:(?:before|at|for|until) (?:bed ?time|sleeping|sleep|going to (?:bed|sleep)|falling asleep)|before bed|to (?:fall asleep|wind down|calm down|unwind|relax)(?: (?:to|with))?)\b/gi;

/** Such music is played in every calm game. */
const softMusic =
  /,? ?(?:\b(?:with|and|to) )?(?:some )?\b(?:soft|calm|calming|gentle|relaxing|soothing|quiet|peaceful|chill|ambient|dreamy|sleepy|slow) (?:background )?(?:music|sounds?|tunes?|melod(?:y|ies))\b(?! (?:game|quiz|player|maker))/gi;

/** "Before bed" says how it should feel, and "with soft music" too: nobody meets a bed. */
export const withBedtimeAsMood = (text: string): string =>
  text.replace(bedtime, ', relaxing').replace(softMusic, ', relaxing');
