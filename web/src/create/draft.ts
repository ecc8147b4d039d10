import { signal } from '@preact/signals';

/** What somebody began to write stays while they look around; a remix of each game has a text of its own. */
export const drafts = signal<Readonly<Record<string, string>>>({});

const placeOf = (remixOf: string | undefined) => remixOf ?? 'new';

export function draftOf(all: Readonly<Record<string, string>>, remixOf: string | undefined): string {
  return all[placeOf(remixOf)] ?? '';
}

export function writeDraft(remixOf: string | undefined, words: string): void {
  drafts.value = { ...drafts.value, [placeOf(remixOf)]: words };
}
