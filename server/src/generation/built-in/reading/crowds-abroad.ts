/** "Eine Horde Trolle", "une armée de squelettes", "stado wilków": so many of them, and nobody else. */
const crowds: Record<string, RegExp> = {
  de: /(?<=(?:^| )(?:gegen|vor|von) )(?:(?:eine[rnms]?|der|die|das|dem|den|ganze[rnms]?|riesige[rnms]?) )*(?:horden?|armeen?|heer|schar|bande|meute|rudel|schwarm|herde|haufen) (?:von |voller )?(?=\p{L}+(?:e|en|er|n|s)(?!\p{L}))/giu,
  fr: /(?<=(?:^| )(?:contre|devant|à|d’) )(?:un[ea]? |la |l['’]|des |les )?(?:horde|armée|bande|meute|troupeau|nuée|foule|groupe|essaim|escadron)s? (?:de |d['’])(?=\p{L}+[sx](?!\p{L}))/giu,
  es: /(?<=(?:^| )(?:contra|de|por) )(?:una? |la |el |las |los )?(?:hordas?|ejércitos?|bandas?|manadas?|enjambres?|bandadas?|grupos?|montón|oleadas?) de (?=\p{L}+s(?!\p{L}))/giu,
  pt: /(?<=(?:^| )(?:contra|de|por) )(?:uma? |a |o |as |os )?(?:hordas?|exércitos?|bandos?|manadas?|enxames?|grupos?|montes?|multidão) de (?=\p{L}+s(?!\p{L}))/giu,
  it: /(?<=(?:^| )(?:contro|da|di) )(?:una? |un['’]|l['’]|la |il |lo |uno )?(?:orda|orde|esercito|eserciti|banda|branco|sciame|gruppo|stormo|folla) (?:di |d['’])(?=\p{L}+[ie](?!\p{L}))/giu,
  pl: /(?<=(?:^| )(?:przeciw|przeciwko|przed|od) )(?:hord|armi|stad|band|chmar|grup|ro)(?:a|ą|ę|y|i|o|em|ie|j|jem|ją) (?=\p{L}+(?:ów|i|y|ek|ic|ń|ł)(?!\p{L}))/giu,
  ru: /(?<=(?:^| )(?:против|от|с) )(?:орд|арми|ста|толп|групп|банд|ро)(?:а|я|ы|и|е|у|ю|ой|ей|й|ёй) (?=\p{L}+(?:ов|ев|ей|[бвгджзклмнпрстфхцчшщ])(?!\p{L}))/giu,
};

export const withoutCrowds = (text: string, language: string): string =>
  crowds[language] ? text.replace(crowds[language], '') : text;
