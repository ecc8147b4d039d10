/** "Please", "can you", "hey". */
const opening =
  "^\\s*(?:(?:please|pls|hey|hi|hello|ok|now|can you|could you|would you|will you|help me|help me to|i (?:want|need) you to|i'd like you to)[\\s,]+)*";

const papers =
  '(?:invoice|bill|essay|thesis|dissertation|homework|term paper|report|cv|resume|r[ée]sum[ée]|cover letter|letter|e-?mail|poem|story|bedtime story|fairy tale|novel|song|lyrics|speech|article|blog post|recipe|contract|spreadsheet|budget|meal plan|workout plan|shopping list|to-?do list|business plan|presentation|tax return|job application|wedding invitation|text message|tweet|birthday card|logo|website|web page|code|script|function|program|sql query|regex|translation|summary|reminder)s?';

/** Those that nobody has in a game. */
const ofOffices =
  '(?:invoice|cv|resume|r[ée]sum[ée]|cover letter|spreadsheet|tax return|job application|business plan|meal plan|workout plan|blog post|website|term paper|dissertation)s?';

const some = '(?:(?:an?|my|our|the|some|this|your) )?(?:[\\w-]+ ){0,2}?';

/** Work that is done in writing, whatever it is about: "write me an invoice for my plumbing company". */
const inEnglish = [
  `(?:write|draft|compose|type up|proofread)(?: me| us)? ${some}${papers}\\b`,
  `(?:make|send|give|show|find|get|design|generate|create|prepare) (?:me|us) ${some}${papers}\\b`,
  `(?:make|design|generate|create|prepare|print) ${some}${ofOffices}\\b`,
  '(?:write|debug|refactor|fix) (?:me )?(?:some |my |this |the )?(?:[\\w+#-]+ )?(?:code|bug)\\b',
  '(?:do|finish|solve|help me with|help with) (?:my|our) (?:\\w+ )?(?:homework|exam|assignment|taxes)\\b',
  'translate\\b|summari[sz]e\\b|remind (?:me|us)\\b|set (?:an?|the|my) (?:alarm|timer|reminder)\\b',
  "(?:what['’]?s|what is|how is|how['’]?s|show me|tell me|check) the (?:\\w+ )?(?:weather|forecast|temperature)\\b",
];

const inLanguages = [
  'schreib(?:e|en sie)? (?:mir |uns |bitte )*(?:(?:eine?n?|mein\\p{L}*|den|die|das|etwas) )?(?:\\p{L}+ )??\\p{L}*(?:rechnung|brief|aufsatz|e-?mail|mail|gedicht|geschichte|rezept|bewerbung|referat|bericht|hausarbeit|code|programm|lebenslauf|rede)(?!\\p{L})|(?:erstell|mach|gib|schick)\\p{L}* (?:mir |uns |bitte )*(?:eine?n?|das|die) (?:rechnung|rezept|brief|e-?mail|bewerbung|lebenslauf)(?!\\p{L})|übersetz|erinner\\p{L}* mich|mach(?:e)? meine (?:haus)?aufgaben|wie (?:ist|wird) das wetter',
  '(?:escr[ií]be(?:me)?|redacta|haz(?:me)?|dame|prepara(?:me)?) (?:(?:una?|mi|la|el|los|mis) )?(?:factura|carta|ensayo|correo|poema|receta|informe|curr[ií]culum|código|cuento|redacción|deberes|tarea)(?!\\p{L})|traduce|recu[ée]rdame|qu[ée] tiempo (?:hace|har[áa])',
  '(?:[ée]cris|r[ée]dige|fais|donne|pr[ée]pare)(?:[- ]moi)? (?:(?:une?|ma|mon|mes|la|le|les) )?(?:facture|lettre|dissertation|rédaction|e-?mail|mail|poème|recette|cv|rapport|code|histoire|devoirs)(?!\\p{L})|tradui[st]|rappelle[- ]moi|quel(?:le est la météo| temps f)',
  '(?:scrivi(?:mi)?|redigi|fammi|dammi|prepara(?:mi)?|fai) (?:(?:una?|un|il|la|i miei|la mia|il mio) )?(?:fattura|lettera|tema|saggio|e-?mail|poesia|ricetta|relazione|codice|storia|curriculum|compiti)(?!\\p{L})|traduci|ricordami|che tempo fa',
  '(?:escrev[ae](?:-me)?|fa[çc]a|faz|me d[êe]|prepare) (?:(?:uma?|um|a|o|minha|meu) )?(?:fatura|nota fiscal|carta|redação|e-?mail|poema|receita|relatório|currículo|código|história|lição|dever|tarefa)(?!\\p{L})|traduz|(?:me )?lembre(?:-me)? de|(?:como está o|previsão do) tempo',
  'napisz (?:mi |nam )?(?:\\p{L}+ )?(?:faktur|list|wypracowani|e-?mail|mail|wiersz|przepis|cv|raport|kod|rozprawk|opowiadani|życiorys)|wystaw (?:mi )?faktur|przetłumacz|przypomnij mi|podaj (?:mi )?przepis|jaka (?:jest|będzie) pogoda',
  'напиши(?:те)? (?:мне |нам )?(?:\\p{L}+ )?(?:счёт|счет|письмо|сочинени|эссе|стих|рецепт|резюме|отч[её]т|код|реферат|рассказ|сказк)|выстав\\p{L}* счет|переведи|напомни|дай рецепт|какая (?:\\p{L}+ )?погода',
  '(?:bana |bize )?(?:bir )?(?:\\p{L}+ )?(?:fatura|mektup|kompozisyon|e-?posta|şiir|tarif|rapor|ödev|makale|hikaye)\\p{L}* yaz|ödevimi yap|çevir(?:isini| bana|$)|(?:bana )?hatırlat|hava (?:durumu|nasıl)',
  '(?:اكتب|حرر) (?:لي )?(?:رسالة|فاتورة|مقال|قصيدة|قصة|تقرير|بريد)|ترجم|ذكرني|ما هو الطقس',
];

const anywhere =
  '(?:請求書|手紙|作文|メール|詩|レシピ|レポート|コード|履歴書|小説)を(?:書|作|教)|翻訳して|リマインド|天気を教えて|写(?:一|一封|一篇|一份|个|一个)?.{0,6}(?:发票|信|作文|邮件|诗|报告|简历|代码|论文|故事)|(?:帮我|请)?翻译|提醒我|菜谱|天气怎么样|(?:편지|이메일|에세이|송장|시|보고서|코드)(?:를|을)? ?써 ?줘|번역해|(?:चिट्ठी|पत्र|निबंध|बिल|कविता|कहानी|ईमेल) लिख|अनुवाद कर';

const paperwork = new RegExp(
  `${opening}(?:${inEnglish.join('|')})|^\\s*(?:${inLanguages.join('|')})|${anywhere}`,
  'iu',
);

/** A wish for something written, which is no game whatever else it names. */
export const isPaperwork = (prompt: string): boolean => paperwork.test(prompt);
