import { colourOfWord, plain } from '../vocabulary/vocabulary.ts';
import { wearables } from '../vocabulary/words-for-colours.ts';
import { languageAsked, withoutLanguage } from './asked-language.ts';
import { englishTokens } from './english-tokens.ts';
import { foreignNoun } from './foreign-noun.ts';
import type { Named } from './frame.ts';
import { isUnspacedLanguage, languageOf } from './languages.ts';
import { lookUp, phraseAt } from './noun-phrases.ts';
import { numberOf } from './numbers.ts';
import { isRoleName } from './part-names.ts';
import { type RelativeCount, relativeCount } from './relative-counts.ts';

/** The changes that a sentence makes to an existing game. */
export type Changes = {
  /** `what` is a part of the game in the prompt's words: "the penguin", "enemies". */
  replaced: { what: string; by: Named }[];
  /** "Add coins", "more coins": added to the cast. */
  added: Named[];
  /** Actors to remove: "remove the spiders". */
  removed: string[];
  /** "The aliens are green": colours by who gets them. */
  recoloured: { what: string; colour: string }[];
  /** "Give the mouse a hat". */
  dressed: { what: string; wears: string }[];
  /** The requested language of the game, if any. */
  speaks: string | null;
  /** The change in the number of lives. */
  lives: number;
  /** "More mines", with the new count where the game has them. */
  relative: RelativeCount | null;
  title: string | null;
  /** The prompt without the parts read here. */
  rest: string;
  language: string;
};

const name = "[\\p{L}\\p{M}'’-]+";
const phrase = `${name}(?: ${name}){0,3}?`;
const end = '(?=[.,;!?\\n。！]|$| (?:and|und|y|et|e|и|i) )';
const the = '(?:the |all |my |our |your |every )*';

/** Each captures `what` and `by`, in the most spoken languages. */
const replacements: RegExp[] = [
  `(?:replace|exchange|swap|switch) ${the}(?<what>${phrase}) (?:with|by|for|to) (?<by>${phrase})${end}`,
  `(?:change|turn|transform|make) ${the}(?<what>${phrase}) (?:to be|to|into|as) (?<by>${phrase})${end}`,
  `make ${the}(?<what>${phrase}) (?<by>(?:an? )${phrase})${end}`,
  `instead of ${the}(?<what>${phrase}),? (?:use|have|put|take|with|i want|there (?:is|are)) (?<by>${phrase})${end}`,
  `(?<by>(?:an? )?${name}(?: ${name})?) instead of ${the}(?<what>${phrase})${end}`,
  `${the}(?<what>${name}(?: ${name})?) (?:is|are|becomes?|should be|shall be|must be|will be|could be)(?: now)? (?<by>(?:an? )?${phrase})(?: now)?${end}`,
  `ersetze (?:die |den |das |alle )?(?<what>${name}) (?:durch|mit) (?<by>${phrase})${end}`,
  `(?:statt|anstatt|anstelle von) (?:der |des |den |dem |einem |einer )?(?<what>${name}) (?<by>${phrase})${end}`,
  `(?:der|die|das) (?<what>${name}) (?:ist|sind|wird|werden|soll) (?:jetzt |nun )?(?<by>${phrase})(?: sein| werden)?${end}`,
  `(?:cambia|reemplaza|sustituye|troca|troque|substitua|sostituisci|cambia) (?:el |la |los |las |o |a |os |as |il |lo |gli |le |i )?(?<what>${name}) (?:por|con|per) (?<by>${phrase})${end}`,
  `(?:en lugar de|en vez de|em vez de|no lugar de|invece di|al posto di) (?:el |la |los |las |o |a |os |as |un |una |um |uma )?(?<what>${name}),? (?<by>${phrase})${end}`,
  `(?:el|la|los|las|o|a|os|as|il|lo|gli|le) (?<what>${name}) (?:es|son|sea|sean|é|são|seja|è|sono|diventa) (?:ahora |agora |ora )?(?<by>${phrase})${end}`,
  `remplace (?:le |la |les |l['’])?(?<what>${name}) par (?<by>${phrase})${end}`,
  `au lieu (?:de la |de l['’]|des |du |d['’]|de )(?<what>${name}),? (?<by>${phrase})${end}`,
  `(?:le |la |les |l['’])(?<what>${name}) (?:est|sont|devient|deviennent) (?:maintenant )?(?<by>${phrase})${end}`,
  `(?:замени|поменяй) (?<what>${name}) на (?<by>${phrase})${end}`,
  `вместо (?<what>${name}),? (?<by>${phrase})${end}`,
  `zamień (?<what>${name}) na (?<by>${phrase})${end}`,
  `zamiast (?<what>${name}),? (?<by>${phrase})${end}`,
  '把(?<what>[^，。]{1,6}?)(?:换成|改成|变成)(?<by>[^，。]{1,8})',
  '(?<what>[^、。\\s]{1,8}?)(?:を|は)(?<by>[^、。\\s]{1,8}?)(?:にして|に変えて|に変更)',
].map((source) => new RegExp(`(?:^|(?<=[\\s.,;!?。！]))${source}`, 'iu'));

const additions: RegExp[] = [
  `(?:add|with more|with lots of|lots of|(?:a lot|many|some|much) more|more|include|put in|give me more|i want more|there should be more) (?:some |more |a few |lots of |many )*(?<by>(?:an? )?${phrase})(?: please| in it| to it| too)?${end}`,
  `(?:mehr|füge|noch mehr|viel mehr) (?<by>${phrase})(?: hinzu)?${end}`,
  `(?:más|mas|añade|agrega|mais|adiciona|adicione|più|aggiungi|plus de|plus d['’]|ajoute|больше|добавь|więcej|dodaj) (?:des |un |una |une |uma |um |más |mais |più )?(?<by>${phrase})${end}`,
  '(?:更多|多一点|增加|加上|添加)(?:的)?(?<by>[^，。]{1,6})',
  '(?:もっと|追加で)(?<by>[^、。\\s]{1,6}?)(?:を|が|も)',
].map((source) => new RegExp(`(?:^|(?<=[\\s.,;!?。！]))${source}`, 'iu'));

/** Only after another replacement: "the cat to a dog and the mice to birds". */
const furtherReplacement = new RegExp(
  `(?:^|(?<=[\\s.,;!?]))(?:and|,) *${the}(?<what>${phrase}) (?:to|into|with|by|for|are|is) (?<by>${phrase})${end}`,
  'iu',
);
const removals = new RegExp(
  `(?:^|(?<=[\\s.,;!?]))(?:remove|delete|get rid of|take out|take away|drop|kick out|entferne|ohne|quita|elimina|enlève|supprime|remova|tire|usuń|убери|rimuovi|togli) (?:the |all |any |die |den |das |alle |el |la |los |las |les |le |os |as |gli |i )*(?<what>${phrase})${end}`,
  'iu',
);
const recolourings = new RegExp(
  `(?:^|(?<=[\\s.,;!?]))(?:(?:make|paint|colou?r|turn) ${the}(?<what>${name}(?: ${name})?) (?<colour>${name})|${the}(?<whose>${name}) (?:is|are|should be|must be|shall be|will be)(?: now)? (?<is>${name}))${end}`,
  'iu',
);
const dressings = new RegExp(
  `(?:^|(?<=[\\s.,;!?]))(?:give ${the}(?<what>${name}(?: ${name})??) (?:an? |some )?(?<wears>${name}(?: ${name})?)|${the}(?<who>${name}) (?:wears|has|should wear|gets) (?:an? |some )?(?<worn>${name}(?: ${name})?))${end}`,
  'iu',
);

const livesMore =
  /\b(more|extra|additional|another) (lives?|hearts?)\b|mehr leben|más vidas|mais vidas|plus de vies|più vite|больше жизней|więcej żyć|更多(的)?生命|ライフを増や/iu;
const livesFewer =
  /\b(fewer|less) (lives|hearts)\b|weniger leben|menos vidas|moins de vies|meno vite|меньше жизней|mniej żyć/iu;

/** Words that cannot be replaced by an actor: the rest of the reading handles them. */
const noCast =
  /^(it|its|this|that|everything|they|he|she|there|game|background|scene|setting|place|world|map|level|colou?rs?|theme|topic|subject|category|words?|questions?|look|style|music|sound|speed|pace|difficulty|mood|title|name|sky|ground|board|time|day|weather|spiel|hintergrund|fondo|juego|jeu|fond|jogo|fundo|gioco|sfondo|игра|фон|gra|tło)$/i;

export function readChanges(prompt: string): Changes {
  const language = languageOf(prompt);
  const { title, rest: untitled } = newTitle(prompt);
  let rest = untitled;
  const replaced: Changes['replaced'] = [];
  for (const pattern of replacements) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const { what = '', by = '' } = found.groups ?? {};
      const named = noCast.test(what.trim()) ? null : nounIn(by, language);
      if (named === null) break;
      replaced.push({ what: what.trim(), by: named });
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    }
  }
  for (let found = furtherReplacement.exec(rest); found && replaced.length > 0; found = furtherReplacement.exec(rest)) {
    const { what = '', by = '' } = found.groups ?? {};
    const named = noCast.test(what.trim()) ? null : nounIn(by, language);
    if (named === null) break;
    replaced.push({ what: what.trim(), by: named });
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const cut = (found: RegExpExecArray) => {
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  };
  const removed: string[] = [];
  for (let found = removals.exec(rest); found; found = removals.exec(rest)) {
    removed.push(found.groups?.['what'] ?? '');
    cut(found);
  }
  const recoloured: Changes['recoloured'] = [];
  const painted = recolourings.exec(rest);
  const { what: paintedWhat, whose, colour, is } = painted?.groups ?? {};
  const [owner, paint] = [(paintedWhat ?? whose ?? '').trim(), plain(colour ?? is ?? '')];
  if (painted && colourOfWord.has(paint) && !noCast.test(owner)) {
    recoloured.push({ what: owner, colour: paint });
    cut(painted);
  }
  const dressed: Changes['dressed'] = [];
  const clothed = dressings.exec(rest);
  const { what: clothedWhat, who, wears, worn } = clothed?.groups ?? {};
  const piece = (wears ?? worn ?? '').toLowerCase().split(' ').at(-1) ?? '';
  if (clothed && wearables[piece]) {
    dressed.push({ what: (clothedWhat ?? who ?? '').trim(), wears: piece });
    cut(clothed);
  }
  const added: Named[] = [];
  for (const pattern of additions) {
    const found = pattern.exec(rest);
    const named = found && nounIn(found.groups?.['by'] ?? '', language);
    if (!found || !named || isRoleName(named.noun) || named.noun === 'boss') continue;
    added.push(named);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const by = Number(
    numberOf(/(\S+) (?:more|extra|additional|fewer|less) (?:lives|hearts)/iu.exec(prompt)?.[1]?.toLowerCase() ?? '') ??
      0,
  );
  const lives = livesMore.test(prompt) ? by || 2 : livesFewer.test(prompt) ? -(by || 1) : 0;
  const speaks = languageAsked(rest);
  return {
    replaced,
    removed,
    recoloured,
    dressed,
    added: lives === 0 ? added : [],
    lives,
    relative: relativeCount(prompt, language),
    speaks,
    title,
    rest: (speaks ? withoutLanguage(rest) : rest).trim(),
    language,
  };
}

function newTitle(prompt: string): { title: string | null; rest: string } {
  const found =
    /(?:change|set) (?:the |its )?(?:title|name) to ["“'‘«]?(?<title>[^"”’»\n.,!?]{2,60})["”’»]?|(?:rename|retitle) (?:it|the game|this)(?: to| as)? ["“'‘«]?(?<renamed>[^"”’»\n.,!?]{2,60})["”’»]?|(?:call|name) it ["“'‘«]?(?<called>[^"”’»\n.,!?]{2,60})["”’»]?|(?:nenne es|llámalo|appelle-le|chama-o|chiamalo|назови её|назови игру) ["“'‘«„]?(?<other>[^"”’»“\n.,!?]{2,60})["”’»“]?/iu.exec(
      prompt,
    );
  const { title, renamed, called, other } = found?.groups ?? {};
  const text = (title ?? renamed ?? called ?? other)?.trim();
  return text && found ? { title: text, rest: prompt.replace(found[0], ' ') } : { title: null, rest: prompt };
}

/** The first thing or being in a phrase, in English. */
function nounIn(text: string, language: string): Named | null {
  if (language === 'en') {
    const tokens = englishTokens(text.trim());
    const found = phraseAt(tokens, 0, () => false);
    return found && found.class !== 'abstract' && found.class !== 'place' ? found : null;
  }
  const words = isUnspacedLanguage(language) ? [text.trim()] : text.toLowerCase().split(/\s+/);
  for (const word of words) {
    const noun = foreignNoun(word, language);
    if (noun) return { ...(lookUp(noun) ?? { noun, class: 'thing' }), count: null, isPlural: false, traits: [] };
  }
  return null;
}
