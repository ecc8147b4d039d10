import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmfValue, amfProperty, decodeAmf0, encodeAmf0 } from './amf0.ts';
import { RtmpError } from './rtmp-error.ts';

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex');
}

function object(entries: Record<string, AmfValue>): AmfValue {
  return Object.assign(Object.create(null), entries);
}

const readAndWritten: [string, string, AmfValue][] = [
  ['number', '00 3ff8000000000000', 1.5],
  ['true', '01 01', true],
  ['false', '01 00', false],
  ['string', '02 0003 61c3a9', 'aé'],
  ['empty string', '02 0000', ''],
  ['object', '03 0001 61 0101 000009', object({ a: true })],
  ['object with __proto__', '03 0009 5f5f70726f746f5f5f 05 000009', object(JSON.parse('{"__proto__":null}'))],
  ['null', '05', null],
  ['undefined', '06', undefined],
  ['ECMA array', '08 00000001 0001 61 05 000009', new Map([['a', null]])],
  ['strict array', '0a 00000002 05 0100', [null, false]],
  ['date', '0b 408f400000000000 0000', new Date(1000)],
];

describe('a value', () => {
  it.each(readAndWritten)('%s reads and writes', (_, bytes, value) => {
    expect(decodeAmf0(hex(bytes))).toEqual([value]);
    expect(encodeAmf0([value]).toString('hex')).toBe(hex(bytes).toString('hex'));
  });

  it.each<[string, string, AmfValue]>([
    ['date with a time zone', '0b 0000000000000000 003c', new Date(0)],
    ['reference to an object before', '03 000009 07 0000', object({})],
    ['unsupported', '0d', undefined],
    ['long string', '0c 00000002 6869', 'hi'],
    ['XML document', '0f 00000004 3c612f3e', '<a/>'],
    ['typed object', '10 0001 54 0001 61 05 000009', object({ a: null })],
    ['ECMA array with a wrong count', '08 ffffffff 0001 61 05 000009', new Map([['a', null]])],
    ['truth other than 1', '01 7f', true],
  ])('%s reads', (_, bytes, value) => {
    expect(decodeAmf0(hex(bytes)).at(-1)).toEqual(value);
  });

  it('a string over 65,535 bytes is written long', () => {
    const text = 'x'.repeat(65_536);
    const bytes = encodeAmf0([text]);
    expect(bytes[0]).toBe(0x0c);
    expect(decodeAmf0(bytes)).toEqual([text]);
  });
});

describe('malformed', () => {
  it.each([
    ['number cut short', '00 3ff8'],
    ['string cut short', '02 0005 6162'],
    ['string without length', '02 00'],
    ['object without end', '03 0001 61 05'],
    ['array promising 4 billion values', '0a ffffffff 05'],
    ['long string promising 4 GB', '0c ffffffff 61'],
    ['reference to nothing', '07 0000'],
    ['movie clip', '04'],
    ['record set', '0e'],
    ['AMF3 value', '11 06'],
    ['unknown type', 'ff'],
    ['object end by itself', '09'],
    ['nesting without end', '0a00000001'.repeat(17)],
    ['more than 4096 values', '05'.repeat(4097)],
  ])('%s is refused', (_, bytes) => {
    expect(() => decodeAmf0(hex(bytes))).toThrow(RtmpError);
  });

  it('an object that contains itself can be read and not be written', () => {
    const [value] = decodeAmf0(hex('03 0001 61 07 0000 000009'));
    expect(amfProperty(amfProperty(value, 'a'), 'a')).toBe(value);
    expect(() => encodeAmf0([value])).toThrow('nested too deeply');
  });

  it('L7: any bytes either decode or are refused as malformed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        try {
          decodeAmf0(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(RtmpError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const { value: anyValue } = fc.letrec<{ value: AmfValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.double({ noNaN: true }),
    fc.boolean(),
    anyText,
    fc.constantFrom(null, undefined),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 4, noNullPrototype: false }).map((entries) => object(entries)),
    fc.array(fc.tuple(anyText, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
}));

it('what is written reads back the same', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 4 }), (values) => {
      expect(decodeAmf0(encodeAmf0(values))).toEqual(values);
    }),
    { numRuns: 300 },
  );
});

it('a property is found in objects and ECMA arrays, and nowhere else', () => {
  expect(amfProperty(object({ app: 'live' }), 'app')).toBe('live');
  expect(amfProperty(new Map([['app', 'live']]), 'app')).toBe('live');
  for (const value of [null, undefined, 'app', 3, [], new Date(0), object({})] as AmfValue[]) {
    expect(amfProperty(value, 'app')).toBeUndefined();
  }
  expect(amfProperty({}, 'toString')).toBeUndefined();
});
