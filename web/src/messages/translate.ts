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
 * The message of this key in the visitor's language. Call it while rendering, never at module level: a component that
 * calls it is rendered again when the language changes.
 */
export function t<K extends Key>(key: K, ...[params]: Arguments<K, string | number>): string {
  return fill(textOf(key, params), params).join('');
}

/** The same with elements as values: `tRich('signIn.sent', { email: <strong>…</strong> })`. */
export function tRich<K extends Key>(key: K, ...[params]: Arguments<K, ComponentChild>): ComponentChild {
  return h(Fragment, null, ...fill<ComponentChild>(textOf(key, params), params));
}

/** The translation of an error by its code; the service's English sentence where there is none. */
export function translateError(code: string, sentence: string): string {
  return translationOf(`error.${code}`) ?? sentence;
}

/** The title of one of the platform's achievements by its id; the service's English title where there is none. */
export function achievementTitle(id: string, title: string): string {
  return translationOf(`achievement.${id}`) ?? title;
}

export function achievementText(id: string, description: string): string {
  return translationOf(`achievement.${id}.text`) ?? description;
}

function translationOf(key: string): string | undefined {
  const message = spoken.value.messages[key];
  return typeof message === 'string' ? message : undefined;
}

function textOf(key: Key, params: object | undefined): string {
  const message: Message = spoken.value.messages[key] ?? key;
  if (typeof message === 'string') return message;
  const count = params && 'count' in params && typeof params.count === 'number' ? params.count : 0;
  return message[pluralForm(count)] ?? message.other;
}

/** The parts of a text, with values in the place of its names; numbers are formatted. */
export function fill<T>(text: string, params: Record<string, T> | undefined): (string | T)[] {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    const value = params?.[part];
    return typeof value === 'number' ? numberFormat({}).format(value) : (value ?? '');
  });
}
