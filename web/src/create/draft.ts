import { signal } from '@preact/signals';
import { onAccountChange } from '../state/session.ts';
import { readStored, store } from '../state/storage.ts';

type Drafts = Readonly<Record<string, string>>;

/** Prompts not sent yet, which survive a reload; each remixed game has its own. */
export const drafts = signal<Drafts>(JSON.parse(readStored('drafts') ?? '{}') as Drafts);

const placeOf = (remixOf: string | undefined) => remixOf ?? 'new';

export function draftOf(all: Drafts, remixOf: string | undefined): string {
  return all[placeOf(remixOf)] ?? '';
}

export function writeDraft(remixOf: string | undefined, words: string): void {
  const { [placeOf(remixOf)]: _, ...others } = drafts.value;
  save(words === '' ? others : { ...others, [placeOf(remixOf)]: words });
}

function save(next: Drafts): void {
  drafts.value = next;
  store('drafts', Object.keys(next).length === 0 ? undefined : JSON.stringify(next));
}

onAccountChange((after) => {
  if (after === 'sign-out') save({});
});
