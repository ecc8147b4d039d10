/** Football world cups of men: year, ISO code of the winner, ISO code of the host, where there was one. */
export const worldCups = `1930 UY UY
1934 IT IT
1938 IT FR
1950 UY BR
1954 DE CH
1958 BR SE
1962 BR CL
1970 BR MX
1974 DE DE
1978 AR AR
1982 IT ES
1986 AR MX
1990 DE IT
1994 BR US
1998 FR FR
2002 BR -
2006 IT DE
2010 ES ZA
2014 DE BR
2018 FR RU
2022 AR QA`;

/** `{}` is the year. */
export const worldCupQuestions: Record<string, [winner: string, host: string]> = {
  de: ['Wer wurde {} Fußball-Weltmeister?', 'Wo war die Fußball-WM {}?'],
  es: ['¿Quién ganó el Mundial de {}?', '¿Dónde se jugó el Mundial de {}?'],
  fr: ['Qui a gagné la Coupe du monde {} ?', 'Où a eu lieu la Coupe du monde {} ?'],
  it: ['Chi ha vinto i Mondiali del {}?', 'Dove si sono giocati i Mondiali del {}?'],
  pt: ['Quem ganhou a Copa do Mundo de {}?', 'Onde foi a Copa do Mundo de {}?'],
  pl: ['Kto zdobył mistrzostwo świata w {} roku?', 'Gdzie był mundial w {} roku?'],
  ru: ['Кто выиграл чемпионат мира {} года?', 'Где прошёл чемпионат мира {} года?'],
  tr: ["{} Dünya Kupası'nı kim kazandı?", '{} Dünya Kupası nerede oynandı?'],
  id: ['Siapa juara Piala Dunia {}?', 'Di mana Piala Dunia {}?'],
  ja: ['{}年のワールドカップで優勝した国は？', '{}年のワールドカップの開催国は？'],
  zh: ['{}年世界杯冠军是？', '{}年世界杯在哪里举行？'],
  ko: ['{}년 월드컵 우승국은?', '{}년 월드컵 개최국은?'],
};
