import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';

/**
 * Many routes share a schema, and every GET has a HEAD: each schema is compiled once per process. Bounded by the number
 * of routes, so no LRU.
 */
const validators = new Map<string, ValidateFunction>();
const serializers = new Map<string, (answer: unknown) => string>();

type Validator = { (value: unknown): boolean; errors?: ErrorObject[] | null };

const options = {
  allErrors: false,
  verbose: true,
  strict: false,
  // 1e400 in a body is not a number.
  strictNumbers: true,
  removeAdditional: false,
  discriminator: true,
} as const;
const exact = new Ajv({ ...options, coerceTypes: false });
const fromText = new Ajv({ ...options, coerceTypes: true });

/**
 * Bodies and paths are validated as they are; only query strings, which are all text, are coerced to numbers. Compiled
 * with the first request: compiling all took a sixth of a node's start.
 */
export function validatorOf(schema: object, httpPart: string | undefined): Validator {
  const isText = httpPart === 'querystring';
  let compiled: ValidateFunction | undefined;
  const validator: Validator = (value) => {
    compiled ??= known(validators, `${isText} ${JSON.stringify(schema)}`, () =>
      (isText ? fromText : exact).compile(schema),
    );
    const isValid = compiled(value);
    validator.errors = compiled.errors ?? null;
    return isValid;
  };
  return validator;
}

/** Compiled with the first response. */
export function serializerOf(schema: object): (answer: unknown) => string {
  let compiled: ((answer: unknown) => string) | undefined;
  return (answer) => {
    compiled ??= known(serializers, JSON.stringify(schema), () => fastJsonStringify(schema));
    return compiled(answer);
  };
}

function known<T>(map: Map<string, T>, text: string, compile: () => T): T {
  const found = map.get(text) ?? compile();
  map.set(text, found);
  return found;
}
