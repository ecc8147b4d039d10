const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const ofAlphabet =
  /\b(alphabets?|abcs?|phonics|vowels?|consonants?|(capital|lower ?case|upper ?case|big) letters|letters? (from )?a (to|through) z|buchstaben|alfabeto|abecedario|abecedário|alfabet)\b|букв|алфавит|字母|アルファベット/iu;
/** Letters that are played with, and none that are read. */
const played =
  /\b(pop\w*|burst\w*|catch\w*|fall\w*|spell\w*|learn\w*|practi[sc]\w*|teach\w*|bubbles?|balloons?|memory|pairs|match\w*|slice\w*|toddlers?|preschool\w*|kindergarten\w*|numbers|name|eat\w*|snake)\b/i;
const mail =
  /\b(mail\w*|post(man|woman|al|box|ie|card|cards| office)?|envelopes?|deliver\w*|love letters?|santa|writ(e|es|ing|ten)|stamps?|pigeons?|sort\w*)\b/i;

/** The letters that a prompt plays with, instead of those that come by post: of a name that it tells, or all. */
export function lettersIn(text: string): string[] | null {
  const isPlayed = /\bletters?\b/i.test(text) && played.test(text) && !mail.test(text);
  if (!isPlayed && !ofAlphabet.test(text)) return null;
  if (/\bvowels?\b/i.test(text) && !/\bconsonants?\b/i.test(text)) return [...'AEIOU'];
  const name = text.match(
    /\b(?:[Nn]ame(?: is|:|,)?|[Ss]pell(?:ing|s)?|called|the word) ["“']?([A-Z]\p{L}{1,11})\b/u,
  )?.[1];
  const own = [
    ...new Set(
      (name ?? '')
        .normalize('NFD')
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
    ),
  ];
  return own.length > 1 ? own : alphabet;
}
