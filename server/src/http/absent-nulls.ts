type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

/**
 * Removes nulls from a body where they mean an omitted optional field: many languages serialize an absent value as
 * null. A field whose schema allows null keeps it, because there it clears something; so does a required field, whose
 * error then says what is expected.
 */
export function dropAbsentNulls(schema: object, body: unknown): void {
  const { properties, required = [], items, oneOf } = schema as Schema;
  if (Array.isArray(body)) {
    if (items) for (const entry of body) dropAbsentNulls(items, entry);
    return;
  }
  if (typeof body !== 'object' || body === null) return;
  for (const shape of oneOf ?? []) if (fitsTag(shape, body)) dropAbsentNulls(shape, body);
  const fields = body as Record<string, unknown>;
  for (const [name, field] of Object.entries(properties ?? {})) {
    if (fields[name] === null && !required.includes(name) && !allowsNull(field)) delete fields[name];
    else dropAbsentNulls(field, fields[name]);
  }
}

/** Whether a body matches this shape of a tagged union, by the shape's constants. */
function fitsTag(shape: Schema, body: object): boolean {
  return Object.entries(shape.properties ?? {}).every(
    ([name, field]) => !('const' in field) || (body as Record<string, unknown>)[name] === field['const'],
  );
}

/** A schema without a type accepts any value, null too. */
function allowsNull({ type, anyOf, oneOf }: Schema): boolean {
  const shapes = anyOf ?? oneOf;
  if (shapes) return shapes.some(allowsNull);
  return type === undefined || type === 'null';
}
