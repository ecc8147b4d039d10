import { type ComponentChild, Fragment, h } from 'preact';
import { type English, type Key, type Message, spoken } from './catalogue.ts';
import { numberFormat, pluralForm } from './intl.ts';

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextsOf<M> = M extends string ? M : M[keyof M];
type ParamsOf<K extends Key, T> = {
  [Name in NamesIn<TextsOf<English[K]>>]: Name extends 'count' ? number : T;
};
type Arguments<K extends Key, T> = keyof ParamsOf<K, T> extends never ? [] : [params: ParamsOf<K, T>];

/**
 * The message of this key in the visitor's language. Call it while rendering, never once at the start of a module: a
 * component that calls it is rendered anew when the language changes.
 */
export function t<K extends Key>(key: K, ...[params]: Arguments<K, string | number>): string {
  return fill(textOf(key, params), params).join('');
}

/** The same where elements are filled in: `tRich('signIn.sent', { email: <strong>…</strong> })`. */
export function tRich<K extends Key>(key: K, ...[params]: Arguments<K, ComponentChild>): ComponentChild {
  return h(Fragment, null, ...fill<ComponentChild>(textOf(key, params), params));
}

/** What the app says in place of the service's English sentence, by the error code; that sentence where it has none. */
export function translateError(code: string, sentence: string): string {
  const message = spoken.value.messages[`error.${code}`];
  return typeof message === 'string' ? message : sentence;
}

function textOf(key: Key, params: object | undefined): string {
  const message: Message = spoken.value.messages[key] ?? key;
  if (typeof message === 'string') return message;
  const count = params && 'count' in params && typeof params.count === 'number' ? params.count : 0;
  return message[pluralForm(count)] ?? message.other;
}

function fill<T>(text: string, params: Record<string, T> | undefined): (string | T)[] {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    const value = params?.[part];
    return typeof value === 'number' ? numberFormat({}).format(value) : (value ?? '');
  });
}
