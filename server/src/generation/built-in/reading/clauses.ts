import { isThrownAtPlayer } from './acts-together.ts';
import { foesMeant, subjectMeant } from './antecedents.ts';
import { isAtEnd, type Token } from './english-tokens.ts';
import { equate } from './equate.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { isAlike, type NounPhrase, phraseAt } from './noun-phrases.ts';
import { withPartners } from './partners.ts';
import { readPronoun } from './pronouns.ts';
import { doneToBeings } from './role-words.ts';
import { type Clause, isMutualAt, newClause, type Party, type Sentence, type State, you } from './sentence.ts';
import { isSparedAt } from './spared.ts';
import { partOf } from './stand-ins.ts';
import { isToldToClimb } from './throwers.ts';
import { isDoneByOther, subjectOfVerb } from './verb-subject.ts';
import { verbClassesOf } from './verbs.ts';
import { isFetched, isMade, isObliged, isWished } from './wanted-acts.ts';

/** Splits a tagged prompt into clauses; words that name the mechanic are left out. */
export function clausesOf(tokens: Token[], isTaken: (i: number) => boolean): Sentence {
  const state: State = {
    tokens,
    clause: null,
    preposition: null,
    waiting: [],
    last: null,
    lastSubject: null,
    negated: false,
    result: {
      clauses: [],
      loose: [],
      denied: [],
      spared: [],
      hasEachOther: tokens.some((_, i) => isMutualAt(tokens, i)),
      isWar: tokens.some(({ text }) =>
        /^(siege|war|invasion|assault|raid|apocalypse|outbreak|uprising|horde)$/.test(text),
      ),
    },
  };
  for (let i = 0; i < tokens.length; ) i = step(state, i, isTaken);
  endClause(state);
  flush(state);
  return state.result;
}

function step(state: State, i: number, isTaken: (i: number) => boolean): number {
  const token = state.tokens[i];
  if (!token) return i + 1;
  if (isTaken(i) && token.tag !== 'preposition') {
    // A verb inside the mechanic's name still has its subject and object: "mouse slides down".
    const isAdjective = /ing$/.test(token.text) && state.tokens[i + 1]?.tag === 'noun' && state.last?.to !== i;
    if (token.tag === 'verb' && !isTaken(i - 1) && !(isAdjective && verbClassesOf(token.lemma).includes('move')))
      return verb(state, i);
    const before = state.waiting.at(-1);
    if (before && before.phrase.to === i && before.preposition === null) before.beforeMechanic = true;
    // "Into the right baskets" says where, even where it names the mechanic.
    if (state.preposition !== 'into') state.preposition = null;
    return i + 1;
  }
  if (token.tag === 'stop') return stop(state, i, isTaken);
  if (token.tag === 'preposition') {
    const isExcept = token.text === 'except' && state.tokens[i + 1]?.text !== 'with';
    if (token.text === 'without' || isExcept || (token.text === 'of' && state.tokens[i - 1]?.text === 'instead'))
      state.negated = true;
    // "Shoot down drones", "pick up fish".
    const isParticle = state.clause?.at === i - 1 && /^(up|down|out|off)$/.test(token.text);
    // "Climbs up trees" says where, "digs up bones" what.
    const isDug = /^(dig|drill|pass)$/.test(state.clause?.verb ?? '') && token.text !== 'down';
    if (isParticle && (isDug || !verbClassesOf(state.clause?.verb ?? '').includes('move'))) return i + 1;
    state.preposition = token.text;
    return i + 1;
  }
  if (/^(no|not|never|don't|dont|n't|nt|without)$/.test(token.text)) {
    state.negated = true;
    return i + 1;
  }
  const phrase = phraseAt(state.tokens, i, isTaken);
  if (phrase) {
    nounPhrase(state, phrase, isTaken);
    return phrase.to;
  }
  if (token.tag === 'verb') return verb(state, i);
  if (token.tag === 'pronoun') return readPronoun(state, i);
  return i + 1;
}

/** A comma ends a clause unless it continues a list: "eggs, toast and bacon". */
function stop(state: State, i: number, isTaken: (i: number) => boolean): number {
  if (state.tokens[i]?.text === ',') {
    const next = phraseAt(state.tokens, i + 1, isTaken);
    const follows = next && state.tokens[next.to];
    // "Into the pen, 10 sheep, 2 minutes": where they go is none of what is counted.
    const isWhere =
      state.last?.hasArticle &&
      state.last.count === null &&
      /^(in|into|to|through|onto|on|across|at|from)$/.test(state.tokens[state.last.from - 1]?.text ?? '');
    const isList =
      next &&
      !(isWhere && next.count !== null) &&
      state.last?.to === i &&
      isAlike(next, state.last) &&
      follows?.tag !== 'verb' &&
      (follows?.text === ',' || follows?.text === 'and' || follows?.text === 'or');
    if (isList) return i + 1;
  }
  endClause(state);
  flush(state);
  state.preposition = null;
  state.last = null;
  return i + 1;
}

function nounPhrase(state: State, phrase: NounPhrase, isTaken: (i: number) => boolean): void {
  const { clause, preposition, tokens } = state;
  const next = tokens[phrase.to];
  const isAfterAnd = tokens[phrase.from - 1]?.text === 'and' || tokens[phrase.from - 1]?.text === ',';
  // "In the wind and the secretary has to catch them".
  const isOwnClause = preposition === null || (isAfterAnd && phrase.hasArticle && isPlayable(phrase.class));
  const startsClause = next?.tag === 'verb' && !isTaken(phrase.to) && !/(ing|ed)$/.test(next.text) && isOwnClause;
  if (startsClause) state.preposition = null;
  // "With penguins as pins": they stand for them.
  const part = preposition === 'as' && tokens[phrase.from - 1]?.text === 'as' ? partOf(phrase) : [];
  if (part.length > 0 && state.last?.to === phrase.from - 1) {
    Object.assign(state.last, { traits: [...state.last.traits, ...part], standsFor: phrase.noun });
    state.preposition = null;
    return;
  }
  state.last = phrase;
  if (state.negated) {
    state.negated = false;
    state.result[isSparedAt(tokens, phrase) ? 'spared' : 'denied'].push(phrase);
    return;
  }
  if (clause && startsClause && isAfterAnd) endClause(state);
  if (state.clause && !(startsClause && state.clause.objects.length > 0)) {
    // "From the dragon's tower": that is where.
    const owner = tokens[phrase.from - 1]?.text === "'s" ? state.clause.complements.at(-1) : undefined;
    if (state.preposition !== null) state.clause.complements.push({ preposition: state.preposition, phrase });
    else if (owner && owner.phrase !== you && owner.phrase.to === phrase.from - 1)
      state.clause.complements.push({ preposition: 'in', phrase });
    else state.clause.objects.push(phrase);
  } else
    state.waiting.push({
      phrase,
      preposition: state.preposition,
      beforeMechanic: isTaken(phrase.to) && state.preposition === null,
    });
  // After "and" the same preposition continues.
  if (next?.text !== 'and' && next?.text !== ',' && next?.text !== 'or') state.preposition = null;
}

function verb(state: State, i: number): number {
  const token = state.tokens[i];
  const before = state.tokens[i - 1];
  if (!token) return i + 1;
  // "Avoid hitting the civilians".
  const isKeptFrom = /ing$/.test(token.text) && before?.lemma === 'avoid';
  if (isKeptFrom) state.clause = null;
  const isNegated = state.negated || isKeptFrom;
  state.negated = false;
  // "Before the seagulls get him".
  const isCaught = /^gets?$/.test(token.text) && /^(you|him|her|it|me|them|us)$/.test(state.tokens[i + 1]?.text ?? '');
  if (
    !isCaught &&
    !isFetched(state.tokens, i) &&
    !isMade(state.tokens, i) &&
    /^(be|is|are|was|were|am|can|could|will|must|should|has|have|do|does|let|make|get|gets|want|wants)$/.test(
      token.text,
    )
  ) {
    if (/^(is|are|am|be)$/.test(token.text) && /^(you|i|we)$/.test(before?.text ?? '')) {
      endClause(state);
      state.preposition = 'being';
    } else if (/^there$/.test(before?.text ?? '')) {
      // "You are a pigeon and there are scooters": they are somebody else.
      endClause(state);
      state.preposition = null;
    } else if (/^(is|are)$/.test(token.text)) return equate(state, i);
    return i + 1;
  }
  const isAdjacent = state.last !== null && state.last.to === i;
  const isParticiple = /ing$/.test(token.text);
  // "Ice skating penguin": what stands before says how the penguin skates.
  const next = phraseAt(state.tokens, i + 1, () => false);
  if (
    isAdjacent &&
    isParticiple &&
    state.last &&
    !isPlayable(state.last.class) &&
    !state.last.hasArticle &&
    next?.from === i + 1 &&
    !next.hasArticle &&
    isPlayable(next.class) &&
    state.clause === null
  ) {
    state.waiting = state.waiting.filter(({ phrase }) => phrase !== state.last);
    return i + 1;
  }
  // "Ice cream stacking": the noun before is the object.
  if (
    isAdjacent &&
    isParticiple &&
    state.clause === null &&
    state.last &&
    !isPlayer(state) &&
    (isThing(state.last.class) || (doneToBeings.test(token.lemma) && !state.last.hasArticle)) &&
    isAtEnd(state.tokens[i + 1])
  ) {
    state.waiting = state.waiting.filter(({ phrase }) => phrase !== state.last);
    // Lawn mower racing: what stands before races.
    const moves = verbClassesOf(token.lemma).includes('move');
    state.clause = newClause(token.lemma, i, moves ? state.last : you, isNegated);
    if (!moves) state.clause.objects.push(state.last);
    return i + 1;
  }
  // "Ten balloons to pop": what stands before is popped.
  const named = state.waiting.filter(({ preposition }) => preposition === null || preposition === 'with');
  if (before?.text === 'to' && state.clause === null && named.length > 0 && isAtEnd(state.tokens[i + 1])) {
    const things = named.filter(({ phrase }) => isThing(phrase.class) || doneToBeings.test(token.lemma));
    if (things.length > 0) {
      state.waiting = state.waiting.filter((one) => !things.includes(one));
      state.clause = { ...newClause(token.lemma, i, you, isNegated), objects: things.map(({ phrase }) => phrase) };
      return i + 1;
    }
  }
  // "Kids who want to melt him": the kids do.
  const start = isWished(state.tokens, i) ? i - 2 : i;
  const relative = state.tokens[start - 1];
  const isRelative =
    relative?.tag === 'pronoun' && relative.text !== you && state.last !== null && state.last.to === start - 1;
  // "Vegetables attack my garden, throw garlic at them".
  const done = state.clause ?? state.result.clauses.at(-1);
  const isReply =
    before?.text === ',' &&
    done !== undefined &&
    (/^(attack|invade|raid)$/.test(done.verb) ||
      (token.text === token.lemma && isThrownAtPlayer(done)) ||
      isToldToClimb(token, done));
  // "And don't cut the cactus".
  const isForbidden =
    isNegated && /^(do|don't|never)$/.test(state.tokens[i - (before?.text === "n't" ? 2 : 1)]?.text ?? '');
  // "A bouncer throws guys out, whack them": the player is told to.
  const isTold =
    token.text === token.lemma &&
    token.lemma !== 'count' &&
    (before === undefined || before.tag === 'stop') &&
    /^(them|him|her|it)$/.test(state.tokens[i + 1]?.text ?? '');
  const isOurs = isReply || isForbidden || isTold || isObliged(state.tokens, i);
  const fought = isRelative ? undefined : foesMeant(state, i);
  const meant = isRelative ? undefined : (fought ?? subjectMeant(state.result, before?.text ?? ''));
  const subject: Party | null =
    isOurs || /^(you|i|we)$/.test(before?.text ?? '')
      ? you
      : (meant ?? subjectOfVerb(state, i, { isAdjacent, isRelative }));
  // "Slices fruit flying through the air": the fruit flies and is sliced.
  // "Help the turtle reach the sea": the turtle is helped and does it.
  const isKept = state.clause?.verb === 'help' || meant !== undefined;
  // "Eats tourists who fall off a boat": they are eaten as well.
  const isBoth = isParticiple && isAdjacent && !isDoneByOther(state, i);
  if (state.clause && !isBoth && !isKept && !isRelative) removeFrom(state.clause, subject);
  endClause(state);
  withPartners(state, subject, token.lemma);
  if (subject !== null && subject !== you)
    state.waiting = state.waiting.filter(({ phrase, preposition }) => phrase !== subject || preposition === 'being');
  const isPassive = /(ed|en|ught|un)$/.test(token.text) && state.tokens[i + 1]?.text === 'by';
  const isDeadline =
    subject !== null && subject !== you && (state.tokens[subject.from - 1]?.text === 'before' || fought !== undefined);
  const made = newClause(isCaught ? 'chase' : token.lemma, i, subject ?? you, isNegated);
  const isMeanwhile = subject !== null && subject !== you && state.tokens[subject.from - 1]?.text === 'while';
  state.clause = { ...made, isPassive, isDeadline, isMeanwhile, isOrder: isOurs && !isReply && !isNegated };
  // "Everything falls on him": nobody who was named.
  if (/^(everything|everyone|everybody|something|someone|anything|nothing)$/.test(before?.text ?? ''))
    state.clause.subject = null;
  state.preposition = null;
  return i + 1;
}

/** "You are a carrot shooting": it does so itself. */
const isPlayer = ({ waiting, last }: State): boolean =>
  waiting.some(({ phrase, preposition }) => phrase === last && preposition === 'being');

function removeFrom(clause: Clause, subject: Party | null): void {
  clause.objects = clause.objects.filter((one) => one !== subject);
  clause.complements = clause.complements.filter(({ phrase }) => phrase !== subject || phrase === you);
}

function endClause(state: State): void {
  if (state.clause === null) return;
  state.result.clauses.push(state.clause);
  state.lastSubject = state.clause.subject;
  state.clause = null;
}

function flush(state: State): void {
  state.result.loose.push(...state.waiting);
  state.waiting = [];
}
