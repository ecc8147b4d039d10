import { lastActor, lastNamed, lastOnes, lastThings, lastWaiting, ownObject } from './antecedents.ts';
import { newClause, type Party, type State, you } from './sentence.ts';

const isOne = (party: Party | null | undefined): boolean => party !== you && party?.isPlural === false;

/** Gives the clause whom its pronoun means, and returns where to read on. */
export function readPronoun(state: State, i: number): number {
  const token = state.tokens[i];
  const next = state.tokens[i + 1];
  const isOther = state.clause !== null && state.clause.subject !== you;
  // "Collect slimes and feed them carrots": they were named before.
  const isNamedBefore = state.clause?.subject === you && /^(him|her|them)$/.test(token?.text ?? '');
  const isStopped =
    /^(stop|fight|shoot|defeat|repel|squash|hit|whack|bop|bonk|slap|smack|swat|spray|stomp|crush|kill|chase|sink|zap|blast|destroy)$/.test(
      state.clause?.verb ?? '',
    );
  // "My cat knocks glasses over and I have to catch them".
  const isTaken =
    /^(catch|collect|grab|save|rescue|protect|defend|guard|clean|wash|dodge|avoid|pop|slice|sort|stack)$/.test(
      state.clause?.verb ?? '',
    );
  const meant = !isNamedBefore
    ? undefined
    : state.preposition !== null || isStopped
      ? (lastActor(state.result) ?? lastWaiting(state))
      : isTaken && token?.text === 'them'
        ? lastOnes(state.result)
        : undefined;
  // "Zombies attack and I throw books at them".
  if (meant && state.preposition !== null)
    state.clause?.complements.push({ preposition: state.preposition, phrase: meant });
  else if (meant) state.clause?.objects.push(meant);
  // "Dogs chase him and he throws bones at them".
  const aimedAt =
    isOther && token?.text === 'them' && state.preposition !== null && isOne(state.clause?.subject)
      ? lastActor(state.result)
      : undefined;
  if (aimedAt && state.preposition !== null) {
    state.clause?.complements.push({ preposition: state.preposition, phrase: aimedAt });
    state.preposition = null;
    return i + 1;
  }
  // "Papers blow away and the secretary catches them".
  const things = token?.text === 'them' && isOther && state.preposition === null ? lastThings(state.result) : undefined;
  // "Before it melts": it is the subject of what follows.
  const isIt = token?.text === 'it' && isOther && next?.tag !== 'verb';
  const sought =
    token?.text === 'it' && !isOther && state.clause?.verb === 'catch' ? lastNamed(state.result) : undefined;
  if (sought) state.clause?.objects.push(sought);
  // "Builds a dam and protects it": whoever does both does not mean itself.
  const own = isOther && state.preposition === null ? ownObject(state, token?.text ?? '') : undefined;
  if (own ?? things) state.clause?.objects.push(own ?? things ?? you);
  else if (!isNamedBefore && (/^(him|her|them|me|us)$/.test(token?.text ?? '') || isIt))
    state.clause?.objects.push(you);
  if (token?.text !== you) return i + 1;
  if (next?.tag === 'verb' && state.last?.to === i && !/^(are|is)$/.test(next.text)) {
    // "A UFO you steer": the noun before is what is steered.
    state.result.clauses.push({ ...newClause('control', i, you, false), objects: [state.last] });
    return i + 2;
  }
  if (next?.tag === 'verb') return i + 1;
  if (state.clause) {
    if (state.preposition !== null) state.clause.complements.push({ preposition: state.preposition, phrase: you });
    else state.clause.objects.push(you);
  }
  state.preposition = null;
  return i + 1;
}
