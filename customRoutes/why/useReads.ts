import { useQueries, useQuery } from '@tanstack/react-query';
import { counted } from '#dataProvider/odata/build';
import { isAdministrator } from '#authProvider/roles';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import { useCurrentCustomer } from '#src/shared/hooks/useCurrent';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';
import { useList } from '#src/shared/query/lists';
import { everyQuery } from '#src/shared/query/queries';
import { useApplications } from '../applications/useApplications';
import { fullLicences } from './facts/key';
import type { About, Known, ReadName, Reads, Unread } from './known';

/** The relations of licences: the module of CAM, and, for administrators, the number of keys, which says how many are left (LICENCE-8). */
export const licenceRelations = (me: Pick<User, 'role'>) => ({
    expand: isAdministrator(me) ? ['modules', counted('keys')] : ['modules'],
});

interface Query<Data> {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
}

/** What a read brought; a failed one brought nothing, even if an earlier one did (WHY-3). */
function stateOf<Data, Value>({ data, error, isFetching }: Query<Data>, value: (data: Data) => Value): Value | Unread {
    if (error) return isFetching ? 'reading' : 'failed';
    return data === undefined ? 'reading' : value(data);
}

/** The read of whose chain it is; something was read before. */
export type Person = Query<User> & { data: User };

interface Asked {
    person: Person;
    /** the signed-in user */
    me: User;
    about: About;
}

/**
 * Reads what the chain is told from (WHY-3): what pages have read comes from the cache, all at once otherwise, six calls at most. The keys of
 * licences are read only where none of them has any left.
 */
export function useReads({ person, me, about }: Asked) {
    const provider = usePortalDataProvider();
    const customer = useCurrentCustomer();
    const keys = useList<Key>('keys', { meta: { user: person.data.id } });
    const licences = useQuery(everyQuery(provider, 'licences', undefined, licenceRelations(me)));
    const isDemo = customer.data?.flags.demo;
    const groups = useList<CloudGroup>('cloudGroups', {}, { enabled: isDemo === false });
    const applications = useApplications();
    const rows = { keys: keys.data ?? [], licences: (licences.data ?? []) as Licence[], customer: customer.data };
    const full = keys.data && licences.data ? fullLicences(rows, about) : [];
    const holders = useQueries({
        queries: full.map(licence => everyQuery(provider, 'keys', undefined, { licence })),
    });

    const states: readonly (Known['holders'] | Unread)[] = holders.map((query, at) =>
        stateOf(query, data => new Map([[full[at] ?? '', data as Key[]]])),
    );
    const queries: Record<Exclude<ReadName, 'holders'>, Query<unknown>> = {
        ...{ person, customer, keys, applications, groups },
        licences,
    };
    const reads: Reads = {
        person: stateOf(person, data => data),
        customer: stateOf(customer, data => data),
        keys: stateOf(keys, data => data),
        licences: stateOf(licences, data => data as Licence[]),
        groups: isDemo ? [] : stateOf(groups, data => data),
        applications: stateOf(applications, data => data),
        holders:
            states.find(state => typeof state === 'string') ??
            new Map(states.flatMap(state => (typeof state === 'string' ? [] : [...state]))),
    };
    const all: readonly Query<unknown>[] = [
        ...Object.values(queries).filter(query => query !== groups || isDemo === false),
        ...holders,
    ];
    return {
        reads,
        isFetching: all.some(({ isFetching }) => isFetching),
        /** the failure of one of these reads */
        errorOf: (names: readonly ReadName[]) =>
            names
                .map(name => (name === 'holders' ? holders.find(({ error }) => error)?.error : queries[name].error))
                .find(Boolean) ?? null,
        /** reads everything again */
        again: () => Promise.all(all.map(query => query.refetch())),
        /** reads again what failed */
        retry: () => Promise.all(all.filter(({ error }) => error).map(query => query.refetch())),
    };
}
