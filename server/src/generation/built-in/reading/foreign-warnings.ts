/** Whoever must not catch, eat or crush the hero, and what gets in the way, is kept away from. */
const warnings: Record<string, [phrase: RegExp, meaning: string][]> = {
  de: [
    [/(?:,|\.|!)? ?(?:(?:und|aber|doch) )?(?:der|die|das|ein|eine) (\p{L}+) (?:darf|dürfen|soll|sollen) (?:ihn|sie|es|dich|mich|uns|euch) (?:dabei )?(?:nicht|nie|niemals) \p{L}+en(?!\p{L})/giu, ', meidet $1'],
    [/,? ohne (?:dabei )?(?:vo[nm]|durch) (?=(?:den|dem|der|einem|einer|\p{L}+)\s.*?(?:werden|lassen)(?!\p{L}))(.*?) (?:\p{L}+ )?zu (?:werden|lassen)/giu, ', meidet $1'],
    [/,? ohne dass ((?:ihn|sie|es|dich|mich|euch|uns) )?((?:der|die|das|ein|eine) \p{L}+) (?:(?:ihn|sie|es|dich|mich|euch|uns) )?(?:\p{L}+ )?\p{L}+t(?!\p{L})/giu, ', meidet $2'],
    [/,? lass dich (?:dabei )?nicht vo[nm] ((?:den|dem|der|einem|einer) )?(\p{L}+) \p{L}+en(?!\p{L})/giu, ', meidet $2'],
    [/,? (?:mit|wo|während) ((?:den |die )?\p{L}+) (?:im Weg|in die Quere kommen|stören)(?!\p{L})/giu, ', meidet $1'],
  ],
  es: [
    [/,? (?:pero )?(?:no|nunca) (?:cortes|toques|comas|atrapes|recojas|agarres|pises|golpees|revientes|choques con) (?:a )?(?:los |las |el |la )/giu, ', teme '],
    [/(?<=defiend\p{L}+ (?:\p{L}+ ){1,3})de (?=(?:los|las) )/giu, 'contra '],
    [/,? sin (?:ser|quedar) \p{L}+[ao]s? por (?:el |la |los |las |un |una )?/giu, ', teme '],
    [/,? sin que (?:lo |la |te |le |los |las |me )?\p{L}+[ae]n? (?:el |la |los |las |un |una )/giu, ', teme '],
    [/,? sin dejarse \p{L}+[aei]r por (?:el |la |los |las |un |una )?/giu, ', teme '],
    [/,? con (?:los |las )?(\p{L}+) (?:que )?(?:estorbando|molestando|estorban|molestan|en el camino|en medio)(?!\p{L})/giu, ', teme $1'],
  ],
  pt: [
    [/,? (?:mas )?(?:não|nunca) (?:corte|toque|coma|pegue|pise|acerte|estoure|encoste)(?: n?(?:os|as|o|a)| em) /giu, ', teme '],
    [/(?<=defend\p{L}+ (?:\p{L}+ ){1,3})d(?=(?:os|as) )/giu, 'contra '],
    [/,? sem (?:ser|ficar) \p{L}+(?:[ao]s?|ue) (?:pel[ao]s?|por) /giu, ', teme '],
    [/,? sem (?:se )?deixar (?:se )?\p{L}+r (?:pel[ao]s?|por) /giu, ', teme '],
    [/,? com (?:os |as )?(\p{L}+) (?:atrapalhando|atrapalham|no caminho|pelo caminho|incomodando)(?!\p{L})/giu, ', teme $1'],
  ],
  fr: [
    [/,? (?:mais )?ne (?:coupe|touche|mange|attrape|prend|ramasse|tape|éclate)[sz]? (?:pas|jamais) (?:les |la |le |l['’]|aux? )/giu, ', craint les '],
    [/(?<=défend\p{L}* (?:\p{L}+ ){1,3})des (?=\p{L})/giu, 'contre les '],
    [/,? sans que (?:le |la |les |l['’]|un |une |des )(\p{L}+) (?:ne )?(?:le |la |les |l['’]|te |t['’])\p{L}+/giu, ', craint les $1'],
    [/,? avec (?:des |les )(\p{L}+) (?:sur (?:le|son|ta) (?:chemin|route)|qui (?:gênent|embêtent))(?!\p{L})/giu, ', craint les $1'],
  ],
  it: [
    [/,? (?:ma )?non (?:tagliare|toccare|mangiare|prendere|colpire|schiacciare|scoppiare) (?:i |gli |le |il |la |lo |l['’])/giu, ', teme '],
    [/(?<=difend\p{L}+ (?:\p{L}+ ){1,3})da(?:gli|lle|i) /giu, 'contro '],
    [/,? senza (?:farsi \p{L}+re|essere \p{L}+[aoie]) d(?:a|ai|al|alla|alle|agli|all['’]|allo|a un|a una) ?/giu, ', teme '],
    [/,? senza che (?:il |la |i |le |gli |lo |l['’])(\p{L}+) (?:lo |la |li |le |ti )\p{L}+/giu, ', teme $1'],
    [/,? con (?:i |le |gli |dei |delle )?(\p{L}+) (?:tra i piedi|sulla strada|che disturbano|in mezzo)(?!\p{L})/giu, ', teme $1'],
  ],
  pl: [
    [/,? (?:ale |i )?nie (?:tnij|dotykaj|jedz|łap|zbieraj|ruszaj|trafiaj|przecinaj|wpadaj na) /giu, ', unika '],
    [/,? (?:i |ale )?nie (?:daj(?:ąc)?|dać|dając) się \p{L}+ć (?=\p{L})/giu, ', unika '],
    [/,? (?:tak )?(?:żeby|aby) (?:go |jej |ich |nas )?nie \p{L}+[ał]{1,2}[aoiy]? (?:go |jej |ich |nas )?(?=\p{L}{3})/giu, ', unika '],
  ],
  ru: [
    [/,? (?:но |и |а )?не (?:режь|трогай|ешь|лови|касайся|задевай|собирай|бей|(?:долж\p{L}+ |надо |нужно )(?:трогать|касаться|ловить|есть|задевать|собирать)) /giu, ', боится '],
    [/,? (?:и |но )?не (?:попад\p{L}+|попасться|попав\p{L}*) (?:к |в лапы |в зубы |на глаза )?(?=\p{L}{3})/giu, ', боится '],
    [/,? чтобы (?:его |её |ее |тебя |их )?не \p{L}+л[аио]? (?:его |её |ее |тебя |их )?(?=\p{L}{3})/giu, ', боится '],
    [/,? (?:а|и|но) ((?:\p{L}+ ){1,2})(?:пропускает|обходит|минует)(?!\p{L})/giu, ', боится $1'],
    [/,? (?:и |но )?не да(?:й|вая|ть|йте) себя \p{L}+ть (?=\p{L}{3})/giu, ', боится '],
  ],
  uk: [
    [/,? (?:і |але )?не (?:попад\p{L}+|потрап\p{L}+) (?:до |в лапи )?(?=\p{L}{3})/giu, ', уникає '],
    [/,? щоб (?:його |її |тебе |їх )?не \p{L}+[влаи] (?:його |її |тебе |їх )?(?=\p{L}{3})/giu, ', уникає '],
    [/(?<!\p{L})(?:стережись|остерігайся|бережись) /giu, 'уникає '],
    [/,? (?:а|і|але) ((?:\p{L}+ ){1,2})(?:пропускає|оминає|обходить)(?!\p{L})/giu, ', уникає $1'],
  ],
  id: [
    [/,? (?:tapi )?jangan (?:sampai )?(?:terkena|kena|menyentuh|sentuh|makan|memakan|tangkap|menangkap|tertangkap|menabrak|ambil) /giu, ', hindari '],
    [/[,.!]? ?(?<!\p{L})(?:tapi |dan )?(?:awas(?:i)?|hati-hati|waspada|waspadai)(?: (?:dengan|terhadap|pada|ada|akan))? (?=\p{L})/giu, ', hindari '],
  ],
  vi: [
    [/,? (?:nhưng )?đừng (?:để )?(?:chạm|ăn|bắt|đụng|va|cắt)(?: vào| phải| trúng)? /giu, ', tránh '],
    [/[,.!]? ?(?<!\p{L})(?:nhưng |và )?(?:cẩn thận|coi chừng|đề phòng|chú ý)(?: với)? (?=\p{L})/giu, ', tránh '],
  ],
  zh: [
    [/(?:但是?)?(?:千万)?(?:不要|别|不能|不可以)(?:被)?(?:碰到?|吃到?|钓到?|接到?|抓到?|撞到?|踩到?|摸到?|拿到?)/gu, '，躲开'],
    [/(?:小心|当心|注意)(?!翼)/gu, '，躲开'],
  ],
  ja: [[/に(?:気をつけ(?:て|る|ろ|よう)?|注意(?:して|する|しろ)?)/gu, 'を避けて']],
  ko: [[/(?:을|를|은|는)? ?(?:조심해(?:요|라)?|조심하(?:세요|면서|고)|주의(?:해|하세요))/gu, '를 피하']],
  tr: [[/(?<=\p{L})(?:lara|lere|ya|ye|a|e) dikkat(?: et| edin| ederek)?(?!\p{L})/giu, ' kaçın']],
  hi: [[/से (?:सावधान(?: रह\p{L}*\p{M}*)?|बचकर|बचते हुए)/gu, 'से बचता']],
  ar: [[/(?:و)?(?:احذر|احذري|انتبه|حذار)(?: من)? ?/gu, ' يتجنب ']],
  th: [[/ระวัง/gu, 'หลบ']],
}; // biome-ignore format: one phrase a line

/** For whom it is, where somebody goes along, and words that mean something else than the same letters elsewhere. */
const asides: Record<string, [phrase: RegExp, meaning: string][]> = {
  de: [
    [/^\W*(?:mein|meine|unser|unsere) (?:\p{L}+ )?(?:oma|opa|mutter|vater|sohn|tochter|enkel\p{L}*|frau|mann|chef|freundin|freund|klasse|kinder) (?:wünscht sich|wünschen sich|will|wollen|möchte|möchten|hätte gerne?|braucht) (?:ein spiel[,:]? (?:mit|über|in dem|bei dem) )?/iu, ''],
    [/^\W*(?:kannst|könntest|würdest) du (?:(?:mir|uns|bitte|vielleicht|mal) )*/iu, ''],
    [/(?<=^(?:Mein|Meine|Unser|Unsere) \p{Lu}\p{L}+) \p{Lu}\p{L}+(?= \p{Ll})/u, ''],
    [/,? bevor es (?:zu )?spät ist/giu, ''],
    [/(?<!\p{L})für (?:meine[nr]?|unsere[nr]?|eine[nr]?) (?:\p{L}+ )?(?:\d+[- ]?jährige[nr]?)(?: \p{L}+)?|für (?:meine[nr]?|unsere[nr]?) (?:kleine[nr]? )?(?:sohn|tochter|enkel\p{L}*|neffen|nichte|kinder|\p{L}*schüler\p{L}*|klasse)(?: \(?\d+(?: jahre)?\)?)?(?!\p{L})/giu, 'für Kinder'],
    [/^\W*(?:mein|meine|unser|unsere) (?:\p{L}+ )?(?:sohn|tochter|enkel\p{L}*|neffe|nichte|kinder|schüler\p{L}*)(?: \(\d+\))? (?:liebt|lieben|mag|mögen) \p{L}+[.:,!] ?/iu, 'Für Kinder: '],
    // Down an iceberg.
    [/(?<!\p{L})(?:eine[nrm]?|de[nrm]|die|das|ein) (?!fluss|bach|strom)(\p{L}+) (?=(?:hinunter|hinab|runter|herunter|hinauf|hoch|rauf|entlang)(?!\p{L}))/giu, 'auf $1 '],
  ],
  es: [
    [/^\W*(?:mi|mis|nuestr[oa]) (?:\p{L}+ )?(?:abuel[oa]|hij[oa]s?|madre|padre|mamá|papá|niet[oa]s?|alumnos|novi[oa]|herman[oa]) (?:quiere|quieren|pide|piden|quería|necesita) (?:un juego (?:de|con) )?/iu, ''],
    [/^\W*ayuda a(?:l| la| los| las| un| una)? ((?:\p{L}+ ){1,3})a (?=\p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/iu, '$1'],
    [/(?<=(?:vuela|corre|nada) [^.]*)(?: y)? atrapando /giu, ' recogiendo '],
    [/^\W*(?:¿)?(?:me )?(?:puedes|podrías|podéis)(?: por favor)? (?:hacer(?:me|nos)?|crear(?:me)?) /iu, ''],
    [/,? antes de que sea (?:demasiado )?tarde/giu, ''],
    [/(?<!\p{L})para mi (?:hij[oa]|niet[oa]|sobrin[oa]|niñ[oa]|peque)(?: (?:pequeñ[oa] )?de \d+ años)?(?!\p{L})|para mis (?:hijos|nietos|sobrinos|alumnos)(?!\p{L})/giu, 'para niños'],
    [/^\W*(?:a )?mi(?:s)? (?:hij[oa]s?|niet[oa]s?|sobrin[oa]s?) (?:le |les )?(?:ama|encantan?|gustan?|adora) (?:los |las )?\p{L}+[.:,!] ?/iu, 'para niños: '],
  ],
  fr: [
    [/^\W*(?:ma|mon|mes|notre) (?:\p{L}+[- ])?(?:mère|père|grand-mère|grand-père|fils|fille|enfants|élèves|copine|copain|mamie|papi) (?:veut|veulent|voudrait|voudraient|demande|aimerait) (?:un jeu (?:de |d['’]|avec ))?/iu, ''],
    [/^\W*(?:aide[sz]?) (le |la |les |l['’]|un |une |mon |ma )([^.]+?) à (?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu, '$1$2 doit '],
    [/^\W*(?:est-ce que )?(?:tu peux|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous)(?: (?:me|nous|m['’]))? ?(?:faire|créer) /iu, ''],
    [/,? avant qu['’]il (?:ne )?soit trop tard/giu, ''],
    [/(?<!\p{L})pour (?:mon|ma|notre) (?:petit[- ]|petite[- ])?(?:fils|fille|neveu|nièce|enfant)(?: de \d+ ans)?(?!\p{L})|pour mes (?:petits-)?(?:enfants|élèves)(?!\p{L})/giu, 'pour enfants'],
    [/(?<!\p{L})en traversant (?=(?:le |la |les |l['’]|un |une )(?:donjon|château|forêt|jungle|désert|labyrinthe|grotte))/giu, 'dans '],
    [/(?<!\p{L})butin(?:e|ent|er|ant|ez) (?=(?:les|des|le|la|de|tous|toutes)(?!\p{L}))/giu, 'ramasse '],
  ],
  pt: [
    [/^\W*(?:a |o )?(?:minha|meu|meus|minhas) (?:\p{L}+ )?(?:avó|avô|mãe|pai|filh[oa]s?|net[oa]s?|alunos|namorad[oa]) (?:quer|querem|pede|pediu|gostaria de) (?:um jogo (?:de|com) )?/iu, ''],
    [/^\W*ajude (?:o |a |os |as |um |uma )([^.]+?) a (?=\p{L}+[aei]r(?!\p{L}))/iu, '$1 '],
    [/(?<=(?:voa|corre|nada) [^.]*)(?: e)? pega(?:ndo)? /giu, ' coletando '],
    [/^\W*(?:você )?(?:pode|poderia|consegue) (?:me )?(?:fazer|criar)(?: (?:pra|para) mim)? /iu, ''],
    [/,? antes que seja tarde(?: demais)?/giu, ''],[/(?<!\p{L})para (?:a |o )?(?:minha|meu) (?:filh[oa]|net[oa]|sobrinh[oa])(?: de \d+ anos)?(?!\p{L})|para (?:os )?meus (?:filhos|netos|alunos)(?!\p{L})/giu, 'para crianças']],
  it: [
    [/^\W*(?:mia|mio|la mia|il mio|i miei) (?:\p{L}+ )?(?:nonna|nonno|madre|padre|figli[oa]|figli|nipot\p{L}|alunni) (?:vuole|vogliono|vorrebbe|chiede) (?:un gioco (?:di|con) )?/iu, ''],
    [/^\W*aiuta (?:il |la |i |le |un |una |lo |l['’])([^.]+?) (?:a|ad) (?=\p{L}+(?:are|ere|ire)(?!\p{L}))/iu, '$1 '],
    [/^\W*(?:mi )?(?:puoi|potresti|può) (?:far(?:mi|e)|crear(?:mi|e)) /iu, ''],
    [/,? prima che sia (?:troppo )?tardi/giu, ''],[/(?<!\p{L})per (?:mia|mio|il mio|la mia) (?:figli[oa]|nipot\p{L}+)(?: di \d+ anni)?(?!\p{L})|per i miei (?:figli|nipoti|alunni)(?!\p{L})/giu, 'per bambini']],
  pl: [
    [/^\W*(?:moja|mój|moje|moi) (?:\p{L}+ )?(?:babcia|dziadek|mama|tata|córka|syn|wnuczka|wnuk|dzieci|uczniowie) (?:chce|chcą|prosi o|chciałaby?) (?:gr[ęy] (?:z|o|w) )?/iu, ''],
    // A dragon that burns castles destroys them.
    [/(?<!\p{L})(?:s|pod)?pal(?:i|ą)(?!\p{L})/giu, 'niszczy'],
    [/^\W*(?:zagrajmy|pograjmy|chcę zagrać|zagram) w /iu, ''],
    [/^\W*(?:czy )?(?:możesz |mógłbyś |mogłabyś )?(?:proszę )?(?:mi )?(?:zrób|zrobić|stwórz|stworzyć)(?: mi)?(?: proszę)? gr[ęa],? (?:w której |gdzie |o tym,? jak )?/iu, ''],
    [/,? zanim (?:będzie za późno|(?:przyjdzie|nadejdzie) (?:zima|noc))/giu, ''],
    [/(?<!\p{L})dla (?:mo(?:jej|jego|ich) )?(?:\d+[- ]?(?:letnie[jg]o?|latk\p{L}*) )?(?:córki|córeczki|syna|synka|wnuczki|wnuka|dzieci|uczniów|siostrzeńca)(?!\p{L})|dla \d+[- ]?latk\p{L}*/giu, 'dla dzieci'],
    // What is hot comes from no mountain.
    [/(?<!\p{L})gorąc(?:y|a|e|ych|ego|ej|ymi|ą) /giu, ''],
  ],
  ru: [
    [/^\W*(?:можешь |пожалуйста,? )?(?:сделай(?:те)?|сделать|создай(?:те)?)(?: мне| нам)?(?: пожалуйста)? игру,? (?:где |в которой |про то,? как )/iu, ''],
    [/,? пока не (?:стало )?поздно/giu, ''],
    [/(?<!\p{L})для (?:мо(?:ей|его|их) )?(?:\d+[- ]?летн\p{L}+ )?(?:дочки|дочери|сына|сыночка|внука|внучки|внуков|племянни\p{L}+|учеников)(?: \d+ лет)?(?!\p{L})/giu, 'для детей'],
    // "Let grandma cook" is said to nobody in the game.
    [/^\W*пусть /iu, ''],
  ],
  uk: [[/^\W*(?:нехай|хай) /iu, '']],
  tr: [
    [/(?<!\p{L})(?:(?:küçük )?çocuklar(?:ım)?|(?:\d+ yaşındaki )?(?:kızım|oğlum|torunum)|öğrencilerim) için(?!\p{L})/giu, 'için çocuk'],
    [/köpek balı(?=[kğ])/giu, 'köpekbalı'],
  ],
  // A pilot flies; whoever is in space does so anyway.
  th: [[/นักบินอวกาศ/gu, 'มนุษย์อวกาศ']],
  // Of a cat that is a ninja, the cat is played.
  ja: [[/(?:忍者|海賊|魔法使い|騎士|宇宙飛行士)の?(?=猫|ネコ|ねこ|犬|イヌ|ウサギ|うさぎ|兎|パンダ|カエル|ペンギン|ハムスター)/gu, '']],
}; // biome-ignore format: one phrase a line

export const withoutWarnings = (text: string, language: string): string =>
  [...(warnings[language] ?? []), ...(asides[language] ?? [])].reduce(
    (rest, [phrase, meaning]) => rest.replace(phrase, meaning),
    text,
  );
