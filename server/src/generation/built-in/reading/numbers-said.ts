import type { NumberSaid } from './frame.ts';
import { boundaries, determiners, prepositions, pronouns } from './function-words.ts';
import { numberOf } from './numbers.ts';

/** Ages and decades count nothing in the game. */
const ofAge =
  /^(years?|yrs?|yo|jahre?n?|años?|anos|ans?|anni|lata|lat|года?|лет|歳|岁|살|th|nd|rd|st|s|d|am|pm|[°%])$/iu;

/** "4 stones each", "cuatro piedras por jugador". */
const forEach =
  /^(?:\p{L}+ ){0,2}?(?:each|apiece|per (?:player|person|side|team|head)|(?:pro|für jeden?) (?:spieler|person|seite|team|mannschaft)|jeweils|(?:por|cada) (?:jugador|uno|una|equipo|jogador|um|uma|time|equipe)|(?:par|chaque) (?:joueur|personne|équipe)|chacune?|(?:per|ogni) (?:giocatore|persona|squadra)|ciascuno|a testa|na (?:gracza|osobę|drużynę)|każdy|(?:на|у) (?:каждого|игрока)|каждому|oyuncu başına|per pemain|per speler|ieder)(?!\p{L})/iu;
/** "Je 4 Steine", "po 4 kamienie". */
const eachBefore = /^(je|jeweils|po|по)$/iu;

/** "The 7 wonders", "class 5": the number is no wish. */
const given =
  /^(the|these|all|grade|class|year|level|los|las|les|die|der|den|dem|gli|klasse|clase|classe|klasa|класс|grado|nivel|niveau)$/iu;

const isFunctionWord = (word: string): boolean =>
  /^(and|or|is|are|it)$/.test(word) || [boundaries, determiners, prepositions, pronouns].some((list) => list.has(word));

/** The numbers of a prompt with the word after them, unless they belong to the name of a game. */
export function numbersSaid(words: string[], language: string, isNamed: (i: number) => boolean): NumberSaid[] {
  return words.flatMap((word, i) => {
    const count = isNamed(i) ? null : numberOf(word.toLowerCase(), language);
    const next = words[i + 1] ?? '';
    const what =
      /^\p{L}/u.test(next) && !isFunctionWord(next) ? `${count} ${next}` : `${words[i - 1] ?? ''} ${count}`.trim();
    const isEach = eachBefore.test(words[i - 1] ?? '') || forEach.test(words.slice(i + 1, i + 5).join(' '));
    return count === null || count < (isEach ? 2 : 3) || ofAge.test(next)
      ? []
      : [
          {
            count,
            what,
            ...(isEach && { isEach: true as const }),
            ...(given.test(words[i - 1] ?? '') && { isGiven: true as const }),
          },
        ];
  });
}
