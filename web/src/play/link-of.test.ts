import { describe, expect, it } from 'vitest';
import { linkOf } from './link-of.ts';

describe('the links a game may lead its player to', () => {
  it.each([
    ['https://author.example/', 'https://author.example/'],
    ['http://author.example', 'http://author.example/'],
    ['https://author.example/a b', 'https://author.example/a%20b'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['file:///etc/passwd', undefined],
    ['https://coinop.example@evil.example/', undefined],
    ['/relative', undefined],
    [`https://author.example/${'x'.repeat(200)}`, undefined],
    [`https://author.example/${'ü'.repeat(100)}`, undefined],
    [7, undefined],
    [undefined, undefined],
  ])('%s', (address, link) => {
    expect(linkOf(address)).toBe(link);
  });
});
