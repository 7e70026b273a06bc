import type declared from './settings.json';

type Declared = typeof declared;

/** The type of a value, from that of its default. */
type Value<Default> = Default extends string
    ? string
    : Default extends number
      ? number
      : Default extends boolean
        ? boolean
        : Default extends readonly (infer One)[]
          ? readonly ([One] extends [never] ? string : One)[]
          : Readonly<Record<string, string>>;

/** Texts of the operator's own, by language and key. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All settings of a deployment, as deploy/settings.json declares them. */
export type Settings = {
    readonly [Key in keyof Declared]: Key extends 'texts' ? OwnTexts : Value<Declared[Key]['default']>;
};

interface Setting {
    /** the portal's code, only its page (index.html), or only its server */
    for: 'portal' | 'page' | 'server';
    kind: string;
    default: unknown;
    what: string;
}

export const SETTINGS: Readonly<Record<keyof Settings, Setting>>;
/** The pages that can be switched off. */
export const PAGES: readonly string[];
/** The folders of a build's files. */
export const FOLDERS: readonly string[];
/** How the paths of the portal's pages and folders begin. */
export const TAKEN: readonly string[];
/** Returns all settings: those given, otherwise the defaults; throws one error with a sentence for each that is wrong. */
export function settingsFrom(given: unknown, options?: { server?: boolean }): Settings;
/** The variable of `.env.<mode>` that sets a key. */
export function variableOf(key: string): string;
/** The settings in variables of the environment. */
export function settingsFromEnv(env: Readonly<Record<string, string | undefined>>): Settings;
/** What the portal's code reads. */
export function forPortal(settings: Settings): Partial<Settings>;
