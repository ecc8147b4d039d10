import { accessSync, constants, statSync } from 'node:fs';
import { findOnPath, isExecutableFile } from './find-on-path.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single settings of the environment; bad values are collected in `problems`, so that all are reported at once. */
/** The source of a setting that is not left at its default. */
export type SettingSource = 'environment' | 'file';

export type Settings = ReturnType<typeof settingsOf>;

export function settingsOf(env: Environment) {
  const problems: string[] = [];
  const names = new Set<string>();
  const text = (name: string) => {
    names.add(name);
    return env[name]?.trim() || undefined;
  };
  const bad = (name: string, expected: string) => problems.push(`${name} must be ${expected}, but is "${env[name]}"`);
  const checked = (name: string, expected: string, isGood: (value: string) => boolean) => {
    const value = text(name);
    if (value !== undefined && !isGood(value)) bad(name, expected);
    return value;
  };
  const originOf = (name: string, value: string, expected: string) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    // A URL with a user, a path, a query or a fragment is longer than its origin with a slash.
    if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) bad(name, expected);
    return url?.origin ?? value;
  };
  return {
    problems,
    /** Every name that was read, set or not. */
    names,
    text,
    whole(name: string, fallback: number, max: number): number {
      const isWhole = (value: string) => /^\d{1,9}$/.test(value) && Number(value) <= max;
      return Number(checked(name, `a whole number from 0 to ${max}`, isWhole) ?? fallback);
    },
    origin(name: string, expected: string): string | undefined {
      const value = text(name);
      return value === undefined ? undefined : originOf(name, value, expected);
    },
    origins: (name: string, expected: string) => list(text(name)).map((value) => originOf(name, value, expected)),
    webAddress: (name: string) =>
      checked(name, 'an address such as https://api.example.com/v1', (value) => hasProtocol(value, /^https?:$/)),
    matching: (name: string, pattern: RegExp, expected: string) =>
      checked(name, expected, (value) => pattern.test(value)),
    program: (name: string) =>
      checked(name, 'a program that can be run', (value) => isExecutableFile(value) || findOnPath(value) !== undefined),
    file: (name: string) => checked(name, 'a file that can be read', isReadable),
    /** The value may contain a password, so the message does not repeat it. */
    address(name: string, protocols: RegExp, example: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !hasProtocol(value, protocols)) {
        problems.push(`${name} must be an address such as ${example}`);
      }
      return value;
    },
    oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const isChoice = (value: string) => (choices as readonly string[]).includes(value);
      return (checked(name, `one of ${choices.join(', ')}`, isChoice) as T | undefined) ?? fallback;
    },
  };
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Parts separated by commas or spaces. */
export function list(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter((part) => part !== '');
}

function hasProtocol(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol);
}
