import { Ajv, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';

/** Many routes share a schema, and every GET has a HEAD: each schema is compiled once a process. Closed by the number of routes, so no LRU. */
const validators = new Map<string, ValidateFunction>();
const serializers = new Map<string, (answer: unknown) => string>();

const options = {
  allErrors: false,
  verbose: true,
  strict: false,
  // 1e400 in a body is no number.
  strictNumbers: true,
  removeAdditional: false,
  discriminator: true,
} as const;
const exact = new Ajv({ ...options, coerceTypes: false });
const fromText = new Ajv({ ...options, coerceTypes: true });

/** Bodies and paths are taken as they are; only query strings, which are all text, may turn into numbers. */
export function validatorOf(schema: object, httpPart: string | undefined): ValidateFunction {
  const ajv = httpPart === 'querystring' ? fromText : exact;
  return known(validators, `${httpPart === 'querystring'} ${JSON.stringify(schema)}`, () => ajv.compile(schema));
}

export function serializerOf(schema: object): (answer: unknown) => string {
  return known(serializers, JSON.stringify(schema), () => fastJsonStringify(schema));
}

function known<T>(map: Map<string, T>, text: string, compile: () => T): T {
  const found = map.get(text) ?? compile();
  map.set(text, found);
  return found;
}
