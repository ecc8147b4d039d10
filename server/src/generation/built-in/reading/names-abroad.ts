/** "Mein Hund Keks", "un perro llamado Galleta", ビスケットという犬: what somebody is called is no word of the game. */
const names: Record<string, RegExp[]> = {
  de: [
    /(?<=(?<!\p{L})(?:mein|unser)e?[nmrs]? (?:\p{Ll}+ )?\p{Lu}\p{Ll}+) (?!\p{L}*(?:spiel|quiz|puzzle|memory|rennen)(?!\p{L}))(\p{Lu}\p{Ll}{1,14})(?=,? \p{Ll}|[,.!?]|$)/u,
    /,? (?:namens|mit (?:dem )?namen|der|die|das) (\p{Lu}\p{L}{1,14})(?: heißt,?)?(?<=namens.*|namen.*|heißt,?)/u,
  ],
  es: [
    /(?<=(?<!\p{L})(?:mi|nuestr[oa]) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:llamad[oa]|que se llama|de nombre) (\p{L}{2,15})(?!\p{L})/u,
  ],
  fr: [
    /(?<=(?<!\p{L})(?:mon|ma|notre) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:nommée?|appelée?|qui s['’]appelle|prénommée?|du nom de) (\p{L}{2,15})(?!\p{L})/u,
  ],
  pt: [
    /(?<=(?<!\p{L})(?:meu|minha|nosso|nossa) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:chamad[oa]|que se chama|de nome) (\p{L}{2,15})(?!\p{L})/u,
  ],
  it: [
    /(?<=(?<!\p{L})(?:mio|mia|nostro|nostra) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:chiamat[oa]|che si chiama|di nome) (\p{L}{2,15})(?!\p{L})/u,
  ],
  pl: [
    /(?<=(?<!\p{L})(?:mój|moja|nasz|nasza) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:o imieniu|imieniem|zwan[yae]|który nazywa się|która nazywa się) (\p{L}{2,15})(?!\p{L})/u,
  ],
  ru: [
    /(?<=(?<!\p{L})(?:мой|моя|наш|наша) (?:\p{Ll}+ )?\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
    /,? (?:по имени|по кличке|которого зовут|которую зовут) (\p{L}{2,15})(?!\p{L})/u,
  ],
  nl: [/,? (?:genaamd|die|met de naam) (\p{Lu}\p{L}{1,14})(?: heet)?(?<=genaamd.*|naam.*|heet)/u],
  tr: [/(?<!\p{L})(\p{L}{2,15}) (?:adlı|isimli|adında|isminde) /u],
  id: [/,? (?:bernama|yang bernama) (\p{L}{2,15})(?!\p{L})/u],
  ja: [/「?([\p{Script=Katakana}ー\p{Script=Hiragana}\p{Script=Han}]{1,8})」?(?:という)(?:名前の|名の)?(?=\p{L})/u],
  zh: [/(?:名字?)?叫(?:做)?[「“]?(\p{L}{1,4}?)[」”]?的/u],
  ko: [/(?<!\p{L})(\p{L}{1,8}?)(?:이라는|라는)(?: 이름의| 이름을 가진)? /u],
};

const foundIn = (text: string, language: string): RegExpExecArray | null =>
  (names[language] ?? []).map((one) => one.exec(text)).find((found) => found !== null) ?? null;

export const nameAbroad = (text: string, language: string): string | null => foundIn(text, language)?.[1] ?? null;

export function withoutNameAbroad(text: string, language: string): string {
  const found = foundIn(text, language);
  return found ? text.replace(found[0], ' ').replace(/ {2,}/g, ' ').trim() : text;
}
