const opening = '^\\s*(?:(?:please|pls|hey|hi|can|could|would|will|you|i (?:want|need) you to)[\\s,]+)*';
const verbs =
  '(?:walk|feed|water|wash|clean|tidy|mow|cook|iron|vacuum|hoover|mop|dust|do|make|take|pick|drop|drive|bring|collect|babysit|look|watch|mind|charge|empty|load|unload|fold|brush|groom|shovel|rake|paint|pack|return|get|check|answer|lock|turn|put|bake|milk|train|buy|send|find)(?: (?:up|out|off|on|after|care of))?';

/** Work that one asks of others: "walk my dog", "take out the trash". */
const work = new RegExp(`${opening}${verbs} (?:my|our|the)\\b`, 'iu');
/** The same at home, where even the hour says that it is meant. */
const workAtHome = new RegExp(
  `${opening}${verbs} (?:(?:my|our)\\b|the (?:trash|garbage|rubbish|bins?|dishes|dishwasher|laundry|lawn|plants)\\b)`,
  'iu',
);

/** What nobody says to a game: to report back, to do it for somebody, and that nobody is at home. */
const favour =
  /\b(?:text|call|e-?mail|message|phone|ping|notify|tell) me (?:when|once|after|if|as soon as)\b|\blet me know\b|\bsend (?:me|us) (?:an? |the |some )?(?:photos?|pictures?|pics?|messages?|texts?|bill|receipt|invoice|e-?mail|videos?)\b|\bfor (?:me|us)\b(?=\s*(?:$|[,.!?]|please|pls|while|every|until|today|tomorrow|tonight|this|next))|\b(?:while|when|until|till) (?:i(?:['’]?m| am| get| come)|we(?:['’]?re| are| get| come)) (?:away|out|gone|asleep|sleeping|abroad|off|back|home|travell?ing|at (?:work|school|the office)|on (?:holidays?|vacation|a trip|my|our))\b/iu;
const appointed =
  /\b(?:every|each) (?:morning|day|evening|week|night|weekend|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:tomorrow|tonight|this afternoon|next (?:week|monday|weekend)|by (?:\d|monday|friday|noon|tomorrow))\b/iu;

const reminder = /^\s*(?:(?:please|hey|can you|could you)[\s,]+)*(?:remind|wake) (?:me|us)\b/iu;

/** "Feed my cat while I am on holiday" asks for a helping hand, even though cats can be fed in a game. */
export const isChore = (prompt: string): boolean =>
  reminder.test(prompt) ||
  (work.test(prompt) && favour.test(prompt)) ||
  (workAtHome.test(prompt) && appointed.test(prompt));
