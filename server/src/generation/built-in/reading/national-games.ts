/** Whole words in any script. */
const words = (list: string): string => `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`;

/** "Scopa" is also a broom and "mus" a mouse: such names count alone, after "game of" or before "against" and "with cards". */
const played = (list: string): string => {
  const asked =
    'juego de|jeu de|gioco di|gioco della|jogo de|gra w|grę w|gramy w|partida de|partita a|partie de|jugar (?:al?|a la)|jugamos (?:al?|a la)|jouer (?:au?|à la)|joue (?:au?|à la)|giocare a|giochiamo a|jogar|spiele?n?|kartenspiel|game of|play|main|игра в|игру в|играть в|поиграть в';
  const beside =
    'contra|contro|contre|gegen|against|przeciwko|против|melawan|oyunu|oyna|con (?:le )?(?:carte|cartas)|avec (?:des |mes |les )?(?:cartes|amis)|mit (?:\\p{L}+ )?karten|com (?:cartas|baralho)|argentino|paulista|mineiro|online|card game|board game|na karty|карт|на картах';
  return `^\\W*(?:(?:el|la|il|le|los|un|una|une|das|ein|o|um|die|der) )?(?:${list})\\W*$|(?:${asked}) (?:el |la |l['’])?(?:${list})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${list}) (?:${beside})`;
};

const cardNames = [
  words(
    'scopone|briscola|tressette|burraco|tombola|belote|coinche|skat|doppelkopf|schafkopf|watten|jass|schnapsen|mau[- ]?mau|schwarzer peter|tysiąc|garibaldka|kierki|pisti|pişti|batak|rummikub|kartu remi|capsa susun|gaple|tiến lên|phỏm|tá lả|teen patti|tute|brisca|chinchón|conquián|escoba del quince|escoba de quince|truc[oa] (?:argentino|paulista|mineiro)|sueca|buraco|(?<!(?:una|la|con|mi|su|en) )canasta(?! (?:que|para|de))|mahjong(?= riichi)|riichi|преферанс|подкидной дурак|переводной дурак|козёл|козел(?= карт)|hanafuda|karuta|koi-koi',
  ),
  played(
    'scopa|truco|mus|tarot|makao|durak|durnia|durniem|дурак|дурака|дурачка|kuku|tarock|pochen|snap|rummy|remi|remik|remika|bridge|brydż|brydża|бридж|okey',
  ),
  '^\\W*la oca\\W*$|(?:guerra|war|bataille|wojn[aę]) (?:con (?:le )?carte|de cartas|avec des cartes|na karty|card game)|かるた|百人一首|花札|こいこい|大富豪(?!.*(?:クリッカー|タップ))|大貧民|七並べ|七ならべ|ばば抜き|高?화투|고스톱|맞고|섯다|斗地主|鬥地主|掼蛋|摜蛋|炸金花|升级扑克|大老二|तीन पत्ती|रमी(?! )|طرنيب|بلوت|كوتشينة|تريكس',
];

const boardNames = [
  words(
    "mensch,? ärgere dich nicht|mensch,? aergere dich nicht|parch[ií]s|parqués|juego de la oca|jeu de l['’]oie|gioco dell['’]oca|jogo do ganso|gra w chińczyka|chińczyk(?= (?:gra|z|dla))|petits chevaux|non t['’]arrabbiare|tavla|gamão|tric[- ]?trac|нарды|нард|шеш-беш|carrom|carom board|pachisi|chaupar|shogi|xiangqi|janggi|baduk|weiqi|serpientes y escaleras|escaleras y serpientes|serpents et échelles|échelles et serpents|cobras e escadas|scale e serpenti|serpenti e scale|schlangen und leitern|leiterspiel|ular tangga|yılanlar ve merdivenler|węże i drabiny|змеи и лестницы|mühlespiel|mühle spielen|halma|jeu du moulin|congklak|congkak|dakon|сёги|маджонг риичи|cờ tướng|cờ cá ngựa|cờ vây|ô ăn quan|lotería mexicana|kızma birader|ganzenbord|mens erger je niet",
  ),
  '(?<!国际|國際)象棋(?!盘)|中国象棋|将棋|將棋|囲碁|围棋|圍棋|바둑|장기(?= ?(?:게임|두|대국|판))|^장기$|윷놀이|飞行棋|飛行棋|双陆|すごろく|人生ゲーム|뱀 ?사다리|蛇梯棋|ヘビとはしご|कैरम|पचीसी|चौपड़|लूडो|(?:साँप|सांप) ?सीढ़ी|الشطرنج الصيني|طاولة الزهر|لعبة الطاولة|السلم والثعبان',
  '(?<!\\p{L})(?:game of go|go board game|go (?:spielen|brettspiel)|brettspiel go|jeu de go|juego del? go|gioco del go|jogo de go|gra w go|игра го|игру го)(?!\\p{L})',
];

/** Card games with a deck and rules of their own. */
export const nationalCardGames = new RegExp(cardNames.join('|'), 'iu');
/** Board games with a board and rules of their own. */
export const nationalBoardGames = new RegExp(boardNames.join('|'), 'iu');
