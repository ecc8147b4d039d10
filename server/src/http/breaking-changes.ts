/** The parts of an API document that clients depend on. */
type Schema = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
  security?: Record<string, unknown>[];
};
export type ComparedDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Changes that would break a client of the released document; docs/versioning.md says what counts. */
export function breakingChanges(released: ComparedDocument, current: ComparedDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const after = current.paths[path]?.[method];
      if (after === undefined) return [`${where} is gone`];
      return compareOperations(where, resolved(before, released), resolved(after, current));
    }),
  );
}

/** A copy with all references resolved; our schemas are not recursive. */
function resolved<T>(value: T, document: ComparedDocument): T {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => {
      let found = one as Schema | undefined;
      while (typeof found?.$ref === 'string')
        found = document.components?.schemas?.[found.$ref.split('/').at(-1) ?? ''];
      return found;
    }),
  ) as T;
}

function compareOperations(where: string, before: Operation, after: Operation): string[] {
  const [status] = Object.keys(before.responses).filter((one) => one.startsWith('2'));
  const [answer, nextAnswer] = [before.responses[status ?? ''], after.responses[status ?? '']];
  const [body, nextBody] = [before.requestBody, after.requestBody];
  const open = (security: Operation['security'] = []) => security.length === 0 || security.some((one) => isEmpty(one));
  const schemes = (security: Operation['security'] = []) => security.flatMap((one) => Object.keys(one));
  const needsOther =
    !open(after.security) && !schemes(before.security).some((one) => schemes(after.security).includes(one));
  return [
    ...(needsOther ? [`${where} needs another token`] : []),
    ...(status !== undefined && nextAnswer === undefined ? [`${where} no longer answers ${status}`] : []),
    ...compareAnswers(`${where} answers`, jsonOf(answer), jsonOf(nextAnswer)),
    ...(nextBody?.required && !body?.required && isRequired(jsonOf(nextBody)) ? [`${where} needs a body`] : []),
    ...compareTaken(`${where} takes`, jsonOf(body), jsonOf(nextBody)),
    ...compareParameters(where, before, after),
  ];
}

const isEmpty = (value: object) => Object.keys(value).length === 0;
const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;
const isRequired = (schema: Schema | undefined) => (schema?.required ?? []).length > 0;

function compareParameters(where: string, before: Operation, after: Operation): string[] {
  return (after.parameters ?? []).flatMap((next) => {
    const known = before.parameters?.find((one) => one.name === next.name && one.in === next.in);
    const isNew = next.required === true && known?.required !== true;
    return [
      ...(isNew ? [`${where} needs the parameter ${next.name}`] : []),
      ...compareTaken(`${where} parameter ${next.name}`, known?.schema, next.schema),
    ];
  });
}

/** Responses must keep everything they had. */
function compareAnswers(where: string, before: Schema | undefined, after: Schema | undefined): string[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [kindsOf(before), kindsOf(after)];
  const other = [...is].filter((kind) => was.size > 0 && !was.has(kind));
  if (other.length > 0) return [`${where} may be ${other.join(', ')}`];
  const [shapes, nextShapes] = [shapesOf(before), shapesOf(after)];
  return shapes.flatMap((shape, i) => {
    const next = nextShapes[i];
    if (next === undefined) return [];
    const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
      const found = next.properties?.[name];
      if (found === undefined) return [`${where} ${name} is gone`];
      const isLoose = shape.required?.includes(name) && !next.required?.includes(name);
      return [
        ...(isLoose ? [`${where} ${name} may be absent`] : []),
        ...compareAnswers(`${where} ${name}`, field, found),
      ];
    });
    return [...fields, ...compareAnswers(`${where}[]`, shape.items, next.items)];
  });
}

/** Requests that were valid must still be accepted. */
function compareTaken(where: string, before: Schema | undefined, after: Schema | undefined): string[] {
  if (before === undefined || after === undefined) return [];
  const [was, is] = [kindsOf(before), kindsOf(after)];
  const refused = [...was].filter((kind) => is.size > 0 && !is.has(kind));
  if (refused.length > 0) return [`${where} no longer ${refused.join(', ')}`];
  const choices = (before.enum ?? []).filter((value) => after.enum !== undefined && !after.enum.includes(value));
  const [shapes, nextShapes] = [shapesOf(before), shapesOf(after)];
  return [
    ...choices.map((value) => `${where} no longer ${JSON.stringify(value)}`),
    ...narrowed(where, before, after),
    ...shapes.flatMap((shape, i) => {
      const next = nextShapes[i];
      if (next === undefined) return [`${where} one shape less`];
      const needed = (next.required ?? []).filter((name) => !shape.required?.includes(name));
      const fields = Object.entries(next.properties ?? {}).flatMap(([name, field]) =>
        compareTaken(`${where} ${name}`, shape.properties?.[name], field),
      );
      const entries = compareTaken(`${where}[]`, shape.items, next.items);
      return [...needed.map((name) => `${where} ${name}, which is now required`), ...fields, ...entries];
    }),
  ];
}

function narrowed(where: string, before: Schema, after: Schema): string[] {
  const most = (['maxLength', 'maximum', 'maxItems'] as const).filter(
    (bound) => (after[bound] ?? Number.POSITIVE_INFINITY) < (before[bound] ?? sizeUnsaid(before, bound)),
  );
  const least = (['minLength', 'minimum', 'minItems'] as const).filter(
    (bound) =>
      (after[bound] ?? Number.NEGATIVE_INFINITY) >
      (before[bound] ?? (bound === 'minimum' ? Number.POSITIVE_INFINITY : sizeUnsaid(before, bound))),
  );
  return [...most, ...least].map((bound) => `${where} less: ${bound} is ${after[bound]}`);
}

/** A bound that a pattern expressed before is not a new one. */
function sizeUnsaid(schema: Schema, bound: string): number {
  const isInPattern = 'pattern' in schema;
  if (bound.startsWith('max')) return isInPattern ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return isInPattern ? Number.POSITIVE_INFINITY : 0;
}

/** The JSON types that a value may have; none where the schema does not say. */
function kindsOf(schema: Schema): Set<string> {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return new Set(shapes.flatMap((shape) => [...kindsOf(shape)]));
  if (schema.type !== undefined) return new Set([schema.type === 'integer' ? 'number' : schema.type]);
  return new Set(schema.const === undefined ? [] : [typeof schema.const]);
}

/** The shapes of a value other than null, in their order. */
function shapesOf(schema: Schema): Schema[] {
  const shapes = schema.anyOf ?? schema.oneOf;
  return shapes ? shapes.filter(({ type }) => type !== 'null').flatMap(shapesOf) : [schema];
}
