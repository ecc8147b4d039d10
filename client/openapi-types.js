// node openapi-types.js [--check]: writes src/api-types.generated.ts from server/openapi.json, or says whether it is stale.
// Runs on the host's own Node, 20 and later.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const document = JSON.parse(readFileSync(here('../server/openapi.json'), 'utf8'));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const schemas = Object.entries(document.components.schemas);

const text = `// Made from server/openapi.json by "npm run types:api -w client".

${schemas.map(([name, schema]) => `export type ${safe(name)} = ${typeOf(schema)};`).join('\n\n')}

/** Every operation: the token it needs, what its path, query and body take, and what it answers. */
export type Operations = {
${operations.map(operationType).join('\n')}
};

/** Where each operation is. */
export const operations = {
${operations.map(({ operationId, method, path }) => `  ${operationId}: { method: '${method}', path: '${path}' },`).join('\n')}
} as const satisfies Record<keyof Operations, { method: string; path: string }>;

/** Those whose lost answer can be asked for again with an Idempotency-Key. */
export const repeatableRoutes: readonly string[] = [
${operations
  .filter(isRepeatable)
  .map(({ method, path }) => `  '${method} ${path}',`)
  .join('\n')}
];
`;
const file = here('src/api-types.generated.ts');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('client/src/api-types.generated.ts is stale; run "npm run types:api -w client" and commit the result.');
  process.exitCode = 1;
}

/** Error would hide the global one. */
function safe(name) {
  return name === 'Error' ? 'ErrorBody' : name;
}

function operationType(operation) {
  const parameters = (place) => {
    const found = (operation.parameters ?? []).filter((one) => one.in === place);
    const properties = Object.fromEntries(found.map((one) => [one.name, one.schema]));
    return typeOf({ type: 'object', properties, required: found.filter((one) => one.required).map((one) => one.name) });
  };
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const answer = operation.responses[success]?.content?.['application/json']?.schema;
  const { content, required } = operation.requestBody ?? {};
  const body = content?.['application/json']?.schema;
  const schemes = operation.security.map((one) => Object.keys(one)[0] ?? 'none');
  return `  ${operation.operationId}: {
    token: '${schemes.length === 0 ? 'none' : schemes.length > 1 ? 'optional' : schemes[0]}';
    path: ${parameters('path')};
    query: ${parameters('query')};
    body: ${body ? `${typeOf(body)}${required ? '' : ' | undefined'}` : 'undefined'};
    answer: ${answer ? typeOf(answer) : 'undefined'};
  };`;
}

function isRepeatable({ parameters = [] }) {
  return parameters.some(({ name }) => name === 'idempotency-key');
}

function typeOf(schema) {
  if (schema.$ref) return safe(schema.$ref.split('/').at(-1));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return [...new Set(shapes.map(typeOf))].join(' | ');
  switch (schema.type) {
    case 'object':
      return objectType(schema);
    case 'array':
      return `(${typeOf(schema.items ?? {})})[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<never, never>';
}
