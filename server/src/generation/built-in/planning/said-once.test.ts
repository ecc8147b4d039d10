import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'ada');

describe('a number that is said of something else', () => {
  it.each([
    ['penguin curling on ice, 4 stones each against the computer', 'shots', 8],
    ['curling with 6 stones', 'shots', 6],
    ['Curling gegen den Computer, 4 Steine pro Spieler', 'shots', 8],
    ['curling contra la computadora, 3 piedras por jugador', 'shots', 6],
    ['quiz: guess the flag, 10 flags', 'questions', 10],
    ['quiz about planets, 10 planets', 'questions', 10],
    ['Flaggenquiz mit 12 Flaggen', 'questions', 12],
    ['quiz sulle capitali, 8 paesi', 'questions', 8],
    ['shoot em up, im a bumblebee shooting pollen at wasps, 3 bosses', 'bosses', 3],
    ['platformer with a ninja, 2 bosses', 'bosses', 2],
    ['a cowboy lassoing sheep and bringing them into the pen, 10 sheep, 2 minutes', 'prey', 10],
    ['a girl catches chickens in the barn, 12 chickens, 90 seconds', 'prey', 12],
    ['jogo de pênaltis com um goleiro, 5 chutes', 'shots', 5],
    ['tirs au but avec un lion, 7 tirs', 'shots', 7],
  ])('counts in the game: %s', (prompt, rule, count) => {
    expect(planned(prompt).plan.rules[rule]).toBe(count);
  });

  it.each(['quiz about the 7 wonders of the world', '4th grade maths quiz with 3 answers', 'history quiz 1914'])(
    'is no number of questions: %s',
    (prompt) => {
      expect(planned(prompt).plan.rules['questions']).toBeUndefined();
    },
  );
});

describe('whom it is for, how fast it is and what is heard', () => {
  it.each([
    ['ein ruhiges Memory mit 8 Paaren Waldtieren für meine Oma', 'memory', []],
    ['juego de memoria con flores para mi abuela', 'memory', []],
    ['gra memory ze zwierzętami dla mojej babci', 'memory', []],
    ['игра мемори с животными для моей бабушки', 'memory', []],
    ['büyükannem için hayvanlarla hafıza oyunu', 'memory', []],
    ['おばあちゃんのための動物の神経衰弱', 'memory', []],
    ['给奶奶玩的动物记忆游戏', 'memory', []],
    ['할머니를 위한 동물 기억력 게임', 'memory', []],
    ['jeu de course pour mon papa', 'racer', []],
    ['match 3 with candy for my aunt Lisa', 'match', []],
    ['gioco del serpente nello spazio che mangia le stelle, velocità lenta', 'snake', []],
    ['un jeu de serpent à vitesse lente', 'snake', []],
    ['snake game at slow speed with apples', 'snake', []],
    ['racing snails, slow motion, funny', 'racer', []],
    ['candy crush but with easter eggs, 25 moves, goal 2000 points', 'match', []],
    ['match 3 con dulces, objetivo 1500 puntos, 20 movimientos', 'match', []],
    ['a fox runs through the forest with jazz music', 'runner', []],
    ['un renard court dans la forêt avec de la musique classique', 'runner', []],
    ['blackjack with 100 chips start, dealer stands on 17', 'blackjack', []],
    ['battleship on a 8x8 grid against computer', 'battleship', []],
    ['gra w kółko i krzyżyk z kotem i psem dla dwóch osób', 'tic-tac-toe', []],
    ['Vier gewinnt für 2 Personen mit Sternen und Monden', 'four-in-a-row', []],
    ['sıralı bloklar düşen tetris oyunu, deniz temalı', 'blocks', []],
    ['subway runner, girl with headphones, graffiti', 'lanes', ['graffiti', 'headphones']],
  ])('is neither in it nor left out: %s', (prompt, kind, ignored) => {
    const { plan, understood } = planned(prompt);
    expect([plan.kind, understood.ignored]).toEqual([kind, ignored]);
    expect(JSON.stringify(understood.things)).not.toMatch(/grandma|tram|train|goal|violin|saxophone/);
  });
});

describe('what a game is called and asks for', () => {
  it.each([
    ['hangman with names of countries', 'Country', 'Guess the hidden word: countries'],
    ['word search about the human body', 'Human Body', 'Find the hidden words about the human body'],
    ['anagrams of months', 'Month', 'Put the letters in order: months'],
  ])('names the topic of its words: %s', (prompt, title, goal) => {
    const { plan } = planned(prompt);
    expect(plan.title).toContain(title);
    expect(plan.goal).toBe(goal);
  });

  it.each([
    ['flappy bird with a bee, avoid the frogs', 'keep away from frogs'],
    ['astronaut hopping from planet to planet upwards, dont fall into the black hole', 'keep away from the black hole'],
  ])('names whom to avoid: %s', (prompt, danger) => {
    expect(planned(prompt).plan.goal).toContain(danger);
  });

  it.each([
    ['un juego de carreras de motos en la ciudad', 'Tu personaje es una moto en la ciudad.'],
    ['tower defense mit Wikingern gegen Drachen', 'Du spielst als Wikinger.'],
    ['juego de peces que comen gusanos', 'Tu personaje es un pez.'],
    ['corrida de cavalos', 'Seu personagem é um cavalo.'],
    ['gioco di corsa con gatti', 'Il tuo personaggio è un gatto.'],
    ['jeu de plateforme avec un lapin qui ramasse des carottes', 'Vous incarnez un lapin.'],
    ['gra wąż z jabłkami', 'Zbieraj jabłka.'],
    ['Snake mit Äpfeln', 'Sammle Äpfel.'],
  ])('says in the singular who is played: %s', (prompt, said) => {
    expect(planned(prompt).plan.description).toContain(said);
  });

  it('calls two players by their names in the language of the prompt', () => {
    const { hero, foes } = planned('gra w kółko i krzyżyk z kotem i psem dla dwóch osób').plan.theme;
    expect([hero.own, foes[0]?.own]).toEqual(['kot', 'pies']);
  });
});
