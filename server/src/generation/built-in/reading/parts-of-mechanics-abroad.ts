import type { Mechanic } from './mechanics.ts';

/** How a game of a kind is put, without naming a part that could be left out: its cards, lines, questions. */
const parts: Partial<Record<Mechanic, RegExp>> = {
  blocks:
    /^(blok|bloqu|bloco|bloc|blöck|block|steine?n?$|klock|блок|satır|sıra|línea|linha|ligne|linee|reihe|rzęd|ряд|pieza|peça|pièce|pezz|parça|figur|фигур)/u,
  breakout:
    /^(ziegel|steine?n?$|ladrill|brique|matton|tijol|cegł|кирпич|tuğla|schläger|paleta|raquette|racchett|balle?$|palla$|pelota$|bola$|piłk|мяч|top(la|u)?$)/u,
  memory: /^(kart|cart|карт|pareja|paire|coppi|paare?n?$|пар[аы]?$|çift|gleich|igual|identi|uguali|takie|одинаков)/u,
  match: /^(reihe|farbe|línea|linha|ligne|rzęd|ряд|kombin|combin)/u,
  sudoku:
    /^(zahl|ziffer|número|numero|chiffre|nombre|liczb|cyfr|числ|цифр|sayı|rakam|gitter|cuadrícula|grille|griglia)/u,
  quiz: /^(frage|antwort|pregunt|respuest|question|répon|domand|rispost|pergunt|respost|pyta|odpowied|вопрос|ответ|soru|cevap|wissen|adivin|devin|errat|indovin|zgad)/u,
  'tic-tac-toe': /^(kreuz|kreis|cruz|círcul|croix|rond|croce|cerchi|krzyż|kół[ekc]|крест|нолик|bolinh)/u,
  delivery:
    /^(haus|häuse|tür|casas?$|puerta|maison|porte|portas?$|dom(y|ów|ach|ami)?$|drzwi|дом|двер|ev(ler|lere)?$|kapı|rumah|pintu)/u,
  snake: /^(schlange|länger|longer|larg[ao]|crece|grandi|cresc|rośn|dłuż|раст|длинн|uza|büyü)/u,
  'word-search': /^(wort|wört|buchstab|palabr|letra|mots?$|lettre|parol|letter|słow|liter|слов|букв|kelime|harf)/u,
  hangman: /^(wort|wört|buchstab|palabr|letra|mots?$|lettre|parol|letter|słow|liter|слов|букв|kelime|harf)/u,
};

/** "Sıralı bloklar" in a game of falling blocks are what is played anyway, and so is a theme in every game. */
export const isPartOfMechanic = (text: string, mechanic: Mechanic | null): boolean =>
  themed.test(text) || (mechanic !== null && (parts[mechanic]?.test(text) ?? false));

/** "Deniz temalı", "con temática de mar". */
const themed =
  /^(temalı|teması\p{L}*|konulu|temátic[ao]s?|tematyk\p{L}*|tematyczn\p{L}*|tematic[ao]|tematik\p{L}*|thématique|thème|thema|themen|motiv|motyw\p{L}*|ambientad[oa]s?|ambientat[oa]|тематик\p{L}*|стил[ея]|стиле)$/u;
