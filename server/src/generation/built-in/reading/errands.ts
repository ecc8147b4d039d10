import { isChore } from './chores.ts';
import { isPaperwork } from './paperwork.ts';

/** "Please", "can you", "hey". */
const opening =
  "^\\s*(?:(?:please|pls|hey|hi|hello|ok|now|can you|could you|would you|will you|i (?:want|need) you to|i'd like you to)[\\s,]+)*";

/** What is done to papers at a desk, and papers that are in no game. */
const desk =
  '(?:do|finish|write|file|submit|prepare|complete|check|correct|proofread|edit|sign|print|scan|draft|update|fill (?:in|out)|hand in)';
const papers =
  'tax(?:es| returns?| forms?| declaration)|essay|assignment|thesis|dissertation|report|cv|resume|r[ée]sum[ée]|cover letter|invoices?|spreadsheet|contract|timesheet|expense report|insurance claim|visa application|job application|bank statement|accounts|bookkeeping|presentation|term paper|wedding speech|meeting notes|meeting minutes|slides';

/** Requests to a person or a service, in the words with which they begin. */
const requests = [
  '(?:order|buy|book|reserve|fetch) (?:me|us)\\b',
  'order (?:an?|some|two|three|\\d+) (?:\\w+ )*?(?:pizzas?|burgers?|food|takeaway|taxi|cab|coffee|dinner|lunch|sushi)\\b',
  'book (?:an?|my) (?:\\w+ )?(?:flight|hotel|table|taxi|room|ticket|appointment)\\b',
  'call (?:me|us) (?:a|an)\\b',
  '(?:renew|cancel|extend) (?:my|our)\\b',
  '(?:draw|paint|sketch|photograph) (?:my|our|me an?|us an?) (?:\\w+ )?(?:portrait|picture|photo|logo|tattoo|card)\\b',
  '(?:\\w+ ){1,8}and (?:e-?mail|mail|send|post|text|ship) (?:it|them) to (?:me|us|my)\\b',
  'call my\\b',
  '(?:make|turn) me (?:immortal|invisible|taller|thinner|younger|president|pregnant|an? (?:millionaire|billionaire|star|celebrity))\\b',
  '(?:i (?:want|need|would like|have) to )?(?:talk|speak|chat) (?:to|with) (?:an?|the|my) (?:real |human |live )?(?:doctor|lawyer|person|human|therapist|agent|operator|support|manager|vet|nurse)\\b',
  'call (?:the|a|an) (?:\\w+ )?(?:plumber|doctor|dentist|electrician|mechanic|police|ambulance|landlord|bank|school|office|restaurant|hotel|insurance|vet|hairdresser|taxi|cab)\\b',
  '(?:e-?mail|mail|text|phone|fax) (?:the|my|our|an?|this|that|him|her|them|me|us|it)\\b',
  '(?:fix|repair|print|scan|charge) (?:my|our)\\b',
  '(?:make|get|give) (?:me|us) (?:rich|famous|an? (?:million|billion)|\\d[\\d.,]* (?:dollars|euros|pounds))\\b',
  '(?:fix|repair|install|reset|update) (?:the|this) (?:\\w+ )?(?:printer|wi-?fi|internet|router|computer|laptop|phone|bug|website|code|dishwasher|washing machine|sink|toilet|tap|fridge|heating|boiler|tv|spreadsheet|invoice|app)(?:$|[.!?]| (?:in|at|on|for) (?:my|our)\\b)',
  'pay (?:for )?(?:my|our|the)\\b.*\\b(?:bills?|rent|invoices?|tax(?:es)?|fees?|fine|insurance|mortgage|tickets?)\\b',
  'send (?:an?|my|this|the|him|her|them)\\b.*\\b(?:e-?mails?|texts?|text message|sms|message|invoice|money)\\b',
  '(?:bake|cook|print|sew|knit|lend|transfer) (?:me|us)\\b',
  '(?:send|wire|pay|lend|give) (?:me|us) (?:some |lots of |a lot of |my |[\\d.,]+ |an? (?:hundred|thousand|million) |[$€£] ?[\\d.,]+)?(?:dollars|euros|pounds|money|cash|bucks|bitcoins?|[$€£]|[\\d.,]+ ?[$€£])',
  '(?:order|buy|book|reserve|get) .*\\b(?:for me|for us)\\b(?=\\s*(?:$|[,.!?]|please|pls|online|on|at|from|tonight|tomorrow|today|now))',
  '(?:make|bake|cook|build|print|send|give|buy|bring)(?: me| us)? (?:an?|some|the) (?:real|actual)\\b',
  `${desk} (?:me |us )?(?:my|our|the|an?|this)(?: \\w+)?? (?:${papers})\\b`,
  '(?:do|finish|solve|check) (?:my|our) (?:\\w+ )?(?:homework|exam)\\b',
  'write (?:me )?(?:an?|my|the) (?:\\w+ )?(?:essay|e-?mail|letter|poem|story|novel|song|recipe|article|speech|cv|resume|application|report)\\b',
  "(?:what['’]?s|what is|what are|what will|how is|how['’]?s) (?:the|my|our) (?:\\w+ )?(?:weather|forecast|time|date|news|temperature|price|exchange rate|meaning|answer)\\b",
  "(?:what|who)(?:['’]?s| is| was) the (?:\\w+ )?(?:capital|president|prime minister|population|ceo)\\b",
  "(?:what|which)(?:['’]?s| is| are| one is) the (?:best|cheapest|fastest|safest|newest|right)\\b.*\\b(?:to (?:buy|get|order|watch|visit|use|eat|wear)|for me|this year|right now|these days|on the market)\\b",
  '(?:what|which) (?:\\w+ )?(?:\\w+ )?(?:should|do) (?:i|we) (?:buy|get|order|wear|watch|cook|eat)\\b',
  'where (?:can|do|should|could) (?:i|we) (?:buy|order|rent|sell)\\b',
  'should (?:i|we) (?:buy|sell|rent|invest)\\b',
  'how much (?:(?:does|do|did|would)\\b.*\\bcost|(?:is|are) (?:an?|the|my))\\b',
  'recommend (?:me |us )?(?:an?|some|the)\\b',
  'what (?:time|day) is it\\b',
  'will it (?:rain|snow)\\b',
  'how (?:do|can|should) (?:i|we)\\b',
  '(?:remind|wake) me\\b',
  'set (?:an?|the|my) (?:alarm|timer|reminder)\\b',
  'tell me (?:the (?:time|weather|news)|a joke)\\b',
  '(?:draw|paint|sketch|design|photoshop) (?:me|us) (?:an?|the|my|some)\\b',
  '(?:translate|summarize|summarise|google)\\b',
];

const requestsElsewhere = [
  'bestell(?:e)? (?:mir|uns)\\b|mach(?:e)? meine hausaufgaben|wie wird das wetter|schreib(?:e)? (?:mir )?eine (?:e-?mail|mail)|bezahl(?:e)? meine',
  'p[ií]d(?:e|a)me\\b|haz mis? (?:tareas?|deberes)|qu[ée] tiempo (?:hace|har[áa])|env[íi]a un (?:correo|email|mensaje)|paga mi',
  'commande[- ]moi|fais mes devoirs|quel temps fera|envoie un (?:e-?mail|mail|message)|paye? ma facture',
  'ordinami|fai i miei compiti|che tempo far[àa]|invia un[ao]? (?:email|mail)|paga la mia bolletta',
  'pe[çc]a(?:-me| pra mim| para mim)|faz(?:er)? (?:a |o )?(?:minha tarea|minha li[çc][ãa]o|meu dever)|como est[áa] o tempo|envie um (?:e-?mail)',
  'zam[óo]w mi|odr[óo]b (?:moje|za mnie)|jaka b[ęe]dzie pogoda',
  'закажи|сделай (?:мою|мои|мне) (?:домашк|урок|домашн)|какая (?:завтра |сегодня )?погода|отправь (?:письмо|сообщение)|оплати',
  '(?:kauf|buch|reservier|schick|überweis)e? (?:mir|uns)\\b|ruf(?:e)? (?:mir ein|meine?|bei mein)\\b|(?:be)?zahl(?:e)? (?:meine?|für mich)\\b',
  '(?:c[óo]mpra|res[ée]rva|m[áa]nda|p[áa]ga|env[íi]a|consigue|tr[áa]e)me\\b(?! a l)|llama a mi\\b|paga (?:el|mi|mis|la)\\b.*\\b(?:alquiler|factura|renta)',
  '(?:achète|achete|réserve|reserve|envoie|paye?|livre|apporte)[- ]moi(?! (?:à|au|sur|dans)\\b)|appelle (?:ma|mon|un (?:taxi|plombier|médecin))\\b|paye? (?:mon|ma|mes)\\b',
  "(?:compra|prenota|manda|invia|paga|porta)mi\\b|chiama (?:mia|mio|un (?:taxi|medico|idraulico))\\b|paga (?:il mio|la mia|le mie|l[’']affitto)",
  '(?:pe[çc]a|pede|compr[ae]|reserv[ae]|mand[ae]|envi[ae]|pag(?:a|ue))\\b.*\\b(?:para|pra) mim\\b|(?:compr[ae]|mand[ae]|envi[ae])-me\\b|lig(?:a|ue) (?:para|pra) (?:a |o )?(?:minha|meu)\\b|pag(?:a|ue) (?:o meu|meu|a minha|minha)\\b',
  '(?:kup|zarezerwuj|wyślij|przelej|przynieś) mi(?=\\s)|zam[óo]w dla mnie|zadzwoń do moj|zapłać (?:mój|moje|moją|za mój|za moje)(?=\\s)',
  '(?:bestel|koop|boek|stuur) (?:voor )?(?:mij|me)\\b|betaal mijn\\b|купи мне|забронируй|позвони (?:моей|моему|маме|папе)|переведи мне|bana .*(?:sipariş et|satın al|yolla)',
  '注文して|宿題をやって|明日の天気|帮我(?:点|订|买|写作业)|明天天气|주문해|숙제 ?해 ?줘|내일 날씨',
];

const errand = new RegExp(
  `${opening}(?:${requests.join('|')})|^\\s*(?:${requestsElsewhere.slice(0, -1).join('|')})|${requestsElsewhere.at(-1)}`,
  'iu',
);

/** Words that nobody says to a waiter. */
const gameWords =
  /\b(games?|play(?:er|ers|ing|s)?|levels?|lives|score|points|quiz|trivia|puzzles?|simulator|sim|spiel|juego|jeu|jogo|gioco|gra|oyun|(?<!\b(?:my|our) )boss|enem(?:y|ies)|power-?ups?)\b|игр|ゲーム|游戏|게임/iu;

/** "Order me a pizza" asks for something other than a game; "a game where you order pizza" does not. */
export const isErrand = (prompt: string): boolean => errand.test(prompt) && !gameWords.test(prompt);

/** "Water the plants" names a game; "remind me to water the plants" does not play it. */
export const isChoreAsked = (prompt: string): boolean => isChore(prompt) && !gameWords.test(prompt);

/** "Write me an invoice for my plumbing company" lays no pipes. */
export const isPaperworkAsked = (prompt: string): boolean =>
  isPaperwork(prompt) && !gameWords.test(prompt.replace(ofTrade, ' '));

const ofTrade = /\b(?:video ?)?games? (?:studio|company|developer|designer|shop|store|industry)\b/giu;
