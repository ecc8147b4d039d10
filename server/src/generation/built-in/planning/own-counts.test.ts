import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('a number of what the mechanic uses up', () => {
  it.each([
    ['basketball hoops in space with 15 balls', 'throw', { shots: 15 }],
    ['throw 12 snowballs at a snowman', 'throw', { shots: 12 }],
    ['angry birds with 5 birds', 'throw', { shots: 5 }],
    ['hockey goalie moose saves 12 pucks', 'goalkeeper', { shots: 12 }],
    ['torwart hält 9 bälle', 'goalkeeper', { shots: 9 }],
    ['penguins play curling, 6 stones', 'curling', { shots: 6 }],
    ['des pingouins jouent au curling, 8 pierres', 'curling', { shots: 8 }],
    ['curling with cats against dogs, 4 ends', 'curling', { rounds: 4, shots: 8, surface: 0, jack: 0 }],
    ['lawn bowls, 12 balls', 'curling', { shots: 12, surface: 1, jack: 1 }],
    ['boccia am Strand', 'curling', { surface: 1, jack: 1 }],
    ['Eisstockschießen', 'curling', { surface: 0, jack: 1 }],
    ['shuffleboard on a cruise ship', 'curling', { surface: 2, jack: 0 }],
    ['disc golf, 9 baskets', 'golf', { holes: 9 }],
    ['axe throwing, 10 axes', 'darts', { shots: 10 }],
    ['a cowboy shoots cans with 6 bullets', 'whack', { shots: 6 }],
    ['a cowboy with 6 bullets shoots cans', 'whack', { shots: 6 }],
    ['javelin throw at the olympics, three attempts', 'throw', { shots: 3 }],
    ['horseshoe throwing at a ranch, 10 throws', 'throw', { shots: 10 }],
    ['lanzamiento de jabalina con tres intentos', 'throw', { shots: 3 }],
    ['darts with 5 attempts', 'darts', { shots: 5 }],
    ['hangman with five attempts', 'hangman', { lives: 5 }],
    ['catch leaves, three misses and it is over', 'catcher', { lives: 3 }],
    ['a barista makes coffee, serve 20', 'tending', { collect: 20 }],
    ['a mother duck leads five ducklings across the pond', 'hopper', { collect: 5 }],
    ['eine Katze fängt Fische, fange 12', 'catcher', { collect: 12 }],
    ['rhythm game on a piano, five keys, lo-fi music', 'rhythm', { lanes: 5 }],
    ['piano game with 6 keys', 'rhythm', { lanes: 6 }],
    ['crossbow shooting gallery at the medieval fair, 20 bolts', 'whack', { shots: 20 }],
    ['slingshot gallery with 8 pebbles', 'throw', { shots: 8 }],
    ['whack a mole with 12 holes', 'whack', { holes: 12 }],
    ['bubble shooter with 5 rows', 'bubble-shooter', { rows: 5 }],
    ['gomoku against a sleepy panda', 'tic-tac-toe', { line: 5, size: 9 }],
    ['five in a row with cats', 'tic-tac-toe', { line: 5 }],
    ['fünf in einer Reihe gegen einen Panda', 'tic-tac-toe', { line: 5 }],
    ['五子棋', 'tic-tac-toe', { line: 5 }],
    ['tic tac toe on a 4x4 board', 'tic-tac-toe', { size: 4 }],
    ['pop the bubbles in alphabetical order', 'bubble-pop', { order: 26, letters: 1 }],
    ['tap the letters in alphabetical order', 'bubble-pop', { order: 26, letters: 1 }],
    // The same nouns where they are counted as such.
    ['collect 5 keys in a maze', 'maze', { collect: 5 }],
    ['pinball with 3 balls', 'pinball', { lives: 3 }],
    ['golf with 5 holes', 'golf', { holes: 5 }],
    ['sort socks into 4 baskets', 'sorting', { bins: 4 }],
  ])('is how many tries there are: %s', (prompt, kind, rules) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, rules });
    expect(understood.ignored.filter((one) => /\d/.test(one))).toEqual([]);
  });

  it('says five where five are lined up', () => {
    expect(planPrompt('gomoku against a panda', 'job 1').plan.goal).toBe('Line up five of your own');
    expect(planPrompt('fünf in einer Reihe gegen einen Panda', 'job 1').plan.goal).toBe('Setze fünf in eine Reihe');
    expect(planPrompt('gomoku against a panda', 'job 1').plan.title).not.toMatch(/Tic-Tac-Toe|Noughts/);
  });

  it.each([
    ['a spelling quiz with 10 words', 10],
    ['spelling quiz for my son, second grade, 10 words', 10],
  ])('asks for each word: %s', (prompt, count) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.questions).toHaveLength(count);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['escape the school maze, the headmaster is chasing me, get all the keys', 4],
    ['find the way out of the labyrinth and collect all the gems', 4],
    ['find the exit of the maze, collect 6 keys', 6],
    ['a maze with coins, find the exit', undefined],
  ])('opens the exit once all that is asked for is collected: %s', (prompt, collect) => {
    expect(planPrompt(prompt, 'job 1').plan.rules['collect']).toBe(collect);
  });

  it('plays curling on the ice, and keeps goal in a stadium', () => {
    for (const prompt of ['penguins play curling, 6 stones', 'des pingouins jouent au curling'])
      expect(planPrompt(prompt, 'job 1').plan.theme).toMatchObject({ scene: 'snow', hero: { name: 'penguin' } });
    expect(planPrompt('hockey goalie moose saves pucks', 'job 1').plan.theme).toMatchObject({
      scene: 'stadium',
      hero: { name: 'moose' },
    });
  });

  it.each([
    ['a snowplow drives through a blizzard, avoid the parked cars, 4 lanes', 'traffic', 4],
    ['snowplow, 5 lanes', 'traffic', 5],
    ['a frog crosses 6 lanes', 'hopper', 6],
  ])('makes a road of lanes: %s', (prompt, kind, lanes) => {
    expect(planPrompt(prompt, 'job 1').plan).toMatchObject({ kind, rules: { lanes } });
  });

  it.each([
    ['two wolves chase a rabbit', 'rabbit', 'wolf', 2],
    ['3 ghosts chase a kid through the forest', 'kid', 'ghost', 3],
  ])('counts those who chase somebody: %s', (prompt, hero, foe, foes) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ rules: { foes }, theme: { hero: { name: hero }, foes: [{ name: foe }] } });
  });
});

describe("who is in the driver's seat", () => {
  it('parks the tow truck, among the cars', () => {
    const { theme, rules } = planPrompt('tow truck driver parks broken cars, 8 levels', 'job 1').plan;
    expect(theme).toMatchObject({ hero: { sprite: 'truck' }, foes: [{ name: 'car' }] });
    expect(rules['levels']).toBe(8);
    expect(planPrompt('valet parks cars', 'job 1').plan.theme.hero.name).toBe('car');
    expect(planPrompt('a taxi driver parks cars', 'job 1').plan.theme.hero.name).toBe('taxi');
    expect(planPrompt('a taxi driver picks up people', 'job 1').plan).toMatchObject({ kind: 'traffic' });
  });

  it('lets nobody ride the sleigh they pull, and leap over chimneys that stand on roofs', () => {
    const { plan, understood } = planPrompt('reindeer pulls a sleigh over rooftops, dodge chimneys, 4 lives', 'job 1');
    expect(plan).toMatchObject({ kind: 'runner', rules: { lives: 4 }, theme: { hero: { name: 'reindeer' } } });
    expect(plan.theme).not.toHaveProperty('mount');
    expect(understood.ignored).toEqual(['sleigh']);
  });
});
