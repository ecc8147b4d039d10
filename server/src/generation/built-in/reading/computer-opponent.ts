const computer = {
  de: '(?:den |die |einen |der )?(?:computer(?:gegner)?|rechner|pc|ki)',
  romance:
    "(?:el |la |o |a |un |una |il |l['’]|l['’]|le |al )?(?:ordenador|computador(?:a)?|computer|ordinateur|ordi|máquina|maquina|machine|macchina|ia|cpu)",
  slavic: 'компьютер(?:а|ом)|комп(?:а|ом)|машины|komputer(?:em|owi|a)|počítač(?:i|em)',
};

/** "Gegen den Computer", "z komputerem", "コンピューターと": whom one plays against, and not what the game is about. */
export const byComputer = new RegExp(
  [
    `(?<!\\p{L})(?:gegen|mit dem|contra|contre|contro|col|con el|com o|avec l['’]|tegen|melawan) ?(?:${computer.de}|${computer.romance}|de computer|komputer)(?!\\p{L})`,
    `(?<!\\p{L})(?:против|с|z|ze|przeciw|przeciwko|proti|s) (?:${computer.slavic})(?!\\p{L})`,
    '(?<!\\p{L})bilgisayar(?:a karşı|la|ile| ile)(?!\\p{L})',
    '(?:コンピューター?|パソコン|CPU)(?:と|を相手に|相手に|対戦|に)の?',
    '(?:和|跟|与|與|同|对|對|vs)(?:电脑|電腦|计算机|机器人?)(?:对战|對戰|玩|下)?',
    '컴퓨터(?:와|랑|하고|를 상대로| 상대로)',
    '(?:ضد|مع) (?:الكمبيوتر|الحاسوب|الكومبيوتر)',
    'कं?[पम्]*प्यूटर के (?:खिलाफ|ख़िलाफ़|साथ|विरुद्ध)',
  ].join('|'),
  'giu',
);

export const withoutComputer = (text: string): string => text.replace(byComputer, ' ');

/** Also where it is only named beside the game. */
export const isAgainstComputer = (text: string): boolean => text.search(byComputer) >= 0;
