import type academy from './en/academy';
import type applications from './en/applications';
import type cloudGroups from './en/cloudGroups';
import type contracts from './en/contracts';
import type dashboard from './en/dashboard';
import type deadlines from './en/deadlines';
import type deadlinesPage from './en/deadlinesPage';
import type errors from './en/errors';
import type exportTexts from './en/export';
import type finder from './en/finder';
import type jobs from './en/jobs';
import type keys from './en/keys';
import type learningRecord from './en/learningRecord';
import type licences from './en/licences';
import type list from './en/list';
import type membership from './en/membership';
import type planInvite from './en/planInvite';
import type planJobs from './en/planJobs';
import type planReceipt from './en/planReceipt';
import type planTexts from './en/plans';
import type planSource from './en/planSource';
import type profile from './en/profile';
import type publicTexts from './en/public';
import type seats from './en/seats';
import type shell from './en/shell';
import type tickets from './en/tickets';
import type userDetail from './en/userDetail';
import type users from './en/users';
import type verbs from './en/verbs';

/** The English texts of the signed-in portal; English is the schema of every other language. */
export type Messages = typeof academy &
    typeof applications &
    typeof cloudGroups &
    typeof contracts &
    typeof dashboard &
    typeof deadlines &
    typeof deadlinesPage &
    typeof errors &
    typeof exportTexts &
    typeof finder &
    typeof jobs &
    typeof keys &
    typeof learningRecord &
    typeof licences &
    typeof list &
    typeof membership &
    typeof planInvite &
    typeof planJobs &
    typeof planReceipt &
    typeof planSource &
    typeof planTexts &
    typeof profile &
    typeof seats &
    typeof shell &
    typeof tickets &
    typeof userDetail &
    typeof users &
    typeof verbs;

/** The same keys with other texts: `satisfies Translation<typeof en>` reports a missing or unknown key. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

type Name<T> = keyof T & (string | number);
type Leaves<T> = { [K in Name<T>]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}` }[Name<T>];
type Groups<T> = { [K in Name<T>]: T[K] extends string ? never : `${K}` | `${K}.${Groups<T[K]>}` }[Name<T>];
type Below<K, G extends string> = K extends `${G}.${infer Rest}` ? Rest : never;

/** The key of a text, e.g. `licences.fields.name`; a misspelt one does not compile. */
export type MessageKey = Leaves<Messages>;

/** The key of a text of the public pages, which load no others. */
export type PublicKey = Leaves<typeof publicTexts>;

/** A key without its last name, e.g. `licences.fields`. */
export type MessageGroup = Groups<Messages>;

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
type Placeholder<K extends MessageKey> = Named<TextAt<Messages, K>> | Counted<TextAt<Messages, K>>;

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
