import { isDeepStrictEqual } from 'node:util';
import type { Operation } from './openapi-operation.ts';
import { ErrorBody } from './schemas.ts';

type Schema = Record<string, unknown>;
type Components = Record<string, Schema>;
type Described = { paths?: Record<string, object | undefined>; components?: object };

/**
 * Moves every schema with a `title` to the document's components, and also the bodies and responses of operations,
 * named after them: client generators create a type for each. The routes keep their complete schemas.
 */
export function nameSchemas<D extends Described>(document: D): D {
  const components: Components = { Error: { ...plain(ErrorBody), title: 'Error' } };
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations ?? {}) as Operation[]) nameOperation(operation, components);
  }
  const sorted = Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1));
  document.components = { ...document.components, schemas: Object.fromEntries(sorted) };
  return document;
}

function nameOperation(operation: Operation, components: Components): void {
  const name = (operation.operationId ?? '').replace(/^./, (letter) => letter.toUpperCase());
  const body = operation.requestBody?.content['application/json'];
  if (body) body.schema = nameSchema(portable(body.schema), components, `${name}Request`);
  for (const parameter of operation.parameters ?? []) {
    parameter.schema = portable(parameter.schema);
    const { description } = parameter.schema;
    if (typeof description === 'string') parameter.description ??= description;
  }
  for (const { content } of Object.values(operation.responses)) {
    const answer = content?.['application/json'];
    if (answer) answer.schema = nameSchema(portable(answer.schema), components, `${name}Response`);
  }
}

/** A reference to the component of a named schema; others stay inline. */
function nameSchema(schema: Schema, components: Components, otherwise?: string): Schema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') return [key, mapValues(value as Components, (one) => nameSchema(one, components))];
      if (key === 'items') return [key, nameSchema(value as Schema, components)];
      if (key === 'anyOf' || key === 'oneOf')
        return [key, (value as Schema[]).map((one) => nameSchema(one, components))];
      return [key, value];
    }),
  );
  if ('discriminator' in schema) inner['discriminator'] = discriminatorOf(schema, inner);
  const name = typeof schema['title'] === 'string' ? schema['title'] : otherwise;
  if (name === undefined || '$ref' in schema) return inner;
  const known = components[name];
  if (known && !isDeepStrictEqual(known, inner)) throw new Error(`Two schemas are called ${name}`);
  components[name] = inner;
  return { $ref: `#/components/schemas/${name}` };
}

/** Maps the tag's values to their components, which other tools would look for under the values' own names. */
function discriminatorOf(schema: Schema, named: Schema): Schema {
  const { propertyName } = schema['discriminator'] as { propertyName: string };
  const shapes = schema['oneOf'] as { properties: Record<string, { const: string }> }[];
  const references = named['oneOf'] as { $ref: string }[];
  const mapping = shapes.map(({ properties }, i) => [properties[propertyName]?.const, references[i]?.$ref]);
  return { propertyName, mapping: Object.fromEntries(mapping) };
}

function mapValues(values: Components, change: (value: Schema) => Schema): Components {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as Schema;

/**
 * Patterns limited to what the regular expressions of other languages support. They are wider than ours, which use
 * Unicode properties and look-ahead; the descriptions state the rest.
 */
function portable(schema: Schema): Schema {
  const text = JSON.stringify(schema, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { pattern, 'x-format': format, ...rest } = value as Schema;
    if (typeof pattern !== 'string') return format === undefined ? value : { ...rest, format };
    const isPortable = !/\\p\{|\(\?[=!]/.test(pattern);
    const plainer = pattern.includes('\\t\\r\\n') ? paragraphPattern : linePattern;
    return { ...rest, pattern: isPortable ? pattern : plainer, ...(format !== undefined && { format }) };
  });
  return JSON.parse(text) as Schema;
}

const linePattern = '^[^\\x00-\\x1f\\x7f-\\x9f]*$';
const paragraphPattern = '^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*$';
