/** What a game cannot bring anybody: goods and services, called real in each language. */
const bought =
  'pizzas?|pizz[aeęyą]|burgers?|hamburgers?|food|takeaway|sushi|tax[ii]s?|cab|uber|flights?|flug|vol|vuelo|vo[oô]|volo|lot|tickets?|billets?|boletos?|biglietti|bilet\\w*|hotel|shoes|schuhe|phone|iphone|handy|money|geld|argent|dinero|dinheiro|soldi|pieni[aą]dze|gifts?|groceries|dinner|lunch|robux|v-?bucks|bitcoins?';

/** "A game that orders me a pizza": the game itself would have to order, buy or pay. */
const doneByGame = [
  '\\b(?:games?|apps?|something|one) (?:that|which|to) (?:can |will |could |really |actually |automatically |secretly )*(?:orders?|buys?|books?|ships?|mails?|sends?|delivers?|pays?|transfers?|calls?) (?:me|us|my (?:mum|mom|dad|friends?|boss|teacher|mother|father|wife|husband|rent|bills?|taxes|debts?|landlord|bank))(?! (?:to|into|back|on|through|names)\\b)',
  `\\b(?:games?|apps?|something|one) (?:that|which|to) (?:can |will |could |really |actually |automatically )*(?:orders?|buys?|books?|ships?|mails?|sends?|delivers?) (?:an? |some |the |\\d+ )?(?:real |actual )?(?:\\p{L}+ )?(?:${bought}) (?:for me|for us|to (?:me|us|my))\\b`,
  '\\b(?:games?|apps?) (?:that|which) (?:does|do|writes?|finishe?s?) my (?:homework|essay|taxes|assignments?|exams?)\\b',
  'spiel,? (?:das|welches|dass) (?:mir|uns) .*\\b(?:bestellt|kauft|bucht|schickt|überweist|liefert|zahlt|bezahlt)\\b',
  'spiel,? (?:das|welches|dass) (?:meine?|unsere?) .*\\b(?:bezahlt|zahlt|anruft)\\b',
  "jeu qui (?:me|nous|m[’']) ?(?:commande|achète|achete|réserve|reserve|envoie|livre|paye?)\\b|jeu qui (?:paye?|appelle) (?:mon|ma|mes)\\b",
  'juego que (?:me|nos) (?:pid[ae]|compr[ae]|reserv[ae]|mand[ae]|envi[ae]|envíe|envía|pag(?:a|ue)|traig?a)\\b|juego que (?:pagu?[ae]|llam[ae]) (?:a )?mis?\\b',
  'jogo que (?:me |nos )?(?:peça|pede|compr[ae]|reserv[ae]|mand[ae]|envi[ae]|pagu?[ae]|entregu?[ae]) .*(?:para mim|pra mim|pra minha casa|na minha casa|para a? ?minha casa|de verdade|(?:meu|minha|minhas|meus) (?:aluguel|renda|contas?))',
  'gioco che (?:mi|ci) (?:ordin[ai]|compr[ai]|prenot[ai]|mand[ai]|invi[ai]?|pag(?:a|hi)|port[ai] a casa)\\b',
  'gr[aęy],? (?:która|ktora|co) (?:mi |nam )?(?:zamówi|zamawia|kupi|kupuje|zarezerwuje|wyśle|zapłaci|dostarczy) (?:mi|nam|mój|moje|moją|prawdziw\\p{L}*)',
  'gr[aęy],? (?:która|ktora|co) (?:mi|nam) (?:zamówi|zamawia|kupi|kupuje|zarezerwuje|wyśle|zapłaci|dostarczy)',
  '(?:spel|spelletje),? (?:dat|die) (?:voor )?(?:mij|me|ons) .*\\b(?:bestelt|koopt|boekt|stuurt|betaalt|bezorgt)\\b',
  'игр[ауы],? котор\\p{L}+ (?:мне |нам )?(?:закаж|заказыва|куп|забронир|отправ|заплат|достав)\\p{L}* (?:мне|нам|мою|мой|мои|настоящ)|игр[ауы],? котор\\p{L}+ (?:мне|нам) (?:закаж|заказыва|куп|забронир|отправ|заплат|достав)',
  'bana (?:gerçek )?.*(?:sipariş e|satın al|gönder)\\p{L}* (?:bir )?oyun',
  '(?:注文|予約|購入)してくれる|(?:给|替|帮)我(?:点|订|买|叫)(?!击).*游戏|(?:주문|예약|구매)해 ?주는',
];

/** "Win real money", "a real pizza to my house": real things are not in a game. */
const realThings = [
  '\\b(?:win|earn|make|get|gives?|pays?|cash(?:es)? out|withdraw|gambl|bet|play|want|for|with|spend)\\p{L}* (?:\\p{L}+ ){0,3}(?:real|actual) (?:money|cash|dollars|euros|pounds|bitcoins?|crypto|prizes|gift cards?|robux|v-?bucks)\\b',
  '\\b(?:orders?|buys?|sends?|ships?|delivers?|brings?) (?:me |us )?(?:an? |some |the )?(?:real|actual) (?:\\p{L}+ ){1,3}(?:to|for|at) (?:me|us|my (?:house|home|door|address|place|flat|apartment|room|school|office|work))\\b',
  '\\bum echtes geld\\b|\\bechtes geld (?:gewinn|verdien|bekomm)|\\bmit echtem geld\\b|\\bechte[ns]? (?:pizza|burger|essen) (?:nach hause|bestell|liefer)',
  '\\b(?:argent|euros?) (?:réels?|reels?)\\b|\\b(?:du|de) vrai(?:s)? (?:argent|euros)\\b|\\bcommander? (?:une |un )?vraie? ',
  '\\bdinero (?:real|de verdad)\\b|\\bdinheiro (?:real|de verdade)\\b|\\b(?:soldi|denaro) (?:veri|vero|reali)\\b',
  'prawdziw\\p{L}+ pieni[ąa]d|реальн\\p{L}+ ден|настоящ\\p{L}+ ден|на деньги|\\becht geld\\b|gerçek para',
  '本物のお金|リアルマネー|真钱|真錢|现金游戏|진짜 돈',
];

const unreal = /\b(?:no|not|without|isn['’]?t|never|fake|ohne|kein|sans|pas|sin|sem|senza|bez|без)\b[^.!?]{0,20}$/iu;
const real = new RegExp(realThings.join('|'), 'iu');
const byGame = new RegExp(doneByGame.join('|'), 'iu');

/** "A game that orders me a real pizza" asks for what happens outside of any game; "order pizzas for customers" does not. */
export function isRealWorldAsked(prompt: string): boolean {
  if (byGame.test(prompt)) return true;
  const found = real.exec(prompt);
  return found !== null && !unreal.test(prompt.slice(0, found.index)) && !isTaught.test(prompt);
}

/** Whoever learns to count coins wins none. */
const isTaught =
  /\b(?:learn|teach|count|counting|quiz|recogni[sz]e|school|looks? like|without|no) (?:\p{L}+ ){0,4}real\b/iu;
