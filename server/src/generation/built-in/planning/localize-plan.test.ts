import { describe, expect, it } from 'vitest';
import { documentFromPlan } from './build-document.ts';
import { planFromPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

describe('a prompt of another language', () => {
  it.each([
    ['ein Igel weicht Füchsen aus', 'de', 'Igel: Ausweichen', 'Weiche Füchsen aus'],
    ['un gato que salta de tejado en tejado', 'es', 'Gato: Aventura', 'Corre y salta hasta la bandera'],
    ['тетрис в космосе', 'ru', 'Падающие блоки: Космос', 'Заполняйте целые ряды'],
    ['猫が魚をキャッチするゲーム', 'ja', '猫・キャッチ', '魚を集めよう'],
    ['贪吃蛇吃苹果', 'zh', '贪吃蛇：苹果', '越吃越长。收集苹果'],
    ['гонки на тракторах по грязи', 'ru', 'Трактор: Гонка', 'Выиграйте гонку'],
    ['гонка на машинах по ночному городу', 'ru', 'Машины: Гонка', 'Выиграйте гонку'],
    ['bir kedi düşen balıkları yakalar', 'tr', 'Kedi: Yakala', 'Balık topla'],
    ['ein Igel weicht Füchsen aus, bis 500 Punkte', 'de', 'Igel: Ausweichen', 'Erreiche 500 Punkte'],
    ['un gato que salta en plataformas, 60 segundos', 'es', 'Gato: Aventura', 'Aguanta 60 segundos'],
  ])('gives a game in it: %s', (prompt, language, title, goal) => {
    const plan = planFromPrompt(prompt, 'job');
    expect(plan).toMatchObject({ language, title, goal });
    const html = documentFromPlan(plan, '');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('"GAME OVER":');
  });

  it('says how the buttons of a platformer are used, and names a quiz after its topic', () => {
    expect(planFromPrompt('un pirata que busca tesoros en una isla', 'job').controls.touch).toMatch(/flechas/);
    expect(planFromPrompt('quiz o zwierzętach', 'job').title).toBe('Quiz: Zwierzęta');
  });

  it('leaves English games as they are, and a title that was given', () => {
    const plan = planFromPrompt('a hedgehog dodges foxes', 'job');
    expect(plan.language).toBeUndefined();
    expect(documentFromPlan(plan, '')).not.toContain('__texts');
    expect(planFromPrompt('ein Spiel namens "Igelpost", ein Igel läuft', 'job').title).toBe('Igelpost');
  });

  it.each([
    ['Ein Igel sammelt Äpfel und weicht Autos aus', 'Sammle Äpfel. Weiche Autos aus', /^Du spielst als Igel\. Sammle/u],
    ['ein Drache weicht Pfeilen aus', 'Weiche Pfeilen aus', /^Du spielst als Drache\./],
    ['un barco esquiva icebergs', 'Cuidado con los icebergs', /^Tu personaje es un barco\. Cuidado/],
    [
      'recoge monedas en una pirámide mientras te persiguen momias',
      /Recoge monedas\. Cuidado con las momias/,
      /momias/,
    ],
    ['le lapin ramasse des carottes', /Ramassez les carottes/, /^Vous incarnez un lapin\. /],
    ['忍者が手裏剣で鬼を倒す', /鬼に気をつけ/, /^主人公は忍者です。手裏剣が登場します。/],
  ])('names in goal and description what was asked for: %s', (prompt, goal, names) => {
    const plan = planFromPrompt(prompt, 'job');
    expect(plan.goal).toMatch(goal);
    expect(plan.description).toMatch(names);
    expect(plan.description.startsWith(plan.title)).toBe(false);
  });

  it.each([
    [
      'ein Igel im Garten weicht Regentropfen aus',
      'Igel im Garten',
      'Du spielst als Igel im Garten. Weiche Regentropfen aus',
    ],
    ['un dragón que vuela por el castillo', 'Dragón en el castillo', 'Tu personaje es un dragón en el castillo'],
    ['un chat qui ramasse des étoiles dans la forêt', 'Chat dans la forêt', 'Vous incarnez un chat dans la forêt'],
    ['um sapo que pula plataformas no pântano', 'Sapo no pântano', 'Seu personagem é um sapo no pântano'],
    [
      'un pirata che cerca tesori nella giungla',
      'Pirata nella giungla',
      'Il tuo personaggio è un pirata nella giungla',
    ],
    ['gra w węża w ogrodzie', 'Wąż w ogrodzie', 'Twoim bohaterem jest wąż w ogrodzie'],
    [
      '바다에서 물고기를 피하는 거북이',
      '거북이: 피하기',
      '주인공은 거북이입니다. 무대는 바다입니다. 물고기를 조심하세요',
    ],
  ])('repeats the place of the prompt in its own words: %s', (prompt, title, begins) => {
    const plan = planFromPrompt(prompt, 'job');
    expect(plan.title).toBe(title);
    expect(plan.description.startsWith(begins)).toBe(true);
  });

  it.each([
    ['Ein Waschbär rennt vor dem Hund weg', 'Weiche dem Hund aus'],
    ['Un renard vole des raisins et échappe au chien', 'Attention au chien'],
    ['um macaco pula de galho em galho fugindo da onça', 'Cuidado com a onça'],
    ['Rycerz broni zamku przed smokami i czarownicami', 'Uważaj na smoki i czarownice'],
    ['Jeż zbiera jabłka i ucieka przed lisem', 'Uważaj na lisa'],
    ['Ёжик перебегает дорогу с грибами на спине', 'Собирайте грибы'],
    ['Kedi çatılarda koşup balık topluyor, köpeklerden kaçıyor', 'Balık topla. Dikkat, köpekler var'],
    ['ハリネズミがりんごを集めて走るランニングゲーム', '障害物を飛びこえよう。りんごを集めよう'],
  ])('puts whoever and whatever the goal names in its case: %s', (prompt, goal) => {
    expect(planFromPrompt(prompt, 'job').goal).toContain(goal);
  });

  it('writes names and the topics of a German quiz with capitals', () => {
    expect(planFromPrompt('Дед Мороз разносит подарки по крышам домов', 'job').title).toBe('Дед Мороз: Доставка');
    expect(planFromPrompt('Quiz über Flüsse und Berge', 'job').title).toBe('Quiz: Flüsse, Berge');
    expect(planFromPrompt('Медведь собирает мёд', 'job').title).toMatch(/^Медведь/u);
  });

  it.each([
    'ein Spiel, in dem man Fliegen mit einem Frosch fängt',
    'Rennspiel mit Autos in der Stadt bei Nacht',
    'Memory mit Tieren',
    'um goleiro que defende bolas',
    'un juego de carreras con coches en la playa',
  ])('has sentences and no labels: %s', (prompt) => {
    const { description, goal } = planFromPrompt(prompt, 'job');
    expect(`${description} ${goal}`).not.toMatch(/:|Sammle (Fliege|Frosch)\b|Tieren/);
  });

  it.each([
    ['rytmiczna gra z trzema torami i gitarą', { kind: 'rhythm', rules: { lanes: 3 } }],
    ['o macaco pula de galho em galho e pega bananas', { kind: 'jumper', theme: { things: [{ name: 'banana' }] } }],
    ['uzay gemisi meteorlardan kaç', { kind: 'dodger', theme: { foes: [{ name: 'meteor' }] } }],
    ['忍者が手裏剣で鬼を倒す', { theme: { foes: [{ name: 'oni' }], tool: { name: 'shuriken' } } }],
    ['la sorcière attrape des crapauds avec son chaudron', { kind: 'catcher', theme: { tool: { name: 'cauldron' } } }],
    ['un perro salchicha corre y salta', { theme: { hero: { name: 'dog' } } }],
    ['kura zbiera ziarno', { theme: { things: [{ name: 'wheat' }] } }],
    [
      'un gatto astronauta spara agli alieni',
      { kind: 'shooter', theme: { scene: 'space', foes: [{ name: 'alien' }] } },
    ],
  ])('is read by its grammar: %s', (prompt, expected) => {
    expect(planFromPrompt(prompt, 'job')).toMatchObject(expected);
  });

  it('is kept when the game is changed in English', () => {
    const plan = remixPlan(planFromPrompt('ein Igel weicht Füchsen aus', 'job'), 'make it faster', 'other');
    expect(plan).toMatchObject({
      language: 'de',
      goal: expect.stringContaining('Weiche allem aus'),
      controls: { keys: 'Pfeiltasten und Leertaste' },
    });
  });
});
