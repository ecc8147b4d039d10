// Asked for by the language itself: an answer would make the SDK look like a promise, or like something to print.
const notMembers = new Set(['then', 'catch', 'finally', 'toJSON']);

const unknownMember: object = lenient(() => Promise.resolve());

// An object whose unknown members can be called, and looked into, without an error: an SDK has more versions and more
// corners than an adapter knows, and a game must not end at one of them.
export function lenient<T extends object>(known: T): T {
  return new Proxy(known, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || notMembers.has(name))
        return Reflect.get(target, name, receiver);
      return unknownMember;
    },
  });
}
