import { describe, expect, it } from 'vitest';
import { readFrame } from '../reading/read-frame.ts';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const seed = 'ada';
const looksOf = (prompt: string) =>
  planFromPrompt(prompt, seed).theme.things.map(({ sprite, picture, tint }) => `${picture ?? sprite}${tint ?? ''}`);
const namesOf = (prompt: string) => planFromPrompt(prompt, seed).theme.things.map(({ name }) => name);

describe('a board about one thing', () => {
  it.each(['match three with sushi', 'memory with cupcakes, 8 pairs', 'sushi bubble shooter'])(
    'shows different things of its kind, and not one of them in many colours: %s',
    (prompt) => {
      const { things } = planFromPrompt(prompt, seed).theme;
      expect(things.length).toBeGreaterThanOrEqual(6);
      expect(new Set(looksOf(prompt)).size).toBe(things.length);
      expect(things.map(({ tint }) => tint).filter(Boolean)).toEqual([]);
    },
  );

  it('still shows cats and socks in many colours', () => {
    for (const prompt of ['cat memory', 'sort socks by colour'])
      expect(new Set(planFromPrompt(prompt, seed).theme.things.map(({ tint }) => tint)).size).toBeGreaterThan(3);
  });

  it.each([
    ['simon says with five glowing mushrooms', ['mushroom']],
    ['simon with drums and bells', ['drum', 'bell']],
  ])('lights up nothing but what it names, in different colours: %s', (prompt, names) => {
    expect(new Set(namesOf(prompt))).toEqual(new Set(names));
    expect(new Set(looksOf(prompt)).size).toBe(looksOf(prompt).length);
  });

  it.each([
    ['pirate slices coconuts flying through the air', 'coconut', /apple|banana|cherry|mango|pineapple/],
    ['slice olives with a sword', 'olive', /carrot|corn|tomato|garlic/],
    ['slice logs with an axe', 'log', /log/],
  ])('slices mostly what is named, and else things of its kind: %s', (prompt, name, others) => {
    const names = namesOf(prompt);
    const rest = names.filter((one) => one !== name);
    expect(rest.length).toBeLessThanOrEqual(names.length / 3);
    expect(rest.filter((one) => !others.test(one))).toEqual([]);
  });

  it.each([
    ['build a tower of sheep', 'sheep'],
    ['2048 tapi dengan kucing', 'cat'],
  ])('is made of whom it names: %s', (prompt, name) => {
    expect(namesOf(prompt)).toEqual([name]);
  });

  it('sorts the kinds that are named instead of their group', () => {
    const plan = planFromPrompt('sort the laundry: socks in one basket, shirts in the other', seed);
    expect(plan.rules['bins']).toBe(2);
    expect(new Set(plan.theme.things.map(({ name }) => name))).toEqual(new Set(['sock', 'shirt']));
  });

  it.each([
    ['sort red, blue and yellow socks into the right baskets', 3, ['sock']],
    ['sort green and purple gems into chests', 2, ['gem']],
    ['sortiere rote, blaue und gelbe socken', 3, ['sock']],
    ['sort apples and pears into the right boxes', 2, ['apple', 'pear']],
    ['sort my laundry: whites, colours and towels', 3, ['shirt', 'towel']],
    ['sort boxes and bags', 2, ['box', 'bag']],
  ])('sorts what is named, in each colour that is named: %s', (prompt, bins, names) => {
    expect(planFromPrompt(prompt, seed).rules['bins']).toBe(bins);
    expect(new Set(looksOf(prompt)).size).toBe(bins);
    expect(new Set(namesOf(prompt))).toEqual(new Set(names));
  });

  it.each([
    ['memory with sports balls, 9 pairs', /ball|ping pong|puck/],
    ['memory with clothes', /sock|hat|shirt|dress|scarf|glove|shoe|jeans|coat|shorts|kimono|boot|sandal/],
    ['memory with school things', /pencil|book|backpack|scissors|crayon|paintbrush|bell|ruler|globe/],
    ['match three with gym stuff', /bell|glove|ball|watch|trophy|towel|rope|bottle|shoe|bicycle/],
    ['memory with body parts', /eye|ear|nose|tooth|hand|foot|leg|heart|brain|bone/],
  ])('shows the members of a category: %s', (prompt, members) => {
    expect(namesOf(prompt).filter((name) => !members.test(name))).toEqual([]);
    expect(new Set(namesOf(prompt)).size).toBeGreaterThan(5);
  });

  it.each([
    ['pinball with 3 balls', 'ball'],
    ['laser puzzle with mirrors', 'mirror'],
    ['パズルゲーム 寿司を3つそろえる', 'puzzle piece'],
  ])('does not show again what the game has anyway: %s', (prompt, part) => {
    expect(namesOf(prompt)).not.toContain(part);
  });

  it('waits for a light of the colour that was asked for', () => {
    const { things, foes } = planFromPrompt('reaction test: tap when the light turns green', seed).theme;
    expect(things.map(({ name }) => name)).toEqual(['green light']);
    expect(foes.map(({ name }) => name)).toEqual(['red light', 'yellow light']);
  });

  it('lets zombies that carry words come at the player', () => {
    const { hero, foes } = planFromPrompt('type fast: zombies carry words, 5 lives', seed).theme;
    expect(foes.map(({ name }) => name)).toEqual(['zombie']);
    expect(hero.name).not.toBe('zombie');
  });
});

describe('a board for two', () => {
  const pieces = (prompt: string) =>
    planFromPrompt(prompt, seed).theme.things.map(({ name, tint }) => `${name} ${tint ?? ''}`.trim());

  it.each([
    ['four in a row with cookies', ['cookie', 'cookie #3f8ef0']],
    ['connect four with red and yellow pumpkins', ['pumpkin #e8403a', 'pumpkin #ffd23f']],
    ['checkers with cats and dogs', ['cat', 'dog']],
    ['reversi with cats and dogs', ['cat', 'dog']],
    ['tic tac toe with a moon and a star', ['moon', 'star']],
  ])('has what was asked for on its pieces: %s', (prompt, expected) => {
    expect(pieces(prompt)).toEqual(expected);
  });

  it.each([
    ['connect four with cats against dogs', 'cat', 'dog'],
    ['connect four with cats against a robot', expect.not.stringMatching('dog'), 'robot'],
  ])('is played by its sides: %s', (prompt, own, other) => {
    const { hero, foes } = planFromPrompt(prompt, seed).theme;
    expect([hero.name, foes[0]?.name]).toEqual([own, other]);
  });

  it('names in its description only what it shows', () => {
    for (const one of ['ada', 'bob', 'cy', 'dee', 'eve'])
      expect(planFromPrompt('checkers with cats against dogs', one).description).not.toMatch(/mice|balls|fish|coins/);
  });

  it.each([
    'tic tac toe for me and my sister',
    'four in a row with my little brother',
    'checkers for my dad and me',
    'pong for me and my friend',
    'my dad and I play air hockey',
  ])('is for two players, who are none of its cast: %s', (prompt) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect(plan.modifiers).toContain('two-players');
    expect(understood.ignored).toEqual([]);
    expect([plan.theme.hero, ...plan.theme.foes].map(({ name }) => name).join()).not.toMatch(
      /sister|brother|dad|friend/,
    );
  });
});

describe('a board with one kind of thing', () => {
  it('has nothing but cheese on the blocks of a cheese tetris', () => {
    expect(looksOf('tetris with cheese')).toEqual(['cheese']);
  });

  it.each(['bubble shooter with planets', 'tetris with planets', 'memory with planets'])(
    'shows planets of many colours: %s',
    (prompt) => {
      expect(new Set(namesOf(prompt))).toEqual(new Set(['planet']));
      expect(new Set(looksOf(prompt)).size).toBeGreaterThanOrEqual(6);
    },
  );
});

describe('a sudoku', () => {
  it.each([
    ['easy sudoku', 9, 0],
    ['sudoku with big numbers', 9, 0],
    ['easy sudoku for grandma with big numbers', 9, 0],
    ['sudoku for toddlers', 4, 1],
    ['sudoku with animals for kids', 4, 1],
    ['4x4 sudoku', 4, 0],
  ])('has the board that was asked for: %s', (prompt, size, pictures) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect(plan.rules).toMatchObject({ size });
    expect(plan.rules['pictures']).toBe(pictures);
    expect(understood.ignored).toEqual([]);
  });

  it('names the keys of its board', () => {
    expect(planFromPrompt('4x4 sudoku', seed).controls.keys).toBe('Arrows, and 1 to 4');
  });

  it('has fewer holes if it is easy', () => {
    const holes = (prompt: string) => planFromPrompt(prompt, seed).rules['holes'] ?? 0;
    expect(holes('easy sudoku')).toBeLessThan(holes('sudoku'));
  });
});

describe('a solitaire', () => {
  it.each([
    ['klondike solitaire on a green table', undefined, 'g'],
    ['solitaire on a red table', undefined, 'r'],
    ['solitaire with a blue cloth', undefined, 'b'],
    ['klondike', undefined, 'g'],
    ['solitaire with cats', 1, null],
    ['solitaire in space', undefined, null],
  ])('has the cards and the cloth that were asked for: %s', (prompt, pictures, channel) => {
    const { rules } = planFromPrompt(prompt, seed);
    expect(rules['pictures']).toBe(pictures);
    const { cloth } = rules;
    const [r = 0, g = 0, b = 0] = cloth === undefined ? [] : [cloth >> 16, (cloth >> 8) & 255, cloth & 255];
    expect(cloth === undefined ? null : 'rgb'[[r, g, b].indexOf(Math.max(r, g, b))]).toBe(channel);
  });
});

describe('whom a game is made for', () => {
  it.each([
    ['toddlers tap the farm animals and they pop', 'toddlers'],
    ['bubble pop for my 2 year old', 'toddlers'],
    ['spelling game for my 2nd grade class', 'kids'],
    ['a memory game for grandma with flowers', null],
  ])('is not in its cast: %s', (prompt, audience) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect(readFrame(prompt).mood.audience).toBe(audience);
    expect(plan.theme.hero.name).not.toMatch(/toddler|grandma|class/);
    expect(understood.ignored).toEqual([]);
  });

  it('puts tapped animals into the bubbles', () => {
    expect(namesOf('toddlers tap the farm animals and they pop')).toContain('cow');
  });
});

describe('a board that waits for its player', () => {
  it.each(['2048 with planets', 'chess in space', 'sudoku in a cyberpunk city'])(
    'is never in a hurry: %s',
    (prompt) => {
      for (const one of ['ada', 'bob', 'cy', 'dee']) expect(planFromPrompt(prompt, one).mood).not.toBe('tense');
    },
  );

  it('is calm where something sleepy was asked for', () => {
    expect(planFromPrompt('bubble shooter with a sleepy dragon', seed).mood).toBe('calm');
  });

  it('names the two sides in its title', () => {
    expect(planFromPrompt('connect four: penguins vs seals', seed).title).toBe('Penguins vs Seals');
  });

  it('parks in a town, whatever the word for parking also means', () => {
    expect(planFromPrompt('park the pink limousine, 5 levels', seed).theme.scene).toBe('city');
  });

  it('needs four in a line on a large board', () => {
    expect(planFromPrompt('tic tac toe 5x5', seed).goal).toBe('Line up four of your own');
  });
});

describe('a prompt of another language', () => {
  it.each([
    ['un quiz sui pianeti', 'it'],
    ['memory z owocami, 8 par', 'pl'],
  ])('is known by its nouns in any form: %s', (prompt, language) => {
    expect(readFrame(prompt).language).toBe(language);
  });

  it.each([
    ['Memory mit Bauernhoftieren, 6 Paare', 'cow'],
    ['memory con instrumentos, 6 parejas', 'guitar'],
    ['memory mit Spielzeug', 'ball'],
  ])('names groups: %s', (prompt, member) => {
    expect(namesOf(prompt)).toContain(member);
  });

  it.each([
    ['układanka 3 na 3 z kotem', 'sliding-puzzle', { columns: 3, rows: 3 }],
    ['사탕 매치3 게임 60초', 'match', { seconds: 60 }],
    ['игра три в ряд с фруктами на 60 секунд', 'match', { seconds: 60 }],
    ['扫雷 10x10 20个雷', 'minesweeper', { columns: 10, rows: 10, mines: 20 }],
  ])('keeps its numbers: %s', (prompt, mechanic, numbers) => {
    const frame = readFrame(prompt);
    expect(frame.mechanic).toBe(mechanic);
    expect(frame.numbers).toEqual(numbers);
  });

  it('has words about its theme, or reports that they are in English', () => {
    expect(planFromPrompt('jeu de mots mêlés sur les animaux de la forêt', seed).words).toContain('loup');
    expect(planPrompt('виселица про животных', seed).understood.ignored).toContain('words in Russian');
  });

  it('takes its title from what was asked for alone', () => {
    expect(planFromPrompt('jogo de damas contra o computador', seed).title).toBe('Damas');
    expect(planFromPrompt('memory z owocami, 8 par', seed).title).toBe('Memory: Owoce');
  });
});

describe('words and counts that were lost', () => {
  it.each([
    ['juego de simón dice con 5 colores', 'pads', 5],
    ['lagu ritme dengan 4 jalur', 'lanes', 4],
    ['stack pizza boxes, 25 boxes', 'height', 25],
    ['minesweeper with bees, 12 bees', 'mines', 12],
    ['find the pairs, vegetables, 4x4 board', 'pairs', 8],
  ])('sets the rule and ignores nothing: %s', (prompt, rule, count) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect(plan.rules[rule]).toBe(count);
    expect(understood.ignored.filter((word) => /\d|board|box/.test(word))).toEqual([]);
  });

  it('spells animals of the sea where they were asked for', () => {
    expect(planFromPrompt('sopa de letras de animales marinos', seed).words).toContain('pulpo');
    expect(planFromPrompt('word search with sea animals', seed).words).toContain('octopus');
  });

  it('plays tic-tac-toe by its Italian name', () => {
    expect(readFrame('gioco del tris contro il robot').mechanic).toBe('tic-tac-toe');
  });
});

describe('a fleet that is hidden', () => {
  it.each([
    'battleship against the computer',
    'play battleships',
    'sink the ships game',
    'sea battle on a grid',
    '10x10 battleship',
    'cats vs dogs battleship',
    'Schiffe versenken',
    'batalla naval',
    'bataille navale',
    'batalha naval',
    'battaglia navale',
    'морской бой',
    'statki',
  ])('is played by the names of its game: %s', (prompt) => {
    expect(planFromPrompt(prompt, seed).kind).toBe('battleship');
  });

  it.each(['a battleship shoots planes', 'the battleship must avoid mines', 'a space battleship dodges asteroids'])(
    'is not meant by a ship that does something itself: %s',
    (prompt) => {
      expect(planFromPrompt(prompt, seed).kind).not.toBe('battleship');
    },
  );

  it.each([
    ['battleship with ducks', 'duck'],
    ['Schiffe versenken mit Enten', 'duck'],
    ['battleship: sink the pirate ships', 'pirate ship'],
    ['battleship against a pirate captain', 'ship'],
  ])('is made of what was named, otherwise of ships: %s', (prompt, name) => {
    expect(namesOf(prompt)).toEqual([name]);
  });

  it('is sought by the opponent who was named, and is as large as asked for', () => {
    expect(planFromPrompt('battleship against a pirate captain', seed).theme.foes[0]?.name).toBe('pirate captain');
    expect(planFromPrompt('classic battleship 10 by 10', seed).rules['size']).toBe(10);
    expect(planFromPrompt('battleship with 5 ships', seed).rules['ships']).toBe(5);
  });
});

describe('a room with crates to push', () => {
  it.each([
    ['sokoban', ['crate']],
    ['a robot pushes boxes onto switches', ['box']],
    ['push penguins onto ice floes', ['penguin', 'ice']],
    ['a cat pushes barrels to their places', ['barrel']],
    ['Kisten schieben', ['crate']],
    ['empujar cajas', ['crate']],
  ])('has what is pushed, and where it belongs: %s', (prompt, names) => {
    expect(planFromPrompt(prompt, seed).kind).toBe('sokoban');
    expect(namesOf(prompt)).toEqual(names);
  });

  it('has as many levels and crates as asked for', () => {
    expect(planFromPrompt('sokoban with a dog, 5 levels', seed).rules['levels']).toBe(5);
    expect(planFromPrompt('a robot pushes 4 boxes onto marks', seed).rules['crates']).toBe(4);
  });

  it.each(['a sumo wrestler pushes rivals off the ring', 'push enemies into the lava'])(
    'is not meant where foes are pushed away: %s',
    (prompt) => {
      expect(planFromPrompt(prompt, seed).kind).not.toBe('sokoban');
    },
  );
});

describe('pieces that are turned until everything is connected', () => {
  it.each([
    ['light up the city: rotate the wires so every lamp is on', 'wires', 'lamp'],
    ['rotate the wires puzzle', 'wires', 'light bulb'],
    ['rotate the tiles so every lamp is on', 'wires', 'lamp'],
    ['a robot connects wires to light up houses', 'wires', 'house'],
    ['connect the pipes puzzle', undefined, 'flower'],
    ['rotate the pipes to bring water to the houses', undefined, 'house'],
    ['rotate pipes to bring water to a thirsty cactus', undefined, 'cactus'],
    ['turn the wires so the christmas tree lights up', 'wires', 'christmas tree'],
    ['Rohrpuzzle mit Häusern', undefined, 'house'],
    ['connect the roots so the trees can drink', 'roots', 'tree'],
    ['rotate the train tracks so the train reaches every village', 'rails', 'village'],
    ['gira los cables para encender todas las lámparas', 'wires', 'lamp'],
    ['obracaj przewody, żeby zapalić wszystkie lampy', 'wires', 'lamp'],
    ['collega i tubi per portare acqua ai fiori', undefined, 'flower'],
    ['tourne les fils pour allumer les lampes', 'wires', 'lamp'],
  ])('are of what was named, and so is what waits at their ends: %s', (prompt, load, name) => {
    const { kind, modifiers = [] } = planFromPrompt(prompt, seed);
    const loads = ['roots', 'rails', 'wires'].filter((one) => modifiers.includes(one));
    expect([kind, loads[0], namesOf(prompt)[0]]).toEqual(['pipes', load, name]);
  });

  it('are turned by whoever was named, until what was named is reached', () => {
    const { theme, goal } = planFromPrompt('a robot connects wires to light up houses', seed);
    expect([theme.hero.name, goal]).toEqual(['robot', 'Turn the wires until every house has power']);
    expect(planFromPrompt('rotate the wires so every lamp is on', seed)).toMatchObject({
      goal: 'Turn the wires until every lamp is on',
      hour: 'night',
    });
  });

  it('lie on a board as large as asked for, with as much time', () => {
    expect(planFromPrompt('pipe puzzle 6x6 with 5 levels', seed).rules).toMatchObject({
      columns: 6,
      rows: 6,
      levels: 5,
    });
    expect(planFromPrompt('pipe puzzle, 60 seconds', seed).rules['seconds']).toBe(60);
    expect(planFromPrompt('pipe puzzle without a timer', seed).rules['secondsEach']).toBe(86_400);
  });

  it.each([
    ['a plumber fixes leaking pipes', 'tending'],
    ['flappy bird through pipes', 'flyer'],
    ['run on the train tracks', 'lanes'],
    ['water the flowers', 'tending'],
    ['reflect the laser with mirrors', 'laser-mirrors'],
    ['a train collects passengers', 'snake'],
  ])('are not meant by every pipe, track or lamp: %s', (prompt, kind) => {
    expect(planFromPrompt(prompt, seed).kind).toBe(kind);
  });
});

describe('stacks', () => {
  const planned = (prompt: string) => planFromPrompt(prompt, seed);

  it.each([
    ['water sort puzzle', 'liquid', 'Pour until each bottle holds one colour'],
    ['sort the birds on branches by colour', 'branches', 'Move the birds until each branch is full of one colour'],
    ['stack the hoops by colour', 'rods', 'Move the top ring until each rod holds one colour'],
    [
      'stack the pancakes by size',
      'discs',
      'Move the whole tower to the last peg, never a larger disc onto a smaller one',
    ],
  ])('are what the prompt names: %s', (prompt, holder, goal) => {
    const { kind, modifiers, goal: own } = planned(prompt);
    expect({ kind, isAsked: modifiers?.includes(holder), goal: own }).toEqual({ kind: 'stacks', isAsked: true, goal });
  });

  it('have as many colours, stacks, discs, levels and moves as are asked for', () => {
    expect(planned('ball sort with 8 colours').rules).toMatchObject({ colours: 8 });
    expect(planned('water sort with 12 bottles, 4 levels').rules).toMatchObject({ stacks: 12, levels: 4 });
    expect(planned('tower of hanoi with 5 discs, 40 moves').rules).toMatchObject({ discs: 5, moves: 40 });
    expect(planned('pour the potions so each bottle has one colour').rules).toMatchObject({ colours: 0 });
  });

  it('show what is named: a group by its members, one thing in the colours of the prompt', () => {
    expect(namesOf('sort the fruit into tubes').slice(0, 3)).toEqual(['apple', 'banana', 'cherry']);
    expect(namesOf('sort the birds on branches by colour')).toEqual(['bird']);
    expect(namesOf('ball sort with cats')).toEqual(['cat']);
    expect(planned('ball sort').rules['shown']).toBeUndefined();
    expect(planned('water sort in pink, green and gold').palette.pieces).toHaveLength(3);
  });

  it('are told in the language of the prompt', () => {
    expect(planned('Türme von Hanoi').title).toBe('Turm von Hanoi');
    expect(planned('torre de hanoi con 6 discos')).toMatchObject({ language: 'es', rules: { discs: 6 } });
    expect(planned('sortowanie kulek z kotami').theme.things.map(({ name }) => name)).toEqual(['cat']);
  });
});

describe('mahjong', () => {
  it.each([
    ['mahjong with flowers', 'rose'],
    ['calm mahjong with sea animals', 'octopus'],
    ['mahjong avec des fruits', 'banana'],
    ['mahjong z kwiatami', 'tulip'],
    ['Mahjong-Spiel mit Tieren', 'dog'],
  ])('has what was named on its tiles, and enough of it: %s', (prompt, name) => {
    expect(planFromPrompt(prompt, seed).kind).toBe('mahjong');
    expect(namesOf(prompt)).toContain(name);
    expect(namesOf(prompt).length).toBeGreaterThanOrEqual(9);
  });

  it('has as many pairs and boards as asked for', () => {
    expect(planFromPrompt('mahjong with 20 pairs and 3 levels', seed).rules).toMatchObject({ pairs: 20, levels: 3 });
  });

  it.each([
    ['memory with flowers', 'memory'],
    ['solitaire with cats', 'solitaire'],
    ['match the same colour tiles', 'match'],
  ])('is not meant by other cards and tiles: %s', (prompt, kind) => {
    expect(planFromPrompt(prompt, seed).kind).toBe(kind);
  });
});

describe('a hidden word that is guessed as a whole', () => {
  it.each([
    ['wordle with animals', 5, 'tiger'],
    ['guess the five letter word', 5, 'apple'],
    ['wordle clone with 4 letter words about animals', 4, 'lion'],
    ['wordle with six letters', 6, 'animal'],
    ['Wordle mit Tieren', 5, 'tiger'],
  ])('has the letters that were asked for, and words about its subject: %s', (prompt, letters, word) => {
    const { kind, words = [], rules } = planFromPrompt(prompt, seed);
    expect(kind).toBe('wordle');
    expect(rules['letters']).toBe(letters);
    expect(words.filter((one) => [...one].length !== letters)).toEqual([]);
    expect(words).toContain(word);
  });

  it('has as many tries as asked for', () => {
    expect(planFromPrompt('wordle with 8 tries', seed).rules['lives']).toBe(8);
  });
});

describe('reversi', () => {
  it.each([
    ['othello against a wise old tortoise', 'tortoise', 8],
    ['reversi against a smug parrot', 'parrot', 8],
    ['reversi against an owl on a 6x6 board', 'owl', 6],
    ['flip the discs against a robot', 'robot', 8],
    ['Othello gegen einen Pinguin', 'penguin', 8],
  ])('is played against whom the prompt names: %s', (prompt, foe, size) => {
    const { kind, theme, rules } = planFromPrompt(prompt, seed);
    expect({ kind, foe: theme.foes[0]?.name, size: rules['size'] }).toEqual({ kind: 'reversi', foe, size });
  });

  it('against a tortoise is not played under water', () => {
    expect(planFromPrompt('othello against a wise old tortoise', seed).theme.scene).not.toBe('sea');
  });

  it('is played by two on one device, who do not play better after each defeat', () => {
    for (const one of ['ada', 'bob', 'eve']) {
      const { rules, description } = planFromPrompt('two player reversi, cats vs dogs', one);
      expect(rules['players']).toBe(2);
      expect(description).not.toMatch(/defeat/);
    }
  });
});
