import { describe, expect, it } from 'vitest';
import { findFilter } from './find-filter.ts';
import { findOtherTopics, findParts, findTopic } from './find-topic.ts';

const topicOf = (prompt: string) => findTopic(prompt.split(' '));

describe('the topic of a prompt', () => {
  it.each([
    ['quiz about planets of the solar system', 'solar-system'],
    ['word quiz about capital cities of Europe', 'capitals-of-europe'],
    ['European capitals quiz', 'capitals-of-europe'],
    ['guess the capitals of Africa', 'capitals-of-africa'],
    ['capital cities', 'capitals'],
    ['quiz about desserts from around the world', 'food'],
    ['trivia about dinosaurs, five lives', 'dinosaurs'],
    ['flags of the world', 'flags'],
    ['a quiz with a cat about chess', 'chess'],
    ['the history of music', 'music'],
    ['history quiz', 'history'],
    ['ancient Egypt trivia', 'ancient-egypt'],
    ['quiz about the ancient egyptians', 'ancient-egypt'],
    ['quiz about egypt', 'ancient-egypt'],
    ['quiz about Egyptian gods', 'egyptian-mythology'],
    ['quiz about the Romans', 'ancient-rome'],
    ['ancient history quiz', 'ancient-history'],
    ['viking quiz', 'vikings'],
    ['quiz sur les fromages de France', 'cheese'],
    ['quiz about french cheese', 'cheese'],
    ['quiz about Spanish painters', 'painters'],
    ['learn french', 'french-words'],
    ['quiz about France', 'lands'],
    ['quiz o potworach', 'monsters'],
    ['fashion trivia', 'clothes'],
    ["quiz sur l'Égypte ancienne", 'ancient-egypt'],
    ['quiz about star constellations', 'constellations'],
    ['questions about african animals', 'african-animals'],
    ['вопросы про африканских животных', 'african-animals'],
    ['اختبار عواصم العالم', 'capitals'],
    ['başkentler quiz', 'capitals'],
    ['수도 퀴즈', 'capitals'],
    ['kuis ibu kota', 'capitals'],
    ['राजधानियाँ क्विज़', 'capitals'],
    ['quiz about knights and castles', 'medieval-history'],
    ['questions about the human body', 'human-body'],
    ['periodic table quiz', 'elements'],
    ['chemistry questions', 'chemistry'],
    ['math quiz for children with additions up to 20', 'addition'],
    ['times tables trainer', 'multiplication'],
    ['math quiz for kids with dinosaurs', 'arithmetic'],
    ['learn Spanish words', 'spanish-words'],
    ['soccer trivia', 'football'],
    ['quiz about sharks and whales', 'sharks'],
    ['quiz about whales', 'sea-animals'],
    ['animals for kids', 'animals-for-kids'],
    ['farm animals', 'farm-animals'],
    ['quiz sugli animali della fattoria', 'farm-animals'],
    ['a quiz for kids about animals', 'animals-for-kids'],
    ['greek mythology', 'greek-mythology'],
    ['quiz about Norse gods', 'norse-mythology'],
    ['general knowledge quiz', 'general-knowledge'],
    ['first aid training', 'first-aid'],
    ['quiz about the water cycle, 8 questions, year 5', 'water-cycle'],
    ['quiz about states of matter', 'states-of-matter'],
    ['quiz about food chains', 'food-chains'],
    ['quiz about food', 'food'],
    ['quiz about magnets', 'forces'],
    ['quiz about light and sound', 'light-and-sound'],
    ['quiz about fractions', 'fractions'],
    ['quiz about grammar: nouns and verbs', 'grammar'],
    ['quiz about healthy eating', 'healthy-eating'],
    ['quiz about the seasons', 'time-and-seasons'],
    ['quiz about photosynthesis', 'plants'],
    ['quiz about traffic lights', 'traffic-signs'],
    ['quiz sobre planetas', 'solar-system'],
    ['preguntas sobre animales', 'animals'],
    ['Quiz über Hauptstädte in Europa', 'capitals-of-europe'],
    ['Quiz über Dinosaurier', 'dinosaurs'],
    ['quiz sur les instruments de musique', 'instruments'],
    ['jeu de questions sur la géographie', 'geography'],
    ['quiz o planetach', 'solar-system'],
    ['quiz o stolicach Europy', 'capitals-of-europe'],
    ['quiz sugli animali', 'animals'],
    ['perguntas sobre futebol', 'football'],
    ['恐竜クイズ', 'dinosaurs'],
    ['关于行星的问答', 'solar-system'],
    ['викторина о планетах', 'solar-system'],
    ['викторина про динозавров', 'dinosaurs'],
    ['ग्रहों के बारे में प्रश्न', 'solar-system'],
  ])('%s → %s', (prompt, topic) => {
    expect(topicOf(prompt)).toBe(topic);
  });

  it.each([
    'quiz about tax law',
    "quiz about my grandmother's village",
    'asdf',
    'a quick quiz',
    'a chess themed quiz about quantum blorps',
    'colorful quiz',
  ])('knows no topic in "%s"', (prompt) => {
    expect(topicOf(prompt)).toBeUndefined();
  });

  it.each([
    ['quiz about rivers and mountains', ['rivers', 'mountains']],
    ['multiplication tables game with 10 questions and a monster', ['multiplication']],
    ['mountains and volcanoes quiz', ['mountains', 'volcanoes']],
    ['quiz about planets, dinosaurs and the vikings', ['solar-system', 'dinosaurs', 'vikings']],
    ['quiz about ancient egypt and rome', ['ancient-egypt', 'ancient-rome']],
    ['capitals and flags of Africa', ['capitals-of-africa', 'flags']],
    ['quiz sobre ríos y montañas', ['rivers', 'mountains']],
    ['quiz about knights and castles', ['medieval-history']],
    ['quiz about space, cats ask the questions', ['astronomy']],
    ['quiz about animals, five lives', ['animals']],
  ])('reads every topic of "%s"', (prompt, topics) => {
    const words = prompt.split(' ');
    const first = findTopic(words);
    expect([first, ...(first ? findOtherTopics(words, first) : [])]).toEqual(topics);
  });

  it('reads what the topic is narrowed down to', () => {
    expect(findFilter(['flags', 'of', 'asia'])).toEqual({ groups: ['Asia'] });
    expect(findFilter(['flags', 'of', 'south', 'america'])).toEqual({ groups: ['South America'] });
    expect(findFilter(['flags', 'of', 'America'])).toEqual({ groups: ['North America', 'South America'] });
    expect(findFilter('additions up to 20'.split(' '))).toEqual({ resultMax: 20 });
    expect(findFilter('flags of the Caribbean'.split(' '))).toEqual({ region: 'the Caribbean' });
    expect(findFilter('capitals of southeast Asia'.split(' '))).toEqual({ region: 'Southeast Asia' });
    expect(findFilter('capitals of arab countries'.split(' '))).toEqual({ region: 'the Arab world' });
    expect(findFilter('عواصم الدول العربية'.split(' '))).toEqual({ region: 'the Arab world' });
    expect(findFilter('столицы европейских стран'.split(' '))).toEqual({ groups: ['Europe'] });
    expect(findFilter('アジアの首都'.split(' '))).toEqual({ groups: ['Asia'] });
    expect(findFilter(['flags'])).toEqual({});
  });

  it.each([
    ['times tables of 7', 7],
    ['the 7 times table', 7],
    ['tables of seven', 7],
    ['multiplication by 8', 8],
    ['tables de 7', 7],
    ['das 7er Einmaleins', 7],
    ['7er-Reihe üben', 7],
    ['la tabla del 9', 9],
    ['умножение на 6', 6],
    ['7の段', 7],
    ['table tennis for 2', undefined],
    ['times tables', undefined],
  ])('reads which times table "%s" asks for', (prompt, factor) => {
    expect(findFilter(prompt.split(' ')).factor).toBe(factor);
  });

  it('finds the part of a topic that is asked about', () => {
    expect(findParts(['T-rex', 'quiz'], 'dinosaurs')).toEqual(['T-rex']);
    expect(findParts('quiz about Spain'.split(' '), 'lands')).toEqual(['Spain']);
    expect(findParts('quiz about whales'.split(' '), 'sea-animals')).toEqual(['whales']);
    expect(findParts('the ancient egyptians'.split(' '), 'ancient-egypt')).toEqual([]);
    expect(findParts('quiz about dinosaurs'.split(' '), 'dinosaurs')).toEqual([]);
  });
});
