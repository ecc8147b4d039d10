/** Kinds of music that a prompt may ask for, and melodies that it may name. */
export type Music = 'classical' | 'christmas' | 'lullaby' | 'nursery' | 'jazz' | 'rock' | 'pop' | TuneName;
export type TuneName =
  | 'ode-to-joy'
  | 'fur-elise'
  | 'little-night-music'
  | 'minuet'
  | 'mountain-king'
  | 'jingle-bells'
  | 'silent-night'
  | 'merry-christmas'
  | 'brahms-lullaby'
  | 'twinkle'
  | 'frere-jacques';

const sung =
  '(?:music|songs?|tunes?|melod(?:y|ies)|musik|lieder(?:n)?|lied|música|musica|musique|muzyk\\p{L}*|canciones|canción|chansons?|canzoni|canções|piosenk\\p{L}*|музык\\p{L}*|песн\\p{L}*)';
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** A melody by its name first, then the kind of music. */
const asked: [RegExp, Music][] = [
  [words('ode to joy|ode an die freude|oda do radości|himno a la alegría|hymne à la joie|inno alla gioia'), 'ode-to-joy'],
  [words('f[uü]e?r elise|para elisa|la lettre à élise|per elisa|dla elizy'), 'fur-elise'],
  [words('eine kleine nachtmusik|little night music'), 'little-night-music'],
  [words('minuet|menuett|minueto|menuet|minuetto'), 'minuet'],
  [words('hall of the mountain king|peer gynt'), 'mountain-king'],
  [words('jingle bells?'), 'jingle-bells'],
  [words('silent night|stille nacht|noche de paz|douce nuit|cicha noc|noite feliz'), 'silent-night'],
  [words('we wish you a merry christmas'), 'merry-christmas'],
  [words('twinkle,? twinkle(?:,? little star)?'), 'twinkle'],
  [words('fr[eè]re jacques|bruder jakob|martinillo|panie janie|fra martino'), 'frere-jacques'],
  [words(`(?:christmas|xmas|holiday) ${sung}|(?:christmas )?carols?|weihnachts(?:lied(?:er(?:n)?)?|musik)|villancicos?|chants? de noël|chansons? de noël|canti di natale|canzoni di natale|kolęd\\p{L}*|рождественск\\p{L}* ${sung}|${sung} (?:de navidad|de natal|świąteczn\\p{L}*)`), 'christmas'],
  [words('lullab(?:y|ies)|cradle song|schlaflied(?:er(?:n)?)?|wiegenlied(?:er)?|canci[oó]n(?:es)? de cuna|nanas|berceuses?|ninna ?nann[ae]|canç(?:ão|ões) de ninar|kołysank\\p{L}*|колыбельн\\p{L}*'), 'lullaby'],
  [words(`nursery rhymes?|nursery ${sung}|kids['’]? ${sung}|children['’]?s ${sung}|kinderlied(?:er(?:n)?)?|comptines?|canciones infantiles`), 'nursery'],
  [words(`classical(?: piano)? ${sung}|classical piano|${sung} (?:clásica|clássica|classica|classique|klasyczn\\p{L}*)|classique ${sung}|klassische[rn]? musik|klassik|klasyczn\\p{L}* muzyk\\p{L}*|классическ\\p{L}* музык\\p{L}*|mozart|beethoven|sebastian bach|music by bach|bach['’]s|vivaldi|haydn|grieg|symphony|orchestra|sinfonie|orchester`), 'classical'],
  [/クラシック音楽|古典音乐|클래식/u, 'classical'],
  [words(`jazz(?:y| ${sung}| club| band)?|swing ${sung}|jazzmusik|blues ${sung}`), 'jazz'],
  [words(`rock(?:['’]?n['’]?roll| and roll| & roll| ${sung}| concerts?| anthems?)|punk rock|rockmusik|heavy metal|metal ${sung}|${sung} rock`), 'rock'],
  [words(`(?:pop|disco|dance|techno|electronic|edm|hip[- ]?hop) ${sung}|popmusik|musique pop|música pop`), 'pop'],
]; // biome-ignore format: one melody or kind of music a line

export const musicIn = (prompt: string): Music | null => asked.find(([said]) => said.test(prompt))?.[1] ?? null;

const isAboutMusic = /\b(?:quiz|trivia|questions?|hangman|wordle|words?|anagrams?|typing)\b/i;

/** "Rock music" has nothing to do with rocks, and "Jingle Bells" is no bell. */
export const withoutMusic = (text: string): string =>
  isAboutMusic.test(text)
    ? text
    : asked.reduce(
        (rest, [said, music]) => (/^(christmas|jazz|classical)$/.test(music) ? rest : rest.replace(said, 'music')),
        text,
      );

/** "Mit klassischer Musik": of what is heard only the word for music is read. */
export const withoutMusicAbroad = (text: string): string =>
  isAboutMusic.test(text)
    ? text
    : asked.reduce(
        (rest, [said]) => rest.replace(said, (phrase) => new RegExp(sung, 'iu').exec(phrase)?.[0] ?? phrase),
        text,
      );

/** The words of such a request, all of which were heard. */
export const wordsOfMusic =
  'music song songs tune tunes melody melodies classical classic lullaby lullabies carol carols jazz jazzy blues rock roll nursery rhyme rhymes mozart beethoven bach vivaldi symphony orchestra sound soundtrack background sing singing klassischer klassische klassik musik lieder lied elise'.split(
    ' ',
  );
