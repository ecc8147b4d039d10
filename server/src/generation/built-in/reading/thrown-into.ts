import type { NounPhrase } from './noun-phrases.ts';
import { foe, type Reader } from './role-reader.ts';
import { type Clause, you } from './sentence.ts';

/** What has an opening above. */
const containers =
  /(^| )(bin|dustbin|wastebasket|basket|hamper|bucket|pail|cup|mug|glass|bowl|pot|jar|vase|hat|cauldron|crate|box|bag|fountain|well|barrel|sink|toilet|trolley|shopping cart|hole|pond)$/;
const throws = /^(throw|toss|hurl|lob|fling|flick|chuck|launch|sling)$/;

/** "Throw socks into the laundry basket"; a ball goes into the basket that hangs on a wall. */
export function isThrownInto({ verb, objects }: Clause, preposition: string, { noun }: NounPhrase): boolean {
  const isBall = objects.some((one) => one !== you && /(^| )(basketball|ball)$/.test(one.noun));
  const isOnWall = isBall && /^(basket|hoop|net)$/.test(noun);
  return throws.test(verb) && /^(into|in)$/.test(preposition) && containers.test(noun) && !isOnWall;
}

export function openTarget(reader: Reader, phrase: NounPhrase): void {
  foe(reader, phrase, 'stands');
  const target = reader.foes.find(({ noun }) => noun === phrase.noun);
  if (target) target.isOpen = true;
}
