// node openapi-types.js: writes src/api/types.generated.ts from server/openapi.json. Runs on the host's own Node, 20 and later.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const document = JSON.parse(readFileSync(here('../server/openapi.json'), 'utf8'));
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const routes = Object.entries(document.paths)
  .filter(([path]) => path.startsWith('/api/') && !path.startsWith('/api/sdk/'))
  .flatMap(([path, operations]) =>
    methods.filter((method) => operations[method]).map((method) => routeType(method, path, operations[method])),
  );

writeFileSync(
  here('src/api/types.generated.ts'),
  `// Made from server/openapi.json by "npm run types:api -w web".
/** Every route the app may call: what its path, query and body take, and what it answers. */
export type Api = {
${routes.join('\n')}
};
`,
);

function routeType(method, path, operation) {
  const parameters = (place) => {
    const found = (operation.parameters ?? []).filter((one) => one.in === place);
    const properties = Object.fromEntries(found.map((one) => [one.name, one.schema]));
    return typeOf({ type: 'object', properties, required: found.filter((one) => one.required).map((one) => one.name) });
  };
  const success = Object.keys(operation.responses ?? {}).find((status) => status.startsWith('2'));
  const answer = operation.responses?.[success]?.content?.['application/json']?.schema;
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return `  '${method.toUpperCase()} ${path}': {
    path: ${parameters('path')};
    query: ${parameters('query')};
    body: ${body ? typeOf(body) : 'undefined'};
    answer: ${answer ? typeOf(answer) : success === '204' ? 'undefined' : 'unknown'};
  };`;
}

function typeOf(schema) {
  if (schema.$ref) return typeOf(referred(schema.$ref));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return [...new Set(shapes.map(typeOf))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
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

function objectType({ properties = {}, required = [], additionalProperties }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return additionalProperties && typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties)}>`
    : 'Record<never, never>';
}

function referred(reference) {
  return reference
    .slice(2)
    .split('/')
    .reduce((place, key) => place[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
