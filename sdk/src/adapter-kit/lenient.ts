// Read by the language itself: a value would make the SDK look like a promise, or like something printable.
const notMembers = new Set(['then', 'catch', 'finally', 'toJSON']);

const unknownMember: object = lenient(() => Promise.resolve());

// An object whose unknown members can be called and read without an error: foreign SDKs have more versions and features
// than an adapter knows, and a game must not crash at one of them.
export function lenient<T extends object>(known: T): T {
  return new Proxy(known, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || notMembers.has(name))
        return Reflect.get(target, name, receiver);
      return unknownMember;
    },
  });
}
