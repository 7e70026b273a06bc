import type { English } from './english';
import type publicTexts from './en/public';

export type { English };

/** The same keys with other texts: `satisfies Translation<typeof en>` reports a missing or unknown key. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

type Name<T> = keyof T & (string | number);
type Leaves<T> = { [K in Name<T>]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}` }[Name<T>];
type Groups<T> = { [K in Name<T>]: T[K] extends string ? never : `${K}` | `${K}.${Groups<T[K]>}` }[Name<T>];
type Below<K, G extends string> = K extends `${G}.${infer Rest}` ? Rest : never;

/** The key of a text, e.g. `licences.fields.name`; a misspelt one does not compile. */
export type MessageKey = Leaves<English>;

/** The key of a text of the public pages, which load no others. */
export type PublicKey = Leaves<typeof publicTexts>;

/** A key without its last name, e.g. `licences.fields`. */
export type MessageGroup = Groups<English>;

/** The rest of the keys of a group, e.g. `name` for `licences.fields`. */
export type MessageName<G extends MessageGroup> = Below<MessageKey, G>;

type TextAt<T, K> = K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
        ? TextAt<T[Head], Rest>
        : never
    : K extends keyof T
      ? T[K]
      : never;
type Named<Text> = Text extends `${string}%{${infer Placeholder}}${infer Rest}` ? Placeholder | Named<Rest> : never;
type Counted<Text> = Text extends `${string}||||${string}` ? 'smart_count' : never;

/** The names of the placeholders of a text. */
type Placeholder<K extends MessageKey> = Named<TextAt<English, K>> | Counted<TextAt<English, K>>;

/** `never` for a union of several names. */
type Single<K> = (K extends unknown ? (key: K) => void : never) extends (key: infer Only) => void ? Only : never;

/**
 * The second parameter of `t`: a value for each placeholder of the text. If the key is a union, values for any of its texts, and `_`, the
 * text for an unknown key.
 */
export type Values<K extends MessageKey> = [Single<K>] extends [never]
    ? [values?: Readonly<Partial<Record<Placeholder<K> | '_', string | number>>>]
    : [Placeholder<K>] extends [never]
      ? []
      : [values: Readonly<Record<Placeholder<K>, string | number>>];
