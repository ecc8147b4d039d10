import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../../../engines/src/plan.ts';
import { readPrompt } from './read-prompt.ts';

/** hero · foes · things, each by name. */
function castOf(prompt: string): string {
  const { hero, foes, things } = readPrompt(prompt);
  const names = (list: { name: string }[]) => list.map((entry) => entry.name).join(' ');
  return [hero?.name ?? '-', names(foes) || '-', names(things) || '-'].join(' · ');
}

describe('who plays which part', () => {
  it.each([
    ['A ninja cat that jumps over dogs and collects sushi at night', 'ninja cat · dog · sushi'],
    ['Endless runner with a penguin on the ice, avoiding seals and eating fish', 'penguin · seal · fish'],
    ['A mouse steals cheese in the kitchen while the cat is watching', 'mouse · cat · cheese'],
    ['Aliens invade a farm, defend the cows', 'cow · alien · -'],
    ['Collect gems in a mine with a dwarf while bats attack', 'dwarf · bat · gem'],
    ['Chicken run away from the fox', 'chicken · fox · -'],
    ['A bee gathers nectar from flowers and dodges spiders', 'bee · spider · flower nectar'],
    ['Slice fruit like a samurai', 'samurai · - · fruit'],
    ['a game where you are a sock looking for its partner', 'sock · - · -'],
    ['haunted maze with ghosts and a little witch', 'witch · ghost · -'],
    ['Monster truck smashing through a city', 'monster truck · - · -'],
    ['math quiz for kids with dinosaurs', 'dinosaur · - · -'],
    ['a blorbo who eats zumzums', '- · - · zumzum'],
    ['🐸 crossing the road 🚗🚚', 'frog · car truck · -'],
    ['Ein Einhorn fängt Süßigkeiten, die vom Himmel fallen', 'unicorn · - · candy'],
    ['Un pingüino que salta plataformas de hielo y evita osos', 'penguin · bear · -'],
    ['Un chat qui attrape des poissons rouges', 'cat · - · fish'],
    ['Космический корабль против астероидов', 'spaceship · asteroid · -'],
    ['宇宙でエイリアンを撃つシューティングゲーム', '- · alien · -'],
    ['猫が魚を集める', 'cat · - · fish'],
    ['小猫收集金币', 'cat · - · coin'],
    ['고양이가 물고기를 먹는 게임', 'cat · - · fish'],
    ['Katze', 'cat · - · -'],
    ['perros', 'dog · - · -'],
    ['', '- · - · -'],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toBe(cast);
  });
});

describe('which kind of game is wanted', () => {
  it.each<[string, Kind]>([
    ['endless runner', 'runner'],
    ['flappy dragon', 'flyer'],
    ['space shooter', 'shooter'],
    ['zombie survival', 'arena'],
    ['a platformer with a fox', 'platformer'],
    ['bouncing higher and higher', 'jumper'],
    ['brick breaker in space', 'breakout'],
    ['a snake that eats apples', 'snake'],
    ['match three with shells', 'match'],
    ['tower defense with carrots', 'defence'],
    ['lost in a labyrinth', 'maze'],
    ['falling blocks', 'blocks'],
    ['memory with sea animals', 'memory'],
    ['maths for children', 'quiz'],
    ['catch falling donuts', 'catcher'],
    ['a frog crossing a busy road', 'hopper'],
    ['kart racing', 'racer'],
    ['whack a mole', 'whack'],
    ['slice fruit', 'slicer'],
    ['Un juego de carreras', 'racer'],
    ['Turmverteidigung mit Katzen', 'defence'],
    ['un jeu de plateforme', 'platformer'],
    ['jogo da memória', 'memory'],
    ['迷路ゲーム', 'maze'],
    ['贪吃蛇', 'snake'],
    ['гонки ночью', 'racer'],
    ['공룡이 달리는 게임', 'runner'],
  ])('%s → %s', (prompt, kind) => {
    expect(readPrompt(prompt).kinds[0]?.kind).toBe(kind);
  });

  it('takes a snake that is shot at for a foe, not for a mechanic', () => {
    expect(readPrompt('shoot the snakes').kinds.map((entry) => entry.kind)).toEqual(['shooter']);
  });
});

describe('the setting', () => {
  it.each([
    ['in the snow', { scene: 'snow' }],
    ['under water at the reef', { scene: 'sea' }],
    ['help a ghost find candy in a haunted maze', { scene: 'haunted' }],
    ['in der Wüste bei Nacht', { scene: 'desert', hour: 'night' }],
    ['ночью по городу', { scene: 'city', hour: 'night' }],
    ['relaxing and cozy', { mood: 'calm' }],
    ['retro pixel art', { look: 'pixel' }],
    ['glowing neon', { look: 'neon' }],
    ['very easy, for kids', { difficulty: 1 }],
    ['impossible hardcore', { difficulty: 5 }],
    ['with five lives', { lives: 5 }],
    ['in 60 seconds', { seconds: 60 }],
    ['no enemies, just peaceful', { peaceful: true }],
    ['a game called "Jelly Jam" with fruits', { title: 'Jelly Jam' }],
    ['Make a game called Fox & Friends where', { title: 'Fox & Friends' }],
    ['a cat named Tom', { title: null }],
  ])('%s', (prompt, expected) => {
    expect(readPrompt(prompt)).toMatchObject(expected);
  });

  it('tints whom a colour stands by, and washes everything when it stands alone', () => {
    expect(readPrompt('a pink unicorn').hero).toMatchObject({ sprite: 'unicorn', tint: '#ff7eb6' });
    expect(readPrompt('un gato rojo').hero).toMatchObject({ sprite: 'cat', tint: '#e8403a' });
    expect(readPrompt('everything in purple').wash).toEqual([0.55, 0.19, 300]);
    expect(readPrompt('an orange').things[0]?.sprite).toBe('orange');
  });

  it('dresses whom a trade stands by', () => {
    expect(readPrompt('a pirate parrot').hero).toMatchObject({ sprite: 'parrot', wears: 'piratehat' });
    expect(readPrompt('a frog with a crown').hero).toMatchObject({ sprite: 'frog', wears: 'crown' });
    expect(readPrompt('a robot dinosaur').hero).toMatchObject({ sprite: 'dinosaur', name: 'robot dinosaur' });
  });
});
