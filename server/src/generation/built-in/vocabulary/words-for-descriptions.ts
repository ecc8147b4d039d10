import type { Kind, Mood } from '../../../../../engines/src/plan.ts';

/**
 * Sentences with room for the cast: {hero} and {Hero} with their article, {foes} and {things} in the plural, {thing}
 * alone, {place}. One of each list is taken.
 */
export const openings: Record<Kind, string[]> = {
  runner: [
    '{Hero} is off and running through {place}, and {foes} are in the way at every turn.',
    'There is no stopping now: {hero} races across {place}, leaping over {foes}.',
    'Run, jump and never look back: {place} is full of {foes} and one very quick {name}.',
  ],
  flyer: [
    '{Hero} takes to the air above {place}, where the gaps are narrow and {foes} cross your path.',
    'Slip through one gap after another with {hero}, high over {place}.',
    'Every beat counts when {hero} sets out across {place}.',
  ],
  shooter: [
    'Wave after wave of {foes} pours into {place}. Only {hero} stands against them.',
    '{Hero} takes on whole squadrons of {foes} in {place}.',
    '{Foes} have come to {place}, and {hero} has had enough of it.',
  ],
  arena: [
    'Surrounded in {place}: {foes} close in from all sides on {hero}.',
    '{Hero} against the crowd. In {place} the {foes} never stop coming.',
    'How long can {hero} hold out in {place} when the {foes} come running?',
  ],
  platformer: [
    'Run, leap and stomp through {place} as {hero}, past pits, spikes and {foes}.',
    '{Hero} sets out across {place}, where {foes} guard every ledge.',
    'A long way to the flag: {hero} crosses {place} one daring jump at a time.',
  ],
  jumper: [
    'Up, up and away: {hero} bounces from step to step above {place}.',
    'The only way is up for {hero}, high above {place}.',
    '{Hero} wants to see {place} from above, and there is no ladder.',
  ],
  breakout: [
    'Keep the ball flying and take {place} apart brick by brick, with {hero} on the paddle.',
    '{Hero} guards the paddle while pictures of {things} burst into pieces.',
    'Bricks shaped like {things}, one lively ball, and {hero} to keep it in play.',
  ],
  snake: [
    '{Hero} wanders through {place} and grows longer with every bite.',
    'Hungry {heroes} make long lines: guide yours through {place} and leave no {thing} behind.',
    'Twist and turn through {place} with {hero}, and do not run into your own tail.',
  ],
  match: [
    'Swap {things} in {place}, line up three and set off a cascade.',
    '{Hero} loves order: bring {things} together before the clock runs dry.',
    'Rows of {things}, a ticking clock, and chains that go on and on.',
  ],
  defence: [
    '{Foes} march on {place}. Build, upgrade and hold the line for {hero}.',
    '{Hero} needs a wall of friends: plan your defence against the {foes}.',
    'The way through {place} is long, and no {foe} should reach its end.',
  ],
  maze: [
    '{Hero} sneaks through the winding ways of {place} with {foes} close behind.',
    'Clean out the maze before the {foes} corner {hero}; then turn the chase around.',
    'Every corner of {place} may hide a {foe}. {Hero} goes in anyway.',
  ],
  blocks: [
    'Blocks full of {things} tumble into {place}; fit them together row by row.',
    'Turn, drop and clear the rows while {hero} cheers you on.',
    'A well, a heap of {things}, and {hero} who likes things tidy.',
  ],
  memory: [
    'Look closely, remember well: {things} and {foes} hide in pairs in {place}.',
    'Turn two cards at a time and find every pair for {hero}.',
    '{Hero} has mixed up all the cards. Can you find the twins?',
  ],
  quiz: [
    '{Hero} asks, you answer: quick riddles with {things}, shadows and numbers.',
    'Count, compare and spot the odd one out with {hero} in {place}.',
    'A bright little quiz in {place}, faster with every level.',
  ],
  catcher: [
    'It is raining {things} over {place}! {Hero} runs to catch them all.',
    '{Things} fall from above, {foes} too. Keep {hero} under the right ones.',
    'Left, right, and under it: {hero} wants every {thing} that falls on {place}.',
  ],
  hopper: [
    '{Hero} has to get across {place}, one hop at a time, between busy lanes of {foes}.',
    'Wait, look, hop: the {foes} of {place} stop for nobody, least of all for {hero}.',
    'On the other side there are more {things}. {Hero} starts hopping.',
  ],
  racer: [
    '{Hero} at the wheel: race over the hills and bends of {place} against the clock.',
    'Overtake the {foes}, collect {things} for a boost and reach the next gate in time.',
    'A winding road through {place}, a full tank, and {hero} with a heavy foot.',
  ],
  whack: [
    '{Foes} pop up all over {place}. Bop them before they duck, but spare the {name}!',
    'Quick hands wanted: the {foes} of {place} are up to mischief again.',
    '{Hero} only wanted a quiet day in {place}. Then the {foes} moved in.',
  ],
  slicer: [
    '{Things} fly through the air of {place}. Slice them, as many as you can in one stroke.',
    '{Hero} tosses {things}, you do the cutting. Keep off the {foes}!',
    'One clean stroke through a whole bunch of {things}: nothing feels better in {place}.',
  ],
};

/** The one line of the title screen. */
export const goals: Record<Kind, string> = {
  runner: 'Grab {things}, leap over {foes}',
  flyer: 'Slip through the gaps and grab {things}',
  shooter: 'Shoot {foes}, collect {things} to grow stronger',
  arena: 'Keep away from {foes}, collect {things}',
  platformer: 'Reach the flag, stomp on {foes}',
  jumper: 'Climb as high as you can',
  breakout: 'Break every brick, catch what drops',
  snake: 'Eat {things}, mind your tail',
  match: 'Line up three of a kind',
  defence: 'Build towers, stop the {foes}',
  maze: 'Eat every dot, keep away from {foes}',
  blocks: 'Fill whole rows to clear them',
  memory: 'Find the pairs',
  quiz: 'Answer before time is up',
  catcher: 'Catch {things}, let {foes} fall',
  hopper: 'Hop across and collect {things}',
  racer: 'Reach the next gate in time',
  whack: 'Bop the {foes}, spare the {name}',
  slicer: 'Slice {things}, never {foes}',
};

export const closings: Record<Mood, string[]> = {
  cheerful: ['Bright, quick and easy to love.', 'One more round never hurts.', 'Made for sunny minutes in between.'],
  calm: [
    'Take a breath and take your time.',
    'A gentle game for quiet moments.',
    'Soft colours, soft sounds, no hurry.',
  ],
  spooky: ['Best played with the lights on.', 'Do not look behind you.', 'A little shiver goes with every round.'],
  epic: [
    'Legends start with a single round.',
    'Songs will be sung about your score.',
    'Only the bold see the later waves.',
  ],
  silly: [
    'It makes no sense at all, and that is the point.',
    'Utter nonsense, seriously good fun.',
    'Warning: may cause giggling.',
  ],
  tense: ['Blink and it is over.', 'Fast hands, cool head.', 'It only ever gets quicker.'],
};
