import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byId } from '#dataProvider/byId';
import type { User } from '#dataProvider/types';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { nameWithEmail, PERSON_FIELDS } from '../shared/person';
import { recordsQuery } from '../shared/query/records';
import { keptName } from './names';

/** Returns a function that names users by their id: from the server, or else from memory, or else by the id. */
export function useUsersNamed(ids: readonly string[]): (id: string) => string {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const wanted = [...new Set(ids)];
    const { data } = useQuery({
        ...recordsQuery<User>(queries, provider, 'users', { ids: wanted, fields: PERSON_FIELDS }),
        enabled: wanted.length > 0,
    });
    const known = useMemo(() => byId(data), [data]);
    return id => {
        const user = known.get(id) ?? keptName(id);
        return user ? nameWithEmail(user) : id;
    };
}
