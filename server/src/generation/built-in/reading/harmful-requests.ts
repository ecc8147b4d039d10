/** Breaking into something, in the languages that are read; hacking and slashing is fighting. */
const breaking =
  /\b(?:hack(?:s|ed|ing|er)?(?!.? ?(?:and|n) slash)|crack(?:s|ing)?|break(?:s|ing)? into|log(?:s|ging)? ?in(?:to)?|get(?:s|ting)? into|hijack\p{L}*|take(?:s)? over|phish\p{L}*|spy(?:ing)? on|stalk(?:s|ing)?|track(?:s|ing)?|locate(?:s)?|unlock(?:s)?)\b|(?<!\p{L})(?:(?:ge)?hack(?:e|t|en|st)?|knack\p{L}*|ausspionier\p{L}*|ausspäh\p{L}*|orte(?:n|t)|hacke\p{L}*|jaque\p{L}*|piratea\p{L}*|espi[aá]\p{L}*|rastre\p{L}+|pirat(?:e|er|ez)|espionn\p{L}*|invad(?:e|ir|a)|hackea\p{L}*|rouba\p{L}*|spia(?:re)?|craccare|z?hak\p{L}+|włam\p{L}+|szpieg\p{L}+|взл[оа]м\p{L}*|хак\p{L}+|шпион\p{L}+|след(?:ить|ит) за|hackle\p{L}*|meretas|retas)(?!\p{L})|ハッキング|ハック|乗っ取|盗み見|黑进|黑入|破解|盗取|盗号|监视|해킹|훔쳐보/iu;

/** What is kept secret. */
const secrets =
  /\b(?:passwords?|passcodes?|pin codes?|log-?in (?:details|data)|credit card numbers?|bank details|home address|private (?:messages|photos|pictures)|dms)\b|(?<!\p{L})(?:passw[oö]rt\p{L}*|kennwort|kennwörter|zugangsdaten|contraseñas?|claves?|mots? de passe|senhas?|hasł[oa]|parol[aęi]|парол\p{L}+|şifre\p{L}*|kata sandi|mật khẩu)(?!\p{L})|パスワード|暗証番号|密码|密碼|비밀번호|पासवर्ड|كلمة (?:السر|المرور)/iu;

/** Services on which real people have accounts. */
const services =
  /\b(?:instagram\w*|insta|facebook\w*|snap ?chat|tik ?tok|whats ?app\w*|telegram|gmail|hotmail|outlook|i ?cloud|apple id|paypal|discord|twitter|netflix|messenger|roblox|steam|fortnite|youtube|vkontakte|wechat|e-?mails?|wi-?fi|online banking)\b|инстаграм\p{L}*|вконтакте|ватсап\p{L}*|インスタ|ライン|微信|抖音|카카오톡|인스타/iu;

/** Somebody whom the author knows. */
const somebody =
  /\b(?:someone|somebody|other people|people|a real person|strangers?|someones|users|players)['’]s\b|\b(?:someone else|somebody else|real people|other people)\b|\bmy (?:ex|ex-?(?:girlfriend|boyfriend|wife|husband)|girlfriend|boyfriend|wife|husband|partner|crush|classmate|teacher|neighbou?r|boss|friend|sister|brother|mom|mum|dad|daughter|son|roommate|bully)(?:['’]?s)?\b|(?<!\p{L})(?:meine[rnms]?|mi|mis|mon|ma|mes|meu|minha|mio|mia|mój|moja|mojego|mojej|мо(?:ей|его|й|я|ю)) (?:ex|freund\p{L}*|frau|mann|lehrer\p{L}*|chef\p{L}*|nachbar\p{L}*|novi[oa]|pareja|esposa|esposo|marido|mujer|profesor\p{L}*|jefe|vecin[oa]|copine?|mari|femme|prof|patron|voisine?|namorad[oa]|chefe|vizinh[oa]|professora?|ragazz[oa]|moglie|marito|capo|dziewczyn\p{L}+|chłopak\p{L}*|żon\p{L}+|męż\p{L}+|byłe\p{L}*|бывш\p{L}+|подруг\p{L}+|девушк\p{L}+|парн\p{L}+|муж\p{L}*|жен\p{L}+)|eski sevgili\p{L}*|元(?:カノ|カレ|彼女|彼氏)|彼女の|彼氏の|前女友|前男友|女朋友|男朋友|전 ?여친|전 ?남친|여자친구|남자친구/iu;

const accounts =
  /\b(?:accounts?|phones?|iphone|webcam|computers?|location|messages|chats?|texts|photos)\b|(?<!\p{L})(?:konto|handy|nachrichten|standort|cuentas?|móvil|celular|mensajes|ubicación|comptes?|téléphone|contas?|telefone|telefono|telefon\p{L}*|cellulare|wiadomości|аккаунт\p{L}*|телефон\p{L}*|переписк\p{L}+|hesab\p{L}*|akun)(?!\p{L})|アカウント|スマホ|携帯|账号|账户|帐号|手机|계정|핸드폰|휴대폰/iu;

/** Whoever is taught to keep them safe breaks into nothing. */
const taught =
  /\b(?:quiz|trivia|safe(?:ty|ly)?|secure|security awareness|learn\w*|teach(?:es|ing)?|protect\w*|defend\w*|strong passwords?|hangman|wordle|guess the (?:secret )?word|sicher\p{L}*|lern\p{L}*|segur\p{L}+|aprend\p{L}+|sécurité|apprend\p{L}+|sicur\p{L}+|bezpiecz\p{L}+|безопасн\p{L}+)\b/iu;

/** "How to poison my neighbour's dog": what is done to somebody real, and no monster. */
const violence =
  /\bhow to (?:poison|kill|murder|hurt|harm|injure|torture|strangle|stab|drug|kidnap|beat up|get rid of) (?:an? |the )?(?:my|your|his|her|someone|somebody|people|person|human|child|kids?|girl|woman|man|neighbou?r|dog|cat|pet|teacher|classmate|ex)\b|\bhow to (?:make|build) (?:an? )?(?:real )?(?:bomb|pipe bomb|explosives?|poison gas|weapons?|gun|meth)\b/i;

/** "Hack into my ex's account", "it shows her password": a game must not help to harm anybody real. */
export function isHarmful(prompt: string): boolean {
  if (violence.test(prompt)) return true;
  if (taught.test(prompt)) return false;
  const [isBreaking, isSecret] = [breaking.test(prompt), secrets.test(prompt)];
  if (!isBreaking && !isSecret) return false;
  const isOfService = services.test(prompt);
  const isOfSomebody = somebody.test(prompt);
  return (
    (isOfService && isSecret) ||
    (isOfService && isBreaking && (isOfSomebody || hackers.test(prompt))) ||
    (isOfSomebody && isBreaking && accounts.test(prompt)) ||
    (isOfSomebody && isSecret)
  );
}

/** What nobody says of a castle or a safe. */
const hackers = /hack|hak\p{L}*|phish|взл[оа]м|хак|ハッ|黑|해킹|pirat(?:e|er|ea\p{L}*)(?!s)/iu;
