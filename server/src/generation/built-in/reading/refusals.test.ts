import { describe, expect, it } from 'vitest';
import { understandPrompt } from './understand-prompt.ts';

describe('a kind of game that cannot be made', () => {
  it.each([
    'cruciverba sugli animali',
    'un crucigrama de animales',
    'Kreuzworträtsel mit Tieren',
    'mots croisés sur la mer',
    'кроссворд про животных',
    'ein Rollenspiel mit Drachen',
    'ロールプレイングゲーム',
    'un juego de mundo abierto con dinosaurios',
    'scopa con le carte napoletane',
    'belote avec mes amis',
    'jugar al mus',
    'игра в дурака',
    'tavla oyunu',
    '将棋',
    '象棋',
    '바둑',
    'jeu de l’oie',
    'ular tangga dengan hewan',
  ])('is known by its name in other languages: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({
      understood: false,
      reason: expect.stringContaining('cannot be made'),
    });
  });

  it.each([
    'a moped in Hanoi collects noodles',
    'schach rundenbasiert',
    'una strega vola sulla scopa',
    'un mago hace un truco con conejos',
    'la oca persigue al niño',
    '国际象棋对电脑',
    'bataille navale avec des pirates',
    'ein Quiz über Tiere',
    'a boy cuts the rope to free the bear',
    'the lights are out in the house, find the candles',
  ])('is not meant by what only sounds like it: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true });
  });

  it.each([
    ['uno', 'solitaire'],
    ['uno with cats', 'solitaire'],
    ['go fish card game', 'solitaire'],
    ['gin rummy', 'solitaire'],
    ['the card game snap', 'solitaire'],
    ['игра в дурака', 'solitaire'],
    ['dominoes', 'four in a row'],
    ['Q*bert with cats', 'jumping up'],
    ['a claw machine with plush toys', 'fishing'],
    ['a game like Flow Free', 'connecting pipes'],
    ['Papers, please with penguins', 'sorting'],
    ['lights out puzzle', 'connecting pipes'],
    ['ludo with cats', 'four in a row'],
    ['nim with matchsticks against a sly fox', 'four in a row'],
    ['a crossword about animals', 'word search'],
    ['nonogram with little pictures of birds', 'sudoku'],
    ['scrabble', 'anagrams'],
    ['dots and boxes', 'reversi'],
    ['Käsekästchen', 'reversi'],
    ['tangram puzzle with animals', 'sliding puzzle'],
    ['Tangram mit Tieren', 'sliding puzzle'],
    ['peg solitaire', 'draughts'],
    ['flood fill', 'match three'],
    ['flood it', 'match three'],
    ["nine men's morris", 'four in a row'],
    ['Mühle', 'four in a row'],
    ['jeu du moulin', 'four in a row'],
    ['rush hour puzzle', 'sliding puzzle'],
    ['sliding block puzzle', 'sliding puzzle'],
    ['unblock me', 'pushing crates'],
    ['klotski', 'sliding puzzle'],
    ['connect the dots', 'popping bubbles'],
    ['relier les points', 'popping bubbles'],
    ['une los puntos', 'popping bubbles'],
    ['unisci i puntini', 'popping bubbles'],
    ['ligue os pontos', 'popping bubbles'],
    ['połącz kropki', 'popping bubbles'],
    ['pick up sticks', 'stacking'],
    ['mikado', 'stacking'],
    ['gra w bierki', 'stacking'],
    ['bridge building game', 'stacking'],
    ['Brücken bauen', 'stacking'],
    ['construir puentes', 'stacking'],
    ['city builder', 'tapping to earn'],
    ['build a city with roads and houses', 'tapping to earn'],
    ['construye tu ciudad', 'tapping to earn'],
    ['construire une ville', 'tapping to earn'],
    ['zbuduj miasto', 'tapping to earn'],
    ['chinese checkers', 'draughts'],
    ['Halma', 'draughts'],
    ['the game of go', 'reversi'],
    ['shogi', 'chess'],
    ['risk board game', 'four in a row'],
    ['Mensch ärgere dich nicht', 'four in a row'],
    ["jeu de l'oie", 'four in a row'],
    ['guess who', 'quiz'],
    ['mastermind', 'guessing a word in a few tries'],
    ['bulls and cows', 'guessing a word in a few tries'],
    ['kakuro', 'sudoku'],
    ['slitherlink', 'sudoku'],
    ['word ladder', 'anagrams'],
    ['Stadt, Land, Fluss', 'anagrams'],
    ['little alchemy', '2048'],
    ["where's my water", 'connecting pipes'],
    ['carrom', 'curling'],
    ['skee-ball', 'aiming and throwing'],
    ['musical chairs', 'reaction test'],
    ['twister', 'reaction test'],
    ['paper io', 'snake'],
    ['higher or lower card game', 'solitaire'],
    ['Skat', 'solitaire'],
    ['briscola', 'solitaire'],
    ['Kniffel', 'memory cards'],
    ['lotto', 'memory cards'],
  ])('has near it what can be made: %s → %s', (prompt, nearest) => {
    expect(understandPrompt(prompt)).toMatchObject({
      understood: false,
      nearest: expect.arrayContaining([nearest]),
    });
  });

  it.each([
    'spider solitaire',
    'a bear goes fishing',
    'go fish in a lake with a bear',
    'uno scoiattolo che salta sugli alberi',
    'un juego de gatos, uno contra uno',
    'a snapping turtle',
  ])('is no card game: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true });
  });
});

describe('a word that is also the name of a famous game', () => {
  it.each([
    'a beaver builds a bridge over the river',
    'a dog picks up sticks in the park',
    'a rainy day at rush hour, dodge cars',
    'flood in the city, rescue cats',
    'an evil mastermind attacks the city, shoot his robots',
    'memory with tangram shapes',
    'build a city of blocks as high as you can',
    'risk it all and jump over lava',
    'go karts on the moon',
    'a fox and geese on a farm',
    'hide in the tower with hex witches',
    'concentration card game',
    'Turm von Hanoi mit Donuts',
    '汉诺塔',
    'ハノイの塔',
  ])('stands for nothing else there: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true });
  });
});

describe('an errand', () => {
  it.each([
    'order me a large pepperoni pizza and pay with my card',
    'print me a real chocolate cake and send it to school',
    'pay my phone bill',
    'print my boarding pass for tomorrow',
    'make me a million dollars by tomorrow',
    'renew my passport and pay the electricity bill',
    'send an email to my teacher',
    'order me a taxi',
    'fix the printer in my office and email the invoice',
    'email the invoice to my boss',
    'write me an invoice for my company',
    'write me a bedtime story',
    'write me an invoice for my plumbing company',
    'write a story about a knight who jumps over lava',
    'generate a cover letter for a racing driver',
    'give me a recipe for pancakes',
    'write a cover letter for a job at a game studio',
    'write python code for a snake farm',
    'translate this letter about chess into French',
    'remind me to feed the fish at 6',
    'schreibe eine Rechnung für meine Klempnerfirma',
    'Schreib mir bitte einen Brief an meine Schachfreunde',
    'escríbeme una carta para mi profesor de ajedrez',
    'écris une lettre à mon club de golf',
    'scrivi una ricetta per la pizza',
    'escreva uma redação sobre corrida de carros',
    'napisz mi wypracowanie o wyścigach',
    'напиши сочинение про шахматы',
    'bana bir mektup yaz',
    '帮我翻译这封信',
    'チェスについての作文を書いて',
    'fix my printer',
    'call the plumber',
    'order a large pizza',
    'book a flight to paris',
    'bake me a real cake',
    'do my homework',
    "what's the weather tomorrow",
    'can you order me a burger please',
    'what is the capital of france',
    'what is the best phone to buy this year',
    'which laptop should i buy',
    'where can i buy cheap shoes',
    'how much does a new bike cost',
    'walk my dog every morning and text me when you are done',
    'walk my dog for me',
    'feed my cat while i am on holiday',
    'remind me to water the plants',
    'wash my car and send me a photo',
    'please water my plants until i get back',
    'take out the trash every monday',
    'babysit my kids tonight',
    'bestell mir eine Pizza',
    'закажи мне пиццу',
    'write my tax return and send it to the finance office',
    'file my tax return',
    'prepare the quarterly expense report and send it to my boss',
    'a game that orders me a real pizza to my house',
    'an app that pays my rent',
    'a game where I win real money',
    'a game that does my homework',
    'send me 100 dollars',
    'ein Spiel, das mir eine echte Pizza bestellt',
    'un jeu qui me commande une vraie pizza',
    'un juego que me pida una pizza de verdad',
    'um jogo que peça uma pizza de verdade para mim',
    'un gioco che mi ordina una pizza vera',
    'gra, która zamówi mi prawdziwą pizzę',
    'игра, которая закажет мне пиццу',
    'ピザを注文してくれるゲーム',
    '给我点披萨的游戏',
    '피자를 주문해 주는 게임',
    'cómprame un coche',
    'kup mi buty',
    'fill out my visa application',
  ])('is no game: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({
      understood: false,
      reason: expect.stringContaining('other than a game'),
    });
  });

  it.each([
    'a game where you order pizza',
    'a shop game where you order pizzas for customers',
    'deliver pizza to my house before the zombies eat it',
    'a casino without real money',
    'a game that sends me to the moon',
    'mándame a la luna con un cohete',
    'a game where a dog brings me my slippers',
    'deliver pizza',
    'what is the best way to cross the road',
    'which door should i open, a maze',
    'buy and sell fish at a market',
    'fix the robots before they explode',
    'fix the pipes under water',
    'call the cats home',
    'bake a cake',
    'a pizza chef takes orders',
    'send the rocket to the moon',
    'i have to do my homework before the zombies come',
    'make me a racing game',
    'write letters to santa game',
    'make a cake by catching eggs',
    'send letters by pigeon through the storm',
    'find the letters of the alphabet',
    'ein Brieftaube bringt einen Brief',
    'a robot fixes bugs in the code maze',
    'design a rocket and fly to the moon',
    'make a story about a cat a platformer',
    'un cartero entrega cartas',
    'fetch a stick with a dog',
    'buy a house and fill it with cats',
    'order some numbers from small to large',
    'write a spell book and throw spells at goblins',
    'check the eggs before they hatch',
    'feed my cat',
    'water the plants before they dry',
    'walk my dog through the park and avoid puddles',
    'a cat wakes me every morning',
    'clean my room before mom comes',
    'collect the eggs while i am a chicken',
    'find the keys for me and my cat',
    'drive the bus for me, a game with levels',
  ])('is not meant by %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true });
  });
});

describe('gibberish', () => {
  it.each(['zzzrt pluk mimble grafe', 'qwrtz grafe', 'blorp zorgon'])(
    'is not saved by a word that resembles one: %s',
    (prompt) => {
      expect(understandPrompt(prompt)).toMatchObject({ understood: false });
    },
  );

  it.each(['dinosour jumsp', 'platfromer', 'flapy zorgon', 'a blorp jumps'])('is not meant by typos: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ understood: true });
  });
});

describe('a prompt of words that are not known', () => {
  it.each(['vrrk oompl tsigg brawd neff', 'zombi vadászat éjszaka a temetőben, lövöldözős', 'egy macska az erdőben'])(
    'is refused, even if one of them resembles something: %s',
    (prompt) => {
      expect(understandPrompt(prompt)).toMatchObject({ understood: false });
    },
  );

  it.each(['platfromer wiht a frgo', 'flapy bird', 'a café where a crêpe chef flips crêpes', 'pokémon memory'])(
    'is understood, if only a few are strange: %s',
    (prompt) => {
      expect(understandPrompt(prompt)).toMatchObject({ understood: true });
    },
  );
});
