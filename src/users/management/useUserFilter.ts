import { useCallback, useMemo } from 'react';
import type { User } from '#dataProvider/types';
import type { Narrow } from '../../shared/list/types';
import { useListParams } from '../../shared/list/useListParams';
import { useEvery } from '../../shared/query/every';

/** The filters of the list of users besides its search and state, as ids in the URL (USER-16); `''` if unset. */
export interface UserFilter {
    licence: string;
    group: string;
    set(name: 'licence' | 'group', value: string): void;
}

/** Every user has both. */
const FIELDS = ['id', 'email'] as const;

/** Returns the ids of all users of a licence or group; undefined until they have been read. */
function useIds(parent: 'licence' | 'group', id: string) {
    const { query } = useEvery<User>('users', { meta: { [parent]: id, expand: [] }, fields: FIELDS, enabled: id !== '' });
    const { data } = query;
    return { query, ids: useMemo(() => data && new Set(data.map(user => user.id)), [data]) };
}

/**
 * Returns the filter by a licence and by a cloud group, and what narrows the list by it. The API cannot filter users by licence or group: the ids
 * of their users are read once, and the list is filtered as by a state (LIST-11).
 */
export function useUserFilter(): { filter: UserFilter; narrow: Narrow<User> | undefined } {
    const [params, write] = useListParams();
    const licence = params.get('licence') ?? '';
    const group = params.get('group') ?? '';
    const ofLicence = useIds('licence', licence);
    const ofGroup = useIds('group', group);
    const set = useCallback<UserFilter['set']>((name, value) => write({ [name]: value, page: null }), [write]);
    const asked = [...(licence ? [ofLicence] : []), ...(group ? [ofGroup] : [])];
    const isPending = asked.some(({ query }) => query.isPending);
    const error = asked.find(({ query }) => query.isError)?.query.error ?? null;
    const [inLicence, inGroup] = [licence ? ofLicence.ids : undefined, group ? ofGroup.ids : undefined];
    const isNarrowed = asked.length > 0;
    const narrow = useMemo<Narrow<User> | undefined>(
        () =>
            isNarrowed
                ? {
                      isShown: ({ id }) => (inLicence?.has(id) ?? true) && (inGroup?.has(id) ?? true),
                      waits: { isPending: isPending && error === null, error },
                  }
                : undefined,
        [isNarrowed, inLicence, inGroup, isPending, error],
    );
    return { filter: { licence, group, set }, narrow };
}
