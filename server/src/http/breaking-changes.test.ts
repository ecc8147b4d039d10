import { describe, expect, it } from 'vitest';
import { breakingChanges, type ComparedDocument } from './breaking-changes.ts';

const field = (more: object = {}) => ({ type: 'string', ...more });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function documentWith(
  change: { answer?: object; body?: object; operation?: object; path?: string } = {},
): ComparedDocument {
  const answer = { type: 'object', properties: { name: field(), note: field() }, required: ['name'], ...change.answer };
  const body = {
    type: 'object',
    properties: { title: field({ maxLength: 50 }), kind: field({ enum: ['a', 'b'] }) },
    ...change.body,
  };
  const operation = {
    security: [{ session: [] }],
    requestBody: json(body),
    responses: { '200': json(answer), '400': json({ $ref: '#/components/schemas/Error' }) },
    ...change.operation,
  };
  return {
    paths: { [change.path ?? '/api/things']: { post: operation } },
    components: { schemas: { Error: { type: 'object' } } },
  } as ComparedDocument;
}

const changesTo = (after: ComparedDocument) => breakingChanges(documentWith(), after);

describe('what breaks a client', () => {
  it.each([
    ['a route that is gone', { path: '/api/other' }, 'POST /api/things is gone'],
    ['a field that is gone', { answer: { properties: { name: field() } } }, 'answers note is gone'],
    ['a field of another type', { answer: { properties: { name: { type: 'number' }, note: field() } } }, 'answers name may be number'],
    ['a field that may be null', { answer: { properties: { name: { anyOf: [field(), { type: 'null' }] }, note: field() } } }, 'answers name may be null'],
    ['a field that may be absent', { answer: { required: [] } }, 'answers name may be absent'],
    ['a field that must be sent', { body: { required: ['title'] } }, 'takes title, which is now required'],
    ['a shorter text', { body: { properties: { title: field({ maxLength: 20 }), kind: field() } } }, 'takes title less: maxLength is 20'],
    ['a choice less', { body: { properties: { title: field({ maxLength: 50 }), kind: field({ enum: ['a'] }) } } }, 'takes kind no longer "b"'],
    ['another token', { operation: { security: [{ game: [] }] } }, 'needs another token'],
    ['another status', { operation: { responses: { '201': json({}) } } }, 'no longer answers 200'],
    ['a parameter that must be sent', { operation: { parameters: [{ name: 'q', in: 'query', required: true, schema: field() }] } }, 'needs the parameter q'],
  ])('%s', (_what, change, sentence) => {
    expect(changesTo(documentWith(change)).join('; ')).toContain(sentence);
  }); // biome-ignore format: read as one list

  it.each([
    ['nothing', {}],
    ['a new field', { answer: { properties: { name: field(), note: field(), more: field() } } }],
    ['a new optional field to send', { body: { properties: { title: field({ maxLength: 50 }), kind: field(), more: field() } } }],
    ['a wider bound', { body: { properties: { title: field({ maxLength: 80 }), kind: field() } } }],
    ['no token needed any more', { operation: { security: [] } }],
  ])('but not %s', (_what, change) => {
    expect(changesTo(documentWith(change))).toEqual([]);
  }); // biome-ignore format: read as one list

  it('looks through references on both sides', () => {
    const named = documentWith();
    const schema = named.paths['/api/things']?.['post']?.responses['200']?.content?.['application/json']?.schema ?? {};
    const after = documentWith({ operation: { responses: { '200': json({ $ref: '#/components/schemas/Thing' }) } } });
    after.components = { schemas: { Thing: schema } };
    expect(changesTo(after)).toEqual([]);
    after.components = { schemas: { Thing: { type: 'object', properties: {} } } };
    expect(changesTo(after)).toHaveLength(2);
  });
});
