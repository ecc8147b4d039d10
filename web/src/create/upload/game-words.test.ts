import { describe, expect, it } from 'vitest';
import { tagsOf, withControls } from './game-words.ts';

describe('the words of a game', () => {
  it.each([
    ['A fox runs.', 'Controls: arrow keys', 'A fox runs.\nControls: arrow keys'],
    ['', 'Controls: tap', 'Controls: tap'],
    [' A fox. ', '', 'A fox.'],
  ])('%j with the controls %j', (description, controls, shown) => {
    expect(withControls(description, controls)).toBe(shown);
  });

  it('has its tags once each, in small letters, and not too many', () => {
    expect(tagsOf(' Puzzle, cats,, puzzle ,a,b,c,d')).toEqual(['puzzle', 'cats', 'a', 'b', 'c']);
  });
});
