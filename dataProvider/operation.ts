import type { Creations, PortalDataProvider, Records } from '.';
import { changeOf, type PortalActions } from './actions';
import { isLookedUp } from './calls/changes';
import type { Change } from './calls';
import type { Judges, Sent } from './calls/looks';
import { callOf } from './crud';
import type { DialogStep, Step, Subject } from './jobs/steps';
import type { Compared, Shown } from './meanwhile';
import type { ManyResult } from './queue/many';
import { sendVerified, type Tries } from './queue/verified';

/** The changes that a component makes: each keeps its name, and is looked up when its outcome is unknown (MANY-5). */

/** How a change is looked up. */
export interface How<Judge = never> {
    /** what a try was to do; the next one of the same looks first (MANY-3). By default its parameters, without what was there before */
    of?: string;
    judge?: Judge;
    /** what the component has shown of what is changed: it is read again and compared right before (MANY-17) */
    was?: object;
}

/** What must be said of how a change is made: also what was shown, where that is compared. */
type HowOf<Method, Judge> = Method extends keyof Compared ? [how: How<Judge> & { was: Compared[Method] }] : [how?: How<Judge>];

type JudgeOf<Method> = Method extends 'orderAcademy'
    ? Judges['POST /orders/academy']
    : Method extends 'addComment'
      ? Judges['POST /academy/videos/{id}/comments']
      : never;

type JudgeOfNew<Name> = Name extends 'keys'
    ? Judges['POST /keys']
    : Name extends 'users'
      ? Judges['POST /users']
      : Name extends 'cloudGroups'
        ? Judges['POST /cloudGroups']
        : never;

/** A data provider that knows what a component changes with it, and looks up what becomes of it. */
export type OperationProvider = Omit<PortalDataProvider, keyof PortalActions | 'create'> & {
    [Method in keyof PortalActions]: (
        ...given: [...Parameters<PortalActions[Method]>, ...HowOf<Method, JudgeOf<Method>>]
    ) => ReturnType<PortalActions[Method]>;
} & {
    create<Name extends keyof Creations>(
        name: Name,
        params: { data: Creations[Name] },
        how?: How<JudgeOfNew<Name>>,
    ): Promise<{ data: Records[Name] }>;
    /** takes a step that jobs take too, for one record; `of` as in `How`, by default the record's id */
    step(step: DialogStep, subject: Subject, of?: string): Promise<unknown>;
    /** takes steps for several records, at most six calls in parallel; resolves with the failures, even if all fail (MANY-1) */
    many<Item>(items: readonly Item[], stepOf: (item: Item) => [Step, Subject]): Promise<ManyResult<Item>>;
};

export interface Operation {
    provider: OperationProvider;
    /** the changes that were asked for, sent or not: also one that was not sent shows that what is shown may be stale */
    changes: ReadonlySet<Change>;
}

type Method = (...given: unknown[]) => Promise<unknown>;

/** Leaves out what was there before, which the next try may know better. */
const withoutBefore = (name: string, value: unknown): unknown => (name === 'previousData' ? undefined : value);

const loadCheck = () => import('./meanwhile');

/** Fetches the code that checks a change, for who is about to make one. */
export const fetchCheck = (): void => void loadCheck().catch(() => undefined);

/** The changes of one record, by what the component has shown of it (MANY-17). */
function guarded(provider: PortalDataProvider, shown: Shown) {
    const checked = (verb: 'updateChecked' | 'deleteChecked') => async (name: string, params: Sent) =>
        (await loadCheck())[verb](provider, name, params, shown);
    return { create: provider.create as Method, update: checked('updateChecked'), delete: checked('deleteChecked') };
}

/**
 * Begins an operation. `tries` are those of its component whose outcome is unknown, `shown` is what it has shown of the records that it
 * changes.
 */
export function beginOperation(provider: PortalDataProvider, tries: Tries, shown: Shown = new Map()): Operation {
    const changes = new Set<Change>();

    /** Makes a change with these parameters, and with how it is looked up. */
    const make = (
        change: Change,
        method: Method,
        params: unknown,
        { of = JSON.stringify(params, withoutBefore), judge, was }: How<unknown> = {},
    ): Promise<unknown> => {
        changes.add(change);
        if (!isLookedUp(change)) return method(params);
        const send = async (): Promise<unknown> =>
            was ? (await loadCheck()).sendChecked(change, method, { provider, params, was, judge, shown }) : method(params);
        const look = async () => (await import('./calls/looks')).LOOKS[change](provider, params as never, judge as never);
        return sendVerified(send, look, { tries, of });
    };

    /** Makes a change whose first parameter is a resource. */
    const verbs = guarded(provider, shown);
    const crud =
        (verb: keyof typeof verbs) =>
        (name: string, ...given: [unknown, How<unknown>?]) =>
            make(callOf(name, verb) as Change, params => (verbs[verb] as Method)(name, params), ...given);

    const own = {
        create: crud('create'),
        update: crud('update'),
        delete: crud('delete'),
        step: async (...given) => (await import('./jobs')).takeStep({ provider, changes, tries }, ...given),
        many: async (...given) => (await import('./jobs')).takeSteps({ provider, changes, tries }, ...given),
    } as Pick<OperationProvider, 'create' | 'update' | 'delete' | 'step' | 'many'>;

    const scoped = new Proxy(provider, {
        get(target, name) {
            if (name in own) return own[name as keyof typeof own];
            const method: unknown = Reflect.get(target, name);
            const change = changeOf(String(name));
            return change ? (...given: [unknown, How<unknown>?]) => make(change, method as Method, ...given) : method;
        },
    });
    return { provider: scoped as unknown as OperationProvider, changes };
}
