import { t } from '../messages/translate.ts';

/** Prompts that show what can be asked for: somebody, somewhere, who does something. Each leads to another kind of game. */
export function ideas(): string[] {
  return [
    t('idea.1'),
    t('idea.2'),
    t('idea.3'),
    t('idea.4'),
    t('idea.5'),
    t('idea.6'),
    t('idea.7'),
    t('idea.8'),
    t('idea.9'),
    t('idea.10'),
    t('idea.11'),
    t('idea.12'),
    t('idea.13'),
    t('idea.14'),
    t('idea.15'),
  ];
}

/** What to say when there is a game already, and only something about it should be different. */
export function remixIdeas(): string[] {
  return [t('idea.remix1'), t('idea.remix2'), t('idea.remix3'), t('idea.remix4'), t('idea.remix5'), t('idea.remix6')];
}

/** A few of them, others each time one asks. */
export function someOf(all: readonly string[], count: number, turn: number): string[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(turn * count + i) % all.length] ?? '');
}
