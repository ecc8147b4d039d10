/** What something is compared with: "as fast as lightning", "letters fall like snow". It is not there. */
const comparisons: [RegExp, string][] = [
  [
    /\bas ((?:fast|quick|slow|quiet|silent|sneaky|strong|big|small|tiny|brave|light|heavy|hard|cold|hot|tall|busy|free|happy|cool|easy)) as (?:an? |the )?(?!(?:possible|you|i|we|they|he|she|it|can|one)\b)[\p{L}-]+/giu,
    '$1',
  ],
  [
    /\b((?:fall|drop|float|drift|pour|tumble|flutter|come down|rain)(?:s|ing|ping)?)(?: down)? like (?:an? |the )?(?!(?:in|this|that|you|it)\b)[\p{L}-]+/giu,
    '$1 down',
  ],
  [/\b((?:move|fly|run|swim|glide|dance|jump|spin|roar|fight|sneak)(?:s|ing|ning|ming|ping)?) like (?:the )?(?:wind|crazy|mad|hell|lightning|thunder|light|water|silk|magic)\b/giu, '$1'],
]; // biome-ignore format: one comparison a line

/** Where something ends that falls or rises: "before they hit the ground", "before it reaches the bottom of the screen". */
const ends =
  /,? (?:before|until|till) (?:they|it|she|he|(?:the |any |all )?[\p{L}-]+) (?:can )?(?:hits?|reach(?:es)?|touch(?:es)?|lands? on|gets? to|arrives? at|falls? (?:on|onto|to)|crash(?:es)? (?:on|into)|makes? it to) (?:the )?(?:ground|floor|bottom|ceiling|top|edge|finish line|end)\b(?: of (?:the |my |your )?(?:screen|page|board|map|road|path|tunnel))?/giu;

/** Words typed before they arrive: the ground is no enemy, and neither is what the words only resemble. */
export const withoutComparisons = (text: string): string =>
  comparisons.reduce((rest, [said, meant]) => rest.replace(said, meant), text).replace(ends, '');
