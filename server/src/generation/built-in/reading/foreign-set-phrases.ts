import { withoutCrowds } from './crowds-abroad.ts';
import { withoutWarnings } from './foreign-warnings.ts';
import { withPlainWishes } from './foreign-wishes.ts';
import { inPlainForms, withoutInfix, withTowersStacked } from './forms-of-foreign-verbs.ts';
import { withoutNameAbroad } from './names-abroad.ts';
import { withPlacesAbroad } from './places-abroad.ts';

/** Phrases of other languages whose words mean something else when they stand alone, and what they mean. */
const phrases: { language?: string; phrase: RegExp; meaning: string }[] = [
  // The adjective is read as the sea.
  { phrase: /(animales|animais|animaux|animali) (mar|mer)(?:inos|inhos|ins|ini)(?!\p{L})/giu, meaning: '$1 $2' },
  // "Koch-Spiel" is one word.
  { language: 'de', phrase: /(?<=\p{L}{2})-(?=(?:spiel|rennen|quiz|puzzle)(?:e|en|s)?(?!\p{L}))/giu, meaning: '' },
  // "Winterlandschaft", "Dschungelwelt": the scene.
  { language: 'de', phrase: /(?<!\p{L})(winter|schnee|dschungel|weltraum|unterwasser|wald|stadt|herbst|strand|burg|himmel|bauernhof|garten|zirkus|halloween|sommer|frühling|mond|wüste)(?:n|s|es)?(?:landschaft|welt|szene|kulisse|umgebung|hintergrund|motiv|thema|look|atmosphäre|stimmung)(?:en)?(?!\p{L})/giu, meaning: '$1' },
  // What is feared is kept away from.
  { language: 'es', phrase: /(?:les? )?tienen? (?:mucho )?(?:miedo|pánico) (al?|de|del) /giu, meaning: 'evita $1 ' },
  { language: 'pt', phrase: /tem (?:muito )?(?:medo|pavor) d[eoa]s? /giu, meaning: 'evita ' },
  { language: 'it', phrase: /ha (?:molta )?(?:paura|terrore) (?:di |del |dei |degli |della |delle |dell['’]|dello )/giu, meaning: 'evita ' },
  { language: 'fr', phrase: /a (?:très )?peur (?:de la |de l['’]|du |des |de )/giu, meaning: 'évite ' },
  // Under the sea, and no submarine.
  { language: 'fr', phrase: /(?<=\p{L}{4,} )(?<!(?:petit|gros|grand|jaune) )sous-marine?s?(?!\p{L})/giu, meaning: 'sous la mer' },
  { language: 'es', phrase: /(?<=\p{L}{4,} )(?<!(?:pequeño|gran|amarillo|este) )submarin[oa]s?(?!\p{L})/giu, meaning: 'bajo el mar' },
  { language: 'pt', phrase: /(?<=\p{L}{4,} )(?<!(?:pequeno|grande|amarelo|este) )submarin[oa]s?(?!\p{L})/giu, meaning: 'no mar' },
  { language: 'it', phrase: /(?<=\p{L}{4,} )(?<!(?:piccolo|grande|giallo|questo) )sottomarin[oaie](?!\p{L})/giu, meaning: 'nel mare' },
  // Whoever drives or flies on something sits on it.
  { language: 'es', phrase: /(?<=\p{L}{3,} )(?:conduce|maneja|monta|pilota) (?:en )?(una?) (?=moto|bici|patinete|triciclo|tractor|trineo|escoba)/giu, meaning: 'sobre $1 ' },
  { language: 'es', phrase: /(?<!\p{L})en (escoba|patineta|monopatín|patinete|moto|trineo)(?!\p{L})/giu, meaning: 'sobre una $1' },
  { language: 'fr', phrase: /(?<=\p{L}{3,} )(?:conduit|pilote) (une?) (?=moto|vélo|trottinette|tracteur|luge|balai)/giu, meaning: 'sur $1 ' },
  { language: 'it', phrase: /(?<=\p{L}{3,} )(?:guida|pilota|cavalca) (una?) (?=moto|bici|monopattino|trattore|slitta|scopa)/giu, meaning: 'su $1 ' },
  { language: 'pt', phrase: /(?<=\p{L}{3,} )(?:dirige|pilota|anda de|monta) (uma? )?(?=moto|bici|patinete|trator|trenó|vassoura)/giu, meaning: 'sobre uma ' },
  { language: 'pt', phrase: /(?<!(?:corrida|corridas|jogo|passeio|salto|entrega|cabo) )(?<!\p{L})de (vassoura|bicicleta|patinete|skate)(?!\p{L})/giu, meaning: 'sobre uma $1' },
  // Whoever takes something in flight takes no flight.
  { language: 'it', phrase: / al volo(?!\p{L})/giu, meaning: '' },
  { language: 'fr', phrase: / (?:au|à la) vol(?:ée)?(?!\p{L})/giu, meaning: '' },
  { language: 'es', phrase: / al vuelo(?!\p{L})/giu, meaning: '' },
  // A race, whose opponents defend nothing.
  { language: 'fr', phrase: /course (?:de |en )?(\d+ tours )?(?:contre|avec) (\d+|deux|trois|quatre|cinq) (?:adversaires|rivaux|concurrents|voitures)(?: en voitures?)?/giu, meaning: 'course de voitures, $1 contre $2 voitures' },
  // Races on skis are downhill.
  { phrase: /(?:gr[aęy] wyścigow\p{L}+|wyścigi?) (?:na nartach|narciarsk\p{L}+)|гонк[аи] на лыжах|skirennen|carreras? de esquí|courses? (?:de|à) skis?|gar[ae] di sci|corrida de esqui/giu, meaning: 'slalom' },
  // All of them are of some colour.
  { phrase: /(?<= )(?:(?:avec|mit|con|com|z|с) )?(?:(?:des|de|en|in|verschiedenen|vielen|bunten|varios|vari|várias|toutes les|różnych|wielu|разными|разных) )+(?:couleurs|farben|colores|colori|cores|kolor(?:ach|ami|ów)|цветами|цветов)(?!\p{L}| de | des | d['’]| der | des | del | do | da | pasteles)/giu, meaning: '' },
  // Where bees live, and no stick.
  { language: 'de', phrase: /(?<=\b(?:bienen?|hummeln?|imker)\b.*)\bstock\b/giu, meaning: 'Bienenstock' },
  // Whoever parks is at no station.
  { language: 'fr', phrase: /(?<!\b(?:la|une|de|en|à) )\bgare[rz]? (?=(?:le|la|les|ta|ton|ma|mon|un|une|ce|cette) )/giu, meaning: 'parking ' },
  // Walls that break, and tanks against tanks.
  { phrase: /(?:mit |con |avec |com |z |со? )?(?:(?:paredes|muros|muri|pareti|murs) (?:que se rompen|que se quebram|que quebram|che si rompono|qui se (?:cassent|brisent)|destructibles?|destrutíveis|quebráveis|quebrável|rompibles|distruttibili|cassables)|(?:zerstörbaren?|zerbrechlichen?) (?:wänden|wände|mauern)|(?:niszczonymi|niszczącymi się) ścianami|(?:разрушаемыми|ломающимися) стенами)/giu, meaning: 'breakable walls' },
  { language: 'es', phrase: /(?:batallas?|combates?|guerra|duelo) de tanques/giu, meaning: 'un tanque dispara a tanques' },
  { language: 'pt', phrase: /(?:batalhas?|combates?|guerra|duelo) de tanques/giu, meaning: 'um tanque atira em tanques' },
  { language: 'fr', phrase: /(?:bataille|combat|guerre|duel) de (?:chars|tanks)(?: d['’]assaut)?/giu, meaning: 'un tank tire sur des tanks' },
  { language: 'it', phrase: /(?:battaglia|guerra|duello) (?:di|tra|fra) carri armati/giu, meaning: 'un carro armato spara ai carri armati' },
  { language: 'de', phrase: /panzer(?:schlacht|kampf|krieg|gefecht|duell)/giu, meaning: 'Ein Panzer schießt auf Panzer' },
  { language: 'pl', phrase: /(?:bitwa|wojna|walka) czołgów/giu, meaning: 'czołg strzela do czołgów' },
  { language: 'ru', phrase: /танков(?:ый|ая) (?:бой|битва|сражение)|(?:битва|бой|война) танков/giu, meaning: 'танк стреляет по танкам' },
  // What a magician throws is not played on a lawn.
  { language: 'fr', phrase: /boules? (?:de feu|enflammées?)/giu, meaning: 'fireball' },
  // Nobody's boss: the strongest foe; and no jump of its own.
  { language: 'es', phrase: /(?:un |el )?(?:jefe final|jefazo)/giu, meaning: 'boss' },
  { language: 'pt', phrase: /(?:um |o )?(?:chefe final|chefão)/giu, meaning: 'boss' },
  { language: 'fr', phrase: /(?:un |le )?boss (?:final|de fin)/giu, meaning: 'boss' },
  // How somebody feels is no colour and no goblin.
  { language: 'fr', phrase: / en colère/giu, meaning: '' },
  // Whom one plays against.
  { language: 'zh', phrase: /[和跟与同](.{1,8}?)(?:一起)?下(?=五子棋|象棋|国际象棋|跳棋|黑白棋|棋)/gu, meaning: '对抗$1，' },
  { language: 'id', phrase: /\banak kecil\b/giu, meaning: 'anak' },
  { language: 'de', phrase: /\bum die wette\b/giu, meaning: 'Wettrennen' },
  // Whoever flies and burns somebody breathes fire.
  { phrase: /(?:vuela|voa|vola|vole|fliegt|lata|летает) (?:y|e|et|und|i|и) (?=(?:quema|queima|brucia|brûle|verbrennt|pali|сжигает)(?!\p{L}))/giu, meaning: '' },
  // What falls is kept away from.
  { language: 'zh', phrase: /(?<=[躲避](?:开|过|避)?)(?:从天)?(?:掉下来|落下来?|滚下来|砸下来|掉落)的/gu, meaning: '' },
  // Who cooks does not stand in the kitchen, and whoever it is for is no foe.
  { language: 'es', phrase: /(?<!\b(?:la|una|de|en|mi|su) )(?<=\p{L} )cocina(?:n|ndo)? (?=(?:los |las |unas |unos )?\p{L}+s(?!\p{L}))/giu, meaning: 'prepara ' },
  { language: 'es', phrase: /para sus (?:amigos|hijos|nietos|vecinos|clientes)/giu, meaning: 'para los clientes' },
  // Famous places and cups, and countries with somebody in their names.
  { language: 'pt', phrase: /(?:(?:n[oa]|d[oa]|em) )?Rio(?: de Janeiro)?(?!\p{L})/gu, meaning: '' },
  { language: 'pt', phrase: /(?:(?:n[oa]|d[oa]) )?Copa(?: do Mundo)?(?!\p{L})/gu, meaning: '' },
  { language: 'pt', phrase: /(?:cobranças?|cobrar|bater|disputa) (?:de )?(?=pênaltis|faltas?)/giu, meaning: '' },
  { language: 'de', phrase: /(?:in|aus|nach|von) (?:Australien|Spanien|Italien|Brasilien|Belgien|Indien|Asien|Kroatien|Argentinien|Kolumbien|Slowenien|Rumänien|Bulgarien|Tunesien|Indonesien|Kalifornien)(?!\p{L})/gu, meaning: '' },
  // Whoever shoots penalties does not keep the goal.
  { phrase: /(?<=(?:p[eê]naltis?|penales|rigori|tirs? au but|elfmeter\p{L}*)(?!\p{L})[^.]*),? (?:(?:contra|contre|contro|gegen) (?:un[ao]?|um|o|el|le|einen?) (?:goleiro|portero|arquero|gardien|portiere|torwart|torhüter)(?: (?:gigante|géant))?|(?:goleiro|portero|arquero|gardien|portiere) (?:gigante|géant))(?!\p{L})/giu, meaning: '' },
  // Where people drink are no bears.
  { phrase: /(?:in (?:einer|der) (?:\p{L}+ )?(?:Bar|Kneipe)|(?:dans|en|in) (?:un|le) bar|n(?:um|o) bar)(?!\p{L})/giu, meaning: 'pub' },
  // All colours, and soft ones, are no cake.
  { phrase: /(?:in Regenbogenfarben|aux couleurs de l['’]arc-en-ciel|(?:con )?(?:los )?colores del arco ?ir[ií]s|(?:com |nas )?cores do arco-íris|(?:con i )?colori dell['’]arcobaleno|w kolorach tęczy|цветов радуги|pastel renkler\p{L}*|(?:con |en )?colores pastel|warna pastel|couleurs pastel|colori pastello|pastellfarben|kolory pastelowe)/giu, meaning: '' },
  // What is not too hard is not hard.
  { phrase: /(?:nicht (?:zu |so |sehr )?(?:schwer|schwierig|schnell)|pas (?:trop|très|si) (?:difficile|dur|rapide)s?|no (?:muy|tan|demasiado) (?:dif[ií]cil|duro|r[aá]pid[oa])|non (?:troppo|molto) (?:difficile|duro|veloce)|não (?:muito|tão) (?:dif[ií]cil|r[aá]pido)|nie (?:za|zbyt) (?:trudn\p{L}+|szybk\p{L}+)|не (?:очень|слишком) (?:сложн\p{L}+|трудн\p{L}+|быстр\p{L}+))/giu, meaning: '' },
  // Football is played with a ball.
  { phrase: /bola de futebol/giu, meaning: 'bola' },
  { language: 'es', phrase: /bal[oó]n de f[uú]tbol/giu, meaning: 'balón' },
  { phrase: /(?<=(?:paciência|solitario|solitário|memória|memoria|paciencia)(?!\p{L}).*)cartas de (?=\p{L}+s)/giu, meaning: '' },
  { language: 'fr', phrase: /(gâteaux?) de mariage/giu, meaning: '$1' },
  // A scooter, unless it flies.
  { language: 'it', phrase: /(?<!\p{L})vespa(?= (?:\p{L}+ )?(?:nel traffico|in città))/giu, meaning: 'moto' },
  { language: 'ru', phrase: /подводн\p{L}+ лодк(\p{L}+)/giu, meaning: 'подлодк$1' },
  { language: 'id', phrase: /(?:se)?makin lama (?:se)?makin cepat/giu, meaning: 'semakin cepat' },
  { language: 'id', phrase: /tebak gambar[:,]? (?=cari)/giu, meaning: '' },
  { language: 'ja', phrase: /回転寿司/gu, meaning: '寿司' },
  { language: 'zh', phrase: /跑步/gu, meaning: '跑' },
  // Towers against somebody defend.
  { language: 'es', phrase: /torres de (\p{L}+) contra (?:una invasión de )?/giu, meaning: 'defensa de torres, $1 contra ' },
  { language: 'pt', phrase: /torres de (\p{L}+) contra (?:uma invasão de )?/giu, meaning: 'defesa de torres, $1 contra ' },
  // A witch, and what she flies on.
  { language: 'ru', phrase: /баб\p{L}+[- ]яг\p{L}+/giu, meaning: 'ведьма' },
  { language: 'ru', phrase: /(?:на|в) ступе/giu, meaning: 'на метле' },
  { language: 'zh', phrase: /贪吃的/gu, meaning: '' },
  { language: 'ja', phrase: /和風[のでな]?/gu, meaning: '' },
  // Whoever comes by bicycle sits on it.
  { language: 'fr', phrase: /(?<!\p{L})à vélo(?!\p{L})/giu, meaning: 'sur un vélo' },
  { language: 'es', phrase: /(?<!\p{L})en bici(?:cleta)?(?!\p{L})/giu, meaning: 'sobre una bicicleta' },
  { language: 'it', phrase: /(?<!\p{L})in bici(?:cletta)?(?!\p{L})/giu, meaning: 'su una bicicletta' },
  // Pink things are no flowers.
  { language: 'fr', phrase: /(\p{L}{4,}s) roses(?!\p{L})/giu, meaning: '$1 pink' },
  // Decades are a look, and no count.
  { phrase: /(?:(?:degli|negli|dagli) )?anni (?:cinquanta|sessanta|settanta|ottanta|novanta)|(?:(?:de|en) )?(?:los )?años (?:cincuenta|sesenta|setenta|ochenta|noventa)|(?:des )?années \d0|(?:dos )?anos \d0|(?:der )?\d0er[- ]?Jahren?|lat \d0\.?|\d0-х годов/giu, meaning: 'retro' },
  { language: 'pt', phrase: /(?:final )?d[ao] copa(?: do mundo)?(?!\p{L})/giu, meaning: '' },
  // A narrow space is not outer space.
  { phrase: /(?:\b(?:dans|en|in|em|num|nos) )?(?:(?:un|une|des|le|les|el|los|uno|gli|o|os) )?\b(?:espaces? (?:étroits?|serrés?|réduits?)|espacios? (?:estrechos?|reducidos?|pequeños?)|spazi?o? (?:strett[oi]|ridott[oi])|espaços? (?:apertados?|pequenos?))(?!\p{L})/giu, meaning: '' },
  // The game and no office supplies.
  { phrase: /schere,? stein,? (?:und )?papier|stein,? (?:papier,? schere|schere,? papier)|pierre,? (?:feuille|papier),? (?:et |ou )?ciseaux|piedra,? papel,? (?:o |y )?tijeras?|pedra,? papel,? (?:ou |e )?tesoura|(?:sasso,? carta|carta,? sasso),? (?:e |o )?forbic[ei]|carta,? forbic[ei],? (?:e |o )?sasso|(?:papier,? kamie[nń]|kamie[nń],? papier),? (?:i )?no[zż]yce|камень,? ножницы,? (?:и )?бумаг[аи]|taş,? kağıt,? makas|steen,? papier,? schaar/giu, meaning: 'roshambo' },
  // Whoever is at home under the ground digs there.
  { language: 'de', phrase: /(?<=maulw[uü]rf.*)unter der erde/giu, meaning: 'gräbt tunnel' },
  { language: 'es', phrase: /(?<=\btopos?\b.*)(?:bajo|debajo de la) tierra/giu, meaning: 'cava túneles' },
  { language: 'fr', phrase: /(?<=\btaupes?\b.*)sous (?:la )?terre/giu, meaning: 'creuse des tunnels' },
  { language: 'pt', phrase: /(?<=\btoupeiras?\b.*)(?:debaixo da|sob a) terra/giu, meaning: 'escava túneis' },
  { language: 'it', phrase: /(?<=\btalp[ae]\b.*)(?:sotto ?terra|sotto la terra)/giu, meaning: 'scava gallerie' },
  { language: 'pl', phrase: /(?<=\bkret.*)pod ziemią/giu, meaning: 'kopie tunele' },
  // Whoever plays under the stars is on the ground.
  { phrase: /(?<!\p{L})sous les étoiles(?!\p{L})/giu, meaning: 'sous un ciel étoilé' },
  { phrase: /(?<!\p{L})unter (?:den )?sternen(?!\p{L})/giu, meaning: 'nachts' },
  { phrase: /(?<!\p{L})bajo las estrellas(?!\p{L})/giu, meaning: 'de noche' },
  { phrase: /(?<!\p{L})sotto le stelle(?!\p{L})/giu, meaning: 'di notte' },
  { phrase: /(?<!\p{L})sob as estrelas(?!\p{L})/giu, meaning: 'à noite' },
  { phrase: /(?<!\p{L})pod gwiazdami(?!\p{L})/giu, meaning: 'nocą' },
  { phrase: /(?<!\p{L})под зв[её]здами(?!\p{L})/giu, meaning: 'ночью' },
  // Whoever shares a keyboard plays against the other one.
  { language: 'de', phrase: /(?:an|auf|mit) (?:einer|derselben|der gleichen) tastatur(?!\p{L})/giu, meaning: 'für zwei Spieler' },
  { language: 'es', phrase: /en (?:un|el mismo|un mismo|un solo) teclado(?!\p{L})/giu, meaning: 'dos jugadores' },
  { language: 'fr', phrase: /sur (?:un|le même|un seul) clavier(?!\p{L})/giu, meaning: 'deux joueurs' },
  { language: 'pt', phrase: /(?:em um|num|no mesmo|em um só|num só) teclado(?!\p{L})/giu, meaning: 'dois jogadores' },
  { language: 'it', phrase: /(?:su una|sulla stessa|con una|su una sola) tastiera(?!\p{L})/giu, meaning: 'due giocatori' },
  { language: 'pl', phrase: /na jednej klawiaturze(?!\p{L})/giu, meaning: 'dwóch graczy' },
  { language: 'ru', phrase: /на одной клавиатуре(?!\p{L})/giu, meaning: 'два игрока' },
  // Whatever is after somebody is a monster.
  { language: 'de', phrase: /(?<!\p{L})(?:etwas|jemand|irgendetwas|irgendjemand) (?=(?:verfolgt|jagt) (?:dich|mich|uns)(?!\p{L}))/giu, meaning: 'ein Monster ' },
  { language: 'fr', phrase: /(?<!\p{L})(?:quelque chose|quelqu['’]un) (?=(?:te|me|vous|nous) (?:poursui|suit|chasse|traque))/giu, meaning: 'un monstre ' },
  { language: 'es', phrase: /(?<!\p{L})(?:algo|alguien) (?=(?:te|me|nos) (?:persigue|sigue|caza))/giu, meaning: 'un monstruo ' },
  { language: 'pt', phrase: /(?<!\p{L})(?:algo|alguém|alguma coisa) (?=(?:te|me|nos) (?:persegue|segue|caça))/giu, meaning: 'um monstro ' },
  { language: 'it', phrase: /(?<!\p{L})(?:qualcosa|qualcuno) (?=(?:ti|mi|ci) (?:insegue|segue|caccia))/giu, meaning: 'un mostro ' },
  { language: 'pl', phrase: /(?<!\p{L})(?:coś|ktoś) (?=(?:cię|mnie|nas|ciebie) (?:goni|ściga|śledzi)|(?:goni|ściga|śledzi) (?:cię|mnie|nas|ciebie))/giu, meaning: 'potwór ' },
  { language: 'ru', phrase: /(?<!\p{L})(?:что-то|кто-то) (?=(?:тебя |меня |нас |вас )?(?:преследует|гонится|охотится))/giu, meaning: 'монстр ' },
  { language: 'ja', phrase: /(?:何か|なにか|誰か)(?=[にが](?:追|つけ))/gu, meaning: 'モンスター' },
  { language: 'zh', phrase: /(?:有东西|有个东西|什么东西|有人)(?=在?(?:追|跟))/gu, meaning: '怪物' },
  { language: 'ko', phrase: /(?:무언가|뭔가|누군가)(?=[가이]? ?(?:쫓|따라))/gu, meaning: '괴물이 ' },
  // Whoever is driven away from somewhere comes back, and who flees from two is played.
  { language: 'de', phrase: /(?<!\p{L})(?:die |den )?(\p{L}+) (?:vom|von der|von den|aus dem|aus der) (\p{L}+) ver(?:jag|treib|scheuch)\p{L}*/giu, meaning: 'verteidige $2 gegen $1' },
  { language: 'de', phrase: /(?<!\p{L})ver(?:jag|treib|scheuch)\p{L}* (?:die |den )?(\p{L}+) (?:vom|von der|von den|aus dem|aus der) (\p{L}+)/giu, meaning: 'verteidige $2 gegen $1' },
  { language: 'fr', phrase: /(?<!\p{L})(?:chasse[rz]?|éloigne[rz]?|fai(?:s|re|tes) fuir) les (\p{L}+) (?:du |de la |des |de l['’])(\p{L}+)/giu, meaning: 'défends $2 contre les $1' },
  { language: 'es', phrase: /(?<!\p{L})(?:espant|ahuyent)\p{L}+ (?:a )?(?:los |las )?(\p{L}+) (?:del|de la|de los|de las) (\p{L}+)/giu, meaning: 'defiende $2 contra los $1' },
  { language: 'it', phrase: /(?<!\p{L})(?:scacci|allontan)\p{L}+ (?:i |gli |le )?(\p{L}+) (?:dal |dalla |dai |dalle |dall['’])(\p{L}+)/giu, meaning: 'difendi $2 contro i $1' },
  { language: 'pt', phrase: /(?<!\p{L})(?:espant|afugent)\p{L}+ (?:os |as )?(\p{L}+) d[oa]s? (\p{L}+)/giu, meaning: 'defende $2 contra os $1' },
  { language: 'de', phrase: /(?<!\p{L})(ein\p{L}* \p{L}+) und (?:sein|ihr|ein)\p{L}* (\p{L}+) (?:jagen|verfolgen) (?:eine[nm]?|den|die|das) (\p{L}+)/giu, meaning: 'ein $3 flieht vor $1 und $2' },
  { language: 'fr', phrase: /(?<!\p{L})((?:une?|le|la) \p{L}+) et (?:son|sa|une?) (\p{L}+) (?:poursuivent|pourchassent|chassent) (une?|le|la) (\p{L}+)/giu, meaning: '$3 $4 fuit $1 et un $2' },
  { language: 'es', phrase: /(?<!\p{L})((?:una?|el|la) \p{L}+) y (?:su|una?) (\p{L}+) persiguen a (una?|el|la|l) ?(\p{L}+)/giu, meaning: '$3 $4 huye de $1 y un $2' },
  { language: 'it', phrase: /(?<!\p{L})((?:una?|il|la) \p{L}+) e (?:il suo|la sua|una?) (\p{L}+) inseguono (una?|il|la) (\p{L}+)/giu, meaning: '$3 $4 scappa da $1 e da un $2' },
  // Long bread is no wand.
  { language: 'fr', phrase: /(?<!\p{L})baguettes?(?! (?:magique|de fée|de sorci))(?=.*(?:boulang|pain|four|croissant|vend))/giu, meaning: 'pains' },
  { language: 'fr', phrase: /(?<=boulang\p{L}*[ ,.:].*)baguettes?(?! magique)/giu, meaning: 'pains' },
  { language: 'fr', phrase: /(?<=boulang\p{L}* )fait (?=des|les|du|de la)/giu, meaning: 'cuit ' },
  // A drop of water is one thing.
  { phrase: /(gouttes?|gotas?|gocc(?:ia|e)) d(?:['’]|e )(?:eau|agua|água|acqua)(?!\p{L})/giu, meaning: '$1' },
  // A dachshund is no sausage.
  { phrase: /(perr[oa]s?|cachorr[oa]s?|cão|cane) (salchichas?|salsichas?|salsiccia)(?!\p{L})/giu, meaning: '$1' },
  // What is built of ice, and what one stands on, is no ice cream.
  { language: 'fr', phrase: /(briques?|blocs?|cubes?|murs?|pavés?|morceaux?|plaques?) (?:de|en) glace(?!\p{L})/giu, meaning: '$1 de glaçon' },
  { language: 'fr', phrase: /sur (?:la|une) glace(?!\p{L})/giu, meaning: 'dans la neige' },
  // Whoever rides a Vespa rides no wasp.
  { phrase: /(?<!\p{L})((?:in|en|em|de|sulla|su una|con la|con una|auf einer|auf der|na|w|à|sur une?|moto) )vespa(?!\p{L})/giu, meaning: '$1moto' },
  // A robot that cleans is no robot that collects vacuum cleaners.
  { phrase: /(?<!\p{L})(?:robot|robô) (aspirateur|aspirador|aspirapolvere)(?!\p{L})/giu, meaning: '$1' },
  // "Joga bananas nos jacarés": it throws them; without a target it plays.
  { language: 'pt', phrase: /(?<!\p{L})joga(?:ndo)? (?=\p{L}+ (?:n[oa]s?|em) )/giu, meaning: 'lança ' },
  // Whoever hunts catches, and "vole" before what is taken is no flight.
  { language: 'fr', phrase: /(?<!\p{L})chasse (?=(?:les|des|la|le|une?) )/giu, meaning: 'attrape ' },
  { language: 'fr', phrase: /(?<!\p{L})(?:vole|dérobe) (?=(?:des|les|du|tous les) (?!airs|nuages|montagnes))/giu, meaning: 'ramasse ' },
  { language: 'fr', phrase: /(?<!\p{L})(?:garde|rassemble) (?=(?:les|des|ses) (?:moutons|brebis|chèvres|vaches|oies|poules))/giu, meaning: 'attrape ' },
  { language: 'fr', phrase: /(?<!\p{L})retourne (?=(?:des|les|ses) (?:crêpes|steaks|galettes|hamburgers|burgers|pancakes|omelettes))/giu, meaning: 'cuit ' },
  { language: 'es', phrase: /(?<!\p{L})caza (?=(?:a los |a las |los |las )?\p{L}+s(?!\p{L}))/giu, meaning: 'atrapa ' },
  { language: 'it', phrase: /(?<!\p{L}|a )caccia (?=(?:i|gli|le) |\p{L}+[ie](?!\p{L}))/giu, meaning: 'prende ' },
  { language: 'pt', phrase: /(?<!\p{L})caça (?=(?:os |as )?(?!palavras)\p{L}+s(?!\p{L}))/giu, meaning: 'pega ' },
  // Whoever is fed by nobody in particular is fed by a child.
  { language: 'de', phrase: /^\W*füttert (?=\p{L})/iu, meaning: 'Ein Kind füttert ' },
  { language: 'fr', phrase: /^\W*(nourrit|donne à manger) (?=\p{L})/iu, meaning: 'un enfant $1 ' },
  { language: 'es', phrase: /^\W*(alimenta|da de comer) (?=\p{L})/iu, meaning: 'un niño alimenta ' },
  { language: 'pt', phrase: /^\W*(alimenta|dá comida) (?=\p{L})/iu, meaning: 'um menino alimenta ' },
  { language: 'it', phrase: /^\W*(nutre|dà da mangiare) (?=\p{L})/iu, meaning: 'un bambino dà da mangiare ' },
  { language: 'pl', phrase: /^\W*karmi (?=\p{L})/iu, meaning: 'chłopiec karmi ' },
  { language: 'pt', phrase: /(?<!\p{L})and(?:a|ando|ar) de (?=bicicleta|moto|skate|patinete|cavalo)/giu, meaning: 'cavalga ' },
  // What destroys asteroids is no ship at sea.
  { language: 'pl', phrase: /(?<!\p{L})niszczy (.*(?:asteroid|meteor|komet|kosmit|planet)\p{L}*) (?:(?:swoim|twoim|swym) )?statkiem(?: kosmicznym)?(?!\p{L})/giu, meaning: 'statek kosmiczny niszczy $1' },
  { language: 'pl', phrase: /(?<!\p{L})poluje na /giu, meaning: 'łapie ' },
  // Whoever jumps puddles jumps over them.
  { language: 'es', phrase: /(?<!\p{L})salta(?:ndo)? (?=(?:los |las |unos |unas )?(?:castillos|charcos|vallas|troncos|obstáculos|cactus|piedras|rocas|cajas|barriles|conos|hoyos|agujeros|pozos|cercas|muros)(?!\p{L}))/giu, meaning: 'salta sobre ' },
  { language: 'pt', phrase: /(?<!\p{L})(?:pula|salta)(?:ndo)? (?=(?:os |as |umas |uns )?(?:poças|cercas|troncos|obstáculos|cactos|pedras|caixas|barris|cones|buracos|muros)(?!\p{L}))/giu, meaning: 'pula sobre ' },
  { language: 'it', phrase: /(?<!\p{L})salta(?:ndo)? (?=(?:le |i |gli |delle |dei )?(?:pozzanghere|siepi|tronchi|ostacoli|cactus|pietre|sassi|scatole|barili|coni|buche|muri)(?!\p{L}))/giu, meaning: 'salta sopra ' },
  { language: 'fr', phrase: /(?<!\p{L})saute (?=(?:les |des )?(?:flaques|haies|troncs|obstacles|cactus|pierres|rochers|caisses|tonneaux|cônes|trous|murs)(?!\p{L}))/giu, meaning: 'saute par-dessus ' },
  // A horde that is survived is kept away from, whatever it is made of.
  { language: 'de', phrase: /(?<!\p{L})überleb\p{L}* (?:(?:eine|die|den|einen|gegen) )*(?:horden?|armeen?|schwarm|wellen?|meute)(?: von)? /giu, meaning: 'überleben, meidet ' },
  { language: 'es', phrase: /(?<!\p{L})sobreviv\p{L}* a (?:una |las |la |un )?(?:hordas?|oleadas?|ejércitos?|enjambres?) de /giu, meaning: 'sobrevive, evita ' },
  { language: 'pt', phrase: /(?<!\p{L})sobreviv\p{L}* a (?:uma |um )?(?:hordas?|ondas?|exércitos?|enxames?) de /giu, meaning: 'sobreviver, evita ' },
  { language: 'fr', phrase: /(?<!\p{L})surviv?\p{L}* à (?:une |des |la )?(?:hordes?|vagues?|armées?|essaims?) (?:de |des |d['’])/giu, meaning: 'survie, évite des ' },
  { language: 'it', phrase: /(?<!\p{L})sopravviv\p{L}* a (?:un['’]|una |uno |un )?(?:orda|orde|ondate|esercito|sciame) di /giu, meaning: 'sopravvivere, evita ' },
  { language: 'de', phrase: /(?<!\p{L})entkomm\p{L}* (?=(?:dem|der|den|deinem|deiner|meinem|seinem|einem|einer) )/giu, meaning: 'flieht vor ' },
  // Whoever comes after the player is kept away from.
  { language: 'es', phrase: /,? (?:mientras |y |que |cuando )?(?:te|me|lo|la|le|nos|los) persiguen? (?:unos |unas |los |las |un |una |el |la )?/giu, meaning: ', evita ' },
  { language: 'pt', phrase: /,? (?:enquanto |e |que )?(?:te|me|o|a|nos) perseguem? (?:uns |umas |os |as |um |uma |o |a )?/giu, meaning: ', evita ' },
  { language: 'it', phrase: /,? (?:mentre |e |che )?(?:ti|mi|lo|la|ci) inseg(?:ue|uono) (?:dei |delle |degli |i |le |gli |un |una |il |la )?/giu, meaning: ', evita ' },
  { language: 'fr', phrase: /,? (?:et est |est |et )?poursuivie? par (?=(?:des|les|un|une|le|la) )/giu, meaning: ', évite ' },
  // At work nobody cooks.
  { language: 'de', phrase: /(?<!\p{L})(dein|mein|sein)(em|en|er)? chef(?!\p{L})/giu, meaning: '$1$2 Manager' },
  { language: 'de', phrase: /(?<!\p{L})(die|alle|meine|deine|seine|ihre) pflanzen(?!\p{L})/giu, meaning: '$1 Topfpflanzen' },
  // Whatever is broken with a ball are bricks.
  { language: 'it', phrase: /(?<!\p{L})(?:rompe|spacca|distrugge|frantuma) ((?:i|gli|le|dei|delle) \p{L}+) con (?:una|la) (?:palla|pallina)(?!\p{L})/giu, meaning: 'breakout con $1' },
  { language: 'es', phrase: /(?<!\p{L})(?:rompe|destruye|destroza) ((?:los |las )?\p{L}+) con (?:una|la) (?:pelota|bola)(?!\p{L})/giu, meaning: 'breakout con $1' },
  { language: 'pt', phrase: /(?<!\p{L})(?:quebra|destrói|parte) ((?:os |as )?\p{L}+) com (?:uma|a) bola(?!\p{L})/giu, meaning: 'breakout com $1' },
  { language: 'fr', phrase: /(?<!\p{L})(?:casse|brise|détruit) ((?:les |des )?\p{L}+) avec (?:une|la) (?:balle|boule)(?!\p{L})/giu, meaning: 'breakout avec $1' },
  { language: 'de', phrase: /(?<!\p{L})(?:zerschlägt|zerstört|zertrümmert|zerbricht) ((?:die )?\p{L}+) mit (?:einem|dem) ball(?!\p{L})/giu, meaning: 'breakout mit $1' },
  // "But not the bees": they are kept away from.
  { language: 'de', phrase: /,? (?:aber|doch|nur) (?:keine[nrms]?|nicht (?:die|den|das|der)) /giu, meaning: ', meidet ' },
  { language: 'fr', phrase: /,? mais (?:pas|jamais) (?:les|des|de|la|le|aux|l['’])\s?/giu, meaning: ', évite ' },
  { language: 'es', phrase: /,? pero (?:no|nunca) (?:a )?(?:los|las|el|la) /giu, meaning: ', evita ' },
  { language: 'pt', phrase: /,? mas (?:não|nao|nunca) (?:os|as|o|a) /giu, meaning: ', evita ' },
  { language: 'it', phrase: /,? ma (?:non|mai) (?:i|gli|le|il|la|lo) /giu, meaning: ', evita ' },
  { language: 'pl', phrase: /,? ale nie (?=\p{L}{4})/giu, meaning: ', unika ' },
  { language: 'ru', phrase: /,? (?:но|а) не (?=\p{L}{4})/giu, meaning: ', избегает ' },
  // Whoever one has to beware of is kept away from.
  { language: 'de', phrase: /[,.!]? ?(?<!\p{L})(?:und )?(?:achtung|vorsicht|hüte dich|nimm dich in acht) vor (?=\p{L})/giu, meaning: ', meidet ' },
  { language: 'fr', phrase: /[,.!]? ?(?<!\p{L})(?:et )?(?:fais |faites )?(?:attention|gare|prends garde|prenez garde) (?:aux|à la|au) /giu, meaning: ', évite les ' },
  { language: 'fr', phrase: /[,.!]? ?(?<!\p{L})(?:et )?(?:méfie-toi|méfiez-vous) (?:des|du|de la) /giu, meaning: ', évite les ' },
  { language: 'es', phrase: /[,.!]? ?(?<!\p{L})(?:y )?(?:ten )?(?:mucho )?(?:¡)?(?:cuidado|ojo) con (?=\p{L})/giu, meaning: ', evita ' },
  { language: 'pt', phrase: /[,.!]? ?(?<!\p{L})(?:e )?(?:tenha |toma |tome )?cuidado com (?=\p{L})/giu, meaning: ', evita ' },
  { language: 'it', phrase: /[,.!]? ?(?<!\p{L})(?:e )?(?:stai |fai |fate )?(?:attento|attenta|attenti|attenzione|occhio) (?:ai|agli|alle|al|alla|ad?) /giu, meaning: ', evita ' },
  { language: 'pl', phrase: /[,.!]? ?(?<!\p{L})(?:i |ale )?(?:uważaj(?:cie|ąc)?|uważać) na /giu, meaning: ', unika ' },
  { language: 'pl', phrase: /[,.!]? ?(?<!\p{L})(?:i |ale )?(?:strzeż|wystrzegaj) się /giu, meaning: ', unika ' },
  { language: 'ru', phrase: /[,.!]? ?(?<!\p{L})(?:и )?(?:берегись|остерегайся|опасайся) (?=\p{L})/giu, meaning: ', избегает ' },
  // "Without waking the fox": it is kept away from, unless it is something held.
  { language: 'fr', phrase: /,? sans (?!renverser|faire|perdre|l[âa]cher|tomber|verser|casser)\p{L}+(?:er|ir|re) (?=(?:le|la|les|un|une|des|l['’]))/giu, meaning: ', évite ' },
  { language: 'es', phrase: /,? sin (?!derramar|perder|soltar|romper|tirar|dejar|parar)\p{L}+(?:ar|er|ir) (?:a )?(?=(?:el|la|los|las|al|un|una)(?!\p{L}))/giu, meaning: ', evita ' },
  { language: 'pt', phrase: /,? sem (?!derramar|perder|soltar|quebrar|deixar|parar)\p{L}+(?:ar|er|ir) (?=(?:o|a|os|as|um|uma)(?!\p{L}))/giu, meaning: ', evita ' },
  { language: 'it', phrase: /,? senza (?!rovesciare|perdere|far|rompere|lasciare)\p{L}+(?:are|ere|ire) (?=(?:il|lo|la|i|gli|le|un|una)(?!\p{L}))/giu, meaning: ', evita ' },
  { language: 'de', phrase: /,? ohne ((?:den|die|das|einen|eine|ein) \p{L}+) zu (?!versch|verl|zerbr|f[aä]ll)\p{L}+en(?!\p{L})/giu, meaning: ', meidet $1 ' },
]; // biome-ignore format: one phrase a line

export function withoutForeignPhrases(text: string, language: string): string {
  const wishes = withPlainWishes(
    withPlacesAbroad(withoutNameAbroad(withoutCrowds(text, language), language)),
    language,
  );
  const inOneWord = withTowersStacked(withoutInfix(withoutWarnings(wishes, language), language), language);
  return phrases.reduce(
    (rest, one) =>
      one.language === undefined || one.language === language ? rest.replace(one.phrase, one.meaning) : rest,
    inPlainForms(inOneWord, language),
  );
}
