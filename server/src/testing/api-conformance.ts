import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../http/openapi.ts';
import type { RecordedAnswer } from './recorded-answers.ts';

type Documented = {
  content?: Record<string, object>;
  headers?: { 'Error-Code'?: { schema: { enum: string[] } } };
};

/** Describes how a response differs from the API document; undefined when it conforms. */
export function conformanceTo(document: OpenApiDocument): (answer: RecordedAnswer) => string | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => ({
    path,
    operations: operations as Record<string, { responses: Record<string, Documented> }>,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    // Static segments win over parameters.
    parameters: path.split('{').length,
  }));
  paths.sort((a, b) => a.parameters - b.parameters);

  return ({ method, path, status, code, type, text }) => {
    const found = paths.find(({ pattern, operations }) => pattern.test(path) && method.toLowerCase() in operations);
    if (found === undefined) return undefined;
    const where = `${method} ${found.path} ${status}`;
    const documented = found.operations[method.toLowerCase()]?.responses[status];
    if (documented === undefined) return `${where} ${code ?? ''} is not documented`;
    if (code !== null && !documented.headers?.['Error-Code']?.schema.enum.includes(code))
      return `${where} has the undocumented code ${code}`;
    const media = type?.split(';')[0] ?? '';
    if (text === '') return undefined;
    if (!(media in (documented.content ?? {}))) return `${where} has the undocumented content type ${media}`;
    if (media !== 'application/json') return undefined;
    const steps = ['paths', found.path, method.toLowerCase(), 'responses', status, 'content', media, 'schema'];
    const pointer = steps.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = validators.get(where) ?? ajv.compile({ $ref: `api#/${pointer.join('/')}` });
    validators.set(where, validate);
    return validate(JSON.parse(text)) ? undefined : `${where}: ${ajv.errorsText(validate.errors)}`;
  };
}
