import type { Question } from '../../../../../engines/src/plan.ts';
import type { Knowledge } from './knowledge.ts';

/** The languages of the columns. */
const columns = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl'];

/** English | Spanish | French | German | Italian | Portuguese | Polish: words with one plain translation. */
const words = `
dog | perro | chien | Hund | cane | cachorro | pies
cat | gato | chat | Katze | gatto | gato | kot
horse | caballo | cheval | Pferd | cavallo | cavalo | koń
bird | pájaro | oiseau | Vogel | uccello | pássaro | ptak
fish | pez | poisson | Fisch | pesce | peixe | ryba
house | casa | maison | Haus | casa | casa | dom
tree | árbol | arbre | Baum | albero | árvore | drzewo
flower | flor | fleur | Blume | fiore | flor | kwiat
water | agua | eau | Wasser | acqua | água | woda
bread | pan | pain | Brot | pane | pão | chleb
milk | leche | lait | Milch | latte | leite | mleko
cheese | queso | fromage | Käse | formaggio | queijo | ser
apple | manzana | pomme | Apfel | mela | maçã | jabłko
egg | huevo | œuf | Ei | uovo | ovo | jajko
book | libro | livre | Buch | libro | livro | książka
school | escuela | école | Schule | scuola | escola | szkoła
friend | amigo | ami | Freund | amico | amigo | przyjaciel
sun | sol | soleil | Sonne | sole | sol | słońce
moon | luna | lune | Mond | luna | lua | księżyc
star | estrella | étoile | Stern | stella | estrela | gwiazda
sea | mar | mer | Meer | mare | mar | morze
night | noche | nuit | Nacht | notte | noite | noc
day | día | jour | Tag | giorno | dia | dzień
red | rojo | rouge | rot | rosso | vermelho | czerwony
green | verde | vert | grün | verde | verde | zielony
blue | azul | bleu | blau | blu | azul | niebieski
white | blanco | blanc | weiß | bianco | branco | biały
black | negro | noir | schwarz | nero | preto | czarny
yellow | amarillo | jaune | gelb | giallo | amarelo | żółty
brown | marrón | marron | braun | marrone | marrom | brązowy
pink | rosa | rose | rosa | rosa | rosa | różowy
grey | gris | gris | grau | grigio | cinza | szary
purple | morado | violet | lila | viola | roxo | fioletowy
one | uno | un | eins | uno | um | jeden
two | dos | deux | zwei | due | dois | dwa
three | tres | trois | drei | tre | três | trzy
four | cuatro | quatre | vier | quattro | quatro | cztery
six | seis | six | sechs | sei | seis | sześć
seven | siete | sept | sieben | sette | sete | siedem
eight | ocho | huit | acht | otto | oito | osiem
nine | nueve | neuf | neun | nove | nove | dziewięć
five | cinco | cinq | fünf | cinque | cinco | pięć
ten | diez | dix | zehn | dieci | dez | dziesięć
heart | corazón | cœur | Herz | cuore | coração | serce
hand | mano | main | Hand | mano | mão | ręka
eye | ojo | œil | Auge | occhio | olho | oko
Monday | lunes | lundi | Montag | lunedì | segunda-feira | poniedziałek
thank you | gracias | merci | danke | grazie | obrigado | dziękuję
good morning | buenos días | bonjour | guten Morgen | buongiorno | bom dia | dzień dobry`;

/** How each of these languages asks for an English word. */
const asksForEnglish: Record<string, string> = {
  es: '¿Cómo se dice «{}» en inglés?',
  fr: 'Comment dit-on « {} » en anglais ?',
  de: 'Wie heißt „{}“ auf Englisch?',
  it: 'Come si dice «{}» in inglese?',
  pt: 'Como se diz “{}” em inglês?',
  pl: 'Jak jest po angielsku „{}”?',
};

const kinds: Record<string, RegExp> = {
  'english-colours': /^(red|green|blue|white|black|yellow|brown|pink|grey|purple)$/,
  'english-numbers': /^(one|two|three|four|five|six|seven|eight|nine|ten)$/,
};

/** English words for who speaks another language: the colours, the numbers, or all of them. */
/** English words, each with that of another language, where both are written but once. */
export function wordsInTwo(language: string): [string, string][] {
  const column = columns.indexOf(language);
  const rows = words
    .trim()
    .split('\n')
    .flatMap((row): [string, string][] => {
      const cells = row.split(' | ');
      const [english = '', other = ''] = [cells[0], cells[column]];
      return other !== '' && other.toLowerCase() !== english.toLowerCase() ? [[english, other]] : [];
    });
  return rows.filter(([, other], i) => rows.findIndex((row) => row[1] === other) === i);
}

export function englishWordsIn(language: string, topic: string, shuffle: <T>(list: T[]) => T[]): Question[] {
  const ask = asksForEnglish[language];
  const column = columns.indexOf(language);
  if (ask === undefined || column < 1) return [];
  const rows = words
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([word = '']) => kinds[topic]?.test(word) ?? true);
  return rows.map((cells) => {
    const [right = '', own = ''] = [cells[0], cells[column]];
    const others = rows.filter((row) => row[column] !== own).map(([word = '']) => word);
    return { question: ask.replace('{}', own), answers: [right, ...shuffle(others).slice(0, 3)] };
  });
}

function wordsOf(language: string, column: number): Knowledge {
  const rows = words
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map((cells) => `${cells[0]} | ${cells[column]}`)
    .join('\n');
  return {
    source: `General knowledge: basic words of ${language}`,
    tables: [{ ask: `What is "{}" in ${language}?`, askBack: `What does the ${language} "{}" mean?`, rows }],
  };
}

export const factsAboutLanguages = {
  'spanish-words': wordsOf('Spanish', 1),
  'french-words': wordsOf('French', 2),
  'german-words': wordsOf('German', 3),
  'italian-words': wordsOf('Italian', 4),
  'portuguese-words': wordsOf('Portuguese', 5),
  'polish-words': wordsOf('Polish', 6),
  // Asked for by those who learn English; the words of another language are what is asked about elsewhere.
  'english-words': wordsOf('Spanish', 1),
  'english-colours': wordsOf('Spanish', 1),
  'english-numbers': wordsOf('Spanish', 1),
  languages: {
    source: 'General knowledge: languages of the world',
    facts: `
Which language has the most native speakers? | Mandarin Chinese | English | French | German
Which language did the ancient Romans speak? | Latin | Greek | Italian | Spanish
Which language is a child of Latin? | Spanish | German | Greek | Finnish
Which of these languages is no child of Latin? | German | French | Italian | Romanian
Which of these languages is Germanic? | Dutch | Spanish | Polish | Greek
Which of these languages is Slavic? | Polish | Hungarian | Danish | Portuguese
Which of these languages is related to Finnish? | Estonian | Swedish | Russian | Latvian
Which of these languages is written from right to left? | Arabic | Greek | Hindi | Korean
Which other language is written from right to left? | Hebrew | Thai | Russian | Turkish
Which language is written with hiragana, katakana and kanji? | Japanese | Chinese | Korean | Thai
Which language is written in Hangul? | Korean | Japanese | Chinese | Mongolian
Which language is written in the Cyrillic alphabet? | Russian | Polish | Czech | Turkish
Which script is used for Hindi? | Devanagari | Cyrillic | Hangul | Latin
Which alphabet is used for English? | Latin | Greek | Cyrillic | Arabic
How many letters does the English alphabet have? | 26 | 24 | 28 | 30
How many letters does the modern Greek alphabet have? | 24 | 22 | 26 | 33
How many letters does the Russian alphabet have? | 33 | 26 | 24 | 40
What is the first letter of the Greek alphabet? | Alpha | Beta | Omega | Delta
What is the last letter of the Greek alphabet? | Omega | Alpha | Zeta | Sigma
Which language was made up by L. L. Zamenhof? | Esperanto | Latin | Basque | Swahili
Which language of Spain and France has no known relatives? | Basque | Catalan | Galician | Breton
How do deaf people often talk? | In sign language | In Morse code | In Latin | In Braille only
What is a person who speaks two languages? | Bilingual | Bilateral | Binary | Bicycle
Who puts a spoken language into another on the spot? | An interpreter | A librarian | An editor | A printer
From which language does the word "kindergarten" come? | German | French | Latin | Dutch
From which language does the word "safari" come to English? | Swahili | Spanish | Hindi | Zulu
From which language does the word "piano" come? | Italian | German | French | Greek
From which language does the word "karaoke" come? | Japanese | Chinese | Korean | Thai
From which language does the word "robot" come? | Czech | English | Latin | German`,
    tables: [
      {
        ask: 'What is the main language of {}?',
        rows: `
Brazil | Portuguese
Mexico | Spanish
Austria | German
Egypt | Arabic
Japan | Japanese
Greece | Greek
Hungary | Hungarian
Sweden | Swedish
Poland | Polish
Italy | Italian
Turkey | Turkish
Iran | Persian
Vietnam | Vietnamese
Thailand | Thai
Iceland | Icelandic
Romania | Romanian
Bulgaria | Bulgarian
Albania | Albanian
Denmark | Danish`,
      },
    ],
  },
} satisfies Record<string, Knowledge>;
