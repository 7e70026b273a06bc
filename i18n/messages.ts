import type academy from './en/academy';
import type academyComments from './en/academyComments';
import type academyPlayer from './en/academyPlayer';
import type academySession from './en/academySession';
import type applications from './en/applications';
import type cloudGroups from './en/cloudGroups';
import type contracts from './en/contracts';
import type dashboard from './en/dashboard';
import type errors from './en/errors';
import type keys from './en/keys';
import type licenceUsers from './en/licenceUsers';
import type licences from './en/licences';
import type list from './en/list';
import type profile from './en/profile';
import type publicTexts from './en/public';
import type seats from './en/seats';
import type shell from './en/shell';
import type tickets from './en/tickets';
import type userDetail from './en/userDetail';
import type users from './en/users';

/** The texts of the portal: English is the schema, of which every other language has the keys. */
export type Messages = typeof academy &
    typeof academyComments &
    typeof academyPlayer &
    typeof academySession &
    typeof applications &
    typeof cloudGroups &
    typeof contracts &
    typeof dashboard &
    typeof errors &
    typeof keys &
    typeof licenceUsers &
    typeof licences &
    typeof list &
    typeof profile &
    typeof publicTexts &
    typeof seats &
    typeof shell &
    typeof tickets &
    typeof userDetail &
    typeof users;

/** A number or text in place of each `%{name}`. */
export type Values = Readonly<Record<string, string | number>>;

type Key<K> = K & (string | number);

type Leaves<T> = { [K in Key<keyof T>]: T[K] extends string ? `${K}` : `${K}.${Leaves<T[K]>}` }[Key<keyof T>];
type Groups<T> = { [K in Key<keyof T>]: T[K] extends string ? never : `${K}` | `${K}.${Groups<T[K]>}` }[Key<keyof T>];

/** The key of a text, e.g. `licences.fields.name`; a misspelt one does not compile. */
export type MessageKey = Leaves<Messages>;

/** The part of keys before the last name, e.g. `licences.fields`. */
export type MessageGroup = Groups<Messages>;

type Below<K, G extends string> = K extends `${G}.${infer Name}` ? Name : never;

/** The rest of the keys of a group, e.g. `name` for `licences.fields`. */
export type MessageName<G extends MessageGroup> = Below<MessageKey, G>;
