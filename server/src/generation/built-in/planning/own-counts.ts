import type { Counted, Foe, Frame, Good, Named } from '../reading/frame.ts';
import type { Mechanic, Modifier } from '../reading/mechanics.ts';

/** What is thrown, kicked, slid or shot, one for each try. */
const oneForEachTry =
  /(^| )(ball|basketball|football|puck|stone|rock|disc|frisbee|dart|arrow|penalty|shot|kick|snowball|horseshoe|ring|axe|knife)$/;

/** The mechanics that count their tries, by the name they have for them. */
const tries: Partial<Record<Mechanic, Counted>> = {
  throw: 'shots',
  goalkeeper: 'shots',
  batting: 'shots',
  darts: 'shots',
  golf: 'holes',
  curling: 'shots',
};

/** Units that count tries where nothing else is counted so: "15 balls", "6 stones", "9 baskets" of disc golf. */
const unitsOfTries: Counted[] = ['shots', 'balls', 'bins', 'rings'];

const kindsWithLanes = /^(traffic|hopper|rhythm)$/;

/** Four lanes are those of a road, and six bullets are not for ranks of invaders but for what pops up. */
export function inCountedKind(frame: Frame): Frame {
  const { mechanic, isMechanicNamed, numbers, hero, modifiers } = frame;
  if (isMechanicNamed) return frame;
  if (numbers.lanes && hero?.class === 'vehicle' && !kindsWithLanes.test(mechanic ?? ''))
    return { ...frame, mechanic: 'traffic' };
  if (mechanic === 'shooter' && numbers.shots)
    return { ...frame, mechanic: 'whack', modifiers: [...new Set<Modifier>([...modifiers, 'shoots'])] };
  return frame;
}

/** So many keys open an exit when the prompt wants them and does not say how many. */
const keysToExit = 4;
const obtains = /^(get|collect|find|gather|grab|pick|take|need|steal)$/;

/** "Escape the maze, get all the keys": the exit opens once they are taken. */
function withKeysOfExit(frame: Frame): Frame {
  const { mechanic, modifiers, numbers, goods, acts } = frame;
  if (mechanic !== 'maze' || !modifiers.includes('exit') || numbers.collect) return frame;
  const isWanted = goods.some(
    ({ noun, role, isPlural }) =>
      role === 'collected' && isPlural && acts.some(({ verb, object }) => object === noun && obtains.test(verb)),
  );
  return isWanted ? { ...frame, numbers: { ...numbers, collect: keysToExit } } : frame;
}

const rails = /^(railway|railroad|rail|train track|railway track|track)$/;

/** "Crosses a railway with 4 tracks": trains come along so many lanes, unless somebody else does. */
function withRails(frame: Frame): Frame {
  const { mechanic, goods, foes, hazards, place, numbers } = frame;
  const tracks = goods.find(({ noun }) => /(^| )track$/.test(noun));
  if (mechanic !== 'hopper' || !(tracks || place.words.some((word) => rails.test(word)))) return frame;
  const train: Foe = { noun: 'train', class: 'vehicle', count: null, isPlural: true, traits: [], does: 'stands' };
  const lanes = numbers.lanes ?? tracks?.count ?? null;
  return {
    ...frame,
    goods: goods.filter((one) => one !== tracks),
    foes: foes.length + hazards.length > 0 ? foes : [train],
    numbers: { ...numbers, ...(lanes !== null && { lanes }) },
  };
}

/** "A taxi takes 8 passengers": they are what it picks up. */
function withPassengers(frame: Frame): Frame {
  const { people, ...numbers } = frame.numbers;
  if (frame.mechanic !== 'delivery' || people === undefined || numbers.collect !== undefined) return frame;
  return { ...frame, numbers: { ...numbers, collect: people } };
}

const isTarget = ({ noun }: Named): boolean => /(^| )(target|bullseye)$/.test(noun);

/** "Shoot five targets": so many pop up in a gallery, and so many boards are aimed at one after the other. */
function withTargets(frame: Frame): Frame {
  const { mechanic, foes, goods, tools, numbers } = frame;
  const all: Named[] = [...foes, ...goods, ...tools].filter(isTarget);
  const named = all.find(({ count }) => count !== null) ?? all[0];
  if (!named || !(mechanic === 'whack' || mechanic === 'darts')) return frame;
  const [others, rest] = [foes.filter((one) => !isTarget(one)), tools.filter((one) => !isTarget(one))];
  const target: Foe = { ...named, count: null, isPlural: true, does: 'stands' };
  const { collect: _collect, foes: _foes, ...counts } = numbers;
  if (mechanic === 'whack')
    return {
      ...frame,
      foes: others.length > 0 ? others : [target],
      goods: goods.filter((one) => !isTarget(one)),
      tools: rest,
      numbers: named.count ? { ...counts, foes: named.count } : numbers,
    };
  return {
    ...frame,
    foes: others,
    goods: goods.map((one): Good => (isTarget(one) ? { ...one, count: null } : one)),
    tools: rest,
    numbers: named.count && !counts.rounds ? { ...counts, rounds: named.count } : numbers,
  };
}

/** A spelling quiz of ten words has ten questions. */
function withWordsAsked(frame: Frame): Frame {
  const { words, ...numbers } = frame.numbers;
  const isAsked = frame.mechanic === 'quiz' && words !== undefined && numbers.questions === undefined;
  return isAsked ? { ...frame, numbers: { ...numbers, questions: words } } : frame;
}

/** Answers are there to choose from, and sums go up to a number. */
const isNoQuestion =
  /^\d+ (answers?|options?|choices?|possib\p{L}*|antwort\p{L}*|respuestas?|opciones|réponses?|choix|risposte|respostas?|opções|odpowiedzi|ответ\p{L}*|варианта?\p{L}*|players?|letters?|digits?|minutes?|seconds?|topics?|categories|rounds?|grade\p{L}*|times|teams?|friends|people)$/iu;

/** "Guess the flag, 10 flags": each is asked about once. */
function withThingsAsked(frame: Frame): Frame {
  const { mechanic, numbers, counts = [], knowledge, modifiers } = frame;
  if (mechanic !== 'quiz' || numbers.questions !== undefined || modifiers.includes('counting')) return frame;
  const { factor, resultMax, tables = [] } = knowledge.filter;
  const taken = [...Object.values(numbers), factor, resultMax, ...tables];
  const said = counts.find(
    ({ count, what, isGiven }) =>
      !isGiven && count <= 50 && /^\d/.test(what) && !isNoQuestion.test(what) && !taken.includes(count),
  );
  return said ? { ...frame, numbers: { ...numbers, questions: said.count } } : frame;
}

/** The stones of curling are counted for both, unless so many are said to be for each. */
function forBoth(frame: Frame): Frame {
  const { mechanic, numbers, counts = [] } = frame;
  const isEach = counts.some(({ count, isEach }) => isEach && count === numbers.shots);
  return mechanic === 'curling' && numbers.shots && isEach
    ? { ...frame, numbers: { ...numbers, shots: numbers.shots * 2 } }
    : frame;
}

/** "Hit 6 sixes": they are struck, and no foes. */
function withHomers(frame: Frame): Frame {
  const { foes, ...numbers } = frame.numbers;
  return numbers.homers !== undefined && foes === numbers.homers ? { ...frame, numbers } : frame;
}

/** "Basketball with 15 balls", "saves 12 pucks" and "curling, 6 stones" say how many tries there are. */
export const withOwnCounts = (asked: Frame): Frame => forBoth(countTries(asked));

function countTries(asked: Frame): Frame {
  const frame = withTargets(withThingsAsked(withWordsAsked(withHomers(asked))));
  const unit = frame.mechanic ? tries[frame.mechanic] : undefined;
  if (unit === undefined) return withPassengers(withRails(withKeysOfExit(frame)));
  if (frame.numbers[unit] !== undefined) return frame;
  const { numbers, goods, tools } = frame;
  const isTried = ({ noun, count }: Named) => count !== null && oneForEachTry.test(noun);
  const said = unitsOfTries.find((one) => numbers[one] !== undefined);
  // Whatever is thrown by a catapult is used up.
  const thrown =
    [...goods, ...tools].find(isTried) ??
    (frame.mechanic === 'throw' ? tools.find(({ count }) => count !== null) : undefined);
  const count = (said && numbers[said]) ?? thrown?.count;
  if (count === undefined || count === null) return frame;
  // What is saved is not collected as well.
  const { [said ?? unit]: _said, collect, ...rest } = numbers;
  const isCollected = collect !== undefined && collect !== count;
  return {
    ...frame,
    numbers: { ...rest, ...(isCollected && { collect }), [unit]: count },
    goods: goods.map((one): Good => (isTried(one) ? { ...one, count: null } : one)),
  };
}
